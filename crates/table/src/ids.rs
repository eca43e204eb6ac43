//! Ids of a catalog: a state holds a card by its place in the file, as a small number; logs, scenarios and digests
//! name it by its key.

use std::marker::PhantomData;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::digest::unordered;

/// The id of a card: its place in the file. [`ids!`](crate::ids!) declares them.
pub trait Id: Copy + Ord {
    /// How many cards there can be.
    const MOST: usize;

    /// The id of the card at a place; [`Id::MOST`] is that of no card.
    fn at(place: usize) -> Self;

    /// The place of its card.
    fn place(self) -> usize;
}

/// Declares the ids of a catalog, and gives the catalog a lookup by id, one by key, a list and its `all_keys`. The
/// catalog has a field with the `Vec` of each kind of cards, by the name of the list, and cards have a `key`.
///
/// The number is as wide as the catalog wants: `u8` for up to 255 cards, `u16` for more. It is part of every state.
///
/// ```text
/// table::ids! { Catalog:
///     /// A card, by its place in the file.
///     CardId(u16): Card in cards, card, card_id;
/// }
/// ```
#[macro_export]
macro_rules! ids {
    ($catalog:ident: $($(#[$about:meta])* $id:ident($number:ty): $card:ident in $cards:ident, $get:ident, $find:ident;)+) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
            pub struct $id(pub $number);

            impl $crate::ids::Id for $id {
                const MOST: usize = <$number>::MAX as usize;

                #[inline]
                fn at(place: usize) -> $id {
                    $id(place as $number)
                }

                #[inline]
                fn place(self) -> usize {
                    usize::from(self.0)
                }
            }

            impl Default for $id {
                fn default() -> $id {
                    $id::NONE
                }
            }

            impl $id {
                /// No card, or one that is not known.
                pub const NONE: $id = $id(<$number>::MAX);

                /// Whether it is a card.
                #[inline]
                pub const fn is_some(self) -> bool {
                    self.0 != <$number>::MAX
                }

                /// The card's stable name.
                pub fn key(self, catalog: &$catalog) -> &str {
                    catalog.$cards.get(usize::from(self.0)).map_or("unknown", |card| &card.key)
                }
            }
        )+

        impl $catalog {
            $(
                /// The card of an id.
                #[inline]
                pub fn $get(&self, id: $id) -> &$card {
                    &self.$cards[usize::from(id.0)]
                }

                /// The id of a card by its stable name.
                pub fn $find(&self, key: &str) -> Option<$id> {
                    self.$cards.iter().position(|card| card.key == key).map($crate::ids::Id::at)
                }

                /// All cards of this kind with their ids, in the order of their file.
                pub fn $cards(&self) -> impl ExactSizeIterator<Item = ($id, &$card)> {
                    self.$cards.iter().enumerate().map(|(place, card)| ($crate::ids::Id::at(place), card))
                }
            )+

            /// What the ids stand for.
            fn all_keys(&self) -> $crate::digest::Keys {
                $crate::digest::Keys::NONE$(.with(stringify!($id), self.$cards.iter().map(|card| card.key.as_str())))+
            }
        }
    };
}

/// How a set of cards is written that a state holds as bits: as the list of their ids, so that a digest can name them.
/// For fields: `#[serde(with = "Bits::<CardId>")]`.
pub struct Bits<I>(PhantomData<I>);

impl<I: Id + Serialize> Bits<I> {
    /// Writes bits by place as a list of ids.
    pub fn serialize<B: Copy + Into<u128>, S: Serializer>(bits: &B, serializer: S) -> Result<S::Ok, S::Error> {
        let bits: u128 = (*bits).into();
        unordered(&(0..128).filter(|place| bits >> place & 1 == 1).map(I::at).collect::<Vec<I>>(), serializer)
    }
}

impl<'de, I: Id + Deserialize<'de>> Bits<I> {
    /// Reads a list of ids as bits by place.
    pub fn deserialize<B: TryFrom<u128>, D: Deserializer<'de>>(deserializer: D) -> Result<B, D::Error> {
        let ids = Vec::<I>::deserialize(deserializer)?;
        let bit = |id: I| 1u128.checked_shl(id.place() as u32);
        let bits = ids.into_iter().map(bit).try_fold(0, |bits, bit| Some(bits | bit?));
        bits.and_then(|bits| B::try_from(bits).ok()).ok_or_else(|| D::Error::custom("there is no such card"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    pub struct Card {
        key: String,
    }

    pub struct Catalog {
        cards: Vec<Card>,
    }

    crate::ids! { Catalog:
        /// A card.
        CardId(u16): Card in cards, card, find;
    }

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct Held {
        #[serde(with = "Bits::<CardId>")]
        few: u16,
        #[serde(with = "Bits::<CardId>")]
        many: u128,
    }

    #[test]
    fn ids_go_beyond_a_byte() {
        let catalog = Catalog { cards: (0..300).map(|number| Card { key: format!("card-{number}") }).collect() };
        let last = catalog.find("card-299").unwrap();
        assert_eq!((last, catalog.card(last).key.as_str(), catalog.cards().last().unwrap().0), (CardId(299), "card-299", last));
        assert_eq!((CardId::at(CardId::MOST), CardId::NONE.key(&catalog)), (CardId::NONE, "unknown"));
        assert!(last.is_some() && !CardId::default().is_some());
        let digest = format!("{:?}", catalog.all_keys());
        assert!(digest.contains("CardId") && digest.contains("card-299"), "{digest}");
    }

    #[test]
    fn bits_are_written_as_ids() {
        let held = Held { few: 0b101, many: 1 << 127 | 1 };
        let text = serde_json::to_string(&held).unwrap();
        assert_eq!(text, r#"{"few":[0,2],"many":[0,127]}"#);
        assert_eq!(serde_json::from_str::<Held>(&text).unwrap(), held);
        for wrong in [r#"{"few":[16],"many":[]}"#, r#"{"few":[],"many":[128]}"#] {
            assert!(serde_json::from_str::<Held>(wrong).unwrap_err().to_string().contains("there is no such card"), "{wrong}");
        }
    }
}
