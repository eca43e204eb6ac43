//! Reads a scenario: every line is understood or named with what was expected.

use std::collections::BTreeMap;

use super::given::Given;
use crate::likely::{Pairs, likeliest};
use crate::problem::Problems;
use crate::seat::{Audience, MAX_SEATS, Seat};

/// A scenario as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scenario {
    /// What it shows, for people.
    pub title: String,
    /// The game's short name.
    pub game: String,
    /// The options of the table.
    pub options: BTreeMap<String, String>,
    /// The rules it shows, without the game's name.
    pub rules: Vec<String>,
    /// The position.
    pub given: Given,
    /// What happens and what must hold, in order.
    pub steps: Vec<Statement>,
    /// The line of each header (`title`, `game`, `options`, `rules`).
    headers: BTreeMap<String, usize>,
}

/// A step with its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    /// The line, counted from 1.
    pub line: usize,
    /// The step.
    pub step: Step,
}

/// One statement of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// `chance PURPOSE: RESULT, RESULT`
    Chance(String, Vec<String>),
    /// `seat N does CHOICE, CHOICE`
    Does(Seat, Vec<String>),
    /// `seat N leaves`
    Leaves(Seat),
    /// `seat N may CHOICE, CHOICE`, or `seat N may only CHOICE, CHOICE`
    May(Seat, Vec<String>, bool),
    /// `seat N is not offered CHOICE, CHOICE`
    NotOffered(Seat, Vec<String>),
    /// `seat N cannot CHOICE because RULE`
    Cannot(Seat, String, String),
    /// `seat N is awaited`, or `seat N is not awaited`
    Awaited(Seat, bool),
    /// `AUDIENCE sees PATH: VALUE`
    Sees(Audience, String, String),
    /// `AUDIENCE does not see PATH`
    SeesNot(Audience, String),
    /// `AUDIENCE hears WORDS`, or `AUDIENCE does not hear WORDS`
    Hears(Audience, String, bool),
    /// `outcome PATH: VALUE`
    Outcome(String, String),
}

/// How many problems are told: who has more begins with these.
const PROBLEMS: usize = 100;

/// What lines begin with.
const HEADS: [&str; 10] = ["title", "game", "options", "rules", "given", "chance", "seat", "spectator", "everyone", "outcome"];

/// What follows upon a seat.
const VERBS: [&str; 12] = [
    "does",
    "may",
    "may only",
    "is not offered",
    "cannot",
    "leaves",
    "is awaited",
    "is not awaited",
    "sees",
    "does not see",
    "hears",
    "does not hear",
];

const STATEMENTS: &str = "'title:', 'game:', 'options:', 'rules:', 'given NAME: VALUE', 'chance PURPOSE: RESULTS', \
    'seat N does|may|may only|is not offered|cannot ... because|leaves|is awaited|is not awaited', \
    'AUDIENCE sees|does not see|hears|does not hear ...' or 'outcome NAME: VALUE'";

impl Scenario {
    /// Reads the text of a scenario; all problems at once.
    pub fn parse(text: &str) -> Result<Scenario, Problems> {
        let mut scenario = Scenario::default();
        let mut problems = read_lines(text, |line, words| scenario.read(line, words));
        if problems.iter().count() == PROBLEMS {
            return Err(problems);
        }
        let last = text.lines().count().max(1);
        if scenario.game.is_empty() {
            problems.add(format!("line {last}"), "the game is missing; expected a line 'game: NAME'");
        }
        if scenario.steps.iter().all(|statement| matches!(statement.step, Step::Chance(..) | Step::Does(..) | Step::Leaves(_))) {
            problems.add(
                format!("line {last}"),
                "nothing is checked; expected at least one of may, not offered, cannot, awaited, sees, hears, outcome",
            );
        }
        problems.or(scenario)
    }

    /// The line of a header; the first line of the file if it has none.
    pub fn line_of(&self, header: &str) -> usize {
        self.headers.get(header).copied().unwrap_or(1)
    }

    pub(crate) fn read(&mut self, line: usize, words: &str) -> Result<(), String> {
        if let Some(rest) = words.strip_prefix("given ") {
            let (name, value) = pair(rest, "given NAME: VALUE")?;
            self.given.add(line, name, value);
            return Ok(());
        }
        if let Some(step) = step(words)? {
            self.steps.push(Statement { line, step });
            return Ok(());
        }
        let Some((name, value)) = words.split_once(':').map(|(name, value)| (name.trim(), value.trim())) else {
            return Err(format!("'{words}' is not known{}", expected(words, &HEADS)));
        };
        if let Some(first) = self.headers.insert(name.to_owned(), line) {
            return Err(format!("'{name}' stands here a second time, after line {first}; expected it once"));
        }
        match name {
            "title" => self.title = value.to_owned(),
            "game" => self.game = value.to_owned(),
            "rules" => self.rules = list(value, "rules: RULE, RULE")?,
            "options" => {
                for option in list(value, "options: NAME=VALUE, NAME=VALUE")? {
                    let (name, value) = option.split_once('=').ok_or("options are written 'options: seats=4, mode=solo'")?;
                    self.options.insert(name.trim().to_owned(), value.trim().to_owned());
                }
            }
            _ => return Err(format!("'{name}' is not known{}", expected(name, &HEADS))),
        }
        Ok(())
    }
}

