//! Leduc poker conforms: who knows which card, written from the rules, and the kit.

use table::conformance::{Secrets, Slot, assert_conforms};
use table::{Seat, Seats};

use super::{COPIES, Leduc, Rank, Stage, State};

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

impl Secrets<Leduc> for LeducSecrets {
    fn zones(&self) -> &'static [&'static str] {
        &["hand", "deck"]
    }

    fn slots(&self, state: &State) -> Vec<Slot> {
        let public = state.stage == Stage::Showdown;
        let hand = |seat| Slot { zone: "hand", knows: Seats::only(seat), public, group: Some(0) };
        let below = Slot { zone: "deck", knows: Seats::NONE, public: false, group: Some(0) };
        Seat::first(2).map(hand).chain(deck(state).iter().map(|_| below)).collect()
    }

    fn content(&self, state: &State, slot: usize) -> String {
        state.cards.get(slot).copied().unwrap_or_else(|| deck(state)[slot - 2]).to_string()
    }

    fn exchange(&self, state: &mut State, one: usize, other: usize) {
        match (one.min(other), one.max(other)) {
            (0, 1) => state.cards.swap(0, 1),
            (hand @ 0..=1, below) => state.cards[hand] = deck(state)[below - 2],
            // Two cards of the deck: their order is not decided yet.
            _ => {}
        }
    }
}

#[test]
fn conformance_leduc() {
    let report = assert_conforms(Leduc, LeducSecrets, 300);
    assert!(report.resampled > 1000 && report.followed > 300, "{report:?}");
}
