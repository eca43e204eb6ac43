//! Checking a fair replay: by `Replay::verify`, and by the stand-alone verifier in `examples`, which
//! shares no code with it. An untouched file is accepted, and whatever was touched is named.

use crate::tables;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::json;
use table::chance::Rolled;
use table::chance::fair::{Bytes, Fair, commit_nonce, commit_seed};
use table::log::LogEntry;
use table::replay::{Origin, Replay};
use tables::{FIRST_ENTRY, leduc, leduc_with_undo, open, play, tictactoe, tictactoe_with_concession};

/// The results of a log entry, to be tampered with.
fn chance(entry: &mut LogEntry) -> &mut Vec<Rolled> {
    match entry {
        LogEntry::Deal { chance, .. } | LogEntry::Decision { chance, .. } | LogEntry::Concede { chance, .. } => chance,
        other => panic!("there is no chance in {other:?}"),
    }
}

/// The fair chance of a replay, to be tampered with.
struct FairParts<'r> {
    seed: &'r mut Bytes,
    seed_commitment: &'r mut Bytes,
    nonces: &'r mut Vec<Bytes>,
    nonce_commitments: &'r mut Vec<Bytes>,
    salts: &'r mut Vec<Bytes>,
}

fn fair(replay: &mut Replay) -> FairParts<'_> {
    match &mut replay.chance {
        Origin::Fair { seed, seed_commitment, nonces, nonce_commitments, salts, .. } => {
            FairParts { seed, seed_commitment, nonces, nonce_commitments, salts }
        }
        Origin::Fast { .. } => panic!("these tables are fair"),
    }
}

/// What `Replay::verify` says of a Leduc table once it has been written and read.
fn verified(replay: &Replay) -> Result<usize, (usize, String)> {
    let read = Replay::parse(&replay.write()).unwrap();
    leduc().verify(&read).map_err(|error| (error.line, error.says))
}

/// Tampers with an untouched table, and expects to be told of it at this line in these words.
#[track_caller]
fn noticed(tamper: impl FnOnce(&mut Replay), line: usize, words: &str) {
    let mut replay = leduc_with_undo(1);
    let before = replay.clone();
    tamper(&mut replay);
    assert_ne!(replay, before, "something was changed");
    let (at, says) = verified(&replay).unwrap_err();
    assert!(says.contains(words), "{says}");
    assert_eq!(at, line, "{says}");
}

const CHANCE_LINE: usize = 11;

#[test]
fn an_untouched_table_is_accepted() {
    for number in 0..20 {
        assert_eq!(verified(&leduc_with_undo(number)), Ok(4));
    }
    let nothing_rolled = tictactoe_with_concession(1);
    assert_eq!(tictactoe().verify(&nothing_rolled).unwrap(), 0);
    let mut abandoned = open(&*leduc(), 2);
    play(&mut *abandoned, &[(0, "raise")]);
    assert_eq!(verified(&abandoned.replay()), Ok(2), "an abandoned table can be checked like any other");
}

#[test]
fn a_changed_result_is_named() {
    let wrong = |got: u32| (got + 1) % 4;
    let tamper = |replay: &mut Replay| {
        let rolled = &mut chance(&mut replay.log[5])[0];
        rolled.got = wrong(rolled.got);
    };
    noticed(tamper, FIRST_ENTRY + 5, "log entry 5: result 3 of chance is wrong: 'public card', one of 4, is recorded as");
    // The document shows this very line.
    let mut replay = leduc_with_undo(1);
    tamper(&mut replay);
    let (line, says) = verified(&replay).unwrap_err();
    let shown = format!("\nline {line}: {says}\n");
    assert!(include_str!("../../../../docs/fair-chance.md").contains(&shown), "docs/fair-chance.md should show:{shown}");
    // Number and name together: still not what the commitments give.
    let name_too = |replay: &mut Replay| {
        let first = &mut chance(&mut replay.log[0])[0];
        let (got, is) = if first.is == "K" { (0, "J") } else { (4, "K") };
        (first.got, first.is) = (got, is.to_owned());
    };
    noticed(name_too, FIRST_ENTRY, "log entry 0: result 0 of chance is wrong: 'deal', one of 6");
}

