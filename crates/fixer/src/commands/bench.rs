//! `fixer bench`: how fast games run on one core, with random decisions.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Duration;

use table::bench::Figures;

use crate::error::Error;
use crate::figures::{Flush, columns, counted, rounded};
use crate::options::{self, TableOptions};
use crate::output;
use crate::registry::{self, Registered};

const EXAMPLES: &str = "\
Only decisions with two or more choices count, and the best of five rounds: whatever else the machine does only takes
away. Tables that cannot be played to their end count for nothing and are told.

Examples:
  fixer bench                       all games, a second each
  fixer bench leduc --seconds 10
  fixer bench --json";

/// The arguments of `fixer bench`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Bench {
    /// The games; all if none is named
    #[arg(value_name = "GAME", value_parser = registry::parser())]
    games: Vec<Registered>,
    /// How long to play each game
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    seconds: Duration,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: TableOptions,
}

fn seconds(words: &str) -> Result<Duration, String> {
    let number = words.parse::<f64>().ok().filter(|number| (0.01..=3600.0).contains(number));
    number.map(Duration::from_secs_f64).ok_or_else(|| "expected a number from 0.01 to 3600".to_owned())
}

impl Bench {
    /// Measures and prints.
    pub fn run(&self) -> Result<ExitCode, Error> {
        let games: Vec<Registered> = if self.games.is_empty() { registry::games().collect() } else { self.games.clone() };
        for game in &games {
            options::check(*game, &self.options.fields, &[], &[])?;
        }
        if cfg!(debug_assertions) {
            output::note("note: this build is not optimised, so its figures are low; use cargo run --release");
        }
        let mut measured = BTreeMap::new();
        for game in games {
            let key = game.about().key;
            let figures = game.bench(&self.options.fields, self.seconds).map_err(|problems| Error::Options { game: key, problems })?;
            if figures.failed > 0 {
                let tables = counted(figures.failed, "table");
                output::note(&format!("note: {tables} of {key} not played to the end, and not counted"));
            }
            measured.insert(key, figures);
        }
        if self.json {
            output::print_json(&measured)?;
        } else {
            output::print(&as_text(&measured))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn as_text(measured: &BTreeMap<&str, Figures>) -> String {
    let head = ["Game", "Decisions/s", "Games/s", "Decisions/game", "State bytes", "Clone ns"].map(str::to_owned);
    let row = |(key, figures): (&&str, &Figures)| {
        [
            (*key).to_owned(),
            rounded(figures.decisions_per_second),
            rounded(figures.games_per_second),
            format!("{:.2}", figures.decisions_per_game),
            figures.state_bytes.to_string(),
            format!("{:.1}", figures.clone_ns),
        ]
    };
    let rows: Vec<_> = std::iter::once(head).chain(measured.iter().map(row)).collect();
    let [words, number] = [Flush::Left, Flush::Right];
    columns([words, number, number, number, number, number], &rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sensible_times_are_taken() {
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        for words in ["0", "-1", "1e300", "NaN", "inf", "soon"] {
            assert!(seconds(words).is_err(), "{words}");
        }
    }
}
