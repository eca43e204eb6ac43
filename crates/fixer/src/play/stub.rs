//! A game for tests, smaller than any real one and with what the sample games lack: several modes, a
//! range of seats, an option, and seats that may act without having to.
//!
//! Seat 0 must `go` three times; until then every other seat may `shout`. The second go is chance.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::Duration;

use serde_json::{Value, json};
use table::any::{
    Answer, AnyGame, AnySeen, AnyTable, AskError, Brings, Chronicling, Fields, Forbidden, Offer, Opening, Pondering, Recorded, Seeds, Side,
    Studied,
};
use table::bench::Figures;
use table::chance::Rolled;
use table::instinct::Subject;
use table::lesson::{Lesson, Taught};
use table::log::{Back, LogEntry};
use table::replay::{Audit, Head, Origin, Replay, ReplayError};
use table::rules::RuleId;
use table::scenario::{Failure, Migrated, Scenario};
use table::simulate::{Plan, Tally};
use table::{
    About, AboutOption, Asked, Audience, Awaited, Lang, Outcome, Problems, Reactions, Refusal, RuleBook, Says, Seat, Seats, Voice,
};

use crate::registry::Registered;

static ABOUT: About = About {
    key: "stub",
    rules: 1,
    seats: 2..=4,
    minutes: 1..=1,
    modes: &["calm", "loud"],
    options: &[AboutOption::new("echo", &["off", "on"])],
};

/// The game.
pub struct Stub;

/// The game as the registry would hold it.
pub static STUB: Registered = &Stub;

static RULES: LazyLock<RuleBook> = LazyLock::new(|| RuleBook::parse("## Play\n- **R01** Seat 0 goes; the others may shout.\n").unwrap());

impl AnyGame for Stub {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn text(&self, _: Lang, id: &str) -> String {
        format!("<{id}>")
    }

    fn rules(&self, _: Lang) -> &RuleBook {
        &RULES
    }

    fn reacts(&self) -> bool {
        false
    }

    fn seats(&self, fields: &Fields) -> Result<u8, Problems> {
        let mut asked = Asked::new(fields);
        let seats = asked.number("seats", 2..=4, 2) as u8;
        asked.one_of("mode", ABOUT.modes, 0);
        asked.finish(seats)
    }

    fn view_schema(&self, _: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::Schema::default()
    }

    fn decks(&self) -> Vec<&str> {
        Vec::new()
    }

    fn bring(&self, _: &Fields, _: &str) -> Result<String, Problems> {
        Err(Problems::one("stub", "not here"))
    }

    fn deck(&self, _: &str, _: table::deck::Change<'_>, _: Lang) -> Option<table::deck::Deck> {
        None
    }

    fn named(&self, _: &Fields, _: &Brings) -> Result<Vec<Option<String>>, Problems> {
        Ok(Vec::new())
    }

    fn head(&self, _: &Fields, _: &Brings, _: String) -> Result<Head, Problems> {
        Err(Problems::one("stub", "not here"))
    }

    fn deal(&self, _: Head, _: Vec<String>, _: Origin) -> Result<Box<dyn AnyTable>, Problems> {
        Err(Problems::one("stub", "not here"))
    }

    fn open(&self, opening: Opening<'_>) -> Result<Box<dyn AnyTable>, Problems> {
        Ok(Box::new(StubTable::new(self.seats(opening.fields)?, opening.players)))
    }

    fn reopen_agreeing(&self, replay: &Replay) -> Result<(Box<dyn AnyTable>, Option<ReplayError>), ReplayError> {
        self.reopen(replay).map(|table| (table, None))
    }

    fn reopen(&self, _: &Replay) -> Result<Box<dyn AnyTable>, ReplayError> {
        Err(ReplayError { line: 1, says: "not here".to_owned() })
    }

    fn verify(&self, _: &Replay) -> Result<usize, ReplayError> {
        Err(ReplayError { line: 1, says: "not here".to_owned() })
    }

    fn plays_out(&self, _: &Replay) -> Result<usize, ReplayError> {
        Err(ReplayError { line: 1, says: "not here".to_owned() })
    }

    fn simulate(&self, _: &Fields, _: &Brings, _: &[String], _: &Plan, _: &(dyn Fn(u64) -> bool + Sync)) -> Result<Tally, Problems> {
        Err(Problems::one("stub", "not here"))
    }

    fn record(&self, _: &Fields, _: &Brings, _: &[String], _: &Plan) -> Result<Recorded, Problems> {
        Err(Problems::one("stub", "not here"))
    }

