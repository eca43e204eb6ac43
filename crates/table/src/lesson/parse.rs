//! Reads a lesson: its own lines here, all others as lines of a scenario.

use super::{Awaits, Lesson, Part, Speech, Words};
use crate::problem::Problems;
use crate::scenario::{list, read_lines};
use crate::text::Lang;

const LINES: &str = "in a lesson also 'title en:', 'won en:', 'say en:', 'hint en:' (and 'it'), 'look at: THING', \
    'your move: CHOICE', 'any of: CHOICE, CHOICE' and 'free: CHOICE'";

impl Lesson {
    /// Reads the text of a lesson; all problems at once.
    pub fn parse(text: &str) -> Result<Lesson, Problems> {
        let mut lesson = Lesson::default();
        let mut problems = read_lines(text, |line, words| lesson.read(line, words));
        let last = text.lines().count().max(1);
        let mut wrong = |line: usize, says: &str| problems.add(format!("line {line}"), says);
        if lesson.scenario.game.is_empty() {
            wrong(last, "the game is missing; expected a line 'game: NAME'");
        }
        for (words, says) in [
            (&lesson.title, "the title is missing in a language; expected 'title en: WORDS' and 'title it: WORDS'"),
            (&lesson.won, "what was won is missing in a language; expected 'won en: WORDS' and 'won it: WORDS'"),
        ] {
            if !whole(words) {
                wrong(last, says);
            }
        }
        let speeches: Vec<&Speech> = lesson.parts.iter().filter_map(Part::speech).collect();
        if speeches.iter().all(|speech| speech.awaits == Awaits::Nothing) {
            wrong(last, "the learner does nothing; expected at least one of 'your move:', 'any of:' and 'free:'");
        }
        for speech in speeches {
            if !whole(&speech.says) {
                wrong(speech.line, "this is not said in every language; expected 'say en: WORDS' and 'say it: WORDS'");
            }
            if speech.hint.iter().any(|hint| !hint.is_empty()) && !whole(&speech.hint) {
                wrong(speech.line, "the hint is missing in a language; expected 'hint en: WORDS' and 'hint it: WORDS'");
            }
        }
        problems.or(lesson)
    }

    fn read(&mut self, line: usize, words: &str) -> Result<(), String> {
        let Some((name, value)) = words.split_once(':').map(|(name, value)| (name.trim(), value.trim())) else {
            return self.scene(line, words);
        };
        let spoken = name.rsplit_once(' ').and_then(|(what, code)| Some((what, code.parse::<Lang>().ok()?)));
        match (name, spoken) {
            ("title", _) => Err("the title of a lesson has a language: 'title en: WORDS'".to_owned()),
            (_, Some(("title", lang))) => fill(&mut self.title, lang, value),
            (_, Some(("won", lang))) => fill(&mut self.won, lang, value),
            (_, Some(("say", lang))) => {
                // Another sentence in the same language begins something new.
                if !self.open().is_some_and(|speech| speech.says[lang as usize].is_empty()) {
                    self.parts.push(Part::Speech(Speech { line, ..Speech::default() }));
                }
                self.speech("say", |speech| fill(&mut speech.says, lang, value))
            }
            (_, Some(("hint", lang))) => self.speech("hint", |speech| fill(&mut speech.hint, lang, value)),
            ("look at", _) => {
                let things = list(value, "look at: THING, THING")?;
                self.speech("look at", |speech| {
                    speech.look.extend(things);
                    Ok(())
                })
            }
            ("your move", _) => self.awaits(Awaits::One(vec![value.to_owned()])),
            ("any of", _) => self.awaits(Awaits::One(list(value, "any of: CHOICE, CHOICE")?)),
            ("free", _) => self.awaits(Awaits::Any(value.to_owned())),
            _ => self.scene(line, words),
        }
    }

    /// What is being said, as long as the learner has not been asked.
    fn open(&mut self) -> Option<&mut Speech> {
        match self.parts.last_mut() {
            Some(Part::Speech(speech)) if speech.awaits == Awaits::Nothing => Some(speech),
            _ => None,
        }
    }

    fn speech(&mut self, what: &str, change: impl FnOnce(&mut Speech) -> Result<(), String>) -> Result<(), String> {
        change(self.open().ok_or_else(|| format!("'{what}' belongs to something that is said; expected 'say en:' before it"))?)
    }

    fn awaits(&mut self, awaits: Awaits) -> Result<(), String> {
        self.speech("a move", |speech| {
            speech.awaits = awaits;
            Ok(())
        })
    }

    fn scene(&mut self, line: usize, words: &str) -> Result<(), String> {
        self.scenario.read(line, words).map_err(|says| if says.contains("; expected '") { format!("{says}; {LINES}") } else { says })?;
        self.parts.extend(self.scenario.steps.drain(..).map(Part::Scene));
        Ok(())
    }
}

impl Part {
    pub(super) fn speech(&self) -> Option<&Speech> {
        match self {
            Part::Speech(speech) => Some(speech),
            Part::Scene(_) => None,
        }
    }
}

fn fill(words: &mut Words, lang: Lang, value: &str) -> Result<(), String> {
    let place = &mut words[lang as usize];
    if value.is_empty() || !place.is_empty() {
        return Err(format!(
            "in {} this stands here {}; expected it once",
            lang.code(),
            if value.is_empty() { "empty" } else { "a second time" }
        ));
    }
    value.clone_into(place);
    Ok(())
}

fn whole(words: &Words) -> bool {
    words.iter().all(|word| !word.is_empty())
}
