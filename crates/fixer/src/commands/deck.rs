//! `fixer deck`: checks decks, shows them, and lets them play against the decks that come with a game.

use std::fmt::Write;
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Value, json};
use table::any::Fields;
use table::player::cores;
use table::problem::Problem;
use table::simulate::{DECISION_LIMIT, Plan};
use table::statistics::Estimate;
use table::{Lang, Message, Problems};

use crate::error::{Error, INTERRUPTED};
use crate::figures::{counted, percent};
use crate::options::{self, brought};
use crate::registry::{self, Registered};
use crate::words::say;
use crate::{interrupt, output, secrets};

const EXAMPLES: &str = "\
Examples:
  fixer deck list                         the decks that come with the games
  fixer deck show the-heist               a deck as text, to copy and change
  fixer deck show the-heist > mine.deck
  fixer deck check mine.deck              everything that is wrong with a deck, at once
  fixer deck sim mine.deck                how it does against the starter decks
  fixer play tcg --deck mine.deck         play with it
  fixer deck show blue-line               a deck of the other card game: its Sponsor and both decks

A deck is a text with one card a line: its name, with the number of copies before it ('2 Minotaur').
Cards of one name need their subtitle ('V: Streetkid'). Everything after a # is a comment.";

/// The arguments of `fixer deck`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Deck {
    #[command(subcommand)]
    task: Task,
}

#[derive(clap::Subcommand)]
enum Task {
    /// List the decks that come with the games
    List,
    /// Tell everything that is wrong with decks
    Check {
        /// Files, or names of decks
        #[arg(required = true, value_name = "FILE|NAME")]
        decks: Vec<String>,
        /// Write JSON
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        game: Which,
    },
    /// Print a deck in good order
    Show {
        /// A file, or the name of a deck
        #[arg(value_name = "FILE|NAME")]
        deck: String,
        #[command(flatten)]
        game: Which,
    },
    /// Let a deck play against others
    Sim {
        /// A file, or the name of a deck
        #[arg(value_name = "FILE|NAME")]
        deck: String,
        /// Whom it plays against: a file or a name; again for more [default: the two usual decks of the game]
        #[arg(long, value_name = "FILE|NAME")]
        against: Vec<String>,
        /// How many games against each
        #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(2..))]
        games: u64,
        /// The bot that plays both sides; or two: for the deck, and for what it plays against
        #[arg(long, visible_alias = "bot", value_name = "NAMES", value_delimiter = ',', default_value = "street", value_parser = options::bots())]
        bots: Vec<String>,
        /// The seed of the run [default: a random one, which is printed]
        #[arg(long, value_name = "S")]
        seed: Option<u64>,
        /// Write JSON
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        game: Which,
    },
}

/// Which game a deck is for.
#[derive(clap::Args)]
struct Which {
    /// The game [default: the one that has a deck of this name, or whose deck it is; else the first one with decks]
    #[arg(long, value_parser = registry::parser())]
    game: Option<Registered>,
}

impl Which {
    fn find(&self, deck: &str) -> Result<Registered, Error> {
        let with_decks = |game: &Registered| !game.decks().is_empty();
        if let Some(game) = self.game {
            let without = || Error::Usage(format!("{} is played without decks", game.about().key));
            return if with_decks(&game) { Ok(game) } else { Err(without()) };
        }
        let games: Vec<Registered> = registry::games().filter(with_decks).collect();
        if let Some(game) = games.iter().find(|game| game.decks().contains(&deck)) {
            return Ok(*game);
        }
        let list = brought(deck)?;
        let legal = games.iter().find(|game| game.bring(&Fields::new(), &list).is_ok());
        legal.or(games.first()).copied().ok_or_else(|| Error::Usage("no game here has decks".to_owned()))
    }
}

impl Deck {
    /// Does what is asked.
    pub fn run(&self, lang: Lang) -> Result<ExitCode, Error> {
        match &self.task {
            Task::List => {
                let mut text = String::new();
                for game in registry::games().filter(|game| !game.decks().is_empty()) {
                    for deck in game.decks() {
                        let _ = writeln!(text, "{:<6} {deck}", game.about().key);
                    }
                }
                output::print(&text)?;
                Ok(ExitCode::SUCCESS)
            }
            Task::Check { decks, json, game } => check(game, decks, *json, lang),
            Task::Show { deck, game } => {
                output::print(&read(game.find(deck)?, deck)?.map_err(|problems| refused(deck, &problems))?)?;
                Ok(ExitCode::SUCCESS)
            }
            Task::Sim { deck, against, games, bots, seed, json, game } => {
                let [own, theirs] = match bots.as_slice() {
                    [both] => [both, both],
                    [own, theirs] => [own, theirs],
                    more => return Err(Error::Usage(format!("{} bots are named, but two play: one for each deck", more.len()))),
                };
                let trial =
                    Trial { game: game.find(deck)?, bots: [own, theirs], games: *games, seed: seed.map_or_else(secrets::run_seed, Ok)? };
                trial.run(deck, against, *json)
            }
        }
    }
}

