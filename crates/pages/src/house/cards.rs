//! The cards of a game: search, kinds, and where each card comes from.

use std::collections::BTreeSet;

use maud::{Markup, html};
use table::text::Arg;
use table::{Lang, Message};

use super::{say, word};
use crate::drawn::{GAMES, find};
use crate::shelf::{self, Color, Found, Printed, Shelf};

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardQuery<'a> {
    /// The words that a card says.
    pub words: &'a str,
    /// Its kind; any if it is empty or not known.
    pub kind: &'a str,
    /// Its colour, in games that have colours.
    pub color: &'a str,
    /// What it costs, as a number.
    pub cost: &'a str,
    /// Its RAM, as a number.
    pub ram: &'a str,
    /// A keyword or attribute, by its stable name.
    pub keyword: &'a str,
}

/// A card as words alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worded {
    /// Its kind, by its stable name.
    pub kind: &'static str,
    /// Its stable name.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// What it says.
    pub says: String,
    /// Whether a source gives it.
    pub attested: bool,
    /// Where it comes from.
    pub from: String,
}

/// The games that have cards.
pub fn have_cards() -> Vec<&'static str> {
    GAMES.iter().map(|game| game.key()).collect()
}

/// Whether a kind is asked for, or any.
fn is_asked(shelves: &[Shelf], asked: CardQuery<'_>, kind: &str) -> bool {
    kind == asked.kind || shelves.iter().all(|shelf| shelf.kind != asked.kind)
}

/// The cards of a game that were asked for, in words; nothing for a game without cards.
pub fn worded(game: &str, lang: Lang, asked: CardQuery<'_>) -> Option<Vec<Worded>> {
    let Found { shelves, .. } = shelf::search(find(game)?, lang, asked);
    let kinds: Vec<bool> = shelves.iter().map(|shelf| is_asked(&shelves, asked, shelf.kind)).collect();
    let shown = shelves.into_iter().zip(kinds).filter_map(|(shelf, shown)| shown.then_some(shelf));
    let worded = |kind: &'static str, card: Printed| Worded {
        kind,
        key: card.key,
        name: card.name,
        says: card.says,
        attested: card.attested,
        from: card.from,
    };
    Some(shown.flat_map(|shelf| shelf.found.into_iter().map(move |card| worded(shelf.kind, card))).collect())
}

