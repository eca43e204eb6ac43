//! One facade for all games: implemented once for every [`Prose`] game, used by whoever does not
//! care which game it is (command line, server).

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use serde_json::Value;

use crate::bench::{Figures, measure};
use crate::chance::fair::Bytes;
use crate::driver::{self, Player, Random, Stuck};
use crate::game::{About, Awaited, Choices};
use crate::log::{Back, Brought, Entry, Logged};
use crate::outcome::Outcome;
use crate::problem::Problems;
use crate::replay::{Head, Origin, Replay, ReplayError};
use crate::rules::{RuleBook, RuleId};
use crate::scenario::{self, Failure, Scenario};
use crate::seat::{Audience, Seat};
use crate::simulate::{self, Plan, Tally, player_seed, table_seed};
use crate::table::{Refusal, Table};
use crate::text::{Lang, Prose};

/// Options as people write them.
pub type Fields = BTreeMap<String, String>;

/// How to open a table.
pub struct Opening<'a> {
    /// The options.
    pub fields: &'a Fields,
    /// The table's id.
    pub id: String,
    /// Who sits where: a bot's name, or `person`.
    pub players: Vec<String>,
    /// Fresh secrets, for chance that people can check.
    pub secrets: &'a mut dyn FnMut() -> Bytes,
}

/// A choice as it is offered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    /// Its stable name.
    pub key: String,
    /// What it does, for people.
    pub label: String,
}

/// Something that a player might want to do, and why it cannot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forbidden {
    /// The choice.
    pub offer: Offer,
    /// The rule.
    pub rule: RuleId,
    /// The reason, for people.
    pub says: String,
}

