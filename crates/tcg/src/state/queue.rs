//! Lists that the rules do not bound: effects that wait, Units that are about to be defeated.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};
use table::array::Array;

/// Up to `N` values, which is more than play ever comes to. What finds no room is left out, and the rules end the table
/// void when they come to a list that is full, as they do with an endless chain of effects. The audit tells of any
/// that ever was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "T: Serialize", deserialize = "T: Copy + Default + Deserialize<'de>"))]
pub struct Queue<T: Copy + Default, const N: usize>(Array<T, N>);

impl<T: Copy + Default, const N: usize> Queue<T, N> {
    /// Adds a value at the end, if there is room.
    #[inline]
    pub fn push(&mut self, value: T) {
        if self.0.room() > 0 {
            self.0.push(value);
        }
    }

    /// Whether there is no more room, so that something may have been left out.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.0.room() == 0
    }
}

impl<T: Copy + Default, const N: usize> Deref for Queue<T, N> {
    type Target = Array<T, N>;
    #[inline]
    fn deref(&self) -> &Array<T, N> {
        &self.0
    }
}

impl<T: Copy + Default, const N: usize> DerefMut for Queue<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Array<T, N> {
        &mut self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_finds_no_room_is_left_out() {
        let mut queue: Queue<u8, 2> = Queue::default();
        (1..=3).for_each(|value| queue.push(value));
        assert_eq!((queue[..].to_vec(), queue.is_full()), (vec![1, 2], true));
        queue.take_value(1);
        assert!(!queue.is_full());
        assert_eq!(serde_json::to_string(&queue).unwrap(), "[2]");
    }
}
