//! A list of plain values with a bound that the rules give: copied with one copy of memory, never on the heap.
//! What has no such bound is a [`List`](crate::list::List).

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Up to `N` values, and never more: one too many is a mistake in the rules and panics, as an index past the end does.
#[derive(Clone, Copy)]
pub struct Array<T, const N: usize> {
    /// Those from `len` on mean nothing.
    values: [T; N],
    len: u16,
}

impl<T: Copy + Default, const N: usize> Array<T, N> {
    /// An empty list.
    #[inline]
    pub fn new() -> Self {
        const { assert!(N <= u16::MAX as usize) }
        Array { values: [T::default(); N], len: 0 }
    }
}

impl<T: Copy, const N: usize> Array<T, N> {
    /// How many more fit.
    #[inline]
    pub fn room(&self) -> usize {
        N - usize::from(self.len)
    }

    /// The last value.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.values.get(usize::from(self.len).wrapping_sub(1)).copied()
    }

    /// Adds a value at the end.
    #[inline]
    pub fn push(&mut self, value: T) {
        self.values[usize::from(self.len)] = value;
        self.len += 1;
    }

    /// Takes the last value.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.values.get(usize::from(self.len)).copied()
    }

    /// Puts a value at `index`, moving the rest up. An index past the end means the end.
    #[inline]
    pub fn insert(&mut self, index: usize, value: T) {
        let end = self.len();
        let index = index.min(end);
        self.push(value);
        self.values.copy_within(index..end, index + 1);
        self.values[index] = value;
    }

    /// Takes the value at `index`, moving the rest down.
    #[inline]
    pub fn take(&mut self, index: usize) -> Option<T> {
        let value = self.get(index).copied()?;
        let end = usize::from(self.len);
        self.values.copy_within(index + 1..end, index);
        self.len -= 1;
        Some(value)
    }

    /// Takes the first value equal to `value`.
    #[inline]
    pub fn take_value(&mut self, value: T) -> Option<T>
    where
        T: PartialEq,
    {
        let index = self.iter().position(|&other| other == value)?;
        self.take(index)
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Keeps only what `keep` accepts.
    pub fn retain(&mut self, mut keep: impl FnMut(T) -> bool) {
        let mut kept = 0;
        for index in 0..self.len() {
            let value = self.values[index];
            self.values[kept] = value;
            kept += usize::from(keep(value));
        }
        self.len = kept as u16;
    }
}

impl<T: Copy + Default, const N: usize> Default for Array<T, N> {
    #[inline]
    fn default() -> Self {
        Array::new()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Array<T, N> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<T: Eq, const N: usize> Eq for Array<T, N> {}

impl<T: Hash, const N: usize> Hash for Array<T, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self[..].hash(hasher);
    }
}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for Array<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self[..].fmt(f)
    }
}

impl<T, const N: usize> Deref for Array<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.values[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for Array<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.values[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Array<T, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut array = Array::new();
        array.extend(values);
        array
    }
}

impl<T: Copy, const N: usize> Extend<T> for Array<T, N> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, values: I) {
        values.into_iter().for_each(|value| self.push(value));
    }
}

impl<T: Serialize, const N: usize> Serialize for Array<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self[..].serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Array<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > N {
            return Err(D::Error::custom(format!("at most {N} can stand here, not {}", values.len())));
        }
        Ok(values.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_array_keeps_its_order_and_what_is_gone_does_not_count() {
        let mut array: Array<u8, 4> = [1, 2, 3].into_iter().collect();
        array.insert(1, 9);
        assert_eq!((array[..].to_vec(), array.room()), (vec![1, 9, 2, 3], 0));
        assert_eq!((array.take(0), array.take_value(2), array.take(7)), (Some(1), Some(2), None));
        let other: Array<u8, 4> = [9, 3].into_iter().collect();
        assert_eq!(array, other, "what lies behind the end does not count");
        array.insert(9, 7);
        array.retain(|value| value != 3);
        assert_eq!((array[..].to_vec(), array.pop(), array.pop(), array.pop()), (vec![9, 7], Some(7), Some(9), None));
    }

    #[test]
    fn an_array_is_written_as_a_list_and_refuses_too_long_a_one() {
        let array: Array<u8, 3> = [5, 6].into_iter().collect();
        assert_eq!(serde_json::to_string(&array).unwrap(), "[5,6]");
        assert_eq!(serde_json::from_str::<Array<u8, 3>>("[5,6]").unwrap(), array);
        let refused = serde_json::from_str::<Array<u8, 3>>("[1,2,3,4]").unwrap_err();
        assert_eq!(refused.to_string(), "at most 3 can stand here, not 4");
    }
}
