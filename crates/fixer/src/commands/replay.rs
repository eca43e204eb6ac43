//! `fixer replay`: a saved table as sentences, for everybody's eyes or one seat's, and the check that
//! nobody chose its chance.

use std::path::PathBuf;
use std::process::ExitCode;

use serde_json::{Value, json};
use table::any::AnyTable;
use table::chance::fair;
use table::log::{LogEntry, taken_back};
use table::replay::{Origin, Replay};
use table::{Audience, Lang, Seat, Voice};

use crate::error::Error;
use crate::play::history;
use crate::registry::{self, Registered};
use crate::{files, output};

/// The exit code of a check that found nothing wrong, where nobody had committed to the chance.
const NOT_COMMITTED: u8 = 3;

const EXAMPLES: &str = "\
Without --seat or --spectator everything is shown, hidden cards included.

--verify checks that every result of chance follows from the commitments, that the log plays out by the rules with just
these results, and every digest of a state. It exits with
  0  if all of that holds
  1  if something is wrong, which is named with its line
  3  if the chance of the table was fast, as in a file of 'fixer sim --save': nobody committed to it, so that only the
     rest is checked, and holds

Examples:
  fixer replay game.json
  fixer replay game.json --at 3 --seat 1    what the first seat knew after log entry 3
  fixer replay game.json --verify           check chance against the commitments";

/// The arguments of `fixer replay`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Show {
    /// A file that 'save' or 'fixer sim --save' wrote
    file: PathBuf,
    /// Stop after this log entry
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Show what this seat knew, counted from 1
    #[arg(long, value_name = "N", conflicts_with = "spectator")]
    seat: Option<u8>,
    /// Show what anybody could see who only looked on
    #[arg(long)]
    spectator: bool,
    /// Check that every result of chance follows from the commitments and that the log plays out, and print nothing else
    #[arg(long, conflicts_with_all = ["at", "seat", "spectator"])]
    verify: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Show {
    /// Shows or checks the file.
    pub fn run(&self, lang: Lang) -> Result<ExitCode, Error> {
        let replay = files::read_replay(&self.file)?;
        let says = || registry::unknown(&replay.head.game);
        let unknown = || Error::Content { path: self.file.display().to_string(), line: 1, says: says() };
        let game = registry::find(&replay.head.game).ok_or_else(unknown)?;
        if self.verify {
            return self.check(game, &replay);
        }
        if let Some(at) = self.at.filter(|&at| at >= replay.log.len()) {
            let last = replay.log.len().saturating_sub(1);
            return Err(Error::Failed(format!("there is no log entry {at}; the log has entries 0 to {last}")));
        }
        let shown = self.at.map_or_else(|| replay.clone(), |at| replay.clone().until(at));
        let table = game.reopen(&shown).map_err(|error| Error::replay(&self.file, error))?;
        let audience = self.audience(table.seats())?;
        // Programs know seats by their numbers, people by who sits there.
        let names = if self.json { Vec::new() } else { history::names(&shown.players, lang) };
        let told = Shown { game, replay: &shown, table: &*table, audience, voice: Voice { lang, names: &names } };
        if self.json {
            output::print_json(&told.as_json())?;
        } else {
            output::print(&told.as_text())?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn audience(&self, seats: u8) -> Result<Audience, Error> {
        match self.seat {
            Some(seat) if seat == 0 || seat > seats => {
                Err(Error::Usage(format!("there is no seat {seat}; this table has seats 1 to {seats}")))
            }
            Some(seat) => Ok(Audience::Seat(Seat(seat - 1))),
            None if self.spectator => Ok(Audience::Spectator),
            None => Ok(Audience::Everyone),
        }
    }

    fn check(&self, game: Registered, replay: &Replay) -> Result<ExitCode, Error> {
        let entries = replay.log.len();
        let (fair, chance) = (matches!(replay.chance, Origin::Fair { .. }), origin(replay));
        match if fair { game.verify(replay) } else { game.plays_out(replay) } {
            Ok(results) if self.json => {
                output::print_json(
                    &json!({ "verified": fair, "plays_out": true, "chance": chance, "results": results, "entries": entries }),
                )?;
            }
            Ok(results) if !fair => output::print(&format!(
                "not fair but fast: nobody committed to the chance of this table, so nobody can tell whether its {results} results were chosen\n\
                 verified nevertheless: {entries} log entries play out by the rules as recorded, with just these results, and every digest agrees\n"
            ))?,
            Ok(results) => {
                let (made, common) = (made_by_table(replay), common(replay));
                output::print(&format!(
                    "verified: {results} results of chance follow from the commitments, {entries} log entries play out as recorded{made}{common}\n"
                ))?;
            }
            Err(error) if self.json => {
                let wrong = json!({ "verified": false, "plays_out": false, "chance": chance, "line": error.line, "says": error.says });
                output::print_json(&wrong)?;
                return Ok(ExitCode::FAILURE);
            }
            Err(error) => return Err(Error::replay(&self.file, error)),
        }
        Ok(if fair { ExitCode::SUCCESS } else { ExitCode::from(NOT_COMMITTED) })
    }
}

/// Where the chance of a table came from.
fn origin(replay: &Replay) -> &'static str {
    match replay.chance {
        Origin::Fair { .. } => "fair",
        Origin::Fast { .. } => "fast",
    }
}

/// The seats whose nonce the table made for them: for these it answers alone.
fn made_by_table(replay: &Replay) -> String {
    match &replay.chance {
        Origin::Fair { made_by_table, .. } if !made_by_table.is_empty() => {
            let seats: Vec<String> = made_by_table.iter().map(|seat| (seat + 1).to_string()).collect();
            format!("\nThe table itself made the nonces of these seats: {}", seats.join(", "))
        }
        _ => String::new(),
    }
}

/// What is to be compared by whoever checks a deal that tables share: that it is the one that was published.
fn common(replay: &Replay) -> String {
    match &replay.chance {
        Origin::Fair { seed_commitment, .. } if fair::is_common(&replay.head.table) => format!(
            "\nTables share this deal ('{}'), and its nonces and salts follow from its seed. Compare what the house published of the seed:\n{}",
            replay.head.table,
            json!(seed_commitment).as_str().unwrap_or_default()
        ),
        _ => String::new(),
    }
}

/// A table as it is shown.
struct Shown<'a> {
    game: Registered,
    replay: &'a Replay,
    table: &'a dyn AnyTable,
    audience: Audience,
    voice: Voice<'a>,
}

