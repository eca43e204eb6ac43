//! Where the choices of a seat go.

use std::ops::Deref;

/// A buffer of choices, filled again and again without allocating.
#[derive(Clone, Debug)]
pub struct Choices<C>(Vec<C>);

impl<C: Copy> Choices<C> {
    /// An empty buffer.
    pub fn new() -> Choices<C> {
        Choices(Vec::with_capacity(32))
    }

    /// Adds a choice.
    #[inline]
    pub fn push(&mut self, choice: C) {
        self.0.push(choice);
    }

    /// Adds several choices.
    #[inline]
    pub fn extend(&mut self, choices: impl IntoIterator<Item = C>) {
        self.0.extend(choices);
    }

    /// Empties the buffer, keeping its memory.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<C: Copy> Default for Choices<C> {
    fn default() -> Self {
        Choices::new()
    }
}

impl<C> Deref for Choices<C> {
    type Target = [C];
    #[inline]
    fn deref(&self) -> &[C] {
        &self.0
    }
}

/// Takes choices, so that one list of what is possible serves who wants all and who wants to know how many.
pub trait Sink<C> {
    /// Takes one.
    fn push(&mut self, choice: C);

    /// Whether no more are wanted.
    fn enough(&self) -> bool {
        false
    }
}

impl<C: Copy> Sink<C> for Choices<C> {
    #[inline]
    fn push(&mut self, choice: C) {
        Choices::push(self, choice);
    }
}

/// Learns only whether there are none, one or more.
#[derive(Clone, Copy, Debug)]
pub struct Few<C> {
    /// The first.
    pub first: Option<C>,
    /// Whether there are more.
    pub more: bool,
}

impl<C> Default for Few<C> {
    fn default() -> Self {
        Few { first: None, more: false }
    }
}

impl<C: Copy> Sink<C> for Few<C> {
    #[inline]
    fn push(&mut self, choice: C) {
        self.more = self.first.is_some();
        self.first = self.first.or(Some(choice));
    }

    #[inline]
    fn enough(&self) -> bool {
        self.more
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_tells_none_one_and_more_apart() {
        let mut few = Few::default();
        assert!(few.first.is_none() && !few.enough());
        few.push('a');
        assert!(few.first == Some('a') && !few.enough());
        few.push('b');
        assert!(few.first == Some('a') && few.enough());
    }
}
