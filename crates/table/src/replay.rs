//! The replay file: a log as versioned JSON that a person can read, one entry a line.

mod audit;
mod bounds;
mod fairness;

pub use audit::{Audit, PERSON};

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::error::Category;
use serde_json::value::RawValue;

use crate::chance::fair::{self, Bytes, Fair};
use crate::chance::{Fast, Source};
use crate::game::Game;
use crate::log::{Brought, LogEntry, Logged};

use crate::text::Prose;

/// The version of the file format that this program writes, and the newest that it reads.
pub const VERSION: u32 = 1;

/// Where the chance of a table comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Origin {
    /// The quick generator.
    Fast {
        /// Its seed.
        seed: u64,
    },
    /// Chance that people can check (`docs/fair-chance.md`).
    Fair {
        /// The table's seed.
        seed: Bytes,
        /// What the table published before the deal.
        seed_commitment: Bytes,
        /// The seats' nonces.
        nonces: Vec<Bytes>,
        /// What the seats published before the deal.
        nonce_commitments: Vec<Bytes>,
        /// What the entries were salted with in their commitments.
        salts: Vec<Bytes>,
        /// The seats whose nonce the table made for them.
        made_by_table: Vec<u8>,
    },
}

impl Origin {
    /// The same for whoever knows only what is published before the end, with other secrets.
    pub(crate) fn hidden(&self, other: u64) -> Origin {
        let mut origin = self.clone();
        match &mut origin {
            Origin::Fast { seed } => *seed = other,
            Origin::Fair { seed, salts, .. } => {
                let secret = Bytes([other.to_be_bytes()[7]; 32]);
                *seed = secret;
                salts.fill(secret);
            }
        }
        origin
    }
}

/// What went wrong with a replay file, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {says}")]
pub struct ReplayError {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What is wrong and what was expected.
    pub says: String,
}

/// A part of a head that does not fit its game.
pub(crate) struct Unfit {
    part: &'static str,
    pub(crate) says: String,
}

/// What a table is, before anything has happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The table's id.
    pub table: String,
    /// The game's short name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The content hash of its catalog.
    pub catalog: String,
    /// The options.
    pub options: Value,
    /// What every seat brought.
    pub entries: Vec<Value>,
}

impl Head {
    /// The head of a table of `game`.
    pub fn new<G: Game>(game: &G, table: String, brought: &Brought<G::Options, G::Entry>) -> Head {
        Head {
            table,
            game: game.about().key.to_owned(),
            rules: game.about().rules,
            catalog: game.catalog(),
            options: json(&brought.options),
            entries: brought.entries.iter().map(json).collect(),
        }
    }

    /// What the seats agreed on and brought, as the game's own types.
    pub(crate) fn brought<G: Game>(&self, game: &G) -> Result<Brought<G::Options, G::Entry>, Unfit> {
        let wrong = |part: &'static str, says: String| Unfit { part, says };
        if self.game != game.about().key {
            return Err(wrong("game", format!("this is a table of '{}', not of '{}'", self.game, game.about().key)));
        }
        let unfit = |what: &str, error: &serde_json::Error| bounds::short(&format!("the {what} do not fit: {error}"));
        let options = serde_json::from_value(self.options.clone()).map_err(|error| wrong("options", unfit("options", &error)))?;
        let read = self.entries.iter().map(|entry| serde_json::from_value(entry.clone())).collect::<Result<Vec<G::Entry>, _>>();
        let entries = read.map_err(|error| wrong("entries", unfit("entries", &error)))?;
        let seats = game.seats(&options);
        if entries.len() != usize::from(seats) {
            return Err(wrong("entries", format!("there are {} entries, but the table has {seats} seats", entries.len())));
        }
        Ok(Brought { options, entries })
    }

    /// The terms that all commitments cover, with the entries salted.
    pub fn terms(&self, salts: &[Bytes]) -> Bytes {
        let (options, rules) = (canonical(&self.options), self.rules.to_string());
        let commit = |(entry, salt): (&Value, &Bytes)| fair::commit_entry(&canonical(entry), *salt);
        let entries: Vec<Bytes> = self.entries.iter().zip(salts).map(commit).collect();
        let Head { table, game, catalog, .. } = self;
        fair::Terms { table, game, rules: &rules, catalog, options: &options, entries: &entries }.hash()
    }

