//! A market (rulebook pages 005, 013 and 014): a face-down deck and three slots of face-up cards.

use std::fmt::Display;

use serde::{Deserialize, Serialize};
use table::pile::Pile;
use table::{Chance, Seats, rule};

use crate::catalog::words::Deal;
use crate::catalog::{Catalog, OpportunityId};

/// Slots of a market, numbered from the top (R307).
pub const SLOTS: usize = 3;

/// The Opportunities of a game without a Story, in the order of their file.
pub(crate) fn deals(catalog: &Catalog) -> impl Iterator<Item = OpportunityId> {
    catalog.opportunities().filter(|(_, card)| card.deal != Deal::Story).map(|(id, _)| id)
}

/// A market of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "C: Serialize", deserialize = "C: Copy + Ord + Default + Deserialize<'de>"))]
pub struct Market<C, const N: usize> {
    deck: Pile<C, N>,
    slots: [Option<C>; SLOTS],
}

impl<C: Copy + Ord + Default, const N: usize> Market<C, N> {
    /// A market whose cards are all in its shuffled deck (R097).
    pub fn new(cards: impl IntoIterator<Item = C>) -> Self {
        rule!(R020);
        rule!(R097);
        rule!(R307);
        Market { deck: Pile::shuffled(cards), slots: [None; SLOTS] }
    }

    /// A market as it is said to lie: for imagined and staged positions.
    pub(crate) fn laid(deck: Pile<C, N>, slots: [Option<C>; SLOTS]) -> Self {
        Market { deck, slots }
    }

    /// The face-up cards, from the top.
    pub fn slots(&self) -> &[Option<C>; SLOTS] {
        &self.slots
    }

    /// The deck.
    pub fn deck(&self) -> &Pile<C, N> {
        &self.deck
    }

    /// The deck, for resampling in tests.
    #[cfg(test)]
    pub(crate) fn deck_mut(&mut self) -> &mut Pile<C, N> {
        &mut self.deck
    }

    /// Fills the empty slots, the top one first. Slots do not slide, and stay empty once the deck is
    /// used up (C-09, C-10).
    pub fn refill<K: Display>(&mut self, what: &'static str, chance: &mut impl Chance, name: impl Fn(C) -> K + Copy) {
        rule!(R098);
        for slot in self.slots.iter_mut().filter(|slot| slot.is_none()) {
            *slot = self.deck.draw(what, chance, name).map(|lying| lying.card);
        }
    }

    /// Takes a face-up card; its slot stays empty until the refill.
    pub fn take(&mut self, slot: usize) -> Option<C> {
        self.slots.get_mut(slot)?.take()
    }

    /// The slot of a face-up card.
    pub fn slot_of(&self, card: C) -> Option<usize> {
        self.slots.iter().position(|slot| *slot == Some(card))
    }

    /// Puts a card under the deck, where `seats` know it.
    pub fn put_under(&mut self, card: C, seats: Seats) {
        self.deck.put_at_bottom(card, seats);
    }

    /// All face-up cards go under the deck in a random order, where `seats` know them.
    pub fn clear_under(&mut self, seats: Seats) {
        let cards = std::mem::replace(&mut self.slots, [None; SLOTS]);
        self.deck.put_group_at_bottom(cards.into_iter().flatten(), seats);
    }

    /// The first slot that holds a card: the top-most one (C-09).
    pub fn top_most(&self) -> Option<usize> {
        self.slots.iter().position(Option::is_some)
    }

    /// Puts a face-up card under the deck, where all `seats` know it, and fills its slot at once from
    /// the top (C-08); `false` and nothing happens with an empty deck or slot.
    pub fn recycle<K: Display>(
        &mut self,
        slot: usize,
        seats: Seats,
        what: &'static str,
        chance: &mut impl Chance,
        name: impl Fn(C) -> K,
    ) -> bool {
        if self.deck.is_empty() || self.slots.get(slot).is_none_or(Option::is_none) {
            return false;
        }
        rule!(R325);
        let old = self.take(slot);
        self.slots[slot] = self.deck.draw(what, chance, name).map(|lying| lying.card);
        if let Some(old) = old {
            self.deck.put_at_bottom(old, seats);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::chance::{Fast, Scripted};
    use table::shows;

    fn market() -> Market<char, 8> {
        Market::new("ABCDE".chars())
    }

    fn script(results: &str) -> Scripted {
        let mut script = Scripted::new();
        results.chars().for_each(|card| script.line("deck", card.to_string()));
        script
    }

    #[test]
    fn r098_slots_are_filled_from_the_deck_and_do_not_slide() {
        shows(&["gangs:R097", "gangs:R098"], || {
            let mut market = market();
            assert_eq!((market.deck().len(), market.top_most()), (5, None));
            let mut chance = script("BDA");
            market.refill("deck", &mut chance, |card| card);
            assert_eq!(market.slots(), &[Some('B'), Some('D'), Some('A')]);
            assert_eq!(market.take(0), Some('B'));
            assert_eq!((market.slots(), market.top_most()), (&[None, Some('D'), Some('A')], Some(1)), "no card moves up");
            assert_eq!(market.take(0), None);
            chance.line("deck", "E");
            market.refill("deck", &mut chance, |card| card);
            assert_eq!(market.slots(), &[Some('E'), Some('D'), Some('A')]);
            assert_eq!(chance.finish(), Ok(()));
            market.take(1);
            market.take(2);
            market.refill("deck", &mut Fast::new(1), |card| card);
            assert_eq!(market.slots(), &[Some('E'), Some('C'), None], "a slot stays empty once the deck is used up");
        });
    }

    #[test]
    fn r325_a_recycled_card_goes_under_the_deck_at_once() {
        shows(&["gangs:R325"], || {
            let mut market = market();
            let mut chance = script("BDAE");
            market.refill("deck", &mut chance, |card| card);
            assert!(market.recycle(1, Seats::all(2), "deck", &mut chance, |card| card));
            assert_eq!(market.slots(), &[Some('B'), Some('E'), Some('A')]);
            assert_eq!(market.deck().at_bottom()[0].card, 'D');
            assert_eq!(market.deck().at_bottom()[0].known, Seats::all(2), "everybody saw it");
            let mut empty: Market<char, 8> = Market::new("AB".chars());
            empty.refill("deck", &mut Fast::new(1), |card| card);
            assert!(!empty.recycle(0, Seats::all(2), "deck", &mut Fast::new(1), |card| card), "there is no card to replace it");
            assert!(!empty.recycle(2, Seats::all(2), "deck", &mut Fast::new(1), |card| card));
        });
    }
}
