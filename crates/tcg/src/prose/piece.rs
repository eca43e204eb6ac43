//! Legends and Units of the position, with all that is marked on them.

use table::Seat;
use table::wording::wrapped;

use super::scene::Scene;
use crate::catalog::words::Keyword;
use crate::state::{Marks, Name, Piece, SEATS};

/// What is said of a piece for a mark.
const MARKS: [(u32, &str); 11] = [
    (Marks::LAG, "fact-lag"),
    (Marks::SOLO, "fact-solo"),
    (Marks::ATTACK_UNITS, "fact-attack-units"),
    (Marks::ATTACK_SPENT, "fact-attack-spent"),
    (Marks::ATTACK_READY, "fact-attack-ready"),
    (Marks::UNDEFEATED, "fact-undefeated"),
    (Marks::HARMLESS, "fact-harmless"),
    (Marks::WATCHED, "fact-watched"),
    (Marks::MUST, "fact-must"),
    (Marks::MUST_NEXT, "fact-must-next"),
    (Marks::STAYS_SPENT, "fact-stays-spent"),
];

impl Scene<'_> {
    /// The Legends area, place by place.
    pub(super) fn legends(&self, seat: Seat) -> Vec<String> {
        let words = &self.words;
        let mut legends: Vec<&Piece> = self.view.board.side(seat).legends().collect();
        legends.sort_by_key(|piece| piece.slot);
        let mut lines: Vec<String> = legends
            .into_iter()
            .map(|piece| {
                let name = match self.known_legend(seat, piece.slot) {
                    _ if piece.face_up() => words.card(piece.card),
                    Some(card) => words.of_card("legend-known", card),
                    None if piece.marks.has(Marks::KNOWN) => words.word("legend-looked-at"),
                    None => words.word("legend-down"),
                };
                let facts = self.facts(seat, piece).join(", ");
                let args = [("place", (piece.slot + 1).into()), ("name", name.into()), ("facts", facts.into())];
                wrapped(&words.say("position-legend", &args), 4, 6)
            })
            .collect();
        if !lines.is_empty() {
            lines.insert(0, format!("  {}", words.word("position-legends")));
        }
        lines
    }

    /// The Units on the field.
    pub(super) fn field(&self, seat: Seat) -> Vec<String> {
        let words = &self.words;
        let mut lines: Vec<String> = self
            .view
            .board
            .side(seat)
            .units()
            .map(|piece| {
                let name = Name { seat, card: piece.card, copy: piece.copy };
                let args = [("unit", self.with_power(name).into()), ("facts", self.facts(seat, piece).join(", ").into())];
                wrapped(&words.say("position-unit", &args), 4, 6)
            })
            .collect();
        let head = if lines.is_empty() { "position-field-empty" } else { "position-field" };
        lines.insert(0, format!("  {}", words.word(head)));
        lines
    }

    /// Ready or spent, what is marked on it, its keywords and its Gear.
    fn facts(&self, seat: Seat, piece: &Piece) -> Vec<String> {
        let words = &self.words;
        let mut said = vec![words.word(if piece.spent() { "fact-spent" } else { "fact-ready" })];
        said.extend(MARKS.iter().filter(|(mark, _)| piece.marks.has(*mark)).map(|(_, id)| words.word(id)));
        for placer in SEATS {
            if piece.marks.has(Marks::NO_ATTACK[placer.index()]) {
                said.push(words.by("fact-no-attack", placer));
            }
            if piece.marks.has(Marks::NO_READY[placer.index()]) {
                said.push(words.by("fact-no-ready", placer));
            }
        }
        let keywords = [(Keyword::Blocker, "BLOCKER"), (Keyword::Adrenaline, "ADRENALINE")];
        let has = |keyword| piece.on_field() && self.reads().has(seat, piece, keyword);
        said.extend(keywords.into_iter().filter(|(keyword, _)| has(*keyword)).map(|(_, name)| name.to_owned()));
        if piece.fight != 0 {
            said.push(words.say("fact-fight", &[("by", format!("{:+}", piece.fight).into())]));
        }
        if piece.fewer > 0 {
            said.push(words.say("fact-fewer", &[("count", piece.fewer.into())]));
        }
        if piece.cheaper > 0 {
            said.push(words.say("fact-cheaper", &[("by", piece.cheaper.into())]));
        }
        let gear: Vec<String> = self.view.board.side(seat).gear_of(piece.id).map(|card| words.card(card)).collect();
        if !gear.is_empty() {
            said.push(words.say("fact-gear", &[("gear", words.all(&gear).into())]));
        }
        said
    }
}
