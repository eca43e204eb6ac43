//! Who knows what, written from the rules, and the kit.
//!
//! T012: a hand is known to its owner. T015: the order of a deck to nobody, but for what was looked at there
//! (T353), shown (T356) or seen going under it (T350). T020: face-down Legends to nobody, but for those their owner
//! has looked at (T022). T025: an Eddie that nobody has seen, to nobody. What both saw go into a hand or under a deck
//! is in the facts that `fits` holds the rival to.

use table::chance::Fast;
use table::conformance::{Secrets, Slot};
use table::knowledge::{Fact, Place, fill, holds};
use table::{Audience, Game, Seat, Seats};

use crate::catalog::words::Kind;
use crate::catalog::{CardId, Catalog};
use crate::choice::Choice;
use crate::engine::BOTH;
use crate::event::Event;
use crate::frame::{Frame, Origin};
use crate::state::{DECK, HAND, SEATS, State, rival};

/// Who knows what lies where in the Cyberpunk TCG.
pub(crate) struct TcgSecrets;

/// Where a slot lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    Hand(Seat, usize),
    Deck(Seat, usize),
    Rest(Seat, usize),
    Sold(Seat, usize),
    Looked(Seat, usize),
    Unseen(Seat, usize),
}

/// A place that no fact speaks of.
const ELSEWHERE: Place = Place(9);

impl At {
    const fn seat(self) -> Seat {
        match self {
            At::Hand(seat, _) | At::Deck(seat, _) | At::Rest(seat, _) | At::Sold(seat, _) | At::Looked(seat, _) | At::Unseen(seat, _) => {
                seat
            }
        }
    }

    const fn place(self) -> Place {
        match self {
            At::Hand(..) => HAND,
            At::Deck(..) => DECK,
            _ => ELSEWHERE,
        }
    }

    const fn is_legend(self) -> bool {
        matches!(self, At::Looked(..) | At::Unseen(..))
    }
}

fn places(state: &State) -> Vec<At> {
    let mut places = Vec::new();
    for seat in SEATS {
        let own = state.own(seat);
        places.extend((0..own.hand.len()).map(|index| At::Hand(seat, index)));
        places.extend((0..own.deck.len()).map(|index| At::Deck(seat, index)));
        places.extend((0..own.rest.len()).map(|index| At::Rest(seat, index)));
        places.extend((0..own.sold.len()).map(|index| At::Sold(seat, index)));
        places.extend((0..3).filter(|&slot| own.looked_at(slot as u8).is_some()).map(|slot| At::Looked(seat, slot)));
        places.extend((0..own.unseen.len()).map(|index| At::Unseen(seat, index)));
    }
    places
}

fn slot(state: &State, at: At) -> Slot {
    let seat = at.seat();
    let (cards, legends) = (Some(seat.0), Some(2 + seat.0));
    let own = Seats::only(seat);
    let hidden = |zone, knows: Seats, group| Slot { zone, knows, public: knows == BOTH, group };
    match at {
        At::Hand(..) => hidden("hand", own, cards),
        At::Deck(_, index) => hidden("deck", state.own(seat).deck.iter().nth(index).map(|lying| lying.known).unwrap_or_default(), cards),
        At::Rest(..) => hidden("rest", if state.board.rest_seen { BOTH } else { own }, cards),
        At::Sold(..) => hidden("sold", Seats::NONE, cards),
        // The last Legend that lies face-down is no secret where both lists are open; else it could be any other.
        At::Looked(..) if face_down(state, seat) == 1 => hidden("looked", if state.board.open { BOTH } else { own }, None),
        At::Looked(..) => hidden("looked", own, legends),
        // Their owner knows which they are; their places are not decided.
        At::Unseen(..) => hidden("unseen", own, legends),
    }
}

/// How many Legends lie face-down.
fn face_down(state: &State, seat: Seat) -> usize {
    state.board.side(seat).legends().filter(|piece| !piece.face_up()).count()
}

fn card(state: &State, at: At) -> Option<CardId> {
    let own = state.own(at.seat());
    match at {
        At::Hand(_, index) => own.hand.get(index).copied(),
        At::Deck(_, index) => own.deck.iter().nth(index).map(|lying| lying.card),
        At::Rest(_, index) => own.rest.get(index).copied(),
        At::Sold(_, index) => own.sold.get(index).copied(),
        At::Looked(_, slot) => Some(own.looked_at(slot as u8)),
        At::Unseen(_, index) => own.unseen.get(index).copied(),
    }
}

fn put(state: &mut State, at: At, card: CardId) {
    let own = state.own_mut(at.seat());
    match at {
        At::Hand(_, index) => own.hand[index] = card,
        At::Deck(_, index) => {
            own.deck.replace(index, card);
        }
        At::Rest(_, index) => own.rest[index] = card,
        At::Sold(_, index) => own.sold[index] = card,
        At::Looked(_, slot) => own.looked[slot] = card,
        At::Unseen(_, index) => own.unseen[index] = card,
    }
}

/// What the rival of a seat, and everybody who looks on, knows of its cards.
fn facts(state: &State, seat: Seat) -> Vec<Fact<CardId>> {
    state.own(seat).facts.iter().collect()
}

fn believes(state: &State, seat: Seat) -> bool {
    let lying: Vec<(Place, CardId)> = places(state)
        .into_iter()
        .filter(|at| at.seat() == seat && !at.is_legend())
        .filter_map(|at| Some((at.place(), card(state, at)?)))
        .collect();
    holds(&lying, facts(state, seat))
}

