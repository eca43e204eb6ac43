//! Instructions instead of seconds, for what must not get slower: the same numbers on any machine
//! that is busy or not. Run with `cargo xtask bench --counts`.

#![allow(missing_docs, unused_qualifications, reason = "gungraun's macros make items of their own")]

use std::hint::black_box;

use gungraun::{Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main};
use samples::{Leduc, TicTacToe};
use table::chance::{Fast, derive_seed};
use table::driver::drive;
use table::seat::MAX_SEATS;
use table::simulate::{player_seed, random_players};
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

/// Leduc poker as one would write it for this game alone, without table, choices that can be asked for, or events: what
/// the walk over the table costs is measured against it. The same generator and players, who make as many decisions:
/// those, and what the first seat won in all.
fn by_hand(tables: u64) -> (u64, i64) {
    const PLAYER: u64 = 0x5DEE_CE66_D1CE_CAFE;
    fn draw(deck: &mut [u8; 3], left: u32, chance: &mut Fast) -> u8 {
        let (mut at, mut rank) = (chance.below(left) as u8, 0);
        while at >= deck[rank] {
            at -= deck[rank];
            rank += 1;
        }
        deck[rank] -= 1;
        rank as u8
    }
    let mut chance = Fast::new(1);
    let (mut decisions, mut score) = (0, 0);
    for number in 0..tables {
        let seeds: [u64; MAX_SEATS] = std::array::from_fn(|seat| player_seed(number, 0, Seat(seat as u8)) ^ PLAYER);
        let mut deck = [2; 3];
        let cards = [draw(&mut deck, 6, &mut chance), draw(&mut deck, 5, &mut chance)];
        let (mut put, mut public, mut own, mut raises, mut acted) = ([1u8, 1], None, 0, 0, false);
        let mut moment = 0;
        let winner = loop {
            let (mut bets, mut count) = ([0u8; 3], 0);
            for (bet, open) in [put[own] < put[1 - own], true, raises < 2].into_iter().enumerate() {
                bets[count] = bet as u8;
                count += usize::from(open);
            }
            decisions += u64::from(count > 1);
            let place = (u128::from(derive_seed(seeds[own], moment)) * count as u128) >> 64;
            moment += 1;
            match bets[place as usize] {
                0 => break Some(1 - own),
                2 => {
                    put[own] = put[1 - own] + if public.is_some() { 4 } else { 2 };
                    raises += 1;
                }
                _ => {
                    put[own] = put[1 - own];
                    match public {
                        _ if !acted => {}
                        None => {
                            public = Some(draw(&mut deck, 4, &mut chance));
                            (own, raises, acted) = (0, 0, false);
                            continue;
                        }
                        Some(public) => {
                            let strength = cards.map(|card| if card == public { 3 } else { card });
                            break (strength[0] != strength[1]).then_some(usize::from(strength[1] > strength[0]));
                        }
                    }
                }
            }
            (own, acted) = (1 - own, true);
        };
        score += winner.map_or(0, |winner| if winner == 0 { i64::from(put[1]) } else { -i64::from(put[0]) });
    }
    (decisions, score)
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
