//! The cards that a deck could have: searched by words, type and colour, those that fit its RAM first; each with a
//! button that adds a copy, and one that takes one away.

use maud::{Markup, html};
use table::text::Arg;
use table::{Lang, Message};
use tcg::catalog::words::Kind;
use tcg::catalog::{CardId, Catalog, text};
use tcg::deck::Deck;

use super::{Form, copies, field};
use crate::drawn::find;
use crate::house::{Asked, say, search, word};
use crate::shelf::{self, Printed, Shelf};

/// The search and what it finds.
pub(super) fn pool(catalog: &'static Catalog, deck: &Deck, lang: Lang, form: &Form) -> Markup {
    let asked = Asked { words: field(form, "q"), kind: field(form, "kind"), color: field(form, "color") };
    let Some(game) = find("tcg") else { return html! {} };
    let mut shelves = shelf::search(game, lang, asked);
    for shelf in &mut shelves {
        shelf.found.sort_by_key(|found| catalog.find(&found.key).and_then(|card| lacks(catalog, deck, card)).is_some());
    }
    let known = shelves.iter().any(|shelf| shelf.kind == asked.kind);
    let shown: Vec<&Shelf> = shelves.iter().filter(|shelf| !known || shelf.kind == asked.kind).collect();
    let found = shown.iter().map(|shelf| shelf.found.len()).sum::<usize>();
    let count = Message::new("cards-count").with("found", Arg::Number(found as i64)).with("all", Arg::Number(catalog.cards().len() as i64));
    html! {
        section.pool.browser {
            div.search role="search" {
                (search(lang, &shelves, &game.colors(lang), asked))
                button { (word(lang, "cards-find")) }
            }
            p.count role="status" { (say(lang, &count)) @if found == 0 { " " (word(lang, "cards-none-about")) } }
            @for shelf in shown.into_iter().filter(|shelf| !shelf.found.is_empty()) {
                h2 { (shelf.title) " " small { (shelf.found.len()) } }
                ul.shelf { @for found in &shelf.found { (card(catalog, deck, lang, found)) } }
            }
        }
    }
}

/// What a card needs more than the Legends of a deck give; nothing is missing as long as there are none.
fn lacks(catalog: &Catalog, deck: &Deck, id: CardId) -> Option<(u8, u8)> {
    let (card, limits) = (catalog.card(id), deck.ram(catalog));
    let limit = limits[card.color as usize];
    (!deck.legends().is_empty() && card.kind != Kind::Legend && card.ram > limit).then_some((card.ram, limit))
}

fn card(catalog: &Catalog, deck: &Deck, lang: Lang, found: &Printed) -> Markup {
    let Some(id) = catalog.find(&found.key) else { return html! {} };
    let lacking = lacks(catalog, deck, id);
    html! {
        li id=(found.key) class=[lacking.is_some().then_some("unfit")] {
            ((found.face)())
            (counter(catalog, deck, lang, id, &found.key))
            @if let Some((needed, limit)) = lacking {
                @let color = text::word(catalog, lang, "color", &catalog.card(id).color);
                p.from { (say(lang, &Message::new("decks-lacks").with("color", color).with("needed", needed).with("limit", limit))) }
            }
        }
    }
}

/// How many there are, with one more and one less; the page comes back to `place`.
pub(super) fn counter(catalog: &Catalog, deck: &Deck, lang: Lang, id: CardId, place: &str) -> Markup {
    let (key, has) = (id.key(catalog), copies(deck, id));
    let says = |message: &'static str| say(lang, &Message::new(message).with("card", catalog.name(id)));
    let back = format!("/decks/tcg#{place}");
    html! {
        div.counter {
            button name="drop" value=(key) formaction=(back) aria-label=(says("decks-drop")) disabled[has == 0] { "−" }
            b class=[(has == 0).then_some("soft")] { (has) }
            button name="add" value=(key) formaction=(back) aria-label=(says("decks-add")) { "+" }
        }
    }
}
