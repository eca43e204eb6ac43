//! Cards that are drawn unseen into hands (rulebook 5.2, Draw and Discard; 8, Hand): Contacts and Opportunities. A hand
//! is secret, how many cards of each kind are in it is not, and discards lie face up. What everybody can work out is
//! kept too: after a reshuffle the deck holds what had been discarded, so a card can only be where it may have gone
//! from there. It is the same for all, because whatever leaves a hand is seen by all.

use std::fmt::Display;

use serde::{Deserialize, Serialize};
use table::array::Array;
use table::ids::Id;
use table::{Chance, Seat, rule};

use crate::cards::Cards;

/// The most seats.
pub const SEATS: usize = 4;

/// The most cards of a kind, unique ones included.
const MOST: usize = 56;

/// A deck with its discards, the hands that were drawn from it, and where each hidden card may be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "I: Id + Serialize", deserialize = "I: Id + Default + Deserialize<'de>"))]
pub struct Hidden<I> {
    /// The deck; its order is not decided before a card is drawn.
    pub deck: Cards<I>,
    /// What lies face up beside it, the topmost last.
    pub discards: Array<I, MOST>,
    /// By seat: what it holds.
    pub hands: [Cards<I>; SEATS],
    /// What was drawn to keep one of it.
    pub drawn: Cards<I>,
    /// What may lie in the deck, by what everybody has seen.
    pub maybe_deck: Cards<I>,
    /// By seat: what may be in its hand, by what everybody has seen.
    pub maybe_hands: [Cards<I>; SEATS],
    /// What may have been drawn, by what everybody has seen.
    pub maybe_drawn: Cards<I>,
}

impl<I: Id + Default> Default for Hidden<I> {
    fn default() -> Self {
        let none = Cards::default();
        Hidden {
            deck: none,
            discards: Array::new(),
            hands: [none; SEATS],
            drawn: none,
            maybe_deck: none,
            maybe_hands: [none; SEATS],
            maybe_drawn: none,
        }
    }
}

impl<I: Id + Default> Hidden<I> {
    /// A shuffled deck, and nothing in any hand.
    pub fn new(cards: impl IntoIterator<Item = I>) -> Self {
        let deck: Cards<I> = cards.into_iter().collect();
        Hidden { deck, maybe_deck: deck, ..Hidden::default() }
    }

