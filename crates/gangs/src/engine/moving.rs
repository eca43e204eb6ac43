//! Moving (rulebook pages 007 and 009): acts in which units move one by one, each once (C-12), and the
//! moves of Rogue, Kerry and Goro.

use table::list::List;
use table::{Chance, Seat, Witness, rule};

use super::Engine;
use crate::catalog::Catalog;
use crate::catalog::words::{Class, Talent};
use crate::choice::Choice;
use crate::city::{City, Spot, Unit};
use crate::event::Event;
use crate::frame::{Frame, Movers};
use crate::state::Moved;

impl Movers {
    /// Whether a unit is among them.
    #[inline]
    pub(crate) fn includes(self, catalog: &Catalog, unit: Unit) -> bool {
        match self {
            Movers::Class(class) => match unit {
                Unit::Basic(own) => own == class,
                Unit::Drone => {
                    rule!(R028);
                    rule!(R029);
                    class == Class::Techie
                }
                Unit::Edgerunner(_) => {
                    rule!(R035);
                    rule!(R036);
                    rule!(R045);
                    rule!(R046);
                    unit.class(catalog) == Some(class)
                }
            },
            Movers::Any(_) => {
                rule!(R334);
                true
            }
        }
    }
}

impl Moved {
    /// Whether a unit that stands at a spot is still to move; of several alike, at least one.
    #[inline]
    pub(crate) fn leaves(&self, city: &City, seat: Seat, unit: Unit, spot: Spot) -> bool {
        match unit {
            Unit::Edgerunner(id) => self.edgerunners & (1 << id.0) == 0,
            _ if spot.poi_index().is_some() => !self.pois.contains(spot),
            plain => plain.plain().is_some_and(|kind| city.count(seat, plain, spot) > self.outside[spot.district() as usize][kind]),
        }
    }

    /// A unit has moved.
    fn note(&mut self, unit: Unit, to: Spot) {
        match unit {
            Unit::Edgerunner(id) => self.edgerunners |= 1 << id.0,
            _ if to.poi_index().is_some() => self.pois.insert(to),
            plain => {
                if let Some(kind) = plain.plain() {
                    self.outside[to.district() as usize][kind] += 1;
                }
            }
        }
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    pub(super) fn move_choice(&mut self, movers: Movers, choice: Choice) {
        let Choice::Move { unit, from, to } = choice else {
            self.pop();
            return;
        };
        rule!(R044);
        if let Movers::Any(left) = movers {
            if left <= 1 {
                self.pop();
            } else {
                self.become_frame(Frame::Moves(Movers::Any(left - 1)));
            }
        }
        self.state.turn.moved.pois.remove(from);
        self.state.turn.moved.note(unit, to);
        let seat = self.active();
        self.move_unit(seat, seat, unit, from, to);
    }

    /// A unit moves, whoever moves it, and others may react.
    pub(super) fn move_unit(&mut self, by: Seat, owner: Seat, unit: Unit, from: Spot, to: Spot) {
        rule!(R077);
        self.state.city.relocate(owner, unit, from, to);
        let side = self.state.side;
        self.tell(|| Event::Moved { by, owner, unit, from, to, side });
        self.entered(owner, unit, to);
        self.told_move(owner, from, to);
        if by == owner && from.district() != to.district() {
            self.goro_arrives(owner, unit, to);
        }
    }

    /// A unit makes the one move that it was offered: Rogue, Kerry, or any straight into a District.
    pub(super) fn single_move(&mut self, seat: Seat, frame: Frame, choice: Choice) {
        self.pop();
        let Choice::Move { unit, from, to } = choice else { return };
        if let Frame::Rogue(_) = frame {
            self.state.turn.rogue = self.state.turn.rogue.with(seat);
        }
        let within_moves = self.state.frames.iter().any(|frame| matches!(frame, Frame::Moves(_)));
        self.move_unit(seat, seat, unit, from, to);
        if !within_moves {
            self.lose_orphans(seat, from.district());
        }
    }

    /// Goro looks at a hand when he comes into a District with opposing units (R333).
    fn goro_arrives(&mut self, owner: Seat, unit: Unit, to: Spot) {
        if let Some((goro, _)) = self.talent(owner, Talent::LookAtHand)
            && unit == Unit::Edgerunner(goro)
        {
            rule!(R333);
            self.push(Frame::Goro(owner, to.district()));
        }
    }

    pub(super) fn goro_looks(&mut self, seat: Seat, other: Seat) {
        self.become_frame(Frame::GoroDiscards(seat, other));
        self.state.hands.look(seat, other);
        let cards: List<_, 12> = self.state.hands.hand(other).iter().collect();
        let seen = || Event::Looked { seat, of: other, cards };
        self.witness.split(seat, seen, || Event::Looked { seat, of: other, cards: List::new() });
    }
}
