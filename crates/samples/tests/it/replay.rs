//! Logs and replay files, on the sample games: what is written is read again, what was decided stays
//! decided, what is taken back stays written, and nothing that is damaged is believed.

use crate::tables;

use std::sync::Arc;

use samples::{Leduc, TicTacToe};
use table::any::AnyTable;
use table::chance::fair::Bytes;
use table::chance::{Fast, Rolled, Source};
use table::log::{Brought, Ended, LogEntry, Logged};
use table::replay::{Head, Origin, Replay};
use table::{Audience, Awaited, Lang, Refusal, Seat, Seats, Verdict};
use tables::{FIRST_ENTRY, leduc, leduc_with_undo, open, play, take_back, tictactoe, tictactoe_with_concession};

fn digests(log: &[LogEntry]) -> Vec<Option<&str>> {
    log.iter().map(LogEntry::digest).collect()
}

fn rolled(log: &[LogEntry]) -> Vec<&Rolled> {
    log.iter().flat_map(LogEntry::chance).collect()
}

/// Everything that can be seen of a table.
fn look(table: &dyn AnyTable) -> String {
    let audiences = [Audience::Seat(Seat(0)), Audience::Seat(Seat(1)), Audience::Spectator, Audience::Everyone];
    let views: Vec<String> = audiences.iter().map(|&audience| table.seen(audience).view().to_string()).collect();
    let offers: Vec<_> = Seat::first(2).map(|seat| table.seen(Audience::Seat(seat)).offers(Lang::En.into())).collect();
    format!("{views:?} {offers:?} {:?} {:?}", table.awaited(), table.outcome())
}

#[test]
fn what_is_written_is_read_again_byte_for_byte() {
    for number in 0..10 {
        for replay in [leduc_with_undo(number), tictactoe_with_concession(number)] {
            let text = replay.write();
            let read = Replay::parse(&text).unwrap();
            assert_eq!(read.write(), text);
            assert_eq!((&read.head, &read.players, &read.chance, &read.log), (&replay.head, &replay.players, &replay.chance, &replay.log));
        }
    }
}

#[test]
fn layout_does_not_matter_to_the_reader() {
    let replay = leduc_with_undo(1);
    let value: serde_json::Value = serde_json::from_str(&replay.write()).unwrap();
    let layouts =
        [serde_json::to_string(&value).unwrap(), serde_json::to_string_pretty(&value).unwrap(), replay.write().replace('\n', "\r\n")];
    for text in layouts {
        assert_eq!(Replay::parse(&text).unwrap().write(), replay.write());
    }
}

#[test]
fn a_file_can_be_read_by_people() {
    let text = leduc_with_undo(1).write();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[1..6],
        ["  \"fixer\": \"replay\",", "  \"version\": 1,", "  \"table\": \"test-1\",", "  \"game\": \"leduc\",", "  \"rules\": 1,"]
    );
    assert!(lines[FIRST_ENTRY - 1].starts_with("    {\"entry\":\"deal\",\"chance\":[{\"what\":\"deal\",\"of\":6,"));
    let decision = "    {\"entry\":\"decision\",\"seat\":0,\"choice\":\"call\",\"label\":\"Check\",\"digest\":\"";
    assert!(lines[FIRST_ENTRY].starts_with(decision), "{}", lines[FIRST_ENTRY]);
    assert_eq!(lines[FIRST_ENTRY + 2], "    {\"entry\":\"undo\",\"to\":1},");
    assert!(lines[FIRST_ENTRY + 7].starts_with("    {\"entry\":\"over\",\"how\":"));
}

#[test]
fn a_table_that_is_taken_up_again_stands_where_it_stood() {
    let mut going = open(&*leduc(), 3);
    let decisions = [(0, "raise"), (1, "raise"), (0, "call"), (0, "raise"), (1, "call")];
    for (seat, choice) in decisions {
        let replay = Replay::parse(&going.replay().write()).unwrap();
        let again = leduc().reopen(&replay).unwrap();
        assert_eq!(look(&*again), look(&*going));
        assert_eq!(digests(again.log()), digests(going.log()));
        assert_eq!(again.log(), going.log());
        play(&mut *going, &[(seat, choice)]);
    }
    assert!(going.outcome().is_some());
    let ended = leduc().reopen(&going.replay()).unwrap();
    assert_eq!((look(&*ended), ended.log()), (look(&*going), going.log()));
}