/// A game, whichever it is.
pub trait AnyGame: Send + Sync {
    /// What it is.
    fn about(&self) -> &'static About;
    /// A text of the game.
    fn text(&self, lang: Lang, id: &str) -> String;
    /// Its rules.
    fn rules(&self, lang: Lang) -> &RuleBook;
    /// How many seats a table with these options has.
    fn seats(&self, fields: &Fields) -> Result<u8, Problems>;
    /// Opens a table with fair chance.
    fn open(&self, opening: Opening<'_>) -> Result<Box<dyn AnyTable>, Problems>;
    /// Takes a table up from its replay.
    fn reopen(&self, replay: &Replay) -> Result<Box<dyn AnyTable>, ReplayError>;
    /// Checks the chance of a fair replay; how many results were checked.
    fn verify(&self, replay: &Replay) -> Result<usize, ReplayError>;
    /// Plays many tables with these bots in the seats; the last bot takes all seats that are left.
    fn simulate(&self, fields: &Fields, bots: &[String], plan: &Plan, watch: &(dyn Fn(u64) -> bool + Sync)) -> Result<Tally, Problems>;
    /// Plays the first table of a plan and keeps its log, as far as it goes.
    fn record(&self, fields: &Fields, bots: &[String], plan: &Plan) -> Result<Recorded, Problems>;
    /// Measures speed.
    fn bench(&self, fields: &Fields, time: Duration) -> Result<Figures, Problems>;
    /// Runs a scenario.
    fn check(&self, scenario: &Scenario) -> Result<(), Failure>;
}

/// A table of a run with its log.
pub struct Recorded {
    /// The log.
    pub replay: Replay,
    /// Why it ended early, if it did.
    pub failed: Option<String>,
}

/// A table, whatever its game.
pub trait AnyTable: Send {
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// Who is awaited.
    fn awaited(&self) -> Awaited;
    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// What ended it, for people.
    fn ending(&self, lang: Lang) -> Option<String>;
    /// What a seat may do now.
    fn offers(&self, seat: Seat, lang: Lang) -> Vec<Offer>;
    /// What a seat might want to do now, and cannot.
    fn forbidden(&self, seat: Seat, lang: Lang) -> Vec<Forbidden>;
    /// Does what a seat chose.
    fn decide(&mut self, seat: Seat, key: &str) -> Result<(), Refusal>;
    /// Does a whole act of a seat, all or nothing.
    fn act(&mut self, seat: Seat, keys: &[&str]) -> Result<(), Refusal>;
    /// Lets a bot decide for a seat, and whether it did: a seat that only may act can let it be. `None`
    /// if there is no such bot.
    fn ask_bot(&mut self, seat: Seat, bot: &str, seed: u64) -> Option<Result<bool, Refusal>>;
    /// Makes the choices that the table makes by itself.
    fn settle(&mut self) -> usize;
    /// Takes a seat out for good.
    fn concede(&mut self, seat: Seat, timeout: bool) -> Result<(), Refusal>;
    /// Whether a seat has left.
    fn has_left(&self, seat: Seat) -> bool;
    /// How far the last act of a seat can be taken back.
    fn back(&self, seat: Seat) -> Option<Back>;
    /// Takes everything after a log entry back.
    fn undo(&mut self, to: usize) -> Result<(), Refusal>;
    /// The position as text.
    fn position(&self, audience: Audience, lang: Lang) -> String;
    /// What an audience knows.
    fn view(&self, audience: Audience) -> Value;
    /// What an audience was told in a log entry, as sentences.
    fn told(&self, at: usize, audience: Audience, lang: Lang) -> Vec<String>;
    /// Why a refusal happened, for people, with the rule.
    fn because(&self, refusal: &Refusal, lang: Lang) -> Option<(RuleId, String)>;
    /// The log.
    fn log(&self) -> &[Entry];
    /// The table as a replay file.
    fn replay(&self) -> Replay;
}

/// A game behind the facade.
struct Erased<G>(Arc<G>);

/// Puts a game behind the facade.
pub fn any<G: Prose>(game: G) -> Box<dyn AnyGame> {
    Box::new(Erased(Arc::new(game)))
}

/// A table behind the facade.
struct ErasedTable<G: Prose> {
    table: Logged<G>,
    head: Head,
    players: Vec<String>,
    origin: Origin,
}

impl<G: Prose> Erased<G> {
    fn bring(&self, fields: &Fields) -> Result<Brought<G::Options, G::Entry>, Problems> {
        let options = self.0.options(fields)?;
        let entries = Seat::first(self.0.seats(&options)).map(|seat| self.0.entry(&options, seat)).collect();
        Ok(Brought { options, entries })
    }
}

/// The bot of every seat by name: the last one named takes all seats that are left.
fn bots_of(bots: &[String], seats: u8) -> Result<Vec<&str>, Problems> {
    let mut problems = Problems::default();
    for unknown in bots.iter().filter(|bot| !driver::BOTS.contains(&bot.as_str())) {
        problems.add("bot", format!("'{unknown}' is not known; it can be {}", driver::BOTS.join(", ")));
    }
    if bots.len() > usize::from(seats) {
        problems.add("bot", format!("{} bots are named, but the table has {seats} seats", bots.len()));
    }
    let last = bots.last().map_or(driver::BOTS[0], String::as_str);
    problems.or((0..usize::from(seats)).map(|seat| bots.get(seat).map_or(last, String::as_str)).collect())
}

fn seat_bots<G: Prose>(names: &[&str], seed: u64, number: u64) -> Vec<Box<dyn Player<G>>> {
    let seat_bot = |(seat, name): (u8, &&str)| driver::bot::<G>(name, player_seed(seed, number, Seat(seat)));
    (0u8..).zip(names).filter_map(seat_bot).collect()
}

impl<G: Prose> AnyGame for Erased<G> {
    fn about(&self) -> &'static About {
        self.0.about()
    }

    fn text(&self, lang: Lang, id: &str) -> String {
        self.0.texts().get(lang, id, &[])
    }

    fn rules(&self, lang: Lang) -> &RuleBook {
        self.0.rules(lang)
    }

    fn seats(&self, fields: &Fields) -> Result<u8, Problems> {
        Ok(self.0.seats(&self.0.options(fields)?))
    }

