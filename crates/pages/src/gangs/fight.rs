//! A Firefight as it unfolds (rulebook page 012): its steps and where it stands, who is involved, the cards
//! laid down and turned over, firepower, and losses.

use gangs::catalog::words::UnitKind;
use gangs::frame::Frame;
use gangs::state::Fight;
use maud::{Markup, html};
use table::Seat;

use super::card::{self, Back, CardFace};
use super::desk::Desk;
use super::things;
use crate::glyph::{icon, shape};
use crate::things::Mark;

/// The steps with the messages of their names and of what happens in them.
const STEPS: [(&str, &str); 6] = [
    ("gangs-fight-exchange", "gangs-fight-about-exchange"),
    ("gangs-fight-choose", "gangs-fight-about-choose"),
    ("gangs-fight-reveal", "gangs-fight-about-reveal"),
    ("gangs-fight-compare", "gangs-fight-about-compare"),
    ("gangs-fight-casualties", "gangs-fight-about-casualties"),
    ("gangs-fight-score", "gangs-fight-about-score"),
];

/// The step that a frame belongs to.
const fn step_of(frame: Frame) -> Option<usize> {
    match frame {
        Frame::Exchange => Some(0),
        Frame::BeforeCards(_) | Frame::MayClaim(_) | Frame::MayRage(_) | Frame::Choose => Some(1),
        Frame::Reveal(_) | Frame::RevealCard(..) | Frame::MayPlay(_) | Frame::MayTakeBack(_) => Some(2),
        Frame::Compare(_) | Frame::MayBurnDrone(_) | Frame::MustCopy(_) => Some(3),
        Frame::Casualties
        | Frame::Losing
        | Frame::Aftermath(_)
        | Frame::MustSacrifice(_)
        | Frame::MayBomb(_)
        | Frame::MustKill(_)
        | Frame::MayFlee(_)
        | Frame::MayGive(..) => Some(4),
        Frame::Score(_) | Frame::MaySpend(_) | Frame::FightEnds => Some(5),
        _ => None,
    }
}

/// The Firefight that goes on, if there is one.
pub(crate) fn fight(desk: &Desk<'_>) -> Markup {
    let Some(fight) = &desk.view.fight else { return html! {} };
    let sides: Vec<Seat> = desk.sides().filter(|&seat| fight.involved.contains(seat)).collect();
    let most = sides.iter().map(|&seat| total(desk, fight, seat)).max().unwrap_or_default();
    let args = [("district", desk.district(fight.district).into()), ("side", desk.with_case("side-by", fight.initiator).into())];
    html! {
        section.panel.sheet.fight {
            h2 { (icon("fire")) (desk.game("position-fight", &args).trim_end_matches(':')) }
            (steps(desk, fight))
            div.sides { @for &seat in &sides { (side(desk, fight, seat, most > 0 && total(desk, fight, seat) == most)) } }
        }
    }
}

/// All steps, with the one that goes on and what follows.
fn steps(desk: &Desk<'_>, fight: &Fight) -> Markup {
    let Some(now) = desk.view.frames.iter().rev().find_map(|&frame| step_of(frame)) else { return html! {} };
    // Only players exchange units.
    let first = usize::from(!desk.is_player(fight.initiator));
    let (down, all) =
        (desk.view.combats.chosen.iter().count() as u8, fight.involved.iter().filter(|&seat| desk.is_player(seat)).count() as u8);
    html! {
        ol.steps aria-label=(desk.say("gangs-fight-steps")) {
            @for (step, (name, _)) in STEPS.iter().enumerate().skip(first) {
                li class={ @if step < now { "done" } @else if step == now { "now" } @else { "later" } } aria-current=[(step == now).then_some("step")] {
                    (desk.say(name)) @if step < now { span.hidden { " (" (desk.say("gangs-fight-done")) ")" } }
                }
            }
        }
        p.step-about {
            (desk.say(STEPS[now].1)) " "
            @if now == 1 && down > 0 { b { (desk.fill("gangs-fight-down", &[("down", down.into()), ("all", all.into())])) "." } " " }
            @if let Some((next, _)) = STEPS.get(now + 1) { span.quiet { (desk.fill("gangs-fight-next", &[("step", desk.say(next).into())])) "." } }
        }
    }
}

/// Whether totals have been compared.
fn compared(fight: &Fight) -> bool {
    fight.totals.iter().any(|&total| total > 0)
}

/// What a side has in all, or has so far: cards that lie open, and what is sure to be added.
fn total(desk: &Desk<'_>, fight: &Fight, seat: Seat) -> u8 {
    let cards: u8 = fight.played.iter().filter(|played| played.seat == seat).filter_map(|played| played.firepower).sum();
    if compared(fight) { fight.totals[seat.index()] } else { cards + desk.view.standing(desk.catalog(), seat) }
}

/// What the total of a side can come to with a card that nobody has turned over, as far as who looks can tell.
fn outlook(desk: &Desk<'_>, fight: &Fight, seat: Seat) -> Option<String> {
    let hidden = fight.turned == 0 && !compared(fight);
    let range = desk.view.hidden_firepower(desk.catalog(), seat).filter(|_| hidden)?;
    let more = desk.view.standing(desk.catalog(), seat);
    let says = if range.start() == range.end() { "gangs-fight-outlook-sure" } else { "gangs-fight-outlook" };
    Some(desk.fill(says, &[("low", (more + range.start()).into()), ("high", (more + range.end()).into())]))
}

fn side(desk: &Desk<'_>, fight: &Fight, seat: Seat, leads: bool) -> Markup {
    let at = seat.index();
    let lost = fight.lost[at].of(UnitKind::Any);
    html! {
        div class={ "side s" (seat.0) @if leads { " leads" } } {
            h3 {
                (shape(seat)) (desk.side_you(seat))
                @if seat == fight.initiator { span.chip { (desk.say("gangs-fight-attacks")) } }
            }
            div.cards { (laid(desk, fight, seat)) }
            p.total {
                b { (total(desk, fight, seat)) } (icon("fire")) span.hidden { (desk.game("name-firepower", &[])) }
                @if !compared(fight) { small { (desk.say("gangs-fight-so-far")) } }
                @if leads { small { (desk.say("gangs-fight-leads")) } }
                @if let Some(outlook) = outlook(desk, fight, seat) { small.outlook { (outlook) } }
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
    let face = |id, mark, worth| card::combat_lying(desk.catalog(), id, desk.lang, &CardFace { mark, copies: 1, worth });
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
