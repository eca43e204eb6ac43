//! The feeling of a good player: who stands well, and which choices look promising. Numbers here are
//! measured by playing, not by the rules; the rules never look at them.

mod standing;
mod study;
#[cfg(test)]
mod tests;
mod weigh;
mod worth;

use table::instinct::PerSeat;
use table::{Instinct, Seat};

use crate::choice::Choice;
use crate::game::Gangs;
use crate::state::State;

impl Instinct for Gangs {
    const HORIZON: u32 = 16;
    const GUIDED: bool = true;
    // Of settings that were tried, narrow trees that trust the likes did best against street.
    const CURIOSITY: f32 = 0.2;
    const WIDTH: f32 = 1.0;
    const WIDENING: f32 = 0.25;

    fn weigh(&self, state: &State, seat: Seat, choices: &[Choice], into: &mut Vec<f32>) {
        let mind = weigh::Mind::new(self, state, seat);
        into.extend(choices.iter().map(|&choice| mind.like(choice)));
    }

    fn hopes(&self, state: &State) -> PerSeat {
        standing::hopes(self, state)
    }
}
