//! Anything at all is fed to the readers of replays and scenarios: they answer with an error that names
//! a line, or with something that can be used; they never panic and never hang. `PROPTEST_CASES` says
//! how many cases, for long runs.

use crate::tables;

use std::sync::LazyLock;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};
use table::any::{AnyGame, AnyTable};
use table::replay::{Origin, Replay};
use table::scenario::Scenario;
use table::{Audience, Lang, Seat};
use tables::{leduc, leduc_with_undo, open, tictactoe, tictactoe_with_concession};

fn config() -> ProptestConfig {
    // A failure is printed with its input; nothing is written beside the sources.
    ProptestConfig { failure_persistence: None, ..ProptestConfig::default() }
}

static GAMES: LazyLock<[Box<dyn AnyGame>; 2]> = LazyLock::new(|| [leduc(), tictactoe()]);

static REPLAYS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut fast = leduc_with_undo(3);
    fast.chance = Origin::Fast { seed: 3 };
    [leduc_with_undo(1), tictactoe_with_concession(1), fast].iter().map(Replay::write).collect()
});

const SCENARIOS: [&str; 4] = [
    include_str!("../../scenarios/leduc/a-pair-beats-a-king.scenario"),
    include_str!("../../scenarios/leduc/who-leaves-loses-what-it-put-in.scenario"),
    include_str!("../../scenarios/tictactoe/a-full-board-is-shared.scenario"),
    include_str!("../../scenarios/tictactoe/a-taken-cell-stays-taken.scenario"),
];

/// Reads a replay and does everything with it that can be done; says how far it came.
fn use_replay(text: &str) -> &'static str {
    let lines = text.lines().count() + 1;
    let replay = match Replay::parse(text) {
        Ok(replay) => replay,
        Err(error) => {
            assert!((1..=lines).contains(&error.line) && !error.says.is_empty(), "{error}");
            return "refused by the reader";
        }
    };
    // What was read can be written, and is then always the same.
    let written = replay.write();
    assert_eq!(Replay::parse(&written).unwrap().write(), written);
    let mut reached = "read";
    for game in GAMES.iter() {
        if let Err(error) = game.verify(&replay) {
            assert!((1..=lines).contains(&error.line), "{error}");
        } else {
            reached = "verified";
        }
        match game.reopen(&replay) {
            Ok(mut table) => {
                if reached == "read" {
                    reached = "opened";
                }
                handle(&mut *table);
            }
            Err(error) => assert!((1..=lines).contains(&error.line), "{error}"),
        }
    }
    reached
}

/// Looks at a table from all sides and goes on playing it.
fn handle(table: &mut dyn AnyTable) {
    for _ in 0..4 {
        for audience in [Audience::Seat(Seat(0)), Audience::Seat(Seat(7)), Audience::Spectator, Audience::Everyone] {
            let seen = table.seen(audience);
            seen.view();
            seen.position(Lang::It.into());
            for at in 0..table.log().len() + 1 {
                table.told(at, audience, Lang::En.into());
            }
        }
        for seat in Seat::first(3) {
            table.seen(Audience::Seat(seat)).forbidden(Lang::En.into());
            if let Some(back) = table.back(seat) {
                assert!(back.to < table.log().len());
            }
            if let Some(key) = table.keys(seat).first() {
                table.decide(seat, key).unwrap();
            }
        }
    }
    let again = Replay::parse(&table.replay().write()).unwrap();
    assert!(GAMES.iter().any(|game| game.reopen(&again).is_ok()), "what was played on can be taken up again");
}

