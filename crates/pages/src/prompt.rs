//! The prompt of a table: whose turn it is, what is being decided, and the choices. Those that belong to no
//! place on the board are buttons; all others stand in a list with their sentences.

use maud::{Markup, html};

use crate::desk::{Desk, Offered};
use crate::drawn::Drawing;

/// The bar, always in view.
pub(crate) fn bar<G: Drawing>(desk: &Desk<'_, G>) -> Markup {
    let (placed, free): (Vec<_>, Vec<_>) = desk.offers.iter().partition(|offered| !offered.path.is_empty());
    let asks = G::asks(desk);
    html! {
        section class={ "prompt" @if !desk.offers.is_empty() { " awaited" } @if asks.is_none() { " over" } } aria-label=(desk.say("prompt")) {
            div.says aria-live="polite" {
                p.turn { (G::turn(desk)) }
                @if let Some(asks) = asks.filter(|asks| !asks.is_empty()) { p.asks { (asks) } }
            }
            @if !free.is_empty() { div.free { @for offered in free { (button(offered)) } } }
            @if !placed.is_empty() {
                details.placed {
                    summary { (desk.count("choices", placed.len())) }
                    div.list { @for offered in placed { (button(offered)) } }
                }
            }
        }
    }
}

fn button<C>(offered: &Offered<C>) -> Markup {
    let things = (!offered.path.is_empty()).then(|| offered.path.join(" "));
    html! { button name="choice" value=(offered.key) data-path=[things] { (offered.label) } }
}
