//! Units on the field and Legends in their area.

use table::Seat;
use table::scenario::{Staging, items};

use super::Staged;
use crate::catalog::CardId;
use crate::catalog::words::{Keyword, Kind};
use crate::deck::LEGENDS;
use crate::setup::{USUAL, named};
use crate::spelling;
use crate::state::{CARDS, FIELD, Gear, Marks, Piece};
use crate::view::marks::{DID, HOLDS};

/// Marks of a moment in the middle of an effect, or of the first turn, which no position on the field has.
const ELSEWHERE: u32 = Marks::PICKED | Marks::STAYS_SPENT;
/// Marks of Legends that went to the field.
const OF_LEGENDS: u32 = Marks::SOLO | Marks::SOLO_NOW;

impl Staged<'_> {
    fn piece(&mut self, card: CardId, copy: u8, slot: u8) -> Piece {
        let id = self.state.board.number();
        Piece { id, card, copy, slot, marks: Marks::default(), power: 0, fight: 0, fewer: 0, cheaper: 0 }
    }

    fn equip(&mut self, seat: Seat, host: u8, words: &str) -> Result<(), String> {
        for key in words.split('+').map(str::trim).filter(|key| !key.is_empty()) {
            let card = self.find(key)?;
            if self.catalog.card(card).kind != Kind::Gear {
                return Err(format!("{key} is no Gear"));
            }
            let gear = &mut self.state.board.side_mut(seat).gear;
            if gear.room() == 0 {
                return Err(format!("at most {CARDS} Gear can lie there"));
            }
            gear.push(Gear { host, card });
        }
        Ok(())
    }

    /// Units on the field: `KEY [spent] [lag] [MARK ...] [power +N] [with GEAR + GEAR]`.
    pub(super) fn field(&mut self, seat: Seat) {
        // The Legends come back when it is known which of them are on the field.
        self.state.board.side_mut(seat).pieces.clear();
        self.each(&format!("{seat} field"), |stage, item| stage.unit(seat, item));
    }

    fn unit(&mut self, seat: Seat, item: &str) -> Result<(), String> {
        let (words, gear) = item.split_once(" with ").unwrap_or((item, ""));
        let mut words = words.split_whitespace();
        let written = words.next().unwrap_or_default();
        let (key, copy) = spelling::copy_of(written)?;
        let card = self.find(key)?;
        let next = self.state.board.copy_of(seat, card);
        if copy != next && written != key {
            let right = if next > 1 { format!("{key}/{next}") } else { key.to_owned() };
            return Err(format!("'{written}' comes out of turn; copies are named in their order: the next is '{right}'"));
        }
        let legend = match self.catalog.card(card).kind {
            Kind::Unit => false,
            Kind::Legend => true,
            _ => return Err(format!("{key} is neither a Unit nor a Legend")),
        };
        if legend && next > 1 {
            return Err(format!("{key} is a Legend, of which there is one"));
        }
        let fielded = self.state.board.side(seat).units().filter(|piece| self.catalog.card(piece.card).kind == Kind::Legend).count();
        if legend && fielded == LEGENDS {
            return Err(format!("{key} is one Legend too many; there are {LEGENDS}"));
        }
        let mut piece = self.piece(card, next, FIELD);
        piece.marks.put(Marks::FACE_UP);
        while let Some(word) = words.next() {
            let mut number = |range: std::ops::RangeInclusive<i8>| {
                let number = words.next().and_then(|change| change.parse().ok()).filter(|change| range.contains(change));
                number.ok_or_else(|| format!("after '{word}' stands a number from {} to {}", range.start(), range.end()))
            };
            match word {
                "ready" => {}
                "spent" => piece.marks.put(Marks::SPENT),
                "lag" => piece.marks.put(Marks::LAG),
                "power" => piece.power = number(-100..=100)?,
                "fight" => piece.fight = number(-100..=100)?,
                "steals-fewer" => piece.fewer = number(0..=9)?.unsigned_abs(),
                word => piece.marks.put(self.mark(word, &["ready", "spent", "lag", "power", "fight", "steals-fewer"])?),
            }
        }
        if piece.marks.has(ELSEWHERE) {
            return Err("'stays-spent' is for Legends in their area, and 'picked' for the middle of an effect".to_owned());
        }
        if piece.marks.has(OF_LEGENDS) && !legend {
            return Err(format!("{key} is no Legend, so that it cannot have gone solo"));
        }
        if legend && self.catalog.card(card).keywords.contains(&Keyword::GoSolo) {
            piece.marks.put(Marks::SOLO);
        }
        let id = piece.id;
        self.state.board.side_mut(seat).pieces.push(piece);
        self.equip(seat, id, gear)
    }

    /// Legends by place: `KEY up|down|known|gone [spent] [MARK ...] [with GEAR + GEAR]`. Those that are neither
    /// named nor on the field are out of the game; where no line names any, those of the seat's deck lie face-down.
    pub(super) fn legends(&mut self, seat: Seat) {
        let catalog = self.catalog;
        let is_legend = |card: CardId| catalog.card(card).kind == Kind::Legend;
        let fielded: Vec<CardId> = self.state.board.side(seat).units().map(|piece| piece.card).filter(|&card| is_legend(card)).collect();
        let usual: Vec<CardId> = named(catalog, USUAL[seat.index() % 2]).legends().to_vec();
        self.state.own_mut(seat).unseen.clear();
        let room = LEGENDS.saturating_sub(fielded.len());
        let mut used = fielded.clone();
        match self.given.take(&format!("{seat} legends")) {
            None => {
                let down: Vec<CardId> = usual.iter().copied().filter(|card| !fielded.contains(card)).take(room).collect();
                for (slot, card) in (0..).zip(down) {
                    let piece = self.piece(CardId::NONE, slot + 1, slot);
                    self.state.own_mut(seat).unseen.push(card);
                    self.state.board.side_mut(seat).pieces.push(piece);
                }
            }
            Some((line, words)) => {
                let listed: Vec<&str> = items(&words).collect();
                if listed.len() > room {
                    let says = format!("there are {LEGENDS} Legends; {} are named and {} are on the field", listed.len(), fielded.len());
                    return self.given.problem(line, says + "; one that is on the field is not named here");
                }
                for (slot, item) in (0..).zip(listed) {
                    match self.legend(seat, slot, item, &used) {
                        Ok(card) => used.push(card),
                        Err(says) => self.given.problem(line, says),
                    }
                }
                // The others have left the game, whichever they were.
                let missing = LEGENDS.saturating_sub(used.len());
                let others = usual.into_iter().filter(|card| !used.contains(card)).take(missing);
                self.state.board.side_mut(seat).removed.extend(others);
            }
        }
        self.state.own_mut(seat).unseen.sort_unstable();
        // As at a table that was dealt: Legends in their area stand first.
        self.state.board.side_mut(seat).pieces.sort_by_key(Piece::on_field);
    }

    fn legend(&mut self, seat: Seat, slot: u8, item: &str, used: &[CardId]) -> Result<CardId, String> {
        let (words, gear) = item.split_once(" with ").unwrap_or((item, ""));
        let mut words = words.split_whitespace();
        let key = words.next().unwrap_or_default();
        let card = self.find(key)?;
        if self.catalog.card(card).kind != Kind::Legend {
            return Err(format!("{key} is no Legend"));
        }
        if used.contains(&card) {
            return Err(format!("{key} stands on the field or in 'legends' already; it is named once"));
        }
        let mut piece = self.piece(CardId::NONE, slot + 1, slot);
        let mut lies = None;
        while let Some(word) = words.next() {
            match word {
                "up" | "down" | "known" | "gone" => {
                    if let Some(other) = lies.replace(word) {
                        return Err(format!("{key} is '{word}' and '{other}'; it is one of up, down, known and gone"));
                    }
                }
                "ready" => {}
                "spent" => piece.marks.put(Marks::SPENT),
                "solo-cheaper" => {
                    let number = words.next().and_then(|number| number.parse().ok()).filter(|number| *number <= 20);
                    piece.cheaper = number.ok_or("after 'solo-cheaper' stands a number from 0 to 20")?;
                }
                word => piece.marks.put(self.mark(word, &["up", "down", "known", "gone", "ready", "spent", "solo-cheaper"])?),
            }
        }
        if piece.marks.has(Marks::STAYS_SPENT) {
            piece.marks.put(Marks::SPENT);
        }
        let effects = piece.marks.0 & !(Marks::SPENT | Marks::STAYS_SPENT) != 0 || piece.cheaper > 0 || !gear.trim().is_empty();
        match lies.unwrap_or("down") {
            "up" if piece.marks.has(OF_LEGENDS) => return Err(format!("{key} has not gone solo as long as it stands in 'legends'")),
            "up" => {
                (piece.card, piece.copy) = (card, 1);
                piece.marks.put(Marks::FACE_UP);
            }
            lies if effects => return Err(format!("{key} is '{lies}'; only a face-up Legend has Gear and marks")),
            "gone" => {
                self.state.board.side_mut(seat).removed.push(card);
                return Ok(card);
            }
            "known" => {
                piece.marks.put(Marks::KNOWN);
                self.state.own_mut(seat).looked[usize::from(slot)] = card;
            }
            _ => self.state.own_mut(seat).unseen.push(card),
        }
        let id = piece.id;
        self.state.board.side_mut(seat).pieces.push(piece);
        self.equip(seat, id, gear).map(|()| card)
    }

    /// A mark by its word; `others` are the other words that can stand there.
    fn mark(&mut self, word: &str, others: &[&str]) -> Result<u32, String> {
        let marks = || HOLDS.iter().chain(&DID);
        if let Some((mark, _)) = marks().find(|(_, name)| *name == word) {
            return Ok(*mark);
        }
        let names = || others.iter().copied().chain(marks().map(|(_, name)| *name));
        Err(match self.given.meant(word, names()).as_str() {
            "" => format!("'{word}' is not known; it can be {}", names().collect::<Vec<_>>().join(", ")),
            likely => format!("'{word}' is not known{likely}"),
        })
    }
}