    /// Commits to fair chance: a seed of the table, and for every seat a nonce and a salt.
    pub fn commit(&self, seed: Bytes, nonces: Vec<Bytes>, salts: Vec<Bytes>, made_by_table: Vec<u8>) -> Origin {
        let terms = self.terms(&salts);
        let nonce_commitments = (0u8..).zip(&nonces).map(|(seat, nonce)| fair::commit_nonce(terms, seat, *nonce)).collect();
        Origin::Fair { seed, seed_commitment: fair::commit_seed(terms, seed), nonces, nonce_commitments, salts, made_by_table }
    }

    /// The chance of this table, from its beginning.
    pub fn source(&self, origin: &Origin) -> Source {
        match origin {
            Origin::Fast { seed } => Source::Fast(Fast::new(*seed)),
            Origin::Fair { seed, nonces, salts, .. } => Source::Fair(Fair::new(self.terms(salts), *seed, nonces)),
        }
    }
}

/// A replay file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// What the table is.
    pub head: Head,
    /// Who sat where at the start: a bot's name, or `person`.
    pub players: Vec<String>,
    /// Where chance comes from.
    pub chance: Origin,
    /// The log.
    pub log: Vec<LogEntry>,
    /// Where things stand in the file it was read from.
    lines: Lines,
}

/// The lines of a file, counted from 1; all 0 for a replay that was not read from one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Lines {
    game: usize,
    options: usize,
    entries: usize,
    chance: usize,
    log: Vec<usize>,
}

/// What tells a replay file from other files, whatever its version.
#[derive(Deserialize)]
struct Stamp<'a> {
    #[serde(borrow)]
    fixer: Option<&'a RawValue>,
    #[serde(borrow)]
    version: Option<&'a RawValue>,
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw<'a> {
    #[serde(rename = "fixer")]
    _fixer: Value,
    #[serde(rename = "version")]
    _version: Value,
    #[serde(borrow)]
    table: &'a RawValue,
    #[serde(borrow)]
    game: &'a RawValue,
    rules: u32,
    #[serde(borrow)]
    catalog: &'a RawValue,
    #[serde(borrow)]
    options: &'a RawValue,
    #[serde(borrow)]
    entries: &'a RawValue,
    #[serde(borrow)]
    players: &'a RawValue,
    #[serde(borrow)]
    chance: &'a RawValue,
    #[serde(borrow)]
    log: Vec<&'a RawValue>,
}

/// Finds the lines of parts of a text, best asked in their order.
struct LineFinder<'t> {
    text: &'t str,
    at: usize,
    line: usize,
}

impl<'t> LineFinder<'t> {
    fn new(text: &'t str) -> Self {
        LineFinder { text, at: 0, line: 1 }
    }

    fn line(&mut self, part: &RawValue) -> usize {
        let at = (part.get().as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize).min(self.text.len());
        if at < self.at {
            *self = LineFinder::new(self.text);
        }
        self.line += self.text.as_bytes()[self.at..at].iter().filter(|&&byte| byte == b'\n').count();
        self.at = at;
        self.line
    }

    /// Reads a part and checks it; what is wrong with it is told with its line in the whole text.
    fn read<T: for<'de> Deserialize<'de>>(
        &mut self,
        part: &RawValue,
        what: &str,
        check: impl FnOnce(&T) -> Result<(), String>,
    ) -> Result<(T, usize), ReplayError> {
        let line = self.line(part);
        let value = serde_json::from_str(part.get()).map_err(|error| {
            // The reader counts lines from the beginning of the part.
            let line = line + error.line().saturating_sub(1);
            ReplayError { line, says: bounds::short(&format!("not {what}: {}", without_place(&error))) }
        })?;
        check(&value).map_err(|says| ReplayError { line, says })?;
        Ok((value, line))
    }
}

impl Replay {
    /// A file for a table. `players` says who sat where.
    pub fn new(head: Head, players: Vec<String>, chance: Origin, log: Vec<LogEntry>) -> Replay {
        Replay { head, players, chance, log, lines: Lines::default() }
    }

