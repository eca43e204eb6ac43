//! What a player brings to a table: one of the decks that come with the game, or a list of cards.

use maud::{Markup, html};
use table::Lang;

use super::picks::{Pick, list, picks};
use super::word;

/// What seats can bring; nothing in games to which they bring nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Decks {
    /// The decks that come with the game.
    pub known: Vec<Pick>,
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
        (picks("deck", &word(lang, "deck-own"), &decks.known, &brought.deck))
        details.list open[!brought.list.is_empty()] {
            summary { (word(lang, "deck-paste")) }
            label { span { (decks.about) } textarea name="list" rows="8" maxlength="8000" spellcheck="false" { (brought.list) } }
            p { a href=(format!("/decks/{game}")) { (word(lang, "deck-build")) } }
        }
    }
}

/// Asks for the deck of the others at the same screen, or of bots: usually the second.
pub(super) fn others(lang: Lang, decks: &Decks, brought: &Brought) -> Markup {
    let named = decks.known.iter().find(|deck| deck.key == brought.others).or(decks.known.get(1));
    list("deck-others", &word(lang, "deck-others"), &decks.known, named.map_or("", |deck| deck.key.as_str()))
}
