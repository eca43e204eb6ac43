//! Cards in hand: Contacts with their three uses, Opportunities with what they cost. What others hold is a number.

use maud::{Markup, html};
use table::Seat;

use super::desk::Desk;
use super::things;
use crate::hand::fanned;
use crate::parts::part;

/// The hands that who looks can see.
pub(crate) fn hands(desk: &Desk<'_>) -> Markup {
    let seen: Vec<Seat> = desk.seats().filter(|seat| desk.view.contacts.hands[seat.index()].is_some()).collect();
    html! {
        div.hands {
            @for &seat in &seen { (hand(desk, seat)) }
            @if seen.is_empty() { p.quiet.panel { (desk.say("nl-hands-hidden")) } }
        }
    }
}

fn hand(desk: &Desk<'_>, seat: Seat) -> Markup {
    let print = desk.print();
    let contacts = desk.view.contacts.hands[seat.index()].unwrap_or_default();
    let opportunities = desk.view.opportunities.hands[seat.index()].unwrap_or_default();
    let count = contacts.len() + opportunities.len();
    let limit = desk.view.hand_limit(desk.game, seat);
    if !desk.is_own(seat) {
        // Whoever sees all hands reads them by their names.
        let names = contacts.iter().map(|id| desk.contact(id)).chain(opportunities.iter().map(|id| desk.opportunity(id)));
        return html! {
            section.panel.hand {
                h2 { (desk.fill("nl-hand-of", &[("seat", seat.into())])) " " small { (count) } }
                p.owns { @for name in names { span.chip { (name) } } }
            }
        };
    }
    let met = contacts.iter().map(|id| part(things::contact(id), &print.contact(id, &desk.mark([things::contact(id)]).into())));
    let open =
        opportunities.iter().map(|id| part(things::opportunity(id), &print.opportunity(id, &desk.mark([things::opportunity(id)]).into())));
    html! {
        section.panel.hand {
            h2 { (desk.say("nl-hand")) " " small class=[(count > limit).then_some("bad")] { (count) "/" (limit) } }
            ul.cards {
                (fanned(met.chain(open)))
                @if count == 0 { li.quiet { (desk.say("nl-hand-empty")) } }
            }
        }
    }
}
