//! Cards in hand that who looks can see, in full; of other hands what was seen of them.

use ccg::catalog::CardId;
use maud::{Markup, html};
use table::Seat;

use super::card::{self, CardFace};
use super::desk::Desk;
use super::things;
use crate::hand::fanned;
use crate::parts::part;

/// The hands that can be seen.
pub(crate) fn hands(desk: &Desk<'_>) -> Markup {
    let seats = || std::iter::once(desk.near()).chain(desk.rivals());
    let seen: Vec<Seat> = seats().filter(|seat| desk.view.seen[seat.index()].hand.is_some()).collect();
    html! {
        div.hands {
            @for &seat in &seen { (hand(desk, seat)) }
            @if seen.is_empty() { p.quiet.panel { (desk.say("cc-hands-hidden")) } }
        }
    }
}

fn hand(desk: &Desk<'_>, seat: Seat) -> Markup {
    let held = desk.view.seen[seat.index()].hand.as_ref();
    let cards: Vec<CardId> = held.into_iter().flatten().flatten().copied().collect();
    if !desk.is_own(seat) {
        // Whoever sees all hands reads them by their names.
        return html! {
            section.panel.hand {
                h2 { (desk.fill("cc-hand-of", &[("seat", seat.into())])) " " small { (cards.len()) } }
                p.owns { @for (card, count) in desk.tally(cards) { span.chip { (desk.card(card)) @if count > 1 { " ×" (count) } } } }
            }
        };
    }
    let drawn = |(id, copies): (CardId, usize)| {
        let (mark, price) = (desk.mark([things::hand(id)]), desk.view.price(desk.game, seat, id));
        let face = card::lying(desk.catalog(), id, desk.lang, &CardFace { mark, copies, price: Some(price), ..CardFace::default() });
        part(things::hand(id), &face)
    };
    let count = cards.len();
    html! {
        section.panel.hand data-at=(fan(seat)) {
            h2 { (desk.say("cc-hand")) " " small { (count) } }
            ul.cards {
                (fanned(desk.tally(cards).into_iter().map(drawn)))
                @if count == 0 { li.quiet { (desk.say("cc-hand-empty")) } }
            }
        }
    }
}

/// Where a hand is, by the name that beats know it by.
pub(crate) fn fan(seat: Seat) -> String {
    format!("fan:{}", seat.0)
}