/// Reads a scenario and plays it in both games.
fn use_scenario(text: &str) -> &'static str {
    let lines = text.lines().count().max(1);
    let line_of = |place: &str| place.strip_prefix("line ").and_then(|line| line.parse::<usize>().ok());
    match Scenario::parse(text) {
        Err(problems) => {
            assert!(problems.iter().all(|problem| line_of(&problem.place).is_some_and(|line| (1..=lines).contains(&line))), "{problems}");
            assert!(problems.iter().next().is_some());
            "refused by the reader"
        }
        Ok(scenario) => {
            let mut reached = "read";
            for game in GAMES.iter() {
                // As if it were of this game, so that its lines are really played.
                let mut scenario = scenario.clone();
                scenario.game = game.about().key.to_owned();
                match game.check(&scenario) {
                    Ok(()) => reached = "held",
                    Err(failure) => assert!((1..=lines).contains(&failure.line) && !failure.says.is_empty(), "{failure}"),
                }
            }
            reached
        }
    }
}

/// Something done to a text.
#[derive(Clone, Debug)]
enum Damage {
    Byte(Index, u8),
    Bit(Index, u8),
    DropByte(Index),
    DropLine(Index),
    DoubleLine(Index, Index),
    SwapLines(Index, Index),
    Truncate(Index),
    Number(Index, String),
    Insert(Index, &'static str),
}

const NUMBERS: [&str; 14] =
    ["0", "-0", "1", "2", "3", "7", "8", "255", "256", "-1", "4294967295", "18446744073709551615", "18446744073709551616", "1e400"];

const PIECES: [&str; 16] = [
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "\\",
    "\n",
    "null",
    "{\"entry\":\"undo\",\"to\":0},",
    "\"chance\":[],",
    "\u{1f0a1}",
    "\0",
    "#",
    "seat 1 ",
];

fn damage() -> impl Strategy<Value = Damage> {
    let at = any::<Index>;
    prop_oneof![
        (at(), any::<u8>()).prop_map(|(at, byte)| Damage::Byte(at, byte)),
        (at(), 0u8..8).prop_map(|(at, bit)| Damage::Bit(at, bit)),
        at().prop_map(Damage::DropByte),
        at().prop_map(Damage::DropLine),
        (at(), at()).prop_map(|(line, to)| Damage::DoubleLine(line, to)),
        (at(), at()).prop_map(|(one, two)| Damage::SwapLines(one, two)),
        at().prop_map(Damage::Truncate),
        (at(), select(&NUMBERS[..])).prop_map(|(at, number)| Damage::Number(at, number.to_owned())),
        (at(), any::<i64>()).prop_map(|(at, number)| Damage::Number(at, number.to_string())),
        (at(), select(&PIECES[..])).prop_map(|(at, piece)| Damage::Insert(at, piece)),
    ]
}

impl Damage {
    fn done_to(&self, text: &str) -> String {
        let mut bytes = text.as_bytes().to_vec();
        let mut lines: Vec<&str> = text.lines().collect();
        if bytes.is_empty() || lines.is_empty() {
            return text.to_owned();
        }
        match self {
            Damage::Byte(at, byte) => bytes[at.index(text.len())] = *byte,
            Damage::Bit(at, bit) => bytes[at.index(text.len())] ^= 1 << bit,
            Damage::DropByte(at) => drop(bytes.remove(at.index(text.len()))),
            Damage::Truncate(at) => bytes.truncate(at.index(text.len())),
            Damage::DropLine(at) => {
                lines.remove(at.index(lines.len()));
                return lines.join("\n");
            }
            Damage::DoubleLine(line, to) => {
                let line = lines[line.index(lines.len())];
                lines.insert(to.index(lines.len()), line);
                return lines.join("\n");
            }
            Damage::SwapLines(one, two) => {
                let (one, two) = (one.index(lines.len()), two.index(lines.len()));
                lines.swap(one, two);
                return lines.join("\n");
            }
            Damage::Number(at, number) => {
                let spans = numbers(text);
                if spans.is_empty() {
                    return text.to_owned();
                }
                bytes.splice(spans[at.index(spans.len())].clone(), number.bytes());
            }
            Damage::Insert(at, piece) => {
                let at = at.index(text.len());
                bytes.splice(at..at, piece.bytes());
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// Where the numbers of a text stand.
fn numbers(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut spans: Vec<std::ops::Range<usize>> = Vec::new();
    for (at, byte) in text.bytes().enumerate().filter(|(_, byte)| byte.is_ascii_digit()) {
        match spans.last_mut() {
            Some(span) if span.end == at => span.end += 1,
            _ => spans.push(at..at + char::from(byte).len_utf8()),
        }
    }
    spans
}

/// Any JSON, small.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        (0u64..10).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "\\PC{0,8}".prop_map(Value::from),
        select(&["deal", "decision", "undo", "call", "raise", "fold", "b2", "leduc", "fair", "K"][..]).prop_map(Value::from),
        Just(json!({"entry": "undo", "to": 1})),
        Just(json!({"entry": "concede", "seat": 1, "digest": ""})),
        Just(json!({"what": "deal", "of": 6, "got": 7, "is": "A"})),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map("[a-z]{1,6}", inner, 0..4).prop_map(|map| json!(map))
        ]
    })
}

/// The pointers of all values inside a value, its own first.
fn pointers(value: &Value) -> Vec<String> {
    let inner: Vec<(String, &Value)> = match value {
        Value::Array(values) => values.iter().enumerate().map(|(at, value)| (at.to_string(), value)).collect(),
        Value::Object(fields) => fields.iter().map(|(name, value)| (name.replace('~', "~0").replace('/', "~1"), value)).collect(),
        _ => Vec::new(),
    };
    let below = inner.iter().flat_map(|(name, value)| pointers(value).into_iter().map(move |rest| format!("/{name}{rest}")));
    std::iter::once(String::new()).chain(below).collect()
}

/// The replay with some of its values replaced, one entry a line as before.
fn replaced(text: &str, changes: &[(Index, Value)]) -> String {
    let mut value: Value = serde_json::from_str(text).unwrap();
    for (at, new) in changes {
        let pointers = pointers(&value);
        if let Some(old) = value.pointer_mut(&pointers[at.index(pointers.len())]) {
            *old = new.clone();
        }
    }
    value.to_string().replace("{\"entry\"", "\n{\"entry\"").replace("\"chance\":{", "\n\"chance\":{")
}

/// What a forger does who cannot choose the cards but knows how digests are made: corrects them, as far
/// as the table can be played.
fn forged(mut text: String) -> String {
    for _ in 0..12 {
        let Ok(replay) = Replay::parse(&text) else { return text };
        let wrong = GAMES.iter().filter_map(|game| game.reopen(&replay).err()).find(|error| error.says.contains("has the digest "));
        let Some(error) = wrong else { return text };
        let Some((right, old)) = error.says.split_once("has the digest ").and_then(|(_, rest)| rest.split_once(", but the log says "))
        else {
            return text;
        };
        let mend = |(number, line): (usize, &str)| {
            let field = |digest: &str| format!("\"digest\":{}", Value::from(digest));
            if number == error.line { line.replace(&field(old), &field(right)) } else { line.to_owned() }
        };
        text = (1..).zip(text.lines()).map(mend).collect::<Vec<_>>().join("\n");
    }
    text
}

/// Something that happens at a table, possible or not.
#[derive(Clone, Debug)]
enum Happening {
    Decide(u8, Index),
    Act(u8, Vec<Index>),
    Undo(usize),
    Back(u8),
    Concede(u8),
    Reopen,
}

fn happening() -> impl Strategy<Value = Happening> {
    prop_oneof![
        8 => (0u8..2, any::<Index>()).prop_map(|(seat, choice)| Happening::Decide(seat, choice)),
        2 => (0u8..3, vec(any::<Index>(), 0..4)).prop_map(|(seat, choices)| Happening::Act(seat, choices)),
        1 => (0usize..12).prop_map(Happening::Undo),
        2 => (0u8..3).prop_map(Happening::Back),
        1 => (0u8..20).prop_map(Happening::Concede),
        1 => Just(Happening::Reopen),
    ]
}

/// The names of everything that a seat could try, possible or not.
fn tries(table: &dyn AnyTable, seat: Seat) -> Vec<String> {
    let offered = table.keys(seat).into_iter();
    let forbidden = table.seen(Audience::Seat(seat)).forbidden(Lang::En.into()).into_iter().map(|forbidden| forbidden.offer.key);
    offered.chain(forbidden).chain(["nonsense".to_owned()]).collect()
}

/// Lets it happen; a refusal must leave the log as it was.
fn happen(game: &dyn AnyGame, mut table: Box<dyn AnyTable>, happening: &Happening) -> Box<dyn AnyTable> {
    let log = table.log().to_vec();
    let result = match happening {
        Happening::Decide(seat, choice) => {
            let tries = tries(&*table, Seat(*seat));
            table.decide(Seat(*seat), &tries[choice.index(tries.len())])
        }
        Happening::Act(seat, choices) => {
            let tries = tries(&*table, Seat(*seat));
            let keys: Vec<&str> = choices.iter().map(|choice| tries[choice.index(tries.len())].as_str()).collect();
            table.act(Seat(*seat), &keys)
        }
        Happening::Undo(to) => table.undo(*to),
        Happening::Back(seat) => table.back(Seat(*seat)).map_or(Ok(()), |back| table.undo(back.to)),
        Happening::Concede(seat) => table.concede(Seat(*seat), false),
        Happening::Reopen => {
            let read = Replay::parse(&table.replay().write()).unwrap();
            let again = game.reopen(&read).unwrap();
            assert_eq!(again.log(), table.log());
            table = again;
            Ok(())
        }
    };
    match result {
        Ok(()) => assert!(table.log().starts_with(&log), "a log only grows"),
        Err(refusal) => assert_eq!(table.log(), log, "{refusal}"),
    }
    table
}

/// A line of a scenario, made of words that lines are made of.
fn line() -> impl Strategy<Value = String> {
    let words = |words: &'static [&'static str]| select(words);
    let who = words(&["seat 0", "seat 1", "seat 2", "seat 9", "spectator", "everyone", "seat", "nobody"]);
    let choice =
        words(&["call", "raise", "fold", "a1", "b2", "c3", "call, raise", "a1, a1", "", ",", "b2 because R05", "fold because R06"]);
    let verb = words(&["does", "may", "may only", "cannot", "sees", "does not see", "hears", "does not hear", "is awaited", "leaves"]);
    let path = words(&["cards", "cards.0", "cells.4", "public", "put.7", "stage", "stage.left", "turn", "", ".", "cards.0.0.0", "seat"]);
    let value =
        words(&["K", "J, Q", "nothing", "none", "1", "1, 1", "-1", "x.o / .x. / ...", "xxxxxxxxx", "xoxxoxoxo", "99999999999", "", "\""]);
    let name = words(&["seat 0 holds", "seat 1 holds", "seat 0 put in", "public card", "raises", "turn", "board", "seat", ""]);
    let purpose = words(&["deal", "public card", "die", ""]);
    let header = words(&["title", "game", "options", "rules", "outcome how", "outcome scores", "outcome winners", "outcome", "nonsense"]);
    let filling = words(&["leduc", "tictactoe", "seats=2", "seats=3", "mode=standard", "R01, R02", "R99", "=", "showdown", "0", "3, -3"]);
    prop_oneof![
        5 => (who.clone(), verb, choice.clone()).prop_map(|(who, verb, what)| format!("{who} {verb} {what}")),
        3 => (who, path.clone(), value.clone()).prop_map(|(who, path, value)| format!("{who} sees {path}: {value}")),
        4 => (0u8..2, choice).prop_map(|(seat, choice)| format!("seat {seat} does {choice}")),
        2 => (name, value.clone()).prop_map(|(name, value)| format!("given {name}: {value}")),
        2 => (purpose, value).prop_map(|(purpose, value)| format!("chance {purpose}: {value}")),
        2 => (header, filling).prop_map(|(header, filling)| format!("{header}: {filling}")),
        1 => "\\PC{0,30}",
    ]
}

