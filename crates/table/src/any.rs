//! One facade for all games: implemented once for every [`Prose`] game, used by whoever does not
//! care which game it is (command line, server).

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use serde_json::Value;

use crate::bench::{Figures, measure};
use crate::chance::fair::Bytes;
use crate::chance::{Fast, seat_seed};
use crate::driver::{self, Stuck};
use crate::game::{About, Awaited, Game};
use crate::instinct::{Study, Subject};
use crate::log::{Back, Brought, Entry, Logged};
use crate::outcome::Outcome;
use crate::player::{Player, Random, Roster, cores};
use crate::problem::Problems;
use crate::replay::{Audit, Head, Origin, Replay, ReplayError};
use crate::rules::{RuleBook, RuleId};
use crate::scenario::{self, Failure, Scenario};
use crate::seat::{Audience, MAX_SEATS, Seat};
use crate::simulate::{self, Plan, Tally, player_seed, table_seed};
use crate::table::{Refusal, Table};
use crate::text::{Lang, Prose};
use crate::witness::Silent;

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

/// What an audience knows and may do, as the game's own types.
pub struct Seen<G: Game> {
    /// What it knows.
    pub view: G::View,
    /// What it may do.
    pub choices: Vec<G::Choice>,
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
    /// Asks the bots of a table again and checks that they decide the same. `watch` hears how many entries
    /// are done and answers whether to go on.
    fn audit(&self, replay: &Replay, watch: &mut dyn FnMut(usize) -> bool) -> Result<Audit, ReplayError>;
    /// The names of bots to suggest, the usual one first.
    fn bots(&self) -> &'static [&'static str];
    /// What is wrong with the name of a bot, and what would be right.
    fn check_bot(&self, name: &str) -> Result<(), String>;
    /// What is counted where this game is studied.
    fn subjects(&self) -> Vec<Subject>;
    /// Plays one table with these bots, one for each seat, and counts.
    fn study(&self, fields: &Fields, bots: &[&str], seeds: Seeds, limit: u64) -> Result<Studied, String>;
    /// Measures speed.
    fn bench(&self, fields: &Fields, time: Duration) -> Result<Figures, Problems>;
    /// Runs a scenario.
    fn check(&self, scenario: &Scenario) -> Result<(), Failure>;
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
    /// What was used: seat, subject and how often.
    pub uses: Vec<(Seat, usize, u32)>,
    /// What the seats had from the beginning.
    pub begun: Vec<(Seat, usize)>,
    /// The points of every seat whenever they changed: after how many decisions, whose, how many.
    pub standings: Vec<(u64, Seat, i32)>,
}

/// Why a bot could not be asked.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum AskError {
    /// There is no such bot.
    #[error("{0}")]
    Unknown(String),
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
    /// The moment at which it was asked.
    pub moment: u64,
    /// The choice's name; nothing if it need not act and does not.
    pub choice: Option<String>,
    /// How much thought it took.
    pub thought: Vec<u32>,
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
    /// Shows a bot what a seat knows, so that it can think while the table is left alone.
    fn ponder(&self, seat: Seat, bot: &str) -> Result<Pondering, AskError>;
    /// Does what a bot wants, and whether it wanted anything. Refused if the table has gone on since.
    fn answer(&mut self, answer: &Answer) -> Result<bool, Refusal>;
    /// Lets a bot decide for a seat, and whether it did: a seat that only may act can let it be.
    fn ask_bot(&mut self, seat: Seat, bot: &str) -> Result<bool, AskError> {
        let pondering = self.ponder(seat, bot)?;
        Ok(self.answer(&pondering(cores()))?)
    }
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
    /// What is being decided, as a sentence.
    fn prompt(&self, audience: Audience, lang: Lang) -> String;
    /// What an audience knows.
    fn view(&self, audience: Audience) -> Value;
    /// The same as its own type, with what a seat may do: a [`Seen`] of the game, for whoever draws it.
    fn seen(&self, audience: Audience) -> Box<dyn Any>;
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
struct Erased<G>(Arc<G>, Arc<dyn Roster<G>>);

/// Puts a game behind the facade, with the bots that can play it.
pub fn any<G: Prose + Study>(game: G, roster: impl Roster<G> + 'static) -> Box<dyn AnyGame> {
    Box::new(Erased(Arc::new(game), Arc::new(roster)))
}

/// A table behind the facade.
struct ErasedTable<G: Prose> {
    table: Logged<G>,
    roster: Arc<dyn Roster<G>>,
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

