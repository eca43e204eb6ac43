//! How fast a long table of Gangs of Night City is taken up from its log, taken back and looked back at, in wall time.

#![allow(missing_docs, reason = "criterion's macros make public items without a word")]

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use gangs::game::Gangs;
use table::chance::Fast;
use table::log::{Brought, LogEntry, Logged};
use table::replay::{Head, Origin, Replay};
use table::{Game, Seat};

/// Decisions in the log, those that were taken back among them.
const DECISIONS: u64 = 2_000;

/// A table of four with a long log: whenever the game is over, it is taken back to the middle.
fn long() -> Option<(Logged<Gangs>, Replay)> {
    let game = Arc::new(Gangs::default());
    let options = game.options(&[("seats".to_owned(), "4".to_owned())].into()).ok()?;
    let entries = Seat::first(4).map(|seat| game.entry(&options, seat)).collect();
    let brought = Brought { options, entries };
    let origin = Origin::Fast { seed: 5 };
    let head = Head::new(&*game, "long".to_owned(), &brought);
    let mut table = Logged::deal(game, brought, head.source(&origin)).ok()?;
    let mut chance = Fast::new(5);
    while table.moment() < DECISIONS {
        let Some(seat) = table.awaited().must.lowest() else {
            let middle = table.log().len() / 2;
            (middle..table.log().len()).find(|&to| table.undo(to).is_ok())?;
            continue;
        };
        let choices = table.choices(seat);
        table.decide(seat, choices[chance.below(choices.len() as u32) as usize]).ok()?;
    }
    let file = Replay::new(head, vec!["random".to_owned(); 4], origin, table.log().to_vec());
    Some((table, file))
}

fn all(bencher: &mut Criterion) {
    let Some((table, file)) = long() else { return };
    let (text, lines): (String, Vec<String>) =
        (file.write(), file.log.iter().map(|entry| serde_json::to_string(entry).unwrap_or_default()).collect());
    println!("{} entries, {} decisions, {} bytes as a file", file.log.len(), table.moment(), text.len());
    let mut group = bencher.benchmark_group("gangs");
    group.throughput(Throughput::Elements(DECISIONS));
    group.bench_function("read a log of 2000 decisions", |bencher| {
        bencher.iter(|| lines.iter().filter_map(|line| serde_json::from_str::<LogEntry>(black_box(line)).ok()).count());
    });
    group.bench_function("play a log of 2000 decisions again", |bencher| bencher.iter(|| file.reopen(table.game()).map(|_| ())));
    group.bench_function("read and play a file of 2000 decisions", |bencher| {
        bencher.iter(|| Replay::parse(black_box(&text)).and_then(|file| file.reopen(table.game()).map(|_| ())));
    });
    group.throughput(Throughput::Elements(1));
    // The farthest from any state that is kept.
    let places = || (file.log.len() / 2)..file.log.len();
    let far = |&at: &usize| table.at(at).map(|then| then.replayed());
    let Some(at) = places().max_by_key(far) else { return };
    println!("a look at entry {at} plays {:?} entries again", far(&at));
    group.bench_function("look back", |bencher| bencher.iter(|| table.at(black_box(at)).map(|then| then.moment())));
    let acts = places().filter_map(|at| {
        let mut then = table.at(at)?;
        let seat =
            then.log().iter().rev().find_map(|entry| if let LogEntry::Decision { seat, .. } = entry { Some(*seat) } else { None })?;
        let (to, before) = (then.back(seat)?.to, then.replayed());
        then.undo(to).ok()?;
        Some((then.replayed() - before, at, to))
    });
    let Some((again, at, to)) = acts.max() else { return };
    println!("taking back to entry {to} plays {again} entries again");
    group.bench_function("take back", |bencher| {
        bencher.iter_batched(|| table.at(at), |then| then.map(|mut then| then.undo(to).map(|()| then)), BatchSize::SmallInput);
    });
    group.finish();
}

criterion_group!(benches, all);
criterion_main!(benches);
