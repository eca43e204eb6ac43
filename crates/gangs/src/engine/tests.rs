//! Random games: they end, and every figure and card is accounted for at every decision.

use table::chance::Fast;
use table::{Choices, Seat, Silent};

use super::{Engine, awaited, offer};
use crate::catalog::words::Gang;
use crate::game::Gangs;
use crate::options::Options;
use crate::setup::set_up;
use crate::state::State;

fn play(game: &Gangs, seats: usize, seed: u64, audit: bool) -> (State, u32) {
    let mut chance = Fast::new(seed);
    let options = Options::rivals(&Gang::ALL[..seats]);
    let mut state = set_up(game.catalog(), &options, &mut chance);
    let mut choices = Choices::new();
    let mut decisions = 0;
    while let Some(seat) = awaited(game, &state).must.lowest() {
        choices.clear();
        offer(game, &state, seat, &mut choices);
        assert!(!choices.is_empty(), "nothing to choose at {:?}", state.frames);
        let choice = choices[chance.below(choices.len() as u32) as usize];
        Engine { game, state: &mut state, chance: &mut chance, witness: &mut Silent }.decide(seat, choice);
        decisions += 1;
        assert!(decisions < 20_000, "endless: {:?}", state.frames);
        if audit {
            assert_eq!(state.audit(game.catalog()), Ok(()), "after {choice:?}");
        }
    }
    (state, decisions)
}

#[test]
fn random_games_end_with_everything_in_its_place() {
    let game = Gangs::default();
    for seats in 2..=4 {
        let mut most = 0;
        for seed in 0..200 {
            let (state, decisions) = play(&game, seats, seed, true);
            let best = Seat::first(state.seats).map(|seat| state.seated[seat.index()].cred).max();
            assert!(best >= Some(25), "{:?}", state.ending);
            most = most.max(decisions);
        }
        println!("{seats} seats: at most {most} decisions");
    }
    println!("state {} bytes", size_of::<State>());
}
