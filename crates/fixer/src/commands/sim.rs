//! `fixer sim`: many games played by bots, and what came of them. With a seed everything but the
//! line about speed is the same for any number of threads.

use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Value, json};
use table::Lang;
use table::player::cores;
use table::simulate::{DECISION_LIMIT, Failed, Plan, Tally};
use table::statistics::Estimate;

use crate::error::{Error, INTERRUPTED};
use crate::figures::{Flush, columns, counted, grouped, percent, rounded};
use crate::options::{self, TableOptions};
use crate::registry::{self, Registered};
use crate::{files, interrupt, output, secrets};

const EXAMPLES: &str = "\
Examples:
  fixer sim leduc --games 100000
  fixer sim tcg --deck the-heist --deck merc-turbo                 one deck against another
  fixer sim gangs --bots street,edge:100 --games 50                a bot for each seat
  fixer sim leduc --games 100000 --seed 7 --json
  fixer sim leduc --seed 7 --from 41 --games 1 --save game.json    keep game 41 of that run

Bots: random, street (plays by feeling), edge:N (searches, N iterations a decision). With --bots random nothing but
the rules is at work: many times as many games, for research and for checking rules.
With the same seed, games and options the results are the same for any number of threads.";

/// The arguments of `fixer sim`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Sim {
    /// The game
    #[arg(value_parser = registry::parser())]
    game: Registered,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Bots for the seats in order; the last one named takes all seats that are left [default: street]
    #[arg(long, visible_alias = "bot", value_name = "NAMES", value_delimiter = ',', value_parser = options::bots())]
    bots: Vec<String>,
    /// How many threads to use [default: as many as there are cores]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// The seed of the run [default: a random one, which is printed]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// The number of the first game; a run of 10 from 5 plays games 5 to 14
    #[arg(long, value_name = "N", default_value_t = 0)]
    from: u64,
    /// Check after every decision, not only at the end, that every card, token and number is accounted for
    #[arg(long)]
    check: bool,
    /// Keep the game as a replay file; needs --games 1
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: TableOptions,
}

/// A run that has come to an end.
struct Run<'a> {
    sim: &'a Sim,
    plan: Plan,
    /// The bot of every seat.
    bots: Vec<String>,
    /// What every seat brings, by name.
    decks: Vec<Option<String>>,
    tally: Tally,
    time: Duration,
}

impl Sim {
    /// Plays the tables and prints the results.
    pub fn run(&self, lang: Lang) -> Result<ExitCode, Error> {
        let seats = options::check(self.game, &self.options.fields, &self.bots, &[])?;
        if self.from.checked_add(self.games).is_none() {
            return Err(Error::Usage(format!("--from and --games are too large together: {} and {}", self.from, self.games)));
        }
        if let Some(path) = &self.save {
            if self.games != 1 {
                return Err(Error::Usage(format!("--save keeps one game: it needs --games 1, not {}", self.games)));
            }
            files::check_writable(path)?;
        }
        let threads = self.threads.map_or_else(cores, usize::from);
        let seed = self.seed.map_or_else(secrets::run_seed, Ok)?;
        let plan = Plan { from: self.from, games: self.games, seed, threads, check: self.check, limit: DECISION_LIMIT };
        let last = self.bots.last().map_or(self.game.bots()[0], String::as_str);
        let bots: Vec<String> = (0..usize::from(seats)).map(|seat| self.bots.get(seat).map_or(last, String::as_str).to_owned()).collect();
        let decks = self.options.named(self.game)?;
        let (tally, time) = self.play(&plan, &bots)?;
        let run = Run { sim: self, plan, bots, decks, tally, time };
        if self.json {
            output::print_json(&run.as_json())?;
        } else {
            output::print(&run.as_text(lang))?;
        }
        self.keep(&run)?;
        if let Some(failed) = &run.tally.failed {
            output::note(&format!("error: game {} failed: {}\nTo see it again:\n  {}", failed.number, failed.why, run.again(failed)));
            return Ok(ExitCode::FAILURE);
        }
        Ok(if run.interrupted() { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }

    fn play(&self, plan: &Plan, bots: &[String]) -> Result<(Tally, Duration), Error> {
        interrupt::on_first(|| {});
        let bar = ProgressBar::with_draw_target(Some(plan.games), ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left") {
            bar.set_style(style);
        }
        let watch = |done: u64| {
            bar.set_position(done);
            !interrupt::happened()
        };
        let start = Instant::now();
        let brings = self.options.brings()?;
        let played = self.game.simulate(&self.options.fields, &brings, bots, plan, &watch);
        let time = start.elapsed();
        bar.finish_and_clear();
        let wrong = |problems| Error::Options { game: self.game.about().key, problems };
        Ok((played.map_err(wrong)?, time))
    }

    /// Writes the replay of the only table, if one is wanted.
    fn keep(&self, run: &Run<'_>) -> Result<(), Error> {
        let Some(path) = &self.save else { return Ok(()) };
        let recorded = self.game.record(&self.options.fields, &self.options.brings()?, &run.bots, &run.plan);
        let recorded = recorded.map_err(|problems| Error::Options { game: self.game.about().key, problems })?;
        files::write(path, &recorded.replay.write())?;
        output::note(&format!("saved as {}", path.display()));
        Ok(())
    }
}

impl Run<'_> {
    fn played(&self) -> u64 {
        self.tally.games + u64::from(self.tally.failed.is_some())
    }

    fn interrupted(&self) -> bool {
        self.tally.failed.is_none() && self.played() < self.plan.games
    }

    fn mean(&self) -> f64 {
        self.tally.decisions as f64 / self.tally.games.max(1) as f64
    }

    fn deck(&self, seat: usize) -> Option<&str> {
        self.decks.get(seat).and_then(Option::as_deref)
    }

    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.time.as_secs_f64().max(1e-9)
    }

