//! Who could go together, and what a battle would come to: it is begun on a copy of the table, with the rules' own totals.
//! It changes nothing.

use table::Seat;

use super::Read;
use super::legwork::GROUP;
use crate::catalog::words::{Attribute, Kind, Stat};
use crate::state::{Battle, Board, Marks, Spot};

/// Runners of one side, by their slots.
pub(crate) type Members = u128;

/// The most groups that are looked at.
pub(crate) const MOST: usize = 6;

impl Read<'_> {
    /// The Runners of a player that could go or defend now, as groups: each team, and the best without one. Before a turn,
    /// `fresh` takes used ones as unused.
    pub fn groups(&self, seat: Seat, against: Option<Seat>, fresh: bool) -> ([Members; MOST], usize) {
        let side = self.board.side(seat);
        let mut groups = [0; MOST];
        let mut count = 0;
        let teams = side.in_play().map(|(_, piece)| piece.team).max().unwrap_or(0);
        for team in 1..=teams {
            let goes = |at: &Spot| self.piece(*at).is_some_and(|piece| fresh || self.may_go(*at, piece, against));
            let members = self.team(seat, team).filter(goes).fold(0, |members, at| members | 1 << at.slot);
            if members != 0 && count < MOST - 1 {
                groups[count] = members;
                count += 1;
            }
        }
        let free = side.in_play().filter(|(slot, piece)| {
            let at = Spot::new(seat, *slot);
            piece.team == 0 && self.card(piece.card).kind == Kind::Runner && (fresh || self.may_go(at, piece, against))
        });
        let mut best: [(i16, u8); 4] = [(i16::MIN, 0); 4];
        let mut nomad = false;
        for (slot, _) in free {
            let at = Spot::new(seat, slot);
            nomad |= self.is(at, Attribute::Nomad);
            let mut entry = (self.might(at), slot);
            for place in &mut best {
                if entry.0 > place.0 {
                    std::mem::swap(&mut entry, place);
                }
            }
        }
        let members: Members = best
            .iter()
            .take(usize::from(GROUP) + usize::from(nomad))
            .filter(|(might, _)| *might > i16::MIN)
            .fold(0, |members, (_, slot)| members | 1 << slot);
        if members != 0 {
            groups[count] = members;
            count += 1;
        }
        (groups, count)
    }

    /// How much a Runner brings to a battle, roughly: with its best Weapon, and its Power if it is a Solo.
    pub fn might(&self, at: Spot) -> i16 {
        let Some(card) = self.printed(at) else { return 0 };
        let (mut sum, mut best) = (i16::from(card.sr) + i16::from(card.def) / 2, 0);
        for (_, piece) in self.board.side(at.seat).attached(at.slot).filter(|(_, piece)| !piece.used()) {
            let gear = self.card(piece.card);
            let adds = i16::from(gear.sr) + i16::from(gear.def) / 2;
            if gear.is(Attribute::Weapon) { best = adds.max(best) } else { sum += adds }
        }
        sum + best + if card.is(Attribute::Solo) { i16::from(card.power) } else { 0 }
    }

    /// The table in the middle of a battle about a target, with these Runners of a player in it: unused, and with the
    /// Weapons that serve best.
    pub fn tried(&self, seat: Seat, members: Members, target: Spot, by: Seat, run: bool) -> Board {
        let mut board = *self.board;
        board.battle = Some(Battle {
            run,
            by,
            against: target.seat,
            target: target.slot,
            card: board.piece(target).map(|piece| piece.card).unwrap_or_default(),
            skirmish: seat != by,
            tie: false,
            left: [0; 2],
            beaten: [false; 2],
            worth: 0,
            won: false,
        });
        for slot in bits(members) {
            board.mark(Spot::new(seat, slot), Marks::FIGHTS);
            self.equip(&mut board, Spot::new(seat, slot));
        }
        for slot in bits(members) {
            if let Some(piece) = board.piece_mut(Spot::new(seat, slot)) {
                piece.marks.clear(Marks::USED);
            }
        }
        board
    }

    /// The Weapons that serve best.
    fn equip(&self, board: &mut Board, at: Spot) {
        let adds = |weapon: Spot| 2 * self.stat(weapon, Stat::Sr) + self.stat(weapon, Stat::Def);
        if let Some(weapon) = self.weapons(at).max_by_key(|&weapon| adds(weapon)) {
            board.mark(weapon, Marks::EQUIPPED);
        }
    }
}

/// The slots of Runners.
pub(crate) fn bits(members: Members) -> impl Iterator<Item = u8> + Clone {
    let mut left = members;
    std::iter::from_fn(move || {
        let slot = (left != 0).then(|| left.trailing_zeros() as u8);
        left &= left.wrapping_sub(1);
        slot
    })
}
