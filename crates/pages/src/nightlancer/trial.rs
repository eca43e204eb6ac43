//! A challenge as it unfolds (rulebook 5.2), in a sheet over the board: what must be reached, what everybody puts in, the
//! dice, and how likely it is with each re-roll and with each card that could still be used. A Face-off is chosen here too.

use maud::{Markup, html};
use nightlancer::choice::Choice;
use nightlancer::frame::{Frame, Holder};
use nightlancer::odds::{Aid, Member, Outlook, Stand};
use nightlancer::state::{About, Trial};
use table::Seat;
use table::content::word;
use table::text::Arg;

use super::desk::Desk;
use super::odds::Bar;
use super::{glyphs, things};
use crate::glyph::{icon, shape, told};
use nightlancer::catalog::words::Ability;

/// The steps of a challenge.
const STEPS: [&str; 4] = ["nl-step-prepare", "nl-step-hinder", "nl-step-roll", "nl-step-result"];
/// So many bars for re-rolls are enough.
const REROLLS: u8 = 4;

/// The challenge that goes on, if there is one.
pub(crate) fn trial(desk: &Desk<'_>) -> Markup {
    let frames = &desk.view.open.frames;
    let begun = frames.iter().any(|frame| frame == Frame::Judge);
    let Some(trial) = desk.view.open.trial.as_ref().filter(|_| begun) else { return html! {} };
    let Some(outlook) = desk.view.outlook(desk.game) else { return html! {} };
    let print = desk.print();
    let about = desk.game(&format!("about-{}", word(&trial.about)), &[]);
    html! {
        section.panel.sheet.trial {
            h2 { (capital(&about)) }
            div.goal {
                (print.challenge(&trial.challenge, true))
                @if let Some(obstacle) = trial.challenge.obstacle { p.obstacle { (icon(glyphs::obstacle(obstacle))) (print.catalog.name_of(print.lang, "obstacle", &obstacle)) } }
                @if let Some(penalty) = &outlook.penalty { (print.penalty(penalty)) }
                @if trial.about == About::Sets { p.quiet { (desk.say("nl-sets")) } }
            }
            (steps(desk))
            div.sides { @for member in &outlook.members { (side(desk, trial, &outlook, member)) } }
        }
    }
}

fn steps(desk: &Desk<'_>) -> Markup {
    let now = desk.view.open.frames.iter().rev().find_map(|frame| match frame {
        Frame::Commit(_) => Some(0),
        Frame::AgentHinders { .. } | Frame::React { .. } | Frame::Answer { .. } => Some(1),
        Frame::Roll | Frame::Reroll { .. } => Some(2),
        Frame::Judge => Some(3),
        _ => None,
    });
    let now = now.unwrap_or_default();
    html! {
        ol.steps aria-label=(desk.say("nl-steps")) {
            @for (place, step) in STEPS.iter().enumerate() {
                li class={ @if place < now { "done" } @else if place == now { "now" } @else { "later" } } aria-current=[(place == now).then_some("step")] { (desk.say(step)) }
            }
        }
    }
}

/// A player in the challenge: what is put in, the dice, and what is still possible.
fn side(desk: &Desk<'_>, trial: &Trial, outlook: &Outlook, member: &Member) -> Markup {
    let (seat, run) = (member.seat, &trial.runs[member.seat.index()]);
    let score = desk.view.score(desk.game, seat);
    let passed = run.hits.is_some() && score >= trial.challenge.difficulty && trial.about != About::Sets;
    let judged = trial.about != About::Sets;
    html! {
        div class={ "side s" (seat.0) @if passed { " leads" } @if member.declined { " out" } } {
            h3 { (shape(seat)) (desk.who(seat)) @if run.attempts { small { (desk.say("nl-attempts")) } } @if member.declined { small { (desk.say("nl-declines")) } } }
            @if !member.declined {
                (sum(desk, member, run.hits, trial))
                @if run.hits.is_none() || !passed { (chances(desk, member, judged)) }
                @if desk.is_own(seat) && judged { (aids(desk, outlook, member)) }
                @if member.stand.danger > 0 { p.risk { (icon("nl-danger")) (desk.fill("nl-risk", &[("health", member.stand.danger.into())])) @if member.stand.shaken { " " b.bad { (desk.say("nl-would-shake")) } } } }
            }
        }
    }
}

/// What is put in so far, the dice, and what it comes to.
fn sum(desk: &Desk<'_>, member: &Member, hits: Option<u8>, trial: &Trial) -> Markup {
    let used: Vec<String> = trial.runs[member.seat.index()].used.iter().map(|card| desk.item(card)).collect();
    let total = hits.map(|_| desk.view.score(desk.game, member.seat));
    html! {
        div.sum {
            b.base title=(desk.say("nl-before-dice")) { (member.stand.score) }
            (dice(desk, hits))
            @if let Some(total) = total { span.equals { "=" } b.total { (total) } }
            span.against { "/" (trial.challenge.difficulty) }
        }
        @if !used.is_empty() { p.used { (used.join(", ")) } }
        @if member.stand.blocked { p.bad { (desk.say("nl-blocked-by")) } }
    }
}

