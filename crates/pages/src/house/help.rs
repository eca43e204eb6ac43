//! One key away from every table: what a turn consists of, the keys, and where the rules are. It is a popover, which a
//! button opens without script.

use maud::{Markup, html};
use table::Lang;

use super::word;
use crate::drawn::find;

/// The keys and what they do, as messages.
const KEYS: [(&str, &str); 7] = [
    ("← ↑ → ↓", "help-arrows"),
    ("Enter", "help-enter"),
    ("1 – 9", "help-digits"),
    ("Esc", "help-escape"),
    ("T", "help-talk"),
    ("N", "help-next"),
    ("?", "help-help"),
];

/// The button that opens it, in the head of a page that has it.
pub(super) fn button(lang: Lang, path: &str) -> Markup {
    let has = path.starts_with("/t/") || path.matches('/').count() == 3 && path.starts_with("/learn/");
    let says = word(lang, "help-title");
    html! { @if has { button.help popovertarget="help" aria-label=(says) title=(says) { "?" } } }
}

/// The help of a game's tables; `turn` says line by line what a turn consists of.
pub fn help(lang: Lang, game: &str, turn: &str) -> Markup {
    html! {
        section.box #help popover aria-label=(word(lang, "help-title")) {
            h2 { (word(lang, "help-turn")) }
            ul { @for line in turn.lines().filter(|line| !line.trim().is_empty()) { li { (line) } } }
            // There are many of them: a script fetches them when somebody wants to know one.
            @if find(game).is_some() { h2 { (word(lang, "help-signs")) } p.signs { a href=(format!("/rules/{game}?q=%3F#signs")) { (word(lang, "help-signs-all")) } } }
            h2 { (word(lang, "help-keys")) }
            dl.keys { @for (key, says) in KEYS { dt { kbd { (key) } } dd { (word(lang, says)) } } }
            p {
                a href=(format!("/rules/{game}")) { (word(lang, "nav-rules")) }
                " · " a href="/learn" { (word(lang, "learn-title")) }
            }
            button popovertarget="help" popovertargetaction="hide" { (word(lang, "help-close")) }
        }
    }
}
