//! What is known of a face-down pile, and any pile that fits it.

use crate::pile::{Lying, Pile};
use crate::seat::Seats;

/// What is known of a face-down pile: from the bottom up, each card where it is known, with the seats
/// that know it; and how many cards in between are loose.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PileView<C> {
    /// The fixed cards at the bottom, the lowest first.
    pub bottom: Vec<(Option<C>, Seats)>,
    /// Places at the bottom whose card lies in no known order with the one below it.
    pub tied: Vec<usize>,
    /// How many are loose.
    pub loose: usize,
    /// The fixed cards on top, the topmost last.
    pub top: Vec<(Option<C>, Seats)>,
}

impl<C> PileView<C> {
    /// How many cards lie in it.
    pub fn len(&self) -> usize {
        self.bottom.len() + self.loose + self.top.len()
    }

    /// Whether it is used up.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl<C: Copy + Ord + Default> PileView<C> {
    /// A fixed card is shown where the seats that know it say so.
    pub fn build<const N: usize>(pile: &Pile<C, N>, shows: impl Fn(Seats) -> bool) -> PileView<C> {
        let shown = |lying: &Lying<C>| (shows(lying.known).then_some(lying.card), lying.known);
        let fixed = |cards: &[Lying<C>]| cards.iter().map(shown).collect();
        let tied = (0..pile.at_bottom().len()).filter(|&place| pile.is_tied(place)).collect();
        PileView { bottom: fixed(pile.at_bottom()), tied, loose: pile.loose().count(), top: fixed(pile.on_top()) }
    }

    /// The fixed cards that are known.
    pub fn known(&self) -> impl Iterator<Item = C> + '_ {
        self.bottom.iter().chain(&self.top).filter_map(|(card, _)| *card)
    }

    /// How many cards are not known.
    pub fn unknown(&self) -> usize {
        self.len() - self.known().count()
    }

    /// The whole pile; what is not known is taken from `others`.
    pub fn imagine<const N: usize>(&self, mut others: impl FnMut() -> Option<C>) -> Pile<C, N> {
        let mut fixed = |cards: &[(Option<C>, Seats)]| -> Vec<(C, Seats)> {
            cards.iter().filter_map(|&(card, known)| Some((card.or_else(&mut others)?, known))).collect()
        };
        let (bottom, top) = (fixed(&self.bottom), fixed(&self.top));
        let mut pile = Pile::shuffled((0..self.loose).filter_map(|_| others()));
        let mut groups: Vec<(Vec<C>, Seats)> = Vec::new();
        for (place, (card, known)) in bottom.into_iter().enumerate() {
            match groups.last_mut().filter(|_| self.tied.contains(&place)) {
                Some((group, _)) => group.push(card),
                None => groups.push((vec![card], known)),
            }
        }
        groups.into_iter().rev().for_each(|(group, known)| pile.put_group_at_bottom(group, known));
        top.into_iter().for_each(|(card, known)| pile.put_on_top(card, known));
        pile
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    #[test]
    fn an_imagined_pile_fits_what_is_known() {
        let me = Seats::only(Seat(0));
        let mut pile: Pile<char, 16> = Pile::shuffled("ABC".chars());
        pile.put_group_at_bottom("QPR".chars(), me);
        pile.put_at_bottom('Z', Seats::NONE);
        pile.put_on_top('T', me);
        let mine = PileView::build(&pile, |known| known == me);
        assert_eq!((mine.len(), mine.unknown(), mine.loose), (8, 4, 3));
        assert_eq!(mine.known().collect::<String>(), "PQRT");
        assert_eq!(mine.tied, [2, 3]);
        assert_eq!(mine.imagine::<16>(|| Some('Z')).iter().map(|lying| lying.card).collect::<String>(), "ZPQRZZZT");
        let mut unknown = "ZABC".chars();
        assert_eq!(mine.imagine(|| unknown.next()), pile);
        let theirs = PileView::build(&pile, |_| false);
        assert_eq!((theirs.unknown(), theirs.is_empty()), (8, false));
    }
}
