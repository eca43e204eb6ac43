//! A playmat: Legends, field and dice in the middle, what the player holds at the outer edge. The mat of the far
//! player is the mirror image of the near one.

use maud::{Markup, html};
use table::Seat;

use super::desk::Desk;
use super::{beats, dice, piece, stock};
use crate::glyph::shape;
use crate::parts::part;

/// The playmat of a player.
pub(crate) fn mat(desk: &Desk<'_>, seat: Seat) -> Markup {
    let board = &desk.view.board;
    let over = board.ending.is_some();
    let turn = board.turn == seat && board.turns > 0 && !over;
    let awaited = desk.view.decider(desk.catalog()) == Some(seat);
    let won = board.ending.and_then(|ending| ending.winner) == Some(seat);
    let named = |name: &str, area: &Markup| part(format_args!("{name}{}", seat.0), area);
    let place = if seat == desk.far() { "far" } else { "near" };
    html! {
        section class={ "mat s" (seat.0) " " (place) @if turn { " turn" } @if awaited { " awaited" } @if won { " won" } } data-at=(beats::mat(seat)) aria-label=(desk.player_you(seat)) {
            header.edge {
                h2 { (shape(seat)) (desk.player_you(seat)) }
                @if turn { span.chip.on { (desk.say("tcg-turn")) } }
                @if won { span.chip.on { (desk.say("tcg-won")) } }
                (named("stock", &stock::stock(desk, seat)))
                (stock::deeds(desk, seat))
            }
            div.cloth {
                (named("legends", &piece::legends(desk, seat)))
                (named("field", &piece::field(desk, seat)))
                (named("dice", &dice::area(desk, seat)))
            }
        }
    }
}
