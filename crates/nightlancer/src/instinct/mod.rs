//! The feeling of a good player: who stands well, and which choices look promising. Numbers here are for play, not for
//! the rules; the rules never look at them.

mod dice;
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
use table::instinct::PerSeat;
use table::{Instinct, Seat};

use crate::choice::Choice;
use crate::game::Nightlancer;
use crate::state::State;

impl Instinct for Nightlancer {
    const HORIZON: u32 = 24;
    const GUIDED: bool = true;

    fn weigh(&self, state: &State, seat: Seat, choices: &[Choice], into: &mut Vec<f32>) {
        let mind = Mind::new(self, state, seat);
        into.extend(choices.iter().map(|&choice| mind.like(choice)));
    }

    fn hopes(&self, state: &State) -> PerSeat {
        let mut hopes = PerSeat::default();
        let mind = Mind::new(self, state, Seat(0));
        let players = state.open.players();
        if state.open.has_agent() {
            let hope = mind.victory();
            players.for_each(|seat| hopes[seat.index()] = hope);
            return hopes;
        }
        // The more is to come, the less a lead says.
        let scale = 1.5 + 0.6 * mind.later;
        let most = players.clone().map(|seat| mind.standing(seat)).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for seat in players {
            let worth = ((mind.standing(seat) - most) / scale).exp();
            hopes[seat.index()] = worth;
            sum += worth;
        }
        hopes.iter_mut().for_each(|hope| *hope /= sum.max(f32::MIN_POSITIVE));
        hopes
    }
}
