//! The pages of the house: HTML and SVG as pure functions of views. No file, socket or clock is touched
//! here, and nothing is drawn that a view does not show.

mod art;
mod beat;
pub mod ccg;
mod decks;
mod desk;
mod drawn;
pub mod gangs;
mod glyph;
mod hand;
pub mod house;
pub mod look;
pub mod nightlancer;
mod parts;
mod prompt;
mod qr;
mod shelf;
mod signs;
mod stage;
pub mod tcg;
mod things;
mod tile;
mod words;

use std::any::Any;

use maud::Markup;
use memchr::memmem;
use table::any::Offer;
use table::{Lang, Seat, Voice};

pub use beat::{Beat, Weight};
pub use decks::{Kept, KeptVersion, Met, Try, Workshop, deck_changes, decks, kept_deck, shared_deck};
pub use house::{CardQuery, Worded, cards, have_cards, worded};
pub use parts::Known;
pub use words::texts;

/// The table of a game, from what an audience sees and may do: a [`Seen`](table::any::Seen) of the game with its
/// offers. Nothing for a game that is not drawn.
pub fn draw(game: &str, seen: &dyn Any, seat: Option<Seat>, offers: &[Offer], names: &[String], lang: Lang) -> String {
    let drawn = drawn::find(game).and_then(|game| game.table(seen, seat, offers, names, lang));
    drawn.map(|drawn| closed(&drawn.0)).unwrap_or_default()
}

/// A page in which glyphs and lines, which are many and empty, are closed at once.
fn closed(page: &str) -> String {
    const BETWEEN: &str = "></";
    let (mut short, mut told) = (String::with_capacity(page.len()), 0);
    for from in memmem::find_iter(page.as_bytes(), BETWEEN) {
        let end = from + BETWEEN.len();
        if let Some(name) = ["use>", "path>", "rect>"].into_iter().find(|name| page[end..].starts_with(name)) {
            short.extend([&page[told..from], "/>"]);
            told = end + name.len();
        }
    }
    short.push_str(&page[told..]);
    short
}

/// What happened at a table of a game, beat by beat, from a [`Heard`](table::any::Heard) of the game. Nothing for a game
/// that is not drawn.
pub fn beats(game: &str, heard: &dyn Any, voice: Voice<'_>) -> Option<Vec<Beat>> {
    drawn::find(game)?.beats(heard, voice)
}

/// The shapes that the pages of a game use, once in each page: for a game that is not drawn, those that all share.
pub fn glyphs(game: &str) -> Markup {
    drawn::find(game).map_or_else(glyph::shared, |game| game.glyphs())
}

#[cfg(test)]
mod tests {
    use super::closed;

    #[test]
    fn what_is_empty_is_closed_at_once() {
        let page = "<svg><use href=\"#a\"></use><path d=\"M0\"></path><g></g></svg><p>a></p><rect></rect>";
        assert_eq!(closed(page), "<svg><use href=\"#a\"/><path d=\"M0\"/><g></g></svg><p>a></p><rect/>");
        assert_eq!(closed(""), "");
    }
}
