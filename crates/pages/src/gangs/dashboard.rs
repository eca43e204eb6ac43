//! Dashboards (rulebook page 006): discs that are ready on the left and spent ones slid to the right,
//! resources, reserve, deals, Hideouts still to build, and what only some Gangs have.

use gangs::catalog::text;
use gangs::catalog::words::{Deal, Power, Resource};
use gangs::choice::{disc_key, resource_key, token_key};
use gangs::city::{Unit, Whereabouts};
use gangs::frame::Frame;
use gangs::options::gang_key;
use gangs::state::Disc;
use gangs::story::{self, Token};
use maud::{Markup, html};
use table::Seat;
use table::text::Arg;

use super::card;
use super::desk::Desk;
use super::things;
use super::{glyphs, hand};
use crate::glyph::{icon, shape, told};
use crate::things::Mark;

/// The dashboard of a side.
pub(crate) fn dashboard(desk: &Desk<'_>, seat: Seat) -> Markup {
    let (view, seated) = (desk.view, &desk.view.seated[seat.index()]);
    let mark = desk.mark([things::side(seat)]);
    let turn = view.turn.seat == seat && view.ending.is_none() && !view.turn.rivals;
    let awaited = match desk.frame() {
        Some(Frame::Choose) => view.combats.waiting.contains(seat),
        _ => turn,
    };
    let left = view.left.contains(seat);
    html! {
        section class={ "panel dash s" (seat.0) @if turn { " turn" } @if awaited { " awaited" } @if left { " left" } (mark.class) } data-at=[mark.at] data-thing=[mark.thing] {
            header {
                (shape(seat))
                div { h2 { (desk.side_you(seat)) } @if let Some(player) = desk.player(seat) { p.player { (player) } } }
                p.score { (seated.cred) (told("cred", &desk.game("name-cred", &[]))) }
            }
            @if left { p.quiet { (desk.game("position-left", &[])) } }
            @else if desk.is_player(seat) { (discs(desk, seat)) (purse(desk, seat)) (cards(desk, seat)) }
            (reserve(desk, seat))
            (extras(desk, seat))
            (says(desk, seat))
        }
    }
}

/// Six lanes: a disc stands at the left of its lane until it is spent. The own lanes say their names.
fn discs(desk: &Desk<'_>, seat: Seat) -> Markup {
    let (ready, own) = (desk.view.seated[seat.index()].discs, desk.is_own(seat));
    html! {
        ul class={ "discs" @if !own { " small" } } {
            @for disc in Disc::ALL {
                @let mark = if own { desk.mark([things::disc(disc)]) } else { Mark::default() };
                @let name = desk.catalog().name(desk.lang, "disc", disc_key(disc));
                @let spent = !ready.contains(disc);
                @let words = if spent { format!("{name} ({})", desk.say("gangs-spent")) } else { name.clone() };
                li class={ "disc" @if spent { " spent" } (mark.class) } data-at=[mark.at] data-thing=[mark.thing] {
                    span.puck { (told(disc_key(disc), &words)) }
                    @if own { span.name aria-hidden="true" { (name) } }
                }
            }
        }
    }
}

fn purse(desk: &Desk<'_>, seat: Seat) -> Markup {
    let purse = desk.view.seated[seat.index()].purse;
    html! {
        ul.purse {
            @for &resource in Resource::ALL {
                @let held = purse.get(resource);
                li class=[(held == 0).then_some("none")] {
                    (told(resource_key(resource), &desk.catalog().name(desk.lang, "resource", resource_key(resource)))) b { (held) }
                }
            }
            (hideouts(desk, seat))
        }
    }
}

/// Hideouts that wait in their slots, with what building them gives.
fn hideouts(desk: &Desk<'_>, seat: Seat) -> Markup {
    let built = usize::from(desk.view.city.hideouts(seat));
    let slots = &desk.catalog().board().setup.hideout_slots;
    let left = slots.len().saturating_sub(built.saturating_sub(1));
    html! {
        li.hideouts {
            (told("hideout", &desk.fill("gangs-hideouts", &[("count", Arg::Number(left as i64))])))
            @for cred in slots.iter().skip(slots.len() - left) { small { "+" (cred) } }
        }
    }
}

/// How many Combat cards are in hand, and which ones lie used.
fn cards(desk: &Desk<'_>, seat: Seat) -> Markup {
    if desk.is_own(seat) {
        return html! {};
    }
    let combats = &desk.view.combats;
    let count = combats.counts[seat.index()];
    html! {
        p.backs role="img" aria-label=(desk.game("position-combat", &[("count", count.into())])) {
            @for _ in 0..count.min(8) { i {} } b { (count) }
        }
        (hand::used(desk, combats.used[seat.index()]))
    }
}

