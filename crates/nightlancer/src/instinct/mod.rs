//! The feeling of a good player: who stands well, and which choices look promising. Numbers here are for play, not for
//! the rules; the rules never look at them.

mod friends;
mod lore;
mod mind;
mod outlook;
mod reach;
mod standing;
mod street;
mod study;
mod trial;
mod weigh;

pub(crate) use lore::Lore;
use mind::Mind;
use table::instinct::{NEVER, PerSeat};
use table::player::Sight;
use table::{Instinct, Seat};

use crate::choice::Choice;
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::state::{ROUNDS, State};

/// How much a Prospect more counts where choices are drawn: a third of one makes a choice five times as likely.
const SHARP: f32 = 5.0;

impl Instinct for Nightlancer {
    const HORIZON: u32 = 24;
    const GUIDED: bool = true;
    const CURIOSITY: f32 = 0.3;
    const WIDTH: f32 = 1.0;
    const WIDENING: f32 = 0.2;

    fn weigh(&self, state: &State, seat: Seat, choices: &[Choice], into: &mut Vec<f32>) {
        let mind = Mind::new(self, state, seat);
        into.extend(choices.iter().map(|&choice| match mind.like(choice) {
            NEVER => NEVER,
            like => SHARP * like,
        }));
    }

    /// Leaving a mission, and Chips for another's Loan: everything else is done in one's own turn.
    fn stirs(&self, sight: &Sight<'_, Nightlancer>) -> bool {
        let could = |able: fn(&Choice) -> bool| sight.choices().iter().any(able);
        could(|choice| matches!(choice, Choice::Leave))
            || (could(|choice| matches!(choice, Choice::Lend(_)))
                && matches!(sight.view().open.frames.top(), Some(Frame::ScoreLoans { .. } | Frame::Interest { .. })))
    }

    fn hopes(&self, state: &State) -> PerSeat {
        let mut hopes = PerSeat::default();
        let players = state.open.players();
        if state.open.has_agent() {
            let hope = standing::victory(self, state);
            players.for_each(|seat| hopes[seat.index()] = hope);
            return hopes;
        }
        for seat in players.clone() {
            hopes[seat.index()] = Mind::new(self, state, seat).standing();
        }
        // The more is to come, the less a lead says.
        let scale = 1.5 + 0.6 * f32::from(ROUNDS.saturating_sub(state.open.round));
        let most = players.clone().map(|seat| hopes[seat.index()]).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for seat in players {
            let hope = &mut hopes[seat.index()];
            *hope = ((*hope - most) / scale).exp();
            sum += *hope;
        }
        hopes.iter_mut().for_each(|hope| *hope /= sum.max(f32::MIN_POSITIVE));
        hopes
    }
}
