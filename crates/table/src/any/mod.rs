//! One facade for all games: implemented once for every [`Prose`] game, used by whoever does not
//! care which game it is (command line, server).

mod game;
mod seen;
mod table;

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use schemars::{Schema, SchemaGenerator};
use serde::Serialize;
use serde_json::Value;

use crate::bench::Figures;
use crate::chance::fair::Bytes;
use crate::deck::{Change, Deck};
use crate::game::{About, Awaited};
use crate::instinct::{Study, Subject};
use crate::lesson::{Lesson, Taught};
use crate::log::{Back, Chronicle, LogEntry, Terms};
use crate::outcome::Outcome;
use crate::player::{Roster, cores};
use crate::problem::{Problems, Says};
use crate::reactions::Reactions;
use crate::replay::{Audit, Head, Origin, Replay, ReplayError};
use crate::rules::{RuleBook, RuleId};
use crate::scenario::{Failure, Migrated, Scenario};
use crate::seat::{Audience, Seat};
use crate::simulate::{Plan, Tally};
use crate::table::Refusal;
use crate::text::{Lang, Prose};
use crate::voice::Voice;

pub use seen::{AnySeen, Heard, Seen};

/// Options as people write them.
pub type Fields = BTreeMap<String, String>;

/// What seats bring of their own, as people write it, in the order of the seats: a deck. Seats that are not
/// named bring what the game gives them.
pub type Brings = [Option<String>];

/// How to open a table.
pub struct Opening<'a> {
    /// The options.
    pub fields: &'a Fields,
    /// What the seats bring.
    pub brings: &'a Brings,
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
    /// The shape of its views as JSON.
    fn view_schema(&self, generator: &mut SchemaGenerator) -> Schema;
    /// What comes with the game and can be brought, by name: decks.
    fn decks(&self) -> Vec<&str>;
    /// Reads what a seat brings of its own, as people write it, and writes it in good order.
    fn bring(&self, fields: &Fields, text: &str) -> Result<String, Problems>;
    /// What a list of cards is as a deck, after a change; nothing where seats bring none.
    fn deck(&self, list: &str, change: Change<'_>, lang: Lang) -> Option<Deck>;
    /// Whether seats are asked for reactions that they may want to pass over.
    fn reacts(&self) -> bool;
    /// How many seats a table with these options has.
    fn seats(&self, fields: &Fields) -> Result<u8, Problems>;
    /// What every seat brings, by its name, where it has one: a deck that comes with the game.
    fn named(&self, fields: &Fields, brings: &Brings) -> Result<Vec<Option<String>>, Problems>;
    /// What a table with these options is, before anything has happened.
    fn head(&self, fields: &Fields, brings: &Brings, id: String) -> Result<Head, Problems>;
    /// Deals a table. Where its chance comes from was settled before.
    fn deal(&self, head: Head, players: Vec<String>, chance: Origin) -> Result<Box<dyn AnyTable>, Problems>;
    /// Opens a table with fair chance of which the table makes every part.
    fn open(&self, opening: Opening<'_>) -> Result<Box<dyn AnyTable>, Problems> {
        let Opening { fields, brings, id, players, secrets } = opening;
        let head = self.head(fields, brings, id)?;
        let seats = head.entries.len();
        let mut fresh = |count: usize| (0..count).map(|_| secrets()).collect::<Vec<Bytes>>();
        let (seed, nonces, salts) = (fresh(1)[0], fresh(seats), fresh(seats));
        let origin = head.commit(seed, nonces, salts, (0..seats as u8).collect());
        self.deal(head, players, origin)
    }
    /// Takes a table up from its replay.
    fn reopen(&self, replay: &Replay) -> Result<Box<dyn AnyTable>, ReplayError>;
    /// Takes a table up from its replay as far as the rules agree with its log, and what they do not agree with.
    fn reopen_agreeing(&self, replay: &Replay) -> Result<(Box<dyn AnyTable>, Option<ReplayError>), ReplayError>;
    /// Checks the chance of a fair replay; how many results were checked.
    fn verify(&self, replay: &Replay) -> Result<usize, ReplayError>;
    /// Checks that the log of a replay plays out by the rules just so, wherever its chance comes from; how many
    /// results of chance the rules asked for.
    fn plays_out(&self, replay: &Replay) -> Result<usize, ReplayError>;
    /// Plays many tables with these bots in the seats; the last bot takes all seats that are left.
    fn simulate(
        &self,
        fields: &Fields,
        brings: &Brings,
        bots: &[String],
        plan: &Plan,
        watch: &(dyn Fn(u64) -> bool + Sync),
    ) -> Result<Tally, Problems>;
    /// Plays the first table of a plan and keeps its log, as far as it goes.
    fn record(&self, fields: &Fields, brings: &Brings, bots: &[String], plan: &Plan) -> Result<Recorded, Problems>;
    /// Asks the bots of a table again and checks that they decide the same. `watch` hears how many entries
    /// are done and answers whether to go on.
    fn audit(&self, replay: &Replay, watch: &mut dyn FnMut(usize) -> bool) -> Result<Audit, ReplayError>;
    /// The names of bots to suggest, the usual one first.
    fn bots(&self) -> &'static [&'static str];
    /// What is wrong with the name of a bot, and what would be right.
    fn check_bot(&self, name: &str) -> Result<(), Says>;
    /// What is counted where this game is studied.
    fn subjects(&self) -> Vec<Subject>;
    /// Plays one table with these bots, one for each seat, and counts.
    fn study(&self, fields: &Fields, brings: &Brings, bots: &[&str], seeds: Seeds, limit: u64) -> Result<Studied, String>;
    /// Measures speed.
    fn bench(&self, fields: &Fields, time: Duration) -> Result<Figures, Problems>;
    /// Runs a scenario.
    fn check(&self, scenario: &Scenario) -> Result<(), Failure>;
    /// The lessons that teach it, in order.
    fn lessons(&self) -> &[Lesson];
    /// Plays a lesson through some answers; what went wrong if it is not a lesson that holds.
    fn teach(&self, lesson: &Lesson, answers: &[usize], voice: Voice<'_>) -> Result<Taught, Failure>;
    /// Plays a lesson in every way that it allows.
    fn check_lesson(&self, lesson: &Lesson) -> Result<(), Failure>;
    /// Rewrites the text of a scenario of the release before.
    fn migrate(&self, scenario: &Scenario, text: &str) -> Migrated;
}

