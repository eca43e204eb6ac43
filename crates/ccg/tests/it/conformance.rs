//! Who knows what, written from the rules, and the kit.
//!
//! A hand is known to its player (R205). What lies in a deck is known to nobody by its place (R203); a deck and a hand have
//! the backs of R196, which all can see, so cards change places only with cards of the same back. Cards that all saw going
//! to a hand (R165, R169) and hands that somebody was shown are facts that bind those who know them.

use table::conformance::{Secrets, Slot};
use table::knowledge::{Fact, Place, Places};
use table::pile::Pile;
use table::{Audience, Game, Seat, Seats};

use ccg::catalog::words::Back;
use ccg::catalog::{CardId, Catalog};
use ccg::choice::Choice;
use ccg::event::Event;
use ccg::state::State;

/// Who knows what lies where in the Cyberpunk CCG.
struct CcgSecrets;

/// Where a card of one back lies.
const HAND: Place = Place(0);
const DECK: Place = Place(1);

/// Where a slot lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    Hand(Seat, Back, usize),
    Deck(Seat, Back, usize),
}

const fn group(seat: Seat, back: Back) -> u8 {
    2 * seat.0 + back as u8
}

/// Whether a hidden card that a choice is about is there too.
fn is_there(other: &State, seat: Seat, choice: Choice) -> bool {
    let own = other.own(seat);
    match choice {
        Choice::Buy(card)
        | Choice::BuyToStash(card)
        | Choice::BuyTo(card, _)
        | Choice::Play(card, _)
        | Choice::Held(card)
        | Choice::Discard(card) => own.holds(card) || other.board.frames.iter().any(|frame| frame.holds(seat) == Some(card)),
        Choice::Found(card) => own.decks.iter().any(|deck| deck.iter().any(|lying| lying.card == card)),
        _ => true,
    }
}

impl<G: Game<State = State, Choice = Choice, Event = Event>> Secrets<G> for CcgSecrets {
    type At = At;
    type Card = CardId;

    fn zones(&self) -> &'static [&'static str] {
        &["hand", "deck"]
    }

    fn places(&self, state: &State) -> Vec<At> {
        let mut places = Vec::new();
        for seat in state.board.players() {
            let own = state.own(seat);
            for back in [Back::Runs, Back::Gear] {
                places.extend((0..own.hand[back as usize].len()).map(|index| At::Hand(seat, back, index)));
                places.extend((0..own.decks[back as usize].len()).map(|index| At::Deck(seat, back, index)));
            }
        }
        places
    }

    fn slot(&self, _: &State, at: At) -> Slot {
        match at {
            At::Hand(seat, back, _) => Slot::hidden("hand", Seats::only(seat), Some(group(seat, back))),
            At::Deck(seat, back, _) => Slot::hidden("deck", Seats::NONE, Some(group(seat, back))),
        }
    }

    fn card(&self, state: &State, at: At) -> Option<CardId> {
        match at {
            At::Hand(seat, back, index) => state.own(seat).hand[back as usize].get(index).copied(),
            At::Deck(seat, back, index) => state.own(seat).decks[back as usize].iter().nth(index).map(|lying| lying.card),
        }
    }

    fn put(&self, state: &mut State, cards: &[(At, CardId)]) {
        for &(at, card) in cards {
            match at {
                At::Hand(seat, back, index) => state.own_mut(seat).hand[back as usize][index] = card,
                At::Deck(seat, back, index) => state.own_mut(seat).decks[back as usize].replace(index, card),
            }
        }
    }

    fn tidy(&self, state: &mut State) {
        for own in &mut state.hidden {
            own.hand.iter_mut().for_each(|hand| hand.sort_unstable());
            own.decks.iter_mut().for_each(Pile::tidy);
        }
    }

    /// What is known of a hand is kept for each back by itself: cards change places only within it.
    fn keepers(&self, state: &State) -> Seats {
        let backs = |seat: Seat| [Back::Runs, Back::Gear].map(|back| Seat(group(seat, back)));
        state.board.players().flat_map(backs).collect()
    }

    fn facts(&self, state: &State, keeper: Seat) -> Vec<Fact<CardId, u64>> {
        let catalog = Catalog::load();
        let of = |card: CardId| catalog.card(card).kind.back() as u8 == keeper.0 % 2;
        let shown = state.board.side(Seat(keeper.0 / 2)).shown.iter().filter(|shown| of(shown.card));
        shown.map(|shown| Fact { seat: keeper, card: shown.card, among: Places::<u64>::only(HAND) }).collect()
    }

    fn place(&self, keeper: Seat, at: At) -> Option<Place> {
        let (of, place) = match at {
            At::Hand(seat, back, _) => (group(seat, back), HAND),
            At::Deck(seat, back, _) => (group(seat, back), DECK),
        };
        (of == keeper.0).then_some(place)
    }

    /// What only some know is held to for all: exchanging less than could be is still a fair test.
    fn binds(&self, _: Seat, _: Audience) -> bool {
        true
    }

    fn translate(&self, _: &State, other: &State, seat: Seat, choice: Choice) -> Option<Choice> {
        is_there(other, seat, choice).then_some(choice)
    }

    fn discloses(&self, event: &Event) -> bool {
        match event {
            Event::Drew { card, .. } => card.is_some(),
            Event::Looked { cards, .. } => !cards.is_empty(),
            Event::Cut { .. }
            | Event::Bought { .. }
            | Event::Played { .. }
            | Event::Discarded { .. }
            | Event::Placed { .. }
            | Event::Named { .. }
            | Event::Took { .. } => true,
            _ => false,
        }
    }
}

#[test]
fn conformance_ccg() {
    let report = table::conformance::assert_conforms(ccg::game::Ccg::default(), CcgSecrets, 1);
    assert!(report.resampled > 500 && report.followed > 100, "{report:?}");
}
