//! Nothing is allocated for a decision, in either edition, with any deck.

use table::chance::Fast;
use table::driver::drive;
use table::log::Brought;
use table::simulate::random_players;
use table::{Game, Silent, Table};
use tcg::game::Tcg;
use tcg::state::State;

#[test]
fn no_allocation_per_decision() {
    let game = Tcg::default();
    for Brought { options, entries } in game.lineups() {
        let mut chance = Fast::new(1);
        let mut table = Table::new(&game, game.deal(&options, &entries, &mut chance).unwrap());
        let (mut decisions, mut spilled) = (0, 0);
        for round in 0..200 {
            table.reset(game.deal(&options, &entries, &mut chance).unwrap());
            let counted = allocation_counter::measure(|| {
                decisions += drive(&mut table, &mut random_players(round), &mut chance, &mut Silent, 20_000, |_| Ok(())).unwrap().decisions;
            });
            // In the first rounds buffers grow, and builds with rule marks note each mark once.
            spilled += if round < 100 { 0 } else { counted.count_total };
        }
        // A list that outgrows its place in the state goes to the heap: seldom, and never for a decision as such.
        assert!(decisions > 5000 && spilled * 1000 < decisions, "{spilled} allocations in {decisions} decisions: {options:?}");
    }
}

#[test]
fn a_state_is_small() {
    // Most of it is room for cards, which is copied at once.
    assert!(size_of::<State>() <= 4864, "{} bytes", size_of::<State>());
}