/// What one table of a study draws its chance from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seeds {
    /// The deal and the chance of the table.
    pub table: u64,
    /// The players.
    pub players: u64,
}

/// A table that was studied.
#[derive(Clone, Debug)]
pub struct Studied {
    /// How it ended.
    pub outcome: Outcome,
    /// What that is worth to every seat, 0 to 1.
    pub worth: Vec<f32>,
    /// Decisions with two or more choices.
    pub decisions: u64,
    /// What every seat could use, and how often it did: seat, subject, times.
    pub uses: Vec<(Seat, usize, u32)>,
    /// The points of every seat whenever they changed: after how many decisions, whose, how many.
    pub standings: Vec<(u64, Seat, i32)>,
}

/// Why a bot could not be asked.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum AskError {
    /// There is no such bot.
    #[error("{0}")]
    Unknown(Says),
    /// It is not its turn.
    #[error("{0}")]
    Refused(#[from] Refusal),
}

/// A bot that has been shown what it may know and has not thought yet. It needs the table no more, and is
/// told how many threads to think with.
pub type Pondering = Box<dyn FnOnce(usize) -> Answer + Send>;

/// What a bot wants to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Its seat.
    pub seat: Seat,
    /// How long the log was when it was asked: whatever happens since makes it longer.
    pub revision: usize,
    /// The choice's name; nothing if it need not act and does not.
    pub choice: Option<String>,
    /// How much thought it took.
    pub thought: Vec<u32>,
}

/// Finds out how a table went, apart from it, as long as somebody wants to know.
pub type Chronicling = Box<dyn FnOnce(&dyn Fn() -> bool) -> Option<Chronicle> + Send>;

