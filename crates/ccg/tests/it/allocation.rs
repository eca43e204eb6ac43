//! Nothing is allocated for a decision, at any number of seats, and a state is copied at once.

use ccg::game::Ccg;
use ccg::state::State;
use table::chance::Fast;
use table::driver::drive;
use table::log::Brought;
use table::simulate::random_players;
use table::{Game, Silent, Table};

#[test]
fn no_allocation_per_decision() {
    let game = Ccg::default();
    for Brought { options, entries } in game.lineups() {
        let mut table = Table::new(&game, game.deal(&options, &entries, &mut Fast::new(1)).unwrap());
        let mut decisions = 0;
        // The same games twice: in the first turn buffers grow, and builds with rule marks note each mark once.
        for again in [false, true] {
            let mut chance = Fast::new(1);
            for round in 0..4 {
                table.reset(game.deal(&options, &entries, &mut chance).unwrap());
                let counted = allocation_counter::measure(|| {
                    let played = drive(&mut table, &mut random_players(round), &mut chance, &mut Silent, 200_000, |_| Ok(()));
                    decisions += played.unwrap().decisions;
                });
                assert!(!again || counted.count_total == 0, "{} allocations: {options:?}", counted.count_total);
            }
        }
        assert!(decisions > 1000);
    }
}

#[test]
fn a_state_is_small() {
    // Most of it is room for the cards of four players, 120 each, which is copied at once.
    assert!(size_of::<State>() <= 13_000, "{} bytes", size_of::<State>());
    println!("{} bytes", size_of::<State>());
}