#[test]
fn a_table_that_is_taken_up_again_goes_on_with_the_same_chance() {
    let mut going = open(&*leduc(), 4);
    play(&mut *going, &[(0, "call")]);
    let mut again = leduc().reopen(&going.replay()).unwrap();
    for table in [&mut going, &mut again] {
        play(&mut **table, &[(1, "call"), (0, "call"), (1, "call")]);
    }
    assert_eq!(again.replay().write(), going.replay().write());
}

#[test]
fn a_replay_can_be_opened_at_any_entry() {
    let whole = leduc_with_undo(5);
    for at in 0..whole.log.len() {
        let part = whole.clone().until(at);
        let table = leduc().reopen(&part).unwrap();
        // The end is told by the decision that brings it, so the table may know one entry more.
        assert_eq!(&table.log()[..=at], &whole.log[..=at]);
        assert_eq!(leduc().verify(&part).unwrap(), rolled(&part.log).len());
    }
    assert_eq!(leduc().reopen(&whole.clone().until(usize::MAX)).unwrap().log(), whole.log);
}

#[test]
fn taking_back_is_an_entry_and_restores_the_position() {
    let mut table = open(&*tictactoe(), 1);
    play(&mut *table, &[(0, "b2")]);
    let before = look(&*table);
    play(&mut *table, &[(1, "a1")]);
    let length = table.log().len();
    take_back(&mut *table, 1).unwrap();
    assert_eq!(look(&*table), before);
    assert_eq!(table.log().len(), length + 1, "nothing is deleted");
    assert_eq!(table.log().last(), Some(&LogEntry::Undo { to: 1 }));
    play(&mut *table, &[(1, "c3"), (0, "a1")]);
    let again = tictactoe().reopen(&Replay::parse(&table.replay().write()).unwrap()).unwrap();
    assert_eq!((look(&*again), again.log()), (look(&*table), table.log()));
    assert_eq!(tictactoe().verify(&again.replay()).unwrap(), 0);
}

#[test]
fn the_end_can_be_taken_back() {
    let mut table = open(&*tictactoe(), 1);
    play(&mut *table, &[(0, "a1"), (1, "b1"), (0, "a2"), (1, "b2"), (0, "a3")]);
    assert!(table.outcome().is_some());
    take_back(&mut *table, 0).unwrap();
    assert!(table.outcome().is_none());
    play(&mut *table, &[(0, "c3"), (1, "b3")]);
    assert_eq!(table.outcome().unwrap().winners(2).lowest(), Some(Seat(1)));
    let overs = table.log().iter().filter(|entry| matches!(entry, LogEntry::Over { .. })).count();
    assert_eq!(overs, 2);
    let again = tictactoe().reopen(&Replay::parse(&table.replay().write()).unwrap()).unwrap();
    assert_eq!(again.log(), table.log());
}

#[test]
fn chance_goes_on_freshly_after_taking_back() {
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..12 {
        let mut table = open(&*leduc(), number);
        play(&mut *table, &[(0, "call")]);
        for turned in 0..6 {
            play(&mut *table, &[(1, "call")]);
            let results = rolled(table.log());
            assert_eq!(results.len(), 3 + turned, "results that were taken back stay used");
            seen.insert((turned, results.last().unwrap().got));
            assert_eq!(leduc().verify(&table.replay()).unwrap(), 3 + turned);
            // Nor does closing and opening the table bring the counter back.
            let mut again = leduc().reopen(&table.replay()).unwrap();
            take_back(&mut *table, 1).unwrap();
            take_back(&mut *again, 1).unwrap();
            play(&mut *again, &[(1, "call")]);
            let mut peek = leduc().reopen(&table.replay()).unwrap();
            play(&mut *peek, &[(1, "call")]);
            assert_eq!(rolled(again.log()), rolled(peek.log()));
        }
    }
    assert!(seen.len() > 18, "the public card differs from one time to the next: {seen:?}");
}

