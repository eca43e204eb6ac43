//! Tournaments of the sample games: the same results for any number of threads, who is better wins, what
//! cannot be played is told before anything starts, and the page needs nothing else.

#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

use arena::{Plan, Results, report, run};
use bots::Bots;
use samples::{Leduc, TicTacToe};
use table::any::{AnyGame, any};

fn plan(bots: &str, tables: u64, threads: usize) -> Plan {
    let bots = bots.split(',').map(str::to_owned).collect();
    Plan { fields: Default::default(), brings: Vec::new(), decks: Vec::new(), bots, tables, seed: 7, threads, limit: 1000 }
}

fn leduc() -> Box<dyn AnyGame> {
    any(Leduc, Bots)
}

fn played(game: &dyn AnyGame, plan: &Plan) -> Results {
    run(game, plan, &|_, _| true).unwrap()
}

#[test]
fn results_are_the_same_for_any_number_of_threads() {
    let game = leduc();
    let one = played(&*game, &plan("random,street,edge:50", 600, 1));
    for threads in [2, 5] {
        assert_eq!(played(&*game, &plan("random,street,edge:50", 600, threads)), one);
    }
    let other = Plan { seed: 8, ..plan("random,street,edge:50", 600, 1) };
    assert_ne!(played(&*game, &other), one, "another seed is another run");
}

#[test]
fn who_is_better_is_ahead_and_the_interval_says_so() {
    for game in [leduc(), any(TicTacToe, Bots)] {
        let results = played(&*game, &plan("random,street", 4000, 2));
        let [random, street] = &results.bots[..] else { panic!("two bots") };
        assert!(street.share.low > 0.5 && random.share.high < 0.5, "{street:?}");
        assert!(street.rating.low > random.rating.high, "{street:?}");
        assert_eq!(results.meetings.len(), 2);
        assert_eq!((results.tables, results.planned, results.group), (4000, 4000, 2));
    }
}

#[test]
fn a_bot_against_itself_is_even_when_seats_are() {
    let results = played(&*leduc(), &plan("random", 6000, 2));
    let shares: f64 = results.by_seat.iter().map(|seat| seat.share.value).sum();
    assert!((shares - 1.0).abs() < 1e-6, "{:?}", results.by_seat);
    assert!(results.by_seat.iter().all(|seat| seat.share.low < 0.5 && seat.share.high > 0.5), "{:?}", results.by_seat);
    assert!(results.meetings.is_empty());
}

#[test]
fn uses_are_counted_with_what_they_brought() {
    let results = played(&*leduc(), &plan("street", 4000, 2));
    let subject = |name: &str| results.subjects.iter().find(|subject| subject.name == name).unwrap();
    // Two cards of each of three ranks: a third of the seats holds a king.
    assert!((subject("K").used - 1.0 / 3.0).abs() < 0.03, "{:?}", subject("K"));
    assert!(subject("K").lift.unwrap().low > 0.0 && subject("J").lift.unwrap().high < 0.0, "a king is better than a jack");
    assert!(subject("raise").times > 0);
    let fold = subject("fold").share.unwrap();
    assert!(fold.high < 0.5, "who folds loses: {fold:?}");
}

#[test]
fn all_problems_are_told_before_anything_starts() {
    let mut wrong = plan("hal,random,random,edge:0,edge:999s", 10, 1);
    wrong.fields.insert("seats".to_owned(), "9".to_owned());
    let told = run(&*leduc(), &wrong, &|_, _| panic!("nothing is played")).unwrap_err().to_string();
    for part in [
        "seats: '9' is not possible",
        "'hal' is not known; it can be random, street, edge:N",
        "'random' is named twice",
        "'0' is no budget",
        "'999s' is no budget",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
}

#[test]
fn a_run_that_is_stopped_keeps_its_whole_groups() {
    let results = run(&*leduc(), &plan("random,street", 1_000_000, 2), &|done, _| done < 300).unwrap();
    assert!(results.tables >= 298 && results.tables < 310, "{}", results.tables);
    assert_eq!((results.tables % 2, results.planned), (0, 1_000_000));
}

#[test]
fn the_page_stands_alone() {
    let page = report::page(&played(&*leduc(), &plan("random,street", 200, 2)));
    for part in
        ["<!DOCTYPE html>", "Leduc poker", "Ratings", "Share by seat", "Score over time", "How tables ended", "What was used", "--seed 7"]
    {
        assert!(page.contains(part), "{part}");
    }
    for outside in ["http:", "https:", "<script", "<link", "url(", "@import", "NaN", "inf "] {
        assert!(!page.contains(outside), "{outside}");
    }
    let written = serde_json::to_value(played(&*leduc(), &plan("random,street", 20, 1))).unwrap();
    assert_eq!(written["bots"][1]["name"], "street");
}
