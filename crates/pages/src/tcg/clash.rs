//! What goes on between the mats: the attack with its line from the attacker to the target, the effect that is
//! being carried out, and those that are pending, in their order.

use maud::{Markup, html};
use table::Seat;
use tcg::catalog::text;
use tcg::frame::{AttackStep, Doing, Frame};
use tcg::state::{Aimed, Attack, rival};

use super::desk::Desk;
use super::things;
use crate::glyph::{icon, shape};
use crate::things::Mark;

/// The steps of an attack with their messages.
const STEPS: [(AttackStep, &str); 4] = [
    (AttackStep::Target, "tcg-step-target"),
    (AttackStep::React, "tcg-step-react"),
    (AttackStep::Clash, "tcg-step-clash"),
    (AttackStep::Result, "tcg-step-result"),
];

/// The attack that goes on, if there is one.
pub(crate) fn clash(desk: &Desk<'_>) -> Markup {
    let Some(attack) = desk.view.board.attack else { return html! {} };
    html! {
        section.clash aria-label=(desk.say("tcg-attack")) {
            h3 { (icon("fire")) (desk.say("tcg-attack")) }
            p.versus {
                (fighter(desk, attack.attacker))
                span.arrow role="img" aria-label=(desk.say("tcg-against")) { (icon("move")) }
                (target(desk, &attack))
            }
            (outlook(desk, &attack))
            (steps(desk))
        }
    }
}

/// What the attack comes to as things stand, and what the defender has left to change that.
fn outlook(desk: &Desk<'_>, attack: &Attack) -> Markup {
    let open = matches!(
        desk.frames().find(|frame| matches!(frame, Frame::Attack(_))),
        Some(Frame::Attack(AttackStep::Target | AttackStep::React))
    );
    let (catalog, view, defender) = (desk.catalog(), desk.view, rival(desk.view.board.turn));
    let stands = match attack.aimed {
        Aimed::Open => None,
        Aimed::Gigs => Some(desk.fill("tcg-outlook-gigs", &[("count", view.theft(catalog, attack.attacker).into())])),
        Aimed::Unit(target) => {
            let duel = view.duel(catalog, attack.attacker, target);
            let result = match duel.won {
                [true, _] => "wins",
                [_, true] => "loses",
                _ => "ties",
            };
            let [own, other] = duel.powers;
            Some(desk.fill("tcg-outlook-unit", &[("result", result.to_owned().into()), ("own", own.into()), ("other", other.into())]))
        }
    };
    let args = [
        ("seat", defender.into()),
        ("funds", view.funds(catalog, defender).into()),
        ("cards", view.seen(defender).count.into()),
        ("blockers", if attack.blockable { view.blockers(catalog, defender) } else { 0 }.into()),
    ];
    let open_to = if desk.is_own(defender) { "tcg-outlook-open-you" } else { "tcg-outlook-open" };
    html! { @if open { p.outlook { @if let Some(stands) = stands { b { (stands) } " " } (desk.fill(open_to, &args)) } } }
}

/// Where the attack stands.
fn steps(desk: &Desk<'_>) -> Markup {
    let now = desk.frames().find_map(|frame| if let Frame::Attack(stage) = frame { Some(stage) } else { None });
    let stealing = desk.frames().any(|frame| matches!(frame, Frame::Steal(_) | Frame::Ransom(_)));
    let now = if stealing { Some(AttackStep::Clash) } else { now };
    let place = |stage: AttackStep| STEPS.iter().position(|(step, _)| *step == stage).unwrap_or(STEPS.len());
    html! {
        ol.steps aria-label=(desk.say("tcg-steps")) {
            @for (number, (stage, id)) in STEPS.iter().enumerate() {
                @let current = now == Some(*stage);
                @let done = now.is_some_and(|now| place(now) > number);
                li class={ @if current { "now" } @else if done { "done" } @else { "later" } } aria-current=[current.then_some("step")] { (desk.say(id)) }
            }
        }
    }
}