#[test]
fn a_changed_result_that_was_taken_back_is_named_too() {
    let tamper = |replay: &mut Replay| {
        let rolled = &mut chance(&mut replay.log[2])[0];
        rolled.got = (rolled.got + 1) % 4;
    };
    noticed(tamper, FIRST_ENTRY + 2, "log entry 2: result 2 of chance is wrong");
}

#[test]
fn a_changed_name_of_a_result_is_noticed() {
    let tamper = |replay: &mut Replay| {
        let rolled = &mut chance(&mut replay.log[5])[0];
        rolled.is = if rolled.is == "K" { "J" } else { "K" }.to_owned();
    };
    noticed(tamper, FIRST_ENTRY + 5, "log entry 5: of 4 results of 'public card', number");
}

#[test]
fn a_changed_number_of_results_is_noticed_even_if_the_result_would_be_the_same() {
    let tamper = |replay: &mut Replay| {
        let head = replay.head.clone();
        let FairParts { seed, nonces, salts, .. } = fair(replay);
        let fair = Fair::new(head.terms(salts), *seed, nonces);
        let rolled = &mut chance(&mut replay.log[5])[0];
        rolled.of = (5..).find(|&of| fair.derive(&rolled.what, 3, of) == rolled.got).unwrap();
    };
    noticed(tamper, FIRST_ENTRY + 5, "log entry 5: of 4 results of 'public card'");
    let impossible = |replay: &mut Replay| chance(&mut replay.log[5])[0].of = 0;
    noticed(impossible, FIRST_ENTRY + 5, "log entry 5: ");
}

#[test]
fn a_changed_purpose_is_noticed() {
    let tamper = |replay: &mut Replay| chance(&mut replay.log[5])[0].what = "deal".to_owned();
    noticed(tamper, FIRST_ENTRY + 5, "log entry 5: ");
}

#[test]
fn lost_added_and_swapped_results_are_noticed() {
    let tampered = |replay: &mut Replay| chance(&mut replay.log[5]).clear();
    noticed(tampered, FIRST_ENTRY + 5, "the rules ask for 'public card' (one of 4), and no result is recorded");
    let added = |replay: &mut Replay| {
        let more = chance(&mut replay.log[5])[0].clone();
        chance(&mut replay.log[7]).push(more);
    };
    noticed(added, FIRST_ENTRY + 7, "log entry 7: ");
    let mut swapped = leduc_with_undo(1);
    chance(&mut swapped.log[0]).swap(0, 1);
    assert_eq!(verified(&swapped).unwrap_err().0, FIRST_ENTRY);
}

#[test]
fn a_changed_seed_nonce_or_salt_is_noticed() {
    let seed = "the seed is not the one that the table committed to";
    noticed(|replay| fair(replay).seed.0[7] ^= 1, CHANCE_LINE, seed);
    noticed(|replay| fair(replay).seed_commitment.0[7] ^= 1, CHANCE_LINE, seed);
    noticed(|replay| fair(replay).nonces[1].0[7] ^= 1, CHANCE_LINE, "the nonce of seat 1 is not the one that it committed to");
    noticed(|replay| fair(replay).nonce_commitments[0].0[7] ^= 1, CHANCE_LINE, "the nonce of seat 0 is not");
    noticed(|replay| fair(replay).nonces.swap(0, 1), CHANCE_LINE, "the nonce of seat 0 is not");
    noticed(|replay| fair(replay).salts[0].0[7] ^= 1, CHANCE_LINE, seed);
    noticed(|replay| fair(replay).nonces.truncate(1), CHANCE_LINE, "expected a nonce, a commitment to it and a salt for every seat");
}

#[test]
fn a_seed_that_is_changed_with_its_commitment_gives_other_results() {
    let tamper = |replay: &mut Replay| {
        let head = replay.head.clone();
        let FairParts { seed, seed_commitment, salts, .. } = fair(replay);
        *seed = Bytes([99; 32]);
        *seed_commitment = commit_seed(head.terms(salts), *seed);
    };
    noticed(tamper, FIRST_ENTRY, "result 0 of chance is wrong");
}

