//! Unfinished business as a stack of plain data: a firefight in a move in a turn is three frames.

use std::borrow::Cow;
use std::hash::Hash;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};

use crate::list::List;

/// How many steps one decision may take before the table is void.
///
/// The longest chains that the rules of the house's games allow stay far below; only a loop of
/// triggers that never ends gets here.
pub const STEP_BUDGET: u32 = 10_000;

/// A stack of frames. The top frame is the procedure that goes on next.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "F: Serialize", deserialize = "F: Deserialize<'de>"))]
pub struct Frames<F: Copy, const N: usize>(List<F, N>);

impl<F: Copy, const N: usize> Default for Frames<F, N> {
    fn default() -> Self {
        Frames(List::new())
    }
}

impl<F: Copy, const N: usize> Frames<F, N> {
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
        self.0.last().copied()
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

/// A list, however many stand in place.
impl<F: Copy + JsonSchema, const N: usize> JsonSchema for Frames<F, N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        Vec::<F>::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<F>::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_a_stack_that_spills() {
        let mut frames: Frames<u8, 2> = Frames::new();
        for frame in 0..5 {
            frames.push(frame);
        }
        if let Some(top) = frames.top_mut() {
            *top = 9;
        }
        assert_eq!((frames.pop(), frames.pop(), frames.len()), (Some(9), Some(3), 3));
        assert_eq!(frames.iter().collect::<Vec<_>>(), [0, 1, 2]);
    }

    #[test]
    fn steps_run_out() {
        let mut steps = Steps::default();
        let taken = std::iter::repeat_with(|| steps.take()).take_while(|&ok| ok).count();
        assert_eq!(taken as u32, STEP_BUDGET - 1);
    }
}