/// A deck in good order, or all that is wrong with it.
fn read(game: Registered, deck: &str) -> Result<Result<String, Problems>, Error> {
    Ok(game.bring(&Fields::new(), &brought(deck)?))
}

fn refused(deck: &str, problems: &Problems) -> Error {
    Error::Deck { deck: deck.to_owned(), problems: problems.clone() }
}

fn check(game: &Which, decks: &[String], json: bool, lang: Lang) -> Result<ExitCode, Error> {
    let mut judged = Vec::new();
    for deck in decks {
        let wrong = read(game.find(deck)?, deck)?.err();
        if json {
            let problem = |problem: &Problem| json!({ "place": *problem.place, "says": problem.says.in_lang(lang) });
            let problems: Vec<Value> = wrong.iter().flat_map(Problems::iter).map(problem).collect();
            judged.push(json!({ "deck": deck, "legal": wrong.is_none(), "problems": problems }));
        } else {
            let legal = || say(lang, &Message::new("legal-deck").with("deck", deck.clone()));
            output::print(&(wrong.as_ref().map_or_else(legal, |problems| refused(deck, problems).in_lang(lang)) + "\n"))?;
            judged.push(json!({ "legal": wrong.is_none() }));
        }
    }
    if json {
        output::print_json(&judged)?;
    }
    let legal = judged.iter().all(|deck| deck["legal"] == true);
    Ok(if legal { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Decks that play against each other.
struct Trial<'a> {
    game: Registered,
    /// Who plays the deck, and who plays against it.
    bots: [&'a str; 2],
    games: u64,
    seed: u64,
}

impl Trial<'_> {
    /// Lets a deck play against all of the others, and tells how it does as soon as that is known.
    fn run(&self, deck: &str, against: &[String], json: bool) -> Result<ExitCode, Error> {
        let Trial { game, bots: [own_bot, their_bot], games, seed } = self;
        let legal = |deck: &str| read(*game, deck)?.map_err(|problems| refused(deck, &problems)).map(|_| brought(deck))?;
        let own = legal(deck)?;
        let usual: Vec<String> = game.decks().into_iter().take(2).map(str::to_owned).collect();
        let against = if against.is_empty() { &usual } else { against };
        let theirs = against.iter().map(|other| legal(other)).collect::<Result<Vec<String>, Error>>()?;
        interrupt::on_first(|| {});
        if !json {
            output::print(&format!(
                "{deck}, played by {own_bot}, {} against each, played by {their_bot}, seed {seed}\n",
                counted(*games, "game")
            ))?;
        }
        let mut results = Vec::new();
        for (other, theirs) in against.iter().zip(theirs) {
            let (won, played) = self.play(&own, &theirs)?;
            let Estimate { value: rate, low, high } = Estimate::rate(won, played);
            results.push(json!({ "against": other, "games": played, "won": won, "rate": rate, "low": low, "high": high }));
            if !json {
                output::print(&format!(
                    "  against {other:<24} won {} ({} to {}) of {played}\n",
                    percent(rate),
                    percent(low),
                    percent(high)
                ))?;
            }
            if interrupt::happened() {
                break;
            }
        }
        if json {
            output::print_json(&json!({ "deck": deck, "bots": self.bots, "seed": seed, "results": results }))?;
        }
        Ok(if interrupt::happened() { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }

    /// How many games a list won, of how many. Half of them are played from each seat, so that neither has an advantage.
    fn play(&self, own: &str, theirs: &str) -> Result<(u64, u64), Error> {
        let Trial { game, bots: [own_bot, their_bot], games, seed } = *self;
        let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left") {
            bar.set_style(style);
        }
        let (mut won, mut played) = (0, 0);
        for (seat, part) in [(0, games / 2), (1, games - games / 2)] {
            let mut brings = vec![Some(theirs.to_owned()), Some(theirs.to_owned())];
            brings[seat] = Some(own.to_owned());
            let mut bots = [their_bot, their_bot].map(str::to_owned);
            own_bot.clone_into(&mut bots[seat]);
            let before = played;
            let watch = |done: u64| {
                bar.set_position(before + done);
                !interrupt::happened()
            };
            let seed = seed.wrapping_add(seat as u64);
            let plan = Plan { from: 0, games: part, seed, threads: cores(), check: false, limit: DECISION_LIMIT };
            let tally = game.simulate(&Fields::new(), &brings, &bots, &plan, &watch);
            let tally = tally.map_err(|problems| Error::Options { game: game.about().key, problems })?;
            if let Some(failed) = tally.failed {
                return Err(Error::Failed(format!("game {} failed: {}", failed.number, failed.why)));
            }
            won += tally.seats[seat].won;
            played += tally.games;
        }
        bar.finish_and_clear();
        Ok((won, played))
    }
}
