//! What the cards say that can be seen: those in play, and the hand of who looks.

use std::collections::BTreeSet;

use table::wording::wrapped;

use super::scene::Scene;
use crate::catalog::words::Kind;
use crate::catalog::{CardId, text};
use crate::state::SEATS;

impl Scene<'_> {
    /// Every such card once, by type, with its figures and its text.
    pub(super) fn faces(&self) -> String {
        let mut cards: BTreeSet<CardId> = BTreeSet::new();
        for seat in SEATS {
            let (side, seen) = (self.view.board.side(seat), self.view.seen(seat));
            cards.extend(side.pieces.iter().map(|piece| piece.card));
            cards.extend(side.gear.iter().map(|gear| gear.card));
            cards.extend(seen.legends.iter().flatten());
            cards.extend(seen.hand.iter().flatten());
        }
        let mut cards: Vec<CardId> = cards.into_iter().filter(|card| card.is_some()).collect();
        if cards.is_empty() {
            return String::new();
        }
        cards.sort_by_key(|&card| (self.words.catalog.card(card).kind, card));
        let lines = cards.into_iter().map(|card| wrapped(&self.face(card), 2, 4));
        std::iter::once(self.words.word("position-faces")).chain(lines).collect::<Vec<_>>().join("\n")
    }

    /// A card with its figures and its text.
    fn face(&self, id: CardId) -> String {
        let words = &self.words;
        let card = words.catalog.card(id);
        let power = if card.kind == Kind::Gear { format!("{:+}", card.power) } else { card.power.to_string() };
        let message = match card.kind {
            Kind::Program => "face-program",
            Kind::Legend if card.cost.is_none() => "face-legend",
            _ => "face-unit",
        };
        let args = [
            ("card", words.card(id).into()),
            ("kind", text::word(words.catalog, words.voice.lang, "kind", &card.kind).into()),
            ("cost", card.cost.unwrap_or(0).into()),
            ("power", power.into()),
        ];
        let paragraphs: Vec<String> = text::card(words.catalog, id, words.voice.lang)
            .into_iter()
            .map(|paragraph| if paragraph.ends_with('.') { paragraph } else { format!("{paragraph}.") })
            .collect();
        format!("{} {}", words.say(message, &args), paragraphs.join(" ")).trim_end().to_owned()
    }
}
