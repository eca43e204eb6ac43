//! Names, amounts and lists in the language that is being spoken.

use std::ops::Deref;

use table::{Seat, Voice};

use crate::catalog::words::Kind;
use crate::catalog::{CardId, Catalog};
use crate::choice::{kind_key, size_key};
use crate::gigs::DieId;
use crate::state::Name;

/// The words of the game, and the catalog whose things are named in them.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub catalog: &'static Catalog,
    words: table::Words<'a>,
}

impl<'a> Deref for Words<'a> {
    type Target = table::Words<'a>;
    fn deref(&self) -> &table::Words<'a> {
        &self.words
    }
}

impl<'a> Words<'a> {
    pub fn new(catalog: &'static Catalog, voice: impl Into<Voice<'a>>) -> Words<'a> {
        Words { catalog, words: table::Words { texts: catalog.texts(), voice: voice.into() } }
    }

    /// Says a message about a card.
    pub fn of_card(&self, id: &str, card: CardId) -> String {
        self.say(id, &[("card", self.card(card).into())])
    }

    /// "V: Streetkid", the same in every language.
    pub fn card(&self, card: CardId) -> String {
        self.catalog.name(card)
    }

    /// "Psycho Squad", "Psycho Squad (2nd)", "the face-down Legend in place 1".
    pub fn piece(&self, name: Name) -> String {
        if !name.card.is_some() {
            return self.say("piece-face-down", &[("place", name.copy.into())]);
        }
        let card = self.card(name.card);
        if name.copy < 2 { card } else { self.say("piece-copy", &[("card", card.into()), ("copy", name.copy.into())]) }
    }

    /// "Psycho Squad of seat 1".
    pub fn piece_of(&self, name: Name) -> String {
        self.say("piece-of", &[("piece", self.piece(name).into()), ("seat", name.seat.into())])
    }

    /// "d6".
    pub fn size(&self, die: DieId) -> String {
        size_key(die.size()).to_owned()
    }

    /// "Program".
    pub fn kind(&self, kind: Kind) -> String {
        self.word(&format!("kind-{}", kind_key(kind)))
    }

    /// "2 cards".
    pub fn count(&self, count: u8) -> String {
        self.say("count-cards", &[("count", count.into())])
    }

    /// "Legends 1 and 3 and 2 Eddies": what is spent for a price.
    pub fn sources(&self, eddies: u8, legends: u8) -> String {
        let places: Vec<String> = (0..3u8).filter(|place| legends & (1 << place) != 0).map(|place| (place + 1).to_string()).collect();
        let mut parts = Vec::new();
        if !places.is_empty() {
            let count = places.len() as u8;
            parts.push(self.say("source-legends", &[("count", count.into()), ("places", self.all(&places).into())]));
        }
        if eddies > 0 || parts.is_empty() {
            parts.push(self.say("source-eddies", &[("count", eddies.into())]));
        }
        self.all(&parts)
    }

    /// "Floor It, 2 Mantis Blades": cards with how often each is there, in the order of the catalog.
    pub fn cards(&self, cards: impl IntoIterator<Item = CardId>) -> String {
        self.cards_with(cards, |card| self.card(card))
    }

    /// The same, with a name of one's own for each.
    pub fn cards_with(&self, cards: impl IntoIterator<Item = CardId>, name: impl Fn(CardId) -> String) -> String {
        let mut sorted: Vec<CardId> = cards.into_iter().collect();
        sorted.sort_unstable();
        let each = sorted.chunk_by(|one, other| one == other).filter_map(|same| {
            let name = name(*same.first()?);
            Some(if same.len() == 1 { name } else { format!("{} {name}", same.len()) })
        });
        each.collect::<Vec<_>>().join(", ")
    }

    /// Says a message about a seat.
    pub fn by(&self, id: &str, seat: Seat) -> String {
        self.say(id, &[("seat", seat.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Lang;

    #[test]
    fn what_pays_is_told_in_one_breath() {
        let words = Words::new(Catalog::load(), Lang::En);
        assert_eq!(words.sources(2, 0b101), "Legends 1 and 3 and 2 Eddies");
        assert_eq!(words.sources(1, 0), "1 Eddie");
        assert_eq!(words.sources(0, 0b10), "Legend 2");
        let words = Words::new(Catalog::load(), Lang::It);
        assert_eq!(words.sources(2, 0b101), "le Leggende 1 e 3 e 2 Eddie");
    }
}
