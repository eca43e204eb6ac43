//! Unfinished business as a stack of plain data: a firefight in a move in a turn is three frames. And the loop
//! that goes on with it until somebody has to be asked.

use std::hash::Hash;

use serde::{Deserialize, Serialize};

use crate::array::Array;
use crate::choices::Choices;
use crate::seat::Seat;

/// How many steps one decision may take before the table is void.
///
/// The longest chains that the rules of the house's games allow stay far below; only a loop of
/// triggers that never ends gets here.
pub const STEP_BUDGET: u32 = 10_000;

/// How many frames one step may put on the stack.
const STEP_ROOM: usize = 8;

/// A stack of frames. The top frame is the procedure that goes on next.
///
/// `N` is far more than the rules ever need: when fewer than eight places are left, the loop ends the table, as it does
/// when the steps run out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "F: Serialize", deserialize = "F: Copy + Default + Deserialize<'de>"))]
pub struct Frames<F, const N: usize>(Array<F, N>);

impl<F: Copy + Default, const N: usize> Default for Frames<F, N> {
    fn default() -> Self {
        Frames(Array::new())
    }
}

impl<F: Copy + Default, const N: usize> Frames<F, N> {
    /// An empty stack.
    pub fn new() -> Self {
        Frames::default()
    }

    /// Begins a procedure: it goes on before everything below it.
    #[inline]
    pub fn push(&mut self, frame: F) {
        self.0.push(frame);
    }

    /// Ends the top procedure.
    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        self.0.pop()
    }

    /// The procedure that goes on next.
    #[inline]
    pub fn top(&self) -> Option<F> {
        self.0.top()
    }

    /// The top procedure, to change where it stands.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.0.last_mut()
    }

    /// All frames, the lowest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = F> + '_ {
        self.0.iter().copied()
    }

    /// How many procedures are unfinished.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing is unfinished.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether so much is unfinished that the rules can only be going round in circles.
    #[inline]
    pub fn too_many(&self) -> bool {
        self.0.room() < STEP_ROOM
    }

    /// Drops every unfinished procedure, when the table ends in the middle of one.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// Counts the steps of one decision.
#[derive(Clone, Copy, Debug)]
pub struct Steps(u32);

impl Default for Steps {
    fn default() -> Steps {
        Steps(STEP_BUDGET)
    }
}

impl Steps {
    /// Takes one step; `false` once the budget is used up, and the table must end void.
    #[inline]
    #[must_use]
    pub fn take(&mut self) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 > 0
    }
}

/// The rules of a game in motion, as far as the loop needs them.
///
/// A procedure changes its own frame before it does anything that may put another on top, so that reactions nest
/// without special cases.
pub trait Procedures {
    /// A procedure that is unfinished.
    type Frame: Copy;
    /// What a seat answers.
    type Choice: Copy;

    /// The frame on top of the stack; none once the table is over.
    fn top(&self) -> Option<Self::Frame>;

    /// Whether too much is unfinished ([`Frames::too_many`]).
    fn too_many(&self) -> bool;

    /// Goes on with a procedure that asks nothing; `false` if what is on top asks.
    fn step(&mut self, frame: Self::Frame) -> bool;

    /// Whether what can be answered depends on something secret. Then it is asked in any case: that a single card is
    /// left is nobody's business.
    fn is_secret(&self, frame: Self::Frame) -> bool;

    /// Who answers.
    fn decider(&self, frame: Self::Frame) -> Seat;

    /// What can be answered to the frame on top.
    fn offer(&self, seat: Seat, into: &mut Choices<Self::Choice>);

    /// Does what the frame on top asked for.
    fn answer(&mut self, seat: Seat, choice: Self::Choice);

    /// Nothing can be answered: the frame on top asks in vain.
    fn skip(&mut self);

    /// The rules never come to an end: the table does.
    fn void(&mut self);
}

