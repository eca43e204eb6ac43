//! The prompt of a table: whose turn it is, what is being decided, and the choices. Those that belong to no
//! place on the board are buttons; all others stand in a list with their sentences.

use maud::{Markup, html};

/// What the bar says.
pub(crate) struct Says {
    /// What the bar is for.
    pub about: String,
    /// Whose turn it is, or how the table ended.
    pub turn: String,
    /// What is asked, or who is being waited for; nothing once the table is over.
    pub asks: Option<String>,
    /// The name of the list of choices on the board.
    pub placed: String,
}

/// A choice.
pub(crate) struct Button<'a> {
    /// Its stable name.
    pub key: &'a str,
    /// What it will do.
    pub label: String,
    /// The things to click for it.
    pub path: Vec<String>,
}

/// The bar, always in view.
pub(crate) fn bar(says: &Says, buttons: &[Button<'_>]) -> Markup {
    let (placed, free): (Vec<&Button<'_>>, Vec<&Button<'_>>) = buttons.iter().partition(|button| !button.path.is_empty());
    html! {
        section class={ "prompt" @if !buttons.is_empty() { " awaited" } @if says.asks.is_none() { " over" } } aria-label=(says.about) {
            div.says aria-live="polite" {
                p.turn { (says.turn) }
                @if let Some(asks) = says.asks.as_deref().filter(|asks| !asks.is_empty()) { p.asks { (asks) } }
            }
            @if !free.is_empty() { div.free { @for button in free { (drawn(button)) } } }
            @if !placed.is_empty() {
                details.placed {
                    summary { (says.placed) }
                    div.list { @for button in placed { (drawn(button)) } }
                }
            }
        }
    }
}

fn drawn(button: &Button<'_>) -> Markup {
    let things = (!button.path.is_empty()).then(|| button.path.join(" "));
    html! { button name="choice" value=(button.key) data-path=[things] { (button.label) } }
}