#[test]
fn fuzz_begins_with_files_that_are_in_order() {
    assert_eq!(REPLAYS.iter().map(|text| use_replay(text)).collect::<Vec<_>>(), ["verified", "verified", "opened"]);
    for text in SCENARIOS {
        assert_eq!(use_scenario(text), "held");
    }
    let changed = REPLAYS[0].replace("\"digest\":\"", "\"digest\":\"0");
    assert_eq!(use_replay(&changed), "read");
    assert_eq!(use_replay(&forged(changed)), "verified");
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn fuzz_any_bytes_as_a_replay(bytes in vec(any::<u8>(), 0..600)) {
        use_replay(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn fuzz_any_json_as_a_replay(value in any_json()) {
        use_replay(&value.to_string());
    }

    #[test]
    fn fuzz_a_damaged_replay(which in any::<Index>(), damages in vec(damage(), 1..5)) {
        let text = REPLAYS[which.index(REPLAYS.len())].clone();
        use_replay(&damages.iter().fold(text, |text, damage| damage.done_to(&text)));
    }

    #[test]
    fn fuzz_a_replay_with_other_values(which in any::<Index>(), changes in vec((any::<Index>(), any_json()), 1..4)) {
        let text = replaced(&REPLAYS[which.index(REPLAYS.len())], &changes);
        use_replay(&text);
        use_replay(&forged(text));
    }

    #[test]
    fn fuzz_a_replay_with_its_entries_in_disorder(which in any::<Index>(), order in vec(any::<Index>(), 0..14)) {
        let text = &REPLAYS[which.index(REPLAYS.len())];
        let mut value: Value = serde_json::from_str(text).unwrap();
        let entries = value["log"].as_array().cloned().unwrap_or_default();
        value["log"] = order.iter().map(|at| entries[at.index(entries.len())].clone()).collect();
        let text = replaced(&value.to_string(), &[]);
        use_replay(&text);
        use_replay(&forged(text));
    }

    #[test]
    fn fuzz_whatever_happens_at_a_table_can_be_replayed(number: u8, first: bool, happenings in vec(happening(), 0..24)) {
        let game = &GAMES[usize::from(first)];
        let table = happenings.iter().fold(open(&**game, number), |table, next| happen(&**game, table, next));
        let replay = Replay::parse(&table.replay().write()).unwrap();
        let rolled: usize = table.log().iter().map(|entry| entry.chance().len()).sum();
        prop_assert_eq!(game.verify(&replay), Ok(rolled));
        let again = game.reopen(&replay).unwrap();
        prop_assert_eq!(again.log(), table.log());
        prop_assert_eq!(again.seen(Audience::Everyone).view(), table.seen(Audience::Everyone).view());
    }

    #[test]
    fn fuzz_any_text_as_a_scenario(text in "(\\PC|\n){0,300}") {
        use_scenario(&text);
    }

    #[test]
    fn fuzz_a_damaged_scenario(which in any::<Index>(), damages in vec(damage(), 1..5)) {
        let text = SCENARIOS[which.index(SCENARIOS.len())].to_owned();
        use_scenario(&damages.iter().fold(text, |text, damage| damage.done_to(&text)));
    }

    #[test]
    fn fuzz_a_scenario_of_lines_that_could_stand_there(lines in vec(line(), 0..12)) {
        use_scenario(&format!("game: leduc\n{}\n", lines.join("\n")));
        // What is wrong with one line must not hide the others from being played.
        let understood: Vec<String> = lines.into_iter().filter(|line| Scenario::parse(&format!("game: leduc\n{line}\nseat 0 is awaited\n")).is_ok()).collect();
        use_scenario(&format!("game: leduc\nseat 0 is awaited\n{}\n", understood.join("\n")));
    }
}
