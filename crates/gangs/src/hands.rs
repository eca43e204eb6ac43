//! Combat cards (rulebook pages 008, 010, 012 and 016): hands that are secret, used cards that are
//! public, the upgrade deck, and what everybody has learned of them. What the cards do is elsewhere.

use std::fmt::Display;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::array::Array;
use table::digest::unordered;
use table::knowledge::{Fact, Knowledge, Move, Place, Places};
use table::pile::Pile;
use table::{Chance, Seat, Seats, rule};

use crate::catalog::CombatId;
use crate::city::SEATS;

/// A Combat card of a kind. Copies of one kind cannot be told apart.
pub type Card = CombatId;

/// The most cards of the upgrade deck: 22, and the six of a Story (R005, R013).
const UPGRADES: usize = 28;

/// The most that seats can have learned: something of every Combat card, those that four seats begin with included.
const FACTS: usize = SEATS * (UPGRADES + SEATS * 4);

/// Bits for the copies of one kind: there are six at most (R013).
const BITS: u32 = 4;
const COPIES: u128 = (1 << BITS) - 1;

/// A number of Combat cards, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(u128);

impl Cards {
    /// How many of a kind are in it.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (card.0 as u32 * BITS) & COPIES) as u8
    }

    /// Whether one of a kind is in it.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 += 1 << (u32::from(card.0) * BITS);
    }

    /// Takes a card out; `false` if there is none of its kind.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        self.0 -= u128::from(there) << (u32::from(card.0) * BITS);
        there
    }

    /// How many.
    #[inline]
    pub fn len(self) -> usize {
        self.kinds().map(|card| usize::from(self.count(card))).sum()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds in order, each once.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let kind = left.trailing_zeros() / BITS;
            left &= !(COPIES << (kind * BITS));
            Some(CombatId(kind as u8))
        })
    }

    /// The cards in order; copies come several times.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// The card at a place in that order.
    pub fn nth(self, index: usize) -> Option<Card> {
        self.iter().nth(index)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        unordered(&self.iter().collect::<Vec<Card>>(), serializer)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        Vec::<Card>::deserialize(deserializer).map(|cards| cards.into_iter().collect())
    }
}

/// Where hidden cards lie, besides hands.
pub(crate) const DECK: Place = Place(4);
pub(crate) const DRAWN: Place = Place(5);
pub(crate) const REMOVED: Place = Place(6);

/// The hand of a seat, as a place where hidden cards lie.
pub(crate) fn hand(seat: Seat) -> Place {
    Place(seat.0)
}

/// Where all Combat cards of a table lie: for imagined and staged positions.
#[derive(Clone, Copy, Default)]
pub(crate) struct Laid {
    pub(crate) hands: [Cards; SEATS],
    pub(crate) used: [Cards; SEATS],
    pub(crate) deck: Pile<Card, UPGRADES>,
    pub(crate) drawn: Array<Card, UPGRADES>,
    pub(crate) open: Array<(Seat, Card), UPGRADES>,
    pub(crate) removed: Cards,
}

/// All Combat cards of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Hands {
    seats: u8,
    hands: [Cards; SEATS],
    used: [Cards; SEATS],
    deck: Pile<Card, UPGRADES>,
    /// What the seat that upgrades has drawn and not chosen from yet, in the order drawn.
    drawn: Array<Card, UPGRADES>,
    /// What was drawn for the opponents of a single player, open for all to see.
    open: Array<(Seat, Card), UPGRADES>,
    removed: Cards,
    knowledge: Knowledge<Card, FACTS>,
}

impl Hands {
    /// Every seat holds the starting cards, which all know, and the upgrades are shuffled.
    pub fn new(seats: u8, starting: Cards, upgrades: impl IntoIterator<Item = Card>) -> Hands {
        rule!(R088);
        let mut knowledge = Knowledge::default();
        let mut hands = [Cards::default(); SEATS];
        for seat in Seat::first(seats) {
            hands[seat.index()] = starting;
            for card in starting.iter() {
                tell(&mut knowledge, Seats::all(seats).without(seat), card, hand(seat));
            }
        }
        let (used, drawn, open, removed) = ([Cards::default(); SEATS], Array::new(), Array::new(), Cards::default());
        Hands { seats, hands, used, deck: Pile::shuffled(upgrades), drawn, open, removed, knowledge }
    }

