//! `fixer games`: what can be played.

use std::fmt::Write;
use std::process::ExitCode;

use serde_json::{Value, json};
use table::{Lang, Message};

use crate::error::Error;
use crate::registry::{self, Registered};
use crate::{output, words};

const EXAMPLES: &str = "\
Examples:
  fixer games
  fixer games tcg                        that game alone
  fixer games --json | jq '.[].key'";

/// The arguments of `fixer games`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Games {
    /// The games; all if none is named
    #[arg(value_name = "GAME", value_parser = registry::parser())]
    games: Vec<Registered>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Games {
    /// Lists the games.
    pub fn run(&self, lang: Lang) -> Result<ExitCode, Error> {
        let games: Vec<Registered> = if self.games.is_empty() { registry::games().collect() } else { self.games.clone() };
        if self.json {
            output::print_json(&games.into_iter().map(|game| as_json(game, lang)).collect::<Vec<_>>())?;
        } else {
            output::print(&games.into_iter().map(|game| as_text(game, lang)).collect::<Vec<_>>().join("\n"))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn as_json(game: Registered, lang: Lang) -> Value {
    let about = game.about();
    let option = |option: &table::AboutOption| json!({ "key": option.key, "values": option.values, "text": game.text(lang, &format!("option-{}", option.key)) });
    json!({
        "key": about.key,
        "title": game.text(lang, "title"),
        "summary": game.text(lang, "summary"),
        "rules": about.rules,
        "seats": about.seats,
        "modes": about.modes,
        "options": about.options.iter().map(option).collect::<Vec<_>>(),
        "decks": game.decks(),
    })
}

fn as_text(game: Registered, lang: Lang) -> String {
    let about = game.about();
    let mut text = format!("{}: {}\n  {}\n", about.key, game.text(lang, "title"), game.text(lang, "summary"));
    let (low, high) = (about.seats.start(), about.seats.end());
    let seats = if low == high { low.to_string() } else { format!("{low} to {high}") };
    let mut flags = vec![("seats", seats)];
    flags.extend(about.modes.iter().map(|mode| ("mode", format!("{mode}: {}", game.text(lang, &format!("mode-{mode}"))))));
    let option = |key: &str, values: &[&str]| format!("{}: {}", values.join("|"), game.text(lang, &format!("option-{key}")));
    flags.extend(about.options.iter().map(|about| (about.key, option(about.key, about.values))));
    if !game.decks().is_empty() {
        flags.push(("deck", format!("{}: {}", game.decks().join("|"), words::say(lang, &Message::new("games-deck")))));
    }
    let width = flags.iter().map(|(flag, _)| flag.len()).max().unwrap_or_default();
    for (flag, says) in flags {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  --{flag:<width$}  {says}");
    }
    text
}