/// Reads the lines of a text that say something, without comments, and notes what is wrong with them.
pub(crate) fn read_lines(text: &str, mut read: impl FnMut(usize, &str) -> Result<(), String>) -> Problems {
    let mut problems = Problems::default();
    for (line, words) in (1..).zip(text.lines()) {
        let words = words.split_once('#').map_or(words, |(before, _)| before).trim();
        if words.is_empty() {
            continue;
        }
        if let Err(says) = read(line, words) {
            problems.add(format!("line {line}"), says);
            if problems.iter().count() == PROBLEMS {
                break;
            }
        }
    }
    problems
}

/// The step that a line says, if it is one.
fn step(words: &str) -> Result<Option<Step>, String> {
    if let Some(rest) = words.strip_prefix("chance ") {
        let (what, results) = pair(rest, "chance PURPOSE: RESULT, RESULT")?;
        return Ok(Some(Step::Chance(what.to_owned(), list(results, "chance PURPOSE: RESULT, RESULT")?)));
    }
    if let Some(rest) = words.strip_prefix("outcome ") {
        let (path, value) = pair(rest, "outcome NAME: VALUE")?;
        return Ok(Some(Step::Outcome(path.to_owned(), value.to_owned())));
    }
    let Some((audience, rest)) = audience(words)? else { return Ok(None) };
    if let Some(rest) = rest.strip_prefix("sees ") {
        let (path, value) = pair(rest, "sees NAME: VALUE")?;
        return Ok(Some(Step::Sees(audience, path.to_owned(), value.to_owned())));
    }
    for (verb, heard) in [("hears ", true), ("does not hear ", false)] {
        if let Some(rest) = rest.strip_prefix(verb) {
            let words = rest.trim().trim_matches('"');
            if words.is_empty() {
                return Err(format!("expected '{verb}WORDS'"));
            }
            return Ok(Some(Step::Hears(audience, words.to_owned(), heard)));
        }
    }
    if let Some(rest) = rest.strip_prefix("does not see ") {
        return Ok(Some(Step::SeesNot(audience, rest.trim().to_owned())));
    }
    let Some(seat) = audience.seat() else {
        return Err("expected 'sees NAME: VALUE', 'does not see NAME', 'hears WORDS' or 'does not hear WORDS'".to_owned());
    };
    seat_step(seat, rest).map(Some)
}

fn seat_step(seat: Seat, rest: &str) -> Result<Step, String> {
    if let Some(choices) = rest.strip_prefix("does ") {
        return Ok(Step::Does(seat, list(choices, "does CHOICE, CHOICE")?));
    }
    if let Some(choices) = rest.strip_prefix("may only ") {
        return Ok(Step::May(seat, list(choices, "may only CHOICE, CHOICE")?, true));
    }
    if let Some(choices) = rest.strip_prefix("may ") {
        return Ok(Step::May(seat, list(choices, "may CHOICE, CHOICE")?, false));
    }
    if let Some(choices) = rest.strip_prefix("is not offered ") {
        return Ok(Step::NotOffered(seat, list(choices, "is not offered CHOICE, CHOICE")?));
    }
    if let Some(rest) = rest.strip_prefix("cannot ") {
        let (choice, rule) = rest.split_once(" because ").ok_or("expected 'cannot CHOICE because RULE'")?;
        return Ok(Step::Cannot(seat, choice.trim().to_owned(), rule.trim().to_owned()));
    }
    match rest {
        "leaves" => Ok(Step::Leaves(seat)),
        "is awaited" => Ok(Step::Awaited(seat, true)),
        "is not awaited" => Ok(Step::Awaited(seat, false)),
        _ => Err(format!("'{rest}' is not something a seat does here{}", expected(rest, &VERBS))),
    }
}

