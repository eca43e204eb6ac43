//! Instructions instead of seconds, for what must not get slower: the same numbers on any machine
//! that is busy or not. Run with `cargo xtask bench --counts`.

#![allow(missing_docs, unused_qualifications, reason = "gungraun's macros make items of their own")]

use std::hint::black_box;

use benches::by_hand;
use gungraun::{Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main};
use samples::{Leduc, TicTacToe};
use table::chance::Fast;
use table::driver::drive;
use table::simulate::random_players;
use table::{Game, Seat, Silent, Table};

/// Tables a measurement plays.
const TABLES: u64 = 1000;

fn play<G: Game>(game: &G) -> u64 {
    let options = game.variants().remove(0);
    let entries: Vec<G::Entry> = Seat::first(game.seats(&options)).map(|seat| game.entry(&options, seat)).collect();
    let mut chance = Fast::new(1);
    let mut decisions = 0;
    let Ok(state) = game.deal(&options, &entries, &mut chance) else { return 0 };
    let mut table = Table::new(game, state);
    for number in 0..TABLES {
        if let Ok(state) = game.deal(&options, &entries, &mut chance) {
            table.reset(state);
        }
        let played = drive(&mut table, &mut random_players(number), &mut chance, &mut Silent, 1000, |_| Ok(()));
        decisions += played.map(|played| played.decisions).unwrap_or_default();
    }
    decisions
}

/// No more instructions than this, wherever it runs: a tenth above what was measured last.
fn at_most(instructions: u64) -> LibraryBenchmarkConfig {
    LibraryBenchmarkConfig::default().tool(Callgrind::default().hard_limits([(EventKind::Ir, instructions)])).clone()
}

#[library_benchmark(config = at_most(711_000))]
fn leduc() -> u64 {
    play(black_box(&Leduc))
}

#[library_benchmark]
fn leduc_by_hand() -> (u64, i64) {
    by_hand(black_box(TABLES))
}

#[library_benchmark(config = at_most(1_370_000))]
fn tictactoe() -> u64 {
    play(black_box(&TicTacToe))
}

library_benchmark_group!(name = tables, benchmarks = [leduc, leduc_by_hand, tictactoe]);

main!(library_benchmark_groups = tables);
