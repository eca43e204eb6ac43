//! Cards that are about to be trashed (Trashing and burning, Hits): each can be answered before any of them goes. Runners
//! of a beaten team, their Equipment, and what is attached to something that goes.

use table::{Chance, Seats, Witness, rule};

use super::Engine;
use crate::catalog::effects::Static;
use crate::catalog::words::{Cue, Kind};
use crate::event::Event;
use crate::faces::holds;
use crate::frame::Frame;
use crate::state::{Marks, ORPHAN, Spot};

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// A beaten team (R265-R268): it is marked, and what follows is carried out by [`Frame::Losses`].
    pub(super) fn lose(&mut self, team: &[Spot]) {
        let level = self.level();
        for &at in team {
            self.doom_beaten(at, level);
        }
        self.push(Frame::Losses(level));
    }

    /// One Runner of a beaten team.
    pub(super) fn doom_beaten(&mut self, at: Spot, level: u8) {
        let read = self.read();
        let side = read.board.side(at.seat);
        let equipment = |slot: u8| side.attached(slot).filter(|(_, piece)| read.card(piece.card).kind == Kind::Equipment);
        let mut lost = table::array::Array::<u8, 64>::new();
        for (slot, _) in equipment(at.slot) {
            lost.extend(std::iter::once(slot).chain(equipment(slot).map(|(part, _)| part)).take(lost.room()));
        }
        rule!(R268);
        let tough = read.held(at, holds::TOUGH).any(|what| *what == Static::Tough);
        if lost.is_empty() && !tough {
            rule!(R266);
            return self.doom(at, level);
        }
        rule!(R265);
        rule!(R267);
        rule!(R270);
        self.state.board.mark(at, Marks::BEATEN);
        for &slot in lost.iter() {
            self.doom(Spot::new(at.seat, slot), level);
        }
    }

    /// A card is about to be trashed.
    pub(super) fn doom(&mut self, at: Spot, level: u8) {
        if let Some(piece) = self.state.board.piece_mut(at).filter(|piece| piece.doom == 0) {
            piece.doom = level;
            piece.marks.clear(Marks::ASKED | Marks::SAVED);
        }
    }

    /// A card is saved (R122): it stays where it is, a Runner used (R172).
    pub(super) fn save(&mut self, at: Spot) {
        let runner = self.read().kind(at) == Some(Kind::Runner);
        let Some(piece) = self.state.board.piece_mut(at).filter(|piece| piece.doom != 0) else { return };
        rule!(R122);
        piece.doom = 0;
        piece.marks.put(Marks::SAVED | if runner { Marks::USED } else { 0 });
        let name = self.state.board.name(at);
        self.tell(|| Event::Saved { name });
    }

    /// The next card of a defeat that nobody was asked about; once there is none, they go.
    pub(super) fn losses(&mut self, level: u8) {
        let read = self.read();
        let doomed = |gear: bool| {
            let waits = move |at: Spot| {
                let piece = read.piece(at)?;
                let is_gear = matches!(read.card(piece.card).kind, Kind::Cyber | Kind::Equipment);
                (piece.doom == level && !piece.marks.has(Marks::ASKED) && is_gear == gear).then_some(at)
            };
            let seats = read.board.round(read.board.turn);
            seats.flat_map(|seat| read.board.side(seat).all().map(move |(slot, _)| Spot::new(seat, slot))).find_map(waits)
        };
        if let Some(at) = doomed(false).or_else(|| doomed(true)) {
            let cue = match read.kind(at) {
                Some(Kind::Runner) => Cue::RunnerTrashed,
                Some(Kind::Cyber | Kind::Equipment) => Cue::GearTrashed,
                _ => Cue::SiteTrashed,
            };
            self.state.board.mark(at, Marks::ASKED);
            return self.push(Frame::Window(cue, at, at.seat, 0, Seats::NONE));
        }
        if self.doom_attached(level) {
            return;
        }
        self.pop();
        self.fall(level);
    }

    /// What is attached to something that goes, goes too (R074, R269, A88).
    fn doom_attached(&mut self, level: u8) -> bool {
        let mut more = false;
        for side in &mut self.state.board.sides {
            for slot in 0..side.pieces.len() {
                let piece = side.pieces[slot];
                if !piece.is_some() || piece.doom != 0 || piece.marks.has(Marks::SAVED) {
                    continue;
                }
                if side.pieces.get(usize::from(piece.host)).is_some_and(|host| host.is_some() && host.doom == level) {
                    rule!(R269);
                    rule!(R074);
                    side.pieces[slot].doom = level;
                    side.pieces[slot].marks.clear(Marks::ASKED);
                    more = true;
                }
            }
        }
        more
    }

    /// Nothing more can be answered: what is doomed is trashed, who was beaten is used.
    fn fall(&mut self, level: u8) {
        for seat in self.state.board.players() {
            for slot in 0..self.state.board.side(seat).pieces.len() as u8 {
                let at = Spot::new(seat, slot);
                if self.state.board.piece(at).is_some_and(|piece| piece.doom == level) {
                    self.discard_piece(at, false);
                }
            }
            for slot in 0..self.state.board.side(seat).pieces.len() as u8 {
                let at = Spot::new(seat, slot);
                let Some(piece) = self.state.board.piece_mut(at) else { continue };
                if piece.marks.has(Marks::BEATEN) {
                    rule!(R267);
                    piece.marks.put(Marks::USED);
                }
                let lost = piece.host == ORPHAN && piece.doom == 0;
                piece.marks.clear(Marks::BEATEN | Marks::ASKED | Marks::SAVED);
                if lost {
                    rule!(R195);
                    self.stow(at);
                }
            }
        }
    }
}