    /// What a seat holds: secret.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards<I> {
        self.hands[seat.index()]
    }

    /// How many cards a seat holds: for all to see.
    #[inline]
    pub fn held(&self, seat: Seat) -> usize {
        self.hand(seat).len()
    }

    /// Whether a card could be drawn.
    #[inline]
    pub fn can_draw(&self) -> bool {
        !self.deck.is_empty() || !self.discards.is_empty()
    }

    /// Draws the top card, for whoever it is; the discards become a new deck when it is used up.
    fn top<K: Display>(&mut self, what: &'static str, chance: &mut impl Chance, name: impl Fn(I) -> K) -> Option<I> {
        if self.deck.is_empty() {
            rule!(R210);
            self.deck = self.discards.iter().copied().collect();
            self.discards.clear();
            self.maybe_deck = self.deck;
        }
        let card = self.deck.draw(what, chance, name);
        if card.is_none() {
            rule!(R211);
        }
        card
    }

    /// Once the deck is used up nothing may lie in it.
    fn settle(&mut self) {
        if self.deck.is_empty() {
            self.maybe_deck = Cards::default();
        }
    }

    /// A seat draws a card into its hand, unseen by the others.
    #[inline]
    pub fn draw<K: Display>(&mut self, seat: Seat, what: &'static str, chance: &mut impl Chance, name: impl Fn(I) -> K) -> Option<I> {
        let card = self.top(what, chance, name)?;
        rule!(R209);
        self.hands[seat.index()].insert(card);
        self.maybe_hands[seat.index()] = self.maybe_hands[seat.index()].union(self.maybe_deck);
        self.settle();
        Some(card)
    }

    /// A card is drawn beside the deck, to be kept or discarded; only who draws sees it.
    pub fn draw_aside<K: Display>(&mut self, what: &'static str, chance: &mut impl Chance, name: impl Fn(I) -> K) -> Option<I> {
        let card = self.top(what, chance, name)?;
        self.drawn.insert(card);
        self.maybe_drawn = self.maybe_drawn.union(self.maybe_deck);
        self.settle();
        Some(card)
    }

    /// One of the cards that were drawn so is kept, the others are discarded for all to see.
    pub fn keep(&mut self, seat: Seat, card: I) {
        for other in self.drawn.iter().filter(|&other| other != card) {
            self.seen(other);
            self.discards.push(other);
        }
        self.hands[seat.index()].insert(card);
        self.maybe_hands[seat.index()] = self.maybe_hands[seat.index()].union(self.maybe_drawn);
        (self.drawn, self.maybe_drawn) = (Cards::default(), Cards::default());
    }

    /// All of them are discarded, as when who drew them has left.
    pub fn drop_drawn(&mut self) {
        for card in self.drawn.iter() {
            self.seen(card);
            self.discards.push(card);
        }
        (self.drawn, self.maybe_drawn) = (Cards::default(), Cards::default());
    }

    /// Turns the top card over for all to see; it is in no place until it is put somewhere.
    pub fn reveal<K: Display>(&mut self, what: &'static str, chance: &mut impl Chance, name: impl Fn(I) -> K) -> Option<I> {
        let card = self.top(what, chance, name)?;
        self.seen(card);
        self.settle();
        Some(card)
    }

    /// Everybody sees a card, so it may be nowhere else.
    fn seen(&mut self, card: I) {
        self.maybe_deck.remove(card);
        self.maybe_drawn.remove(card);
        for hand in &mut self.maybe_hands {
            hand.remove(card);
        }
    }

    /// A card leaves a hand for all to see; `false` if it is not there.
    pub fn show(&mut self, seat: Seat, card: I) -> bool {
        if !self.hands[seat.index()].remove(card) {
            return false;
        }
        self.seen(card);
        if self.hand(seat).is_empty() {
            self.maybe_hands[seat.index()] = Cards::default();
        }
        true
    }

    /// A card that all have seen goes to the discards.
    pub fn bury(&mut self, card: I) {
        rule!(R212);
        self.discards.push(card);
    }

    /// A card of a hand is discarded, face up.
    pub fn discard(&mut self, seat: Seat, card: I) -> bool {
        let shown = self.show(seat, card);
        if shown {
            self.bury(card);
        }
        shown
    }

    /// A card that all have seen comes to a hand.
    pub fn give(&mut self, seat: Seat, card: I) {
        self.hands[seat.index()].insert(card);
        self.maybe_hands[seat.index()].insert(card);
    }

    /// Every card that is hidden or lies among the discards.
    pub fn all(&self) -> Cards<I> {
        let open = self.discards.iter().copied().collect();
        self.hands.iter().fold(self.deck.union(self.drawn).union(open), |all, hand| all.union(*hand))
    }

    /// Whether every card lies in one place, and where everybody thinks it may be.
    pub fn audit(&self, seats: u8) -> Result<(), String> {
        let held: usize = self.hands.iter().map(|hand| hand.len()).sum();
        if self.deck.len() + self.discards.len() + self.drawn.len() + held != self.all().len() {
            return Err("a card lies in two places".to_owned());
        }
        if !self.deck.minus(self.maybe_deck).is_empty() || !self.drawn.minus(self.maybe_drawn).is_empty() {
            return Err("a card lies in a deck where it cannot be".to_owned());
        }
        for seat in Seat::first(SEATS as u8) {
            if !self.hand(seat).minus(self.maybe_hands[seat.index()]).is_empty() {
                return Err(format!("{seat} holds a card that it cannot hold"));
            }
            if seat.0 >= seats && !self.hand(seat).is_empty() {
                return Err(format!("{seat} holds cards and is not at the table"));
            }
        }
        Ok(())
    }
}