#[test]
fn nothing_can_be_taken_back_that_was_not_decided() {
    let mut table = open(&*leduc(), 1);
    assert_eq!(table.back(Seat(0)), None);
    assert_eq!(table.undo(0), Err(Refusal::NothingToUndo));
    assert_eq!(table.undo(7), Err(Refusal::NothingToUndo));
    play(&mut *table, &[(0, "raise")]);
    assert_eq!(table.back(Seat(1)), None);
    assert_eq!(table.undo(1), Err(Refusal::NothingToUndo), "the last entry that holds holds already");
    let log = table.log().to_vec();
    assert_eq!(table.undo(usize::MAX), Err(Refusal::NothingToUndo));
    assert_eq!(table.log(), log);
    table.undo(0).unwrap();
    assert_eq!(table.undo(1), Err(Refusal::NothingToUndo), "what was taken back does not come again");
}

#[test]
fn taking_back_is_free_only_while_nobody_could_learn_from_it() {
    let mut table = open(&*leduc(), 1);
    play(&mut *table, &[(0, "raise")]);
    let back = table.back(Seat(0)).unwrap();
    assert_eq!((back.to, back.free), (0, true));
    play(&mut *table, &[(1, "raise")]);
    let back = table.back(Seat(0)).unwrap();
    assert_eq!((back.to, back.free), (0, false), "seat 1 has answered");
    assert!(table.back(Seat(1)).unwrap().free);
    play(&mut *table, &[(0, "call")]);
    let back = table.back(Seat(0)).unwrap();
    assert_eq!((back.to, back.free), (2, false), "a card was turned up");
    // After an undo the entry before it counts again, by its place in the log.
    table.undo(back.to).unwrap();
    let back = table.back(Seat(1)).unwrap();
    assert_eq!((back.to, back.free), (1, true));
    play(&mut *table, &[(0, "call")]);
    assert_eq!(table.back(Seat(0)).unwrap().to, 2);
}

#[test]
fn who_leaves_does_not_come_back() {
    let mut table = open(&*leduc(), 1);
    play(&mut *table, &[(0, "raise")]);
    assert!(!table.has_left(Seat(0)) && !table.has_left(Seat(1)));
    assert_eq!(table.concede(Seat(2), false), Err(Refusal::NoSuchSeat { seat: Seat(2), seats: 2 }));
    table.concede(Seat(0), false).unwrap();
    assert!(table.has_left(Seat(0)) && !table.has_left(Seat(1)) && !table.has_left(Seat(9)));
    assert_eq!(table.outcome().unwrap().scores[..2], [-3, 3]);
    assert_eq!(table.back(Seat(0)), None);
    assert_eq!(table.concede(Seat(1), false), Err(Refusal::Over));
    let again = leduc().reopen(&Replay::parse(&table.replay().write()).unwrap()).unwrap();
    assert!(again.has_left(Seat(0)));
    assert_eq!(again.log(), table.log());
    let [.., LogEntry::Concede { seat, timeout, .. }, LogEntry::Over(ended)] = table.log() else {
        panic!("{:?}", table.log());
    };
    assert_eq!((*seat, *timeout), (Seat(0), false));
    let (how, winners, places, scores) = ("left".to_owned(), vec![Seat(1)], vec![2, 1], vec![-3, 3]);
    assert_eq!(*ended, Ended { how, verdict: Verdict::Ranked, winners, places, scores });
}