/// Three dice: crosshairs that were rolled, or blank ones.
pub(crate) fn dice(desk: &Desk<'_>, hits: Option<u8>) -> Markup {
    let words = hits.map_or_else(|| desk.say("nl-not-rolled"), |hits| desk.fill("nl-hits", &[("hits", hits.into())]));
    html! { span.dice role="img" title=(words) { (faces(hits)) } }
}

/// The faces of three dice.
pub(crate) fn faces(hits: Option<u8>) -> Markup {
    html! { @for at in 0..3 { span class={ "die" @if hits.is_some_and(|hits| at < hits) { " hit" } @if hits.is_none() { " open" } } { @if hits.is_none_or(|hits| at < hits) { (icon("nl-hit")) } } } }
}

/// How likely it is with each number of re-rolls.
fn chances(desk: &Desk<'_>, member: &Member, judged: bool) -> Markup {
    if !judged {
        return html! {};
    }
    let stand = &member.stand;
    let most = stand.rerolls().min(REROLLS);
    let from = u8::from(stand.rolled == Some(false));
    let bar = |rerolls: u8| {
        let chance = stand.odds(rerolls).percent();
        Bar { first: chance, best: chance }.draw()
    };
    html! {
        ul.chances {
            @for rerolls in from..=most {
                li {
                    span { @if rerolls == 0 { (desk.say("nl-one-roll")) } @else { (desk.fill("nl-rerolls", &[("count", rerolls.into())])) } }
                    (bar(rerolls))
                }
            }
        }
    }
}

/// What could still be put in, each with what it would make of the chance; and the others of the Crew.
fn aids(desk: &Desk<'_>, outlook: &Outlook, member: &Member) -> Markup {
    let helps = |aid: &&Aid| worth(&aid.stand) != worth(&member.stand) || aid.stand.danger < member.stand.danger;
    let others: Vec<&Member> = outlook.members.iter().filter(|other| other.seat != member.seat && !other.declined).collect();
    html! {
        ul.aids {
            @for aid in member.aids.iter().filter(helps) {
                li {
                    span { "+ " (thing(desk, member.seat, aid.choice)) @if aid.heat > 0 { span.bad { (told("nl-heat", &desk.say("nl-heat"))) } } }
                    (Bar::standing(&aid.stand).draw())
                }
            }
            @if !others.is_empty() {
                li { span { "+ " (icon("nl-crew")) (desk.say("nl-with-crew")) } (Bar::of(outlook).draw()) }
            }
        }
    }
}

fn worth(stand: &Stand) -> (u8, bool, u8) {
    (stand.ways, stand.blocked, stand.rerolls())
}

/// The name of what is put in.
fn thing(desk: &Desk<'_>, seat: Seat, choice: Choice) -> String {
    match choice {
        Choice::Use(card) | Choice::Spend(card) => desk.item(card),
        Choice::Play(card, _) => desk.contact(card),
        Choice::Power(power) => match power.holder {
            Holder::Special => desk.nightlancer(desk.view.open.of(seat).nightlancer),
            Holder::Item(card) => desk.item(card),
            Holder::Opportunity(card) => desk.opportunity(card),
        },
        _ => String::new(),
    }
}

/// The Face-off that is about to be chosen or answered: every way that there is, with the odds of the First Crew.
pub(crate) fn face_off(desk: &Desk<'_>) -> Markup {
    let (chosen, asked) = match desk.frame() {
        Some(Frame::FaceOff) => (None, true),
        Some(Frame::FaceOffAnswer(test)) => (Some(test), true),
        _ => (None, false),
    };
    if !asked {
        return html! {};
    }
    let ways = Ability::ALL.iter().copied().filter(|&test| chosen.is_none_or(|chosen| chosen == test));
    html! {
        section.panel.sheet.faceoff {
            h2 { (icon("nl-hit")) (desk.say("nl-face-off")) }
            p.quiet { (desk.say("nl-face-off-about")) }
            div.ways { @for test in ways { (way(desk, test)) } }
        }
    }
}

fn way(desk: &Desk<'_>, test: Ability) -> Markup {
    let mark = desk.mark([things::ability(test)]);
    let Some(odds) = desk.view.face_off(desk.game, test) else { return html! {} };
    let second = desk.seat.is_some_and(|seat| odds.second.member(seat).is_some());
    let percent = |first: u32| if second { 100 - first } else { first };
    let (plain, armed) = (percent(odds.plain.percent()), percent(odds.armed.percent()));
    html! {
        div class={ "way" (mark.class) } data-at=[mark.at] data-thing=[mark.thing] {
            h3 { (icon(glyphs::ability(test))) (desk.print().ability(test)) }
            @for (crew, name) in [(&odds.first, "nl-first"), (&odds.second, "nl-second")] {
                div.duel {
                    span.label { (desk.say(name)) }
                    @for member in &crew.members { span class={ "s" (member.seat.0) } { (shape(member.seat)) b { (member.stand.score) } @if member.at_best.score > member.stand.score { small { "–" (member.at_best.score) } } } }
                }
            }
            @let says = if second { "nl-wins-second" } else { "nl-wins-first" };
            p { (desk.fill(says, &[("plain", Arg::Number(plain.into())), ("armed", Arg::Number(armed.into()))])) }
        }
    }
}

/// With a capital letter.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
