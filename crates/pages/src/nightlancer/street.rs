//! The street (rulebook 3.2): two rings of spaces around the middle of the city, by what they are for, with the Edge ring
//! inside; and the stalls of the Black Market with their two cards each. Spaces that are not used with so many players are
//! drawn as closed.

use maud::{Markup, html};
use nightlancer::catalog::board::{Does, Space};
use nightlancer::catalog::words::{Action, Risk};
use nightlancer::catalog::{SpaceId, text};
use table::Seat;

use super::card::CardFace;
use super::desk::Desk;
use super::{glyphs, things};
use crate::glyph::{icon, shape};
use crate::parts::part;

/// What a space gives, as a number and a glyph.
type Gives = &'static [(&'static str, &'static str)];

/// A part of the rings: its class, its action, and what it gives.
const SECTORS: [(&str, Action, Gives); 6] = [
    ("favours", Action::GatherFavours, &[("+1", "nl-contact")]),
    ("connections", Action::UseConnections, &[("", "nl-opportunity")]),
    ("hustles", Action::SlumsHustles, &[("+1", "nl-chip"), ("+1", "nl-health")]),
    ("euromafia", Action::Euromafia, &[("+10", "nl-loan"), ("+1", "nl-prospects"), ("−1", "nl-heat")]),
    ("work", Action::HardWork, &[("+1", "nl-chip")]),
    ("rest", Action::TakeARest, &[("+1", "nl-resolve"), ("+1", "nl-health")]),
];

/// The street and the Black Market beside it.
pub(crate) fn street(desk: &Desk<'_>) -> Markup {
    let risky = |space: &Space| matches!(space.does, Does::Risky(_));
    html! {
        section.panel.street aria-label=(desk.say("nl-street")) {
            div.rings {
                (part("roads", &roads()))
                p.hub { b { (desk.say("nl-edge")) } span { "+1" (icon("nl-resolve")) } }
                @for (class, action, gives) in SECTORS {
                    (sector(desk, class, &desk.catalog().name_of(desk.lang, "action", &action), gives, |space| space.action() == Some(action)))
                }
                (sector(desk, "risky", &desk.say("nl-risky"), &[("+1", "nl-heat")], risky))
            }
        }
    }
}

/// Ring roads and the streets that cross them.
fn roads() -> Markup {
    html! {
        svg.roads viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" {
            path.ray d="M50 50L0 8M50 50L100 8M50 50L0 92M50 50L100 92M50 0V100M0 50H100" {}
            ellipse.road cx="50" cy="50" rx="38" ry="38" {}
            ellipse.lane cx="50" cy="50" rx="38" ry="38" {}
            ellipse.road.edge cx="50" cy="50" rx="17" ry="17" {}
            ellipse.lane.edge cx="50" cy="50" rx="17" ry="17" {}
        }
    }
}

fn sector(desk: &Desk<'_>, class: &str, name: &str, gives: Gives, holds: impl Fn(&Space) -> bool) -> Markup {
    let spaces = desk.catalog().spaces().filter(|(_, space)| holds(space));
    html! {
        (part(format_args!("what-{class}"), &html! {
            p class={ "what " (class) } { b { (name) } span { @for (number, glyph) in gives { (number) (icon(glyph)) " " } } }
        }))
        @for (place, (id, space)) in spaces.enumerate() { (part(format_args!("space{}", id.0), &socket(desk, id, space, &format!("{class}-{place}")))) }
    }
}

/// A space: free, taken, blocked by the Agent, or closed.
fn socket(desk: &Desk<'_>, id: SpaceId, space: &Space, place: &str) -> Markup {
    let open = &desk.view.open;
    let mark = desk.mark([things::space(id)]);
    let usable = space.is_open_to(usize::from(open.seats));
    let state = if !usable {
        " closed"
    } else if open.blocked.contains(id) {
        " blocked"
    } else if open.taken.contains(id) {
        " taken"
    } else {
        ""
    };
    let there: Vec<Seat> = desk.seats().filter(|&seat| open.of(seat).spaces.contains(id)).collect();
    let says = match state {
        " closed" => desk.say("nl-closed"),
        " blocked" => desk.say("nl-blocked"),
        _ if !there.is_empty() => there.iter().map(|&seat| desk.who(seat)).collect::<Vec<_>>().join(", "),
        " taken" => desk.say("nl-taken"),
        _ => String::new(),
    };
    let words = [text::space(desk.catalog(), id, desk.lang), says].join(" ");
    let (colour, glyph) = match space.does {
        Does::Risky(Risk::Red) => (" red", "nl-heat"),
        Does::Risky(Risk::Blue) => (" blue", "nl-heat"),
        Does::Action(action) => ("", glyphs::action(action)),
    };
    html! {
        div class={ "space " (place) (colour) @if space.edge { " edge" } (state) (mark.class) } data-at=[mark.at] data-thing=[mark.thing] title=(words) role="img" {
            @match state { " blocked" => (icon("nl-agent")), " taken" if there.is_empty() => (icon("nl-token")), " taken" => {}, _ => (icon(glyph)) }
            @for seat in there { (shape(seat)) }
        }
    }
}

/// The stalls of the Black Market, each with its space and two cards.
pub(crate) fn market(desk: &Desk<'_>) -> Markup {
    let open = &desk.view.open;
    let stalls = desk.catalog().spaces().filter(|(_, space)| space.action() == Some(Action::BlackMarket));
    html! {
        section.panel.market aria-label=(desk.catalog().name_of(desk.lang, "action", &Action::BlackMarket)) {
            @for (place, (id, space)) in stalls.enumerate() {
                @let cards = open.stalls.get(place).copied().unwrap_or_default();
                @let usable = space.is_open_to(usize::from(open.seats));
                div class={ "stall" @if !usable { " closed" } } {
                    (socket(desk, id, space, "stand"))
                    @for card in cards.into_iter().filter(|card| card.is_some()) {
                        @let price = desk.seat.map(|seat| desk.view.cost(desk.game, seat, card));
                        @let face = CardFace { mark: desk.mark([things::item(card)]), price, ..CardFace::default() };
                        (part(things::item(card), &desk.print().item(card, &face)))
                    }
                    @if !cards.iter().any(|card| card.is_some()) { p.quiet { (desk.say(if usable { "nl-stall-empty" } else { "nl-closed" })) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nightlancer::catalog::Catalog;

    #[test]
    fn every_space_has_a_place_of_its_own_on_the_rings() {
        let style = include_str!("nightlancer.css");
        let catalog = Catalog::load();
        let mut placed = 0;
        let holds = |space: &Space, action: Action| space.action() == Some(action);
        let count = |fits: &dyn Fn(&Space) -> bool| catalog.spaces().filter(|(_, space)| fits(space)).count();
        let sectors = SECTORS.map(|(class, action, _)| (class, count(&|space| holds(space, action))));
        for (class, spaces) in sectors.into_iter().chain([("risky", count(&|space| matches!(space.does, Does::Risky(_))))]) {
            for place in 0..spaces {
                assert!(style.contains(&format!(".{class}-{place} {{")), "{class}-{place} has no place");
            }
            placed += spaces;
        }
        let stalls = count(&|space| holds(space, Action::BlackMarket));
        assert_eq!(placed + stalls, catalog.spaces().count());
    }
}
