//! Names and lists in the language that is being spoken.

use table::text::Arg;
use table::wording::capital;

use crate::catalog::words::Stat;
use crate::catalog::{CardId, Catalog};
use crate::state::Name;

/// What fills the placeholders of a message.
pub(super) type Args = Vec<(&'static str, Arg)>;

table::game_words! { pub(super) Catalog }

impl Words<'_> {
    pub fn card(&self, card: CardId) -> String {
        self.catalog.name(card).to_owned()
    }

    /// "Angel", "Angel 2".
    pub fn bare(&self, name: Name) -> String {
        let card = self.card(name.card);
        if name.copy > 1 { format!("{card} {}", name.copy) } else { card }
    }

    /// "Angel of seat 1", "the Sponsor of seat 1".
    pub fn piece(&self, name: Name) -> String {
        if !name.card.is_some() {
            return self.say("the-sponsor", &[("seat", name.seat.into())]);
        }
        self.say("of-seat", &[("name", self.bare(name).into()), ("seat", name.seat.into())])
    }

    /// A card of one's own without saying whose.
    pub fn own(&self, name: Name) -> String {
        if name.card.is_some() { self.bare(name) } else { self.word("own-sponsor") }
    }

    pub fn stat(&self, stat: Stat) -> String {
        self.catalog.word(self.voice.lang, "stat", &stat)
    }

    /// The beginning of a sentence: a capital, but for somebody's name, which is written as they write it.
    pub fn begun(&self, said: &str) -> String {
        let named = self.voice.names.iter().any(|name| !name.is_empty() && said.starts_with(name.as_str()));
        if named { said.to_owned() } else { capital(said) }
    }

    /// A list, or the word for none.
    pub fn list(&self, items: &[String]) -> String {
        if items.is_empty() { self.word("none") } else { self.all(items) }
    }
}
