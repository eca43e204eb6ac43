//! Where files and logs end: names, words and lists of a replay file have a length, logs have one too, and what is
//! taken back again and again stands in the end.

use crate::tables;

use std::sync::Arc;

use samples::TicTacToe;
use serde_json::{Value, json};
use table::chance::{Fast, Source};
use table::log::{Brought, LogEntry, Logged, MOST_ENTRIES, MOST_UNDOS, MOST_UNDOS_OF_AN_ACT};
use table::replay::{Head, Origin, Replay};
use table::{Game, Refusal, Seat};
use tables::{FIRST_ENTRY, leduc_with_undo, open, play, take_back, tictactoe};

/// What is said about a file in which something was replaced.
fn says(place: &str, value: Value) -> String {
    let mut file: Value = serde_json::from_str(&leduc_with_undo(1).write()).unwrap();
    *file.pointer_mut(place).unwrap_or_else(|| panic!("no {place}")) = value;
    let error = Replay::parse(&file.to_string()).unwrap_err();
    assert!(error.says.chars().count() < 600, "what is said repeats the file: {} characters", error.says.chars().count());
    error.says
}

#[test]
fn every_seat_has_one_player_with_a_name() {
    let many = vec!["person"; 1_400_000];
    assert_eq!(says("/players", json!(many)), "1400000 players are named, but the table has 2 seats");
    assert_eq!(says("/players", json!([])), "0 players are named, but the table has 2 seats");
    for name in ["", "x\u{7}", &"x".repeat(25), &"x".repeat(3_900_000)] {
        assert!(says("/players/1", json!(name)).contains("a name has 1 to 24 characters"));
    }
    assert!(says("/log/1", json!({"entry": "substitute", "seat": 0, "player": "x".repeat(25)})).contains("a name has 1 to 24"));
    let (nine, nobody) = (vec![Value::Null; 9], vec!["person"; 9]);
    let mut file: Value = serde_json::from_str(&leduc_with_undo(1).write()).unwrap();
    (file["entries"], file["players"]) = (json!(nine), json!(nobody));
    assert!(Replay::parse(&file.to_string()).unwrap_err().says.contains("has 9 seats; at most 8"));
}

#[test]
fn every_word_has_an_end() {
    let long = || json!("x".repeat(201));
    let deal = "/log/0/chance/0";
    for place in ["/table", "/game", "/catalog", "/log/1/choice", "/log/1/digest", &format!("{deal}/what"), &format!("{deal}/is")] {
        assert!(says(place, long()).ends_with("has 201 characters; at most 200 are possible"), "{place}");
    }
    assert!(says("/log/1/label", json!("x".repeat(1001))).contains("at most 1000"));
    assert!(says("/log/8/how", long()).contains("at most 200"));
    let mut replay = leduc_with_undo(1);
    let LogEntry::Decision { choice, .. } = &mut replay.log[4] else { panic!("no decision") };
    *choice = "x".repeat(201);
    assert_eq!(Replay::parse(&replay.write()).unwrap_err().line, FIRST_ENTRY + 4, "the line of the entry");
}

#[test]
fn every_list_has_an_end() {
    let rolled = json!({"what": "deal", "of": 6, "got": 0, "is": "J"});
    assert!(says("/log/0/chance", json!(vec![rolled; 10_001])).contains("10001 results of chance; at most 10000"));
    assert!(says("/log/8/scores", json!(vec![0; 9])).contains("at most 8"));
    assert!(says("/log/8/winners", json!(vec![0; 9])).contains("at most 8"));
    assert!(says("/chance/made_by_table", json!(vec![0; 9])).contains("at most 8"));
    let thought = json!({"entry": "decision", "seat": 0, "choice": "call", "label": "", "thought": vec![1; 65], "digest": ""});
    assert!(says("/log/1", thought).contains("at most 64"));
    let undo = json!({"entry": "undo", "to": 0});
    assert!(says("/log", json!(vec![undo.clone(); MOST_ENTRIES + 1])).contains("the log has 20001 entries; at most 20000"));
    assert!(says("/log", json!(vec![undo; MOST_UNDOS + 1])).contains("1001 entries that take something back; at most 1000"));
}

#[test]
fn options_and_entries_are_small_and_flat() {
    assert!(says("/options", json!({"mode": "x".repeat(20_000)})).contains("at most 16384"));
    assert!(says("/entries/0", json!(vec![1; 20_000])).contains("at most 16384"));
    let deep = |levels: usize| format!("{}{}", "[".repeat(levels), "]".repeat(levels));
    for levels in [1_000, 1_000_000] {
        for part in ["options", "entries", "players", "chance", "log", "table", "game"] {
            let begins = format!("  \"{part}\": ");
            let bad = if part == "log" { format!("{begins}[{},", deep(levels)) } else { format!("{begins}{},", deep(levels)) };
            let text = leduc_with_undo(1).write();
            let lines: Vec<&str> = text.lines().map(|line| if line.starts_with(&begins) { bad.as_str() } else { line }).collect();
            assert!(lines.contains(&bad.as_str()));
            assert!(Replay::parse(&lines.join("\n")).is_err(), "{part}");
        }
    }
}

