//! How fast a game is, on one core, through the real trait, table and driver.

use std::hint::black_box;
use std::time::{Duration, Instant};

use serde::Serialize;

use crate::chance::{Fast, derive_seed};
use crate::driver::drive;
use crate::game::Game;
use crate::problem::Problems;
use crate::seat::Seat;
use crate::simulate::random_players;
use crate::table::Table;
use crate::witness::Silent;

/// What was measured. Only decisions with two or more choices count.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// Decisions a second.
    pub decisions_per_second: f64,
    /// Tables a second.
    pub games_per_second: f64,
    /// Decisions a table.
    pub decisions_per_game: f64,
    /// The size of a state in bytes.
    pub state_bytes: usize,
    /// How long it takes to clone a state in the middle of a game, in nanoseconds.
    pub clone_ns: f64,
    /// Tables of all rounds that could not be dealt or played to their end; they count for nothing.
    pub failed: u64,
}

/// Rounds of which the best counts: whatever else the machine does only takes away.
const ROUNDS: u32 = 5;

/// Plays random games for `time` in all; a table with more than `limit` decisions counts as failed.
pub fn measure<G: Game>(game: &G, options: &G::Options, seed: u64, time: Duration, limit: u64) -> Result<Figures, Problems> {
    let seats = game.seats(options);
    let entries: Vec<G::Entry> = Seat::first(seats).map(|seat| game.entry(options, seat)).collect();
    let mut chance = Fast::new(seed);
    let mut table = Table::new(game, game.deal(options, &entries, &mut chance)?);
    let (mut best, mut failed, mut dealt) = ((0.0, 0.0, 0.0), 0, 0);
    for _ in 0..ROUNDS {
        let (start, mut games, mut decisions) = (Instant::now(), 0u64, 0u64);
        while start.elapsed() < time / ROUNDS {
            for _ in 0..64 {
                dealt += 1;
                let Ok(state) = game.deal(options, &entries, &mut chance) else {
                    failed += 1;
                    continue;
                };
                table.reset(state);
                let mut players = random_players(derive_seed(seed, dealt));
                match drive(&mut table, &mut players, &mut chance, &mut Silent, limit, |_| Ok(())) {
                    Ok(played) => {
                        decisions += black_box(played).decisions;
                        games += 1;
                    }
                    Err(_) => failed += 1,
                }
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        let speed = decisions as f64 / seconds;
        if speed > best.0 {
            best = (speed, games as f64 / seconds, decisions as f64 / games.max(1) as f64);
        }
    }
    table.reset(game.deal(options, &entries, &mut chance)?);
    // Half a table: it is left in the middle.
    let _ = drive(&mut table, &mut random_players(seed), &mut chance, &mut Silent, (best.2 / 2.0) as u64, |_| Ok(()));
    Ok(Figures {
        decisions_per_second: best.0,
        games_per_second: best.1,
        decisions_per_game: best.2,
        state_bytes: size_of::<G::State>(),
        clone_ns: clone_time(table.state()),
        failed,
    })
}

fn clone_time<S: Clone>(state: &S) -> f64 {
    const CLONES: u32 = 100_000;
    let best = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        for _ in 0..CLONES {
            black_box(black_box(state).clone());
        }
        start.elapsed().as_secs_f64() * 1e9 / f64::from(CLONES)
    });
    best.fold(f64::INFINITY, f64::min)
}
