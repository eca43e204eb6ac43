//! Nothing is allocated for a decision, in any mode, at any number of seats.

use nightlancer::game::Nightlancer;
use table::chance::Fast;
use table::driver::drive;
use table::simulate::random_players;
use table::{Game, Silent, Table};

#[test]
fn no_allocation_per_decision() {
    let game = Nightlancer::default();
    for options in game.variants() {
        let entries = vec![(); usize::from(game.seats(&options))];
        let mut table = Table::new(&game, game.deal(&options, &entries, &mut Fast::new(1)).unwrap());
        let mut decisions = 0;
        // The same games twice: in the first turn buffers grow, and builds with rule marks note each mark once.
        for again in [false, true] {
            let mut chance = Fast::new(1);
            for round in 0..60 {
                table.reset(game.deal(&options, &entries, &mut chance).unwrap());
                let counted = allocation_counter::measure(|| {
                    let played = drive(&mut table, &mut random_players(round), &mut chance, &mut Silent, 20_000, |_| Ok(()));
                    decisions += played.unwrap().decisions;
                });
                assert!(!again || counted.count_total == 0, "{} allocations: {options:?}", counted.count_total);
            }
        }
        assert!(decisions > 100);
    }
}