    /// The one command that plays a failed table again.
    fn again(&self, failed: &Failed) -> String {
        let key = self.sim.game.about().key;
        let mut command =
            format!("fixer sim {key} --seed {} --from {} --games 1 --check --save failed.json", self.plan.seed, failed.number);
        command += &format!(" --bots {}", output::quoted(&self.bots.join(",")));
        for (option, value) in &self.sim.options.fields {
            command += &format!(" --{option} {}", output::quoted(value));
        }
        command + &TableOptions::typed_decks(&self.decks)
    }

    fn as_text(&self, lang: Lang) -> String {
        let (tally, plan, game) = (&self.tally, &self.plan, self.sim.game);
        let mut text = format!("{}: {}", game.about().key, counted(tally.games, "game"));
        if self.interrupted() {
            text += &format!(" of {}, then interrupted", grouped(plan.games));
        }
        text += &format!(", seed {}", plan.seed);
        if plan.from > 0 {
            text += &format!(", from game {}", plan.from);
        }
        // Writing to a string cannot fail.
        let _ = write!(text, "\nDecisions: {:.2} per game, {} to {}\n\n", self.mean(), tally.shortest, tally.longest);
        text += &self.seats_as_text();
        text += &self.endings_as_text(lang);
        let speed = [rounded(self.per_second(tally.games)), rounded(self.per_second(tally.decisions))];
        let threads = counted(plan.threads as u64, "thread");
        let _ = writeln!(text, "\nSpeed: {} games/s, {} decisions/s, {threads}, {:.2} s", speed[0], speed[1], self.time.as_secs_f64());
        text
    }

    fn seats_as_text(&self) -> String {
        let rate = |hits: u64| {
            let Estimate { value, low, high } = Estimate::rate(hits, self.tally.games);
            format!("{} ({:.2} to {:.2})", percent(value), 100.0 * low, 100.0 * high)
        };
        // Games without decks have no column for them.
        let decks = if self.decks.iter().any(Option::is_some) { "Deck" } else { "" };
        let mut rows = vec![["Seat", "Bot", decks, "Won", "Shared", "Mean score"].map(str::to_owned)];
        for (seat, (tally, bot)) in self.tally.seats.iter().zip(&self.bots).enumerate() {
            let Estimate { value, low, high } = Estimate::mean(tally.score, tally.squares, self.tally.games);
            let score = format!("{value:.3} ({low:.3} to {high:.3})");
            let deck = self.deck(seat).unwrap_or_default().to_owned();
            rows.push([(seat + 1).to_string(), bot.clone(), deck, rate(tally.won), rate(tally.shared), score]);
        }
        let table = columns([Flush::Left, Flush::Left, Flush::Left, Flush::Right, Flush::Right, Flush::Right], &rows);
        let nobody = if self.tally.nobody > 0 { format!("Nobody won: {}\n", rate(self.tally.nobody)) } else { String::new() };
        format!("{table}{nobody}In brackets: the 99 % interval.\n")
    }

