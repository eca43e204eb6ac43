//! Logs of every game and way to play, kept for the versions that come: as long as a game says that it has the rules by
//! which a log was played, all of the log must agree with it. `FIXER_BLESS=1 cargo test -p registry` writes those of
//! today anew. Logs of earlier versions stay as they were written, and must still be opened and read to their end.

use std::path::PathBuf;

use registry::Registered;
use table::Seat;
use table::any::Fields;
use table::log::{Ended, LogEntry};
use table::replay::{Origin, Replay};
use table::simulate::Plan;

/// A log: the name of its file, the game, the options, and how many decisions are made.
type Case = (&'static str, &'static str, &'static [(&'static str, &'static str)], u64);

/// Longer than any table.
const WHOLE: u64 = 5000;

const CASES: &[Case] = &[
    ("two", "gangs", &[("seats", "2")], WHOLE),
    ("three", "gangs", &[("seats", "3")], 100),
    ("four", "gangs", &[("seats", "4")], 100),
    ("tutorial", "gangs", &[("story", "tutorial"), ("seats", "2")], 60),
    ("cost-of-success", "gangs", &[("story", "cost-of-success"), ("seats", "2")], 150),
    ("night-city-tour", "gangs", &[("story", "night-city-tour"), ("seats", "2")], 150),
    ("subtle-warfare", "gangs", &[("story", "subtle-warfare"), ("seats", "2")], 150),
    ("inconvenient-gift", "gangs", &[("story", "inconvenient-gift"), ("seats", "2")], 150),
    ("solo", "gangs", &[("mode", "solo")], 150),
    ("guide", "tcg", &[], WHOLE),
    ("comprehensive", "tcg", &[("edition", "comprehensive")], WHOLE),
    ("random-decks", "tcg", &[("edition", "comprehensive")], 80),
    ("two", "nightlancer", &[("seats", "2")], WHOLE),
    ("three", "nightlancer", &[("seats", "3")], 150),
    ("four", "nightlancer", &[("seats", "4")], 150),
    ("together", "nightlancer", &[("mode", "coop"), ("seats", "3")], 150),
    ("alone", "nightlancer", &[("mode", "solitaire"), ("hardened", "2")], WHOLE),
    ("two", "ccg", &[("seats", "2")], WHOLE),
    ("three", "ccg", &[("seats", "3")], 200),
    ("four", "ccg", &[("seats", "4")], 200),
    ("random-decks", "ccg", &[("seats", "2")], 120),
    ("whole", "leduc", &[], WHOLE),
    ("whole", "tictactoe", &[], WHOLE),
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/logs")
}

fn path(game: Registered, name: &str) -> PathBuf {
    folder().join(format!("{}-{}-{name}.json", game.about().key, game.about().rules))
}

/// The log of a case, played by bots.
fn played(&(name, key, options, limit): &Case) -> Replay {
    let game = registry::find(key).unwrap();
    let fields: Fields = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let plan = Plan { from: 0, games: 1, seed: 2077, threads: 1, check: true, limit };
    let brings = if name == "random-decks" { vec![Some("random".to_owned()); 2] } else { Vec::new() };
    let recorded = game.record(&fields, &brings, &["street".to_owned()], &plan).unwrap();
    assert!(recorded.failed.is_none() || limit < WHOLE, "{key} {options:?}: {:?}", recorded.failed);
    recorded.replay
}

/// A log with everything that happens at a table besides decisions: taken back, left, ended by consent.
fn ended(void: bool) -> Replay {
    let game = registry::find("leduc").unwrap();
    let head = game.head(&Fields::new(), &[], "ended".to_owned()).unwrap();
    let mut table = game.deal(head, vec!["person".to_owned(); 2], Origin::Fast { seed: 7 }).unwrap();
    table.decide(Seat(0), "raise").unwrap();
    table.undo(0).unwrap();
    table.decide(Seat(0), "call").unwrap();
    if void {
        table.void().unwrap();
    } else {
        table.concede(Seat(1), true).unwrap();
    }
    table.replay()
}

#[test]
fn there_are_logs_of_every_game_and_way_to_play() {
    let bless = std::env::var_os("FIXER_BLESS").is_some();
    let leduc = registry::find("leduc").unwrap();
    if bless {
        for case in CASES {
            std::fs::write(path(registry::find(case.1).unwrap(), case.0), played(case).write()).unwrap();
        }
        std::fs::write(path(leduc, "left"), ended(false).write()).unwrap();
        std::fs::write(path(leduc, "void"), ended(true).write()).unwrap();
    }
    let cases = CASES.iter().map(|case| path(registry::find(case.1).unwrap(), case.0));
    for path in cases.chain([path(leduc, "left"), path(leduc, "void")]) {
        assert!(path.exists(), "{} is missing: FIXER_BLESS=1 cargo test -p registry writes it", path.display());
    }
}

#[test]
fn kept_logs_are_opened_and_read_to_their_end() {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let replay = Replay::parse(&std::fs::read_to_string(&file).unwrap()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let game = registry::find(&replay.head.game).unwrap();
        let (table, disagrees) = match game.reopen_agreeing(&replay) {
            Ok((table, disagrees)) => (Some(table), disagrees),
            Err(error) => (None, Some(error)),
        };
        if replay.head.rules == game.about().rules {
            let wrong = disagrees.map(|error| error.to_string()).unwrap_or_default();
            assert!(wrong.is_empty(), "{name}: {wrong}; whatever changes what happens at a table raises the version of its rules");
            let table = table.unwrap();
            assert_eq!(table.log(), replay.log, "{name}");
            let over = replay.log.last().filter(|entry| matches!(entry, LogEntry::Over(_))).cloned();
            assert_eq!(over, table.outcome().map(|outcome| LogEntry::Over(Ended::new(&outcome, table.seats()))), "{name}");
        }
    }
}
