//! Who knows what, written from the rules, and the kit.
//!
//! R209: what is drawn goes to a hand, which its seat knows. R299: a hand holds Contacts and Opportunities; how many is
//! for all to see. R212: discards lie face up. What was drawn to keep one of it is known to who drew it. What everybody
//! can work out (where a card may be after a reshuffle) binds everybody, onlookers too; it is kept once.

use table::conformance::{Secrets, Slot};
use table::ids::Id;
use table::knowledge::{Fact, Place, Places};
use table::{Audience, Game, Seat, Seats};

use nightlancer::cards::Cards;
use nightlancer::catalog::effects::Deck;
use nightlancer::catalog::{ContactId, OpportunityId};
use nightlancer::choice::{Act, Choice, Held};
use nightlancer::event::Event;
use nightlancer::hidden::{Hidden, SEATS};
use nightlancer::imagine::{DECK, DRAWN, among, hand};
use nightlancer::state::State;
use nightlancer::view::drawer;

/// Who knows what lies where in Nightlancer.
struct NightlancerSecrets;

/// With whom what is known of Contacts is kept, and of Opportunities.
const CONTACTS: Seat = Seat(0);
const OPPORTUNITIES: Seat = Seat(1);

/// Where a slot lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    Hand(Deck, Seat, usize),
    Pile(Deck, usize),
    Drawn(Deck, usize),
}

impl At {
    fn deck(self) -> Deck {
        match self {
            At::Hand(deck, ..) | At::Pile(deck, _) | At::Drawn(deck, _) => deck,
        }
    }
}

/// The card in a slot.
fn lies<I: Id + Default>(cards: &Hidden<I>, at: At) -> Option<I> {
    match at {
        At::Hand(_, seat, place) => cards.hand(seat).nth(place),
        At::Pile(_, place) => cards.deck.nth(place),
        At::Drawn(_, place) => cards.drawn.nth(place),
    }
}

/// Puts cards into slots, all of them at once: what lies there is taken out first.
fn put<I: Id + Default>(cards: &mut Hidden<I>, slots: &[(At, I)]) {
    let gone: Vec<(At, I)> = slots.iter().filter_map(|&(at, _)| Some((at, lies(cards, at)?))).collect();
    fn set<I>(cards: &mut Hidden<I>, at: At) -> &mut Cards<I> {
        match at {
            At::Hand(_, seat, _) => &mut cards.hands[seat.index()],
            At::Pile(..) => &mut cards.deck,
            At::Drawn(..) => &mut cards.drawn,
        }
    }
    for (at, card) in gone {
        set(cards, at).remove(card);
    }
    slots.iter().for_each(|&(at, card)| set(cards, at).insert(card));
}

fn places<I: Id + Default>(cards: &Hidden<I>, deck: Deck, seats: u8) -> Vec<At> {
    let hands = Seat::first(seats).flat_map(|seat| (0..cards.held(seat)).map(move |place| At::Hand(deck, seat, place)));
    let pile = (0..cards.deck.len()).map(|place| At::Pile(deck, place));
    hands.chain(pile).chain((0..cards.drawn.len()).map(|place| At::Drawn(deck, place))).collect()
}

/// Where hidden cards may be, of those that may not be everywhere.
fn known<I: Id + Default>(cards: &Hidden<I>) -> Vec<(I, Places)> {
    let mut everywhere = Places::default();
    for seat in Seat::first(SEATS as u8).filter(|&seat| cards.held(seat) > 0) {
        everywhere = everywhere.with(hand(seat));
    }
    for (place, lying) in [(DECK, cards.deck), (DRAWN, cards.drawn)] {
        everywhere = if lying.is_empty() { everywhere } else { everywhere.with(place) };
    }
    let hidden = cards.hands.iter().fold(cards.deck.union(cards.drawn), |all, hand| all.union(*hand));
    let among = |card: I| (card, among(card, cards.maybe_deck, &cards.maybe_hands, cards.maybe_drawn));
    hidden.iter().map(among).filter(|(_, among)| !everywhere.minus(*among).is_empty()).collect()
}

/// A card of another hand: the same one if it is there, else one that is not there really.
fn instead<I: Id>(real: Cards<I>, other: Cards<I>, card: I) -> Option<I> {
    if other.contains(card) { Some(card) } else { other.minus(real).nth(0) }
}