    fn audit(&self, _: &Replay, _: &mut dyn FnMut(usize) -> bool) -> Result<Audit, ReplayError> {
        Err(ReplayError { line: 1, says: "not here".to_owned() })
    }

    fn bots(&self) -> &'static [&'static str] {
        &["goer"]
    }

    fn check_bot(&self, name: &str) -> Result<(), Says> {
        if name == "goer" { Ok(()) } else { Err("it can be goer".into()) }
    }

    fn subjects(&self) -> Vec<Subject> {
        Vec::new()
    }

    fn study(&self, _: &Fields, _: &Brings, _: &[&str], _: Seeds, _: u64) -> Result<Studied, String> {
        Err("not here".to_owned())
    }

    fn bench(&self, _: &Fields, _: Duration) -> Result<Figures, Problems> {
        Err(Problems::one("stub", "not here"))
    }

    fn check(&self, _: &Scenario) -> Result<(), Failure> {
        Err(Failure { line: 1, says: "not here".to_owned() })
    }

    fn lessons(&self) -> &[Lesson] {
        &[]
    }

    fn teach(&self, _: &Lesson, _: &[usize], _: Voice<'_>) -> Result<Taught, Failure> {
        unreachable!("it has no lessons")
    }

    fn check_lesson(&self, _: &Lesson) -> Result<(), Failure> {
        Ok(())
    }

    fn migrate(&self, _: &Scenario, text: &str) -> Migrated {
        Migrated { text: text.to_owned(), ..Migrated::default() }
    }
}

/// A table: only its log, from which everything follows.
pub struct StubTable {
    seats: u8,
    players: Vec<String>,
    log: Vec<LogEntry>,
    gone: u8,
}

impl StubTable {
    /// A new table.
    pub fn new(seats: u8, players: Vec<String>) -> StubTable {
        StubTable { seats, players, log: vec![LogEntry::Deal { chance: Vec::new(), digest: String::new() }], gone: 0 }
    }
}

const ENOUGH: u8 = 3;

/// What an audience sees after so many are gone.
struct StubSeen(Audience, u8);

impl StubSeen {
    /// What seat 0 does, and what the others do; or the other way round.
    fn offer(&self, own: bool) -> Offer {
        let key = if (self.0 == Audience::Seat(Seat(0))) == own { "go" } else { "shout" };
        Offer { key: key.to_owned(), label: format!("Please {key}") }
    }
}

impl AnySeen for StubSeen {
    fn plays(&self, _: Seat, _: Lang) -> Option<String> {
        None
    }

    fn position(&self, _: Voice<'_>) -> String {
        format!("{} of {ENOUGH} gone, seen by {}", self.1, self.0)
    }

    fn prompt(&self, _: Voice<'_>) -> String {
        String::new()
    }

    fn view(&self) -> Value {
        json!({ "gone": self.1 })
    }

    fn offers(&self, _: Voice<'_>) -> Vec<Offer> {
        vec![self.offer(true)]
    }

    fn proposed(&self) -> Option<usize> {
        None
    }

    fn takes_itself(&self) -> bool {
        false
    }

    fn forbidden(&self, _: Voice<'_>) -> Vec<Forbidden> {
        vec![Forbidden { offer: self.offer(false), rule: RuleId::new("stub", "R01"), says: "Not yours.".to_owned() }]
    }
}

impl AnyTable for StubTable {
    fn seats(&self) -> u8 {
        self.seats
    }

    fn awaited(&self) -> Awaited {
        if self.gone >= ENOUGH {
            return Awaited::over();
        }
        Awaited { must: Seats::only(Seat(0)), may: Seats::all(self.seats).without(Seat(0)) }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.awaited().is_over().then(|| Outcome::by_score("gone", &[1, 2, 2, 0][..usize::from(self.seats)]))
    }

    fn ending(&self, _: Voice<'_>) -> Option<String> {
        self.outcome().map(|_| "All gone.".to_owned())
    }

    fn sides(&self, _: Lang) -> Vec<Side> {
        Vec::new()
    }

    fn deeds(&self, _: Lang) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn chronicle(&self) -> Chronicling {
        Box::new(|_| None)
    }

