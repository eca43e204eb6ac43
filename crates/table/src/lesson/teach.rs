//! A lesson at play: from its beginning through the answers of the learner to what is said next.

use std::sync::Arc;

use super::{Awaits, LEARNER, Lesson, Part, Speech};
use crate::any::{AnySeen, Seen};
use crate::chance::Scripted;
use crate::likely::meant;
use crate::marks;
use crate::scenario::{Failure, Performance, Step, offered, reached, script};
use crate::seat::Audience;
use crate::text::{Lang, Prose};
use crate::voice::Voice;

/// How many ways through a lesson are walked when it is checked.
const WAYS: usize = 4000;

/// What a learner is told at one moment of a lesson.
pub struct Taught {
    /// The line of the lesson where this is said.
    pub line: usize,
    /// The answers that lead here: those that were given, up to the first that the lesson does not know.
    pub answers: Vec<usize>,
    /// What is said; at the end, what was won.
    pub says: String,
    /// What helps whoever tries something else; empty if the lesson says nothing about it.
    pub hint: String,
    /// The things to look at.
    pub look: Vec<String>,
    /// The choices that lead on, by name, an answer being a place in this list; nothing where the learner reads on.
    pub keys: Vec<String>,
    /// Whether the lesson is over.
    pub over: bool,
    /// What the learner was told since it answered last, as sentences.
    pub happened: Vec<String>,
    /// What the learner knows, and what it may do in this lesson now.
    pub seen: Box<dyn AnySeen>,
}

impl Taught {
    /// The answer that a choice is, by its name, or reading on where there is nothing to choose.
    pub fn answer(&self, key: Option<&str>) -> Option<usize> {
        match key {
            _ if self.over => None,
            Some(key) => self.keys.iter().position(|known| known == key),
            None => self.keys.is_empty().then_some(0),
        }
    }
}

/// Plays a lesson through some answers. Chance that the script does not foresee is arbitrary, and always the same.
pub fn teach<G: Prose>(game: &Arc<G>, lesson: &Lesson, answers: &[usize], voice: Voice<'_>) -> Result<Taught, Failure> {
    Walk::begin(game, lesson, voice, false)?.through(answers)
}

/// Plays a lesson in every way that it allows. The first choices are its main line, on which every statement must hold,
/// the script of chance must be used up and every rule that it names must be reached; all others come to the end.
pub fn check<G: Prose>(game: &Arc<G>, lesson: &Lesson) -> Result<(), Failure> {
    marks::clear();
    let mut walk = Walk::begin(game, lesson, Lang::En.into(), true)?;
    let taught = walk.through(&vec![0; lesson.steps()])?;
    let last = |says: String| Failure { line: walk.last, says };
    walk.stage.chance.clone().finish().map_err(last)?;
    reached(&**game, &lesson.scenario)?;
    if !taught.over {
        return Err(last("the lesson does not come to its end".to_owned()));
    }
    let mut ways = vec![Vec::new()];
    for walked in 0.. {
        let Some(way) = ways.pop() else { return Ok(()) };
        if walked == WAYS {
            return Err(last(format!("there are more than {WAYS} ways through this lesson; expected 'any of' with fewer choices")));
        }
        let taught = teach(game, lesson, &way, Lang::En.into())?;
        let choices = if taught.over { 0 } else { taught.keys.len().max(1) };
        ways.extend((0..choices).map(|answer| way.iter().copied().chain([answer]).collect::<Vec<_>>()));
    }
    Ok(())
}

/// A lesson in progress.
struct Walk<'g, G: Prose> {
    game: &'g Arc<G>,
    lesson: &'g Lesson,
    voice: Voice<'g>,
    /// Whether everything that the lesson says must hold.
    strict: bool,
    stage: Performance<'g, G>,
    /// The parts that set the stage.
    begun: usize,
    happened: Vec<String>,
    /// The line of the part that was played last.
    last: usize,
}

