//! The rules in motion. The frame on top of the stack is the procedure that goes on: those that ask nothing are stepped
//! through, those that ask wait, and `offer` lists what can be answered. Where public facts leave a single answer, it is
//! taken without asking.
//!
//! Every procedure changes its own frame before it does anything that may put another on top.

mod battle;
mod cards;
mod deeds;
mod effects;
mod foresight;
mod hit;
mod legwork;
mod losses;
mod moments;
mod offer;
mod onward;
mod payment;
mod punknaught;
mod read;
mod roles;
mod shopping;
mod stack;
mod thrift;
mod totals;
mod turn;
mod winning;

use table::frames::{self, Procedures};
use table::{Awaited, Chance, Choices, Seat, Seats, Witness};

use crate::choice::Choice;
use crate::event::Event;
use crate::frame::{BattleStep, Frame};
use crate::game::Ccg;
use crate::state::{Board, How, State};

pub(crate) use effects::asking;
pub(crate) use foresight::{Members, bits};
pub(crate) use offer::{is_secret, offer};
pub(crate) use read::{Eye, Read};
pub(crate) use stack::{answering, told as job_told};
pub(crate) use totals::{security_test, skirmish};
pub(crate) use winning::outcome;

/// One decision at work.
pub(crate) struct Engine<'a, C, W> {
    pub(crate) game: &'a Ccg,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) witness: &'a mut W,
}

/// Who is awaited.
#[inline]
pub(crate) fn awaited(state: &State) -> Awaited {
    match state.board.frames.top() {
        None => Awaited::over(),
        Some(frame) => Awaited::one(decider(&state.board, frame)),
    }
}

/// Who answers what a frame asks.
pub(crate) fn decider(board: &Board, frame: Frame) -> Seat {
    match frame {
        Frame::Draw(seat, _)
        | Frame::Phase(seat, _)
        | Frame::Gather(seat, ..)
        | Frame::Discard(seat, _)
        | Frame::Assign(seat, _)
        | Frame::Send(seat, _)
        | Frame::Board(seat, ..)
        | Frame::Place(seat, _)
        | Frame::Missed(seat, ..) => seat,
        Frame::Pay(due) => due.by,
        Frame::Window(cue, _, by, _, asked) => answering(board, cue, by, asked).unwrap_or(by),
        Frame::Aim | Frame::Rival => effects::announcer(board),
        Frame::Wield(at) => at.seat,
        Frame::Battle(BattleStep::Actions(seat, _)) => seat,
        _ => board.battle.map_or(board.turn, |battle| battle.by),
    }
}