/// A choice about a card is about another one where the seat holds other cards.
fn translate(real: &State, other: &State, seat: Seat, choice: Choice) -> Option<Choice> {
    let contact = |card: ContactId| instead(real.contacts.hand(seat), other.contacts.hand(seat), card);
    let opportunity = |card: OpportunityId| instead(real.opportunities.hand(seat), other.opportunities.hand(seat), card);
    let held = |card: Held| match card {
        Held::Contact(card) => contact(card).map(Held::Contact),
        Held::Opportunity(card) => opportunity(card).map(Held::Opportunity),
    };
    let drawn = |card: Held| match card {
        Held::Contact(card) => instead(real.contacts.drawn, other.contacts.drawn, card).map(Held::Contact),
        Held::Opportunity(card) => instead(real.opportunities.drawn, other.opportunities.drawn, card).map(Held::Opportunity),
    };
    let act = |act: Act| match act {
        Act::Connect(card) => opportunity(card).map(Act::Connect),
        Act::Cool(card) => held(card).map(Act::Cool),
        other => Some(other),
    };
    match choice {
        Choice::Play(card, option) => contact(card).map(|card| Choice::Play(card, option)),
        Choice::FirstBy(mission, card, option) => contact(card).map(|card| Choice::FirstBy(mission, card, option)),
        Choice::Hinder(card, target) => contact(card).map(|card| Choice::Hinder(card, target)),
        Choice::Introduce(card, to) => contact(card).map(|card| Choice::Introduce(card, to)),
        Choice::Discard(card) => held(card).map(Choice::Discard),
        Choice::Hold(card) => drawn(card).map(Choice::Hold),
        Choice::Place(space, what) => act(what).map(|act| Choice::Place(space, act)),
        Choice::Do(what) => act(what).map(Choice::Do),
        other => Some(other),
    }
}

/// Cards that are seen and may be in a hand or deck again before the next decision.
fn discloses(event: &Event) -> bool {
    match event {
        Event::Drew { cards, .. } => !cards.is_empty(),
        Event::Discarded { .. }
        | Event::Played { .. }
        | Event::Hindered { .. }
        | Event::Seized { .. }
        | Event::GaveContact { .. }
        | Event::AgentDrew { .. }
        | Event::Recalled { .. } => true,
        _ => false,
    }
}

impl<G: Game<State = State, Choice = Choice, Event = Event>> Secrets<G> for NightlancerSecrets {
    type At = At;
    type Card = Held;

    fn zones(&self) -> &'static [&'static str] {
        &["contacts in hand", "contact deck", "opportunities in hand", "opportunity deck", "drawn"]
    }

    fn places(&self, state: &State) -> Vec<At> {
        let seats = state.open.seats;
        let mut all = places(&state.contacts, Deck::Contacts, seats);
        all.extend(places(&state.opportunities, Deck::Opportunities, seats));
        all
    }

    fn slot(&self, state: &State, at: At) -> Slot {
        let group = Some(at.deck() as u8);
        let zone = |contacts, opportunities| if at.deck() == Deck::Contacts { contacts } else { opportunities };
        match at {
            At::Hand(_, seat, _) => Slot::hidden(zone("contacts in hand", "opportunities in hand"), Seats::only(seat), group),
            At::Pile(..) => Slot::hidden(zone("contact deck", "opportunity deck"), Seats::NONE, group),
            At::Drawn(deck, _) => {
                let knows = drawer(&state.open, deck).map_or(Seats::NONE, Seats::only);
                Slot::hidden("drawn", knows, group)
            }
        }
    }

    fn card(&self, state: &State, at: At) -> Option<Held> {
        match at.deck() {
            Deck::Contacts => lies(&state.contacts, at).map(Held::Contact),
            Deck::Opportunities => lies(&state.opportunities, at).map(Held::Opportunity),
        }
    }

    fn put(&self, state: &mut State, cards: &[(At, Held)]) {
        let contacts: Vec<_> =
            cards.iter().filter_map(|&(at, card)| if let Held::Contact(card) = card { Some((at, card)) } else { None }).collect();
        let opportunities: Vec<_> =
            cards.iter().filter_map(|&(at, card)| if let Held::Opportunity(card) = card { Some((at, card)) } else { None }).collect();
        put(&mut state.contacts, &contacts);
        put(&mut state.opportunities, &opportunities);
    }

    /// What everybody can work out is kept once for Contacts and once for Opportunities, with two of the seats.
    fn keepers(&self, _: &State) -> Seats {
        Seats::only(CONTACTS).with(OPPORTUNITIES)
    }

    fn facts(&self, state: &State, keeper: Seat) -> Vec<Fact<Held, u64>> {
        let fact = |(card, among): (Held, Places)| Fact { seat: keeper, card, among: among.wide() };
        if keeper == CONTACTS {
            return known(&state.contacts).into_iter().map(|(card, among)| fact((Held::Contact(card), among))).collect();
        }
        known(&state.opportunities).into_iter().map(|(card, among)| fact((Held::Opportunity(card), among))).collect()
    }

    fn place(&self, keeper: Seat, at: At) -> Option<Place> {
        let place = match at {
            At::Hand(_, seat, _) => hand(seat),
            At::Pile(..) => DECK,
            At::Drawn(..) => DRAWN,
        };
        ((keeper == CONTACTS) == (at.deck() == Deck::Contacts)).then_some(place)
    }

    fn binds(&self, _: Seat, _: Audience) -> bool {
        true
    }

    fn translate(&self, real: &State, other: &State, seat: Seat, choice: Choice) -> Option<Choice> {
        translate(real, other, seat, choice)
    }

    fn discloses(&self, event: &Event) -> bool {
        discloses(event)
    }
}

#[test]
fn conformance_nightlancer() {
    let report = table::conformance::assert_conforms(nightlancer::game::Nightlancer::default(), NightlancerSecrets, 2);
    assert!(report.resampled > 500 && report.followed > 100, "{report:?}");
}
