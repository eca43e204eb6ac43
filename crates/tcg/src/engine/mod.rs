//! The rules in motion. The frame on top of the stack is the procedure that goes on: those that ask
//! nothing are stepped through, those that ask wait, and `offer` lists what can be answered. Where
//! public facts leave a single answer, it is taken without asking.
//!
//! Every procedure changes its own frame before it does anything that may put another on top.

mod attack;
mod cards;
mod effect_answers;
mod effect_choices;
mod effects;
mod leaving;
mod offer;
mod play;
mod queries;
mod reach;
mod steal;
#[cfg(test)]
mod tests;
mod trigger;
mod turn;
mod verbs;

use table::frames::{self, Procedures};
use table::{Awaited, Chance, Choices, Seat, Witness, rule};

use crate::catalog::Catalog;
use crate::choice::Choice;
use crate::event::Event;
use crate::frame::{AttackStep, Doing, Frame};
use crate::state::{Board, Ending, How, State, rival};

pub use attack::Duel;
pub(crate) use cards::BOTH;
pub(crate) use effects::op;
pub(crate) use offer::{asks_rival, offer};
pub(crate) use queries::Queries;
pub(crate) use steal::dice_for;
pub(crate) use turn::{GOAL, HAND_SIZE, REGULAR_TURNS};

/// One decision at work.
pub(crate) struct Engine<'a, C, W> {
    pub(crate) catalog: &'static Catalog,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) witness: &'a mut W,
}

/// Who is awaited.
#[inline]
pub(crate) fn awaited(catalog: &'static Catalog, state: &State) -> Awaited {
    match state.board.frames.top() {
        None => Awaited::over(),
        Some(frame) => Awaited::one(decider(catalog, &state.board, frame)),
    }
}

/// Who answers what a frame asks.
#[inline]
pub(crate) fn decider(catalog: &'static Catalog, board: &Board, frame: Frame) -> Seat {
    let turn = board.turn;
    match frame {
        Frame::Order(seat)
        | Frame::Mulligan(seat)
        | Frame::Settle(seat)
        | Frame::Under(seat)
        | Frame::Discards(seat, _)
        | Frame::MayDraw(seat, _)
        | Frame::Sacrifice(seat) => seat,
        Frame::Do(doing) if asks_rival(catalog, board, &doing) => rival(doing.by),
        Frame::Do(doing) => doing.by,
        Frame::Play(playing) => playing.by,
        Frame::Pay(due) => due.by,
        Frame::Attack(AttackStep::React) => {
            rule!(T181);
            rival(turn)
        }
        Frame::Steal(stealing) => stealing.by,
        Frame::Ransom(die) => board.dice.holder(die).unwrap_or(turn),
        Frame::StandIn(place) => board.doomed.get(usize::from(place)).map_or(turn, |doomed| doomed.seat),
        _ => turn,
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    fn reads(&self) -> Queries<'_> {
        Queries { catalog: self.catalog, board: &self.state.board }
    }

    fn push(&mut self, frame: Frame) {
        self.state.board.frames.push(frame);
    }

    fn pop(&mut self) {
        self.state.board.frames.pop();
    }

    /// The top frame becomes another.
    fn become_frame(&mut self, frame: Frame) {
        if let Some(top) = self.state.board.frames.top_mut() {
            *top = frame;
        }
    }

    /// Changes the effect on top of the stack.
    fn amend(&mut self, change: impl FnOnce(&mut Doing)) {
        if let Some(Frame::Do(doing)) = self.state.board.frames.top_mut() {
            change(doing);
        }
    }

    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.witness.tell(event);
    }

    fn is_over(&self) -> bool {
        self.state.board.ending.is_some()
    }

    /// Does what a seat chose, and everything that follows without another decision. Whose choices stand in `next`.
    pub(crate) fn decide(&mut self, seat: Seat, choice: Choice, next: &mut Choices<Choice>) -> Option<Seat> {
        self.answer(seat, choice);
        frames::run(self, next)
    }
}

