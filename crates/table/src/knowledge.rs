//! What seats have learned about cards they cannot see any more.
//!
//! A look puts a card in a known place. A hidden move among places merges what is known of them:
//! "one of these". A move that is seen makes it definite again. What a seat knows changes only by
//! what that seat could see, so a change never tells anything by itself.
//!
//! Copies of a card cannot be told apart: a fact says that *a* card of this kind lies among these
//! places, a different one for every fact of the same seat.

use std::ops::{BitAnd, BitOr, Not};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::array::Array;
use crate::chance::Chance;
use crate::digest::unordered;
use crate::seat::{Seat, Seats};

/// A place where hidden cards lie (a hand, a deck, a slot), as the game numbers them from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Place(pub u8);

/// A number as bits for places. Every fact of a state has one, so a game takes the narrowest that has room: `u16` for
/// 16 places, `u32` for four seats with several hidden piles each.
pub trait Width: Copy + Ord + Default + Into<u64> + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> {
    /// The bit of a place. One that there is no room for is a mistake in the rules.
    fn bit(place: Place) -> Self;
}

macro_rules! widths {
    ($($bits:ty)+) => {
        $(
            impl Width for $bits {
                #[inline]
                fn bit(place: Place) -> $bits {
                    debug_assert!(u32::from(place.0) < <$bits>::BITS, "there is no room for so many places");
                    1 << place.0
                }
            }
        )+
    };
}

widths!(u16 u32 u64);

/// A set of places, as bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, JsonSchema, Deserialize)]
#[serde(transparent)]
pub struct Places<W = u16>(W);

impl<W: Width> Places<W> {
    /// Exactly this place.
    #[inline]
    pub fn only(place: Place) -> Places<W> {
        Places(W::bit(place))
    }

    /// Whether `place` is one of them.
    #[inline]
    pub fn contains(self, place: Place) -> bool {
        self.meets(Places::only(place))
    }

    /// These places and another.
    #[must_use]
    #[inline]
    pub fn with(self, place: Place) -> Places<W> {
        self.union(Places::only(place))
    }

    /// These places without one.
    #[must_use]
    #[inline]
    pub fn without(self, place: Place) -> Places<W> {
        self.minus(Places::only(place))
    }

    /// The places of both sets together.
    #[must_use]
    #[inline]
    pub fn union(self, other: Places<W>) -> Places<W> {
        Places(self.0 | other.0)
    }

    /// These places without others.
    #[must_use]
    #[inline]
    pub fn minus(self, other: Places<W>) -> Places<W> {
        Places(self.0 & !other.0)
    }

    /// Whether the sets share a place.
    #[inline]
    pub fn meets(self, other: Places<W>) -> bool {
        self.0 & other.0 != W::default()
    }

    /// How many places.
    #[inline]
    pub fn len(self) -> usize {
        self.wide().0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == W::default()
    }

    /// The places in order.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        (0..64).map(Place).filter(move |&place| self.wide().contains(place))
    }

    /// The same places with room for the most there can be.
    #[inline]
    pub fn wide(self) -> Places<u64> {
        Places(self.0.into())
    }
}

/// One thing that a seat has learned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Fact<C, W = u16> {
    /// Who has learned it.
    pub seat: Seat,
    /// The kind of card.
    pub card: C,
    /// It lies in one of these places.
    pub among: Places<W>,
}

impl<C, W: Width> Fact<C, W> {
    /// The same with room for the most places there can be.
    pub fn wide(self) -> Fact<C, u64> {
        Fact { seat: self.seat, card: self.card, among: self.among.wide() }
    }
}

/// How a card went from one place to another.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    /// Where it lay.
    pub from: Place,
    /// Where it lies now; none when it went where everybody sees it.
    pub to: Option<Place>,
    /// The seats that see which card it is.
    pub seen_by: Seats,
    /// Whether everybody sees that nothing is left where it came from.
    pub emptied: bool,
    /// The seats that need no note of it: the place is their own, or remembers itself who knows.
    pub keepers: Seats,
}

/// All that the seats have learned. A fact is about a card of its own, so each seat has at most as many as there are
/// hidden cards: that bounds `N`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(
    transparent,
    bound(serialize = "C: Serialize, W: Serialize", deserialize = "C: Copy + Default + Deserialize<'de>, W: Width + Deserialize<'de>")
)]
pub struct Knowledge<C, const N: usize, W = u16> {
    /// Sorted, so that the order of learning does not matter.
    #[serde(serialize_with = "unordered")]
    facts: Array<Fact<C, W>, N>,
}

