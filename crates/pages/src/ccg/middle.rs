//! What all players share: the parts of a turn, and how far everybody has come on the three ways to win. A battle and what
//! was announced lie over it while they last.

use ccg::state::{GOAL, Part};
use maud::{Markup, html};
use table::Seat;
use table::content::word;

use super::desk::Desk;
use crate::glyph::{shape, told};
use crate::parts::part;

/// The parts of a turn in which something can happen.
const PARTS: [Part; 6] = [Part::Draw, Part::Purchase, Part::Equip, Part::Legwork, Part::Action, Part::DamageControl];

/// The middle of the table.
pub(crate) fn middle(desk: &Desk<'_>) -> Markup {
    let seats = || std::iter::once(desk.near()).chain(desk.rivals());
    html! {
        section.middle {
            (part("parts", &phases(desk)))
            (part("standings", &html! {
                ul.standings aria-label=(desk.say("cc-standings")) {
                    @for seat in seats() { @if desk.view.board.plays(seat) { (standing(desk, seat)) } }
                }
            }))
        }
    }
}

/// Where the turn stands.
fn phases(desk: &Desk<'_>) -> Markup {
    let (board, over) = (&desk.view.board, desk.view.board.ending.is_some());
    let place = |wanted: Part| PARTS.iter().position(|part| *part == wanted);
    let now = match board.part {
        Part::Straighten => place(Part::Draw),
        Part::End => Some(PARTS.len()),
        part => place(part),
    };
    html! {
        ol class={ "phases s" (board.turn.0) } aria-label=(desk.say("cc-parts")) {
            @for (number, part) in PARTS.iter().enumerate() {
                @let current = now == Some(number) && !over;
                li class={ @if current { "now" } @else if now.is_some_and(|now| now > number) { "done" } @else { "later" } } aria-current=[current.then_some("step")] {
                    (desk.say(&format!("cc-part-{}", word(part))))
                }
            }
        }
    }
}

/// How far a player has come: Ops, Style, and what the Sponsor wants.
fn standing(desk: &Desk<'_>, seat: Seat) -> Markup {
    let goal = i64::from(GOAL);
    let progress = desk.view.progress(desk.game, seat);
    html! {
        li class={ "s" (seat.0) } {
            p.of { (shape(seat)) b { (desk.sponsor(seat)) } }
            (bar("cc-ops", &desk.say("cc-ops"), desk.side(seat).ops.into(), goal, &format!("{}/{goal}", desk.side(seat).ops)))
            (bar("cc-style", &desk.say("cc-style"), desk.view.style(desk.game, seat).into(), goal, &format!("{}/{goal}", desk.view.style(desk.game, seat))))
            @for step in &progress {
                (bar("specialist", &desk.say("cc-own-way"), step.has.into(), step.needs.into(), &ccg::prose::step(desk.game, desk.view, step, desk.speaks())))
            }
        }
    }
}

/// A bar of how much there is, with its words.
fn bar(glyph: &str, name: &str, has: i64, needs: i64, says: &str) -> Markup {
    let wide = (100 * has.clamp(0, needs) / needs.max(1)).to_string();
    html! {
        p class={ "track" @if has >= needs { " met" } } {
            (told(glyph, name)) svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" { rect width=(wide) height="6" {} } span { (says) }
        }
    }
}