#[test]
fn a_table_that_does_not_count_is_over_for_good() {
    let mut table = open(&*leduc(), 1);
    play(&mut *table, &[(0, "raise")]);
    table.void().unwrap();
    assert!(table.awaited().is_over() && table.keys(Seat(1)).is_empty());
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.verdict, outcome.winners(2)), (Verdict::Void, Seats::NONE));
    assert_eq!(table.ending(Lang::It.into()).unwrap(), "Chiuso di comune accordo, senza risultato.");
    assert_eq!(table.decide(Seat(1), "call"), Err(Refusal::Over));
    assert_eq!(table.concede(Seat(1), false), Err(Refusal::Over));
    assert_eq!(table.undo(0), Err(Refusal::NothingToUndo));
    assert_eq!(table.void(), Err(Refusal::Over));
    let text = table.replay().write();
    assert!(text.contains(r#"{"entry":"over","how":"void","verdict":"void","winners":[],"places":[0,0],"scores":[0,0]}"#), "{text}");
    let again = leduc().reopen(&Replay::parse(&text).unwrap()).unwrap();
    assert!(again.awaited().is_over() && again.log() == table.log());
    let twin = table.twin(Audience::Spectator, 7);
    assert!(twin.awaited().is_over() && twin.outcome() == table.outcome());
}

#[test]
fn the_end_of_an_older_log_is_read() {
    let older = r#"{"entry":"over","how":"line","winners":[0],"scores":[1,0]}"#;
    let LogEntry::Over(ended) = serde_json::from_str(older).unwrap() else { panic!("not an end") };
    assert_eq!((ended.verdict, ended.winners, ended.places), (Verdict::Ranked, vec![Seat(0)], vec![]));
    assert!(serde_json::from_str::<LogEntry>(&older.replace("how", "who")).is_err());
}

#[test]
fn a_clock_that_ran_out_is_told_from_a_concession() {
    let text = tictactoe_with_concession(1).write();
    assert!(text.contains("{\"entry\":\"concede\",\"seat\":1,\"timeout\":true,\"digest\":"), "{text}");
    assert_eq!(Replay::parse(&text).unwrap().write(), text);
}

#[test]
fn an_act_is_done_wholly_or_not_at_all() {
    let mut table = open(&*tictactoe(), 1);
    let log = table.log().to_vec();
    let refused = table.act(Seat(0), &["a1", "a2"]).unwrap_err();
    assert!(matches!(refused, Refusal::NotAwaited { seat: Seat(0), .. }), "{refused}");
    assert_eq!(refused.reason().unwrap().rule.to_string(), "tictactoe:R03");
    let refused = table.act(Seat(0), &["a1", "nonsense"]).unwrap_err();
    assert!(matches!(refused, Refusal::NotAwaited { .. }), "{refused}");
    assert_eq!((table.log(), table.seen(Audience::Everyone).view()["cells"][0].is_null()), (&log[..], true));
    table.act(Seat(0), &["a1"]).unwrap();
    assert_eq!(table.log().len(), log.len() + 1);
}

#[test]
fn an_act_cannot_reach_beyond_chance() {
    let mut table = open(&*leduc(), 1);
    play(&mut *table, &[(0, "call")]);
    let (log, seen) = (table.log().to_vec(), look(&*table));
    assert_eq!(table.act(Seat(1), &["call", "call"]), Err(Refusal::AfterChance { known: 1 }));
    assert_eq!((table.log(), look(&*table)), (&log[..], seen));
    table.act(Seat(1), &["call"]).unwrap();
    // Trying an act out uses no chance: the results are those of a table where nobody tried.
    let mut other = open(&*leduc(), 1);
    play(&mut *other, &[(0, "call"), (1, "call")]);
    assert_eq!(table.log(), other.log());
    assert_eq!(leduc().verify(&table.replay()).unwrap(), 3);
}

#[test]
fn what_is_not_offered_is_refused_with_a_reason() {
    let mut table = open(&*leduc(), 1);
    let log = table.log().to_vec();
    let awaited = Awaited::one(Seat(0));

    let refused = table.decide(Seat(0), "fold").unwrap_err();
    assert!(matches!(&refused, Refusal::NotOffered { seat: Seat(0), choice, .. } if choice == "fold"), "{refused}");
    assert_eq!(refused.to_string(), "seat 0 cannot choose 'fold' now (rule leduc:R06)");
    let (rule, says) = table.because(&refused, Lang::En.into()).unwrap();
    assert_eq!((rule.to_string().as_str(), says.as_str()), ("leduc:R06", "Nobody has raised above you: there is nothing to fold to."));

    let refused = table.decide(Seat(0), "all in").unwrap_err();
    assert_eq!(refused, Refusal::NotOffered { seat: Seat(0), choice: "all in".into(), reason: None });

    let refused = table.decide(Seat(1), "call").unwrap_err();
    assert!(matches!(&refused, Refusal::NotAwaited { seat: Seat(1), awaited: whom, .. } if *whom == awaited), "{refused}");
    assert_eq!(refused.to_string(), "seat 1 is not awaited, seat 0 is (rule leduc:R18)");
    assert_eq!(table.decide(Seat(1), "all in").unwrap_err(), Refusal::NotAwaited { seat: Seat(1), awaited, reason: None });

    for seat in [2, 8, 200, 255].map(Seat) {
        assert_eq!(table.decide(seat, "call"), Err(Refusal::NoSuchSeat { seat, seats: 2 }));
        assert_eq!(table.act(seat, &["call"]), Err(Refusal::NoSuchSeat { seat, seats: 2 }));
    }
    assert_eq!(table.log(), log, "a refusal leaves the table untouched");

    play(&mut *table, &[(0, "raise"), (1, "raise")]);
    assert_eq!(table.decide(Seat(0), "raise").unwrap_err().reason().unwrap().rule.id, "R09");
    play(&mut *table, &[(0, "fold")]);
    for seat in [0, 1].map(Seat) {
        assert_eq!(table.decide(seat, "call"), Err(Refusal::Over));
    }
}

#[test]
fn a_choice_that_was_not_found_by_name_is_refused_too() {
    let mut table = logged(Leduc, &Origin::Fast { seed: 1 });
    let (raise, log) = (table.find(Seat(0), "raise").unwrap(), table.log().to_vec());
    assert!(matches!(table.decide(Seat(1), raise), Err(Refusal::NotAwaited { seat: Seat(1), .. })));
    assert_eq!(table.decide(Seat(3), raise), Err(Refusal::NoSuchSeat { seat: Seat(3), seats: 2 }));
    assert_eq!(table.log(), log);
    table.decide(Seat(0), raise).unwrap();
    table.decide(Seat(1), raise).unwrap();
    let refused = table.decide(Seat(0), raise).unwrap_err();
    assert!(matches!(&refused, Refusal::NotOffered { seat: Seat(0), choice, .. } if choice == "raise"));
    assert_eq!(refused.reason().unwrap().rule.to_string(), "leduc:R09");
}

fn logged<G: table::Prose>(game: G, origin: &Origin) -> Logged<G> {
    let options = game.variants().remove(0);
    let entries = Seat::first(game.seats(&options)).map(|seat| game.entry(&options, seat)).collect();
    let brought = Brought { options, entries };
    let source = Head::new(&game, "test".into(), &brought).source(origin);
    Logged::deal(Arc::new(game), brought, source).unwrap()
}

#[test]
fn fair_and_fast_tables_are_logged_alike() {
    let fair = Origin::Fair {
        seed: Bytes([1; 32]),
        seed_commitment: Bytes::default(),
        nonces: vec![],
        nonce_commitments: vec![],
        salts: vec![],
        made_by_table: vec![],
    };
    for origin in [Origin::Fast { seed: 1 }, fair] {
        let mut table = logged(Leduc, &origin);
        for (seat, key) in [(0, "call"), (1, "call"), (0, "raise"), (1, "fold")] {
            let choice = table.find(Seat(seat), key).unwrap();
            table.decide(Seat(seat), choice).unwrap();
        }
        let kinds: Vec<bool> = table.log().iter().map(|entry| entry.digest().is_some()).collect();
        assert_eq!(kinds, [true, true, true, true, true, false]);
        assert_eq!(rolled(table.log()).len(), 3);
        let again = Logged::reopen(Arc::new(Leduc), table.brought().clone(), Source::Fast(Fast::new(9)), table.log(), true, |_, _| Ok(()))
            .unwrap_or_else(|(at, wrong)| panic!("entry {at}: {wrong}"));
        assert_eq!((again.state(), again.log()), (table.state(), table.log()));
    }
}

#[test]
fn somebody_else_taking_a_seat_is_an_entry() {
    let mut table = logged(TicTacToe, &Origin::Fast { seed: 1 });
    table.substitute(Seat(1), "random".into(), false).unwrap();
    let choice = table.find(Seat(0), "b2").unwrap();
    table.decide(Seat(0), choice).unwrap();
    let head = Head::new(&TicTacToe, "test".into(), table.brought());
    let replay = Replay::new(head, vec!["person".into(); 2], Origin::Fast { seed: 1 }, table.log().to_vec());
    assert!(replay.write().contains("    {\"entry\":\"substitute\",\"seat\":1,\"player\":\"random\"},\n"));
    let again = Replay::parse(&replay.write()).unwrap();
    assert_eq!(tictactoe().reopen(&again).unwrap().log(), table.log());
}

#[test]
fn a_truncated_file_is_an_error_with_a_line_wherever_it_ends() {
    for text in [leduc_with_undo(1).write(), tictactoe_with_concession(1).write()] {
        let whole = text.trim_end().len();
        for end in 0..whole {
            let part = &text[..end];
            let error = Replay::parse(part).unwrap_err();
            let lines = part.lines().count().max(1);
            assert!((1..=lines + 1).contains(&error.line), "byte {end}: {error}");
            // The sign of a negative number alone is no number rather than an end.
            let told = error.says.contains("the file ends in the middle; expected a whole JSON object") || part.ends_with('-');
            assert!(told, "byte {end}: {error}");
        }
        assert!(Replay::parse(&text[..whole]).is_ok(), "only the last line's end may be missing");
    }
}

#[test]
fn a_lost_line_is_an_error_with_a_line() {
    let text = leduc_with_undo(1).write();
    let lines: Vec<&str> = text.lines().collect();
    for lost in 0..lines.len() {
        let rest: Vec<&str> = lines.iter().enumerate().filter(|(at, _)| *at != lost).map(|(_, line)| *line).collect();
        let error = match Replay::parse(&rest.join("\n")) {
            Err(error) => error,
            // Without its end the table is only unfinished; the JSON before it now ends in a comma.
            Ok(replay) => leduc().verify(&replay).unwrap_err(),
        };
        assert!((1..=rest.len()).contains(&error.line), "without line {}: {error}", lost + 1);
    }
}

#[test]
fn what_is_no_replay_of_this_version_is_an_error_with_a_line() {
    let text = leduc_with_undo(1).write();
    let tables: Vec<(String, usize, &str)> = vec![
        (String::new(), 1, "the file ends in the middle"),
        ("\n\n\n".into(), 4, "the file ends in the middle"),
        ("hello".into(), 1, "expected value"),
        ("{}".into(), 1, "this is not a replay of Fixer; expected the field \"fixer\": \"replay\""),
        ("[]".into(), 1, ""),
        ("null".into(), 1, ""),
        ("{\"name\": \"a package\",\n \"version\": \"1.2.3\"}".into(), 1, "this is not a replay of Fixer"),
        ("{\"version\": 1,\n\"fixer\": \"scenario\"}".into(), 2, "this is not a replay of Fixer"),
        (
            text.replace("\"version\": 1,", "\"version\": 2,"),
            3,
            "the file has version 2; this program reads up to 1, a newer one is needed",
        ),
        (text.replace("\"version\": 1,", "\"version\": 0,"), 3, "expected the field \"version\" with a number from 1 to 1"),
        (text.replace("\"version\": 1,", "\"version\": \"one\","), 3, "expected the field \"version\""),
        (text.replace("  \"version\": 1,\n", ""), 1, "expected the field \"version\""),
        (text.replace("\"game\": \"leduc\"", "\"game\": 7"), 5, "not the name of a game"),
        (text.replace("\"rules\": 1", "\"rules\": -1"), 6, "invalid value"),
        (text.replace("\"rules\": 1,", "\"rules\": 1, \"colour\": 2,"), 6, "unknown field `colour`"),
        (text.replace("\"rules\": 1,", "\"rules\": 1,\n\"rules\": 1,"), 7, "duplicate field `rules`"),
        (text.replace("  \"catalog\": \"none\",\n", ""), 0, "missing field `catalog`"),
        (text.replace("\"options\": {}", "\"options\": {\"stake\": [0.5]}"), 8, "a number has a fraction or more than 64 bits"),
        (text.replace("[null,null]", "[null,18446744073709551616]"), 9, "a number has a fraction or more than 64 bits"),
        (text.replace("\"kind\":\"fair\"", "\"kind\":\"loaded dice\""), 11, "not where chance comes from: unknown variant `loaded dice`"),
        (text.replace("\"seed\":\"01", "\"seed\":\"xy"), 11, "expected 64 hexadecimal digits"),
        (text.replace("{\"entry\":\"undo\",\"to\":1}", "{\"entry\":\"undo\"}"), FIRST_ENTRY + 3, "not a log entry: missing field `to`"),
        (text.replace("{\"entry\":\"undo\",\"to\":1}", "7"), FIRST_ENTRY + 3, "not a log entry"),
        (text.replace("{\"entry\":\"undo\",\"to\":1}", "{\n\"entry\":\n\"redo\"}"), FIRST_ENTRY + 5, "not a log entry"),
        (text.replace("{\"entry\":\"undo\",\"to\":1}", "{\"entry\":\"undo\",\"to\":1,\"why\":2}"), FIRST_ENTRY + 3, "not a log entry"),
        (format!("{text}{{}}"), 0, "trailing characters"),
        (format!("\u{feff}{text}"), 1, "expected value"),
        ("[".repeat(100_000), 1, ""),
        (text.replace("\"options\": {}", &format!("\"options\": {}1{}", "[".repeat(5_000), "]".repeat(5_000))), 8, "recursion limit"),
    ];
    for (text, line, words) in tables {
        let error = Replay::parse(&text).unwrap_err();
        assert!(error.says.contains(words), "expected '{words}': {error}");
        assert!(line == 0 || error.line == line, "expected line {line}: {error}");
        assert!(error.line >= 1);
    }
}

#[test]
fn a_table_of_another_game_or_other_seats_is_refused_with_the_line() {
    let read = |text: &str| Replay::parse(text).unwrap();
    let text = leduc_with_undo(1).write();
    let refused = |replay: &Replay| leduc().reopen(replay).err().map(|error| error.to_string()).unwrap_or_default();
    let foreign = tictactoe().reopen(&read(&text)).err().map(|error| error.to_string());
    assert_eq!(foreign.as_deref(), Some("line 5: this is a table of 'leduc', not of 'tictactoe'"));
    let entries = text.replace("\"entries\": [null,null]", "\"entries\": [null,null,null]");
    assert_eq!(Replay::parse(&entries).unwrap_err().to_string(), "line 10: 2 players are named, but the table has 3 seats");
    let entries = entries.replace("\"players\": [", "\"players\": [\"person\",");
    assert_eq!(refused(&read(&entries)), "line 9: there are 3 entries, but the table has 2 seats");
    let entries = text.replace("\"entries\": [null,null]", "\"entries\": [null,\"a deck\"]");
    assert!(refused(&read(&entries)).starts_with("line 9: the entries do not fit: "));
    let options = text.replace("\"options\": {}", "\"options\": 3");
    assert!(refused(&read(&options)).starts_with("line 8: the options do not fit: "));
    let nothing = text.lines().take(FIRST_ENTRY - 1).collect::<Vec<_>>().join("\n") + "]}";
    assert_eq!(refused(&read(&nothing)), "line 1: log entry 0: the first entry must be the deal");
    let twice = text.replacen("    {\"entry\":\"decision\"", "    {\"entry\":\"deal\",\"digest\":\"\"},\n    {\"entry\":\"decision\"", 1);
    assert_eq!(refused(&read(&twice)), format!("line {}: log entry 1: a table is dealt once", FIRST_ENTRY + 1));
}
