//! A short list of plain values that lives inside the state and clones with one copy of memory.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::SmallVec;

/// Up to `N` values in place; more spill to the heap, so nothing is ever dropped or refused.
///
/// The capacity is chosen from the rules so that spilling does not happen in play.
#[derive(PartialEq, Eq, Debug, PartialOrd, Ord)]
pub struct List<T: Copy, const N: usize>(SmallVec<[T; N]>);

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list.
    #[inline]
    pub fn new() -> Self {
        List(SmallVec::new())
    }

    /// Adds a value at the end.
    #[inline]
    pub fn push(&mut self, value: T) {
        self.0.push(value);
    }

    /// Takes the last value.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.0.pop()
    }

    /// Puts a value at `index`, moving the rest up. An index past the end means the end.
    #[inline]
    pub fn insert(&mut self, index: usize, value: T) {
        self.0.insert(index.min(self.0.len()), value);
    }

    /// Takes the value at `index`, moving the rest down.
    #[inline]
    pub fn take(&mut self, index: usize) -> Option<T> {
        (index < self.0.len()).then(|| self.0.remove(index))
    }

    /// Takes the first value equal to `value`.
    #[inline]
    pub fn take_value(&mut self, value: T) -> Option<T>
    where
        T: PartialEq,
    {
        let index = self.0.iter().position(|&other| other == value)?;
        self.take(index)
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Keeps only what `keep` accepts.
    pub fn retain(&mut self, mut keep: impl FnMut(T) -> bool) {
        self.0.retain(|value| keep(*value));
    }

    /// Whether the list has outgrown its place in the state.
    pub fn spilled(&self) -> bool {
        self.0.spilled()
    }
}

impl<T: Copy, const N: usize> Default for List<T, N> {
    #[inline]
    fn default() -> Self {
        List::new()
    }
}

impl<T: Copy, const N: usize> Clone for List<T, N> {
    /// One copy of memory: `T` is `Copy`, which the general `SmallVec::clone` cannot use.
    #[inline]
    fn clone(&self) -> Self {
        List(SmallVec::from_slice(&self.0))
    }
}

impl<T: Copy + Hash, const N: usize> Hash for List<T, N> {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}

impl<T: Copy, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T: Copy, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}

impl<T: Copy, const N: usize> FromIterator<T> for List<T, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        List(values.into_iter().collect())
    }
}

impl<T: Copy, const N: usize> Extend<T> for List<T, N> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, values: I) {
        self.0.extend(values);
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        SmallVec::deserialize(deserializer).map(List)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_outgrows_its_place_keeps_everything() {
        let mut list: List<u8, 2> = List::new();
        list.extend([1, 2]);
        assert!(!list.spilled());
        list.push(3);
        list.insert(99, 4);
        assert!(list.spilled());
        assert_eq!(list.clone()[..], [1, 2, 3, 4]);
        assert_eq!(list.take_value(2), Some(2));
        assert_eq!(list.take(9), None);
        assert_eq!(list[..], [1, 3, 4]);
        let json = serde_json::to_string(&list).unwrap();
        assert_eq!(serde_json::from_str::<List<u8, 2>>(&json).unwrap(), list);
    }
}
