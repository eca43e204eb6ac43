//! The game in words, for a terminal and a screen reader: the position, the choices and what happened, in English and
//! Italian. Sentences are messages of `text/`; texts of cards come from the catalog. Nothing here decides anything, and
//! nothing is said that the view does not show.

mod deck;
mod end;
mod label;
mod position;
mod prompt;
mod scene;
mod sentence;
mod shortcut;
mod stack;
mod warnings;
mod words;

pub use scene::step;
pub use stack::announced;

use std::sync::LazyLock;

use table::deck::{Change, Deck};
use table::lesson::Lesson;
use table::{Lang, Outcome, Prose, RuleBook, Seat, Texts, Voice};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::Ccg;
use crate::view::View;

static RULES: LazyLock<[RuleBook; 2]> =
    LazyLock::new(|| RuleBook::shipped([include_str!("../../RULES.md"), include_str!("../../RULES.it.md")]));

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    Lesson::shipped(&[
        include_str!("../../lessons/01-purchase-and-equip.lesson"),
        include_str!("../../lessons/02-legwork-and-security.lesson"),
        include_str!("../../lessons/03-a-team-and-a-hit.lesson"),
        include_str!("../../lessons/04-responses.lesson"),
        include_str!("../../lessons/05-how-sponsors-win.lesson"),
    ])
});

impl Prose for Ccg {
    fn texts(&self) -> &Texts {
        self.catalog().texts()
    }

    fn rules(&self, lang: Lang) -> &RuleBook {
        &RULES[lang as usize]
    }

    fn lessons(&self) -> &[Lesson] {
        &LESSONS
    }

    fn deck(&self, list: &str, change: Change<'_>, lang: Lang) -> Option<Deck> {
        Some(deck::deck(self.catalog(), list, change, lang))
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
        shortcut::proposes(self, view, choices)
    }

    fn label(&self, view: &View, choice: Choice, voice: Voice<'_>) -> String {
        label::label(self, view, choice, voice)
    }

    fn sentence(&self, event: &Event, voice: Voice<'_>) -> String {
        sentence::sentence(self.catalog(), event, voice)
    }

    fn begins(&self, event: &Event) -> Option<Seat> {
        if let Event::Turn { seat, .. } = *event { Some(seat) } else { None }
    }

    const DEEDS: &'static [&'static str] = &end::DEEDS;

    fn ending(&self, view: &View, outcome: &Outcome, voice: Voice<'_>) -> String {
        end::ending(self, view, outcome, voice)
    }

    fn plays(&self, view: &View, side: Seat, _: Lang) -> Option<String> {
        end::plays(self, view, side)
    }

    fn score(&self, view: &View, side: Seat) -> Option<i32> {
        end::score(view, side)
    }

    fn deeds(&self, events: &[&Event], note: impl FnMut(Seat, usize)) {
        end::deeds(events, note);
    }
}