    fn endings_as_text(&self, lang: Lang) -> String {
        let row = |(how, count): (&&str, &u64)| {
            let rate = *count as f64 / self.tally.games.max(1) as f64;
            [percent(rate), grouped(*count), (*how).to_owned(), self.sim.game.text(lang, &format!("ending-{how}"))]
        };
        let rows: Vec<_> = self.tally.endings.iter().map(row).collect();
        format!("\nHow games ended:\n{}", columns([Flush::Right, Flush::Right, Flush::Left, Flush::Left], &rows))
    }

    fn as_json(&self) -> Value {
        let tally = &self.tally;
        let rate = |hits: u64| {
            let Estimate { value, low, high } = Estimate::rate(hits, tally.games);
            json!({ "count": hits, "rate": value, "low": low, "high": high })
        };
        let seats: Vec<Value> = (0..)
            .zip(tally.seats.iter().zip(&self.bots))
            .map(|(seat, (tally, bot)): (usize, _)| {
                let Estimate { value, low, high } = Estimate::mean(tally.score, tally.squares, self.tally.games);
                let score = json!({ "mean": value, "low": low, "high": high });
                json!({ "seat": seat, "bot": bot, "deck": self.deck(seat), "won": rate(tally.won), "shared": rate(tally.shared), "score": score })
            })
            .collect();
        json!({
            "game": self.sim.game.about().key,
            "options": self.sim.options.fields,
            "seed": self.plan.seed,
            "from": self.plan.from,
            "games": tally.games,
            "interrupted": self.interrupted(),
            "decisions": tally.decisions,
            "decisions_per_game": { "mean": self.mean(), "fewest": tally.shortest, "most": tally.longest },
            "seats": seats,
            "nobody": rate(tally.nobody),
            "endings": tally.endings.iter().map(|(how, count)| ((*how).to_owned(), rate(*count))).collect::<serde_json::Map<_, _>>(),
            "failed": tally.failed.as_ref().map(|failed| json!({ "number": failed.number, "why": failed.why, "again": self.again(failed) })),
            "speed": {
                "threads": self.plan.threads,
                "seconds": self.time.as_secs_f64(),
                "games_per_second": self.per_second(tally.games),
                "decisions_per_second": self.per_second(tally.decisions),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::cli::{Cli, Command};

    fn sim(line: &str) -> Sim {
        match Cli::try_parse_from(line.split(' ')).map(|cli| cli.command) {
            Ok(Some(Command::Sim(sim))) => sim,
            _ => panic!("'{line}' is not a command that simulates"),
        }
    }

    #[test]
    fn a_failed_table_is_told_with_a_command_that_plays_it_again() {
        let first = sim("fixer sim leduc --games 500 --bots random,random --mode standard --seats 2");
        let failed = Failed { number: 321, why: "a card is lost".to_owned() };
        let plan = Plan { from: 0, games: 500, seed: 9, threads: 3, check: false, limit: DECISION_LIMIT };
        let tally = Tally { games: 321, failed: Some(failed.clone()), ..Tally::default() };
        let decks = vec![Some("my decks/a.deck".to_owned()), None];
        let run = Run { sim: &first, plan, bots: vec!["random".to_owned(); 2], decks, tally, time: Duration::from_secs(1) };
        assert!(!run.interrupted());
        assert_eq!(run.as_json()["failed"]["why"], "a card is lost");
        let again = run.again(&failed);
        let again = sim(again.strip_suffix(" --deck 'my decks/a.deck'").expect("the deck is named, as a shell reads it"));
        assert_eq!((again.seed, again.from, again.games, again.check), (Some(9), 321, 1, true));
        assert_eq!(again.save, Some(PathBuf::from("failed.json")));
        assert_eq!((again.bots, again.options.fields), (first.bots.clone(), first.options.fields.clone()));
    }

    #[test]
    fn a_run_that_was_stopped_says_so() {
        let sim = sim("fixer sim leduc --games 5000");
        let plan = Plan { from: 10, games: 5000, seed: 9, threads: 1, check: false, limit: DECISION_LIMIT };
        let tally = Tally { games: 256, decisions: 512, ..Tally::default() };
        let run = Run { sim: &sim, plan, bots: Vec::new(), decks: Vec::new(), tally, time: Duration::from_secs(1) };
        assert!(run.interrupted());
        let text = run.as_text(Lang::En);
        assert!(text.starts_with("leduc: 256 games of 5,000, then interrupted, seed 9, from game 10\n"), "{text}");
        assert!(text.contains("Speed: 256 games/s, 512 decisions/s, 1 thread, 1.00 s"), "{text}");
    }
}
