//! A face-down pile whose order is not decided before somebody needs it.
//!
//! Cards that nobody has placed or looked at have no position: they are a multiset, and drawing one
//! is chance. Only cards that were put or looked at somewhere have one, and remember who knows them.

use std::fmt::Display;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::array::Array;
use crate::chance::Chance;
use crate::digest::unordered;
use crate::seat::{Audience, Seats};

/// A card in a pile, and the seats that know that it lies just there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Lying<C> {
    /// The card.
    pub card: C,
    /// Who knows it.
    pub known: Seats,
}

/// A face-down pile: cards fixed at the bottom, loose cards in between, cards fixed on top. Cards that
/// were put at the bottom together in a random order are a group: its place is fixed, their order is
/// not decided before one of them is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile<C, const N: usize> {
    /// From the bottom up; the loose ones and each group are sorted, so that equal piles compare equal.
    cards: Array<Lying<C>, N>,
    bottom: u16,
    top: u16,
    /// Cards at the bottom that belong to the group of the card below, as bits by place.
    tied: u128,
}

/// A pile as it is written: cards whose order is not decided stand together.
#[derive(Serialize)]
#[serde(bound(serialize = "C: Serialize"))]
struct Written<'a, C> {
    below: Vec<Group<'a, C>>,
    loose: Group<'a, C>,
    above: &'a [Lying<C>],
}

#[derive(Serialize)]
#[serde(bound(serialize = "C: Serialize"))]
struct Group<'a, C>(#[serde(serialize_with = "unordered")] &'a [Lying<C>]);

/// The same as it is read.
#[derive(Deserialize)]
struct Read<C> {
    below: Vec<Vec<Lying<C>>>,
    loose: Vec<Lying<C>>,
    above: Vec<Lying<C>>,
}

impl<C: Serialize, const N: usize> Serialize for Pile<C, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (below, rest) = self.cards.split_at(usize::from(self.bottom));
        let (loose, above) = rest.split_at(rest.len() - usize::from(self.top));
        let begins = |place: &usize| *place == 0 || self.tied >> place & 1 == 0;
        let from: Vec<usize> = (0..below.len()).filter(begins).collect();
        let ends = from.iter().skip(1).copied().chain([below.len()]);
        let below = from.iter().zip(ends).map(|(&from, end)| Group(&below[from..end])).collect();
        Written { below, loose: Group(loose), above }.serialize(serializer)
    }
}

impl<'de, C: Copy + Ord + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Pile<C, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Read { below, loose, above } = Read::<C>::deserialize(deserializer)?;
        let (bottom, top) = (below.iter().map(Vec::len).sum::<usize>(), above.len());
        let (mut tied, mut place) = (0, 0u32);
        for group in &below {
            for other in 0..group.len() {
                tied |= if other == 0 { 0 } else { 1u128.checked_shl(place).unwrap_or_default() };
                place += 1;
            }
        }
        if bottom + loose.len() + top > N {
            return Err(D::Error::custom("the pile is too high"));
        }
        let cards = below.into_iter().flatten().chain(loose).chain(above).collect();
        let size = |size: usize| u16::try_from(size).map_err(|_| D::Error::custom("the pile is too high"));
        Ok(Pile { cards, bottom: size(bottom)?, top: size(top)?, tied })
    }
}

impl<C: Copy + Default, const N: usize> Default for Pile<C, N> {
    fn default() -> Self {
        Pile { cards: Array::new(), bottom: 0, top: 0, tied: 0 }
    }
}

impl<C: Copy + Ord + Default, const N: usize> Pile<C, N> {
    /// A shuffled pile of these cards.
    pub fn shuffled(cards: impl IntoIterator<Item = C>) -> Self {
        let mut pile = Pile { cards: cards.into_iter().map(loose).collect(), bottom: 0, top: 0, tied: 0 };
        sort(&mut pile.cards, 0);
        pile
    }