#[test]
fn changed_terms_are_noticed() {
    let seed = "(or table, rules, options or entries were changed)";
    noticed(|replay| replay.head.options = json!({"seats": 2}), CHANCE_LINE, seed);
    noticed(|replay| replay.head.table = "another".to_owned(), CHANCE_LINE, seed);
    noticed(|replay| replay.head.rules += 1, CHANCE_LINE, seed);
    noticed(|replay| replay.head.catalog = "another".to_owned(), CHANCE_LINE, seed);
    noticed(|replay| replay.head.entries[0] = json!("a deck"), CHANCE_LINE, seed);
    noticed(|replay| replay.head.game = "tictactoe".to_owned(), CHANCE_LINE, seed);
    let fewer = |replay: &mut Replay| {
        replay.head.entries.truncate(1);
        replay.players.truncate(1);
    };
    noticed(fewer, CHANCE_LINE, "a salt for every seat");
}

#[test]
fn a_changed_digest_or_decision_is_noticed() {
    let digest = |replay: &mut Replay| match &mut replay.log[4] {
        LogEntry::Decision { digest, .. } => *digest = "0123456789abcdef".to_owned(),
        other => panic!("{other:?}"),
    };
    noticed(digest, FIRST_ENTRY + 4, "but the log says 0123456789abcdef");
    let choice = |key: &'static str| {
        move |replay: &mut Replay| match &mut replay.log[5] {
            LogEntry::Decision { choice, .. } => *choice = key.to_owned(),
            other => panic!("{other:?}"),
        }
    };
    noticed(choice("fold"), FIRST_ENTRY + 5, "log entry 5: the result");
    noticed(choice("raise"), FIRST_ENTRY + 5, "log entry 5: ");
    noticed(choice("all in"), FIRST_ENTRY + 5, "log entry 5: seat 0 cannot choose 'all in' now");
    let seat = |replay: &mut Replay| match &mut replay.log[1] {
        LogEntry::Decision { seat, .. } => seat.0 = 1,
        other => panic!("{other:?}"),
    };
    noticed(seat, FIRST_ENTRY + 1, "log entry 1: seat 1 is not awaited");
    let lost = |replay: &mut Replay| drop(replay.log.remove(6));
    noticed(lost, FIRST_ENTRY + 6, "log entry 6: ");
    let outcome = |replay: &mut Replay| match replay.log.last_mut() {
        Some(LogEntry::Over(ended)) => ended.winners.clear(),
        other => panic!("{other:?}"),
    };
    noticed(outcome, FIRST_ENTRY + 8, "log entry 8: the table does not end here like that");
    let undo = |replay: &mut Replay| match &mut replay.log[3] {
        LogEntry::Undo { to } => *to = 0,
        other => panic!("{other:?}"),
    };
    noticed(undo, FIRST_ENTRY + 4, "log entry 4: ");
}

#[test]
fn too_many_seats_are_refused() {
    let mut replay = leduc_with_undo(1);
    let many = 300;
    replay.head.entries = vec![json!(null); many];
    let head = replay.head.clone();
    let FairParts { seed, seed_commitment, nonces, nonce_commitments, salts } = fair(&mut replay);
    *salts = vec![Bytes::default(); many];
    *nonces = salts.clone();
    let terms = head.terms(salts);
    *seed_commitment = commit_seed(terms, *seed);
    *nonce_commitments = (0..many).map(|seat| commit_nonce(terms, seat as u8, Bytes::default())).collect();
    let says = leduc().verify(&replay).unwrap_err().says;
    assert!(says.contains("at most 8 seats"), "{says}");
    assert!(Replay::parse(&replay.write()).unwrap_err().says.contains("at most 8 are possible"));
}

#[test]
fn a_table_with_fast_chance_cannot_be_checked() {
    let mut replay = leduc_with_undo(1);
    replay.chance = Origin::Fast { seed: 7 };
    let (line, says) = verified(&replay).unwrap_err();
    assert_eq!(line, CHANCE_LINE);
    assert!(says.contains("there is nothing to check it against"), "{says}");
}

/// The stand-alone verifier's answer: whether it accepts, and what it says.
fn python(script: &str, arguments: &[&Path]) -> (bool, String) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(script);
    let run = Command::new("python3").arg(&script).args(arguments).output();
    let output = run.unwrap_or_else(|error| panic!("this test needs python3 (3.9 or newer) on the path: {error}"));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let complained = String::from_utf8_lossy(&output.stderr);
    assert!(!complained.contains("Traceback"), "{} failed:\n{complained}", script.display());
    (output.status.success(), said)
}