impl<'g, G: Prose> Walk<'g, G> {
    fn begin(game: &'g Arc<G>, lesson: &'g Lesson, voice: Voice<'g>, strict: bool) -> Result<Walk<'g, G>, Failure> {
        let (mut chance, mut last) = (Scripted::new(), lesson.line_of("game"));
        // Results that stand before anything else are for the deal.
        let mut begun = 0;
        while let Some(Part::Scene(statement)) = lesson.parts.get(begun).filter(is_chance) {
            script(&mut chance, &statement.step);
            (begun, last) = (begun + 1, statement.line);
        }
        let stage = Performance::set(&**game, &lesson.scenario, chance, last)?;
        Ok(Walk { game, lesson, voice, strict, stage, begun, happened: Vec::new(), last })
    }

    fn through(&mut self, answers: &[usize]) -> Result<Taught, Failure> {
        let mut given = Vec::new();
        for part in &self.lesson.parts[self.begun..] {
            match part {
                Part::Scene(statement) => {
                    self.last = statement.line;
                    let acts = matches!(statement.step, Step::Chance(..) | Step::Does(..) | Step::Leaves(_));
                    if acts || self.strict {
                        self.step(&statement.step)?;
                    }
                }
                Part::Speech(speech) => {
                    self.last = speech.line;
                    let keys = self.keys(speech)?;
                    match answers.get(given.len()) {
                        Some(&answer) if answer < keys.len().max(1) => {
                            given.push(answer);
                            self.happened.clear();
                            if let Some(key) = keys.get(answer) {
                                self.step(&Step::Does(LEARNER, vec![key.clone()]))?;
                            }
                        }
                        _ => return Ok(self.taught(given, Some(speech), keys)),
                    }
                }
            }
        }
        Ok(self.taught(given, None, Vec::new()))
    }

    /// The choices that lead on, the first one being the main line.
    fn keys(&mut self, speech: &Speech) -> Result<Vec<String>, Failure> {
        let wanted: &[String] = match &speech.awaits {
            Awaits::Nothing => return Ok(Vec::new()),
            Awaits::One(keys) => keys,
            Awaits::Any(key) => std::slice::from_ref(key),
        };
        let found = self.stage.keys(LEARNER);
        // Away from the main line a lesson goes on with whatever of it is still there.
        let missing = wanted.iter().filter(|key| !found.contains(key)).collect::<Vec<_>>();
        if let Some(key) = missing.first().filter(|_| self.strict || missing.len() == wanted.len()) {
            let says = format!("the learner cannot do '{key}'; it may do {}{}", offered(&found), meant(key, &found));
            return Err(Failure { line: speech.line, says });
        }
        let mut keys: Vec<String> = wanted.iter().filter(|key| found.contains(key)).cloned().collect();
        if matches!(speech.awaits, Awaits::Any(_)) {
            keys.extend(found.into_iter().filter(|key| !wanted.contains(key)));
        }
        Ok(keys)
    }

    fn step(&mut self, step: &Step) -> Result<(), Failure> {
        let held = self.stage.step(step);
        let mismatch = self.stage.chance.mismatch().filter(|_| self.strict);
        mismatch.map_or(held, Err).map_err(|says| Failure { line: self.last, says })?;
        if matches!(step, Step::Does(..) | Step::Leaves(_)) {
            let told = self.stage.told.to(Audience::Seat(LEARNER));
            self.happened.extend(told.map(|event| self.game.sentence(event, self.voice)));
        }
        Ok(())
    }

    fn taught(&mut self, answers: Vec<usize>, speech: Option<&Speech>, keys: Vec<String>) -> Taught {
        let lang = self.voice.lang as usize;
        let game = self.game;
        let allowed = |choice: &G::Choice| keys.contains(&game.key(*choice));
        let choices = self.stage.table.choices(LEARNER).to_vec();
        let view = game.view(self.stage.table.state(), Audience::Seat(LEARNER));
        Taught {
            line: speech.map_or(self.last, |speech| speech.line),
            answers,
            says: speech.map_or(&self.lesson.won, |speech| &speech.says)[lang].clone(),
            hint: speech.map(|speech| speech.hint[lang].clone()).unwrap_or_default(),
            look: speech.map(|speech| speech.look.clone()).unwrap_or_default(),
            over: speech.is_none(),
            happened: std::mem::take(&mut self.happened),
            seen: Box::new(Seen::new(game.clone(), view, choices).narrowed(allowed)),
            keys,
        }
    }
}

fn is_chance(part: &&Part) -> bool {
    matches!(part, Part::Scene(statement) if matches!(statement.step, Step::Chance(..)))
}