    fn decide(&mut self, seat: Seat, key: &str) -> Result<(), Refusal> {
        self.gone += u8::from(seat.0 == 0);
        let rolled = Rolled { what: "wind".to_owned(), of: 2, got: 0, is: "north".to_owned() };
        let chance = if self.gone == 2 { vec![rolled] } else { Vec::new() };
        self.log.push(LogEntry::Decision {
            seat,
            choice: key.to_owned(),
            label: key.to_owned(),
            chance,
            automatic: false,
            thought: Vec::new(),
            digest: String::new(),
        });
        Ok(())
    }

    fn act(&mut self, seat: Seat, keys: &[&str]) -> Result<(), Refusal> {
        keys.iter().try_for_each(|key| self.decide(seat, key))
    }

    fn ponder(&self, seat: Seat, _: &str) -> Result<Pondering, AskError> {
        let choice = self.awaited().must.contains(seat).then(|| "go".to_owned());
        Ok(Box::new(move |_| Answer { seat, revision: 0, choice, thought: Vec::new() }))
    }

    fn answer(&mut self, answer: &Answer) -> Result<bool, Refusal> {
        answer.choice.as_ref().map_or(Ok(false), |key| self.decide(answer.seat, key).map(|()| true))
    }

    fn seen(&self, audience: Audience) -> Box<dyn AnySeen> {
        Box::new(StubSeen(audience, self.gone))
    }

    fn keys(&self, seat: Seat) -> Vec<String> {
        StubSeen(Audience::Seat(seat), self.gone).offers(Lang::En.into()).into_iter().map(|offer| offer.key).collect()
    }

    fn passes(&self, _: Seat, _: Reactions) -> bool {
        false
    }

    fn pass(&mut self, seat: Seat) -> Result<(), Refusal> {
        Err(Refusal::Left(seat))
    }

    fn concede(&mut self, seat: Seat, _: bool) -> Result<(), Refusal> {
        Err(Refusal::Left(seat))
    }

    fn void(&mut self) -> Result<(), Refusal> {
        Err(Refusal::Over)
    }

    fn substitute(&mut self, _: Seat, _: String, _: bool) -> Result<(), Refusal> {
        Err(Refusal::Over)
    }

    fn mid_act(&self, _: Seat) -> bool {
        false
    }

    fn clock(&mut self, _: table::log::Terms) {}

    fn pause(&mut self, _: bool) -> Result<(), Refusal> {
        Err(Refusal::Over)
    }

    fn charge(&mut self, _: Vec<(Seat, u64)>) {}

    fn settle(&mut self) {}

    fn has_left(&self, _: Seat) -> bool {
        false
    }

    fn back(&self, seat: Seat) -> Option<Back> {
        let last = self.log.iter().rposition(|entry| matches!(entry, LogEntry::Decision { seat: by, .. } if *by == seat))?;
        Some(Back { to: last - 1, free: false })
    }

    fn undo(&mut self, to: usize) -> Result<(), Refusal> {
        self.gone = self.gone.saturating_sub(1);
        self.log.push(LogEntry::Undo { to });
        Ok(())
    }

    fn at(&self, _: usize) -> Option<Box<dyn AnyTable>> {
        None
    }

    fn told(&self, at: usize, _: Audience, _: Voice<'_>) -> Vec<String> {
        match &self.log[at] {
            LogEntry::Decision { seat, choice, .. } => vec![format!("Heard: {seat} {choice}.")],
            _ => Vec::new(),
        }
    }

    fn because(&self, _: &Refusal, _: Voice<'_>) -> Option<(RuleId, String)> {
        None
    }

    fn heard(&self, _: usize, _: Audience) -> bool {
        false
    }

    fn heard_of(&self, _: usize, _: Audience) -> Box<dyn Any> {
        Box::new(())
    }

    fn events(&self, _: usize, _: Audience) -> Vec<Value> {
        Vec::new()
    }

    fn twin(&self, _: Audience, _: u64) -> Box<dyn AnyTable> {
        Box::new(StubTable { seats: self.seats, players: self.players.clone(), log: self.log.clone(), gone: self.gone })
    }

    fn origin(&self) -> &Origin {
        &Origin::Fast { seed: 0 }
    }

    fn log(&self) -> &[LogEntry] {
        &self.log
    }

    fn replay(&self) -> Replay {
        let (table, game, catalog) = ("0123456789".to_owned(), "stub".to_owned(), "none".to_owned());
        let head = Head { table, game, rules: 1, catalog, options: json!(BTreeMap::<String, String>::new()), entries: Vec::new() };
        Replay::new(head, self.players.clone(), Origin::Fast { seed: 0 }, self.log.clone())
    }
}
