//! The cards that a deck could have: searched by words, kind and colour, those that fit first; each with a button
//! that adds a copy, and one that takes one away.

use maud::{Markup, html};
use table::text::Arg;
use table::{Lang, Message};

use super::Workshop;
use crate::drawn::Drawn;
use crate::house::{CardQuery, say, search, word};
use crate::shelf::{self, Printed, Shelf};

/// The search and what it finds.
pub(super) fn pool(lang: Lang, game: &dyn Drawn, shown: &Workshop<'_>) -> Markup {
    let [words, kind, color, cost, ram, keyword] = ["q", "kind", "color", "cost", "ram", "keyword"].map(|name| shown.field(name));
    let asked = CardQuery { words, kind, color, cost, ram, keyword };
    let fitting = shown.field("fits") == "yes";
    let mut all = shelf::search(game, lang, asked);
    for shelf in &mut all.shelves {
        shelf.found.retain(|found| !(fitting && shown.deck.unfit.contains_key(&found.key)));
        shelf.found.sort_by_key(|found| shown.deck.unfit.contains_key(&found.key));
    }
    let shelves = &all.shelves;
    let known = shelves.iter().any(|shelf| shelf.kind == asked.kind);
    let picked: Vec<&Shelf> = shelves.iter().filter(|shelf| !known || shelf.kind == asked.kind).collect();
    let found = picked.iter().map(|shelf| shelf.found.len()).sum::<usize>();
    let of: usize = shelves.iter().map(|shelf| shelf.total).sum();
    let count = Message::new("cards-count").with("found", Arg::Number(found as i64)).with("all", Arg::Number(of as i64));
    html! {
        section.pool.browser {
            div.search role="search" {
                (search(lang, &all, &game.colors(lang), asked))
                // Only some decks say what goes with them.
                @if fitting || !shown.deck.unfit.is_empty() {
                    label.fits { input type="checkbox" name="fits" value="yes" checked[fitting]; span { (word(lang, "decks-fits")) } }
                }
                button { (word(lang, "cards-find")) }
            }
            p.count role="status" { (say(lang, &count)) @if found == 0 { " " (word(lang, "cards-none-about")) } }
            @for shelf in picked.into_iter().filter(|shelf| !shelf.found.is_empty()) {
                h2 { (shelf.title) " " small { (shelf.found.len()) } }
                ul.shelf { @for found in &shelf.found { (card(lang, shown, found)) } }
            }
        }
    }
}

fn card(lang: Lang, shown: &Workshop<'_>, found: &Printed) -> Markup {
    let unfit = shown.deck.unfit.get(&found.key);
    html! {
        li id=(found.key) class=[unfit.map(|_| "unfit")] {
            ((found.face)())
            (counter(lang, shown, &found.key, &found.name, &found.key))
            @if let Some(why) = unfit { p.from { (why) } }
        }
    }
}

/// How many there are, with one more and one less; the page comes back to `place`.
pub(super) fn counter(lang: Lang, shown: &Workshop<'_>, key: &str, name: &str, place: &str) -> Markup {
    let has = shown.copies(key);
    let says = |message: &'static str| say(lang, &Message::new(message).with("card", name.to_owned()));
    let back = format!("/decks/{}#{place}", shown.game);
    html! {
        div.counter {
            button name="drop" value=(key) formaction=(back) aria-label=(says("decks-drop")) disabled[has == 0] { "−" }
            b class=[(has == 0).then_some("soft")] { (has) }
            button name="add" value=(key) formaction=(back) aria-label=(says("decks-add")) { "+" }
        }
    }
}