    /// How many cards lie in it.
    #[inline]
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether it is used up.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// All cards from the bottom up; the loose ones in no order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Lying<C>> + '_ {
        self.cards.iter().copied()
    }

    /// The seats that know the card at a place, counted from the bottom.
    pub fn known(&self, place: usize) -> Seats {
        self.cards.get(place).map(|lying| lying.known).unwrap_or_default()
    }

    /// The cards without a position, sorted.
    pub fn loose(&self) -> impl DoubleEndedIterator<Item = C> + '_ {
        self.cards[self.bottom as usize..self.cards.len() - self.top as usize].iter().map(|lying| lying.card)
    }

    /// The fixed cards on top, the topmost last.
    pub fn on_top(&self) -> &[Lying<C>] {
        &self.cards[self.cards.len() - self.top as usize..]
    }

    /// The fixed cards at the bottom, the lowest first.
    pub fn at_bottom(&self) -> &[Lying<C>] {
        &self.cards[..self.bottom as usize]
    }

    /// Draws the top card, with those who knew it.
    #[inline]
    pub fn draw<K: Display>(&mut self, what: &'static str, chance: &mut impl Chance, name: impl Fn(C) -> K) -> Option<Lying<C>> {
        if self.top > 0 {
            self.top -= 1;
            return self.cards.pop();
        }
        let loose = self.cards.len() - self.bottom as usize;
        if loose == 0 {
            let place = self.pick_of_highest_group(what, chance, name)?;
            self.release();
            return self.cards.take(place);
        }
        let bottom = self.bottom as usize;
        let chosen = chance.pick(what, loose as u32, |index| name(self.cards[bottom + index as usize].card));
        self.cards.take(bottom + chosen as usize)
    }

    /// Fixes the top `count` cards, so that they can be looked at, and lets `seats` know them. Fewer
    /// come back when fewer are left; the topmost is last.
    pub fn look<K: Display>(
        &mut self,
        count: usize,
        seats: Seats,
        what: &'static str,
        chance: &mut impl Chance,
        name: impl Fn(C) -> K,
    ) -> &[Lying<C>] {
        let count = count.min(self.cards.len());
        while (self.top as usize) < count {
            let fixed = self.top as usize;
            let loose = self.cards.len() - fixed - self.bottom as usize;
            if loose == 0 {
                // What lies at the bottom is the top of what is left: one of the highest group, by chance.
                let Some(place) = self.pick_of_highest_group(what, chance, &name) else { break };
                self.release();
                if let Some(card) = self.cards.take(place) {
                    self.cards.insert(self.cards.len() - fixed, card);
                }
            } else {
                let bottom = self.bottom as usize;
                let chosen = chance.pick(what, loose as u32, |index| name(self.cards[bottom + index as usize].card));
                if let Some(card) = self.cards.take(bottom + chosen as usize) {
                    self.cards.insert(self.cards.len() - fixed, card);
                }
            }
            self.top += 1;
        }
        let from = self.cards.len() - count;
        for lying in &mut self.cards[from..] {
            lying.known = lying.known.union(seats);
        }
        &self.cards[from..]
    }

    /// Puts a card on top, where `seats` know it.
    pub fn put_on_top(&mut self, card: C, seats: Seats) {
        self.cards.push(Lying { card, known: seats });
        self.top += 1;
    }

    /// Puts a card under the pile, where `seats` know it.
    pub fn put_at_bottom(&mut self, card: C, seats: Seats) {
        self.put_group_at_bottom([card], seats);
    }

    /// Puts cards under the pile in a random order; `seats` know which they are, nobody their order.
    pub fn put_group_at_bottom(&mut self, cards: impl IntoIterator<Item = C>, seats: Seats) {
        const { assert!(N <= u128::BITS as usize, "groups are bits by place") }
        let mut count = 0;
        for card in cards {
            self.cards.insert(count, Lying { card, known: seats });
            count += 1;
        }
        sort(&mut self.cards[..count], 0);
        self.bottom += count as u16;
        let group = 1u128.checked_shl(count as u32).map_or(u128::MAX, |bit| bit - 1) & !1;
        self.tied = self.tied.checked_shl(count as u32).unwrap_or_default() | group;
    }

    /// Whether a card at the bottom belongs to the group of the card below it.
    pub fn is_tied(&self, place: usize) -> bool {
        place < u128::BITS as usize && self.tied & (1 << place) != 0
    }

    /// Where the highest group at the bottom begins.
    fn highest_group(&self) -> usize {
        let mut first = (self.bottom as usize).saturating_sub(1);
        while self.is_tied(first) {
            first -= 1;
        }
        first
    }

    /// One card of the highest group at the bottom, by chance if there are several.
    fn pick_of_highest_group<K: Display>(&self, what: &'static str, chance: &mut impl Chance, name: impl Fn(C) -> K) -> Option<usize> {
        let first = self.highest_group();
        match (self.bottom as usize).checked_sub(first)? {
            0 => None,
            1 => Some(first),
            count => Some(first + chance.pick(what, count as u32, |index| name(self.cards[first + index as usize].card)) as usize),
        }
    }

    /// A card of the highest group leaves it.
    fn release(&mut self) {
        self.bottom -= 1;
        self.tied &= !(1 << self.bottom.min(127));
    }

    /// Shuffles everything: nobody knows a position any more. `forgotten` hears of every card that
    /// somebody knew, because those seats still know that it lies in the pile.
    pub fn shuffle(&mut self, mut forgotten: impl FnMut(Lying<C>)) {
        // The loose ones lie in order already.
        let ordered = if self.bottom == 0 { self.cards.len() - usize::from(self.top) } else { 0 };
        (self.bottom, self.top, self.tied) = (0, 0, 0);
        for lying in self.cards.iter_mut() {
            if !lying.known.is_empty() {
                forgotten(*lying);
                lying.known = Seats::NONE;
            }
        }
        sort(&mut self.cards, ordered);
    }

    /// Puts another card in the place of one, counted from the bottom, for resampling in tests. Call
    /// [`Pile::tidy`] afterwards.
    pub fn replace(&mut self, index: usize, card: C) {
        if let Some(lying) = self.cards.get_mut(index) {
            lying.card = card;
        }
    }

    /// Sorts the loose cards and the groups again.
    pub fn tidy(&mut self) {
        let (bottom, end) = (self.bottom as usize, self.cards.len() - self.top as usize);
        sort(&mut self.cards[bottom..end], 0);
        let mut first = 0;
        while first < bottom {
            let mut next = first + 1;
            while next < bottom && self.is_tied(next) {
                next += 1;
            }
            sort(&mut self.cards[first..next], 0);
            first = next;
        }
    }

    /// What an audience sees of it, from the bottom up: a card where it knows one, a back elsewhere.
    pub fn seen_by(&self, audience: Audience) -> Vec<Option<C>> {
        let shown = |lying: &Lying<C>| audience.among(lying.known).then_some(lying.card);
        let (bottom, top) = (self.at_bottom(), self.on_top());
        let loose = self.cards.len() - bottom.len() - top.len();
        bottom.iter().map(shown).chain((0..loose).map(|_| None)).chain(top.iter().map(shown)).collect()
    }
}

