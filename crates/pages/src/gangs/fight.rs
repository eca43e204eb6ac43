//! A Firefight as it unfolds (rulebook page 012): who is involved, the cards laid down and turned over,
//! firepower, and losses.

use gangs::catalog::words::UnitKind;
use gangs::state::Fight;
use maud::{Markup, html};
use table::Seat;

use super::card::{self, Back, Lying};
use super::desk::{Desk, icon, shape};
use super::things::{self, Mark};

/// The Firefight that goes on, if there is one.
pub(crate) fn fight(desk: &Desk<'_>) -> Markup {
    let Some(fight) = &desk.view.fight else { return html! {} };
    let compared = fight.totals.iter().any(|&total| total > 0);
    let most = fight.totals.iter().copied().max().unwrap_or_default();
    let args = [("district", desk.district(fight.district).into()), ("side", desk.with_case("side-by", fight.initiator).into())];
    html! {
        section.panel.fight {
            h2 { (icon("fire")) (desk.game("position-fight", &args).trim_end_matches(':')) }
            div.sides {
                @for seat in desk.sides().filter(|&seat| fight.involved.contains(seat)) {
                    (side(desk, fight, seat, compared && fight.totals[seat.index()] == most))
                }
            }
        }
    }
}

fn side(desk: &Desk<'_>, fight: &Fight, seat: Seat, leads: bool) -> Markup {
    let at = seat.index();
    let cards: u8 = fight.played.iter().filter(|played| played.seat == seat).filter_map(|played| played.firepower).sum();
    let compared = fight.totals.iter().any(|&total| total > 0);
    let total = if compared { fight.totals[at] } else { cards + fight.extra[at] };
    let lost = fight.lost[at].of(UnitKind::Any);
    html! {
        div class={ "side s" (seat.0) @if leads { " leads" } } {
            h3 { (shape(seat)) (desk.side_you(seat)) }
            div.cards { (laid(desk, fight, seat)) }
            p.total {
                b { (total) } (icon("fire")) span.hidden { (desk.game("name-firepower", &[])) }
                @if !compared && fight.extra[at] > 0 { small { (desk.game("position-extra", &[("firepower", fight.extra[at].into())])) } }
            }
            @if fight.due[at] > 0 { p.due { (icon("lost")) (desk.game("position-due", &[("units", fight.due[at].into())])) } }
            @if lost > 0 { p.lost { (icon("lost")) (desk.fill("gangs-lost", &[("count", lost.into())])) } }
        }
    }
}

/// The cards of a side: played, drawn for an opponent, and the one that still lies face down.
fn laid(desk: &Desk<'_>, fight: &Fight, seat: Seat) -> Markup {
    let combats = &desk.view.combats;
    let played = fight.played.iter().filter(|played| played.seat == seat).map(|played| (played.card, played.firepower));
    let open = combats.open.iter().filter(|(owner, _)| *owner == seat).map(|(_, card)| (*card, None));
    let mut named = Vec::new();
    let face = |id, mark, worth| card::combat_lying(desk.catalog, id, desk.lang, &Lying { mark, copies: 1, worth });
    let cards: Vec<Markup> = played
        .chain(open)
        .map(|(id, worth)| {
            let first = !named.contains(&id);
            named.push(id);
            face(id, if first { desk.mark([things::played(seat, id)]) } else { Mark::default() }, worth)
        })
        .collect();
    let down = combats.chosen.contains(seat);
    let known = combats.pick.filter(|_| desk.is_own(seat));
    let known = known.or_else(|| combats.picks.iter().find(|(picker, _)| *picker == seat).map(|(_, card)| *card));
    html! {
        @for card in &cards { (card) }
        @match (down, known) {
            (true, Some(id)) => { div.down { (face(id, Mark::default(), None)) span.label { (desk.say("gangs-face-down")) } } }
            (true, None) => { (card::back(Back::Combat, &desk.say("gangs-face-down"))) }
            (false, _) => { @if cards.is_empty() { p.quiet { (desk.game("position-no-card", &[])) } } }
        }
    }
}
