//! Cards in hand that who looks can see, in full.

use maud::{Markup, html};
use table::Seat;
use tcg::state::HAND;

use super::card::{self, CardFace};
use super::desk::{Desk, chips};
use super::{stock, things};
use crate::hand::fanned;

/// The hands that can be seen.
pub(crate) fn hands(desk: &Desk<'_>) -> Markup {
    let seen = [desk.near(), desk.far()].into_iter().filter(|&seat| desk.view.seen(seat).hand.is_some());
    html! {
        div.hands {
            @for seat in seen { (hand(desk, seat)) }
            @if desk.seat.is_none() && desk.view.seen(desk.near()).hand.is_none() { p.quiet.panel { (desk.say("tcg-hands-hidden")) } }
        }
    }
}

fn hand(desk: &Desk<'_>, seat: Seat) -> Markup {
    let own = desk.is_own(seat);
    let cards = desk.view.seen(seat).hand.as_deref().unwrap_or_default();
    let known = desk.tally(stock::facts(desk, seat, HAND));
    let heading = if own { desk.say("tcg-hand") } else { desk.fill("tcg-hand-of", &[("name", desk.player(seat).into())]) };
    let drawn = |(id, copies)| {
        let mark = if own { desk.mark([things::hand(id)]) } else { Default::default() };
        let price = Some(desk.view.price(desk.catalog(), seat, id));
        card::lying(desk.catalog(), id, desk.lang, &CardFace { mark, copies, price, ..CardFace::default() })
    };
    html! {
        section class={ "panel hand s" (seat.0) } {
            h2 { (heading) " " small { (cards.len()) } }
            ul.cards {
                (fanned(desk.tally(cards.iter().copied()).into_iter().map(drawn)))
                @if cards.is_empty() { li.quiet { (desk.say("tcg-hand-empty")) } }
            }
            @if own && !known.is_empty() { div.seen { span.label { (desk.say("tcg-hand-seen-own")) } (chips(desk, &known)) } }
        }
    }
}
