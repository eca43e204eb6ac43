//! Random games of every mode and number of seats end, with everything accounted for after every decision.

use nightlancer::game::Nightlancer;
use table::log::Brought;
use table::simulate::{Plan, simulate};
use table::{Game, player::Random};

#[test]
fn random_games_of_every_variant_end() {
    let game = Nightlancer::default();
    for options in game.variants() {
        let entries = vec![(); usize::from(game.seats(&options))];
        let brought = Brought { options: options.clone(), entries };
        let plan = Plan { from: 0, games: 60, seed: 7, threads: 1, check: true, limit: 20_000 };
        let tally = simulate(&game, &brought, &plan, |_, seed| Random::new(seed), &|_| true).unwrap();
        println!("{options:?}: {} to {} decisions, {:?}", tally.shortest, tally.longest, tally.endings);
        assert_eq!(tally.failed, None, "{options:?}");
        assert_eq!(tally.games, plan.games);
        assert!(!tally.endings.contains_key("void"), "{options:?}");
    }
}