/// What would be right instead of what a line begins with: the likeliest of some words with the same first letter, or
/// else everything.
fn expected(written: &str, words: &[&'static str]) -> String {
    let begins = |word: &str| written.split_whitespace().take(word.split(' ').count()).collect::<Vec<_>>().join(" ");
    let like = |word: &'static str| (Pairs::of(&begins(word).chars().take(40).collect::<String>()).shared(&Pairs::of(word)), word);
    let same = words.iter().filter(|word| written.starts_with(&word[..1]));
    match likeliest(same.map(|word| like(word)).collect()).first() {
        Some(word) => format!("; did you mean '{word}'?"),
        None => format!("; expected {STATEMENTS}"),
    }
}

/// The audience that a line begins with, and the rest of the line.
fn audience(words: &str) -> Result<Option<(Audience, &str)>, String> {
    if let Some(rest) = words.strip_prefix("spectator ") {
        return Ok(Some((Audience::Spectator, rest.trim())));
    }
    if let Some(rest) = words.strip_prefix("everyone ") {
        return Ok(Some((Audience::Everyone, rest.trim())));
    }
    let Some(rest) = words.strip_prefix("seat ") else { return Ok(None) };
    let (number, rest) = rest.trim().split_once(' ').ok_or("expected 'seat N' and what it does")?;
    match number.parse::<u8>() {
        Ok(seat) if usize::from(seat) < MAX_SEATS => Ok(Some((Audience::Seat(Seat(seat)), rest.trim()))),
        _ => Err(format!("'{number}' is not a seat; seats are counted from 0 to {}", MAX_SEATS - 1)),
    }
}

fn pair<'a>(words: &'a str, expected: &str) -> Result<(&'a str, &'a str), String> {
    let (name, value) = words.split_once(':').ok_or_else(|| format!("expected {expected}"))?;
    Ok((name.trim(), value.trim()))
}

/// Words with commas between them, at least one.
pub(crate) fn list(words: &str, expected: &str) -> Result<Vec<String>, String> {
    let words: Vec<String> = words.split(',').map(|word| word.trim().to_owned()).filter(|word| !word.is_empty()).collect();
    if words.is_empty() { Err(format!("expected {expected}")) } else { Ok(words) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_line_is_read() {
        let text = "title: All\ngame: leduc\noptions: seats=2, mode=x\nrules: R01, R02 # comment\ngiven seat 0 holds: K\n\
            chance deal: K, J\nseat 0 does raise, done\nseat 1 leaves\nseat 1 may fold\nseat 1 may only fold, call\n\
            seat 1 cannot raise because R05\nseat 1 is not offered raise, fold\nseat 0 is not awaited\nspectator sees pot: 3\nseat 1 does not see hands.0\n\
            everyone hears \"raises\"\nseat 0 does not hear king\noutcome how: fold\n";
        let scenario = Scenario::parse(text).unwrap();
        assert_eq!(scenario.rules, ["R01", "R02"]);
        assert_eq!(scenario.options["mode"], "x");
        assert!(!scenario.given.is_empty());
        assert_eq!(scenario.steps.len(), 13);
        assert_eq!(scenario.steps[5].step, Step::Cannot(Seat(1), "raise".into(), "R05".into()));
        assert_eq!(scenario.steps[6].step, Step::NotOffered(Seat(1), vec!["raise".into(), "fold".into()]));
        assert_eq!(scenario.steps[9].step, Step::SeesNot(Audience::Seat(Seat(1)), "hands.0".into()));
        assert_eq!(scenario.steps[10].step, Step::Hears(Audience::Everyone, "raises".into(), true));
    }

    #[test]
    fn a_line_that_would_say_nothing_is_refused() {
        let text = "game: leduc\nrules: R01\nrules: R02\nseat 0 does ,\nseat 0 may ,\nchance deal:\nseat 0 hears \"\"\ngame: leduc\nseat 0 is not offered ,\n";
        let problems = Scenario::parse(text).unwrap_err().to_string();
        assert!(problems.contains("line 3: 'rules' stands here a second time, after line 2"), "{problems}");
        for line in [4, 5, 6, 7, 8, 9] {
            assert!(problems.contains(&format!("line {line}: ")), "{problems}");
        }
    }

    #[test]
    fn every_problem_is_named_with_its_line() {
        let text = "title: Bad\nseat 9 does x\nseat 0 jumps\nnonsense\nspectator does x\nseat 0 cannot x\n";
        let problems = Scenario::parse(text).unwrap_err().to_string();
        for line in [2, 3, 4, 5, 6] {
            assert!(problems.contains(&format!("line {line}: ")), "{problems}");
        }
        assert!(problems.contains("the game is missing"), "{problems}");
        assert!(problems.contains("nothing is checked"), "{problems}");
    }

    #[test]
    fn a_misspelt_line_is_met_with_what_was_meant() {
        for (line, right) in [
            ("seat 0 deos call", "'deos call' is not something a seat does here; did you mean 'does'?"),
            ("seat 0 is not offred call", "'is not offred call' is not something a seat does here; did you mean 'is not offered'?"),
            ("tilte: x", "'tilte' is not known; did you mean 'title'?"),
            ("spectater sees pot: 3", "'spectater sees pot' is not known; did you mean 'spectator'?"),
            ("gven turn: 3", "'gven turn' is not known; did you mean 'given'?"),
        ] {
            let told = Scenario::parse(&format!("game: leduc\nseat 0 is awaited\n{line}\n")).unwrap_err().to_string();
            assert_eq!(told, format!("line 3: {right}"));
        }
    }

    #[test]
    fn a_file_that_says_nothing_right_is_not_read_to_its_end() {
        let told = Scenario::parse(&"nonsense\n".repeat(5000)).unwrap_err().to_string();
        assert_eq!(told.lines().count(), PROBLEMS);
    }
}
