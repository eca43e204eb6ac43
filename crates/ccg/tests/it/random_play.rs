//! Random games over random legal decks end at every number of seats, with everything accounted for after every decision.

use ccg::game::Ccg;
use table::simulate::{Plan, simulate};
use table::{Game, player::Random};

#[test]
fn random_games_of_every_number_of_seats_end() {
    let game = Ccg::default();
    for brought in game.lineups() {
        let plan = Plan { from: 0, games: 40, seed: 7, threads: 1, check: true, limit: 200_000 };
        let tally = simulate(&game, &brought, &plan, |_, seed| Random::new(seed), &|_| true).unwrap();
        println!("{:?}: {} to {} decisions, {:?}", brought.options, tally.shortest, tally.longest, tally.endings);
        assert_eq!(tally.failed, None, "{:?}", brought.options);
        assert_eq!(tally.games, plan.games);
        assert!(!tally.endings.contains_key("void"), "{:?}", brought.options);
    }
}
