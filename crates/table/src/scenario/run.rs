//! Plays a scenario and says the first thing that does not hold.

use std::collections::BTreeSet;

use serde_json::Value;

use super::parse::{Scenario, Step};
use crate::chance::{AnyChance, Scripted};
use crate::choices::Choices;
use crate::likely::meant;
use crate::marks;
use crate::problem::Problems;
use crate::seat::{Audience, Seat, Seats};
use crate::table::Table;
use crate::text::{Lang, Prose};
use crate::witness::Told;

/// What did not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {says}")]
pub struct Failure {
    /// The line of the scenario.
    pub line: usize,
    /// What was expected and what was found.
    pub says: String,
}

/// A scenario in progress.
pub(crate) struct Performance<'g, G: Prose> {
    pub(crate) table: Table<'g, G>,
    seats: u8,
    pub(crate) chance: Scripted,
    /// What was told by the last line that did something.
    pub(crate) told: Told<G::Event>,
    left: Seats,
}

/// Plays a scenario: every statement must hold, the script of chance must be used up, and every rule
/// it names must be reached.
pub fn check<G: Prose>(game: &G, scenario: &Scenario) -> Result<(), Failure> {
    marks::clear();
    let mut steps = scenario.steps.iter().peekable();
    let mut chance = Scripted::new();
    let mut last = scenario.line_of("game");
    // Results that stand before anything else are for the deal.
    while let Some(statement) = steps.next_if(|statement| matches!(statement.step, Step::Chance(..))) {
        script(&mut chance, &statement.step);
        last = statement.line;
    }
    let mut stage = Performance::set(game, scenario, chance, last)?;
    for statement in steps {
        last = statement.line;
        let held = stage.step(&statement.step);
        // What does not fit the script comes first: nothing after it means anything.
        stage.chance.mismatch().map_or(held, Err).map_err(|says| Failure { line: last, says })?;
    }
    stage.chance.finish().map_err(|says| Failure { line: last, says })?;
    reached(game, scenario)
}

/// Whether the rules that a scenario names exist and were reached since the marks were cleared.
pub(crate) fn reached<G: Prose>(game: &G, scenario: &Scenario) -> Result<(), Failure> {
    let rules: Vec<String> = scenario.rules.iter().map(|rule| format!("{}:{rule}", game.about().key)).collect();
    let book = game.rules(Lang::En);
    if let Some(unknown) = scenario.rules.iter().find(|rule| book.get(rule).is_none()) {
        let says = format!("there is no rule {unknown} in this game{}", meant(unknown, book.iter().map(|rule| &rule.id)));
        return Err(Failure { line: scenario.line_of("rules"), says });
    }
    let missed = marks::missed(rules.iter().map(String::as_str));
    if marks::KEPT && !missed.is_empty() {
        let says = format!("the scenario does not reach the rules it names: {}", missed.join(", "));
        return Err(Failure { line: scenario.line_of("rules"), says });
    }
    Ok(())
}

/// Adds the results of a line to a script.
pub(crate) fn script(chance: &mut Scripted, step: &Step) {
    if let Step::Chance(what, results) = step {
        results.iter().for_each(|result| chance.line(what.as_str(), result.as_str()));
    }
}

impl<'g, G: Prose> Performance<'g, G> {
    /// The position: as given, or dealt. What is wrong with it is told at `line`, unless it is known
    /// better.
    pub(crate) fn set(game: &'g G, scenario: &Scenario, mut chance: Scripted, line: usize) -> Result<Self, Failure> {
        let wrong = |says: String| Failure { line, says };
        if scenario.game != game.about().key {
            let says = format!("this is a scenario of '{}', not of '{}'", scenario.game, game.about().key);
            return Err(Failure { line: scenario.line_of("game"), says });
        }
        let refused = |problems: Problems| Failure { line: scenario.line_of("options"), says: problems.to_string() };
        let options = game.options(&scenario.options).map_err(refused)?;
        let seats = game.seats(&options);
        let state = if scenario.given.is_empty() {
            let entries: Vec<G::Entry> = Seat::first(seats).map(|seat| game.entry(&options, seat)).collect();
            game.deal(&options, &entries, &mut AnyChance::new(&mut chance)).map_err(refused)?
        } else {
            game.stage(&options, &mut scenario.given.clone()).map_err(|problems| misplaced(&problems, line))?
        };
        if let Some(mismatch) = chance.mismatch() {
            return Err(wrong(mismatch));
        }
        game.audit(&state).map_err(|wrong| Failure { line, says: format!("the position is not possible: {wrong}") })?;
        Ok(Performance { table: Table::new(game, state), seats, chance, told: Told::default(), left: Seats::NONE })
    }