impl<C: Chance, W: Witness<Event>> Procedures for Engine<'_, C, W> {
    type Frame = Frame;
    type Choice = Choice;

    #[inline]
    fn top(&self) -> Option<Frame> {
        self.state.board.frames.top()
    }

    #[inline]
    fn too_many(&self) -> bool {
        self.state.board.frames.too_many()
    }

    #[inline]
    fn is_secret(&self, frame: Frame) -> bool {
        offer::is_secret(self.catalog, self.state, frame)
    }

    #[inline]
    fn decider(&self, frame: Frame) -> Seat {
        decider(self.catalog, &self.state.board, frame)
    }

    #[inline]
    fn offer(&self, seat: Seat, into: &mut Choices<Choice>) {
        offer(self.catalog, self.state, seat, into);
    }

    fn void(&mut self) {
        self.end(None, How::Void);
    }

    /// Nothing can be chosen: that part does nothing (T297).
    fn skip(&mut self) {
        match self.state.board.frames.top() {
            Some(Frame::Do(_)) => {
                rule!(T297);
                self.next(|doing| doing.did = false);
            }
            _ => self.pop(),
        }
    }

    /// A procedure that asks nothing goes on; `false` if the frame asks. The procedures are kept out of the loop
    /// (`inline(never)`): as one function, all of them would pay at every step for what the longest needs.
    #[inline]
    fn step(&mut self, frame: Frame) -> bool {
        match frame {
            Frame::Start(step) => self.start(step),
            Frame::Rolled(die) => self.rolled(die),
            Frame::End(step) => self.end_of_turn(step),
            Frame::Settle(last) => return self.settle(last),
            Frame::Do(doing) => return self.carry_out(doing),
            Frame::Play(playing) => return self.play(playing),
            Frame::Done(seat, card, bottom) => self.program_done(seat, card, bottom),
            Frame::Field(seat, id, solo) => self.field_legend(seat, id, solo),
            Frame::Pay(due) if due.amount == 0 => self.pop(),
            Frame::Flip(seat, slot) => self.flip(seat, slot),
            Frame::Use(doing) => self.become_frame(Frame::Do(doing)),
            Frame::Attack(stage) => return self.attack_step(stage),
            Frame::Steal(stealing) => return self.steal_step(stealing),
            Frame::Doom(place) => self.doom(place),
            Frame::Under(seat) => return self.under(seat),
            Frame::Discards(seat, count) => return self.must_discard(seat, count),
            _ => return false,
        }
        true
    }

    /// Does what the top frame asked for.
    fn answer(&mut self, seat: Seat, choice: Choice) {
        let Some(frame) = self.state.board.frames.top() else { return };
        match (frame, choice) {
            (Frame::Order(_), Choice::Begin(first)) => self.order(seat, first),
            (Frame::Mulligan(_), choice) => self.mulligan(seat, choice == Choice::Mulligan),
            (Frame::TakeDie, Choice::Take(die)) => self.take_die(die),
            (Frame::Reroll(die), choice) => self.reroll(die, choice == Choice::Accept),
            (Frame::Main, choice) => self.main_choice(seat, choice),
            (Frame::Settle(_), Choice::Resolve(card, ability, nth)) => self.resolve_chosen(seat, card, ability, nth),
            (Frame::Do(doing), choice) => self.effect_choice(doing, seat, choice),
            (Frame::Play(playing), Choice::Pick(host)) => self.choose_host(playing, host),
            (Frame::Pay(due), Choice::Pay(mask)) => self.pay(due, mask),
            (Frame::Attack(AttackStep::Target), Choice::Aim(target)) => self.aim(target),
            (Frame::Attack(AttackStep::React), choice) => self.react(seat, choice),
            (Frame::Steal(stealing), Choice::Die(die)) => self.choose_stolen(stealing, die),
            (Frame::Ransom(die), choice) => self.ransom(die, seat, choice),
            (Frame::StandIn(place), choice) => self.stand_in(place, seat, choice == Choice::Accept),
            (Frame::Under(_), Choice::Card(card)) => self.put_under(seat, card),
            (Frame::Discards(_, count), Choice::Hand(card)) => self.discard_for(seat, count, card),
            (Frame::MayDraw(_, count), choice) => {
                self.pop();
                if choice == Choice::Accept {
                    rule!(T345);
                    self.draw(seat, count);
                }
            }
            (Frame::Sacrifice(_), Choice::Pick(name)) => {
                self.pop();
                self.mark_for_defeat(name);
            }
            _ => self.pop(),
        }
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// The table is over; whatever was unfinished stays so (T409).
    fn end(&mut self, winner: Option<Seat>, how: How) {
        if self.is_over() {
            return;
        }
        rule!(T409);
        rule!(T411);
        rule!(T410);
        self.state.board.ending = Some(Ending { winner, how });
        self.tell(|| Event::Over { winner, how });
        self.stop();
    }

    /// Nothing goes on any more. Cards on their way stay with their owners: they count as trashed.
    fn stop(&mut self) {
        while let Some(frame) = self.state.board.frames.pop() {
            for seat in crate::state::SEATS {
                if let Some(card) = frame.holds(seat) {
                    self.state.board.side_mut(seat).trash.push(card);
                }
            }
        }
        self.state.board.attack = None;
    }

    /// A player concedes (T416).
    pub(crate) fn leave(&mut self, seat: Seat) {
        rule!(T416);
        self.end(Some(rival(seat)), How::Conceded);
    }
}

/// How the table ended.
pub(crate) fn outcome(state: &State) -> table::Outcome {
    let gigs = crate::state::SEATS.map(|seat| i32::from(state.board.dice.count(seat)));
    let Some(Ending { winner, how }) = state.board.ending else { return table::Outcome::void("void") };
    if how == How::Void {
        return table::Outcome::void(how.key());
    }
    let mut outcome = table::Outcome::by_score(how.key(), &gigs);
    rule!(T410);
    for seat in crate::state::SEATS {
        rule!(T417);
        outcome.places[seat.index()] = if winner.is_none_or(|winner| winner == seat) { 1 } else { 2 };
    }
    outcome
}