    /// The cards lie as they are said to, and seats have learned these facts.
    pub(crate) fn laid(seats: u8, laid: Laid, facts: impl IntoIterator<Item = Fact<Card>>) -> Hands {
        let Laid { hands, used, deck, drawn, open, removed } = laid;
        let mut knowledge = Knowledge::default();
        facts.into_iter().for_each(|fact| knowledge.note(fact));
        Hands { seats, hands, used, deck, drawn, open, removed, knowledge }
    }

    /// The other way round, for resampling in tests.
    #[cfg(test)]
    pub(crate) fn take_apart(&self) -> (Laid, Vec<Fact<Card>>) {
        let Hands { hands, used, deck, drawn, open, removed, knowledge, .. } = *self;
        (Laid { hands, used, deck, drawn, open, removed }, knowledge.iter().collect())
    }

    /// Cards join the upgrades before the first turn, in the shuffled deck.
    pub fn shuffle_in(&mut self, cards: impl IntoIterator<Item = Card>) {
        self.deck = Pile::shuffled(self.deck.iter().map(|lying| lying.card).chain(cards));
    }

    /// What a seat holds: secret (R313).
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// What a seat has used: public (R125).
    pub fn used(&self, seat: Seat) -> Cards {
        self.used[seat.index()]
    }

    /// What was drawn for an upgrade and not chosen from yet: known to the seat that upgrades.
    pub fn drawn(&self) -> &[Card] {
        &self.drawn
    }

    /// The upgrade deck.
    pub fn deck(&self) -> &Pile<Card, UPGRADES> {
        &self.deck
    }

    /// What was removed from the game: hidden, but for what a seat removed itself.
    pub fn removed(&self) -> Cards {
        self.removed
    }

