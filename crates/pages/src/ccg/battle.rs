//! A battle as two columns of running totals: what everybody brings, what it comes to, and the security behind it. It lies
//! over the middle of the table.

use ccg::frame::{BattleStep, Frame};
use ccg::odds::{Column, Fate, Outlook};
use maud::{Markup, html};
use table::Seat;
use table::text::Arg;

use super::desk::Desk;
use crate::glyph::{icon, shape, told};

/// The battle that goes on, if there is one.
pub(crate) fn battle(desk: &Desk<'_>) -> Markup {
    let Some(outlook) = desk.view.outlook(desk.game) else { return html! {} };
    let battle = &outlook.battle;
    let title = desk.say(if battle.run { "cc-run" } else { "cc-hit" });
    let target = if battle.target == ccg::state::STASHED { desk.say("cc-stash") } else { desk.card(battle.card).to_owned() };
    html! {
        section.panel.sheet.clash aria-label=(title) {
            h2 { (icon("fire")) (title) ": " (target) }
            div.columns {
                (column(desk, &outlook.attackers, true))
                @match &outlook.defenders {
                    Some(defenders) => (column(desk, defenders, false)),
                    None => div class={ "side s" (battle.against.0) " empty" } { (nobody(desk, &outlook)) },
                }
            }
            (wall(desk, &outlook))
        }
    }
}

/// Who stands against the attackers where nobody defends, or nobody does yet.
fn nobody(desk: &Desk<'_>, outlook: &Outlook) -> Markup {
    let open = |frame: Frame| matches!(frame, Frame::Send(..) | Frame::Battle(BattleStep::Declared | BattleStep::Defence));
    let says = match outlook.battle.run {
        true => "cc-own-op",
        false if desk.frames().any(open) => "cc-may-defend",
        false => "cc-undefended",
    };
    html! {
        h3 { (shape(outlook.battle.against)) (desk.who(outlook.battle.against)) }
        p.quiet { (desk.say(says)) }
    }
}

/// One side: what everybody brings, and the sum.
fn column(desk: &Desk<'_>, column: &Column, attacks: bool) -> Markup {
    html! {
        div class={ "side s" (column.seat.0) } {
            h3 { (shape(column.seat)) (desk.who(column.seat)) small { (desk.say(if attacks { "cc-attacks" } else { "cc-defends" })) } }
            ul {
                @for share in &column.shares {
                    li class={ @if share.used { "used" } @else if share.afar { "afar" } } {
                        span.called { (desk.name(desk.view.board.name(share.at))) @if share.afar { " " (told("fire", &desk.say("cc-lends"))) } }
                        b { (share.offense) } @if !share.afar { b { (share.defense) } } @else { b {} }
                    }
                }
            }
            p.sum {
                span { (told("cc-sr", &desk.say("cc-offense"))) b { (column.offense) } }
                span { (told("cc-def", &desk.say("cc-defense"))) b { (column.defense) } }
            }
        }
    }
}

/// The security, and what comes of the battle as things stand.
fn wall(desk: &Desk<'_>, outlook: &Outlook) -> Markup {
    let number = |number: i16| Arg::Number(number.into());
    let says = match outlook.fate {
        Fate::Succeeds => "cc-fate-succeeds",
        Fate::Fails => "cc-fate-fails",
        Fate::Beaten => "cc-fate-beaten",
        Fate::Ties => "cc-fate-ties",
    };
    let left = outlook.attackers.offense - outlook.defenders.as_ref().map_or(0, |defenders| defenders.defense);
    html! {
        p.against {
            span { (told("cc-security", &desk.say("cc-security"))) b { (outlook.security) } }
            span { (told("cc-ops", &desk.say("cc-ops"))) b { (outlook.worth) } }
        }
        // Before somebody goes there is nothing to tell.
        @if !outlook.attackers.shares.is_empty() { p class={ "fate" @if outlook.fate == Fate::Succeeds { " good" } @else { " bad" } } {
            (desk.fill(says, &[("offense", number(left)), ("security", number(outlook.security)), ("needs", number((outlook.security + 1 - left).max(0)))]))
        } }
    }
}

/// The totals of a side, for a beat.
pub(crate) fn total(seat: Seat, name: &str, offense: i16, defense: i16, leads: bool) -> Markup {
    html! {
        div class={ "side s" (seat.0) @if leads { " leads" } } {
            h4 { (shape(seat)) (name) }
            p.total { (icon("cc-sr")) b { (offense) } (icon("cc-def")) b { (defense) } }
        }
    }
}
