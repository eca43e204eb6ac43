//! The game in words, for a terminal and a screen reader: the position, the choices and what happened, in English and
//! Italian. Sentences are messages of `text/`; texts of cards come from the catalog. Nothing here decides anything, and
//! nothing is said that the view does not show.

mod deck;
mod label;
mod position;
mod sentence;
mod words;

use std::sync::LazyLock;

use table::deck::{Change, Deck};
use table::{Lang, Prose, RuleBook, Texts, Voice};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::Ccg;
use crate::view::View;

static RULES: LazyLock<[RuleBook; 2]> =
    LazyLock::new(|| RuleBook::shipped([include_str!("../../RULES.md"), include_str!("../../RULES.it.md")]));

impl Prose for Ccg {
    fn texts(&self) -> &Texts {
        self.catalog().texts()
    }

    fn rules(&self, lang: Lang) -> &RuleBook {
        &RULES[lang as usize]
    }

    fn deck(&self, list: &str, change: Change<'_>, lang: Lang) -> Option<Deck> {
        Some(deck::deck(self.catalog(), list, change, lang))
    }

    fn position(&self, view: &View, voice: Voice<'_>) -> String {
        position::position(self, view, voice)
    }

    fn prompt(&self, view: &View, _choices: &[Choice], voice: Voice<'_>) -> String {
        position::prompt(self, view, voice)
    }

    fn label(&self, view: &View, choice: Choice, voice: Voice<'_>) -> String {
        label::label(self, view, choice, voice)
    }

    fn sentence(&self, event: &Event, voice: Voice<'_>) -> String {
        sentence::sentence(self.catalog(), event, voice)
    }
}
