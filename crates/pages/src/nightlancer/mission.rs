//! Missions as ladders (rulebook 3.3 and 5.1): three Stages with two rungs each, the Penalty under them, the Crews on it
//! with their Boss on top, the Deal, and what is paid by the size of a Crew.

use maud::{Markup, html};
use nightlancer::catalog::MissionId;
use nightlancer::catalog::card::Payment;
use nightlancer::catalog::words::Profile;
use nightlancer::crews::{Job, Side};
use nightlancer::state::Attempt;
use table::Seat;

use super::art::{Motif, art};
use super::card::Print;
use super::desk::Desk;
use super::odds::{self, Bar};
use super::{glyphs, things};
use crate::glyph::{icon, shape, told};
use crate::parts::part;
use crate::things::Mark;

/// All missions that lie open, and the one that is attempted before them.
pub(crate) fn missions(desk: &Desk<'_>) -> Markup {
    let open = &desk.view.open;
    html! {
        div.missions aria-label=(desk.say("nl-missions")) role="group" {
            @if let Some(attempt) = &open.attempt {
                (mission(desk, &attempt.job, Some(attempt)))
                div.scene aria-hidden="true" { (art(attempt.job.mission.key(desk.catalog()), Motif::Mission(desk.catalog().mission(attempt.job.mission).profile))) }
            }
            @for job in open.jobs.iter() { (part(format_args!("job{}", job.mission.0), &mission(desk, job, None))) }
            @if open.jobs.is_empty() && open.attempt.is_none() { p.quiet { (desk.say("nl-no-missions")) } }
        }
    }
}

fn mission(desk: &Desk<'_>, job: &Job, attempt: Option<&Attempt>) -> Markup {
    let mark = desk.mark([things::mission(job.mission)]);
    let stage = attempt.and_then(|attempt| attempt.stage);
    let state = if attempt.is_some() { " now" } else { "" };
    let size = attempt.map_or_else(|| job.crew(Side::First).len(), |attempt| attempt.job.crew(Side::First).len());
    let print = desk.print();
    html! {
        article class={ "mission" (profile(print, job.mission)) (state) (mark.class) } data-at=[mark.at] data-thing=[mark.thing] {
            (art(job.mission.key(print.catalog), Motif::Mission(print.catalog.mission(job.mission).profile)))
            (head(print, job.mission))
            (ladder(print, job.mission, stage, attempt.is_some(), |at, route| rung(desk, job, stage, at, route)))
            div.crews { @for side in Side::ALL { (crew(desk, job, side)) } }
            (payments(print, job.mission, size))
        }
    }
}

/// A whole mission card, as it is printed.
pub(crate) fn face(print: Print, id: MissionId) -> Markup {
    html! {
        article class={ "card mission" (profile(print, id)) } tabindex="0" {
            (art(id.key(print.catalog), Motif::Mission(print.catalog.mission(id).profile)))
            (head(print, id))
            (ladder(print, id, None, true, |_, _| Rung::default()))
            (payments(print, id, 0))
        }
    }
}

fn profile(print: Print, id: MissionId) -> &'static str {
    match print.catalog.mission(id).profile {
        Profile::Low => " low",
        Profile::High => " high",
    }
}

fn head(print: Print, id: MissionId) -> Markup {
    let card = print.catalog.mission(id);
    let flavour = print.catalog.texts().get(print.lang, &format!("flavour-mission-{}", card.key), &[]);
    html! {
        header title=(flavour) {
            h3 { (print.name("mission", &card.key)) }
            p.notes {
                span.profile { (print.catalog.name_of(print.lang, "profile", &card.profile)) }
                @if card.dirty { span.bad { (told("nl-dirty", &print.say("nl-dirty"))) } }
                @for quality in &card.excludes { span.bad.no { (told(glyphs::quality(*quality), &print.say("nl-excludes"))) } }
                @if card.loadout != 3 { span { (told("nl-gear", &print.say("nl-loadout"))) (card.loadout) } }
            }
        }
    }
}

/// What is added to a Route on the table: its mark, and the odds.
#[derive(Default)]
struct Rung {
    mark: Mark,
    bar: Option<Bar>,
}

