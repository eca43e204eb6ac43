//! What a player brings to a table: one of the decks that come with the game, or a list of cards.

use maud::{Markup, html};
use table::Lang;

use super::word;

/// A deck that comes with a game: its stable name, and what it is called.
pub type Named = (String, String);

/// Asks for the deck of the reader.
pub(super) fn own(lang: Lang, decks: &[Named]) -> Markup {
    html! {
        (choice(lang, "deck", "deck-own", decks, 0))
        details.list {
            summary { (word(lang, "deck-paste")) }
            label { span { (word(lang, "deck-list")) } textarea name="list" rows="8" maxlength="8000" spellcheck="false" {} }
        }
    }
}

/// Asks for the deck of the others at the same screen, or of bots.
pub(super) fn others(lang: Lang, decks: &[Named]) -> Markup {
    choice(lang, "deck-others", "deck-others", decks, 1)
}

fn choice(lang: Lang, name: &str, says: &'static str, decks: &[Named], usual: usize) -> Markup {
    html! {
        label { span { (word(lang, says)) }
            select name=(name) {
                @for (place, (key, title)) in decks.iter().enumerate() { option value=(key) selected[place == usual] { (title) } }
            }
        }
    }
}
