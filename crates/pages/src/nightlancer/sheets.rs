//! What lies over the board for a while: Nightlancers to choose from, Black Market cards that are looked through, cards
//! that were drawn to keep one, and how the players stand at Scoring.

use maud::{Markup, html};
use nightlancer::catalog::effects::Deck;
use nightlancer::frame::Frame;
use table::Seat;

use super::card::CardFace;
use super::desk::{Desk, Phase};
use super::things;
use crate::glyph::{icon, shape};

/// All of them; at most one is there.
pub(crate) fn sheets(desk: &Desk<'_>) -> Markup {
    html! { (choosing(desk)) (browsing(desk)) (sifting(desk)) }
}

/// Nightlancers to choose from.
fn choosing(desk: &Desk<'_>) -> Markup {
    if desk.phase() != Phase::Setup || !matches!(desk.frame(), Some(Frame::Choosing(_))) {
        return html! {};
    }
    let open = &desk.view.open;
    let taken = |id| Seat::first(open.seats).find(|&seat| open.of(seat).nightlancer == id);
    html! {
        section.panel.sheet.choosing {
            div.cards {
                @for (id, _) in desk.catalog().nightlancers() {
                    @let by = taken(id);
                    @let note = by.map(|seat| desk.who(seat));
                    (desk.print().nightlancer(id, &CardFace { mark: desk.mark([things::nightlancer(id)]), class: if by.is_some() { " gone" } else { "" }, note, price: None }))
                }
            }
        }
    }
}

/// Black Market cards that were drawn to buy one of them.
fn browsing(desk: &Desk<'_>) -> Markup {
    let open = &desk.view.open;
    let Some(Frame::Browsing(seat)) = desk.frame() else { return html! {} };
    html! {
        section.panel.sheet.drawn {
            h2 { (desk.fill("nl-browses", &[("seat", seat.into())])) }
            ul.cards {
                @for id in open.browsed.iter() {
                    li { (desk.print().item(id, &CardFace { mark: desk.mark([things::item(id)]), price: Some(desk.view.cost(desk.game, seat, id)), ..CardFace::default() })) }
                }
            }
        }
    }
}

/// Cards that were drawn to keep one: faces for who drew them, a number for everybody else.
fn sifting(desk: &Desk<'_>) -> Markup {
    let Some(Frame::Sifting(seat, deck)) = desk.frame() else { return html! {} };
    let (contacts, opportunities) = (desk.view.contacts.drawn, desk.view.opportunities.drawn);
    let count = match deck {
        Deck::Contacts => desk.view.contacts.drawing,
        Deck::Opportunities => desk.view.opportunities.drawing,
    };
    html! {
        section.panel.sheet.drawn {
            h2 { (desk.fill("nl-sifts", &[("seat", seat.into()), ("count", count.into())])) }
            ul.cards {
                @for id in contacts.into_iter().flat_map(|cards| cards.iter()) { li { (desk.print().contact(id, &desk.mark([things::contact(id)]).into())) } }
                @for id in opportunities.into_iter().flat_map(|cards| cards.iter()) { li { (desk.print().opportunity(id, &desk.mark([things::opportunity(id)]).into())) } }
                @if contacts.is_none() && opportunities.is_none() { li.quiet { (shape(seat)) (icon("nl-contact")) (count) } }
            }
        }
    }
}
