//! Leduc poker conforms: who knows which card, written from the rules, and the kit.

use table::conformance::{Secrets, Slot, assert_conforms};
use table::{Seat, Seats};

use super::{COPIES, Leduc, Progress, Rank, State};

/// R04: a seat's card is known to that seat alone. R12: at the showdown both are known to all. The
/// deck is known to nobody.
struct LeducSecrets;

/// The cards of the deck that are not on the table.
fn deck(state: &State) -> Vec<Rank> {
    let mut deck: Vec<Rank> = Rank::ALL.into_iter().flat_map(|rank| [rank; COPIES as usize]).collect();
    for card in state.cards.iter().chain(&state.public) {
        if let Some(found) = deck.iter().position(|other| other == card) {
            deck.remove(found);
        }
    }
    deck
}

/// Where a card lies.
#[derive(Clone, Copy)]
enum At {
    Hand(Seat),
    Deck(usize),
}

impl Secrets<Leduc> for LeducSecrets {
    type At = At;
    type Card = Rank;

    fn zones(&self) -> &'static [&'static str] {
        &["hand", "deck"]
    }

    fn places(&self, state: &State) -> Vec<At> {
        Seat::first(2).map(At::Hand).chain((0..deck(state).len()).map(At::Deck)).collect()
    }

    fn slot(&self, state: &State, at: At) -> Slot {
        match at {
            At::Hand(seat) => Slot { public: state.stage == Progress::Showdown, ..Slot::hidden("hand", Seats::only(seat), Some(0)) },
            At::Deck(_) => Slot::hidden("deck", Seats::NONE, Some(0)),
        }
    }

    fn card(&self, state: &State, at: At) -> Option<Rank> {
        match at {
            At::Hand(seat) => Some(state.cards[seat.index()]),
            At::Deck(place) => deck(state).get(place).copied(),
        }
    }

    /// The deck is what the hands leave over; the order of its cards is not decided yet.
    fn put(&self, state: &mut State, cards: &[(At, Rank)]) {
        for &(at, card) in cards {
            if let At::Hand(seat) = at {
                state.cards[seat.index()] = card;
            }
        }
    }
}

#[test]
fn conformance_leduc() {
    let report = assert_conforms(Leduc, LeducSecrets, 300);
    assert!(report.resampled > 1000 && report.followed > 300, "{report:?}");
}
