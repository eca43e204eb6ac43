//! How many simulations a second one core makes: `cargo run --release -p bots --example pace`. Leduc poker from
//! the deal; Gangs of Night City at two seats, over the first decisions of a table.

use std::time::{Duration, Instant};

use bots::{Budget, Edge};
use gangs::game::Gangs;
use samples::Leduc;
use table::chance::Fast;
use table::driver::next;
use table::{Instinct, Player, Silent, Table};

/// Searches the first decisions of some tables, and tells how fast that went.
fn pace<G: Instinct<Entry = ()>>(game: &G, iterations: u32, tables: u64, decisions: u64) -> Result<(), Box<dyn std::error::Error>> {
    let options = game.options(&Default::default())?;
    let (mut time, mut all) = (Duration::ZERO, 0u64);
    for seed in 0..tables {
        let mut chance = Fast::new(seed);
        let mut table = Table::new(game, game.deal(&options, &[(), ()], &mut chance)?);
        let mut players = [0, 1].map(|seat| Edge::new(Budget::Iterations(iterations), seed + seat, 1));
        for moment in 0..decisions {
            let start = Instant::now();
            let Some((seat, place, _)) = next(&mut table, &mut players, moment)? else { break };
            time += start.elapsed();
            all += Player::<G>::thought(&players[seat.index()]).iter().map(|&iterations| u64::from(iterations)).sum::<u64>();
            table.take(seat, place, &mut chance, &mut Silent)?;
        }
    }
    println!("{}: {all} simulations, {:.0} a second", game.about().key, all as f64 / time.as_secs_f64());
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    pace(&Leduc, 200_000, 20, 1)?;
    pace(&Gangs::default(), 500, 4, 60)
}