/// Everybody but the owner holds to what both have seen.
fn bound(audience: Audience) -> impl Iterator<Item = Seat> {
    SEATS.into_iter().filter(move |&seat| !audience.sees_as(seat))
}

fn tidy(state: &mut State, audience: Audience) {
    for seat in bound(audience) {
        if !believes(state, seat) {
            let hidden: Vec<At> = places(state)
                .into_iter()
                .filter(|&at| at.seat() == seat && !at.is_legend() && !slot(state, at).public && !audience.among(slot(state, at).knows))
                .collect();
            let pool: Vec<CardId> = hidden.iter().filter_map(|&at| card(state, at)).collect();
            let slots: Vec<Place> = hidden.iter().map(|at| at.place()).collect();
            let seed = pool.iter().fold(7u64, |seed, card| seed.wrapping_mul(31).wrapping_add(card.0.into()));
            let filled = fill(&slots, pool, facts(state, seat), &mut Fast::new(seed));
            hidden.into_iter().zip(filled).for_each(|(at, card)| put(state, at, card));
        }
    }
    for seat in SEATS {
        // What the rival saw binds the rival; to the owner's eyes other cards may lie there.
        if audience.sees_as(seat) && !believes(state, seat) {
            state.own_mut(seat).facts.forget(rival(seat));
        }
        let own = state.own_mut(seat);
        own.hand.sort_unstable();
        own.rest.sort_unstable();
        own.sold.sort_unstable();
        own.unseen.sort_unstable();
        own.deck.tidy();
    }
}

/// Where a choice of a hidden card is looked for.
fn choosing(state: &State, seat: Seat, choice: Choice) -> Vec<CardId> {
    let own = state.own(seat);
    match (state.board.frames.top(), choice) {
        (Some(Frame::Under(_)), _) => own.rest.to_vec(),
        (_, Choice::Card(_)) => own.deck.on_top().iter().map(|lying| lying.card).collect(),
        _ => own.hand.to_vec(),
    }
}

fn translate(real: &State, other: &State, seat: Seat, choice: Choice) -> Option<Choice> {
    let there = |card: CardId| choosing(other, seat, choice).contains(&card);
    match choice {
        Choice::Card(card) => {
            if there(card) {
                return Some(choice);
            }
            // A card at the same place of the same kind of list.
            let place = choosing(real, seat, choice).iter().position(|other| *other == card)?;
            choosing(other, seat, choice).get(place).map(|&card| Choice::Card(card))
        }
        Choice::Hand(card) | Choice::Play(card) | Choice::Sell(card) if !there(card) => None,
        choice => Some(choice),
    }
}

fn discloses(event: &Event) -> bool {
    matches!(
        event,
        Event::Sold { .. }
            | Event::Played { from: Origin::Hand | Origin::Deck, .. }
            | Event::Went { .. }
            | Event::Revealed { .. }
            | Event::Called { .. }
            | Event::Ransomed { .. }
            | Event::DrewCards { .. }
            | Event::LookedCard { .. }
            | Event::SearchedCards { .. }
            | Event::TookCard { .. }
    )
}

impl<G: Game<State = State, Choice = Choice, Event = Event>> Secrets<G> for TcgSecrets {
    fn zones(&self) -> &'static [&'static str] {
        &["hand", "deck", "rest", "sold", "looked", "unseen"]
    }

    fn slots(&self, state: &State) -> Vec<Slot> {
        places(state).into_iter().map(|at| slot(state, at)).collect()
    }

    fn content(&self, state: &State, slot: usize) -> String {
        card(state, places(state)[slot]).map_or("nothing".to_owned(), |card| card.0.to_string())
    }

    fn exchange(&self, state: &mut State, one: usize, other: usize) {
        let places = places(state);
        if let (Some(first), Some(second)) = (card(state, places[one]), card(state, places[other])) {
            put(state, places[one], second);
            put(state, places[other], first);
        }
    }

    /// With closed lists a Legend could be any that fits the deck's others.
    fn redraw(&self, state: &mut State, slot: usize, chance: &mut Fast) {
        let (at, catalog) = (places(state)[slot], Catalog::load());
        let (_, legends) = state.all_cards(catalog, at.seat());
        let named = |id: CardId| legends.iter().any(|&other| catalog.card(other).name == catalog.card(id).name);
        let others: Vec<CardId> = catalog.cards().filter(|(id, card)| card.kind == Kind::Legend && !named(*id)).map(|(id, _)| id).collect();
        put(state, at, others[chance.below(others.len() as u32) as usize]);
    }

    fn tidy(&self, state: &mut State, audience: Audience) {
        tidy(state, audience);
    }

    fn fits(&self, state: &State, audience: Audience) -> bool {
        bound(audience).all(|seat| believes(state, seat))
    }

    fn translate(&self, real: &State, other: &State, seat: Seat, choice: Choice) -> Option<Choice> {
        translate(real, other, seat, choice)
    }

    fn discloses(&self, event: &Event) -> bool {
        discloses(event)
    }
}

#[test]
fn conformance_tcg() {
    let report = table::conformance::assert_conforms(crate::game::Tcg::default(), TcgSecrets, 9);
    assert!(report.resampled > 1000 && report.followed > 300, "{report:?}");
}
