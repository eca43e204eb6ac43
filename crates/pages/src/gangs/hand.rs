//! Combat cards in hands: the own ones with their faces, those of others as backs; what was drawn for an
//! upgrade, and a hand that is being looked at. A hidden card has no name here.

use gangs::catalog::CombatId;
use gangs::choice::Choice;
use gangs::frame::Frame;
use gangs::hands::Cards;
use maud::{Markup, html};
use table::Seat;
use table::text::Arg;

use super::card::{self, Back, CardFace};
use super::desk::Desk;
use super::things;
use crate::hand::fanned;
use crate::things::Mark;

/// The hands that who looks can see, and the card that it has set aside.
pub(crate) fn hands(desk: &Desk<'_>) -> Markup {
    let combats = &desk.view.combats;
    let seen = desk.sides().filter(|&seat| desk.is_player(seat)).filter_map(|seat| Some((seat, combats.hands[seat.index()]?)));
    html! { div.hands { (aside(desk)) @for (seat, hand) in seen { (hand_of(desk, seat, hand)) } } }
}

/// Cards that lie open for a while: a hand that is being looked at, and what was drawn for an upgrade.
pub(crate) fn handled(desk: &Desk<'_>) -> Markup {
    html! {
        @if let Some(looked) = looked_at(desk) { (looked) }
        @if desk.view.combats.drawing > 0 { (drawn(desk)) }
    }
}

/// The Opportunity that who looks has set aside.
fn aside(desk: &Desk<'_>) -> Markup {
    let Some(id) = desk.seat.and_then(|seat| desk.view.seated[seat.index()].aside) else { return html! {} };
    html! {
        section.panel.hand.aside {
            h2 { (desk.say("gangs-aside")) }
            ul.cards { li { (card::opportunity_lying(desk.catalog(), id, desk.lang, &desk.mark([things::opportunity(id)]).into())) } }
        }
    }
}

/// Whether the cards that are offered lie somewhere else than in the own hand.
fn offered_elsewhere(desk: &Desk<'_>) -> bool {
    matches!(desk.frame(), Some(Frame::Keep | Frame::GoroDiscards(..)))
}

fn hand_of(desk: &Desk<'_>, seat: Seat, hand: Cards) -> Markup {
    let own = desk.is_own(seat);
    let heading = match own {
        true => desk.say("gangs-hand"),
        false => desk.with_case("side-hand", seat),
    };
    let mark = |id: CombatId| match own && !offered_elsewhere(desk) {
        true => desk.mark([things::card(id)]),
        false => Mark::default(),
    };
    let drawn = |id: CombatId| {
        let face = CardFace { mark: mark(id), copies: hand.count(id), worth: None };
        html! { (card::combat_lying(desk.catalog(), id, desk.lang, &face)) @if own { (fares(desk, seat, id)) } }
    };
    let used = desk.view.combats.used[seat.index()];
    let upgrades = desk.fill("gangs-upgrades", &[("count", Arg::Number(desk.view.combats.deck.len() as i64))]);
    html! {
        section.panel.hand {
            h2 { (heading) " " small { (upgrades) } }
            ul.cards {
                (fanned(hand.kinds().map(drawn)))
                @if hand.is_empty() { li.quiet { (desk.say("gangs-hand-empty")) } }
            }
            (self::used(desk, used))
        }
    }
}

/// How likely a card that can be laid down is the strongest.
fn fares(desk: &Desk<'_>, seat: Seat, id: CombatId) -> Markup {
    let fares = desk.view.fares(desk.catalog(), seat, id).filter(|_| desk.frame() == Some(Frame::Choose) && !desk.offers.is_empty());
    let percent = |likely: f64| Arg::Number((100.0 * likely).round() as i64);
    html! {
        @if let Some(fares) = fares {
            p.fares { (desk.fill("gangs-fares", &[("alone", percent(fares.alone)), ("level", percent(fares.level))])) }
        }
    }
}

/// Used cards, which lie open, by their names.
pub(crate) fn used(desk: &Desk<'_>, used: Cards) -> Markup {
    html! {
        @if !used.is_empty() {
            p.used { span.label { (desk.say("gangs-used")) } " " @for id in used.iter() { span.chip { (name(desk, id)) } " " } }
        }
    }
}

/// The name of a Combat card.
pub(crate) fn name(desk: &Desk<'_>, id: CombatId) -> String {
    desk.catalog().name(desk.lang, "combat", id.key(desk.catalog()))
}

/// What was drawn for an upgrade: faces for who drew them, backs for everybody else.
fn drawn(desk: &Desk<'_>) -> Markup {
    let combats = &desk.view.combats;
    let mut shown = Cards::default();
    html! {
        section.panel.sheet.drawn {
            h2 { (desk.say("gangs-drawn")) }
            ul.cards {
                @for &id in &combats.drawn {
                    @let first = !shown.contains(id);
                    @let mark = if first && offered_elsewhere(desk) { desk.mark([things::card(id)]) } else { Mark::default() };
                    li { ({ shown.insert(id); card::combat_lying(desk.catalog(), id, desk.lang, &mark.into()) }) }
                }
                @if combats.drawn.is_empty() {
                    @for _ in 0..combats.drawing { li { (card::back(Back::Combat, &desk.say("gangs-face-down"))) } }
                }
            }
        }
    }
}

/// A hand that is looked at, with the cards of which one goes.
fn looked_at(desk: &Desk<'_>) -> Option<Markup> {
    let Some(Frame::GoroDiscards(_, other)) = desk.frame() else { return None };
    let cards = desk.offers.iter().filter_map(|offered| if let Choice::Card(id) = offered.choice { Some(id) } else { None });
    let cards: Cards = cards.collect();
    (!cards.is_empty()).then(|| {
        html! {
            section.panel.sheet.drawn {
                h2 { (desk.with_case("side-hand", other)) }
                ul.cards {
                    @for id in cards.kinds() { li { (card::combat_lying(desk.catalog(), id, desk.lang, &desk.mark([things::card(id)]).into())) } }
                }
            }
        }
    })
}
