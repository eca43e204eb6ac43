//! Acts, automatic choices and taking back, at a table of Courier.

#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

mod courier;

use std::sync::Arc;

use courier::{Courier, Fault};
use table::any::{AskError, Fields, Opening, any};
use table::chance::fair::Bytes;
use table::chance::{Fast, Source};
use table::log::{Brought, Entry, Logged};
use table::player::{Player, Random, Roster};
use table::{Game, Lang, Refusal, Seat};

/// Bots for a table that needs no good ones.
struct OnlyRandom;

impl Roster<Courier> for OnlyRandom {
    fn names(&self) -> &'static [&'static str] {
        &["random"]
    }

    fn seat(&self, name: &str, seed: u64, _: usize) -> Result<Box<dyn Player<Courier> + Send>, String> {
        if name == "random" { Ok(Box::new(Random::new(seed))) } else { Err("it can be random".to_owned()) }
    }
}

fn table() -> Logged<Courier> {
    dealt(Fault::None)
}

fn dealt(fault: Fault) -> Logged<Courier> {
    let game = Arc::new(Courier(fault));
    let options = game.variants().remove(0);
    Logged::deal(game, Brought { options, entries: vec![(), ()] }, Source::Fast(Fast::new(7))).unwrap()
}

/// The drops of a hand, in the order in which the act allows them.
fn drops(table: &Logged<Courier>, seat: Seat) -> Vec<String> {
    table.state().hands[seat.index()].iter().map(|&kind| format!("drop {}", courier::letter(kind))).collect()
}

#[test]
fn an_act_is_done_as_a_whole_or_not_at_all() {
    let mut table = table();
    let drops = drops(&table, Seat(0));
    let before = table.log().to_vec();
    let refusal = table.act(Seat(0), &["drop", &drops[0], "bid 1"]).unwrap_err();
    assert!(matches!(&refusal, Refusal::NotOffered { choice, reason: Some(_), .. } if choice == "bid 1"), "{refusal}");
    assert_eq!(table.log(), before);
    assert!(table.act(Seat(0), &[]).is_err(), "nothing is no act");
    table.act(Seat(0), &["drop", &drops[0], "done"]).unwrap();
    assert_eq!(table.log().len(), before.len() + 3);
}

#[test]
fn what_breaks_in_the_middle_has_not_happened() {
    let mut table = dealt(Fault::Breaks);
    let drops = drops(&table, Seat(0));
    let (state, log) = (table.state().clone(), table.log().to_vec());
    let mut breaks = |change: &dyn Fn(&mut Logged<Courier>)| {
        let broken = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| change(&mut table)));
        assert!(broken.is_err(), "it did not break");
        assert_eq!((table.state(), table.log()), (&state, &log[..]));
        assert!(!table.has_left(Seat(0)) && table.back(Seat(0)).is_none());
    };
    breaks(&|table| table.concede(Seat(0), false).unwrap());
    breaks(&|table| table.act(Seat(0), &["drop", &drops[0], &drops[1]]).unwrap());
}

#[test]
fn taking_back_counts_whole_acts() {
    let mut table = table();
    let (drops, before) = (drops(&table, Seat(0)), table.state().clone());
    table.act(Seat(0), &["drop", &drops[0], &drops[1]]).unwrap();
    let back = table.back(Seat(0)).unwrap();
    assert_eq!((back.to, back.free), (0, true), "no chance, nothing hidden, nobody else");
    table.undo(back.to).unwrap();
    assert_eq!(*table.state(), before);
}

#[test]
fn what_only_can_be_done_is_done_by_the_table_and_taken_back_with_the_act() {
    let mut table = table();
    let drops = drops(&table, Seat(0));
    table.act(Seat(0), &["drop", &drops[0], &drops[1]]).unwrap();
    assert_eq!(table.settle(), 1);
    assert!(matches!(table.log().last(), Some(Entry::Decision { automatic: true, choice, .. }) if choice == "done"));
    assert_eq!(table.back(Seat(0)).unwrap().to, 0, "not only what the table would do again");
}

#[test]
fn a_look_at_a_hand_cannot_be_taken_back_alone() {
    let mut table = table();
    table.act(Seat(0), &["peek 1"]).unwrap();
    assert!(!table.back(Seat(0)).unwrap().free);
    let mut other = self::table();
    other.act(Seat(0), &["pass"]).unwrap();
    assert!(other.back(Seat(0)).unwrap().free);
    other.act(Seat(1), &["pass"]).unwrap();
    assert!(!other.back(Seat(0)).unwrap().free, "somebody else has decided");
}

#[test]
fn the_facade_settles_and_says_how_often() {
    let players = vec!["person".to_owned(), "random".to_owned()];
    let opening = Opening { fields: &Fields::new(), brings: &[], id: "courier".to_owned(), players, secrets: &mut || Bytes([7; 32]) };
    let mut table = any(Courier(Fault::None), OnlyRandom).open(opening).unwrap();
    table.decide(Seat(0), "drop").unwrap();
    while let Some(offer) = table.offers(Seat(0), Lang::En).into_iter().find(|offer| offer.key.starts_with("drop ")) {
        assert_eq!(table.settle(), 0, "there is still something to choose");
        table.decide(Seat(0), &offer.key).unwrap();
    }
    assert_eq!((table.settle(), table.settle()), (1, 0));
    assert!(table.awaited().must.contains(Seat(1)));
    assert_eq!(table.ask_bot(Seat(1), "nobody"), Err(AskError::Unknown("it can be random".to_owned())));
    // What a bot has thought of counts for the moment at which it was asked.
    let answer = table.ponder(Seat(1), "random").unwrap()(1);
    assert_eq!(table.ask_bot(Seat(1), "random"), Ok(true));
    assert_eq!(table.answer(&answer), Err(Refusal::GoneOn));
}

#[test]
fn an_answer_from_before_a_concession_is_refused() {
    let (fields, players) = (Fields::from([("seats".to_owned(), "3".to_owned())]), vec!["random".to_owned(); 3]);
    let opening = Opening { fields: &fields, brings: &[], id: "courier".to_owned(), players, secrets: &mut || Bytes([7; 32]) };
    let mut table = any(Courier(Fault::None), OnlyRandom).open(opening).unwrap();
    let answer = table.ponder(Seat(0), "random").unwrap()(1);
    table.concede(Seat(2), false).unwrap();
    assert!(table.awaited().must.contains(Seat(0)), "the same seat is asked as before");
    let log = table.log().to_vec();
    assert_eq!(table.answer(&answer), Err(Refusal::GoneOn));
    assert_eq!(table.log(), log);
    let answer = table.ponder(Seat(0), "random").unwrap()(1);
    assert_eq!(table.answer(&answer), Ok(true));
}
