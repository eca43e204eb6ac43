//! Nothing is allocated for a decision: a counting allocator watches random tables.

use samples::{Leduc, TicTacToe};
use table::chance::Fast;
use table::driver::drive;
use table::simulate::random_players;
use table::{Audience, Game, Seat, Silent, Table};

fn allocations<G: Game<Entry = ()>>(game: &G) -> (u64, u64) {
    let options = game.variants().remove(0);
    let entries = vec![(); usize::from(game.seats(&options))];
    let mut chance = Fast::new(1);
    let mut table = Table::new(game, game.deal(&options, &entries, &mut chance).unwrap());
    let mut play = || {
        let mut decisions = 0;
        for number in 0..1000 {
            table.reset(game.deal(&options, &entries, &mut chance).unwrap());
            decisions += drive(&mut table, &mut random_players(number), &mut chance, &mut Silent, 1000, |_| Ok(())).unwrap().decisions;
        }
        decisions
    };
    // Builds with rule marks note each mark once.
    play();
    let mut decisions = 0;
    let counted = allocation_counter::measure(|| decisions = play());
    (decisions, counted.count_total)
}

#[test]
fn no_allocation_per_decision() {
    for (decisions, allocations) in [allocations(&Leduc), allocations(&TicTacToe)] {
        assert!(decisions > 3000);
        assert_eq!(allocations, 0, "in {decisions} decisions");
    }
}

#[test]
fn the_counter_counts() {
    let game = TicTacToe;
    let state = game.deal(&game.variants().remove(0), &[(), ()], &mut Fast::new(1)).unwrap();
    let counted = allocation_counter::measure(|| drop(format!("{:?}", game.view(&state, Audience::Seat(Seat(0))))));
    assert!(counted.count_total > 0);
}