/// Three Stages with two rungs each; what their Routes are like is told where there is room for it.
fn ladder(print: Print, id: MissionId, now: Option<u8>, tales: bool, rung: impl Fn(usize, usize) -> Rung) -> Markup {
    let card = print.catalog.mission(id);
    html! {
        ol.ladder {
            @for (at, stage) in card.stages.iter().enumerate() {
                @let state = match now { Some(now) if usize::from(now) == at => " now", Some(now) if usize::from(now) > at => " done", _ => "" };
                li class={ "stage" (state) } {
                    @for (route, challenge) in stage.routes.iter().enumerate() {
                        @let Rung { mark, bar } = rung(at, route);
                        @let tale = tales.then(|| print.catalog.texts().get(print.lang, &format!("stage-mission-{}-{}{}", card.key, at + 1, ["a", "b"][route]), &[]));
                        // The style shows it from the title.
                        div class={ "rung" (mark.class) } data-at=[mark.at] data-thing=[mark.thing] title=[tale] {
                            (print.test(challenge, true))
                            @if let Some(bar) = bar { (bar.draw()) }
                        }
                    }
                    (print.penalty(&stage.penalty))
                }
            }
        }
    }
}

/// A Route of a mission: those of the Stage that goes on can be chosen, and all show how likely the looking player is to
/// pass them.
fn rung(desk: &Desk<'_>, job: &Job, now: Option<u8>, at: usize, route: usize) -> Rung {
    let mark = if now.map(usize::from) == Some(at) { desk.mark([things::route(route as u8)]) } else { Mark::default() };
    Rung { mark, bar: odds::route(desk, job, now, at, route) }
}

/// A Crew as a stack of tokens, the Boss on top; a place that can be taken.
fn crew(desk: &Desk<'_>, job: &Job, side: Side) -> Markup {
    let mark = desk.mark([things::crew(job.mission, side)]);
    let members = job.crew(side).members();
    let [name, short] = [["nl-first", "nl-second"], ["nl-first-short", "nl-second-short"]].map(|ids| desk.say(ids[side as usize]));
    let class = ["first", "second"][side as usize];
    let deal = job.deal.filter(|seat| members.contains(seat));
    html! {
        div class={ "crew " (class) @if members.is_empty() { " none" } (mark.class) } data-at=[mark.at] data-thing=[mark.thing] title=(name) {
            span.label { (short) }
            @for (place, &seat) in members.iter().enumerate() { (token(desk, seat, place == 0)) }
            @if let Some(seat) = deal { span class={ "deal s" (seat.0) } { (told("nl-deal", &desk.say("nl-deal"))) } }
            @if side == Side::Second && job.deal.is_some() && members.is_empty() { span.bad { (told("lost", &desk.say("nl-deal-closes"))) } }
        }
    }
}

/// A Nightlancer token.
pub(crate) fn token(desk: &Desk<'_>, seat: Seat, boss: bool) -> Markup {
    let words = if boss { desk.fill("nl-boss", &[("seat", seat.into())]) } else { desk.who(seat) };
    html! { span class={ "token s" (seat.0) @if boss { " boss" } } title=(words) role="img" { (shape(seat)) @if boss { (icon("nl-boss")) } } }
}

/// What is paid, by the size of the Crew; that of the Crew that is on it stands out.
fn payments(print: Print, id: MissionId, size: usize) -> Markup {
    let entries = &print.catalog.mission(id).payment;
    let row = |glyph: &str, name: &str, paid: &dyn Fn(&Payment) -> u8| {
        html! {
            @if entries.iter().any(|entry| paid(entry) > 0) {
                tr { th { (told(glyph, &print.say(name))) } @for (at, entry) in entries.iter().enumerate() { td class=[(at + 1 == size).then_some("now")] { (paid(entry)) } } }
            }
        }
    };
    html! {
        table.pay {
            tr { th { (told("nl-crew", &print.say("nl-payment"))) } @for size in 1..=entries.len() { th { (size) } } }
            (row("nl-chip", "nl-chips", &|entry| entry.chips))
            (row("nl-prospects", "nl-prospects", &|entry| entry.prospects))
            (row("nl-opportunity", "nl-opportunities", &|entry| entry.opportunities))
            (row("nl-heat", "nl-heat", &|entry| entry.heat))
        }
    }
}
