//! Replay files of every game with something wrong in them: whatever somebody sends, it is refused with a line or can
//! be looked at, and nothing hangs or panics. `PROPTEST_CASES` says how many cases, for long runs.

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};
use table::Audience;
use table::any::Opening;
use table::chance::fair::Bytes;
use table::replay::Replay;

/// How long one file may take: much longer than any does, so that only what hangs is told.
const PATIENCE: Duration = Duration::from_secs(60);

/// Decisions in a file.
const DECISIONS: usize = 40;

/// A table of every game with some decisions, one of which was taken back.
static FILES: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let file = |game: registry::Registered| {
        let seats = game.seats(&BTreeMap::new()).unwrap();
        let mut made = 0;
        let mut secrets = || {
            made += 1;
            Bytes([made; 32])
        };
        let players = vec!["person".to_owned(); usize::from(seats)];
        let opening = Opening { fields: &BTreeMap::new(), brings: &[], id: "fuzz".to_owned(), players, secrets: &mut secrets };
        let mut table = game.open(opening).unwrap();
        for at in 0..DECISIONS {
            let Some(seat) = table.awaited().must.lowest() else { break };
            let keys = table.keys(seat);
            table.decide(seat, &keys[(at * 7) % keys.len()]).unwrap();
            if at == 3 {
                table.undo(table.back(seat).unwrap().to).unwrap();
            }
        }
        serde_json::from_str(&table.replay().write()).unwrap()
    };
    registry::games().map(file).collect()
});

/// Something wrong with a file.
#[derive(Clone, Debug)]
enum Wrong {
    /// The results of an entry are gone.
    NoChance(Index),
    /// A result is missing, is there twice, or is another.
    Result(Index, Index, u8, String),
    /// An entry is gone, twice there, or elsewhere.
    Entry(Index, Index, u8),
    /// Something is taken back.
    Undo(Index, usize),
    /// A field of an entry is something else.
    Field(Index, &'static str, Value),
    /// A field of the file is something else.
    Head(&'static str, Value),
    /// A list or a word is very long.
    Long(Index, usize),
}

fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<i64>().prop_map(Value::from),
        (0u8..9).prop_map(Value::from),
        "\\PC{0,30}".prop_map(Value::from),
        (0usize..3_000).prop_map(|length| json!("x".repeat(length))),
        vec("[a-z]{0,30}", 0..12).prop_map(|words| json!(words)),
        (1usize..300).prop_map(|levels| (0..levels).fold(json!(1), |inner, _| json!([inner]))),
    ]
}

fn wrong() -> impl Strategy<Value = Wrong> {
    let at = any::<Index>;
    let fields = &["entry", "seat", "choice", "label", "chance", "thought", "digest", "to", "automatic", "timeout", "how"][..];
    let head = &["table", "game", "rules", "catalog", "options", "entries", "players", "chance", "log", "version"][..];
    prop_oneof![
        2 => at().prop_map(Wrong::NoChance),
        3 => (at(), at(), 0u8..4, "[a-z0-9]{0,3}").prop_map(|(entry, result, how, is)| Wrong::Result(entry, result, how, is)),
        3 => (at(), at(), 0u8..3).prop_map(|(entry, other, how)| Wrong::Entry(entry, other, how)),
        2 => (at(), 0usize..50).prop_map(|(entry, to)| Wrong::Undo(entry, to)),
        2 => (at(), select(fields), value()).prop_map(|(entry, field, value)| Wrong::Field(entry, field, value)),
        2 => (select(head), value()).prop_map(|(field, value)| Wrong::Head(field, value)),
        1 => (at(), 0usize..3_000).prop_map(|(entry, length)| Wrong::Long(entry, length)),
    ]
}

impl Wrong {
    fn done_to(&self, file: &mut Value) {
        let Some(log) = file["log"].as_array_mut().filter(|log| !log.is_empty()) else { return };
        let length = log.len();
        match self {
            Wrong::NoChance(entry) => put(&mut log[entry.index(length)], "chance", json!([])),
            Wrong::Result(entry, result, how, is) => {
                let chance = log[entry.index(length)].get_mut("chance").and_then(Value::as_array_mut);
                let Some(chance) = chance.filter(|chance| !chance.is_empty()) else { return };
                let result = result.index(chance.len());
                match how {
                    0 => drop(chance.remove(result)),
                    1 => chance.push(chance[result].clone()),
                    2 => put(&mut chance[result], "is", json!(is)),
                    _ => put(&mut chance[result], "what", json!(is)),
                }
            }
            Wrong::Entry(entry, other, how) => {
                let (entry, other) = (entry.index(length), other.index(length));
                match how {
                    0 => drop(log.remove(entry)),
                    1 => log.insert(other, log[entry].clone()),
                    _ => log.swap(entry, other),
                }
            }
            Wrong::Undo(entry, to) => log.insert(entry.index(length), json!({"entry": "undo", "to": to})),
            Wrong::Field(entry, field, value) => put(&mut log[entry.index(length)], field, value.clone()),
            Wrong::Head(field, value) => put(file, field, value.clone()),
            Wrong::Long(entry, more) => {
                let entry = log[entry.index(length)].clone();
                log.extend(std::iter::repeat_n(entry, *more));
            }
        }
    }
}

/// Puts a field into an object; whatever else was put there before stays.
fn put(object: &mut Value, field: &str, value: Value) {
    if let Some(fields) = object.as_object_mut() {
        fields.insert(field.to_owned(), value);
    }
}

/// Reads a file and does everything with it that somebody can who sends one. Whether it could be opened.
fn used(text: &str) -> bool {
    let lines = text.lines().count() + 1;
    let replay = match Replay::parse(text) {
        Ok(replay) => replay,
        Err(error) => {
            assert!((1..=lines).contains(&error.line) && !error.says.is_empty() && error.says.len() < 4_000, "{error}");
            return false;
        }
    };
    let Some(game) = registry::find(&replay.head.game) else { return false };
    let _ = game.verify(&replay);
    match game.reopen(&replay) {
        Ok(table) => {
            for at in 0..table.log().len() {
                let then = table.at(at).expect("every entry can be looked at");
                then.seen(Audience::Spectator).view();
            }
            let again = Replay::parse(&table.replay().write()).unwrap();
            assert_eq!(game.reopen(&again).unwrap().log(), table.log());
            true
        }
        Err(error) => {
            assert!((1..=lines).contains(&error.line) && error.says.len() < 4_000, "{error}");
            false
        }
    }
}

/// The same on a thread of its own: a file that is never done with is a failure and not a test that never ends.
fn used_in_time(text: String) -> bool {
    let (tell, told) = channel();
    let worker = thread::spawn(move || tell.send(used(&text)));
    let opened = told.recv_timeout(PATIENCE);
    assert!(opened.is_ok() || worker.is_finished(), "it goes on for ever");
    opened.expect("it panicked")
}

#[test]
fn fuzz_begins_with_files_that_are_in_order() {
    assert_eq!(FILES.len(), registry::games().count());
    for file in FILES.iter() {
        assert!(used(&file.to_string()), "{}", file["game"]);
    }
}

proptest! {
    // A failure is printed with its input; nothing is written beside the sources.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn fuzz_a_malformed_replay_of_any_game(which in any::<Index>(), wrongs in vec(wrong(), 1..4)) {
        let mut file = FILES[which.index(FILES.len())].clone();
        wrongs.iter().for_each(|wrong| wrong.done_to(&mut file));
        used_in_time(file.to_string());
    }
}
