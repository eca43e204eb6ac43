//! The prompt of a table: whose turn it is, what is being decided, and the choices. Those that belong to no
//! place on the board are buttons; all others stand in a list with their sentences.

use maud::{Markup, html};
use table::Lang;
use table::text::Arg;

use crate::desk::Desk;
use crate::drawn::Drawing;
use crate::texts;

/// What the prompt says: whose turn it is, what is asked (nothing once the table is over), what nobody should be
/// surprised by, and what can be chosen.
pub(crate) struct Says<'a> {
    pub turn: String,
    pub asks: Option<String>,
    pub warns: Vec<String>,
    pub choices: Vec<Choice<'a>>,
}

/// A choice as the prompt offers it.
pub(crate) struct Choice<'a> {
    pub key: &'a str,
    pub label: &'a str,
    /// The things to click for it, in order.
    pub path: &'a [String],
    /// Whether it is read before it is done: one click on the board does not do it.
    pub read: bool,
}

/// What the prompt of a drawn table says.
pub(crate) fn says<'a, G: Drawing>(desk: &'a Desk<'_, G>) -> Says<'a> {
    let choices = desk.offers.iter().map(|offered| Choice {
        key: &offered.key,
        label: &offered.label,
        path: &offered.path,
        read: G::is_read(desk.view, offered.choice),
    });
    Says { turn: G::turn(desk), asks: G::asks(desk), warns: desk.warnings(), choices: choices.collect() }
}

/// The bar, always in view.
pub(crate) fn bar(lang: Lang, says: &Says<'_>) -> Markup {
    let (placed, free): (Vec<_>, Vec<_>) = says.choices.iter().partition(|choice| !choice.path.is_empty());
    let count = |count: usize| texts().get(lang, "choices", &[("count", Arg::Number(count as i64))]);
    html! {
        section class={ "prompt" @if !says.choices.is_empty() { " awaited" } @if says.asks.is_none() { " over" } } aria-label=(texts().get(lang, "prompt", &[])) {
            div.says aria-live="polite" {
                @if !says.turn.is_empty() || !says.warns.is_empty() {
                    p.turn title=[(!says.warns.is_empty()).then(|| says.warns.join(" "))] {
                        (says.turn) @for warning in &says.warns { " " strong.warns { (warning) } }
                    }
                }
                @if let Some(asks) = says.asks.as_ref().filter(|asks| !asks.is_empty()) { p.asks { (asks) } }
            }
            @if !free.is_empty() { div.free { @for choice in free { (button(choice)) } } }
            @if !placed.is_empty() {
                details.placed {
                    summary { (count(placed.len())) }
                    div.list { @for choice in placed { (button(choice)) } }
                }
            }
        }
    }
}

fn button(choice: &Choice<'_>) -> Markup {
    let things = (!choice.path.is_empty()).then(|| choice.path.join(" "));
    html! { button name="choice" value=(choice.key) data-path=[things] data-read[choice.read] { (choice.label) } }
}