    /// Does what a line says, or looks whether it holds.
    pub(crate) fn step(&mut self, step: &Step) -> Result<(), String> {
        let game = self.table.game();
        match step {
            Step::Chance(..) => script(&mut self.chance, step),
            Step::Does(seat, keys) => {
                self.told = Told::default();
                for key in keys {
                    self.does(*seat, key)?;
                }
            }
            Step::Leaves(seat) => {
                self.seat(*seat)?;
                if self.table.awaited().is_over() {
                    return Err(format!("{seat} cannot leave: the table is over"));
                }
                if self.left.contains(*seat) {
                    return Err(format!("{seat} has left the table already"));
                }
                self.left = self.left.with(*seat);
                self.told = Told::default();
                let mut state = self.table.state().clone();
                game.leave(&mut state, *seat, &mut AnyChance::new(&mut self.chance), &mut self.told);
                game.audit(&state).map_err(|wrong| format!("afterwards, {wrong}"))?;
                self.table.reset(state);
            }
            Step::May(seat, keys, only) => self.may(*seat, keys, *only)?,
            Step::NotOffered(seat, keys) => self.not_offered(*seat, keys)?,
            Step::Cannot(seat, key, rule) => self.cannot(*seat, key, rule)?,
            Step::Awaited(seat, awaited) => {
                self.seat(*seat)?;
                if self.table.awaited().contains(*seat) != *awaited {
                    return Err(format!("{seat} is {}awaited", if *awaited { "not " } else { "" }));
                }
            }
            Step::Sees(audience, path, value) => {
                let found = self.seen(*audience, path)?.map(|found| shown(&found));
                let expected = normal(value);
                match found {
                    Some(found) if normal(&found) == expected => {}
                    Some(found) => return Err(format!("{audience} sees {path}: {found}, not {expected}")),
                    None => return Err(format!("{audience} sees no '{path}'; there is {}", self.names(*audience, path))),
                }
            }
            Step::SeesNot(audience, path) => {
                if let Some(found) = self.seen(*audience, path)?.filter(|found| !found.is_null()) {
                    return Err(format!("{audience} sees {path}: {}", shown(&found)));
                }
                // What is not there at all is not hidden: the name may be misspelt.
                if self.seen(Audience::Everyone, path)?.is_none_or(|found| found.is_null()) {
                    let names = self.names(Audience::Everyone, path);
                    return Err(format!("nobody would see '{path}', so it is not hidden from {audience}; there is {names}"));
                }
            }
            Step::Hears(audience, words, heard) => self.hears(*audience, words, *heard)?,
            Step::Outcome(path, value) => self.outcome(path, value)?,
        }
        Ok(())
    }

    fn seat(&self, seat: Seat) -> Result<(), String> {
        if seat.0 < self.seats { Ok(()) } else { Err(format!("there is no {seat}; this table has seats 0 to {}", self.seats - 1)) }
    }

    /// The names of what a seat may do now.
    pub(crate) fn keys(&mut self, seat: Seat) -> Vec<String> {
        let game = self.table.game();
        self.table.choices(seat).iter().map(|&choice| game.key(choice)).collect()
    }

