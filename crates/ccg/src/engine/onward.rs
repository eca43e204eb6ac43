//! After a success (Hits, Runs): a team with Movement left goes on, a Vehicle brings Runners home unused, the others return
//! used.

use table::choices::Sink;
use table::{Chance, Seat, Witness, rule};

use super::{Engine, Read};
use crate::catalog::effects::Static;
use crate::catalog::words::{Attribute, Kind, Stat};
use crate::choice::Choice;
use crate::event::Event;
use crate::faces::holds;
use crate::frame::{BattleStep, Frame, Purpose};
use crate::state::{Battle, Marks, Piece, STASHED, Spot};

impl Read<'_> {
    /// The Movement points that a card has left (R316).
    fn points(&self, at: Spot, piece: &Piece) -> i16 {
        let card = self.card(piece.card);
        let moves = match card.kind {
            Kind::Equipment => self.is_vehicle(at),
            Kind::Cyber | Kind::Runner => true,
            _ => false,
        };
        if !moves || piece.used() {
            return 0;
        }
        rule!(R316);
        rule!(R067);
        self.stat(at, Stat::Movement) - i16::from(piece.moved)
    }

    /// What moves the team on: first Cyber and Runners, then the Vehicle that carries the fewest.
    fn mover(&self, seat: Seat) -> Option<Spot> {
        let side = self.board.side(seat);
        let of = |at: Spot| std::iter::once(at).chain(side.attached(at.slot).map(move |(slot, _)| Spot::new(seat, slot)));
        let all = self.fighters(seat).flat_map(|(at, _)| of(at));
        let able = all.filter(|&at| self.piece(at).is_some_and(|piece| self.points(at, piece) > 0));
        able.min_by_key(|&at| (self.kind(at) == Some(Kind::Equipment), self.capacity(at), at.slot))
    }

    /// How many Runners a Vehicle carries (R068, R093).
    fn capacity(&self, at: Spot) -> u8 {
        let Some(card) = self.printed(at) else { return 0 };
        if card.is(Attribute::Punknaught) {
            rule!(R093);
            return u8::MAX;
        }
        rule!(R068);
        card.capacity
    }

    /// Whether all who are in the battle may hit a player too.
    fn may_hit_on(&self, seat: Seat, against: Seat) -> bool {
        self.fighters(seat).all(|(at, piece)| {
            let more: u8 = self.held(at, holds::HITS).map(|what| if let Static::MoreHits(more) = what { *more } else { 0 }).sum();
            !piece.marks.has(Marks::RAN) && piece.marks.hits(against) <= more
        })
    }

    /// The ways on (R291-R295, R304, R305).
    pub(super) fn offer_onward(&self, seat: Seat, into: &mut impl Sink<Choice>) {
        let home = self.fighters(seat).any(|(_, piece)| piece.marks.has(Marks::HOME));
        let mut force = table::array::Array::<Spot, 16>::new();
        force.extend(self.fighters(seat).map(|(at, _)| at).take(16));
        if !home && self.mover(seat).is_some() {
            rule!(R291);
            for slot in self.board.side(seat).sorted.of(Kind::Operation) {
                let at = Spot::new(seat, slot);
                if self.meets(seat, at, &force) {
                    rule!(R295);
                    into.push(Choice::Run(self.board.name(at)));
                }
            }
            for rival in self.rivals(seat).filter(|&rival| self.may_hit_on(seat, rival)) {
                let sorted = &self.board.side(rival).sorted;
                for slot in sorted.sites() {
                    let at = Spot::new(rival, slot);
                    if !sorted.of(Kind::Operation).has(slot) || (self.has_bid(seat, at) && self.meets(seat, at, &force)) {
                        into.push(Choice::Hit(self.board.name(at)));
                    }
                }
                let cards = self.board.side(rival).sorted.stash.len() as i16;
                if cards > 0 && self.affords(seat, cards, Purpose::Other) {
                    into.push(Choice::HitStash(rival));
                }
            }
        }
        for (at, piece) in self.fighters(seat) {
            if piece.marks.has(Marks::HOME) {
                continue;
            }
            for (slot, gear) in self.board.side(seat).attached(at.slot) {
                let vehicle = Spot::new(seat, slot);
                if self.is_vehicle(vehicle) && self.points(vehicle, gear) > 0 {
                    rule!(R292);
                    into.push(Choice::Home(self.board.name(vehicle)));
                }
            }
        }
        into.push(Choice::Return);
    }

    /// Who can still board a Vehicle.
    pub(super) fn offer_boarding(&self, seat: Seat, into: &mut impl Sink<Choice>) {
        for (at, piece) in self.fighters(seat) {
            if !piece.marks.has(Marks::HOME) {
                into.push(Choice::Board(self.board.name(at)));
            }
        }
        into.push(Choice::Done);
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Whether somebody is out there who could go on; if not, the battle is over.
    pub(super) fn onward_step(&mut self, battle: Battle) -> bool {
        let out = self.read().fighters(battle.by).any(|(_, piece)| !piece.marks.has(Marks::HOME));
        if !out {
            self.become_frame(Frame::Battle(BattleStep::Over));
        }
        !out
    }

    /// What the attacker does next.
    pub(super) fn onward(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Run(name) => {
                if let Some(at) = self.state.board.find(name) {
                    self.go_on(seat, seat, at.slot, true);
                }
            }
            Choice::Hit(name) => {
                if let Some(at) = self.state.board.find(name) {
                    self.go_on(seat, at.seat, at.slot, false);
                }
            }
            Choice::HitStash(against) => self.go_on(seat, against, STASHED, false),
            Choice::Home(name) => {
                if let Some(at) = self.state.board.find(name) {
                    self.drive_home(seat, at);
                }
            }
            _ => self.become_frame(Frame::Battle(BattleStep::Over)),
        }
    }

    /// One point is spent, and the same Runners are in another battle (A91, A93).
    fn go_on(&mut self, seat: Seat, against: Seat, target: u8, run: bool) {
        rule!(R238);
        rule!(R304);
        rule!(R305);
        let Some(mover) = self.read().mover(seat) else { return };
        if let Some(piece) = self.state.board.piece_mut(mover) {
            piece.moved = piece.moved.saturating_add(1);
        }
        self.clear_battle(true);
        self.pop();
        self.attack(seat, against, target, run);
        // The team is what it is: nobody is named.
        self.state.board.frames.pop();
        self.push(Frame::Send(seat, u8::MAX));
        self.sent(seat, u8::MAX, Choice::Done);
    }

    /// A Vehicle is used to bring its Runner and others home unused (R292, A92).
    fn drive_home(&mut self, seat: Seat, vehicle: Spot) {
        rule!(R069);
        rule!(R070);
        let room = self.read().capacity(vehicle).saturating_sub(1);
        let Some(own) = self.read().runner(vehicle) else { return };
        self.use_card(vehicle);
        self.comes_home(own);
        let left = self.read().fighters(seat).filter(|(_, piece)| !piece.marks.has(Marks::HOME)).count();
        if left <= usize::from(room) {
            for slot in 0..self.state.board.side(seat).pieces.len() as u8 {
                let at = Spot::new(seat, slot);
                if self.state.board.piece(at).is_some_and(|piece| piece.fights() && !piece.marks.has(Marks::HOME)) {
                    self.comes_home(at);
                }
            }
        } else if room > 0 {
            self.push(Frame::Board(seat, vehicle.slot, room));
        }
    }

    fn comes_home(&mut self, at: Spot) {
        self.state.board.mark(at, Marks::HOME);
        let name = self.state.board.name(at);
        self.tell(|| Event::Home { name });
    }

    pub(super) fn boarded(&mut self, seat: Seat, vehicle: u8, room: u8, choice: Choice) {
        let Choice::Board(name) = choice else { return self.pop() };
        if let Some(at) = self.state.board.find(name) {
            self.comes_home(at);
        }
        if room > 1 {
            self.become_frame(Frame::Board(seat, vehicle, room - 1));
        } else {
            self.pop();
        }
    }
}
