//! Triggered effects: when they become pending, and the order in which they are carried out (T311-T321).

use table::frames::Procedures;
use table::list::List;
use table::{Chance, Seat, Witness, rule};

use super::{Engine, Queries};
use crate::catalog::words::When;
use crate::catalog::{CardId, Traits};
use crate::event::Event;
use crate::frame::{Doing, Frame};
use crate::gigs::DieId;
use crate::state::Piece;

/// Effects that become pending together.
pub(super) type Pending = List<Doing, 8>;

impl Queries<'_> {
    /// Adds the abilities of a card that answer to an event, if what opens them holds (T293, T318).
    fn answering(self, from: Doing, fits: impl Fn(When) -> Option<bool>, into: &mut Pending) {
        rule!(T262);
        rule!(T295);
        for (number, ability) in self.catalog.card(from.card).ability.iter().enumerate() {
            let Some(already) = ability.when.iter().find_map(|&when| fits(when)) else { continue };
            if ability.first && already {
                rule!(T321);
                continue;
            }
            let doing = Doing { ability: number as u8, ..from };
            if ability.cond.is_none_or(|cond| self.holds(cond, &doing)) {
                rule!(T318);
                rule!(T293);
                into.push(doing);
            }
        }
    }

    /// The abilities of a face-up piece and its Gear that answer to an event (T357, T383, T396).
    pub(super) fn answers(
        self,
        seat: Seat,
        piece: &Piece,
        about: Doing,
        sample: When,
        fits: impl Fn(When) -> Option<bool>,
        into: &mut Pending,
    ) {
        if !piece.face_up() {
            return;
        }
        rule!(T286);
        let answers = |card: CardId| self.catalog.face(card).traits.meets(Traits::answers(sample));
        let this = |card: CardId| Doing { by: seat, this: piece.id, card, ..about };
        if answers(piece.card) {
            self.answering(this(piece.card), &fits, into);
        }
        for card in self.board.side(seat).gear_of(piece.id).filter(|&card| answers(card)) {
            self.answering(this(card), &fits, into);
        }
    }
}

/// An event without subject.
pub(super) const NOTHING: Doing = Doing::new(Seat(0), CardId::NONE, 0, crate::state::NOBODY);

/// An event about a Unit and a Gig.
pub(super) const fn about(it: u8, die: DieId) -> Doing {
    Doing { it, die, ..NOTHING }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Effects become pending (T311).
    pub(super) fn pend(&mut self, effects: &Pending) {
        for &doing in effects.iter() {
            rule!(T311);
            rule!(T314);
            self.state.board.pending.push(doing);
        }
    }

    /// Something happened to a piece of a player itself; `already` says whether it did before in this turn.
    #[inline]
    pub(super) fn fire_own(&mut self, seat: Seat, id: u8, when: When, already: bool, about: Doing) {
        if self.reads().traits(seat).meets(Traits::answers(when)) {
            self.ask_one(seat, id, when, already, about);
        }
    }

    /// What a piece and its Gear answer to what happened to it becomes pending.
    #[inline(never)]
    fn ask_one(&mut self, seat: Seat, id: u8, when: When, already: bool, about: Doing) {
        let mut effects = Pending::new();
        let reads = self.reads();
        if let Some(piece) = reads.board.side(seat).piece(id) {
            reads.answers(seat, piece, about, when, |other| (other == when).then_some(already), &mut effects);
        }
        self.pend(&effects);
    }

    /// Something happened that any face-up piece of a player may answer to.
    #[inline]
    pub(super) fn fire(&mut self, seat: Seat, when: When, about: Doing) {
        self.fire_if(seat, when, about, |_, _, other| (other == when).then_some(false));
    }

    /// Something of this sort happened; `fits` says whether a piece answers to it, and whether it happened before in this
    /// turn.
    #[inline]
    pub(super) fn fire_if(&mut self, seat: Seat, sample: When, about: Doing, fits: impl Fn(Queries<'_>, &Piece, When) -> Option<bool>) {
        if self.reads().traits(seat).meets(Traits::answers(sample)) {
            self.ask_side(seat, sample, about, fits);
        }
    }

    /// What the pieces of a player answer becomes pending.
    #[inline(never)]
    fn ask_side(&mut self, seat: Seat, sample: When, about: Doing, fits: impl Fn(Queries<'_>, &Piece, When) -> Option<bool>) {
        let mut effects = Pending::new();
        let reads = self.reads();
        let answers = |piece: &&Piece| reads.traits_of(seat, piece).meets(Traits::answers(sample));
        for piece in reads.board.side(seat).pieces.iter().filter(answers) {
            reads.answers(seat, piece, about, sample, |when| fits(reads, piece, when), &mut effects);
        }
        self.pend(&effects);
    }

    /// Pending effects are carried out: those of the turn player first (T313), and whoever is at it goes on until
    /// nothing of theirs is left (T315). `false` if somebody has to say which comes next (T312).
    #[inline]
    pub(super) fn settle(&mut self, last: Seat) -> bool {
        if self.state.board.pending.is_empty() {
            self.pop();
            return true;
        }
        self.settle_next(last)
    }

    #[inline(never)]
    fn settle_next(&mut self, last: Seat) -> bool {
        if self.state.board.pending.is_full() {
            self.void();
            return true;
        }
        let board = &self.state.board;
        let waits = |seat: Seat| board.pending.iter().any(|doing| doing.by == seat);
        rule!(T292);
        rule!(T313);
        rule!(T315);
        let turn = board.turn;
        let seat = if waits(last) {
            last
        } else if waits(turn) {
            turn
        } else {
            crate::state::rival(turn)
        };
        let mut own = board.pending.iter().filter(|doing| doing.by == seat);
        let first = own.next().copied();
        if own.any(|other| Some(*other) != first) {
            self.become_frame(Frame::Settle(seat));
            return false;
        }
        self.become_frame(Frame::Settle(seat));
        if let Some(doing) = first {
            self.resolve(doing);
        }
        true
    }

    /// The player has said which effect comes next.
    #[inline(never)]
    pub(super) fn resolve_chosen(&mut self, seat: Seat, card: CardId, ability: u8, nth: u8) {
        rule!(T312);
        let fits = |doing: &&Doing| doing.by == seat && doing.card == card && doing.ability == ability;
        let chosen = self.state.board.pending.iter().filter(fits).nth(usize::from(nth)).copied();
        if let Some(doing) = chosen {
            self.resolve(doing);
        }
    }

    /// A pending effect is carried out, if what opens it still holds (T293, T317).
    fn resolve(&mut self, doing: Doing) {
        self.state.board.pending.take_value(doing);
        rule!(T316);
        rule!(T299);
        let cond = self.catalog.card(doing.card).ability.get(usize::from(doing.ability)).and_then(|ability| ability.cond);
        if cond.is_some_and(|cond| !self.reads().holds(cond, &doing)) {
            rule!(T317);
            return;
        }
        self.tell(|| Event::Resolves { seat: doing.by, card: doing.card });
        self.push(Frame::Do(doing));
    }
}