/// Somebody who fights, with the power that it has.
fn fighter(desk: &Desk<'_>, id: u8) -> Markup {
    let Some((seat, piece)) = desk.view.board.find(id) else { return html! { span.fighter { (desk.game("that-unit", &[])) } } };
    let name = desk.view.board.name(id).map(|name| desk.piece(name)).unwrap_or_default();
    html! {
        span class={ "fighter s" (seat.0) } {
            (shape(seat)) span.who { (name) } b { span.hidden { (desk.say("tcg-power")) " " } (desk.power(seat, piece)) }
        }
    }
}

fn target(desk: &Desk<'_>, attack: &Attack) -> Markup {
    let defender = rival(desk.view.board.turn);
    match attack.aimed {
        Aimed::Open => html! { span.fighter.open { (desk.say("tcg-target-open")) } },
        Aimed::Gigs => html! {
            span class={ "fighter s" (defender.0) } {
                (shape(defender)) span.who { (desk.about_seat("tcg-gigs-of", defender)) }
                b { (desk.view.board.dice.count(defender)) }
            }
        },
        Aimed::Unit(id) => fighter(desk, id),
    }
}

/// The line from the attacker to its target: the style draws one of the two boxes between them, whichever way it
/// leans.
pub(crate) fn line(desk: &Desk<'_>) -> Markup {
    let board = &desk.view.board;
    let aimed = board.attack.is_some_and(|attack| attack.aimed != Aimed::Open);
    let from = if board.turn == desk.near() { "near" } else { "far" };
    html! {
        @if aimed {
            @for (way, d) in [("falls", "M0 0L100 100"), ("rises", "M0 100L100 0")] {
                div class={ "bolt " (way) " " (from) } { svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" { path d=(d) {} path.run d=(d) {} } }
            }
        }
    }
}

/// The effect that is being carried out, those that are pending, and those that come at the end of the turn.
pub(crate) fn effects(desk: &Desk<'_>) -> Markup {
    let board = &desk.view.board;
    let now = desk.frames().find_map(|frame| if let Frame::Do(doing) = frame { Some(doing) } else { None });
    html! {
        @if let Some(doing) = now {
            section.effects.going { h3 { (desk.say("tcg-effect")) } ul { (effect(desk, &doing, &Mark::default())) } }
        }
        @if !board.pending.is_empty() {
            section.effects { h3 { (desk.say("tcg-pending")) } ol { @for (doing, mark) in pending(desk) { (effect(desk, doing, &mark)) } } }
        }
        @if !board.booked.is_empty() {
            section.effects.later { h3 { (desk.say("tcg-booked")) } ul { @for doing in board.booked.iter() { (effect(desk, doing, &Mark::default())) } } }
        }
    }
}

/// Pending effects, each with its mark; of those that are equal, only the first can be chosen.
fn pending<'a>(desk: &'a Desk<'_>) -> Vec<(&'a Doing, Mark)> {
    let all = &desk.view.board.pending;
    let marked = |(place, doing): (usize, &'a Doing)| {
        let before = || all.iter().take(place).filter(|other| other.by == doing.by);
        let nth = before().filter(|other| other.card == doing.card && other.ability == doing.ability).count() as u8;
        let free = desk.is_own(doing.by) && !before().any(|other| other == doing);
        let mark = if free { desk.mark([things::effect(doing.card, doing.ability, nth)]) } else { Mark::default() };
        (doing, mark)
    };
    all.iter().enumerate().map(marked).collect()
}

fn effect(desk: &Desk<'_>, doing: &Doing, mark: &Mark) -> Markup {
    let by: Seat = doing.by;
    html! {
        li class={ "effect s" (by.0) (mark.class) } data-at=[mark.at.as_deref()] data-thing=[mark.thing.as_deref()] {
            (shape(by)) b { (desk.card(doing.card)) } " "
            span { (text::ability(desk.catalog(), doing.card, doing.ability, desk.lang)) }
            span.hidden { " (" (desk.player(by)) ")" }
        }
    }
}