    fn does(&mut self, seat: Seat, key: &str) -> Result<(), String> {
        self.seat(seat)?;
        let game = self.table.game();
        let Some(choice) = self.table.choices(seat).iter().copied().find(|&choice| game.key(choice) == key) else {
            let keys = self.keys(seat);
            return Err(format!("{seat} cannot do '{key}'; it may do {}{}", offered(&keys), meant(key, &keys)));
        };
        self.table.decide(seat, choice, &mut AnyChance::new(&mut self.chance), &mut self.told).map_err(|refusal| refusal.to_string())?;
        game.audit(self.table.state()).map_err(|wrong| format!("afterwards, {wrong}"))
    }

    fn may(&mut self, seat: Seat, keys: &[String], only: bool) -> Result<(), String> {
        self.seat(seat)?;
        let found = self.keys(seat);
        if let Some(missing) = keys.iter().find(|key| !found.contains(key)) {
            return Err(format!("{seat} is not offered '{missing}', only {}{}", offered(&found), meant(missing, &found)));
        }
        let expected: BTreeSet<&String> = keys.iter().collect();
        if let Some(more) = found.iter().find(|key| only && !expected.contains(key)) {
            return Err(format!("{seat} is offered '{more}' too"));
        }
        Ok(())
    }

    fn not_offered(&mut self, seat: Seat, keys: &[String]) -> Result<(), String> {
        self.seat(seat)?;
        let found = self.keys(seat);
        if found.is_empty() {
            return Err(format!("{seat} is offered nothing: it is not awaited"));
        }
        if let Some(key) = keys.iter().find(|key| found.contains(key)) {
            return Err(format!("{seat} is offered '{key}'"));
        }
        // A name that means nothing would not be offered either.
        keys.iter().try_for_each(|key| self.spelt(seat, key).map(|_| ()))
    }

    /// The choice that a name stands for: one that the seat could try, or any that the game knows.
    fn spelt(&self, seat: Seat, key: &str) -> Result<G::Choice, String> {
        let game = self.table.game();
        let mut attempts = Choices::new();
        game.attempts(&game.view(self.table.state(), Audience::Seat(seat)), &mut attempts);
        if let Some(&attempt) = attempts.iter().find(|&&choice| game.key(choice) == key) {
            return Ok(attempt);
        }
        game.spelt(self.table.state(), seat, key).map_err(|wrong| {
            let keys: Vec<String> = attempts.iter().map(|&choice| game.key(choice)).collect();
            let (tries, likely) = (format!("; {seat} could try {}", offered(&keys)), meant(key, &keys));
            format!("'{key}' is no choice: {wrong}{}", if wrong.ends_with('?') { String::new() } else { tries + &likely })
        })
    }

    fn cannot(&mut self, seat: Seat, key: &str, rule: &str) -> Result<(), String> {
        self.seat(seat)?;
        if self.keys(seat).iter().any(|offered| offered == key) {
            return Err(format!("{seat} is offered '{key}'"));
        }
        let attempt = self.spelt(seat, key)?;
        let game = self.table.game();
        match game.why_not(&game.view(self.table.state(), Audience::Seat(seat)), attempt) {
            Some(reason) if reason.rule.id == rule => Ok(()),
            Some(reason) => Err(format!("{seat} cannot do '{key}' because of {}, not {rule}", reason.rule.id)),
            None => Err(format!("nothing says why {seat} cannot do '{key}'")),
        }
    }

    fn view(&self, audience: Audience) -> Result<Value, String> {
        if let Audience::Seat(seat) = audience {
            self.seat(seat)?;
        }
        let view = self.table.game().view(self.table.state(), audience);
        serde_json::to_value(view).map_err(|error| error.to_string())
    }

    fn seen(&self, audience: Audience, path: &str) -> Result<Option<Value>, String> {
        Ok(at(&self.view(audience)?, path).cloned())
    }

    /// What stands where a path leads nowhere.
    fn names(&self, audience: Audience, path: &str) -> String {
        let view = self.view(audience).unwrap_or_default();
        let mut stands = &view;
        for name in path.split('.') {
            match at(stands, name).filter(|found| !found.is_null()) {
                Some(found) => stands = found,
                None => return beside(stands, name),
            }
        }
        "nothing".to_owned()
    }

