//! Who knows what in Courier, written from its rules.

use table::chance::Fast;
use table::conformance::{Secrets, Slot};
use table::knowledge::{Fact, Place};
use table::{Seat, Seats};

use super::{Choice, Courier, DECK, Event, Kind, State, hand};

/// A hand is known to its seat; a card under the deck to who put it there; a bid to its bidder until
/// the last; dropped and sent couriers to all.
pub struct CourierSecrets;

/// The same, wrongly claiming that everybody knows every hand: then nothing is ever varied there.
pub struct Careless;

/// Where a slot lies.
#[derive(Clone, Copy)]
pub enum At {
    Hand(Seat, usize),
    Deck(usize),
    Discard(usize),
    Bid(Seat),
}

impl Secrets<Courier> for CourierSecrets {
    type At = At;
    type Card = Kind;

    fn zones(&self) -> &'static [&'static str] {
        &["hand", "deck", "bid"]
    }

    fn places(&self, state: &State) -> Vec<At> {
        let hands = Seat::first(state.seats).flat_map(|seat| (0..state.hands[seat.index()].len()).map(move |card| At::Hand(seat, card)));
        let deck = (0..state.deck.len()).map(At::Deck);
        let discard = (0..state.discard.len()).map(At::Discard);
        let bids = state.bids.iter().map(|(seat, _)| At::Bid(seat));
        hands.chain(deck).chain(discard).chain(bids).collect()
    }

    fn slot(&self, state: &State, at: At) -> Slot {
        match at {
            At::Hand(seat, _) => Slot::hidden("hand", Seats::only(seat), Some(0)),
            At::Deck(card) => Slot::hidden("deck", state.deck.iter().nth(card).unwrap().known, Some(0)),
            At::Discard(_) => Slot::open("discard"),
            At::Bid(seat) => Slot { public: state.over, ..Slot::hidden("bid", Seats::only(seat), None) },
        }
    }

    fn card(&self, state: &State, at: At) -> Option<Kind> {
        match at {
            At::Hand(seat, card) => state.hands[seat.index()].get(card).copied(),
            At::Deck(card) => state.deck.iter().nth(card).map(|lying| lying.card),
            At::Discard(card) => state.discard.get(card).copied(),
            At::Bid(seat) => state.bids.of(seat),
        }
    }

    fn put(&self, state: &mut State, cards: &[(At, Kind)]) {
        for &(at, card) in cards {
            match at {
                At::Hand(seat, index) => state.hands[seat.index()][index] = card,
                At::Deck(index) => state.deck.replace(index, card),
                At::Discard(_) | At::Bid(_) => unreachable!("only hidden couriers are exchanged"),
            }
        }
    }

    fn redraw(&self, state: &mut State, at: At, chance: &mut Fast) {
        if let At::Bid(seat) = at {
            state.bids.pick(seat, chance.below(3) as u8);
        }
    }

    fn tidy(&self, state: &mut State) {
        state.hands.iter_mut().for_each(|hand| hand.sort_unstable());
        state.deck.tidy();
    }

    fn keepers(&self, state: &State) -> Seats {
        Seats::all(state.seats)
    }

    fn facts(&self, state: &State, keeper: Seat) -> Vec<Fact<Kind, u64>> {
        state.knowledge.of(keeper).map(Fact::wide).collect()
    }

    fn place(&self, _: Seat, at: At) -> Option<Place> {
        match at {
            At::Hand(seat, _) => Some(hand(seat)),
            At::Deck(_) => Some(DECK),
            At::Discard(_) | At::Bid(_) => None,
        }
    }

    fn forget(&self, state: &mut State, keeper: Seat) {
        state.knowledge.forget(keeper);
    }

    fn discloses(&self, event: &Event) -> bool {
        matches!(event, Event::Peeked { cards: Some(_), .. })
    }

    fn translate(&self, real: &State, other: &State, seat: Seat, choice: Choice) -> Option<Choice> {
        let (held, instead) = (&real.hands[seat.index()], &other.hands[seat.index()]);
        let translated = |card: Kind| {
            if instead.contains(&card) { Some(card) } else { instead.iter().copied().find(|card| !held.contains(card)) }
        };
        match choice {
            // Nobody sees which courier is swapped away, so it may as well be another one.
            Choice::Swap(card) => instead.iter().copied().find(|other| *other != card).or_else(|| translated(card)).map(Choice::Swap),
            Choice::Send(card) => translated(card).map(Choice::Send),
            Choice::DropOne(card) => translated(card).map(Choice::DropOne),
            other => Some(other),
        }
    }
}

impl Secrets<Courier> for Careless {
    type At = At;
    type Card = Kind;

    fn zones(&self) -> &'static [&'static str] {
        CourierSecrets.zones()
    }

    fn places(&self, state: &State) -> Vec<At> {
        CourierSecrets.places(state)
    }

    fn slot(&self, state: &State, at: At) -> Slot {
        let slot = CourierSecrets.slot(state, at);
        Slot { public: slot.public || slot.zone == "hand", ..slot }
    }

    fn card(&self, state: &State, at: At) -> Option<Kind> {
        CourierSecrets.card(state, at)
    }

    fn put(&self, state: &mut State, cards: &[(At, Kind)]) {
        CourierSecrets.put(state, cards);
    }

    fn redraw(&self, state: &mut State, at: At, chance: &mut Fast) {
        CourierSecrets.redraw(state, at, chance);
    }

    fn tidy(&self, state: &mut State) {
        CourierSecrets.tidy(state);
    }

    fn keepers(&self, state: &State) -> Seats {
        CourierSecrets.keepers(state)
    }

    fn facts(&self, state: &State, keeper: Seat) -> Vec<Fact<Kind, u64>> {
        CourierSecrets.facts(state, keeper)
    }

    fn place(&self, keeper: Seat, at: At) -> Option<Place> {
        CourierSecrets.place(keeper, at)
    }

    fn forget(&self, state: &mut State, keeper: Seat) {
        CourierSecrets.forget(state, keeper);
    }
}