impl<C: Copy + Default, const N: usize, W: Width> Default for Knowledge<C, N, W> {
    fn default() -> Self {
        Knowledge { facts: Array::new() }
    }
}

impl<C: Copy + Ord, const N: usize, W: Width> Knowledge<C, N, W> {
    /// What a seat has learned.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = Fact<C, W>> + '_ {
        self.facts.iter().copied().filter(move |fact| fact.seat == seat)
    }

    /// All facts.
    pub fn iter(&self) -> impl Iterator<Item = Fact<C, W>> + '_ {
        self.facts.iter().copied()
    }

    /// Notes a fact as it is.
    pub fn note(&mut self, fact: Fact<C, W>) {
        let place = self.facts.partition_point(|other| *other < fact);
        self.facts.insert(place, fact);
    }

    /// A seat sees one card of a place. It may be one that it knew of already.
    pub fn see(&mut self, seat: Seat, card: C, place: Place) {
        if let Some(index) = self.nearest(self.about(seat, card), place) {
            self.facts.take(index);
        }
        self.note(Fact { seat, card, among: Places::only(place) });
    }

    /// A seat sees everything that lies in a place.
    pub fn see_all(&mut self, seat: Seat, place: Place, cards: &[C]) {
        for &card in cards {
            if let Some(index) = self.nearest(self.about(seat, card), place) {
                self.facts.take(index);
            }
        }
        // What is known of and was not seen there lies elsewhere.
        self.change(|fact| if fact.seat == seat { fact.among.without(place) } else { fact.among });
        for &card in cards {
            self.note(Fact { seat, card, among: Places::only(place) });
        }
    }

    /// A card goes from one place to another. Those who see it know where it lies; for the others,
    /// everything that lay where it came from may have been it.
    pub fn moved(&mut self, card: C, how: Move) {
        let Move { from, to, seen_by, emptied, keepers } = how;
        for seat in seen_by.iter() {
            self.follow(seat, card, from, to.filter(|_| !keepers.contains(seat)));
        }
        let more = to.map(Places::only).unwrap_or_default();
        let fewer = if emptied { Places::only(from) } else { Places::default() };
        if more.is_empty() && fewer.is_empty() {
            return;
        }
        let from = Places::only(from);
        self.change(|fact| {
            if !fact.among.meets(from) || seen_by.contains(fact.seat) {
                return fact.among;
            }
            fact.among.union(more).minus(fewer)
        });
    }

    /// What lies in these places is mixed out of everybody's sight: one of these.
    pub fn mixed(&mut self, places: Places<W>) {
        self.change(|fact| if fact.among.meets(places) { fact.among.union(places) } else { fact.among });
    }

    /// A seat forgets everything, as when it leaves the table.
    pub fn forget(&mut self, seat: Seat) {
        self.facts.retain(|fact| fact.seat != seat);
    }

    /// A seat sees a card of this kind leave `from`. Which of several known copies it was cannot be
    /// told, so the most definite one is taken and the others may be where that one lay.
    fn follow(&mut self, seat: Seat, card: C, from: Place, to: Option<Place>) {
        let mut alike = self.about(seat, card);
        if let Some(gone) = self.nearest(alike.clone(), from).and_then(|index| self.facts.take(index)) {
            alike.end -= 1;
            // A fact that is as definite as the one that is gone stays what it is.
            let mut changed = false;
            for fact in self.facts[alike.clone()].iter_mut().filter(|fact| fact.among.contains(from)) {
                changed |= fact.among.union(gone.among) != fact.among;
                fact.among = fact.among.union(gone.among);
            }
            if changed {
                self.facts[alike.clone()].sort_unstable();
            }
        }
        if let Some(to) = to {
            let fact = Fact { seat, card, among: Places::only(to) };
            let place = alike.start + self.facts[alike].partition_point(|other| *other < fact);
            self.facts.insert(place, fact);
        }
    }

    /// Says of every fact among which places its card lies now, and drops those that lie nowhere. Facts stay in
    /// order: only those about the same card of the same seat can change places with each other.
    fn change(&mut self, among: impl Fn(&Fact<C, W>) -> Places<W>) {
        let (mut first, mut dropped) = (usize::MAX, false);
        for (at, fact) in self.facts.iter_mut().enumerate() {
            let among = among(fact);
            if among != fact.among {
                fact.among = among;
                first = first.min(at);
                dropped |= among.is_empty();
            }
        }
        for mut at in first..self.facts.len() {
            while at > 0 && self.facts[at] < self.facts[at - 1] {
                self.facts.swap(at, at - 1);
                at -= 1;
            }
        }
        if dropped {
            self.facts.retain(|fact| !fact.among.is_empty());
        }
    }

    /// Where the facts of a seat about a card stand.
    #[inline]
    fn about(&self, seat: Seat, card: C) -> std::ops::Range<usize> {
        let from = self.facts.partition_point(|fact| (fact.seat, fact.card) < (seat, card));
        let alike = self.facts[from..].iter().take_while(|fact| (fact.seat, fact.card) == (seat, card)).count();
        from..from + alike
    }

    /// The most definite of these facts whose card may lie in `place`.
    fn nearest(&self, alike: std::ops::Range<usize>, place: Place) -> Option<usize> {
        let candidates = alike.filter(|&index| self.facts[index].among.contains(place));
        candidates.min_by_key(|&index| self.facts[index].among.len())
    }
}