/// Puts cards in order, of which so many are in order already. They are few and seldom sorted; what the standard library
/// does for many would be compiled for every type of card.
fn sort<C: Copy + Ord>(cards: &mut [Lying<C>], ordered: usize) {
    for at in ordered..cards.len() {
        // What people bring is mostly in order.
        if at > 0 && cards[at - 1].card <= cards[at].card {
            continue;
        }
        let place = cards[..at].partition_point(|other| other.card <= cards[at].card);
        cards[place..=at].rotate_right(1);
    }
}

fn loose<C>(card: C) -> Lying<C> {
    Lying { card, known: Seats::NONE }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{Fast, Scripted};
    use crate::seat::Seat;

    fn name(card: char) -> char {
        card
    }

    #[test]
    fn loose_cards_have_no_order() {
        let one: Pile<char, 4> = Pile::shuffled("QJK".chars());
        let other: Pile<char, 4> = Pile::shuffled("KQJ".chars());
        assert_eq!(one, other);
    }

    #[test]
    fn looking_fixes_the_top_and_is_remembered() {
        let mut pile: Pile<char, 8> = Pile::shuffled("ABCD".chars());
        let mut script = Scripted::new();
        script.line("deck", "C");
        script.line("deck", "A");
        let seen: String = pile.look(2, Seats::only(Seat(1)), "deck", &mut script, name).iter().map(|lying| lying.card).collect();
        assert_eq!(seen, "AC");
        assert_eq!(pile.seen_by(Audience::Seat(Seat(1))), [None, None, Some('A'), Some('C')]);
        assert_eq!(pile.seen_by(Audience::Spectator), [None; 4]);
        let top = pile.draw("deck", &mut script, name).unwrap();
        assert_eq!((top.card, top.known), ('C', Seats::only(Seat(1))));
        let mut forgotten = String::new();
        pile.shuffle(|lying| forgotten.push(lying.card));
        assert_eq!(forgotten, "A", "seat 1 still knows that it is in there");
        assert_eq!(pile.seen_by(Audience::Seat(Seat(1))), [None; 3]);
        pile.replace(0, 'Z');
        pile.tidy();
        assert_eq!(pile, Pile::shuffled("BDZ".chars()));
        assert_eq!(script.finish(), Ok(()));
    }

    #[test]
    fn the_bottom_comes_last_and_in_order() {
        let mut pile: Pile<char, 8> = Pile::shuffled("AB".chars());
        pile.put_at_bottom('X', Seats::NONE);
        pile.put_at_bottom('Y', Seats::NONE);
        pile.put_on_top('T', Seats::NONE);
        let mut chance = Fast::new(1);
        let drawn: String = std::iter::from_fn(|| pile.draw("deck", &mut chance, name)).map(|lying| lying.card).collect();
        assert!(drawn == "TABXY" || drawn == "TBAXY", "{drawn}");
        assert!(pile.is_empty());
    }

    #[test]
    fn a_group_at_the_bottom_has_no_order_until_it_is_drawn() {
        let me = Seats::only(Seat(0));
        let mut pile: Pile<char, 8> = Pile::shuffled("A".chars());
        pile.put_group_at_bottom("QPR".chars(), me);
        let mut other: Pile<char, 8> = Pile::shuffled("A".chars());
        other.put_group_at_bottom("RQP".chars(), me);
        assert_eq!(pile, other, "whatever order they were named in");
        pile.put_at_bottom('Z', me);
        pile.put_group_at_bottom("YX".chars(), Seats::NONE);
        assert_eq!([false, true, false, false, true, true, false], [0, 1, 2, 3, 4, 5, 6].map(|place| pile.is_tied(place)));
        let seen: Vec<Option<char>> = pile.seen_by(Audience::Seat(Seat(0)));
        assert_eq!(seen, [None, None, Some('Z'), Some('P'), Some('Q'), Some('R'), None]);
        let mut script = Scripted::new();
        for line in ["R", "P", "Y"] {
            script.line("deck", line);
        }
        let mut drawn: String = (0..3).filter_map(|_| pile.draw("deck", &mut script, name)).map(|lying| lying.card).collect();
        pile.replace(0, 'Y');
        pile.replace(1, 'X');
        pile.tidy();
        drawn.extend(std::iter::from_fn(|| pile.draw("deck", &mut script, name)).map(|lying| lying.card));
        assert_eq!(drawn, "ARPQZYX");
        assert_eq!(script.finish(), Ok(()));
        other.look(4, me, "deck", &mut Fast::new(3), name);
        assert_eq!((other.at_bottom().len(), other.on_top().len()), (0, 4));
    }

    #[test]
    fn a_high_pile_of_many_kinds_keeps_its_groups() {
        // A hundred cards of 250 kinds; ninety of them go under it in groups of thirty.
        let mut pile: Pile<u16, 100> = Pile::shuffled((0..100).map(|card| card * 2 + 50));
        let mut chance = Fast::new(7);
        let name = |card: u16| card;
        for seat in 0..3 {
            let group: Vec<u16> = (0..30).filter_map(|_| pile.draw("deck", &mut chance, name)).map(|lying| lying.card).collect();
            pile.put_group_at_bottom(group, Seats::only(Seat(seat)));
        }
        assert_eq!((pile.len(), pile.at_bottom().len(), pile.loose().count()), (100, 90, 10));
        assert_eq!((0..100).filter(|&place| !pile.is_tied(place)).collect::<Vec<_>>(), [vec![0, 30, 60], (90..100).collect()].concat());
        let text = serde_json::to_string(&pile).unwrap();
        assert_eq!(serde_json::from_str::<Pile<u16, 100>>(&text).unwrap(), pile);
        // What went under it last is drawn last, and which card of a group comes first is chance.
        let known: Vec<Seats> = std::iter::from_fn(|| pile.draw("deck", &mut chance, name)).map(|lying| lying.known).collect();
        let runs = [(Seats::NONE, 10), (Seats::only(Seat(0)), 30), (Seats::only(Seat(1)), 30), (Seats::only(Seat(2)), 30)];
        assert_eq!(known, runs.into_iter().flat_map(|(seats, count)| vec![seats; count]).collect::<Vec<_>>());
    }

    #[test]
    fn looking_reaches_down_to_the_bottom_cards() {
        let mut pile: Pile<char, 8> = Pile::shuffled("A".chars());
        pile.put_at_bottom('X', Seats::NONE);
        let seen = pile.look(9, Seats::NONE, "deck", &mut Fast::new(1), name).to_vec();
        assert_eq!(seen.iter().map(|lying| lying.card).collect::<String>(), "XA");
        assert_eq!(pile.on_top().len(), 2);
        assert_eq!(pile.at_bottom().len(), 0);
    }
}