    /// The bot of every seat by name: the last one named takes all seats that are left.
    fn bots_of<'a>(&self, bots: &'a [String], seats: u8) -> Result<Vec<&'a str>, Problems> {
        let mut problems = Problems::default();
        for wrong in bots.iter().filter_map(|bot| self.1.check(bot).err()) {
            problems.add("bot", wrong);
        }
        if bots.len() > usize::from(seats) {
            problems.add("bot", format!("{} bots are named, but the table has {seats} seats", bots.len()));
        }
        let last = bots.last().map_or(self.1.names()[0], String::as_str);
        problems.or((0..usize::from(seats)).map(|seat| bots.get(seat).map_or(last, String::as_str)).collect())
    }

    /// The bot of a seat at one of many tables, so that it thinks with one thread; its name has been checked.
    fn bot(&self, name: &str, seed: u64) -> Box<dyn Player<G> + Send> {
        self.1.seat(name, seed, 1).unwrap_or_else(|_| Box::new(Random::new(seed)))
    }
}

impl<G: Prose + Study> AnyGame for Erased<G> {
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
        Ok(Box::new(ErasedTable { table, roster: self.1.clone(), head, players, origin }))
    }

    fn reopen(&self, replay: &Replay) -> Result<Box<dyn AnyTable>, ReplayError> {
        let table = replay.reopen(&self.0)?;
        let (head, players, origin) = (replay.head.clone(), replay.players.clone(), replay.chance.clone());
        Ok(Box::new(ErasedTable { table, roster: self.1.clone(), head, players, origin }))
    }

    fn verify(&self, replay: &Replay) -> Result<usize, ReplayError> {
        replay.verify(&self.0)
    }

    fn simulate(&self, fields: &Fields, bots: &[String], plan: &Plan, watch: &(dyn Fn(u64) -> bool + Sync)) -> Result<Tally, Problems> {
        let options = self.0.options(fields)?;
        let names = self.bots_of(bots, self.0.seats(&options))?;
        if names.iter().all(|&name| name == "random") {
            return simulate::simulate(&*self.0, &options, plan, |_, seed| Random::new(seed), watch);
        }
        simulate::simulate(&*self.0, &options, plan, |seat, seed| self.bot(names[seat.index()], seed), watch)
    }

    fn record(&self, fields: &Fields, bots: &[String], plan: &Plan) -> Result<Recorded, Problems> {
        let brought = self.bring(fields)?;
        let names = self.bots_of(bots, brought.entries.len() as u8)?;
        let seat_bot = |(seat, name): (u8, &&str)| self.bot(name, player_seed(plan.seed, plan.from, Seat(seat)));
        let mut seated: Vec<_> = (0u8..).zip(&names).map(seat_bot).collect();
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

    fn audit(&self, replay: &Replay, watch: &mut dyn FnMut(usize) -> bool) -> Result<Audit, ReplayError> {
        replay.audit(&self.0, &*self.1, watch)
    }

    fn bots(&self) -> &'static [&'static str] {
        self.1.names()
    }

    fn check_bot(&self, name: &str) -> Result<(), String> {
        self.1.check(name)
    }

    fn subjects(&self) -> Vec<Subject> {
        self.0.subjects()
    }

    fn study(&self, fields: &Fields, bots: &[&str], seeds: Seeds, limit: u64) -> Result<Studied, String> {
        let brought = self.bring(fields).map_err(|problems| problems.to_string())?;
        let mut seated: Vec<_> = (0u8..).zip(bots).map(|(seat, name)| self.bot(name, seat_seed(seeds.players, Seat(seat)))).collect();
        study(&*self.0, &brought, &mut seated, &mut Fast::new(seeds.table), limit)
    }

    fn bench(&self, fields: &Fields, time: Duration) -> Result<Figures, Problems> {
        measure(&*self.0, &self.0.options(fields)?, 2077, time)
    }

    fn check(&self, scenario: &Scenario) -> Result<(), Failure> {
        scenario::check(&*self.0, scenario)
    }
}

impl<G: Prose> Erased<G> {
    fn play_logged(&self, logged: &mut Logged<G>, seated: &mut [Box<dyn Player<G> + Send>], plan: &Plan) -> Result<(), Stuck> {
        for moment in 0..plan.limit {
            let mut table = Table::new(&*self.0, logged.state().clone());
            let Some((seat, choice, _)) = driver::next(&mut table, seated, moment)? else { return Ok(()) };
            logged.answer(seat, choice, seated[seat.index()].thought()).map_err(Stuck::Refused)?;
            if plan.check {
                self.0.audit(logged.state()).map_err(Stuck::Unsound)?;
            }
        }
        Err(Stuck::Endless(plan.limit))
    }
}

