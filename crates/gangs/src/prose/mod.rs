//! The game in words, for a terminal and a screen reader: the position, the choices and what happened,
//! in English and Italian. Sentences are messages of `text/`; texts of cards come from the catalog.
//! Nothing here decides anything, and nothing is said that the view does not show.

mod end;
mod frame;
mod label;
mod position;
mod scene;
mod sentence;
mod shortcut;
mod unit;
mod warnings;
mod words;

pub use frame::prompt;
pub use label::label;
pub use position::position;
pub use sentence::sentence;
pub use warnings::warnings;
pub(crate) use words::Words;

use std::sync::LazyLock;

use table::lesson::Lesson;
use table::{Lang, Outcome, Prose, RuleBook, Seat, Texts, Voice};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::Gangs;
use crate::view::View;

static RULES: LazyLock<[RuleBook; 2]> =
    LazyLock::new(|| RuleBook::shipped([include_str!("../../RULES.md"), include_str!("../../RULES.it.md")]));

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    Lesson::shipped(&[
        include_str!("../../lessons/01-a-first-turn.lesson"),
        include_str!("../../lessons/02-firefight.lesson"),
        include_str!("../../lessons/03-netrun.lesson"),
        include_str!("../../lessons/04-markets-and-hideouts.lesson"),
        include_str!("../../lessons/05-reclaim-and-winning.lesson"),
    ])
});

impl Prose for Gangs {
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
        position(self.catalog(), view, voice)
    }

    fn prompt(&self, view: &View, choices: &[Choice], voice: Voice<'_>) -> String {
        prompt(self.catalog(), view, choices, voice)
    }

    fn warnings(&self, view: &View, voice: Voice<'_>) -> Vec<String> {
        warnings(self.catalog(), view, voice)
    }

    fn why_only(&self, view: &View, choice: Choice, voice: Voice<'_>) -> Option<String> {
        shortcut::why_only(self.catalog(), view, choice, voice)
    }

    fn takes_itself(&self, view: &View, _: Choice) -> bool {
        shortcut::takes_itself(view)
    }

    fn proposes(&self, view: &View, choices: &[Choice]) -> Option<Choice> {
        shortcut::proposes(view, choices)
    }

    fn label(&self, view: &View, choice: Choice, voice: Voice<'_>) -> String {
        label(self.catalog(), view, choice, voice)
    }

    fn sentence(&self, event: &Event, voice: Voice<'_>) -> String {
        sentence(self.catalog(), event, voice)
    }

    fn begins(&self, event: &Event) -> Option<Seat> {
        if let Event::Turn { seat } = *event { Some(seat) } else { None }
    }

    const DEEDS: &'static [&'static str] = &end::DEEDS;

    fn ending(&self, view: &View, outcome: &Outcome, voice: Voice<'_>) -> String {
        end::ending(self.catalog(), view, outcome, voice)
    }

    fn plays(&self, view: &View, side: Seat, lang: Lang) -> Option<String> {
        end::plays(self.catalog(), view, side, lang)
    }

    fn score(&self, view: &View, side: Seat) -> Option<i32> {
        end::score(view, side)
    }

    fn deeds(&self, events: &[&Event], note: impl FnMut(Seat, usize)) {
        end::deeds(events, note);
    }
}