/// Whether a seat is in the middle of an act: an action with everything that it asks.
pub(crate) fn mid_act(state: &State, seat: Seat) -> bool {
    match state.board.frames.top() {
        Some(Frame::Phase(..) | Frame::Window(..) | Frame::Battle(_) | Frame::Draw(..) | Frame::Discard(..)) | None => false,
        Some(frame) => decider(&state.board, frame) == seat,
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    fn read(&self) -> Read<'_> {
        Read { game: self.game, board: &self.state.board }
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

    /// Goes on until somebody is asked.
    pub(crate) fn go(&mut self) {
        frames::run(self, &mut Choices::new());
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
        is_secret(self.game, self.state, frame)
    }

    #[inline]
    fn decider(&self, frame: Frame) -> Seat {
        decider(&self.state.board, frame)
    }

    #[inline]
    fn offer(&self, seat: Seat, into: &mut Choices<Choice>) {
        offer(self.game, self.state, seat, into);
    }

    fn void(&mut self) {
        self.end(None, How::Void);
    }

    /// Nothing can be answered: a payment that has become short is withdrawn, a target that is not there left out.
    fn skip(&mut self) {
        match self.state.board.frames.top() {
            Some(Frame::Pay(_)) => self.withdraw(),
            Some(Frame::Aim) => self.no_target(),
            _ => self.pop(),
        }
    }

    fn step(&mut self, frame: Frame) -> bool {
        if self.is_quiet(frame) && self.settle_first() {
            return true;
        }
        match frame {
            Frame::Cut(seats) => self.cut(seats),
            Frame::Draw(seat, left) => return self.draw_step(seat, left),
            Frame::Draws(seats, count, seat) => self.draws(seats, count, seat),
            Frame::Discards(seats, count, seat) => self.discards(seats, count, seat),
            Frame::Turn(step) => self.turn_step(step),
            Frame::Phase(seat, passes) => return self.phase_step(seat, passes),
            Frame::Pay(due) if due.paid >= due.cost => self.pop(),
            Frame::Buy(seat, card, onto) => self.bought(seat, card, onto),
            Frame::Bid(seat, at) => self.has_bid(seat, at),
            Frame::Item(item) => self.carry_out(item),
            Frame::Spent(seat, card) => self.spent(seat, card),
            Frame::Window(cue, _, by, _, asked) if answering(&self.state.board, cue, by, asked).is_none() => self.pop(),
            Frame::Do(doing) => return self.do_step(doing),
            Frame::Discard(seat, count) if count == 0 || self.state.own(seat).held() == 0 => self.pop(),
            Frame::Assign(seat, from) => return self.assign_step(seat, from),
            Frame::Arm(seat) => self.arm(seat),
            Frame::Battle(stage) => return self.battle_step(stage),
            Frame::Losses(level) => self.losses(level),
            Frame::Settle => self.settle(),
            _ => return false,
        }
        true
    }

    fn answer(&mut self, seat: Seat, choice: Choice) {
        let Some(frame) = self.state.board.frames.top() else { return };
        match (frame, choice) {
            (Frame::Draw(_, left), Choice::Draw(back)) => self.draw_from(seat, back, left),
            (Frame::Missed(_, count), Choice::Gain(ops)) => self.gain_missed(seat, count, ops),
            (Frame::Phase(_, passes), Choice::Pass) => self.pass_phase(seat, passes),
            (Frame::Phase(..), choice) => {
                let next = self.state.board.next(seat);
                self.become_frame(Frame::Phase(next, 0));
                self.act(seat, choice);
            }
            (Frame::Battle(BattleStep::Actions(_, passes)), Choice::Pass) => {
                let next = self.state.board.next(seat);
                self.become_frame(Frame::Battle(BattleStep::Actions(next, passes + 1)));
            }
            (Frame::Battle(BattleStep::Actions(..)), choice) => {
                let next = self.state.board.next(seat);
                self.become_frame(Frame::Battle(BattleStep::Actions(next, 0)));
                self.act(seat, choice);
            }
            (Frame::Battle(BattleStep::Onward), choice) => self.onward(seat, choice),
            (Frame::Pay(due), choice) => self.pay_with(due, choice),
            (Frame::Window(cue, on, by, number, asked), choice) => {
                self.become_frame(Frame::Window(cue, on, by, number, asked.with(seat)));
                if choice != Choice::Pass {
                    self.respond(seat, choice, on, number);
                }
            }
            (Frame::Gather(_, number, need, _), choice) => self.gathered(seat, choice, number, need),
            (Frame::Aim, choice) => self.aimed(choice),
            (Frame::Rival, Choice::Rival(rival)) => self.against(rival),
            (Frame::Discard(_, count), Choice::Discard(card)) => {
                self.become_frame(Frame::Discard(seat, count - 1));
                self.discard(seat, card);
            }
            (Frame::Assign(_, slot), Choice::Team(team)) => self.assigned(seat, slot, team),
            (Frame::Send(_, after), choice) => self.sent(seat, after, choice),
            (Frame::Wield(at), choice) => self.wielded(at, choice),
            (Frame::Board(_, vehicle, room), choice) => self.boarded(seat, vehicle, room, choice),
            (Frame::Place(_, card), choice) => self.placed(seat, card, choice),
            _ => self.pop(),
        }
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Whether nothing is in the middle of being done: then what happens by itself comes, and Sponsors are looked at.
    fn is_quiet(&self, frame: Frame) -> bool {
        matches!(frame, Frame::Phase(..) | Frame::Battle(_) | Frame::Turn(_))
    }

    fn settle_first(&mut self) -> bool {
        if !self.state.board.due.is_empty() {
            self.push(Frame::Settle);
            return true;
        }
        if self.state.board.stirred {
            self.state.board.stirred = false;
            return self.sponsors_win();
        }
        false
    }

    /// The table is over; whatever was unfinished stays so.
    fn end(&mut self, winner: Option<Seat>, how: How) {
        if self.is_over() {
            return;
        }
        self.state.board.ending = Some(crate::state::Ending { winner, how });
        self.tell(|| Event::Over { winner, how });
        while let Some(frame) = self.state.board.frames.pop() {
            for seat in Seats::all(self.state.board.seats).iter() {
                if let Some(card) = frame.holds(seat) {
                    self.state.board.side_mut(seat).trash.push(card);
                }
            }
        }
        self.state.board.due.clear();
    }
}
