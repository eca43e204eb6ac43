//! Cards that change their place: drawing, discarding, trashing, going under the deck. Who knows what lies
//! where is kept here.

use table::knowledge::{Fact, Move, Place, Places};
use table::list::List;
use table::{Chance, Seat, Seats, Witness, rule};

use super::Engine;
use crate::catalog::CardId;
use crate::event::{Event, Goes};
use crate::frame::Frame;
use crate::state::{DECK, HAND, How, rival};

/// What draws from a deck are called in logs.
pub(super) const DECKS: [&str; 2] = ["deck 0", "deck 1"];

/// Both players: what they both know is known to onlookers too.
pub(crate) const BOTH: Seats = Seats::all(2);

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Draws cards, one at a time (T344); who cannot loses at once (T412, T413).
    pub(super) fn draw(&mut self, seat: Seat, count: u8) {
        rule!(T344);
        let mut cards = List::<CardId, 8>::new();
        let mut drawn = 0;
        let mut out = false;
        for _ in 0..count {
            rule!(T017);
            let Some(card) = self.take_top_card(seat, false) else {
                out = true;
                break;
            };
            drawn += 1;
            cards.push(card);
        }
        if drawn > 0 {
            self.witness.split(
                Seats::only(seat),
                || Event::DrewCards { seat, cards: cards.to_vec() },
                || Event::Drew { seat, count: drawn },
            );
        }
        if out {
            rule!(T412);
            rule!(T413);
            self.end(Some(rival(seat)), How::DeckOut);
        }
    }

    /// Moves the top card of a deck to the hand; `shown` says whether the rival sees it.
    pub(super) fn take_top_card(&mut self, seat: Seat, shown: bool) -> Option<CardId> {
        let catalog = self.catalog;
        let own = &mut self.state.hidden[seat.index() & 1];
        let lying = own.deck.draw(DECKS[seat.index() & 1], self.chance, |card| card.key(catalog))?;
        let seen = shown || lying.known.contains(rival(seat));
        if seen || own.facts.iter().next().is_some() {
            let seen_by = if seen { Seats::only(rival(seat)) } else { Seats::NONE };
            let emptied = own.deck.is_empty();
            own.facts.moved(lying.card, Move { from: DECK, to: Some(HAND), seen_by, emptied, keepers: Seats::NONE });
        }
        own.take(lying.card);
        Some(lying.card)
    }

    /// Takes the top card of a deck away, for all to see.
    pub(super) fn off_deck(&mut self, seat: Seat) -> Option<CardId> {
        let catalog = self.catalog;
        let own = &mut self.state.hidden[seat.index() & 1];
        let lying = own.deck.draw(DECKS[seat.index() & 1], self.chance, |card| card.key(catalog))?;
        self.seen_leaving(seat, lying.card, DECK);
        Some(lying.card)
    }

    /// Everybody sees a card leave a hidden place.
    fn seen_leaving(&mut self, seat: Seat, card: CardId, from: Place) {
        let own = self.state.own_mut(seat);
        if own.facts.iter().next().is_some() {
            let emptied = if from == HAND { own.hand.is_empty() } else { own.deck.is_empty() };
            own.facts.moved(card, Move { from, to: None, seen_by: Seats::only(rival(seat)), emptied, keepers: Seats::NONE });
        }
    }

    /// The top cards of a deck, which `seats` come to know; the topmost is last.
    pub(super) fn look_at_deck(&mut self, seat: Seat, count: u8, seats: Seats) -> List<CardId, 8> {
        let catalog = self.catalog;
        let own = &mut self.state.hidden[seat.index() & 1];
        let looked = own.deck.look(count.into(), seats, DECKS[seat.index() & 1], self.chance, |card| card.key(catalog));
        looked.iter().map(|lying| lying.card).collect()
    }

    /// Takes one of the top cards of a deck out, wherever among them it lies; the others keep their order.
    pub(super) fn take_among(&mut self, seat: Seat, among: u8, card: CardId) -> bool {
        let catalog = self.catalog;
        let own = &mut self.state.hidden[seat.index() & 1];
        let mut above = List::<_, 8>::new();
        let mut found = false;
        for _ in 0..among {
            let Some(lying) = own.deck.draw(DECKS[seat.index() & 1], self.chance, |card| card.key(catalog)) else { break };
            if lying.card == card {
                found = true;
                break;
            }
            above.push(lying);
        }
        while let Some(lying) = above.pop() {
            own.deck.put_on_top(lying.card, lying.known);
        }
        found
    }

    /// A card that both have seen goes into a hand.
    pub(super) fn take_seen(&mut self, seat: Seat, card: CardId) {
        let own = self.state.own_mut(seat);
        own.take(card);
        own.facts.note(Fact { seat: rival(seat), card, among: Places::only(HAND) });
        self.tell(|| Event::Went { seat, card, goes: Goes::ToHand });
    }

    /// A card leaves the hand, for all to see.
    pub(super) fn leave_hand(&mut self, seat: Seat, card: CardId) {
        self.state.own_mut(seat).hand.take_value(card);
        self.seen_leaving(seat, card, HAND);
    }

    /// Discards a card (T346).
    pub(super) fn discard(&mut self, seat: Seat, card: CardId) {
        rule!(T346);
        rule!(T027);
        rule!(T028);
        self.leave_hand(seat, card);
        self.put_in_trash(seat, card, Goes::Discarded);
    }

    /// A card goes to the trash.
    pub(super) fn put_in_trash(&mut self, seat: Seat, card: CardId, goes: Goes) {
        self.state.board.side_mut(seat).trash.push(card);
        self.tell(|| Event::Went { seat, card, goes });
    }

    /// Trashes cards from the deck, one at a time, as far as there are any (T347-T349).
    pub(super) fn trash(&mut self, seat: Seat, count: u8) {
        rule!(T347);
        rule!(T348);
        self.state.board.laid.clear();
        for _ in 0..count {
            let Some(card) = self.off_deck(seat) else {
                rule!(T349);
                break;
            };
            self.state.board.laid.push(card);
            self.put_in_trash(seat, card, Goes::Trashed);
        }
        rule!(T414);
    }

    /// A card of the trash goes to the hand.
    pub(super) fn trash_to_hand(&mut self, seat: Seat, card: CardId) {
        if self.state.board.side_mut(seat).trash.take_value(card).is_some() {
            self.take_seen(seat, card);
        }
    }

    /// A player has to discard so many: if there are no more, all of them go (T301).
    #[inline(never)]
    pub(super) fn must_discard(&mut self, seat: Seat, count: u8) -> bool {
        let hand = &self.state.own(seat).hand;
        if count == 0 || hand.is_empty() {
            self.pop();
            return true;
        }
        if hand.len() > usize::from(count) {
            return false;
        }
        rule!(T301);
        if let Some(&card) = hand.first() {
            self.discard_for(seat, count, card);
        }
        true
    }

    /// A player discards a card for an effect, which comes to know it.
    #[inline(never)]
    pub(super) fn discard_for(&mut self, seat: Seat, count: u8, card: CardId) {
        self.become_frame(Frame::Discards(seat, count - 1));
        self.discard(seat, card);
        if count == 1 {
            self.pop();
        }
        let top = if count == 1 { 0 } else { 1 };
        self.amend_below(top, |doing| {
            doing.found = card;
            doing.did = true;
        });
    }

    /// Changes the effect that lies under so many frames.
    pub(super) fn amend_below(&mut self, above: usize, change: impl FnOnce(&mut crate::frame::Doing)) {
        if above == 0 {
            return self.amend(change);
        }
        let Some(top) = self.state.board.frames.pop() else { return };
        self.amend_below(above - 1, change);
        self.push(top);
    }

    /// Cards on their way go under the deck: in a chosen order (T351) or a random one (T350). `false` if the owner
    /// says which comes next.
    #[inline(never)]
    pub(super) fn under(&mut self, seat: Seat) -> bool {
        let (edition, seen) = (self.state.board.edition, self.state.board.rest_seen);
        let own = self.state.own(seat);
        let Some(&first) = own.rest.first() else {
            self.pop();
            return true;
        };
        let alike = own.rest.iter().all(|card| *card == first);
        if own.rest.len() == 1 || (seen && alike) {
            self.put_under(seat, first);
            return true;
        }
        if edition.bottom_order_chosen() {
            return false;
        }
        self.under_at_random(seat);
        true
    }

    /// Cards on their way go under the deck in a random order.
    pub(super) fn under_at_random(&mut self, seat: Seat) {
        rule!(T350);
        rule!(T394);
        let known = if self.state.board.rest_seen { BOTH } else { Seats::only(seat) };
        let own = self.state.own_mut(seat);
        let count = own.rest.len() as u8;
        let rest = std::mem::take(&mut own.rest);
        own.deck.put_group_at_bottom(rest.iter().copied(), known);
        self.tell_under(seat, &rest, count);
        self.pop();
    }

    /// The next card goes under the deck.
    #[inline(never)]
    pub(super) fn put_under(&mut self, seat: Seat, card: CardId) {
        let (seen, mixed) = (self.state.board.rest_seen, self.state.board.rest_mixed);
        let own = self.state.own_mut(seat);
        let last = own.rest.len() == 1;
        let only = !mixed && own.rest.iter().all(|other| *other == card);
        if own.rest.take_value(card).is_none() {
            return;
        }
        rule!(T352);
        if !only {
            rule!(T351);
        }
        // Where several cards go, the rival has seen which, but not in which order.
        let known = if seen && only { BOTH } else { Seats::only(seat) };
        own.deck.put_at_bottom(card, known);
        if seen && !only {
            own.facts.note(Fact { seat: rival(seat), card, among: Places::only(DECK) });
        }
        if seen {
            self.tell(|| Event::Went { seat, card, goes: Goes::Under });
        } else {
            self.tell(|| Event::WentUnder { seat, count: 1 });
        }
        self.state.board.rest_mixed = !only && !last;
        if last {
            self.pop();
        }
    }

    fn tell_under(&mut self, seat: Seat, rest: &[CardId], count: u8) {
        if self.state.board.rest_seen {
            for &card in rest {
                self.tell(|| Event::Went { seat, card, goes: Goes::Under });
            }
        } else {
            self.tell(|| Event::WentUnder { seat, count });
        }
    }
}