/// A side of a table, with or without a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    /// Its seat; those without a player come after the last.
    pub seat: Seat,
    /// What it plays, by name, where sides play different things.
    pub plays: Option<String>,
    /// Its points, in games with points.
    pub score: Option<i32>,
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
    /// What ended it and what decided it, for people; who won is said beside it.
    fn ending(&self, voice: Voice<'_>) -> Option<String>;
    /// Every side of it, as onlookers see them.
    fn sides(&self, lang: Lang) -> Vec<Side>;
    /// What is counted of everybody until the end, by key and for people.
    fn deeds(&self, lang: Lang) -> Vec<(&'static str, String)>;
    /// How it went.
    fn chronicle(&self) -> Chronicling;
    /// What an audience knows and may do now, and how that is said: a [`Seen`] of the game.
    fn seen(&self, audience: Audience) -> Box<dyn AnySeen>;
    /// The names of what a seat may do now.
    fn keys(&self, seat: Seat) -> Vec<String>;
    /// Does what a seat chose.
    fn decide(&mut self, seat: Seat, key: &str) -> Result<(), Refusal>;
    /// Does a whole act of a seat, all or nothing.
    fn act(&mut self, seat: Seat, keys: &[&str]) -> Result<(), Refusal>;
    /// Shows a bot what a seat knows, so that it can think while the table is left alone.
    fn ponder(&self, seat: Seat, bot: &str) -> Result<Pondering, AskError>;
    /// Does what a bot wants, and whether it wanted anything. Refused if the table has gone on since.
    fn answer(&mut self, answer: &Answer) -> Result<bool, Refusal>;
    /// Lets a bot decide for a seat, and whether it did: a seat that only may act can let it be.
    fn ask_bot(&mut self, seat: Seat, bot: &str) -> Result<bool, AskError> {
        let pondering = self.ponder(seat, bot)?;
        Ok(self.answer(&pondering(cores()))?)
    }
    /// Whether a seat is asked whether it reacts and wants to pass over that without being asked.
    fn passes(&self, seat: Seat, reactions: Reactions) -> bool;
    /// Lets things go on for a seat that is asked whether it reacts: the log says that it was not waited for.
    fn pass(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Takes a seat out for good.
    fn concede(&mut self, seat: Seat, timeout: bool) -> Result<(), Refusal>;
    /// Ends the table without a result, as its players have agreed.
    fn void(&mut self) -> Result<(), Refusal>;
    /// Notes that somebody else plays a seat from here on, by name, and whether that is because its clock ran out.
    fn substitute(&mut self, seat: Seat, player: String, timeout: bool) -> Result<(), Refusal>;
    /// Whether a seat is in the middle of an act.
    fn mid_act(&self, seat: Seat) -> bool;
    /// Notes the time that was agreed on.
    fn clock(&mut self, terms: Terms);
    /// Notes that all clocks stand still from here on, or go on.
    fn pause(&mut self, on: bool) -> Result<(), Refusal>;
    /// Charges seats whose clocks run so many milliseconds, with the entry that comes next.
    fn charge(&mut self, spent: Vec<(Seat, u64)>);
    /// Notes what is to be charged now, without anything else that happens.
    fn settle(&mut self);
    /// Whether a seat has left.
    fn has_left(&self, seat: Seat) -> bool;
    /// How far the last act of a seat can be taken back.
    fn back(&self, seat: Seat) -> Option<Back>;
    /// Takes everything after a log entry back.
    fn undo(&mut self, to: usize) -> Result<(), Refusal>;
    /// The table as it was after a log entry, taken back since or not; nothing if there is no such entry.
    fn at(&self, entry: usize) -> Option<Box<dyn AnyTable>>;
    /// Whether an audience was told anything in a log entry.
    fn heard(&self, at: usize, audience: Audience) -> bool;
    /// What an audience was told in a log entry: a [`Heard`] of the game, for whoever draws it.
    fn heard_of(&self, at: usize, audience: Audience) -> Box<dyn Any>;
    /// What an audience was told in a log entry, as the game's own events.
    fn events(&self, at: usize, audience: Audience) -> Vec<Value>;
    /// What an audience was told in a log entry, as sentences.
    fn told(&self, at: usize, audience: Audience, voice: Voice<'_>) -> Vec<String>;
    /// Before which of the sentences of a log entry that an audience was told a turn begins, and whose.
    fn turns(&self, _at: usize, _audience: Audience) -> Vec<(usize, Seat)> {
        Vec::new()
    }
    /// Why a refusal happened by the rules, for people, with the rule.
    fn because(&self, refusal: &Refusal, voice: Voice<'_>) -> Option<(RuleId, String)>;
    /// A table that this audience cannot tell from this one, with everything that is hidden from it made
    /// up anew: whatever is built for the audience must be the same from both.
    fn twin(&self, audience: Audience, seed: u64) -> Box<dyn AnyTable>;
    /// The log.
    fn log(&self) -> &[LogEntry];
    /// Where its chance comes from, secrets included.
    fn origin(&self) -> &Origin;
    /// The table as a replay file.
    fn replay(&self) -> Replay;
}

/// Puts a game behind the facade, with the bots that can play it.
pub fn any<G: Prose + Study>(game: G, roster: impl Roster<G> + 'static) -> Box<dyn AnyGame> {
    Box::new(game::Erased(Arc::new(game), Arc::new(roster)))
}
