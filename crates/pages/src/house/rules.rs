//! The rules of a game, with a search.

use maud::{Markup, html};
use table::{Lang, Message, RuleBook};

use super::{say, word};
use crate::drawn::find;

/// The page: all rules, or those that say some words.
pub fn rules(lang: Lang, game: &str, title: &str, book: &RuleBook, words: &str) -> Markup {
    let found: Vec<_> = if words.trim().is_empty() { book.iter().collect() } else { book.search(words) };
    html! {
        h1 { (say(lang, &Message::new("rules-title").with("game", title.to_owned()))) }
        form.search method="get" action=(format!("/rules/{game}")) role="search" {
            label { span { (word(lang, "rules-search")) } input type="search" name="q" value=(words); }
            button { (word(lang, "rules-search")) }
        }
        @if find(game).is_some() { p { a href=(format!("/cards/{game}")) { (word(lang, "cards-of")) } } }
        @if found.is_empty() { p.soft { (word(lang, "rules-none")) } }
        dl.rules {
            @for rule in found {
                dt id=(rule.id) { a href=(format!("#{}", rule.id)) { (rule.id) } }
                dd { (rule.text) }
            }
        }
    }
}
