//! How a plain player bets: the better the card, the dearer.

use table::instinct::{PerSeat, Subject};
use table::{Instinct, Outcome, Seat, Study};

use super::betting::MOST_CHIPS;
use super::{Bet, Event, Leduc, Rank, State};

impl Instinct for Leduc {
    fn weigh(&self, state: &State, seat: Seat, choices: &[Bet], into: &mut Vec<f32>) {
        let card = state.cards[seat.index()];
        let paired = state.public == Some(card);
        into.extend(choices.iter().map(|bet| match (bet, card) {
            (Bet::Raise, _) if paired => 3.0,
            (Bet::Raise, Rank::K) => 2.0,
            (Bet::Raise, _) => -1.0,
            (Bet::Call, _) => 1.0,
            (Bet::Fold, Rank::J) if !paired => 1.5,
            (Bet::Fold, _) => -2.0,
        }));
    }

    fn hopes(&self, _: &State) -> PerSeat {
        let mut hopes = PerSeat::default();
        hopes[..2].fill(0.5);
        hopes
    }

    /// Poker is played for chips.
    fn worth(&self, outcome: &Outcome) -> PerSeat {
        outcome.scores.map(|score| 0.5 + 0.5 * score as f32 / f32::from(MOST_CHIPS))
    }

    /// The card in hand: whoever holds a king bets like it.
    fn secret(&self, state: &State, seat: Seat) -> u64 {
        state.cards.get(seat.index()).map_or(0, |&card| 1 + card as u64)
    }
}

impl Study for Leduc {
    fn subjects(&self) -> Vec<Subject> {
        let subject = |group, name: &str| Subject { group, name: name.to_owned() };
        let cards = Rank::ALL.map(|rank| Subject { group: "Cards", name: rank.to_string() });
        cards.into_iter().chain(["fold", "call", "raise"].map(|bet| subject("Bets", bet))).collect()
    }

    fn at_hand(&self, _: &State, _: Seat, note: impl FnMut(usize)) {
        (0..6).for_each(note);
    }

    fn uses(&self, _: &State, event: &Event, mut note: impl FnMut(Seat, usize)) {
        if let Event::Bet { seat, bet, .. } = *event {
            note(seat, 3 + bet as usize);
        }
    }

    fn begins(&self, state: &State, seat: Seat, mut note: impl FnMut(usize)) {
        note(state.cards[seat.index()] as usize);
    }

    fn standing(&self, state: &State, seat: Seat) -> i32 {
        -i32::from(state.put[seat.index()])
    }
}
