//! How many simulations a second one core makes on Leduc poker: `cargo run --release -p bots --example pace`.

use std::time::{Duration, Instant};

use bots::{Budget, Edge};
use samples::Leduc;
use table::chance::Fast;
use table::driver::next;
use table::{Game, Player, Table};

/// Iterations of the one decision that is timed.
const ITERATIONS: u32 = 200_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game = Leduc;
    let options = game.options(&Default::default())?;
    let (mut time, mut iterations) = (Duration::ZERO, 0u64);
    for seed in 0..20 {
        let mut chance = Fast::new(seed);
        let mut table = Table::new(&game, game.deal(&options, &[(), ()], &mut chance)?);
        let mut players = [Edge::new(Budget::Iterations(ITERATIONS), seed, 1), Edge::new(Budget::Iterations(1), seed, 1)];
        let start = Instant::now();
        next(&mut table, &mut players, 0)?;
        time += start.elapsed();
        iterations += Player::<Leduc>::thought(&players[0]).iter().map(|&iterations| u64::from(iterations)).sum::<u64>();
    }
    println!("{iterations} simulations from the deal, {:.0} a second", iterations as f64 / time.as_secs_f64());
    Ok(())
}
