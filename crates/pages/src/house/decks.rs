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
    /// The decks that the reader keeps: they come first.
    pub own: Vec<Pick>,
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
        (picks("deck", &word(lang, "deck-own"), &both(decks), &brought.deck))
        details.list open[!brought.list.is_empty()] {
            summary { (word(lang, "deck-paste")) }
            label { span { (decks.about) } textarea name="list" rows="8" maxlength="8000" spellcheck="false" { (brought.list) } }
            p { a href=(format!("/decks/{game}")) { (word(lang, "deck-build")) } }
        }
    }
}

/// Asks for the deck of the others at the same screen, or of bots: usually the second.
pub(super) fn others(lang: Lang, decks: &Decks, brought: &Brought) -> Markup {
    let all = both(decks);
    let named = all.iter().find(|deck| deck.key == brought.others).or(decks.known.get(1));
    list("deck-others", &word(lang, "deck-others"), &all, named.map_or("", |deck| deck.key.as_str()))
}

/// Asks whoever stands at a table that waits to sit down with a deck that it keeps. It stands beside what changes, which is
/// the same for everybody who does not sit there.
pub(super) fn sit_with(lang: Lang, table: &str, own: &[Pick]) -> Markup {
    html! {
        @if !own.is_empty() {
            form.box.with-own method="post" action=(format!("/t/{table}/sit")) {
                h2 { (word(lang, "deck-kept")) }
                (list("deck", &word(lang, "deck-kept-which"), own, ""))
                button.legal { (word(lang, "deck-sit-with")) }
            }
        }
    }
}

/// The decks of the reader, and those that come with the game. Without a word the first of the game is brought.
fn both(decks: &Decks) -> Vec<Pick> {
    decks.known.iter().take(1).chain(&decks.own).chain(decks.known.iter().skip(1)).cloned().collect()
}