    fn hears(&self, audience: Audience, words: &str, heard: bool) -> Result<(), String> {
        let game = self.table.game();
        let sentences: Vec<String> = self.told.to(audience).map(|event| game.sentence(event, Lang::En.into())).collect();
        if sentences.iter().any(|sentence| sentence.contains(words)) == heard {
            return Ok(());
        }
        let not = if heard { "does not hear" } else { "hears" };
        Err(format!("{audience} {not} '{words}'; it hears: {}", sentences.join(" / ")))
    }

    fn outcome(&self, path: &str, value: &str) -> Result<(), String> {
        if !self.table.awaited().is_over() {
            return Err("the table is not over".to_owned());
        }
        let outcome = self.table.game().outcome(self.table.state());
        let seats = usize::from(self.seats);
        let found = match path {
            "how" => outcome.how.to_owned(),
            "verdict" => shown(&serde_json::to_value(outcome.verdict).unwrap_or_default()),
            "winners" => shown(&outcome.winners(self.seats).iter().map(|seat| seat.0).collect()),
            "scores" => shown(&outcome.scores[..seats].to_vec().into()),
            "places" => shown(&outcome.places[..seats].to_vec().into()),
            _ => {
                return Err(format!(
                    "an outcome has no '{path}'; it has how, verdict, winners, scores, places{}",
                    meant(path, ["how", "verdict", "winners", "scores", "places"])
                ));
            }
        };
        if normal(&found) == normal(value) { Ok(()) } else { Err(format!("the outcome has {path}: {found}, not {value}")) }
    }
}

/// Problems of a position: a `given` line is named by its problem already.
fn misplaced(problems: &Problems, line: usize) -> Failure {
    let text = problems.to_string();
    let named = text.strip_prefix("line ").and_then(|rest| rest.split_once(": "));
    match named.and_then(|(line, says)| Some((line.parse().ok()?, says))) {
        Some((line, says)) => Failure { line, says: says.to_owned() },
        None => Failure { line, says: text },
    }
}

/// What is offered, for a failure.
pub(crate) fn offered(keys: &[String]) -> String {
    if keys.is_empty() { "nothing: it is not awaited".to_owned() } else { keys.join(", ") }
}

/// What there is beside a name that does not exist.
fn beside(stands: &Value, name: &str) -> String {
    match stands {
        Value::Object(fields) if !fields.is_empty() => {
            format!("{}{}", fields.keys().map(String::as_str).collect::<Vec<_>>().join(", "), meant(name, fields.keys()))
        }
        Value::Array(values) if !values.is_empty() => format!("0 to {}", values.len() - 1),
        _ => "nothing".to_owned(),
    }
}

/// The value at a path of names and indexes with dots between them.
fn at<'v>(value: &'v Value, path: &str) -> Option<&'v Value> {
    path.split('.').try_fold(value, |value, name| match value {
        Value::Object(fields) => fields.get(name),
        Value::Array(values) => name.parse::<usize>().ok().and_then(|index| values.get(index)),
        _ => None,
    })
}

/// A value as scenarios write it.
fn shown(value: &Value) -> String {
    match value {
        Value::Null => "nothing".to_owned(),
        Value::Bool(yes) => if *yes { "yes" } else { "no" }.to_owned(),
        Value::String(words) => words.clone(),
        Value::Number(number) => number.to_string(),
        Value::Array(values) if values.is_empty() => "none".to_owned(),
        Value::Object(fields) if fields.is_empty() => "none".to_owned(),
        Value::Array(values) => {
            let one = |value: &Value| if value.is_array() { format!("[{}]", shown(value)) } else { shown(value) };
            values.iter().map(one).collect::<Vec<_>>().join(", ")
        }
        Value::Object(fields) => fields.iter().map(|(name, value)| format!("{name} {}", shown(value))).collect::<Vec<_>>().join("; "),
    }
}

/// Words with single spaces, so that layout does not matter.
fn normal(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}