/// The cards of a game that were asked for; nothing for a game without cards.
pub fn cards(game: &str, lang: Lang, asked: CardQuery<'_>) -> Option<Markup> {
    let game = find(game)?;
    let all = shelf::search(game, lang, asked);
    let shelves = &all.shelves;
    let shown: Vec<&Shelf> = shelves.iter().filter(|shelf| is_asked(shelves, asked, shelf.kind)).collect();
    let found: usize = shown.iter().map(|shelf| shelf.found.len()).sum();
    let of: usize = shown.iter().map(|shelf| shelf.all).sum();
    let count = Message::new("cards-count").with("found", Arg::Number(found as i64)).with("all", Arg::Number(of as i64));
    let heading = Message::new("cards-title").with("game", game.title(lang));
    let address = format!("/cards/{}", game.key());
    Some(html! {
        (game.glyphs())
        nav.games aria-label=(word(lang, "cards-games")) {
            @for other in GAMES.iter() {
                a href=(format!("/cards/{}", other.key())) aria-current=[(other.key() == game.key()).then_some("page")] { (other.title(lang)) }
            }
        }
        div class={ "browser " (game.key()) } {
            h1 { (say(lang, &heading)) }
            form.search method="get" action=(address) role="search" {
                (search(lang, &all, &game.colors(lang), asked))
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

/// What can be asked for: words, a kind, and whatever else the cards of the game have.
pub(crate) fn search(lang: Lang, all: &Found, colors: &[Color], asked: CardQuery<'_>) -> Markup {
    let number = |name: &str, says: &'static str, any: &'static str, known: &BTreeSet<u8>, asked: &str| {
        html! {
            @if !known.is_empty() {
                label { span { (word(lang, says)) }
                    select name=(name) {
                        option value="" { (word(lang, any)) }
                        @for number in known { option value=(number) selected[number.to_string() == asked] { (number) } }
                    }
                }
            }
        }
    };
    html! {
        label { span { (word(lang, "cards-search")) } input type="search" name="q" value=(asked.words); }
        label { span { (word(lang, "cards-kind")) }
            select name="kind" {
                option value="" { (word(lang, "cards-all")) }
                @for shelf in &all.shelves { option value=(shelf.kind) selected[shelf.kind == asked.kind] { (shelf.title) } }
            }
        }
        @if !colors.is_empty() {
            label { span { (word(lang, "cards-color")) }
                select name="color" {
                    option value="" { (word(lang, "cards-all-colors")) }
                    @for color in colors { option value=(color.key) selected[color.key == asked.color] { (color.name) } }
                }
            }
        }
        (number("cost", "cards-cost", "cards-all-costs", &all.costs, asked.cost))
        (number("ram", "cards-ram", "cards-all-rams", &all.rams, asked.ram))
        @if !all.keywords.is_empty() {
            label { span { (word(lang, "cards-keyword")) }
                select name="keyword" {
                    option value="" { (word(lang, "cards-all-keywords")) }
                    @for (name, key) in &all.keywords { option value=(key) selected[key == asked.keyword] { (name) } }
                }
            }
        }
    }
}

fn row(shelf: &Shelf) -> Markup {
    html! {
        section aria-labelledby=(format!("kind-{}", shelf.kind)) {
            h2 id=(format!("kind-{}", shelf.kind)) { (shelf.title) " " small { (shelf.found.len()) } }
            ul class={ "shelf " (shelf.kind) } { @for found in &shelf.found { li id=(found.key) { (card(found)) } } }
        }
    }
}

fn card(found: &Printed) -> Markup {
    html! {
        ((found.face)())
        p.from { span aria-hidden="true" { @if found.attested { "◆ " } @else { "◇ " } } (found.from) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(game: &str, lang: Lang, words: &str, kind: &str, color: &str) -> String {
        cards(game, lang, CardQuery { words, kind, color, ..CardQuery::default() }).expect("it has cards").into_string()
    }

    #[test]
    fn cards_are_found_by_their_words_and_kinds() {
        assert!(cards("tictactoe", Lang::En, CardQuery::default()).is_none());
        for lang in Lang::ALL {
            let all = find("gangs", lang, "", "", "");
            let some = find("gangs", lang, "drone", "edgerunner", "");
            assert!(!all.contains('⟦') && some.len() < all.len());
            assert!(some.contains("card edgerunner") && !some.contains("card combat"));
            assert!(some.contains("value=\"drone\"") && some.contains("<option value=\"edgerunner\" selected>"));
        }
    }

    #[test]
    fn cards_are_found_by_their_colours() {
        for lang in Lang::ALL {
            let all = find("tcg", lang, "", "", "");
            let some = find("tcg", lang, "", "unit", "red");
            assert!(!all.contains('⟦') && all.matches("<article").count() == 150);
            assert!(some.contains("tc ram-r unit") && !some.contains("tc ram-g") && !some.contains(" gear"));
            assert_eq!(all, find("tcg", lang, "", "nothing", "mauve"));
        }
    }

    #[test]
    fn cards_in_words_are_those_on_the_page() {
        for lang in Lang::ALL {
            for game in have_cards() {
                let asked = CardQuery { words: "a", ..CardQuery::default() };
                let (page, cards) = (cards(game, lang, asked).unwrap().into_string(), worded(game, lang, asked).unwrap());
                assert_eq!(page.matches("<li id=").count(), cards.len());
                assert!(cards.iter().all(|card| page.contains(&format!("<li id=\"{}\"", card.key)) && !card.name.contains('⟦')));
            }
            let drones = worded("gangs", lang, CardQuery { words: "drone", kind: "edgerunner", ..CardQuery::default() }).unwrap();
            assert!(!drones.is_empty() && drones.iter().all(|card| card.kind == "edgerunner"));
        }
    }

    #[test]
    fn what_is_searched_for_is_data() {
        let none = find("gangs", Lang::En, "<b>\"nothing", "<i>", "<i>");
        assert!(none.contains("No card says that.") && !none.contains("<b>\"") && !none.contains("<i>"));
    }
}
