//! What effects do to Units and Legends.

use table::list::List;
use table::{Chance, Witness, rule};

use super::Engine;
use super::leaving::To;
use crate::catalog::ops::{Aim, Verb};
use crate::catalog::words::{Ban, Boon};
use crate::event::Event;
use crate::frame::{Doing, Frame};
use crate::state::{Doomed, Marks, NOBODY, SEATS};

/// How much less GO SOLO costs with CheaperSolo.
const SOLO_DISCOUNT: u8 = 2;

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Does something to all that are meant.
    pub(super) fn apply(&mut self, verb: Verb, aim: Aim, doing: Doing) {
        let mut targets: List<u8, 24> = List::new();
        match aim {
            Aim::This => targets.push(doing.this),
            Aim::It => targets.push(doing.it),
            Aim::Picked => {
                let picked =
                    self.state.board.sides.iter().flat_map(|side| side.pieces.iter()).filter(|piece| piece.marks.has(Marks::PICKED));
                targets.extend(picked.map(|piece| piece.id));
            }
            Aim::All(which) => targets.extend(self.reads().all(which, doing).map(|(_, piece)| piece.id)),
        }
        self.unpick();
        rule!(T285);
        targets.retain(|id| id != NOBODY && self.state.board.find(id).is_some());
        if targets.is_empty() {
            rule!(T289);
            rule!(T296);
            return;
        }
        match verb {
            Verb::Power(amount) => self.each_power(&targets, self.reads().amount(amount, &doing) as i8),
            Verb::Weaken(amount) => self.each_power(&targets, -(self.reads().amount(amount, &doing) as i8)),
            Verb::FightPower(amount) => {
                let by = self.reads().amount(amount, &doing) as i8;
                for &id in targets.iter() {
                    if let (Some(piece), _) = (self.state.board.piece_mut(id), ()) {
                        piece.fight = piece.fight.saturating_add(by);
                    }
                    if let Some(unit) = self.state.board.name(id) {
                        self.tell(|| Event::FightPower { unit, by });
                    }
                }
            }
            Verb::Give(boon) => targets.iter().for_each(|&id| self.give(id, boon)),
            Verb::Forbid(ban) => targets.iter().for_each(|&id| self.forbid(id, ban, doing)),
            Verb::Spend => {
                for &id in targets.iter() {
                    rule!(T306);
                    if let Some(unit) = self.state.board.name(id) {
                        self.tell(|| Event::Spent { unit });
                    }
                    self.spend(id);
                }
            }
            Verb::Ready => targets.iter().for_each(|&id| self.ready(id)),
            Verb::Defeat => {
                for &id in targets.iter() {
                    if let Some((seat, _)) = self.state.board.find(id) {
                        self.state.board.doomed.push(Doomed::new(seat, id));
                    }
                }
                // The turn player's come first where both are asked (T290).
                let turn = self.state.board.turn;
                self.state.board.doomed.sort_by_key(|doomed| doomed.seat != turn);
                self.push(Frame::Doom(0));
            }
            Verb::Bottom => {
                rule!(T352);
                self.state.board.rest_seen = true;
                targets.iter().for_each(|&id| self.depart(id, To::Deck));
                for seat in SEATS {
                    if !self.state.own(seat).rest.is_empty() {
                        self.push(Frame::Under(seat));
                    }
                }
            }
            Verb::Steal => {
                rule!(T224);
                if let Some(&thief) = targets.first() {
                    self.begin_steal(thief, 1, false);
                }
            }
        }
    }

    fn each_power(&mut self, targets: &[u8], by: i8) {
        for &id in targets {
            if let Some(piece) = self.state.board.piece_mut(id) {
                piece.power = piece.power.saturating_add(by);
            }
            if by != 0
                && let Some(unit) = self.state.board.name(id)
            {
                self.tell(|| Event::Power { unit, by });
            }
        }
    }

    fn give(&mut self, id: u8, boon: Boon) {
        let Some(piece) = self.state.board.piece_mut(id) else { return };
        match boon {
            Boon::Blocker => piece.marks.put(Marks::BLOCKER),
            Boon::Adrenaline => piece.marks.put(Marks::ADRENALINE),
            Boon::AttackUnits => piece.marks.put(Marks::ATTACK_UNITS),
            Boon::AttackSpent => piece.marks.put(Marks::ATTACK_SPENT),
            Boon::AttackReady => piece.marks.put(Marks::ATTACK_READY),
            Boon::Undefeated => piece.marks.put(Marks::UNDEFEATED),
            Boon::Harmless => piece.marks.put(Marks::HARMLESS),
            Boon::Watched => piece.marks.put(Marks::WATCHED),
            Boon::StealsLess => piece.fewer += 1,
            Boon::CheaperSolo => piece.cheaper += SOLO_DISCOUNT,
        }
        rule!(T330);
        if let Some(unit) = self.state.board.name(id) {
            self.tell(|| Event::Given { unit, boon });
        }
    }

    fn forbid(&mut self, id: u8, ban: Ban, doing: Doing) {
        let Some(piece) = self.state.board.piece_mut(id) else { return };
        match ban {
            Ban::Attack => piece.marks.put(Marks::NO_ATTACK[doing.by.index()]),
            Ban::Ready => piece.marks.put(Marks::NO_READY[doing.by.index()]),
            Ban::Stay => piece.marks.put(Marks::MUST_NEXT),
        }
        if let Some(unit) = self.state.board.name(id) {
            self.tell(|| Event::Forbidden { unit, ban });
        }
    }

    /// A Unit goes back to its owner's hand, with its Gear (T390).
    pub(super) fn return_to_hand(&mut self, id: u8) {
        if let Some(unit) = self.state.board.name(id) {
            self.tell(|| Event::Returned { unit });
            self.depart(id, To::Hand);
        }
    }
}
