//! Who knows what in Courier, written from its rules.

use table::chance::Fast;
use table::conformance::{Secrets, Slot};
use table::knowledge::holds;
use table::{Audience, Seat, Seats};

use super::{Choice, Courier, Event, Kind, State, letter};

/// A hand is known to its seat; a card under the deck to who put it there; a bid to its bidder until
/// the last; dropped and sent couriers to all.
pub struct CourierSecrets;

/// The same, wrongly claiming that everybody knows every hand: then nothing is ever varied there.
pub struct Careless;

/// Where a slot lies.
enum At {
    Hand(Seat, usize),
    Deck(usize),
    Discard(usize),
    Bid(Seat),
}

fn places(state: &State) -> Vec<At> {
    let hands = Seat::first(state.seats).flat_map(|seat| (0..state.hands[seat.index()].len()).map(move |card| At::Hand(seat, card)));
    let deck = (0..state.deck.len()).map(At::Deck);
    let discard = (0..state.discard.len()).map(At::Discard);
    let bids = state.bids.iter().map(|(seat, _)| At::Bid(seat));
    hands.chain(deck).chain(discard).chain(bids).collect()
}

fn get(state: &State, at: &At) -> Kind {
    match *at {
        At::Hand(seat, card) => state.hands[seat.index()][card],
        At::Deck(card) => state.deck.iter().nth(card).map(|lying| lying.card).unwrap(),
        At::Discard(card) => state.discard[card],
        At::Bid(seat) => state.bids.of(seat).unwrap(),
    }
}

fn set(state: &mut State, at: &At, card: Kind) {
    match *at {
        At::Hand(seat, index) => state.hands[seat.index()][index] = card,
        At::Deck(index) => {
            state.deck.replace(index, card);
        }
        At::Discard(_) | At::Bid(_) => unreachable!("only hidden couriers are exchanged"),
    }
}

impl Secrets<Courier> for CourierSecrets {
    fn zones(&self) -> &'static [&'static str] {
        &["hand", "deck", "bid"]
    }

    fn slots(&self, state: &State) -> Vec<Slot> {
        let known: Vec<Seats> = state.deck.iter().map(|lying| lying.known).collect();
        let slot = |at: &At| match *at {
            At::Hand(seat, _) => Slot { zone: "hand", knows: Seats::only(seat), public: false, group: Some(0) },
            At::Deck(card) => Slot { zone: "deck", knows: known[card], public: false, group: Some(0) },
            At::Discard(_) => Slot { zone: "discard", knows: Seats::NONE, public: true, group: Some(0) },
            At::Bid(seat) => Slot { zone: "bid", knows: Seats::only(seat), public: state.over, group: None },
        };
        places(state).iter().map(slot).collect()
    }

    fn content(&self, state: &State, slot: usize) -> String {
        let at = &places(state)[slot];
        let content = get(state, at);
        if matches!(at, At::Bid(_)) { content.to_string() } else { letter(content).to_string() }
    }

    fn exchange(&self, state: &mut State, one: usize, other: usize) {
        let places = places(state);
        let (first, second) = (get(state, &places[one]), get(state, &places[other]));
        set(state, &places[one], second);
        set(state, &places[other], first);
    }

    fn redraw(&self, state: &mut State, slot: usize, chance: &mut Fast) {
        if let At::Bid(seat) = places(state)[slot] {
            state.bids.pick(seat, chance.below(3) as u8);
        }
    }

    fn tidy(&self, state: &mut State, audience: Audience) {
        state.hands.iter_mut().for_each(|hand| hand.sort_unstable());
        state.deck.tidy();
        let lying = state.lying();
        for seat in Seat::first(state.seats).filter(|&seat| audience != Audience::Seat(seat)) {
            if !holds(&lying, state.knowledge.of(seat)) {
                state.knowledge.forget(seat);
            }
        }
    }

    fn fits(&self, state: &State, audience: Audience) -> bool {
        audience.seat().is_none_or(|seat| holds(&state.lying(), state.knowledge.of(seat)))
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
            Choice::Swap(card) => translated(card).map(Choice::Swap),
            Choice::Send(card) => translated(card).map(Choice::Send),
            Choice::DropOne(card) => translated(card).map(Choice::DropOne),
            other => Some(other),
        }
    }
}

impl Secrets<Courier> for Careless {
    fn zones(&self) -> &'static [&'static str] {
        CourierSecrets.zones()
    }

    fn slots(&self, state: &State) -> Vec<Slot> {
        let all = |mut slot: Slot| {
            slot.public |= slot.zone == "hand";
            slot
        };
        CourierSecrets.slots(state).into_iter().map(all).collect()
    }

    fn content(&self, state: &State, slot: usize) -> String {
        CourierSecrets.content(state, slot)
    }

    fn exchange(&self, state: &mut State, one: usize, other: usize) {
        CourierSecrets.exchange(state, one, other);
    }

    fn redraw(&self, state: &mut State, slot: usize, chance: &mut Fast) {
        CourierSecrets.redraw(state, slot, chance);
    }

    fn tidy(&self, state: &mut State, audience: Audience) {
        CourierSecrets.tidy(state, audience);
    }
}
