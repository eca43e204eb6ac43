//! What seats have learned about cards they cannot see any more.
//!
//! A look puts a card in a known place. A hidden move among places merges what is known of them:
//! "one of these". A move that is seen makes it definite again. What a seat knows changes only by
//! what that seat could see, so a change never tells anything by itself.
//!
//! Copies of a card cannot be told apart: a fact says that *a* card of this kind lies among these
//! places, a different one for every fact of the same seat.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::array::Array;
use crate::chance::Chance;
use crate::digest::unordered;
use crate::seat::{Seat, Seats};

/// A place where hidden cards lie (a hand, a deck, a slot), as the game numbers them, below 16.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Place(pub u8);

/// A set of places, as bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, JsonSchema, Deserialize)]
#[serde(transparent)]
pub struct Places(u16);

impl Places {
    /// Exactly this place.
    pub const fn only(place: Place) -> Places {
        Places(1 << place.0)
    }

    /// Whether `place` is one of them.
    pub const fn contains(self, place: Place) -> bool {
        self.0 & (1 << place.0) != 0
    }

    /// These places and another.
    #[must_use]
    pub const fn with(self, place: Place) -> Places {
        Places(self.0 | 1 << place.0)
    }

    /// These places without one.
    #[must_use]
    pub const fn without(self, place: Place) -> Places {
        Places(self.0 & !(1 << place.0))
    }

    /// The places of both sets together.
    #[must_use]
    pub const fn union(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    /// Whether the sets share a place.
    pub const fn meets(self, other: Places) -> bool {
        self.0 & other.0 != 0
    }

    /// How many places.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places in order.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        (0..16).map(Place).filter(move |&place| self.contains(place))
    }
}

/// One thing that a seat has learned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Fact<C> {
    /// Who has learned it.
    pub seat: Seat,
    /// The kind of card.
    pub card: C,
    /// It lies in one of these places.
    pub among: Places,
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
#[serde(transparent, bound(serialize = "C: Serialize", deserialize = "C: Copy + Default + Deserialize<'de>"))]
pub struct Knowledge<C, const N: usize> {
    /// Sorted, so that the order of learning does not matter.
    #[serde(serialize_with = "unordered")]
    facts: Array<Fact<C>, N>,
}

impl<C: Copy + Default, const N: usize> Default for Knowledge<C, N> {
    fn default() -> Self {
        Knowledge { facts: Array::new() }
    }
}

impl<C: Copy + Ord, const N: usize> Knowledge<C, N> {
    /// What a seat has learned.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = Fact<C>> + '_ {
        self.facts.iter().copied().filter(move |fact| fact.seat == seat)
    }

    /// All facts.
    pub fn iter(&self) -> impl Iterator<Item = Fact<C>> + '_ {
        self.facts.iter().copied()
    }

    /// Notes a fact as it is.
    pub fn note(&mut self, fact: Fact<C>) {
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
            Places(fact.among.union(more).0 & !fewer.0)
        });
    }

    /// What lies in these places is mixed out of everybody's sight: one of these.
    pub fn mixed(&mut self, places: Places) {
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
    fn change(&mut self, among: impl Fn(&Fact<C>) -> Places) {
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
pub fn fill<C: Copy + Ord>(
    slots: &[Place],
    mut pool: Vec<C>,
    facts: impl IntoIterator<Item = Fact<C>>,
    chance: &mut impl Chance,
) -> Vec<C> {
    debug_assert_eq!(slots.len(), pool.len(), "a card for every slot");
    let open: Places = slots.iter().fold(Places::default(), |places, &place| places.with(place));
    let facts: Vec<Fact<C>> = facts.into_iter().filter(|fact| fact.among.meets(open)).collect();
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

/// Whether facts are true of cards that lie where they lie: for audits, and for resampling in tests.
pub fn holds<C: Copy + Ord>(cards: &[(Place, C)], facts: impl IntoIterator<Item = Fact<C>>) -> bool {
    let mut facts: Vec<Fact<C>> = facts.into_iter().collect();
    facts.sort_unstable_by_key(|fact| (fact.card, fact.among));
    let order: Vec<usize> = (0..cards.len()).collect();
    let mut places: Vec<Place> = Vec::with_capacity(cards.len());
    // Facts about different cards are not in each other's way.
    facts.chunk_by(|one, other| one.card == other.card).all(|alike| {
        places.clear();
        places.extend(cards.iter().filter(|(_, card)| *card == alike[0].card).map(|(place, _)| *place));
        if alike.iter().all(|fact| fact.among.len() == 1) {
            let enough = |same: &[Fact<C>]| places.iter().filter(|&&place| same[0].among.contains(place)).count() >= same.len();
            return alike.chunk_by(|one, other| one.among == other.among).all(enough);
        }
        matched(alike, &order[..places.len()], places.len(), |fact, slot| fact.among.contains(places[slot])).1
    })
}

/// A slot of its own for every fact, by augmenting paths: if the facts can hold together, they will.
/// For every slot the fact it serves, and whether all facts are served.
fn matched<C>(
    facts: &[Fact<C>],
    order: &[usize],
    slots: usize,
    fits: impl Fn(&Fact<C>, usize) -> bool + Copy,
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
fn serve<C>(
    fact: usize,
    facts: &[Fact<C>],
    order: &[usize],
    holder: &mut [Option<usize>],
    tried: &mut [bool],
    fits: impl Fn(&Fact<C>, usize) -> bool + Copy,
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
        let facts = [
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
}