    /// Reads a file. Anything that is not a whole replay of a known version is an error that names
    /// the line.
    pub fn parse(text: &str) -> Result<Replay, ReplayError> {
        let broken = |error: serde_json::Error| {
            let says = match error.classify() {
                Category::Eof => format!("the file ends in the middle; expected a whole JSON object ({})", without_place(&error)),
                _ => format!("{} (column {})", bounds::short(&without_place(&error)), error.column()),
            };
            ReplayError { line: error.line().max(1), says }
        };
        let stamp: Stamp = serde_json::from_str(text).map_err(broken)?;
        let mut lines = LineFinder::new(text);
        let (fixer, line) = stamp.fixer.map_or(Ok((Value::Null, 1)), |fixer| lines.read(fixer, "a word", |_| Ok(())))?;
        if fixer != "replay" {
            return Err(ReplayError { line, says: "this is not a replay of Fixer; expected the field \"fixer\": \"replay\"".into() });
        }
        let (version, line) = stamp.version.map_or(Ok((Value::Null, 1)), |version| lines.read(version, "a number", |_| Ok(())))?;
        match version.as_u64() {
            Some(version) if version == u64::from(VERSION) => {}
            Some(version) if version > u64::from(VERSION) => {
                let says = format!("the file has version {version}; this program reads up to {VERSION}, a newer one is needed");
                return Err(ReplayError { line, says });
            }
            _ => return Err(ReplayError { line, says: format!("expected the field \"version\" with a number from 1 to {VERSION}") }),
        }
        let raw: Raw = serde_json::from_str(text).map_err(broken)?;
        let word = |what: &'static str| move |word: &String| bounds::word(what, word);
        let (table, _) = lines.read(raw.table, "the id of a table", word("the id of the table"))?;
        let (game, at_game) = lines.read(raw.game, "the name of a game", word("the name of the game"))?;
        let (catalog, _) = lines.read(raw.catalog, "the hash of a catalog", word("the hash of the catalog"))?;
        let (options, at_options) = lines.read(raw.options, "options", |options| bounds::agreed("what was agreed on", options))?;
        let each = |entries: &Vec<Value>| entries.iter().try_for_each(|entry| bounds::agreed("what a seat brings", entry));
        let (entries, at_entries) = lines.read(raw.entries, "a list of entries", each)?;
        let seated = |players: &Vec<String>| bounds::players(players, entries.len());
        let (players, _) = lines.read(raw.players, "a list of players", seated)?;
        let (chance, at_chance) = lines.read(raw.chance, "where chance comes from", bounds::origin)?;
        let mut at = Lines { game: at_game, options: at_options, entries: at_entries, chance: at_chance, log: Vec::new() };
        // What is wrong with the log as a whole is told where it begins.
        let begins = raw.log.first().map_or(1, |first| lines.line(first));
        let whole = |checked: Result<(), String>| checked.map_err(|says| ReplayError { line: begins, says });
        whole(bounds::length(raw.log.len()))?;
        let mut log = Vec::with_capacity(raw.log.len());
        for entry in raw.log {
            let (entry, line) = lines.read(entry, "a log entry", bounds::entry)?;
            log.push(entry);
            at.log.push(line);
        }
        whole(bounds::undos(&log))?;
        Ok(Replay { head: Head { table, game, rules: raw.rules, catalog, options, entries }, players, chance, log, lines: at })
    }

    /// The file's text.
    pub fn write(&self) -> String {
        let line = |name: &str, value: String| format!("  \"{name}\": {value},\n");
        let mut text = String::from("{\n");
        text += &line("fixer", "\"replay\"".into());
        text += &line("version", VERSION.to_string());
        text += &line("table", compact(&self.head.table));
        text += &line("game", compact(&self.head.game));
        text += &line("rules", self.head.rules.to_string());
        text += &line("catalog", compact(&self.head.catalog));
        text += &line("options", compact(&self.head.options));
        text += &line("entries", compact(&self.head.entries));
        text += &line("players", compact(&self.players));
        text += &line("chance", compact(&self.chance));
        let log: Vec<String> = self.log.iter().map(|entry| format!("    {}", compact(entry))).collect();
        text + &format!("  \"log\": [\n{}\n  ]\n}}\n", log.join(",\n"))
    }

    /// The same table, up to and including log entry `at`.
    #[must_use]
    pub fn until(mut self, at: usize) -> Replay {
        self.log.truncate(at.saturating_add(1));
        self
    }

