//! The Net as a shaft that goes down (rulebook page 014): three depths, six spaces, and the trackers.

use gangs::catalog::text;
use gangs::catalog::words::{Depth, NetEffect};
use gangs::city::Unit;
use gangs::odds::Risk;
use maud::{Markup, html};
use table::Seat;

use super::beats;
use super::desk::Desk;
use super::things;
use crate::glyph::icon;

/// The shaft, from Start down.
pub(crate) fn shaft(desk: &Desk<'_>) -> Markup {
    let net = desk.catalog().net();
    html! {
        section.panel.net {
            h2 { (desk.say("gangs-net")) }
            ol start="0" { @for number in 0..=net.last() { (space(desk, number)) } }
        }
    }
}

fn space(desk: &Desk<'_>, number: u8) -> Markup {
    let covered = desk.view.seats == 1 && desk.catalog().net().cover.number == number;
    let printed = desk.view.net_space(desk.catalog(), number);
    let depth = printed.map(|space| space.depth);
    let from = desk.seat.map_or(0, |seat| desk.view.seated[seat.index()].net);
    let ahead = number.saturating_sub(from);
    let mark = desk.mark([things::advance(ahead)]);
    let text = if covered { text::net_cover(desk.catalog(), desk.lang) } else { text::net_space(desk.catalog(), number, desk.lang) };
    html! {
        li class={ "depth " (depth_class(depth)) (mark.class) } data-at=(beats::net(number)) data-thing=[mark.thing] {
            span.number aria-hidden="true" { (number) }
            span.hidden { (text) }
            span.does aria-hidden="true" {
                @for &effect in printed.iter().flat_map(|space| &space.effects) { span.effect { (glyph(effect)) " " (words(desk, effect)) " " } }
                @if depth.is_none() { (desk.catalog().name(desk.lang, "depth", "start")) }
            }
            span.trackers {
                @for seat in desk.sides().filter(|&seat| desk.is_player(seat) && desk.view.seated[seat.index()].net == number) {
                    (tracker(desk, seat))
                }
            }
            @if begins(desk, number) { (risk(desk, number)) }
        }
    }
}

/// How likely NetWatch finds whoever runs there: the player who looks, or whose turn it is.
fn risk(desk: &Desk<'_>, number: u8) -> Markup {
    let seat = desk.seat.unwrap_or(desk.view.turn.seat);
    let Some(Risk { danger, found, .. }) = desk.view.risk(desk.catalog(), seat, number) else { return html! {} };
    let percent = i64::from(found.percent());
    let words = desk.fill("gangs-risk", &[("danger", danger.into()), ("percent", percent.into())]);
    html! { abbr.danger title=(words) { span aria-hidden="true" { "≤" (danger) " · " (percent) "%" } span.hidden { (words) } } }
}

fn tracker(desk: &Desk<'_>, seat: Seat) -> Markup {
    html! {
        svg class={ "i shape s" (seat.0) } role="img" data-at=(beats::tracker(seat)) {
            title { (desk.side_you(seat)) }
            use href={ "#i-p" (seat.0) } {}
        }
    }
}

/// Whether a depth begins with a space.
fn begins(desk: &Desk<'_>, number: u8) -> bool {
    let depth = |number: u8| desk.catalog().net().space(number).map(|space| space.depth);
    depth(number).is_some() && number.checked_sub(1).and_then(depth) != depth(number)
}

const fn depth_class(depth: Option<Depth>) -> &'static str {
    match depth {
        None => "start",
        Some(Depth::Yellow) => "yellow",
        Some(Depth::Orange) => "orange",
        Some(Depth::Red) => "red",
    }
}

fn glyph(effect: NetEffect) -> Markup {
    icon(match effect {
        NetEffect::Cred(_) => "cred",
        NetEffect::OpponentDiscards => "discard",
        NetEffect::MoveOpposing => "move",
        NetEffect::BuildDrones(_) => "drone",
        NetEffect::Kill => "lost",
        NetEffect::Convert => "convert",
        NetEffect::Upgrade => "upgrade",
    })
}

/// What an effect lets a player do, in short.
fn words(desk: &Desk<'_>, effect: NetEffect) -> String {
    match effect {
        NetEffect::Cred(cred) => format!("+{cred}"),
        NetEffect::OpponentDiscards => desk.game("does-net-discard", &[]),
        NetEffect::MoveOpposing => desk.game("does-net-move", &[]),
        NetEffect::BuildDrones(most) => desk.game("does-net-build", &[("drones", desk.units(Unit::Drone, most).into())]),
        NetEffect::Kill => desk.game("does-net-kill", &[]),
        NetEffect::Convert => desk.game("does-net-convert", &[]),
        NetEffect::Upgrade => desk.game("does-net-upgrade", &[]),
    }
}
