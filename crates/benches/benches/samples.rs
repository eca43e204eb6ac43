//! How fast the sample games are, in wall time: whole random tables, and the parts that search uses.

#![allow(missing_docs, reason = "criterion's macros make public items without a word")]

use std::hint::black_box;

use benches::by_hand;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use samples::{Leduc, TicTacToe};
use table::chance::Fast;
use table::driver::drive;
use table::simulate::random_players;
use table::{Audience, Chance, Game, Seat, Silent, Table};

fn tables<G: Game>(bencher: &mut Criterion, game: &G, name: &str) {
    let options = game.variants().remove(0);
    let entries: Vec<G::Entry> = Seat::first(game.seats(&options)).map(|seat| game.entry(&options, seat)).collect();
    let (mut chance, mut number) = (Fast::new(1), 0);
    let Ok(state) = game.deal(&options, &entries, &mut chance) else { return };
    let mut table = Table::new(game, state.clone());
    let mut group = bencher.benchmark_group(name);
    group.throughput(Throughput::Elements(1));
    group.bench_function("table", |bencher| {
        bencher.iter(|| {
            if let Ok(state) = game.deal(&options, &entries, &mut chance) {
                table.reset(state);
            }
            number += 1;
            drive(&mut table, &mut random_players(number), &mut chance, &mut Silent, 1000, |_| Ok(())).map(|played| played.decisions)
        });
    });
    group.bench_function("view", |bencher| bencher.iter(|| game.view(black_box(&state), Audience::Seat(Seat(0)))));
    let view = game.view(&state, Audience::Seat(Seat(0)));
    group.bench_function("imagine", |bencher| bencher.iter(|| game.imagine(black_box(&view), &mut chance)));
    group.finish();
}

fn chance(bencher: &mut Criterion) {
    let mut group = bencher.benchmark_group("chance");
    let mut fast = Fast::new(1);
    group.bench_function("fast die", |bencher| bencher.iter(|| fast.roll("die", black_box(6))));
    let mut fair = table::chance::fair::Fair::new(Default::default(), Default::default(), &[]);
    group.bench_function("fair die", |bencher| bencher.iter(|| fair.roll("die", black_box(6))));
    group.finish();
}

/// How many tables are played by hand at a time: of fewer, which are the same every time, a processor learns every turn.
const BY_HAND: u64 = 1_000_000;

/// What a table of Leduc poker is held against: as long as it takes where nobody asks for choices.
fn hand_written(bencher: &mut Criterion) {
    let mut group = bencher.benchmark_group("leduc by hand");
    group.throughput(Throughput::Elements(BY_HAND)).sample_size(20);
    group.bench_function("a million tables", |bencher| bencher.iter(|| by_hand(black_box(BY_HAND))));
    group.finish();
}

fn all(bencher: &mut Criterion) {
    tables(bencher, &TicTacToe, "tictactoe");
    tables(bencher, &Leduc, "leduc");
    hand_written(bencher);
    chance(bencher);
}

criterion_group!(benches, all);
criterion_main!(benches);