/// Fills unknown slots so that what a seat has learned holds: for `imagine`.
///
/// `slots` are the places of the unknown cards, one entry per card; `pool` are the cards that lie
/// there in some order. The result has a card for every slot. Facts about places without a slot
/// are passed over.
pub fn fill<C: Copy + Ord, W: Width>(
    slots: &[Place],
    mut pool: Vec<C>,
    facts: impl IntoIterator<Item = Fact<C, W>>,
    chance: &mut impl Chance,
) -> Vec<C> {
    debug_assert_eq!(slots.len(), pool.len(), "a card for every slot");
    let open: Places<W> = slots.iter().fold(Places::default(), |places, &place| places.with(place));
    let facts: Vec<Fact<C, W>> = facts.into_iter().filter(|fact| fact.among.meets(open)).collect();
    let mut order: Vec<usize> = (0..slots.len()).collect();
    chance.shuffle("imagined places", &mut order, |&slot| slot);

    let (holder, _) = matched(&facts, &order, slots.len(), |fact, slot| fact.among.contains(slots[slot]));
    let mut filled: Vec<Option<C>> = vec![None; slots.len()];
    for (slot, fact) in holder.iter().enumerate() {
        let Some(fact) = fact else { continue };
        if let Some(found) = pool.iter().position(|&card| card == facts[*fact].card) {
            filled[slot] = Some(pool.swap_remove(found));
        }
    }
    pool.sort_unstable();
    chance.shuffle("imagined cards", &mut pool, |_| "card");
    filled.into_iter().filter_map(|card| card.or_else(|| pool.pop())).collect()
}

/// Cards that are spread over places.
pub struct Spread<C>(Vec<(Place, C)>);

impl<C: Copy + Ord> Spread<C> {
    /// Puts the cards of `pool` where as many unknown ones lie, so that what a seat has learned holds; see [`fill`].
    pub fn imagine<W: Width>(
        unknown: &[(Place, usize)],
        pool: Vec<C>,
        facts: impl IntoIterator<Item = Fact<C, W>>,
        chance: &mut impl Chance,
    ) -> Spread<C> {
        let places: Vec<Place> = unknown.iter().flat_map(|&(place, count)| std::iter::repeat_n(place, count)).collect();
        let filled = fill(&places, pool, facts, chance);
        Spread(places.into_iter().zip(filled).collect())
    }

    /// The cards of a place.
    pub fn of(&self, place: Place) -> impl DoubleEndedIterator<Item = C> + '_ {
        self.0.iter().filter(move |(other, _)| *other == place).map(|(_, card)| *card)
    }
}

/// Whether facts are true of cards that lie where they lie: for audits, and for resampling in tests.
pub fn holds<C: Copy + Ord, W: Width>(cards: &[(Place, C)], facts: impl IntoIterator<Item = Fact<C, W>>) -> bool {
    let mut facts: Vec<Fact<C, W>> = facts.into_iter().collect();
    facts.sort_unstable_by_key(|fact| (fact.card, fact.among));
    let order: Vec<usize> = (0..cards.len()).collect();
    let mut places: Vec<Place> = Vec::with_capacity(cards.len());
    // Facts about different cards are not in each other's way.
    facts.chunk_by(|one, other| one.card == other.card).all(|alike| {
        places.clear();
        places.extend(cards.iter().filter(|(_, card)| *card == alike[0].card).map(|(place, _)| *place));
        if alike.iter().all(|fact| fact.among.len() == 1) {
            let enough = |same: &[Fact<C, W>]| places.iter().filter(|&&place| same[0].among.contains(place)).count() >= same.len();
            return alike.chunk_by(|one, other| one.among == other.among).all(enough);
        }
        matched(alike, &order[..places.len()], places.len(), |fact, slot| fact.among.contains(places[slot])).1
    })
}

