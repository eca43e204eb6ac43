//! The prompt of a table: whose turn it is, what is being decided, and the choices. Those that belong to no
//! place on the board are buttons; all others stand in a list with their sentences. Of several ways to pay the sensible
//! one is the button, and the others are unfolded.

use maud::{Markup, html};
use table::Lang;
use table::text::Arg;

use crate::desk::Desk;
use crate::drawn::Drawing;
use crate::texts;

/// What the prompt says: whose turn it is, what is asked (nothing once the table is over), what nobody should be
/// surprised by, and what can be chosen.
#[derive(Default)]
pub(crate) struct Says<'a> {
    pub turn: String,
    pub asks: Option<String>,
    pub warns: Vec<String>,
    pub choices: Vec<Choice<'a>>,
    /// The place of the sensible one among the choices, where they are ways to pay.
    pub proposed: Option<usize>,
    /// Whether the only choice can be taken after a moment.
    pub takes_itself: bool,
    /// Whether it is asked about the hand, though nothing in it is chosen.
    pub of_hand: bool,
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
    Says {
        turn: G::turn(desk),
        asks: G::asks(desk),
        warns: desk.warnings(),
        choices: choices.collect(),
        proposed: desk.proposed(),
        takes_itself: desk.only.is_some_and(|only| desk.game.takes_itself(desk.view, only)),
        of_hand: desk.offers.iter().any(|offered| G::is_of_hand(offered.choice)),
    }
}

/// The bar, always in view.
pub(crate) fn bar(lang: Lang, says: &Says<'_>) -> Markup {
    let proposed = says.proposed.and_then(|place| says.choices.get(place));
    let others = says.choices.iter().filter(|choice| proposed.is_none_or(|proposed| proposed.key != choice.key));
    let (placed, free): (Vec<_>, Vec<_>) = others.partition(|choice| !choice.path.is_empty());
    let count = |count: usize| texts().get(lang, "choices", &[("count", Arg::Number(count as i64))]);
    html! {
        section class={ "prompt" @if !says.choices.is_empty() { " awaited" } @if says.asks.is_none() { " over" } } aria-label=(texts().get(lang, "prompt", &[])) data-of-hand[says.of_hand] {
            div.says aria-live="polite" {
                @if !says.turn.is_empty() || !says.warns.is_empty() {
                    p.turn title=[(!says.warns.is_empty()).then(|| says.warns.join(" "))] {
                        (says.turn) @for warning in &says.warns { " " strong.warns { (warning) } }
                    }
                }
                @if let Some(asks) = says.asks.as_ref().filter(|asks| !asks.is_empty()) { p.asks { (asks) } }
            }
            @if let Some(proposed) = proposed {
                div.free {
                    (button(proposed))
                    @if !free.is_empty() {
                        details.otherwise {
                            summary { (texts().get(lang, "pay-otherwise", &[])) }
                            div.list { @for choice in free { (button(choice)) } }
                        }
                    }
                }
            } @else if !free.is_empty() {
                div.free data-takes-itself[says.takes_itself] { @for choice in free { (button(choice)) } }
            }
            @if !placed.is_empty() {
                details.placed data-takes-itself[says.takes_itself] {
                    summary { (count(placed.len())) }
                    div.list { @for choice in placed { (button(choice)) } }
                }
            }
        }
    }
}

/// What stands on a button: a sentence without its full stop.
fn spoken(label: &str) -> &str {
    label.strip_suffix('.').filter(|said| !said.ends_with('.')).unwrap_or(label)
}

/// From so many characters on, a button is given more room than what is asked.
const LONG: usize = 48;

fn button(choice: &Choice<'_>) -> Markup {
    let things = (!choice.path.is_empty()).then(|| choice.path.join(" "));
    // What stands in a list has a line of its own.
    let long = (things.is_none() && choice.label.chars().count() >= LONG).then_some("long");
    html! { button name="choice" value=(choice.key) data-path=[things] data-read[choice.read] class=[long] { (spoken(choice.label)) } }
}