    /// What a seat has learned of cards that it does not see.
    pub fn learned(&self, seat: Seat) -> impl Iterator<Item = Fact<Card>> + '_ {
        self.knowledge.of(seat)
    }

    fn everybody(&self) -> Seats {
        Seats::all(self.seats)
    }

    /// A seat shows a card of its hand to all, and it leaves the hand; `false` if it is not there.
    pub fn show(&mut self, seat: Seat, card: Card) -> bool {
        if !self.hands[seat.index()].remove(card) {
            return false;
        }
        let emptied = self.hands[seat.index()].is_empty();
        let shown = Move { from: hand(seat), to: None, seen_by: self.everybody(), emptied, keepers: Seats::NONE };
        self.knowledge.moved(card, shown);
        true
    }

    /// A card that was shown goes face up to the used ones of a seat, for all to see.
    pub fn lay(&mut self, seat: Seat, card: Card) {
        rule!(R125);
        self.used[seat.index()].insert(card);
    }

    /// A seat uses a card of its hand at once.
    pub fn use_card(&mut self, seat: Seat, card: Card) -> bool {
        let shown = self.show(seat, card);
        if shown {
            self.lay(seat, card);
        }
        shown
    }

    /// What a seat has drawn for an upgrade goes back under the deck, and it keeps none.
    pub fn give_back_drawn(&mut self, seat: Seat) {
        while let Some(card) = self.drawn.take(0) {
            let emptied = self.drawn.is_empty();
            self.knowledge.moved(card, Move { from: DRAWN, to: Some(DECK), seen_by: Seats::only(seat), emptied, keepers: Seats::NONE });
            self.deck.put_at_bottom(card, Seats::NONE);
        }
    }

    /// A seat leaves the table: what it held is out of the game, unseen, and what it knew is forgotten.
    pub fn leave(&mut self, seat: Seat) {
        for card in self.hands[seat.index()].iter() {
            self.remove(seat, card);
        }
        self.knowledge.forget(seat);
    }

    /// A seat without a card in hand takes all its used cards back, outside of Firefights only.
    pub fn take_back_if_empty(&mut self, seat: Seat) -> bool {
        if !self.hands[seat.index()].is_empty() || self.used[seat.index()].is_empty() {
            rule!(R179);
            return false;
        }
        rule!(R126);
        rule!(R247);
        self.take_back(seat);
        true
    }

    /// A seat takes all its used cards back into its hand; everybody knows them.
    pub fn take_back(&mut self, seat: Seat) {
        for card in std::mem::take(&mut self.used[seat.index()]).iter() {
            self.hands[seat.index()].insert(card);
            tell(&mut self.knowledge, Seats::all(self.seats).without(seat), card, hand(seat));
        }
    }

    /// A seat draws upgrades, as many as there are up to `count` (C-10). Nobody else sees them.
    pub fn draw<K: Display>(&mut self, seat: Seat, count: usize, chance: &mut impl Chance, name: impl Fn(Card) -> K) {
        rule!(R016);
        for _ in 0..count {
            let Some(lying) = self.deck.draw("upgrade deck", chance, &name) else { break };
            let seen_by = lying.known.with(seat);
            let how = Move { from: DECK, to: Some(DRAWN), seen_by, emptied: self.deck.is_empty(), keepers: Seats::only(seat) };
            self.knowledge.moved(lying.card, how);
            self.drawn.push(lying.card);
        }
    }

    /// What was drawn for the opponents of a single player.
    pub fn open(&self) -> &[(Seat, Card)] {
        &self.open
    }

    /// Draws cards for an opponent of a single player, for all to see.
    pub fn draw_open<K: Display>(&mut self, side: Seat, count: u8, chance: &mut impl Chance, name: impl Fn(Card) -> K) {
        for _ in 0..count {
            let Some(lying) = self.deck.draw("upgrade deck", chance, &name) else { break };
            let emptied = self.deck.is_empty();
            self.knowledge.moved(lying.card, Move { from: DECK, to: None, seen_by: self.everybody(), emptied, keepers: Seats::NONE });
            self.open.push((side, lying.card));
        }
    }

    /// Those cards go under the deck, each side's in a random order.
    pub fn put_open_under(&mut self) {
        let open = std::mem::take(&mut self.open);
        for side in Seat::first(SEATS as u8) {
            let cards = open.iter().filter(|(owner, _)| *owner == side).map(|(_, card)| *card);
            self.deck.put_group_at_bottom(cards, self.everybody());
        }
    }

    /// A seat keeps one of the drawn cards; the others go under the deck in the order drawn (R329).
    pub fn keep(&mut self, seat: Seat, card: Card) -> bool {
        if self.drawn.take_value(card).is_none() {
            return false;
        }
        rule!(R169);
        let only = Seats::only(seat);
        let emptied = self.drawn.is_empty();
        self.knowledge.moved(card, Move { from: DRAWN, to: Some(hand(seat)), seen_by: only, emptied, keepers: only });
        self.hands[seat.index()].insert(card);
        while let Some(other) = self.drawn.take(0) {
            let emptied = self.drawn.is_empty();
            self.knowledge.moved(other, Move { from: DRAWN, to: Some(DECK), seen_by: only, emptied, keepers: only });
            self.deck.put_at_bottom(other, only);
        }
        true
    }

    /// A seat removes a card of its hand from the game, unseen by the others.
    pub fn remove(&mut self, seat: Seat, card: Card) -> bool {
        if !self.hands[seat.index()].remove(card) {
            return false;
        }
        rule!(R167);
        rule!(R168);
        let only = Seats::only(seat);
        let emptied = self.hands[seat.index()].is_empty();
        self.knowledge.moved(card, Move { from: hand(seat), to: Some(REMOVED), seen_by: only, emptied, keepers: Seats::NONE });
        self.removed.insert(card);
        true
    }

    /// A seat looks at another's hand.
    pub fn look(&mut self, seat: Seat, other: Seat) {
        let cards: Array<Card, 48> = self.hands[other.index()].iter().collect();
        self.knowledge.see_all(seat, hand(other), &cards);
    }

    /// Two seats exchange a card; only they learn which (R332).
    pub fn swap(&mut self, seat: Seat, card: Card, other: Seat, for_card: Card) -> bool {
        if !self.hands[seat.index()].contains(card) || !self.hands[other.index()].contains(for_card) {
            return false;
        }
        rule!(R332);
        let both = Seats::only(seat).with(other);
        for (from, to, card) in [(seat, other, card), (other, seat, for_card)] {
            let how = Move { from: hand(from), to: Some(hand(to)), seen_by: both, emptied: false, keepers: Seats::only(to) };
            self.knowledge.moved(card, how);
            self.hands[from.index()].remove(card);
            self.hands[to.index()].insert(card);
        }
        true
    }

    /// Every card but those on the table in a Firefight, for audits.
    pub(crate) fn all(&self) -> impl Iterator<Item = Card> {
        let used = Seat::first(self.seats).flat_map(|seat| self.used(seat).iter());
        self.lying().into_iter().map(|(_, card)| card).chain(used).chain(self.open.iter().map(|(_, card)| *card))
    }

    /// Every hidden card with its place, for audits.
    pub(crate) fn lying(&self) -> Vec<(Place, Card)> {
        let hands = Seat::first(self.seats).flat_map(|seat| self.hand(seat).iter().map(move |card| (hand(seat), card)));
        let deck = self.deck.iter().map(|lying| (DECK, lying.card));
        let drawn = self.drawn.iter().map(|&card| (DRAWN, card));
        hands.chain(deck).chain(drawn).chain(self.removed.iter().map(|card| (REMOVED, card))).collect()
    }

    /// Whether all of `cards` are somewhere, once, and what seats have learned is true.
    pub fn audit(&self, cards: Cards) -> Result<(), String> {
        let lying = self.lying();
        let mut all: Vec<Card> = self.all().collect();
        all.sort_unstable();
        if all != cards.iter().collect::<Vec<_>>() {
            return Err(format!("the Combat cards are {all:?} instead of {:?}", cards.iter().collect::<Vec<_>>()));
        }
        match Seat::first(self.seats).find(|&seat| !table::knowledge::holds(&lying, self.learned(seat))) {
            Some(seat) => Err(format!("{seat} believes what is not true")),
            None => Ok(()),
        }
    }
}