#[test]
fn what_is_said_about_a_file_does_not_repeat_it() {
    says("/log/1", json!({"entry": "x".repeat(1_000_000)}));
    says("/chance", json!({"kind": "x".repeat(1_000_000)}));
    let text = leduc_with_undo(1).write().replacen("\"table\"", &format!("\"{}\": 1, \"table\"", "x".repeat(1_000_000)), 1);
    assert!(Replay::parse(&text).unwrap_err().says.chars().count() < 600);
    let mut replay = leduc_with_undo(1);
    replay.head.options = json!("x".repeat(10_000));
    let error = tables::leduc().reopen(&Replay::parse(&replay.write()).unwrap()).err().unwrap();
    assert!(error.says.chars().count() < 600 && error.says.contains("the options do not fit"), "{}", error.says.len());
}

#[test]
fn an_act_can_be_taken_back_so_often_and_then_stands() {
    let mut table = open(&*tictactoe(), 1);
    play(&mut *table, &[(0, "b2")]);
    for _ in 0..MOST_UNDOS_OF_AN_ACT {
        play(&mut *table, &[(1, "a1")]);
        take_back(&mut *table, 1).unwrap();
    }
    play(&mut *table, &[(1, "a1")]);
    let log = table.log().to_vec();
    let refusal = take_back(&mut *table, 1).unwrap_err();
    assert_eq!(refusal, Refusal::UndoneTooOften);
    assert!(refusal.to_string().contains("stands now: one act can be taken back 16 times"), "{refusal}");
    assert_eq!(table.log(), log);
    // The table goes on, and what is decided next can be taken back.
    play(&mut *table, &[(0, "c3")]);
    take_back(&mut *table, 0).unwrap();
    assert_eq!(tictactoe().reopen(&Replay::parse(&table.replay().write()).unwrap()).unwrap().log(), table.log());
}

#[test]
fn a_table_can_be_taken_back_so_often() {
    let mut table = open(&*tictactoe(), 1);
    let mut undos = 0;
    loop {
        while table.log().iter().rev().take_while(|entry| matches!(entry, LogEntry::Decision { .. })).count() < 4 {
            let Some(seat) = table.awaited().must.lowest() else { break };
            let choice = table.keys(seat)[0].clone();
            table.decide(seat, &choice).unwrap();
        }
        if !(0..table.log().len()).rev().any(|to| table.undo(to).is_ok()) {
            break;
        }
        undos += 1;
    }
    assert_eq!(undos, MOST_UNDOS);
    assert!(table.log().len() < MOST_ENTRIES);
    let again = tictactoe().reopen(&Replay::parse(&table.replay().write()).unwrap()).unwrap();
    assert_eq!(again.log(), table.log());
}

#[test]
fn a_full_log_lets_a_table_only_end() {
    let game = Arc::new(TicTacToe);
    let options = game.variants().remove(0);
    let brought = Brought { options, entries: vec![(), ()] };
    let (head, origin) = (Head::new(&*game, "full".to_owned(), &brought), Origin::Fast { seed: 1 });
    let mut table = Logged::deal(game.clone(), brought, Source::Fast(Fast::new(1))).unwrap();
    let centre = table.find(Seat(0), "b2").unwrap();
    table.decide(Seat(0), centre).unwrap();
    while table.find(Seat(1), "a1").is_ok_and(|corner| table.decide(Seat(1), corner).is_ok_and(|()| table.undo(1).is_ok())) {}
    for _ in table.log().len()..MOST_ENTRIES - 64 {
        table.substitute(Seat(0), "person".to_owned(), false).unwrap();
    }
    let length = table.log().len();
    let seat = table.awaited().must.lowest().unwrap();
    let choice = table.choices(seat)[0];
    assert_eq!(table.decide(seat, choice), Err(Refusal::Full));
    assert_eq!(table.undo(0), Err(Refusal::Full));
    assert_eq!(table.log().len(), length);
    table.concede(Seat(1), false).unwrap();
    assert!(table.log().len() <= MOST_ENTRIES);
    let file = Replay::new(head, vec!["person".to_owned(); 2], origin, table.log().to_vec());
    let again = Replay::parse(&file.write()).unwrap().reopen(&game).unwrap();
    assert_eq!((again.log(), again.state()), (table.log(), table.state()));
}
