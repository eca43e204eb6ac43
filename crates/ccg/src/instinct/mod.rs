//! The feeling of a good player: who stands well, and which choices look promising. Battles are tried on a copy of the
//! table, so that everything counts that the rules count. Numbers here are for play, not for the rules; the rules never
//! look at them.

mod battle;
mod effects;
mod forces;
mod legwork;
mod mind;
mod shopping;
mod study;
mod tracks;
mod weigh;

use mind::Mind;
use table::instinct::PerSeat;
use table::{Instinct, Seat};

use crate::choice::Choice;
use crate::engine::Read;
use crate::game::Ccg;
use crate::state::State;
use tracks::Tracks;

pub(crate) use tracks::{PARTS, missing};

impl Instinct for Ccg {
    const HORIZON: u32 = 60;
    const GUIDED: bool = true;
    const WIDTH: f32 = 2.0;

    fn weigh(&self, state: &State, seat: Seat, choices: &[Choice], into: &mut Vec<f32>) {
        let mind = Mind::new(self, state, seat);
        into.extend(choices.iter().map(|&choice| mind.like(choice)));
    }

    fn hopes(&self, state: &State) -> PerSeat {
        let read = Read { game: self, board: &state.board };
        let players = state.board.players();
        let mut hopes = PerSeat::default();
        for seat in players.clone() {
            hopes[seat.index()] = Tracks::of(read, seat).standing(read, seat);
        }
        let most = players.clone().map(|seat| hopes[seat.index()]).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for seat in players {
            let hope = &mut hopes[seat.index()];
            *hope = ((*hope - most) / 14.0).exp();
            sum += *hope;
        }
        hopes.iter_mut().for_each(|hope| *hope /= sum.max(f32::MIN_POSITIVE));
        hopes
    }
}
