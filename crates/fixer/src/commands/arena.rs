//! `fixer arena`: bots against each other, with ratings, intervals and a page of plots.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use arena::{Plan, Results};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Value, json};
use table::player::cores;
use table::simulate::DECISION_LIMIT;

use crate::error::{Error, INTERRUPTED};
use crate::figures::{Flush, columns, counted, grouped, percent};
use crate::options::{self, TableOptions};
use crate::registry::{self, Registered};
use crate::{files, interrupt, output, secrets};

const EXAMPLES: &str = "\
Examples:
  fixer arena leduc --bots random,street,edge:1000 --games 3000
  fixer arena gangs --bots street,edge:200 --games 200 --report arena.html
  fixer arena gangs --bots street --seats 4 --games 20000 --report balance.html    one bot against itself: is the game fair?

Bots: random, street (plays by feeling), edge:N (searches, N iterations a decision), edge:Ns (N seconds a decision).
The same deal is played with the seats exchanged. With the same seed and games the results are the same for any number
of threads, unless a bot is given time.";

/// The arguments of `fixer arena`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Arena {
    /// The game
    #[arg(value_parser = registry::parser())]
    game: Registered,
    /// The bots, separated by commas; one alone plays against itself
    #[arg(long, visible_alias = "bot", value_name = "NAMES", value_delimiter = ',', default_value = "random,street", value_parser = options::bots())]
    bots: Vec<String>,
    /// How many games to play at least: every deal is played to its last exchange of seats
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// How many threads to use [default: as many as there are cores]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// The seed of the run [default: a random one, which is printed]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Write a page with plots
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: TableOptions,
}

impl Arena {
    /// Plays the tables and prints the results.
    pub fn run(&self) -> Result<ExitCode, Error> {
        if let Some(path) = &self.report {
            files::check_writable(path)?;
        }
        let threads = self.threads.map_or_else(cores, usize::from);
        let seed = self.seed.map_or_else(secrets::run_seed, Ok)?;
        let fields = self.options.fields.clone();
        let (brings, decks) = (self.options.brings()?, self.options.named(self.game).unwrap_or_default());
        let plan = Plan { fields, brings, decks, bots: self.bots.clone(), tables: self.games, seed, threads, limit: DECISION_LIMIT };
        let (results, time) = self.play(&plan)?;
        if self.json {
            output::print_json(&as_json(&results, time))?;
        } else {
            output::print(&as_text(&results, time, threads))?;
        }
        if let Some(path) = &self.report {
            files::write(path, &arena::report::page(&results))?;
            output::note(&format!("written: {}", path.display()));
        }
        if let Some(failed) = &results.failed {
            let seats = failed.lineup.join(", ");
            output::note(&format!("error: game {} ({seats}) failed: {} (seed {seed})", failed.table, failed.why));
            return Ok(ExitCode::FAILURE);
        }
        Ok(if results.tables < results.planned { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }

    fn play(&self, plan: &Plan) -> Result<(Results, Duration), Error> {
        interrupt::on_first(|| {});
        let bar = ProgressBar::with_draw_target(Some(self.games), ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left") {
            bar.set_style(style);
        }
        let progress = |done: u64, of: u64| {
            bar.set_length(of);
            bar.set_position(done);
            !interrupt::happened()
        };
        let start = Instant::now();
        let results = arena::run(self.game, plan, &progress);
        let time = start.elapsed();
        bar.finish_and_clear();
        Ok((results.map_err(|problems| Error::Options { game: self.game.about().key, problems })?, time))
    }
}

fn as_json(results: &Results, time: Duration) -> Value {
    let speed = json!({ "seconds": time.as_secs_f64(), "games_per_second": results.tables as f64 / time.as_secs_f64().max(1e-9) });
    let mut value = serde_json::to_value(results).unwrap_or_default();
    if let Value::Object(fields) = &mut value {
        fields.insert("speed".to_owned(), speed);
    }
    value
}

fn as_text(results: &Results, time: Duration, threads: usize) -> String {
    let mut text = format!("{}: {}", results.game, counted(results.tables, "game"));
    if results.tables < results.planned {
        text += &format!(" of {}, then interrupted", grouped(results.planned));
    }
    text += &format!(", seed {}\n", results.seed);
    // Writing to a string cannot fail.
    let _ = writeln!(text, "Decisions: {:.1} per game, {} to {}\n", results.length.mean, results.length.least, results.length.most);
    text += &bots_as_text(results);
    text += &meetings_as_text(results);
    let decks = if results.decks.iter().any(Option::is_some) { "Deck" } else { "" };
    let mut rows = vec![["Seat", decks, "Share"].map(str::to_owned)];
    for seat in &results.by_seat {
        let share = format!("{} ({:.1} to {:.1})", percent(seat.share.value), 100.0 * seat.share.low, 100.0 * seat.share.high);
        rows.push([(seat.seat + 1).to_string(), results.decks.get(seat.seat).cloned().flatten().unwrap_or_default(), share]);
    }
    let _ = write!(text, "\n{}", columns([Flush::Left, Flush::Left, Flush::Right], &rows));
    if results.nobody.value > 0.0 {
        let _ = writeln!(text, "Nobody won: {}", percent(results.nobody.value));
    }
    text += "\nIn brackets: the 99 % interval. A share is what a seat takes of a game: a win is all of it.\n";
    let _ = writeln!(
        text,
        "Speed: {:.1} games/s, {}, {:.1} s",
        results.tables as f64 / time.as_secs_f64().max(1e-9),
        counted(threads as u64, "thread"),
        time.as_secs_f64()
    );
    text
}

fn bots_as_text(results: &Results) -> String {
    let mut rows = vec![["Bot", "Rating", "Share", "Score"].map(str::to_owned)];
    for bot in &results.bots {
        let share = format!("{} ({:.1} to {:.1})", percent(bot.share.value), 100.0 * bot.share.low, 100.0 * bot.share.high);
        let rating = format!("{:+.0} ({:+.0} to {:+.0})", bot.rating.value, bot.rating.low, bot.rating.high);
        rows.push([bot.name.clone(), rating, share, format!("{:.2}", bot.score)]);
    }
    columns([Flush::Left, Flush::Right, Flush::Right, Flush::Right], &rows)
}

fn meetings_as_text(results: &Results) -> String {
    if results.bots.len() < 3 {
        return String::new();
    }
    let mut rows = vec![["Bot", "Against", "Takes"].map(str::to_owned)];
    let place = |name: &str| results.bots.iter().position(|bot| bot.name == name);
    for meeting in results.meetings.iter().filter(|meeting| place(&meeting.bot) > place(&meeting.against)) {
        let share = &meeting.share;
        let takes = format!("{} ({:.1} to {:.1})", percent(share.value), 100.0 * share.low, 100.0 * share.high);
        rows.push([meeting.bot.clone(), meeting.against.clone(), takes]);
    }
    format!("\n{}", columns([Flush::Left, Flush::Left, Flush::Right], &rows))
}
