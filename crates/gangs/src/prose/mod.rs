//! The game in words, for a terminal and a screen reader: the position, the choices and what happened,
//! in English and Italian. Sentences are messages of `text/`; texts of cards come from the catalog.
//! Nothing here decides anything, and nothing is said that the view does not show.

mod frame;
mod label;
mod position;
mod scene;
mod sentence;
mod unit;
mod words;

pub use frame::prompt;
pub use label::label;
pub use position::position;
pub use sentence::sentence;

use std::sync::LazyLock;

use table::lesson::Lesson;
use table::{Lang, Prose, RuleBook, Texts};

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

    fn position(&self, view: &View, lang: Lang) -> String {
        position(self.catalog(), view, lang)
    }

    fn prompt(&self, view: &View, lang: Lang) -> String {
        prompt(self.catalog(), view, lang)
    }

    fn label(&self, view: &View, choice: Choice, lang: Lang) -> String {
        label(self.catalog(), view, choice, lang)
    }

    fn sentence(&self, event: &Event, lang: Lang) -> String {
        sentence(self.catalog(), event, lang)
    }
}
