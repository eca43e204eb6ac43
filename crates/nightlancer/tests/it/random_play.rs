//! Random games of every mode and number of seats end, with everything accounted for after every decision.
//! `FIXER_GAMES` sets how many of each.

use nightlancer::game::Nightlancer;
use table::log::Brought;
use table::simulate::{Plan, simulate};
use table::{Game, player::Random};

#[test]
fn random_games_of_every_variant_end() {
    let game = Nightlancer::default();
    let games = std::env::var("FIXER_GAMES").ok().and_then(|count| count.parse().ok()).unwrap_or(60);
    for options in game.variants() {
        let entries = vec![(); usize::from(game.seats(&options))];
        let brought = Brought { options: options.clone(), entries };
        let plan = Plan { from: 0, games, seed: 7, threads: 1, check: true, limit: 20_000 };
        let tally = simulate(&game, &brought, &plan, |_, seed| Random::new(seed), &|_| true).unwrap();
        println!("{options:?}: {} to {} decisions, {:?}", tally.shortest, tally.longest, tally.endings);
        assert_eq!(tally.failed, None, "{options:?}");
        assert_eq!(tally.games, plan.games);
        assert!(!tally.endings.contains_key("void"), "{options:?}");
    }
}
