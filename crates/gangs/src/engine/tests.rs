//! Random games: they end, and every figure and card is accounted for at every decision.

use table::chance::Fast;
use table::{Choices, Silent};

use super::{Engine, awaited, offer};
use crate::game::Gangs;
use crate::options::Options;
use crate::setup::set_up;
use crate::state::{Ending, State};

/// A random game, and how many decisions it took.
pub(super) fn play(game: &Gangs, options: &Options, seed: u64) -> (State, u32) {
    let mut chance = Fast::new(seed);
    let mut state = set_up(game.catalog(), options, &mut chance);
    assert_eq!(state.audit(game.catalog()), Ok(()));
    let mut choices = Choices::new();
    let mut decisions = 0;
    while let Some(seat) = awaited(game, &state).must.lowest() {
        choices.clear();
        offer(game, &state, seat, &mut choices);
        assert!(!choices.is_empty(), "nothing to choose at {:?}", state.frames);
        let choice = choices[chance.below(choices.len() as u32) as usize];
        Engine { game, state: &mut state, chance: &mut chance, witness: &mut Silent }.decide(seat, choice, &mut Choices::new());
        decisions += 1;
        assert!(decisions < 20_000, "endless: {:?}", state.frames);
        assert_eq!(state.audit(game.catalog()), Ok(()), "after {choice:?}");
    }
    (state, decisions)
}

#[test]
fn random_games_end_with_everything_in_its_place() {
    let game = Gangs::default();
    for options in Options::variants() {
        for seed in 0..60 {
            let (state, _) = play(&game, &options, seed);
            let ended = state.ending == Some(Ending::Epilogue) || state.sides().any(|seat| state.seated[seat.index()].cred >= 25);
            assert!(ended, "{:?}", state.ending);
        }
    }
}

#[test]
fn a_state_is_small() {
    // It is copied whole, so every list has room for all that the rules allow.
    assert!(size_of::<State>() <= 2304, "{}", size_of::<State>());
}

#[test]
fn leaving_at_any_moment_leaves_a_table_that_goes_on() {
    let game = Gangs::default();
    for options in Options::variants() {
        for seed in 0..40 {
            let mut chance = Fast::new(seed);
            let mut state = set_up(game.catalog(), &options, &mut chance);
            let mut choices = Choices::new();
            let mut left = 0;
            while let Some(seat) = awaited(&game, &state).must.lowest() {
                let before = state.frames;
                if chance.below(60) == 0 {
                    let leaver = table::Seat(chance.below(u32::from(state.seats)) as u8);
                    if !state.left.contains(leaver) {
                        Engine { game: &game, state: &mut state, chance: &mut chance, witness: &mut Silent }.leave(leaver);
                        left += 1;
                        assert_eq!(state.audit(game.catalog()), Ok(()), "{before:?}");
                        continue;
                    }
                }
                choices.clear();
                offer(&game, &state, seat, &mut choices);
                assert!(!choices.is_empty(), "nothing to choose at {:?} (left {left})", state.frames);
                let choice = choices[chance.below(choices.len() as u32) as usize];
                Engine { game: &game, state: &mut state, chance: &mut chance, witness: &mut Silent }.decide(
                    seat,
                    choice,
                    &mut Choices::new(),
                );
                assert_eq!(state.audit(game.catalog()), Ok(()), "after {choice:?} {before:?}");
            }
        }
    }
}