    fn open(&self, opening: Opening<'_>) -> Result<Box<dyn AnyTable>, Problems> {
        let Opening { fields, id, players, secrets } = opening;
        let brought = self.bring(fields)?;
        let head = Head::new(&*self.0, id, &brought);
        let seats = brought.entries.len();
        let mut fresh = |count: usize| (0..count).map(|_| secrets()).collect::<Vec<Bytes>>();
        let (seed, nonces, salts) = (fresh(1)[0], fresh(seats), fresh(seats));
        let origin = head.commit(seed, nonces, salts, (0..seats as u8).collect());
        let table = Logged::deal(self.0.clone(), brought, head.source(&origin))?;
        Ok(Box::new(ErasedTable { table, head, players, origin }))
    }

    fn reopen(&self, replay: &Replay) -> Result<Box<dyn AnyTable>, ReplayError> {
        let table = replay.reopen(&self.0)?;
        let (head, players, origin) = (replay.head.clone(), replay.players.clone(), replay.chance.clone());
        Ok(Box::new(ErasedTable { table, head, players, origin }))
    }

    fn verify(&self, replay: &Replay) -> Result<usize, ReplayError> {
        replay.verify(&self.0)
    }

    fn simulate(&self, fields: &Fields, bots: &[String], plan: &Plan, watch: &(dyn Fn(u64) -> bool + Sync)) -> Result<Tally, Problems> {
        let options = self.0.options(fields)?;
        let names = bots_of(bots, self.0.seats(&options))?;
        if names.iter().all(|&name| name == "random") {
            return simulate::simulate(&*self.0, &options, plan, |_, seed| Random::new(seed), watch);
        }
        let seat_bot = |seat: Seat, seed| driver::bot::<G>(names[seat.index()], seed).unwrap_or_else(|| Box::new(Random::new(seed)));
        simulate::simulate(&*self.0, &options, plan, seat_bot, watch)
    }

    fn record(&self, fields: &Fields, bots: &[String], plan: &Plan) -> Result<Recorded, Problems> {
        let brought = self.bring(fields)?;
        let names = bots_of(bots, brought.entries.len() as u8)?;
        let mut seated = seat_bots::<G>(&names, plan.seed, plan.from);
        let origin = Origin::Fast { seed: table_seed(plan.seed, plan.from) };
        let head = Head::new(&*self.0, format!("{}-{}", plan.seed, plan.from), &brought);
        let mut logged = Logged::deal(self.0.clone(), brought, head.source(&origin))?;
        let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| self.play_logged(&mut logged, &mut seated, plan)));
        let failed = match played {
            Ok(Ok(())) => None,
            Ok(Err(stuck)) => Some(stuck.to_string()),
            Err(panic) => Some(simulate::panicked(&*panic)),
        };
        let players = names.into_iter().map(str::to_owned).collect();
        Ok(Recorded { replay: Replay::new(head, players, origin, logged.log().to_vec()), failed })
    }

    fn bench(&self, fields: &Fields, time: Duration) -> Result<Figures, Problems> {
        measure(&*self.0, &self.0.options(fields)?, 2077, time)
    }

    fn check(&self, scenario: &Scenario) -> Result<(), Failure> {
        scenario::check(&*self.0, scenario)
    }
}

impl<G: Prose> Erased<G> {
    fn play_logged(&self, logged: &mut Logged<G>, seated: &mut [Box<dyn Player<G>>], plan: &Plan) -> Result<(), Stuck> {
        for _ in 0..plan.limit {
            let mut table = Table::new(&*self.0, logged.state().clone());
            let Some((seat, choice, _)) = driver::next(&mut table, seated)? else { return Ok(()) };
            logged.decide(seat, choice).map_err(Stuck::Refused)?;
            if plan.check {
                self.0.audit(logged.state()).map_err(Stuck::Unsound)?;
            }
        }
        Err(Stuck::Endless(plan.limit))
    }
}

impl<G: Prose> ErasedTable<G> {
    fn game(&self) -> &G {
        self.table.game()
    }

