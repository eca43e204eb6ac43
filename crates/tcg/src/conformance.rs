//! Who knows what, written from the rules, and the kit.
//!
//! T012: a hand is known to its owner. T015: the order of a deck to nobody, but for what was looked at there
//! (T353), shown (T356) or seen going under it (T350). T020: face-down Legends to nobody, but for those their owner
//! has looked at (T022). T025: an Eddie that nobody has seen, to nobody. What both saw go into a hand or under a deck
//! is in the facts that `fits` holds the rival to.

use table::chance::Fast;
use table::conformance::{Secrets, Slot};
use table::knowledge::{Fact, Place};
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
pub(crate) enum At {
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
}

/// How many Legends lie face-down.
fn face_down(state: &State, seat: Seat) -> usize {
    state.board.side(seat).legends().filter(|piece| !piece.face_up()).count()
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
    type At = At;
    type Card = CardId;

    fn zones(&self) -> &'static [&'static str] {
        &["hand", "deck", "rest", "sold", "looked", "unseen"]
    }

    fn places(&self, state: &State) -> Vec<At> {
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

    fn slot(&self, state: &State, at: At) -> Slot {
        let seat = at.seat();
        let (cards, legends) = (Some(seat.0), Some(2 + seat.0));
        let own = Seats::only(seat);
        let hidden = |zone, knows: Seats, group| Slot { public: knows == BOTH, ..Slot::hidden(zone, knows, group) };
        match at {
            At::Hand(..) => hidden("hand", own, cards),
            At::Deck(_, index) => hidden("deck", state.own(seat).deck.known(index), cards),
            At::Rest(..) => hidden("rest", if state.board.rest_seen { BOTH } else { own }, cards),
            At::Sold(..) => hidden("sold", Seats::NONE, cards),
            // The last Legend that lies face-down is no secret where both lists are open; else it could be any other.
            At::Looked(..) if face_down(state, seat) == 1 => hidden("looked", if state.board.open { BOTH } else { own }, None),
            At::Looked(..) => hidden("looked", own, legends),
            // Their owner knows which they are; their places are not decided.
            At::Unseen(..) => hidden("unseen", own, legends),
        }
    }

    fn card(&self, state: &State, at: At) -> Option<CardId> {
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

    fn put(&self, state: &mut State, cards: &[(At, CardId)]) {
        for &(at, card) in cards {
            let own = state.own_mut(at.seat());
            match at {
                At::Hand(_, index) => own.hand[index] = card,
                At::Deck(_, index) => own.deck.replace(index, card),
                At::Rest(_, index) => own.rest[index] = card,
                At::Sold(_, index) => own.sold[index] = card,
                At::Looked(_, slot) => own.looked[slot] = card,
                At::Unseen(_, index) => own.unseen[index] = card,
            }
        }
    }

    /// With closed lists a Legend could be any that fits the deck's others.
    fn redraw(&self, state: &mut State, at: At, chance: &mut Fast) {
        let catalog = Catalog::load();
        let (_, legends) = state.all_cards(catalog, at.seat());
        let named = |id: CardId| legends.iter().any(|&other| catalog.card(other).name == catalog.card(id).name);
        let others: Vec<CardId> = catalog.cards().filter(|(id, card)| card.kind == Kind::Legend && !named(*id)).map(|(id, _)| id).collect();
        Secrets::<G>::put(self, state, &[(at, others[chance.below(others.len() as u32) as usize])]);
    }

    fn tidy(&self, state: &mut State) {
        for seat in SEATS {
            let own = state.own_mut(seat);
            own.hand.sort_unstable();
            own.rest.sort_unstable();
            own.sold.sort_unstable();
            own.unseen.sort_unstable();
            own.deck.tidy();
        }
    }

    fn keepers(&self, _: &State) -> Seats {
        BOTH
    }

    /// What the rival of a seat, and everybody who looks on, knows of its cards.
    fn facts(&self, state: &State, keeper: Seat) -> Vec<Fact<CardId, u64>> {
        state.own(keeper).facts.iter().map(Fact::wide).collect()
    }

    fn place(&self, keeper: Seat, at: At) -> Option<Place> {
        match at {
            _ if at.seat() != keeper => None,
            At::Hand(..) => Some(HAND),
            At::Deck(..) => Some(DECK),
            At::Rest(..) | At::Sold(..) => Some(ELSEWHERE),
            At::Looked(..) | At::Unseen(..) => None,
        }
    }

    /// Everybody but the owner holds to what both have seen; to the owner's eyes other cards may lie there.
    fn binds(&self, keeper: Seat, audience: Audience) -> bool {
        !audience.sees_as(keeper)
    }

    fn forget(&self, state: &mut State, keeper: Seat) {
        state.own_mut(keeper).facts.forget(rival(keeper));
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
