//! The game in words, for a terminal and a screen reader: the position, the choices and what happened, in English and
//! Italian. Sentences are messages of `text/`; texts of cards come from the catalog. Nothing here decides anything, and
//! nothing is said that the view does not show.

mod end;
mod label;
mod position;
mod prompt;
mod scene;
mod sentence;
mod shortcut;
mod warnings;
mod words;

use std::sync::LazyLock;

use table::lesson::Lesson;
use table::{Lang, Outcome, Prose, RuleBook, Seat, Texts, Voice};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::Nightlancer;
use crate::view::View;

static RULES: LazyLock<[RuleBook; 2]> =
    LazyLock::new(|| RuleBook::shipped([include_str!("../../RULES.md"), include_str!("../../RULES.it.md")]));

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    Lesson::shipped(&[
        include_str!("../../lessons/01-a-first-round.lesson"),
        include_str!("../../lessons/02-a-challenge.lesson"),
        include_str!("../../lessons/03-a-crew-and-its-deal.lesson"),
        include_str!("../../lessons/04-a-mission.lesson"),
        include_str!("../../lessons/05-hindering-and-the-face-off.lesson"),
        include_str!("../../lessons/06-scoring.lesson"),
        include_str!("../../lessons/07-together-against-the-agent.lesson"),
    ])
});

impl Prose for Nightlancer {
    fn texts(&self) -> &Texts {
        self.catalog().texts()
    }

    fn rules(&self, lang: Lang) -> &RuleBook {
        &RULES[lang as usize]
    }

    fn lessons(&self) -> &[Lesson] {
        &LESSONS
    }

    fn position(&self, view: &View, voice: Voice<'_>) -> String {
        position::position(self, view, voice)
    }

    fn prompt(&self, view: &View, choices: &[Choice], voice: Voice<'_>) -> String {
        prompt::prompt(self, view, choices, voice)
    }

    fn warnings(&self, view: &View, voice: Voice<'_>) -> Vec<String> {
        warnings::warnings(self, view, voice)
    }

    fn why_only(&self, view: &View, choice: Choice, voice: Voice<'_>) -> Option<String> {
        shortcut::why_only(self, view, choice, voice)
    }

    fn takes_itself(&self, view: &View, choice: Choice) -> bool {
        shortcut::takes_itself(view, choice)
    }

    fn proposes(&self, view: &View, choices: &[Choice]) -> Option<Choice> {
        shortcut::proposes(view, choices)
    }

    fn label(&self, view: &View, choice: Choice, voice: Voice<'_>) -> String {
        label::label(self, view, choice, voice)
    }

    fn sentence(&self, event: &Event, voice: Voice<'_>) -> String {
        sentence::sentence(self.catalog(), event, voice)
    }

    /// In the Street phase a turn is one token; on missions and in the Prep phase, what one player is asked.
    fn begins(&self, event: &Event) -> Option<Seat> {
        if let Event::Placed { seat, .. } | Event::Faces { seat, .. } = *event { Some(seat) } else { None }
    }

    const DEEDS: &'static [&'static str] = &end::DEEDS;

    fn ending(&self, view: &View, outcome: &Outcome, voice: Voice<'_>) -> String {
        end::ending(self, view, outcome, voice)
    }

    fn plays(&self, view: &View, side: Seat, lang: Lang) -> Option<String> {
        end::plays(self, view, side, lang)
    }

    fn score(&self, view: &View, side: Seat) -> Option<i32> {
        end::score(view, side)
    }

    fn deeds(&self, events: &[&Event], note: impl FnMut(Seat, usize)) {
        end::deeds(events, note);
    }
}
