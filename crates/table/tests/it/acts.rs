//! Acts, answers of bots and taking back, at a table of Courier.

use crate::courier;

use std::sync::Arc;

use courier::{Courier, Fault};
use table::any::{AnyGame, AnyTable, AskError, Fields, Opening, any};
use table::chance::fair::Bytes;
use table::chance::{Fast, Source};
use table::log::{Brought, LogEntry, Logged};
use table::player::{Player, Random, Roster};
use table::replay::Replay;
use table::{Game, Refusal, Seat};

/// Bots for a table that needs no good ones.
struct OnlyRandom;

impl Roster<Courier> for OnlyRandom {
    fn names(&self) -> &'static [&'static str] {
        &["random"]
    }

    fn seat(&self, name: &str, seed: u64, _: usize) -> Result<Box<dyn Player<Courier> + Send>, table::Says> {
        if name == "random" { Ok(Box::new(Random::new(seed))) } else { Err("it can be random".into()) }
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
fn what_a_table_decided_by_itself_is_read_and_taken_back_with_the_act() {
    let players = vec!["person".to_owned(); 2];
    let opening = Opening { fields: &Fields::new(), brings: &[], id: "courier".to_owned(), players, secrets: &mut || Bytes([7; 32]) };
    let game = any(Courier(Fault::None), OnlyRandom);
    let mut replay = emptied(&*game, opening).replay();
    let Some(LogEntry::Decision { automatic, choice, .. }) = replay.log.last_mut() else { panic!("nothing was decided") };
    assert_eq!(choice, "done");
    *automatic = true;
    let written = replay.write();
    assert!(written.contains("\"automatic\":true"), "{written}");
    let table = game.reopen(&Replay::parse(&written).unwrap()).unwrap();
    assert_eq!(table.back(Seat(0)).unwrap().to, 0, "not only what the table did by itself");
}

#[test]
fn what_was_decided_for_another_seat_is_not_taken_back_for_free() {
    let players = vec!["person".to_owned(); 2];
    let opening = Opening { fields: &Fields::new(), brings: &[], id: "courier".to_owned(), players, secrets: &mut || Bytes([7; 32]) };
    let game = any(Courier(Fault::None), OnlyRandom);
    let mut table = game.open(opening).unwrap();
    table.act(Seat(0), &["pass"]).unwrap();
    assert!(table.back(Seat(0)).unwrap().free);
    table.act(Seat(1), &["pass"]).unwrap();
    let mut replay = table.replay();
    let Some(LogEntry::Decision { automatic, .. }) = replay.log.last_mut() else { panic!("nothing was decided") };
    *automatic = true;
    let table = game.reopen(&replay).unwrap();
    assert!(!table.back(Seat(0)).unwrap().free, "it told something of the other seat");
    assert_eq!(table.back(Seat(1)), None, "it was no act of its own");
}

/// A table at which seat 0 has dropped its whole hand.
fn emptied(game: &dyn AnyGame, opening: Opening<'_>) -> Box<dyn AnyTable> {
    let mut table = game.open(opening).unwrap();
    table.decide(Seat(0), "drop").unwrap();
    while let Some(key) = table.keys(Seat(0)).into_iter().find(|key| key.starts_with("drop ")) {
        table.decide(Seat(0), &key).unwrap();
    }
    table.decide(Seat(0), "done").unwrap();
    table
}

#[test]
fn a_bot_answers_for_the_moment_at_which_it_was_asked() {
    let players = vec!["person".to_owned(), "random".to_owned()];
    let opening = Opening { fields: &Fields::new(), brings: &[], id: "courier".to_owned(), players, secrets: &mut || Bytes([7; 32]) };
    let mut table = emptied(&*any(Courier(Fault::None), OnlyRandom), opening);
    assert!(table.awaited().must.contains(Seat(1)));
    assert_eq!(table.ask_bot(Seat(1), "nobody"), Err(AskError::Unknown("it can be random".into())));
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