    fn offer(&self, view: &G::View, choice: G::Choice, lang: Lang) -> Offer {
        Offer { key: self.game().key(choice), label: self.game().label(view, choice, lang) }
    }
}

impl<G: Prose> AnyTable for ErasedTable<G> {
    fn seats(&self) -> u8 {
        self.table.seats()
    }

    fn awaited(&self) -> Awaited {
        self.game().awaited(self.table.state())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.awaited().is_over().then(|| self.game().outcome(self.table.state()))
    }

    fn ending(&self, lang: Lang) -> Option<String> {
        self.outcome().map(|outcome| self.game().ending(&outcome, lang))
    }

    fn offers(&self, seat: Seat, lang: Lang) -> Vec<Offer> {
        let view = self.game().view(self.table.state(), Audience::Seat(seat));
        self.table.choices(seat).iter().map(|&choice| self.offer(&view, choice, lang)).collect()
    }

    fn forbidden(&self, seat: Seat, lang: Lang) -> Vec<Forbidden> {
        let view = self.game().view(self.table.state(), Audience::Seat(seat));
        let mut attempts = Choices::new();
        self.game().attempts(&view, &mut attempts);
        let reason = |&choice: &G::Choice| {
            let reason = self.game().why_not(&view, choice)?;
            Some(Forbidden { offer: self.offer(&view, choice, lang), rule: reason.rule, says: self.game().because(&reason, lang) })
        };
        attempts.iter().filter_map(reason).collect()
    }

    fn decide(&mut self, seat: Seat, key: &str) -> Result<(), Refusal> {
        let choice = self.table.find(seat, key)?;
        self.table.decide(seat, choice)
    }

    fn act(&mut self, seat: Seat, keys: &[&str]) -> Result<(), Refusal> {
        self.table.act(seat, keys)
    }

    fn ask_bot(&mut self, seat: Seat, bot: &str, seed: u64) -> Option<Result<bool, Refusal>> {
        let mut bot = driver::bot::<G>(bot, player_seed(seed, self.table.log().len() as u64, seat))?;
        let choices = self.table.choices(seat);
        if self.awaited().is_over() {
            return Some(Err(Refusal::Over));
        }
        if choices.is_empty() {
            return Some(Err(Refusal::NotAwaited { seat, awaited: self.awaited(), reason: None }));
        }
        let must = self.awaited().must.contains(seat);
        let Some(choice) = driver::ask(self.game(), self.table.state(), &choices, seat, must, &mut *bot) else {
            return Some(Ok(false));
        };
        Some(self.table.decide(seat, choice).map(|()| true))
    }

    fn settle(&mut self) -> usize {
        self.table.settle()
    }

    fn concede(&mut self, seat: Seat, timeout: bool) -> Result<(), Refusal> {
        self.table.concede(seat, timeout)
    }

    fn has_left(&self, seat: Seat) -> bool {
        self.table.has_left(seat)
    }

    fn back(&self, seat: Seat) -> Option<Back> {
        self.table.back(seat)
    }

    fn undo(&mut self, to: usize) -> Result<(), Refusal> {
        self.table.undo(to)
    }

    fn position(&self, audience: Audience, lang: Lang) -> String {
        self.game().position(&self.game().view(self.table.state(), audience), lang)
    }

    fn view(&self, audience: Audience) -> Value {
        serde_json::to_value(self.game().view(self.table.state(), audience)).unwrap_or_default()
    }

    fn told(&self, at: usize, audience: Audience, lang: Lang) -> Vec<String> {
        self.table.told(at, audience).map(|event| self.game().sentence(event, lang)).collect()
    }

    fn because(&self, refusal: &Refusal, lang: Lang) -> Option<(RuleId, String)> {
        refusal.reason().map(|reason| (reason.rule, self.game().because(reason, lang)))
    }

    fn log(&self) -> &[Entry] {
        self.table.log()
    }

    fn replay(&self) -> Replay {
        Replay::new(self.head.clone(), self.players.clone(), self.origin.clone(), self.table.log().to_vec())
    }
}