fn verifier(name: &str, text: &str) -> (bool, String) {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.json"));
    fs::write(&path, text).unwrap();
    python("examples/verify.py", &[&path])
}

#[test]
fn the_verifier_in_python_accepts_what_is_untouched() {
    let (accepted, said) = verifier("untouched", &leduc_with_undo(1).write());
    assert!(accepted, "{said}");
    assert!(said.contains("4 results of chance derived again, all as recorded (1 times something was taken back)"), "{said}");
    assert!(said.contains("note: the table made every nonce"), "{said}");
    let (accepted, said) = verifier("nothing-rolled", &tictactoe_with_concession(1).write());
    assert!(accepted, "{said}");
}

#[test]
fn the_verifier_in_python_names_the_first_wrong_result() {
    let mut replay = leduc_with_undo(1);
    let rolled = &mut chance(&mut replay.log[5])[0];
    rolled.got = (rolled.got + 1) % 4;
    let wrong = rolled.got;
    let (accepted, said) = verifier("tampered-result", &replay.write());
    assert!(!accepted, "{said}");
    let expected = format!("line 18: log entry 5: result 3 of chance is wrong: 'public card', one of 4, is recorded as {wrong} (");
    assert!(said.contains(&expected), "{said}");
    // The same words as `Replay::verify`.
    assert!(said.contains(&verified(&replay).unwrap_err().1), "{said}");
}

#[test]
fn the_verifier_in_python_notices_what_does_not_need_the_rules() {
    type Tamper = fn(&mut Replay);
    let tampers: [(&str, Tamper, &str); 9] = [
        ("seed", |replay| fair(replay).seed.0[0] ^= 1, "line 11: the seed is not the one"),
        ("commitment", |replay| fair(replay).seed_commitment.0[0] ^= 1, "line 11: the seed is not the one"),
        ("nonce", |replay| fair(replay).nonces[1].0[0] ^= 1, "line 11: the nonce of seat 1 is not the one"),
        ("salt", |replay| fair(replay).salts[1].0[0] ^= 1, "line 11: the seed is not the one"),
        ("options", |replay| replay.head.options = json!({"seats": 2}), "line 11: the seed is not the one"),
        ("fraction", |replay| replay.head.options = json!({"stake": 0.5}), "line 8: '0.5' is not a whole number"),
        ("seats", |replay| fair(replay).nonces.truncate(1), "line 11: expected an entry, a nonce"),
        ("of", |replay| chance(&mut replay.log[0])[0].of = 1, "line 13: log entry 0: "),
        ("fast", |replay| replay.chance = Origin::Fast { seed: 1 }, "line 11: the chance of this table was not fair"),
    ];
    for (name, tamper, words) in tampers {
        let mut replay = leduc_with_undo(1);
        tamper(&mut replay);
        let (accepted, said) = verifier(&format!("tampered-{name}"), &replay.write());
        assert!(!accepted && said.contains(words), "{name}: {said}");
    }
}

#[test]
fn the_verifier_in_python_reads_what_is_no_replay_without_falling_over() {
    let text = leduc_with_undo(1).write();
    let newer = text.replace("\"version\": 1", "\"version\": 2");
    let cases = [
        ("empty", "", "line 1: expected '{', found the end of the file"),
        ("truncated", &text[..text.len() / 2], "line "),
        ("foreign", "{\"a\": [1, 2]}", "this is not a replay of Fixer"),
        ("newer", &newer, "line 3: this program reads version 1 of replay files, not 2"),
        ("deep", &"[".repeat(100_000), "line 1: "),
    ];
    for (name, text, words) in cases {
        let (accepted, said) = verifier(&format!("no-replay-{name}"), text);
        assert!(!accepted && said.contains(words), "{name}: {said}");
    }
}

#[test]
fn the_published_vectors_are_what_their_program_writes() {
    let (_, written) = python("crates/table/vectors/generate.py", &[]);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/vectors/fair-chance.json");
    assert_eq!(fs::read_to_string(path).unwrap(), written);
}
