//! What a player brings to a table: one of the decks that come with the game, or a list of cards.

use maud::{Markup, html};
use table::Lang;

use super::word;

/// A deck that comes with a game: its stable name, and what it is called.
pub type Named = (String, String);

/// What seats can bring; nothing in games to which they bring nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Decks {
    /// The decks that come with the game.
    pub known: Vec<Named>,
    /// How a list of one's own is written.
    pub about: String,
}

/// What a form has named so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Brought {
    /// The deck of the reader, by its stable name.
    pub deck: String,
    /// The list that the reader brings instead.
    pub list: String,
    /// The deck of the others, by its stable name.
    pub others: String,
}

/// Asks for the deck of the reader.
pub(super) fn own(lang: Lang, game: &str, decks: &Decks, brought: &Brought) -> Markup {
    html! {
        (choice(lang, "deck", "deck-own", &decks.known, &brought.deck, 0))
        details.list open[!brought.list.is_empty()] {
            summary { (word(lang, "deck-paste")) }
            label { span { (decks.about) } textarea name="list" rows="8" maxlength="8000" spellcheck="false" { (brought.list) } }
            p { a href=(format!("/decks/{game}")) { (word(lang, "deck-build")) } }
        }
    }
}

/// Asks for the deck of the others at the same screen, or of bots.
pub(super) fn others(lang: Lang, decks: &Decks, brought: &Brought) -> Markup {
    choice(lang, "deck-others", "deck-others", &decks.known, &brought.others, 1)
}

fn choice(lang: Lang, name: &str, says: &'static str, decks: &[Named], chosen: &str, usual: usize) -> Markup {
    let chosen = decks.iter().position(|(key, _)| key == chosen).unwrap_or(usual);
    html! {
        label { span { (word(lang, says)) }
            select name=(name) {
                @for (place, (key, title)) in decks.iter().enumerate() { option value=(key) selected[place == chosen] { (title) } }
            }
        }
    }
}
