//! Replay files whose results of chance are not what the rules ask for: they are refused, whatever the rules would
//! have waited for.

use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use table::chance::Rolled;
use table::log::{Brought, LogEntry, Logged};
use table::replay::{Head, Origin, Replay};
use table::scenario::{Scenario, check};
use table::{Game, Seat};
use tcg::game::Tcg;

/// A table after the deal.
fn dealt() -> Replay {
    let game = Arc::new(Tcg::default());
    let options = game.variants().remove(0);
    let entries = Seat::first(2).map(|seat| game.entry(&options, seat)).collect();
    let brought = Brought { options, entries };
    let (head, origin) = (Head::new(&*game, "dealt".to_owned(), &brought), Origin::Fast { seed: 1 });
    let table = Logged::deal(game, brought, head.source(&origin)).unwrap();
    Replay::new(head, vec!["person".to_owned(); 2], origin, table.log().to_vec())
}

/// What is wrong with the deal once its results were changed. The rules run on a thread of their own, so that a test
/// fails where they wait for ever.
fn refused(change: impl FnOnce(&mut Vec<Rolled>)) -> String {
    let mut replay = dealt();
    let Some(LogEntry::Deal { chance, .. }) = replay.log.first_mut() else { panic!("no deal") };
    change(chance);
    let text = replay.write();
    ended(move || Replay::parse(&text).unwrap().reopen(&Arc::new(Tcg::default())).map(|_| ()).unwrap_err().says)
}

fn ended<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let (tell, told) = channel();
    thread::spawn(move || tell.send(work()));
    told.recv_timeout(Duration::from_secs(20)).expect("it goes on for ever")
}

#[test]
fn a_deal_without_its_results_is_refused() {
    assert!(refused(Vec::clear).contains("no result is recorded"));
    assert!(refused(|chance| drop(chance.pop())).contains("no result is recorded"));
}

#[test]
fn a_deal_with_a_result_that_cannot_be_is_refused() {
    assert!(refused(|chance| chance[0].is = "21".to_owned()).contains("'21' is not a possible result of 'turn order'"));
    assert!(refused(|chance| chance[1].what = "d4".to_owned()).contains("the recorded result is of 'd4'"));
    assert!(refused(|chance| chance.push(chance[0].clone())).contains("was never asked for"));
}

#[test]
fn rolls_that_are_equal_without_end_end_the_table() {
    let mut replay = dealt();
    let Some(LogEntry::Deal { chance, .. }) = replay.log.first_mut() else { panic!("no deal") };
    // More than a file can have.
    *chance = vec![chance[0].clone(); 100_000];
    let says = ended(move || replay.reopen(&Arc::new(Tcg::default())).map(|_| ()).unwrap_err().says);
    assert!(says.contains("was never asked for"), "{says}");
}

#[test]
fn a_scenario_without_the_rolls_of_a_deal_fails() {
    let text = "title: Nobody rolls\ngame: tcg\nrules: T075\nseat 0 is awaited\n";
    let failed = ended(move || check(&Tcg::default(), &Scenario::parse(text).unwrap()).unwrap_err());
    assert!(failed.says.contains("which the script does not answer"), "{failed}");
}