    /// The same table before anything has happened, for whoever keeps its log apart.
    #[must_use]
    pub fn until_nothing(mut self) -> Replay {
        self.log.clear();
        self
    }

    fn error(&self, at: usize, says: impl Into<String>) -> ReplayError {
        ReplayError { line: self.lines.log.get(at).copied().unwrap_or(1), says: format!("log entry {at}: {}", says.into()) }
    }

    /// Takes the table up: plays the log again and stands where it ends. If the rules have another
    /// version by now, the log says so from there on.
    pub fn reopen<G: Prose>(&self, game: &Arc<G>) -> Result<Logged<G>, ReplayError> {
        Ok(self.under_new_rules(self.play_whole(game, false, |_, _| Ok(()))?))
    }

    /// Takes the table up as far as the rules of today agree with its log: the table at the last entry
    /// that they agree with, and the first that they do not.
    pub fn reopen_agreeing<G: Prose>(&self, game: &Arc<G>) -> Result<(Logged<G>, Option<ReplayError>), ReplayError> {
        let (table, disagrees) = self.play_again(game, false, |_, _| Ok(()))?;
        Ok((if disagrees.is_none() { self.under_new_rules(table) } else { table }, disagrees))
    }

    fn under_new_rules<G: Prose>(&self, mut table: Logged<G>) -> Logged<G> {
        let version = |entry: &LogEntry| if let LogEntry::Rules { version } = entry { Some(*version) } else { None };
        let today = table.game().about().rules;
        // Nothing goes on from the end.
        if !table.awaited().is_over() && table.log().iter().rev().find_map(version).unwrap_or(self.head.rules) != today {
            table.new_rules(today);
        }
        table
    }

    /// Plays the log again: the table after the last entry that fits, and the first that does not.
    fn play_again<G: Prose>(
        &self,
        game: &Arc<G>,
        exactly: bool,
        watch: impl FnMut(&Logged<G>, &LogEntry) -> Result<(), String>,
    ) -> Result<(Logged<G>, Option<ReplayError>), ReplayError> {
        let brought = self.head.brought(&**game).map_err(|wrong| {
            let line = match wrong.part {
                "game" => self.lines.game,
                "options" => self.lines.options,
                _ => self.lines.entries,
            };
            ReplayError { line: line.max(1), says: wrong.says }
        })?;
        let wrong = |(at, says): (usize, String)| self.error(at, says);
        let again = Logged::reopen_agreeing(game.clone(), brought, self.head.source(&self.chance), &self.log, exactly, watch);
        again.map(|(table, disagrees)| (table, disagrees.map(wrong))).map_err(wrong)
    }

    /// The same, and whatever does not fit is an error.
    fn play_whole<G: Prose>(
        &self,
        game: &Arc<G>,
        exactly: bool,
        watch: impl FnMut(&Logged<G>, &LogEntry) -> Result<(), String>,
    ) -> Result<Logged<G>, ReplayError> {
        let (table, disagrees) = self.play_again(game, exactly, watch)?;
        disagrees.map_or(Ok(table), Err)
    }

    /// Checks that the log plays out by the rules just so: every choice, every result of chance that was asked
    /// for, every digest. It says nothing about where chance came from. How many results there were.
    pub fn plays_out<G: Prose>(&self, game: &Arc<G>) -> Result<usize, ReplayError> {
        self.play_whole(game, true, |_, _| Ok(()))?;
        Ok(self.log.iter().map(|entry| entry.chance().len()).sum())
    }
}

/// JSON with sorted keys and no spaces: the form that commitments cover.
pub fn canonical(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_unstable_by_key(|(name, _)| *name);
            let fields: Vec<String> = fields.iter().map(|(name, value)| format!("{}:{}", compact(name), canonical(value))).collect();
            format!("{{{}}}", fields.join(","))
        }
        Value::Array(values) => format!("[{}]", values.iter().map(canonical).collect::<Vec<_>>().join(",")),
        plain => plain.to_string(),
    }
}

/// What the reader of JSON says, without the place where it says it: that is told better elsewhere.
fn without_place(error: &serde_json::Error) -> String {
    let said = error.to_string();
    said.rsplit_once(" at line ").map_or_else(|| said.clone(), |(says, _)| says.to_owned())
}

fn compact(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