/// Seats learn that a card lies in a place.
fn tell(knowledge: &mut Knowledge<Card, FACTS>, seats: Seats, card: Card, place: Place) {
    for seat in seats.iter() {
        knowledge.note(Fact { seat, card, among: Places::only(place) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::chance::Scripted;
    use table::shows;

    const JOHN: Seat = Seat(0);
    const ALICE: Seat = Seat(1);
    const HEART: Card = CombatId(4);
    const STEPHENSON: Card = CombatId(5);
    const PING: Card = CombatId(6);

    fn starting() -> Cards {
        (0..4).map(CombatId).collect()
    }

    fn hands() -> Hands {
        Hands::new(2, starting(), [HEART, STEPHENSON, PING])
    }

    fn all() -> Cards {
        starting().iter().chain(starting().iter()).chain([HEART, STEPHENSON, PING]).collect()
    }

    fn draws(cards: &[Card]) -> Scripted {
        let mut script = Scripted::new();
        cards.iter().for_each(|card| script.line("upgrade deck", card.0.to_string()));
        script
    }

    /// What a seat knows: each card with the places it may lie in.
    fn knows(hands: &Hands, seat: Seat) -> Vec<(u8, Vec<u8>)> {
        hands.learned(seat).map(|fact| (fact.card.0, fact.among.iter().map(|place| place.0).collect())).collect()
    }

    #[test]
    fn r088_everybody_begins_with_four_cards_that_all_know() {
        shows(&["gangs:R088"], || {
            let hands = hands();
            assert_eq!(hands.hand(JOHN), starting());
            assert_eq!(knows(&hands, ALICE), [(0, vec![0]), (1, vec![0]), (2, vec![0]), (3, vec![0])]);
            assert_eq!(hands.audit(all()), Ok(()));
            assert!(hands.audit(Cards::default()).is_err());
        });
    }

    #[test]
    fn r126_the_last_card_brings_all_back() {
        shows(&["gangs:R125", "gangs:R126", "gangs:R247"], || {
            let mut hands = hands();
            for card in starting().iter() {
                assert!(!hands.take_back_if_empty(JOHN), "only an empty hand");
                assert!(hands.use_card(JOHN, card) && !hands.use_card(JOHN, card));
            }
            assert_eq!((hands.used(JOHN).len(), knows(&hands, ALICE).len()), (4, 0), "used cards lie open");
            assert!(hands.take_back_if_empty(JOHN));
            assert_eq!((hands.hand(JOHN).len(), hands.used(JOHN).len()), (4, 0));
            assert_eq!(knows(&hands, ALICE).len(), 4, "everybody saw what was taken back");
            assert_eq!(hands.audit(all()), Ok(()));
        });
    }

    #[test]
    fn ex07_an_upgrade_stays_secret() {
        shows(&["gangs:R167", "gangs:R168", "gangs:R169"], || {
            let mut hands = hands();
            for card in starting().iter().skip(1) {
                hands.use_card(JOHN, card);
            }
            let used = hands.used(JOHN);
            let mut chance = draws(&[HEART, STEPHENSON]);
            hands.draw(JOHN, 2, &mut chance, |card| card.0);
            assert_eq!(chance.finish(), Ok(()));
            assert_eq!(hands.drawn(), [HEART, STEPHENSON]);
            assert!(!hands.keep(JOHN, PING) && hands.keep(JOHN, STEPHENSON));
            assert_eq!(hands.hand(JOHN), [CombatId(0), STEPHENSON].into_iter().collect(), "either may be removed now");
            assert!(!hands.remove(JOHN, CombatId(1)), "a used card is not in hand");
            assert!(hands.remove(JOHN, CombatId(0)));
            assert_eq!((hands.hand(JOHN), hands.used(JOHN)), ([STEPHENSON].into_iter().collect(), used));
            assert_eq!(hands.deck().at_bottom()[0].card, HEART);
            assert_eq!(hands.deck().at_bottom()[0].known, Seats::only(JOHN));
            assert_eq!(knows(&hands, ALICE), [(0, vec![0, 6])], "the card may still be in hand, or be the removed one");
            assert_eq!(hands.audit(all()), Ok(()));

            // Had John removed the new card, Alice would know just the same.
            let mut other = self::hands();
            starting().iter().skip(1).for_each(|card| assert!(other.use_card(JOHN, card)));
            other.draw(JOHN, 2, &mut draws(&[HEART, STEPHENSON]), |card| card.0);
            assert!(other.keep(JOHN, HEART) && other.remove(JOHN, HEART));
            assert_eq!(knows(&other, ALICE), knows(&hands, ALICE));
        });
    }

    #[test]
    fn a_look_settles_what_was_uncertain() {
        let mut hands = hands();
        hands.draw(JOHN, 2, &mut draws(&[HEART, STEPHENSON]), |card| card.0);
        assert!(hands.keep(JOHN, HEART) && hands.remove(JOHN, CombatId(2)));
        assert!(knows(&hands, ALICE).iter().all(|(_, among)| *among == [0, 6]));
        hands.look(ALICE, JOHN);
        let known = knows(&hands, ALICE);
        assert_eq!(known, [(0, vec![0]), (1, vec![0]), (2, vec![6]), (3, vec![0]), (HEART.0, vec![0])]);
        assert_eq!(hands.audit(all()), Ok(()));
    }

    #[test]
    fn r332_a_swap_is_known_to_those_two() {
        shows(&["gangs:R332"], || {
            let mut hands = Hands::new(3, starting(), [HEART]);
            let morgan = Seat(2);
            assert!(!hands.swap(JOHN, CombatId(0), ALICE, HEART), "that is not Alice's");
            assert!(hands.swap(JOHN, CombatId(0), ALICE, CombatId(1)));
            assert_eq!((hands.hand(JOHN).count(CombatId(1)), hands.hand(ALICE).count(CombatId(0))), (2, 2));
            assert!(knows(&hands, JOHN).contains(&(0, vec![1])) && knows(&hands, ALICE).contains(&(1, vec![0])));
            assert!(knows(&hands, morgan).iter().all(|(_, among)| *among == [0, 1]), "any of them may have changed hands");
            let cards = (0..3).flat_map(|_| starting().iter()).chain([HEART]).collect();
            assert_eq!(hands.audit(cards), Ok(()));
        });
    }
}