/// Plays a table and counts what its seats use.
fn study<G: Study>(
    game: &G,
    brought: &Brought<G::Options, G::Entry>,
    seated: &mut [Box<dyn Player<G> + Send>],
    chance: &mut Fast,
    limit: u64,
) -> Result<Studied, String> {
    let state = game.deal(&brought.options, &brought.entries, chance).map_err(|problems| problems.to_string())?;
    let seats = game.seats(&brought.options);
    let mut table = Table::new(game, state);
    let (mut uses, mut begun, mut standings, mut decisions) = (BTreeMap::new(), Vec::new(), Vec::new(), 0);
    let mut points = [None; MAX_SEATS];
    Seat::first(seats).for_each(|seat| game.begins(table.state(), seat, |subject| begun.push((seat, subject))));
    for moment in 0..limit {
        for seat in Seat::first(seats) {
            let now = game.standing(table.state(), seat);
            if points[seat.index()].replace(now) != Some(now) {
                standings.push((decisions, seat, now));
            }
        }
        let Some((seat, choice, choices)) = driver::next(&mut table, seated, moment).map_err(|stuck| stuck.to_string())? else {
            let outcome = game.outcome(table.state());
            let uses = uses.into_iter().map(|((seat, subject), count)| (seat, subject, count)).collect();
            let worth = game.worth(&outcome)[..usize::from(seats)].to_vec();
            return Ok(Studied { outcome, worth, decisions, uses, begun, standings });
        };
        game.uses(table.state(), seat, choice, |subject| *uses.entry((seat, subject)).or_default() += 1);
        decisions += u64::from(choices > 1);
        table.decide(seat, choice, chance, &mut Silent).map_err(|refusal| refusal.to_string())?;
    }
    Err(Stuck::Endless(limit).to_string())
}

impl<G: Prose> ErasedTable<G> {
    fn game(&self) -> &Arc<G> {
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
        let mut forbidden = Vec::new();
        self.game().forbidden(&view, |choice, reason| {
            let says = self.game().because(&reason, lang);
            forbidden.push(Forbidden { offer: self.offer(&view, choice, lang), rule: reason.rule, says });
        });
        forbidden
    }

    fn decide(&mut self, seat: Seat, key: &str) -> Result<(), Refusal> {
        let choice = self.table.find(seat, key)?;
        self.table.decide(seat, choice)
    }

    fn act(&mut self, seat: Seat, keys: &[&str]) -> Result<(), Refusal> {
        self.table.act(seat, keys)
    }

    fn ponder(&self, seat: Seat, bot: &str) -> Result<Pondering, AskError> {
        self.roster.check(bot).map_err(AskError::Unknown)?;
        if self.awaited().is_over() {
            return Err(Refusal::Over.into());
        }
        let choices = self.table.choices(seat);
        if choices.is_empty() {
            return Err(Refusal::NotAwaited { seat, awaited: self.awaited(), reason: None }.into());
        }
        let must = self.awaited().must.contains(seat);
        let (game, question) = (self.game().clone(), self.table.sight(seat, &choices).question());
        let (roster, bot, seed) = (self.roster.clone(), bot.to_owned(), self.table.player_seed(seat));
        Ok(Box::new(move |threads| {
            let mut player = roster.seat(&bot, seed, threads).unwrap_or_else(|_| Box::new(Random::new(seed)));
            let sight = question.sight(&game);
            let choice = if must { Some(player.choose(&sight)) } else { player.volunteer(&sight) };
            let (moment, thought) = (sight.moment(), player.thought().to_vec());
            Answer { seat, moment, choice: choice.map(|choice| game.key(choice)), thought }
        }))
    }

    fn answer(&mut self, answer: &Answer) -> Result<bool, Refusal> {
        let Some(key) = &answer.choice else { return Ok(false) };
        if answer.moment != self.table.moment() {
            return Err(Refusal::GoneOn);
        }
        let choice = self.table.find(answer.seat, key)?;
        self.table.answer(answer.seat, choice, &answer.thought)?;
        Ok(true)
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

    fn prompt(&self, audience: Audience, lang: Lang) -> String {
        self.game().prompt(&self.game().view(self.table.state(), audience), lang)
    }

    fn seen(&self, audience: Audience) -> Box<dyn Any> {
        let choices = if let Audience::Seat(seat) = audience { self.table.choices(seat).to_vec() } else { Vec::new() };
        Box::new(Seen::<G> { view: self.game().view(self.table.state(), audience), choices })
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
