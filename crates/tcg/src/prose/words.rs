//! Names, amounts and lists in the language that is being spoken.

use table::text::Arg;
use table::{Lang, Seat};

use crate::catalog::words::Kind;
use crate::catalog::{CardId, Catalog};
use crate::choice::{kind_key, size_key};
use crate::gigs::DieId;
use crate::state::Name;

/// A language and the catalog whose things are named in it.
#[derive(Clone, Copy)]
pub(super) struct Words {
    pub catalog: &'static Catalog,
    pub lang: Lang,
}

impl Words {
    /// Says a message.
    pub fn say(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        self.catalog.texts().get(self.lang, id, args)
    }

    /// Says a message that needs nothing.
    pub fn word(&self, id: &str) -> String {
        self.say(id, &[])
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
        self.say("piece-of", &[("piece", self.piece(name).into()), ("seat", name.seat.0.into())])
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

    /// "a", "a and b", "a, b and c".
    pub fn all(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [before @ .., last] => self.say("list-and", &[("before", before.join(", ").into()), ("last", last.clone().into())]),
        }
    }

    /// Says a message about a seat.
    pub fn by(&self, id: &str, seat: Seat) -> String {
        self.say(id, &[("seat", seat.0.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_pays_is_told_in_one_breath() {
        let words = Words { catalog: Catalog::load(), lang: Lang::En };
        assert_eq!(words.sources(2, 0b101), "Legends 1 and 3 and 2 Eddies");
        assert_eq!(words.sources(1, 0), "1 Eddie");
        assert_eq!(words.sources(0, 0b10), "Legend 2");
        let words = Words { lang: Lang::It, ..words };
        assert_eq!(words.sources(2, 0b101), "le Leggende 1 e 3 e 2 Eddie");
    }
}
