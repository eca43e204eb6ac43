//! Lessons: scenarios that speak. A position, scripted chance and scripted rivals, sentences in every language, what to
//! look at, and what the learner does; the format is documented in `docs/lessons.md`.
//!
//! Where a learner stands is the lesson and the list of its answers, and nothing else: whoever keeps that list can
//! leave and come back. The learner sits on seat 0 and is shown the view of that seat.

mod parse;
mod teach;

use crate::scenario::{Scenario, Statement};
use crate::seat::Seat;
use crate::text::Lang;

pub use teach::{Taught, check, teach};

/// The seat of the learner.
pub const LEARNER: Seat = Seat(0);

/// Words in every language, by the place of the language.
type Words = [String; Lang::ALL.len()];

/// A lesson as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lesson {
    title: Words,
    won: Words,
    /// Game, options, rules and position; its steps stand among the parts.
    scenario: Scenario,
    parts: Vec<Part>,
}

/// A part of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Part {
    /// A line of a scenario: what rivals do, what chance answers, what must hold.
    Scene(Statement),
    /// Something that is said, and what the learner does about it.
    Speech(Speech),
}

/// Something that is said to the learner.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Speech {
    line: usize,
    says: Words,
    hint: Words,
    look: Vec<String>,
    awaits: Awaits,
}

/// What the learner does when something was said.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
enum Awaits {
    /// It reads on.
    #[default]
    Nothing,
    /// One of these choices.
    One(Vec<String>),
    /// Any choice that is offered; the check begins with this one.
    Any(String),
}

impl Lesson {
    /// The lessons that are compiled in. A test reads them, so a mistake in them never reaches a player.
    pub fn shipped(texts: &[&str]) -> Vec<Lesson> {
        let read = |text: &&str| Lesson::parse(text).unwrap_or_else(|problems| panic!("the lessons are wrong:\n{problems}"));
        texts.iter().map(read).collect()
    }

    /// What it teaches.
    pub fn title(&self, lang: Lang) -> &str {
        &self.title[lang as usize]
    }

    /// What has been won at its end.
    pub fn won(&self, lang: Lang) -> &str {
        &self.won[lang as usize]
    }

    /// The game's short name.
    pub fn game(&self) -> &str {
        &self.scenario.game
    }

    /// How many answers lead to its end.
    pub fn steps(&self) -> usize {
        self.parts.iter().filter(|part| matches!(part, Part::Speech(_))).count()
    }

    /// The line of a header; the first line of the file if it has none.
    pub fn line_of(&self, header: &str) -> usize {
        self.scenario.line_of(header)
    }
}

/// Answers as they are written where somebody keeps them: `0-2-0`.
pub fn written(answers: &[usize]) -> String {
    answers.iter().map(usize::to_string).collect::<Vec<_>>().join("-")
}

/// Reads answers that were written.
pub fn answers(text: &str) -> Result<Vec<usize>, String> {
    let read = |number: &str| number.parse().map_err(|_| format!("'{text}' are no answers; they are written 0-2-0"));
    if text.is_empty() { Ok(Vec::new()) } else { text.split('-').map(read).collect() }
}
