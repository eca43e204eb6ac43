//! `fixer games`: what can be played.

use std::fmt::Write;
use std::process::ExitCode;

use serde_json::{Value, json};
use table::Lang;

use crate::error::Error;
use crate::output;
use crate::registry::{self, Registered};

const EXAMPLES: &str = "\
Examples:
  fixer games
  fixer games --json | jq '.[].key'";

/// The arguments of `fixer games`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Games {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Games {
    /// Lists the games.
    pub fn run(&self, lang: Lang) -> Result<ExitCode, Error> {
        if self.json {
            output::print_json(&registry::games().map(|game| as_json(game, lang)).collect::<Vec<_>>())?;
        } else {
            output::print(&registry::games().map(|game| as_text(game, lang)).collect::<Vec<_>>().join("\n"))?;
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
    })
}

fn as_text(game: Registered, lang: Lang) -> String {
    let about = game.about();
    let mut text = format!("{}: {}\n  {}\n", about.key, game.text(lang, "title"), game.text(lang, "summary"));
    let (low, high) = (about.seats.start(), about.seats.end());
    let seats = if low == high { low.to_string() } else { format!("{low} to {high}") };
    // Writing to a string cannot fail.
    let _ = writeln!(text, "  --seats  {seats}");
    for mode in about.modes {
        let _ = writeln!(text, "  --mode   {mode}: {}", game.text(lang, &format!("mode-{mode}")));
    }
    for option in about.options {
        let _ = writeln!(text, "  --{}  {}: {}", option.key, option.values.join("|"), game.text(lang, &format!("option-{}", option.key)));
    }
    text
}
