//! How much a replay file can hold. Anybody can send one, so every list and every word in it has an end, and what is
//! said about it too. `docs/fair-chance.md` publishes the numbers.

use serde_json::Value;

use super::Origin;
use crate::chance::Rolled;
use crate::log::{Ended, LogEntry, MOST_ENTRIES, MOST_UNDOS};
use crate::player::{LONGEST_NAME, is_name};
use crate::seat::MAX_SEATS;

/// The longest word: an id, a hash, the name of a choice or of a result.
const LONGEST_WORD: usize = 200;

/// The longest label of a choice.
const LONGEST_LABEL: usize = 1_000;

/// The longest options, and the longest entry of a seat, as JSON without spaces.
const LONGEST_JSON: usize = 16_384;

/// The most results of chance in one log entry.
const MOST_RESULTS: usize = 10_000;

/// The most numbers that tell of a bot's thought about one decision.
const MOST_THOUGHT: usize = 64;

/// The longest thing that is said about a file, which may repeat what stands in it.
const LONGEST_REASON: usize = 400;

/// What is wrong with a word of a file; `what` says which it is.
pub(super) fn word(what: &str, word: &str) -> Result<(), String> {
    at_most(what, word.chars().count(), LONGEST_WORD, "characters")
}

/// What is wrong with options, or with what a seat brings.
pub(super) fn agreed(what: &str, value: &Value) -> Result<(), String> {
    if !is_whole(value) {
        return Err("a number has a fraction or more than 64 bits; expected a whole one".to_owned());
    }
    at_most(what, value.to_string().len(), LONGEST_JSON, "bytes as JSON")
}

/// What is wrong with the players of a table with so many seats.
pub(super) fn players(players: &[String], seats: usize) -> Result<(), String> {
    at_most("the list of entries", seats, MAX_SEATS, "seats")?;
    if players.len() != seats {
        return Err(format!("{} players are named, but the table has {seats} seats", players.len()));
    }
    players.iter().try_for_each(|name| player(name))
}

fn player(name: &str) -> Result<(), String> {
    if is_name(name) {
        return Ok(());
    }
    Err(format!("a player is called '{}'; a name has 1 to {LONGEST_NAME} characters, all of which can be seen", short(name)))
}

/// What is wrong with where chance comes from.
pub(super) fn origin(origin: &Origin) -> Result<(), String> {
    let Origin::Fair { nonces, nonce_commitments, salts, made_by_table, .. } = origin else { return Ok(()) };
    let longest = [nonces.len(), nonce_commitments.len(), salts.len(), made_by_table.len()].into_iter().max();
    at_most("the list of nonces", longest.unwrap_or_default(), MAX_SEATS, "seats")
}

/// What is wrong with the length of a log.
pub(super) fn length(entries: usize) -> Result<(), String> {
    at_most("the log", entries, MOST_ENTRIES, "entries")
}

/// What is wrong with how often a log is taken back.
pub(super) fn undos(log: &[LogEntry]) -> Result<(), String> {
    let undos = log.iter().filter(|entry| matches!(entry, LogEntry::Undo { .. })).count();
    at_most("the log", undos, MOST_UNDOS, "entries that take something back")
}

/// What is wrong with the size of one log entry.
pub(super) fn entry(entry: &LogEntry) -> Result<(), String> {
    at_most("the entry", entry.chance().len(), MOST_RESULTS, "results of chance")?;
    entry.digest().map_or(Ok(()), |digest| word("the digest", digest))?;
    for Rolled { what, is, .. } in entry.chance() {
        word("what chance was asked for", what)?;
        word("a result of chance", is)?;
    }
    match entry {
        LogEntry::Decision { choice, label, thought, .. } => {
            word("the name of the choice", choice)?;
            at_most("the label of the choice", label.chars().count(), LONGEST_LABEL, "characters")?;
            at_most("the thought", thought.len(), MOST_THOUGHT, "numbers")
        }
        LogEntry::Substitute { player: name, .. } => player(name),
        LogEntry::Over(Ended { how, winners, places, scores, .. }) => {
            word("what ended the table", how)?;
            at_most("the end of the table", winners.len().max(places.len()).max(scores.len()), MAX_SEATS, "seats")
        }
        LogEntry::Time { spent, .. } => at_most("the time", spent.len(), MAX_SEATS, "seats"),
        LogEntry::Deal { .. } | LogEntry::Concede { .. } | LogEntry::Undo { .. } | LogEntry::Rules { .. } => Ok(()),
        LogEntry::Clock(_) | LogEntry::Pause { .. } => Ok(()),
    }
}

/// What is said about a file, without the rest of it.
pub(super) fn short(says: &str) -> String {
    match says.char_indices().nth(LONGEST_REASON) {
        Some((end, _)) => format!("{}…", &says[..end]),
        None => says.to_owned(),
    }
}

fn at_most(what: &str, found: usize, most: usize, unit: &str) -> Result<(), String> {
    if found <= most { Ok(()) } else { Err(format!("{what} has {found} {unit}; at most {most} are possible")) }
}

/// Whether every number is an integer of 64 bits: others are written differently in every language, so
/// that commitments could not cover them.
fn is_whole(value: &Value) -> bool {
    match value {
        Value::Object(fields) => fields.values().all(is_whole),
        Value::Array(values) => values.iter().all(is_whole),
        Value::Number(number) => !number.is_f64(),
        _ => true,
    }
}
