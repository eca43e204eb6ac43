//! Sets of cards. Every printed card of a deck is another one, so a pile, a hand or what somebody owns is a set of
//! bits by the place of the card in its file, and the order of a shuffled deck is not decided before a card is drawn.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Chance;
use table::ids::{Bits, Id};

/// A set of cards of one kind.
pub struct Cards<I> {
    bits: u64,
    of: PhantomData<I>,
}

// Derived, these would ask for the same of the ids.
impl<I> Clone for Cards<I> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<I> Copy for Cards<I> {}

impl<I> PartialEq for Cards<I> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<I> Eq for Cards<I> {}

impl<I> Hash for Cards<I> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<I> Default for Cards<I> {
    #[inline]
    fn default() -> Self {
        Cards { bits: 0, of: PhantomData }
    }
}

impl<I> fmt::Debug for Cards<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries((0..u64::BITS).filter(|place| self.bits >> place & 1 == 1)).finish()
    }
}

impl<I: Id + Serialize> Serialize for Cards<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Bits::<I>::serialize(&self.bits, serializer)
    }
}

impl<'de, I: Id + Deserialize<'de>> Deserialize<'de> for Cards<I> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Cards { bits: Bits::<I>::deserialize(deserializer)?, of: PhantomData })
    }
}

impl<I: Id> FromIterator<I> for Cards<I> {
    fn from_iter<T: IntoIterator<Item = I>>(cards: T) -> Self {
        let mut set = Cards::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl<I: Id> Cards<I> {
    /// Exactly this card.
    #[inline]
    pub fn only(card: I) -> Self {
        Cards { bits: bit(card), of: PhantomData }
    }

    /// Whether a card is in it.
    #[inline]
    pub fn contains(self, card: I) -> bool {
        self.bits & bit(card) != 0
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: I) {
        self.bits |= bit(card);
    }

    /// Takes a card out; `false` if it was not there.
    #[inline]
    pub fn remove(&mut self, card: I) -> bool {
        let there = self.contains(card);
        self.bits &= !bit(card);
        there
    }

    /// How many cards.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The cards of both sets together.
    #[must_use]
    #[inline]
    pub fn union(self, other: Self) -> Self {
        Cards { bits: self.bits | other.bits, of: PhantomData }
    }

    /// The cards that are in both.
    #[must_use]
    #[inline]
    pub fn both(self, other: Self) -> Self {
        Cards { bits: self.bits & other.bits, of: PhantomData }
    }

    /// These cards without others.
    #[must_use]
    #[inline]
    pub fn minus(self, other: Self) -> Self {
        Cards { bits: self.bits & !other.bits, of: PhantomData }
    }

    /// The cards in the order of their file.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = I> + Clone {
        let mut left = self.bits;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let place = left.trailing_zeros();
            left &= left - 1;
            Some(I::at(place as usize))
        })
    }

    /// The card at a place in that order.
    #[inline]
    pub fn nth(self, place: usize) -> Option<I> {
        let mut left = self.bits;
        for _ in 0..place {
            left &= left.wrapping_sub(1);
        }
        (left != 0).then(|| I::at(left.trailing_zeros() as usize))
    }

    /// The place of a card in that order.
    #[inline]
    pub fn position(self, card: I) -> Option<usize> {
        self.contains(card).then(|| (self.bits & (bit(card) - 1)).count_ones() as usize)
    }

    /// Draws a card by chance.
    #[inline]
    pub fn draw<K: fmt::Display>(&mut self, what: &'static str, chance: &mut impl Chance, name: impl Fn(I) -> K) -> Option<I> {
        if self.is_empty() {
            return None;
        }
        let cards = *self;
        let card = |place: u32| cards.nth(place as usize).unwrap_or(I::at(0));
        let card = card(chance.pick(what, cards.len() as u32, |place| name(card(place))));
        self.remove(card);
        Some(card)
    }
}

#[inline]
fn bit<I: Id>(card: I) -> u64 {
    1u64.checked_shl(card.place() as u32).unwrap_or(0)
}
