//! A table in words, at an address of its own: the position as text, and what cannot be done and why. The table itself
//! links to it; a script fetches it when somebody unfolds it there.

use maud::{Markup, Render, html};
use table::{Lang, Message};

use super::playing::TablePage;
use super::{say, word};

/// The whole page, around what [`words`] says.
pub fn in_words(lang: Lang, id: &str, title: &str, words: impl Render) -> Markup {
    html! {
        h1 { (say(lang, &Message::new("table-title").with("game", title.to_owned()))) }
        (words)
        p { a.button href={ "/t/" (id) } { (word(lang, "replay-table")) } }
    }
}

/// What is said: to a seat that decides, what it cannot do, and to everybody the position.
pub fn words(lang: Lang, table: &TablePage) -> Markup {
    html! {
        @if table.seat.is_some() {
            section.box id="why-not" {
                h2 { (word(lang, "table-why-not")) }
                @if table.forbidden.is_empty() { p { (word(lang, "table-why-not-nothing")) } } @else {
                    p.soft { (word(lang, "table-why-not-about")) }
                    ul {
                        @for forbidden in &table.forbidden {
                            li {
                                b { (forbidden.offer.label) } " " (forbidden.says) " "
                                a href={ "/rules/" (table.game) "#" (forbidden.rule.id) } {
                                    (say(lang, &Message::new("rule").with("rule", forbidden.rule.id.to_owned())))
                                }
                            }
                        }
                    }
                }
            }
        }
        section.box id="position" { h2 { (word(lang, "table-position")) } pre.position tabindex="0" { (table.position) } }
    }
}

/// The way to what a seat that decides cannot do.
pub(super) fn why_not(lang: Lang, table: &TablePage) -> Markup {
    html! { @if table.seat.is_some() { (folded(lang, &table.id, "why-not", "table-why-not")) } }
}

/// The way to the position.
pub(super) fn position(lang: Lang, table: &TablePage) -> Markup {
    folded(lang, &table.id, "position", "table-position")
}

/// A part that is fetched when somebody unfolds it.
fn folded(lang: Lang, id: &str, part: &str, says: &'static str) -> Markup {
    let from = format!("/t/{id}/words#{part}");
    html! { details class={ "box " (part) } data-from=(from) { summary { (word(lang, says)) } p { a href=(from) { (word(lang, "table-words")) } } } }
}
