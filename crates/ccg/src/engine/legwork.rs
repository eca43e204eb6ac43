//! Legwork: teams, and the right to attempt an opponent's Operation (Legwork).

use table::{Chance, Seat, Witness, rule};

use super::{Engine, Read};
use crate::catalog::effects::Static;
use crate::catalog::words::{Attribute, Stat};
use crate::event::Event;
use crate::faces::holds;
use crate::frame::{Frame, Purpose};
use crate::state::Spot;

/// The most Runners of a team (R232), and of a group without a team (R248).
pub(crate) const TEAM: u8 = 4;
pub(crate) const GROUP: u8 = 3;

impl Read<'_> {
    /// By how much a Runner raises the limit of its team, apart from being a Nomad.
    fn room_by(&self, at: Spot) -> u8 {
        self.held(at, holds::TEAM).map(|what| if let Static::TeamLimit(more) = what { *more } else { 0 }).sum()
    }

    /// How many Runners may be together, if these are (R183, R184).
    pub fn limit(&self, base: u8, members: impl Iterator<Item = Spot>) -> u8 {
        let (mut nomad, mut more) = (false, 0);
        for at in members {
            nomad |= self.is(at, Attribute::Nomad);
            more += self.room_by(at);
        }
        if nomad {
            rule!(R183);
            rule!(R184);
        }
        base + u8::from(nomad) + more
    }

    /// The Runners of a team.
    pub fn team(&self, seat: Seat, team: u8) -> impl Iterator<Item = Spot> + Clone + '_ {
        let runners = self.board.side(seat).runners().filter(move |(_, piece)| piece.team == team);
        runners.map(move |(slot, _)| Spot::new(seat, slot))
    }

    /// Whether a Runner can join a team now, in the order of slots.
    pub fn joins(&self, seat: Seat, team: u8, at: Spot) -> bool {
        rule!(R232);
        let members = || self.team(seat, team).filter(move |&other| other.slot < at.slot);
        let count = members().count();
        count < usize::from(TEAM) || count < usize::from(self.limit(TEAM, members().chain([at])))
    }

    /// What it costs a player to attempt an opponent's Operation (R250, R251).
    pub fn attempt_cost(&self, at: Spot) -> u8 {
        rule!(R250);
        rule!(R251);
        self.stat(at, Stat::RunCost).clamp(0, 255) as u8
    }

    /// Whether a player has paid for attempting an Operation.
    pub fn has_bid(&self, seat: Seat, at: Spot) -> bool {
        self.board.bids.iter().any(|&(by, spot)| by == seat && spot == at)
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// A player pays for attempting an opponent's Operation (R228).
    pub(super) fn bid(&mut self, seat: Seat, at: Spot) {
        rule!(R228);
        rule!(R230);
        let Some(card) = self.state.board.piece(at).map(|piece| piece.card) else { return };
        let cost = self.read().attempt_cost(at);
        self.push(Frame::Bid(seat, at));
        self.charge(seat, cost, Purpose::Attempt(card));
    }

    pub(super) fn has_bid(&mut self, seat: Seat, at: Spot) {
        self.pop();
        if self.state.board.bids.room() > 0 && self.state.board.piece(at).is_some() {
            self.state.board.bids.push((seat, at));
            let name = self.state.board.name(at);
            self.tell(|| Event::Bid { seat, name });
        }
    }

    /// Teams are assigned anew: of each Runner it is said where it belongs (R231, R234).
    pub(super) fn begin_assigning(&mut self, seat: Seat) {
        rule!(R231);
        rule!(R236);
        let side = self.state.board.side_mut(seat);
        side.assigns = side.assigns.saturating_sub(1);
        self.push(Frame::Assign(seat, 0));
    }

    /// The next Runner; once all have a place, everybody is told.
    pub(super) fn assign_step(&mut self, seat: Seat, from: u8) -> bool {
        let next = {
            let read = self.read();
            read.board.side(seat).runners().find(|(slot, _)| *slot >= from).map(|(slot, _)| slot)
        };
        if let Some(slot) = next {
            if slot == from {
                return false;
            }
            self.become_frame(Frame::Assign(seat, slot));
            return true;
        }
        rule!(R237);
        self.pop();
        let board = &self.state.board;
        let teams = || board.side(seat).runners().map(|(slot, piece)| (board.name(Spot::new(seat, slot)), piece.team)).collect();
        self.witness.tell(|| Event::Teams { seat, teams: teams() });
        true
    }

    pub(super) fn assigned(&mut self, seat: Seat, slot: u8, team: u8) {
        rule!(R233);
        self.become_frame(Frame::Assign(seat, slot + 1));
        if let Some(piece) = self.state.board.piece_mut(Spot::new(seat, slot)) {
            piece.team = team;
        }
    }
}