impl Shown<'_> {
    fn everything(&self) -> bool {
        self.audience == Audience::Everyone
    }

    fn sentences(&self, at: usize) -> Vec<String> {
        let mut sentences = history::sentences(self.table, at, self.audience, self.voice);
        if let (true, true, Some(LogEntry::Decision { seat, label, .. })) =
            (sentences.is_empty(), self.everything(), self.table.log().get(at))
        {
            let who = self.voice.name(*seat).map_or_else(|| seat.to_string(), str::to_owned);
            sentences.push(format!("{who}: {label}"));
        }
        sentences
    }

    fn as_text(&self) -> String {
        let head = &self.replay.head;
        let players: Vec<String> =
            self.replay.players.iter().enumerate().map(|(seat, player)| format!("seat {} {player}", seat + 1)).collect();
        let seen_by = match self.audience {
            Audience::Seat(seat) => format!("seat {}", seat.0 + 1),
            other => other.to_string(),
        };
        let mut text =
            format!("{} ({}, rules {}), table {}\n", self.game.text(self.voice.lang, "title"), head.game, head.rules, head.table);
        text += &format!(
            "Players: {}\nOptions: {}\nChance: {}\nSeen by: {}\n\n",
            players.join(", "),
            head.options,
            origin(self.replay),
            seen_by
        );
        for (at, back) in taken_back(self.table.log()).into_iter().enumerate() {
            for sentence in self.sentences(at) {
                text += &format!("{at:>4}  {}\n", history::marked(sentence, back, self.voice));
            }
            if self.everything() {
                for rolled in self.table.log()[at].chance() {
                    text += &format!("      chance: {}, one of {}: {}\n", rolled.what, rolled.of, rolled.is);
                }
            }
        }
        text + "\n" + self.table.seen(self.audience).position(self.voice).trim_end() + "\n"
    }

    fn as_json(&self) -> Value {
        let head = &self.replay.head;
        let back = taken_back(self.table.log());
        let entry = |at: usize| {
            let mut entry = json!({ "at": at, "sentences": self.sentences(at), "taken_back": back[at] });
            // The entry itself names chance and digests, which cover hidden things.
            if self.everything() {
                entry["entry"] = serde_json::to_value(&self.table.log()[at]).unwrap_or_default();
            }
            entry
        };
        json!({
            "game": head.game,
            "title": self.game.text(self.voice.lang, "title"),
            "rules": head.rules,
            "table": head.table,
            "options": head.options,
            "players": self.replay.players,
            "chance": origin(self.replay),
            "audience": self.audience,
            "log": (0..self.table.log().len()).map(entry).collect::<Vec<_>>(),
            "position": self.table.seen(self.audience).position(self.voice),
            "view": self.table.seen(self.audience).view(),
            "outcome": self.table.outcome(),
        })
    }
}