/// Goes on until somebody is asked or the table is over. Where public facts leave a single answer, it is taken without
/// asking. Whose choices now stand in `next`, if they had to be listed.
#[inline]
pub fn run<P: Procedures>(rules: &mut P, next: &mut Choices<P::Choice>) -> Option<Seat> {
    for _ in 1..STEP_BUDGET {
        let frame = rules.top()?;
        if rules.too_many() {
            break;
        }
        if rules.step(frame) {
            continue;
        }
        let frame = rules.top()?;
        if rules.is_secret(frame) {
            return None;
        }
        let seat = rules.decider(frame);
        next.clear();
        rules.offer(seat, next);
        match next[..] {
            [] => rules.skip(),
            [only] => rules.answer(seat, only),
            _ => return Some(seat),
        }
    }
    if rules.top().is_some() {
        rules.void();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_a_stack() {
        let mut frames: Frames<u8, 12> = Frames::new();
        for frame in 0..5 {
            frames.push(frame);
        }
        if let Some(top) = frames.top_mut() {
            *top = 9;
        }
        assert_eq!((frames.pop(), frames.pop(), frames.len()), (Some(9), Some(3), 3));
        assert_eq!(frames.iter().collect::<Vec<_>>(), [0, 1, 2]);
        assert!(!frames.too_many());
        (0..2).for_each(|frame| frames.push(frame));
        assert!(frames.too_many(), "eight places are kept free");
    }

    /// A procedure that counts down without asking, one that asks, one whose answers are secret.
    #[derive(Clone, Copy, PartialEq, Debug, Default)]
    enum Frame {
        Count(u8),
        Asks(u8),
        #[default]
        Secret,
        Forever,
        Deeper,
    }

    #[derive(Default)]
    struct Counting {
        frames: Frames<Frame, 16>,
        answered: Vec<(Seat, u8)>,
        skipped: u8,
        void: bool,
    }

    impl Procedures for Counting {
        type Frame = Frame;
        type Choice = u8;

        fn top(&self) -> Option<Frame> {
            self.frames.top()
        }

        fn step(&mut self, frame: Frame) -> bool {
            match frame {
                Frame::Count(0) => drop(self.frames.pop()),
                Frame::Count(left) => {
                    if let Some(top) = self.frames.top_mut() {
                        *top = Frame::Count(left - 1);
                    }
                    self.frames.push(Frame::Asks(left - 1));
                }
                Frame::Forever => {}
                Frame::Deeper => self.frames.push(frame),
                Frame::Asks(_) | Frame::Secret => return false,
            }
            true
        }

        fn too_many(&self) -> bool {
            self.frames.too_many()
        }

        fn is_secret(&self, frame: Frame) -> bool {
            frame == Frame::Secret
        }

        fn decider(&self, _: Frame) -> Seat {
            Seat(1)
        }

        fn offer(&self, _: Seat, into: &mut Choices<u8>) {
            if let Some(Frame::Asks(many)) = self.frames.top() {
                into.extend(0..many);
            }
        }

        fn answer(&mut self, seat: Seat, choice: u8) {
            self.frames.pop();
            self.answered.push((seat, choice));
        }

        fn skip(&mut self) {
            self.frames.pop();
            self.skipped += 1;
        }

        fn void(&mut self) {
            self.frames.clear();
            self.void = true;
        }
    }

    fn counting(frame: Frame) -> Counting {
        let mut rules = Counting::default();
        rules.frames.push(frame);
        rules
    }

    #[test]
    fn the_loop_asks_only_where_there_is_a_choice() {
        let mut next = Choices::new();
        let mut rules = counting(Frame::Count(3));
        assert_eq!(run(&mut rules, &mut next), Some(Seat(1)), "two answers are asked for");
        assert_eq!((next.to_vec(), &rules.answered[..]), (vec![0, 1], &[][..]));
        rules.answer(Seat(1), 1);
        assert_eq!(run(&mut rules, &mut next), None, "a single answer is taken, none is passed over");
        assert_eq!((&rules.answered[..], rules.skipped, rules.top()), (&[(Seat(1), 1), (Seat(1), 0)][..], 1, None));
        let mut secret = counting(Frame::Secret);
        assert_eq!((run(&mut secret, &mut next), secret.top()), (None, Some(Frame::Secret)), "a secret is asked in any case");
        for frame in [Frame::Forever, Frame::Deeper] {
            let mut endless = counting(frame);
            assert_eq!((run(&mut endless, &mut next), endless.void), (None, true), "{frame:?}");
        }
    }

    #[test]
    fn steps_run_out() {
        let mut steps = Steps::default();
        let taken = std::iter::repeat_with(|| steps.take()).take_while(|&ok| ok).count();
        assert_eq!(taken as u32, STEP_BUDGET - 1);
    }
}
