//! The rules of a game in their chapters, with a search.

use maud::{Markup, html};
use table::rules::Rule;
use table::{Lang, Message, RuleBook};

use super::inline::inline;
use super::{say, word};
use crate::drawn::find;
use crate::signs::list;

/// The page: all rules, or those that say some words, under the headings of RULES.md, and the signs of the table.
pub fn rules(lang: Lang, game: &str, title: &str, book: &RuleBook, words: &str) -> Markup {
    let found: Vec<_> = if words.trim().is_empty() { book.iter().collect() } else { book.search(words) };
    let chapters: Vec<&[&Rule]> = found.chunk_by(|one, other| one.section == other.section).collect();
    html! {
        h1 { (say(lang, &Message::new("rules-title").with("game", title.to_owned()))) }
        form.search method="get" action=(format!("/rules/{game}")) role="search" {
            label { span { (word(lang, "rules-search")) } input type="search" name="q" value=(words); }
            button { (word(lang, "rules-search")) }
        }
        @if find(game).is_some() { p { a href=(format!("/cards/{game}")) { (word(lang, "cards-of")) } } }
        @if found.is_empty() { p.soft { (word(lang, "rules-none")) } }
        @if chapters.len() > 1 {
            nav.chapters aria-label=(word(lang, "rules-chapters")) {
                ol { @for (number, chapter) in (1..).zip(&chapters) { li { a href=(format!("#chapter-{number}")) { (chapter[0].section) } } } }
            }
        }
        @for (number, chapter) in (1..).zip(&chapters) {
            h2 id=(format!("chapter-{number}")) { (chapter[0].section) }
            dl.rules {
                @for rule in *chapter {
                    dt id=(rule.id) { a href=(format!("#{}", rule.id)) { (rule.id) } }
                    dd { (inline(&rule.text)) }
                }
            }
        }
        @if let Some(drawn) = find(game) {
            (crate::glyphs(game))
            h2 #signs { (word(lang, "help-signs")) }
            (list(lang, game, drawn.signs()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_stand_in_their_chapters_and_marks_are_drawn() {
        let text = "## Setup\n- **R01** Deal.\n- **R02** Cut.\n  *Ruling A: once.*\n## Play\n- **R03** Play.\n";
        let book = RuleBook::parse(text).unwrap();
        let page = rules(Lang::En, "leduc", "Leduc", &book, "").into_string();
        for part in [
            "<h2 id=\"chapter-1\">Setup</h2>",
            "<h2 id=\"chapter-2\">Play</h2>",
            "href=\"#chapter-2\">Play",
            "Cut. <em>Ruling A: once.</em>",
        ] {
            assert!(page.contains(part), "{part}: {page}");
        }
        assert_eq!(page.matches("<dt id=").count(), 3);
        assert!(!rules(Lang::En, "leduc", "Leduc", &book, "cut").into_string().contains("Play</h2>"));
    }
}