/// Units in reserve, Edgerunners included.
fn reserve(desk: &Desk<'_>, seat: Seat) -> Markup {
    let city = &desk.view.city;
    let plain = Unit::PLAIN.into_iter().filter(|&unit| city.in_reserve(seat, unit) > 0);
    let waiting: Vec<Unit> = plain.chain(city.waiting(seat).map(Unit::Edgerunner)).collect();
    html! {
        @if !waiting.is_empty() {
            p.label { (desk.say("gangs-reserve")) }
            ul.reserve {
                @for unit in waiting {
                    @let mark = if desk.is_own(seat) { desk.mark([things::reserve(unit)]) } else { Mark::default() };
                    li class={ "s" (seat.0) (mark.class) } data-at=[mark.at] data-thing=[mark.thing] {
                        @if let Unit::Edgerunner(_) = unit { (icon(glyphs::unit(desk.catalog(), unit))) (desk.unit(unit)) }
                        @else { (told(glyphs::unit(desk.catalog(), unit), &desk.unit(unit))) b { (city.in_reserve(seat, unit)) } }
                    }
                }
            }
        }
    }
}

/// Edgerunners in play, deals, Rage, what is set aside or held, Story tokens.
fn extras(desk: &Desk<'_>, seat: Seat) -> Markup {
    let (catalog, view, seated) = (desk.catalog(), desk.view, &desk.view.seated[seat.index()]);
    let standing =
        |&(id, _): &(gangs::catalog::EdgerunnerId, _)| matches!(view.city.whereabouts(id), Whereabouts::At(owner, _) if owner == seat);
    let edgerunners: Vec<String> =
        catalog.edgerunners().filter(standing).map(|(id, _)| catalog.name(desk.lang, "edgerunner", id.key(catalog))).collect();
    let held: Vec<(Token, u8)> =
        Token::ALL.iter().map(|&token| (token, view.story.held(token, seat))).filter(|(_, count)| *count > 0).collect();
    let figures: u8 = seated.holds.iter().sum();
    let rage = seated.gang.filter(|_| desk.is_player(seat)).and_then(|gang| {
        catalog
            .dashboard(gang)
            .abilities
            .iter()
            .find_map(|ability| if let Power::Rage { most } = ability.power { Some(most) } else { None })
    });
    html! {
        @if !edgerunners.is_empty() && desk.is_player(seat) { p.crew { (icon("specialist")) (edgerunners.join(", ")) } }
        @if !seated.seized.is_empty() { (deals(desk, seat)) }
        @if let Some(most) = rage {
            p.rage role="img" aria-label=(desk.game("position-rage", &[("rage", seated.rage.into())])) {
                span.label { (catalog.name(desk.lang, "ability", "rage")) }
                @for step in 1..=most { i class=[(step <= seated.rage).then_some("on")] {} }
            }
        }
        @if figures > 0 { p.quiet { (desk.game("position-holds", &[("figures", figures.into())])) } }
        @if !held.is_empty() {
            ul.tokens { @for (token, count) in held {
                li title=(story::text::tokens(token, count, desk.lang)) { (told(token_key(token), &story::text::tokens(token, count, desk.lang))) @if count > 1 { b { (count) } } }
            } }
        }
        @if let Some(id) = seated.aside.filter(|_| !desk.is_own(seat)) {
            p.aside {
                span.label { (desk.say("gangs-aside")) } " "
                span.chip title=(text::opportunity(catalog, id, desk.lang)) { (catalog.name(desk.lang, "opportunity", id.key(catalog))) }
            }
        }
    }
}

/// Deals by type, with the names of the cards.
fn deals(desk: &Desk<'_>, seat: Seat) -> Markup {
    let seized = desk.view.seated[seat.index()].seized;
    let names: Vec<String> = seized.iter().map(|id| desk.catalog().name(desk.lang, "opportunity", id.key(desk.catalog()))).collect();
    html! {
        details.deals {
            summary {
                @for &deal in Deal::ALL.iter().filter(|&&deal| seized.of(desk.catalog(), deal) > 0) {
                    span { (told(card::deal_glyph(deal), &desk.catalog().name_of(desk.lang, "deal", &deal))) b { (seized.of(desk.catalog(), deal)) } }
                }
            }
            div { (names.join(", ")) }
        }
    }
}

/// The abilities of a Gang, or the card of an opponent of the single player mode.
fn says(desk: &Desk<'_>, seat: Seat) -> Markup {
    let (catalog, lang) = (desk.catalog(), desk.lang);
    let told = match desk.view.seated[seat.index()].gang {
        None => html! { p.told { (text::profile(catalog, lang)) } },
        Some(gang) if !desk.is_player(seat) => html! { p.told { (text::behavior(catalog, gang, lang)) } },
        Some(gang) => html! {
            dl data-gang=(gang_key(gang)) {
                @for (index, ability) in catalog.dashboard(gang).abilities.iter().enumerate() {
                    dt { (catalog.name(lang, "ability", &ability.key)) }
                    dd { (text::ability(catalog, gang, index, lang)) }
                }
            }
        },
    };
    html! { details.abilities { summary { (desk.say("gangs-abilities")) } div { (told) } } }
}