/// A slot of its own for every fact, by augmenting paths: if the facts can hold together, they will.
/// For every slot the fact it serves, and whether all facts are served.
fn matched<C, W>(
    facts: &[Fact<C, W>],
    order: &[usize],
    slots: usize,
    fits: impl Fn(&Fact<C, W>, usize) -> bool + Copy,
) -> (Vec<Option<usize>>, bool) {
    let mut holder: Vec<Option<usize>> = vec![None; slots];
    let mut tried = vec![false; slots];
    let mut all = true;
    for fact in 0..facts.len() {
        tried.fill(false);
        all &= serve(fact, facts, order, &mut holder, &mut tried, fits);
    }
    (holder, all)
}

/// Finds a slot for a fact, moving other facts out of the way.
fn serve<C, W>(
    fact: usize,
    facts: &[Fact<C, W>],
    order: &[usize],
    holder: &mut [Option<usize>],
    tried: &mut [bool],
    fits: impl Fn(&Fact<C, W>, usize) -> bool + Copy,
) -> bool {
    for &slot in order {
        if tried[slot] || !fits(&facts[fact], slot) {
            continue;
        }
        tried[slot] = true;
        let free = match holder[slot] {
            None => true,
            Some(other) => serve(other, facts, order, holder, tried, fits),
        };
        if free {
            holder[slot] = Some(fact);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Fast;

    const HAND: Place = Place(0);
    const DECK: Place = Place(1);
    const SAFE: Place = Place(2);
    const ME: Seat = Seat(0);
    const OTHER: Seat = Seat(1);

    fn known(knowledge: &Knowledge<char, 8>, seat: Seat) -> Vec<(char, Vec<u8>)> {
        knowledge.of(seat).map(|fact| (fact.card, fact.among.iter().map(|place| place.0).collect())).collect()
    }

    fn hidden(from: Place, to: Place) -> Move {
        Move { from, to: Some(to), seen_by: Seats::only(OTHER), emptied: false, keepers: Seats::NONE }
    }

    #[test]
    fn a_hidden_move_makes_it_one_of_these() {
        let mut knowledge: Knowledge<char, 8> = Knowledge::default();
        knowledge.see(ME, 'K', HAND);
        knowledge.moved('Q', hidden(HAND, DECK));
        assert_eq!(known(&knowledge, ME), [('K', vec![0, 1])]);
        assert_eq!(known(&knowledge, OTHER), [('Q', vec![1])]);
        let mut same: Knowledge<char, 8> = Knowledge::default();
        same.see(ME, 'K', HAND);
        same.moved('K', hidden(HAND, DECK));
        assert_eq!(known(&same, ME), known(&knowledge, ME), "which card moved must not show");
    }

    #[test]
    fn the_last_card_of_a_place_is_known_to_have_moved() {
        let mut knowledge: Knowledge<char, 8> = Knowledge::default();
        knowledge.see(ME, 'K', HAND);
        knowledge.moved('K', Move { emptied: true, ..hidden(HAND, SAFE) });
        assert_eq!(known(&knowledge, ME), [('K', vec![2])]);
    }

    #[test]
    fn a_card_that_is_shown_is_no_longer_known_to_be_elsewhere() {
        let mut knowledge: Knowledge<char, 8> = Knowledge::default();
        knowledge.see(ME, 'K', HAND);
        knowledge.moved('Q', hidden(HAND, DECK));
        let shown = Move { from: HAND, to: None, seen_by: Seats::all(2), emptied: false, keepers: Seats::NONE };
        knowledge.moved('K', shown);
        assert_eq!(known(&knowledge, ME), [], "it may have been another copy: nothing is sure");
    }

    #[test]
    fn copies_cannot_be_told_apart() {
        let mut knowledge: Knowledge<char, 8> = Knowledge::default();
        knowledge.see_all(ME, HAND, &['K', 'K']);
        knowledge.moved('Q', hidden(HAND, DECK));
        knowledge.note(Fact { seat: ME, card: 'K', among: Places::only(HAND).with(SAFE) });
        knowledge.moved('K', Move { from: HAND, to: None, seen_by: Seats::all(2), emptied: false, keepers: Seats::NONE });
        // Two of {0,1}, {0,1}, {0,2} are left, and either may be where the third was.
        assert_eq!(known(&knowledge, ME), [('K', vec![0, 1]), ('K', vec![0, 1, 2])]);
    }

    #[test]
    fn seeing_everything_in_a_place_settles_what_is_not_there() {
        let mut knowledge: Knowledge<char, 8> = Knowledge::default();
        knowledge.see_all(ME, HAND, &['K', 'Q']);
        knowledge.moved('Q', hidden(HAND, DECK));
        knowledge.see_all(ME, HAND, &['K']);
        assert_eq!(known(&knowledge, ME), [('K', vec![0]), ('Q', vec![1])]);
        knowledge.mixed(Places::only(DECK).with(SAFE));
        assert_eq!(known(&knowledge, ME), [('K', vec![0]), ('Q', vec![1, 2])]);
        knowledge.forget(ME);
        assert_eq!(known(&knowledge, ME), []);
    }

    #[test]
    fn filling_respects_every_fact_and_varies_the_rest() {
        let slots = [HAND, HAND, DECK, DECK, SAFE];
        let pool: Vec<char> = "AAKQJ".chars().collect();
        let facts: [Fact<char>; 3] = [
            Fact { seat: ME, card: 'K', among: Places::only(HAND).with(DECK) },
            Fact { seat: ME, card: 'Q', among: Places::only(HAND) },
            Fact { seat: ME, card: 'A', among: Places::only(HAND) },
        ];
        let mut chance = Fast::new(5);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..200 {
            let filled = fill(&slots, pool.clone(), facts, &mut chance);
            let mut hand = filled[..2].to_vec();
            hand.sort_unstable();
            assert_eq!(hand, ['A', 'Q'], "the hand is full with Q and A, so K is in the deck");
            assert!(filled[2..4].contains(&'K'));
            let cards: Vec<(Place, char)> = slots.into_iter().zip(filled.iter().copied()).collect();
            assert!(holds(&cards, facts));
            assert!(!holds(&cards, [facts[0], facts[0]]), "there is one K only");
            let mut all = filled.clone();
            all.sort_unstable();
            assert_eq!(all, ['A', 'A', 'J', 'K', 'Q']);
            seen.insert(filled);
        }
        assert!(seen.len() > 4, "the unknown part must vary: {seen:?}");
    }

    #[test]
    fn a_wide_table_has_room_for_more_places() {
        // Four seats with six hidden piles each, and a deck of 250 kinds.
        let (last, shared) = (Place(27), Place(24));
        let mut knowledge: Knowledge<u16, 64, u32> = Knowledge::default();
        (0..50).for_each(|card| knowledge.see(Seat(3), 200 + card, last));
        let away = |to| Move { from: last, to, seen_by: Seats::only(OTHER), emptied: false, keepers: Seats::NONE };
        knowledge.moved(249, away(Some(shared)));
        knowledge.moved(248, Move { seen_by: Seats::all(4), ..away(None) });
        assert_eq!(knowledge.of(Seat(3)).count(), 49);
        let among = Places::only(shared).with(last);
        assert!(knowledge.of(Seat(3)).all(|fact| fact.among == among && fact.card >= 200), "{knowledge:?}");
        assert_eq!(among.wide().iter().collect::<Vec<_>>(), [shared, last]);
        let slots: Vec<Place> = (0..60).map(|slot| if slot < 10 { shared } else { last }).collect();
        let pool: Vec<u16> = (190..250).collect();
        let filled = fill(&slots, pool, knowledge.of(Seat(3)), &mut Fast::new(3));
        assert!(holds(&slots.into_iter().zip(filled).collect::<Vec<_>>(), knowledge.of(Seat(3))));
        let text = serde_json::to_string(&knowledge).unwrap();
        assert_eq!(serde_json::from_str::<Knowledge<u16, 64, u32>>(&text).unwrap(), knowledge);
        assert_eq!((size_of::<Fact<u8>>(), size_of::<Fact<u16, u32>>()), (4, 8), "each game pays for its own width");
    }

    #[test]
    fn a_place_beyond_the_width_is_a_mistake() {
        let told = std::panic::catch_unwind(|| Places::<u16>::only(Place(16))).expect_err("there is no such place");
        assert!(told.downcast_ref::<&str>().is_some_and(|told| told.contains("no room for so many places")));
    }
}
