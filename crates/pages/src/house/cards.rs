//! The cards of a game: search, kinds, and where each card comes from.

use gangs::catalog::Catalog;
use maud::{Markup, html};
use table::text::Arg;
use table::{Lang, Message};

use super::{say, word};
use crate::gangs::browser::{Found, Shelf, shelves};

/// The cards of a game that say some words, of one kind or of all; nothing for a game without cards.
pub fn cards(game: &str, lang: Lang, words: &str, kind: &str) -> Option<Markup> {
    if game != "gangs" {
        return None;
    }
    let catalog = Catalog::load();
    let shelves = shelves(catalog, lang, words);
    let kind = shelves.iter().map(|shelf| shelf.kind).find(|known| *known == kind).unwrap_or_default();
    let shown: Vec<&Shelf> = shelves.iter().filter(|shelf| kind.is_empty() || shelf.kind == kind).collect();
    let found: usize = shown.iter().map(|shelf| shelf.found.len()).sum();
    let all: usize = shown.iter().map(|shelf| shelf.all).sum();
    let count = Message::new("cards-count").with("found", Arg::Number(found as i64)).with("all", Arg::Number(all as i64));
    let title = Message::new("cards-title").with("game", catalog.texts().get(lang, "title", &[]));
    let address = format!("/cards/{game}");
    Some(html! {
        (crate::gangs::glyphs())
        div.browser {
            h1 { (say(lang, &title)) }
            form.search method="get" action=(address) role="search" {
                label { span { (word(lang, "cards-search")) } input type="search" name="q" value=(words); }
                label { span { (word(lang, "cards-kind")) }
                    select name="kind" {
                        option value="" { (word(lang, "cards-all")) }
                        @for shelf in &shelves { option value=(shelf.kind) selected[shelf.kind == kind] { (shelf.title) } }
                    }
                }
                button.legal { (word(lang, "cards-find")) }
            }
            p.count role="status" { (say(lang, &count)) }
            @if found == 0 {
                section.box.none {
                    p { b { (word(lang, "cards-none")) } " " (word(lang, "cards-none-about")) }
                    p { a.button href=(address) { (word(lang, "cards-show-all")) } }
                }
            }
            @for shelf in shown.into_iter().filter(|shelf| !shelf.found.is_empty()) { (row(shelf)) }
        }
    })
}

fn row(shelf: &Shelf) -> Markup {
    html! {
        section aria-labelledby=(format!("kind-{}", shelf.kind)) {
            h2 id=(format!("kind-{}", shelf.kind)) { (shelf.title) " " small { (shelf.found.len()) } }
            ul class={ "shelf " (shelf.kind) } { @for found in &shelf.found { li { (card(found)) } } }
        }
    }
}

fn card(found: &Found) -> Markup {
    html! {
        (found.face)
        p.from { span aria-hidden="true" { @if found.attested { "◆ " } @else { "◇ " } } (found.from) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_found_by_their_words_and_kinds() {
        assert!(cards("tictactoe", Lang::En, "", "").is_none());
        for lang in Lang::ALL {
            let all = cards("gangs", lang, "", "").expect("it has cards").into_string();
            let some = cards("gangs", lang, "drone", "edgerunner").expect("it has cards").into_string();
            assert!(!all.contains('⟦') && some.len() < all.len());
            assert!(some.contains("card edgerunner") && !some.contains("card combat"));
            assert!(some.contains("value=\"drone\"") && some.contains("<option value=\"edgerunner\" selected>"));
        }
    }

    #[test]
    fn what_is_searched_for_is_data() {
        let none = cards("gangs", Lang::En, "<b>\"nothing", "<i>").expect("it has cards").into_string();
        assert!(none.contains("No card says that.") && !none.contains("<b>\"") && !none.contains("<i>"));
    }
}
