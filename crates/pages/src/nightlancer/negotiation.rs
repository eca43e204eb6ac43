//! Joining a Crew by agreement (rulebook 3.1, ruling C-88), in a sheet: who asks whom, what both promise, what can be offered
//! instead, and honestly which part of it the rules enforce.

use maud::{Markup, html};
use nightlancer::catalog::{MissionId, text};
use nightlancer::choice::Choice;
use nightlancer::frame::Frame;
use nightlancer::promises::{Promise, Promises};
use table::Seat;
use table::content::word;

use super::desk::Desk;
use super::things;
use crate::glyph::{icon, shape};

/// An offer on the table, or one that is being made.
struct Talk {
    joiner: Seat,
    boss: Seat,
    mission: MissionId,
    terms: Option<Promises>,
    counter: bool,
}

fn talk(desk: &Desk<'_>) -> Option<Talk> {
    Some(match desk.frame()? {
        Frame::Bargain { joiner, boss, mission } => Talk { joiner, boss, mission, terms: None, counter: false },
        Frame::Consent { joiner, boss, mission, terms } => Talk { joiner, boss, mission, terms: Some(terms), counter: false },
        Frame::Counter { joiner, boss, mission, terms } => Talk { joiner, boss, mission, terms: Some(terms), counter: true },
        _ => return None,
    })
}

/// The negotiation that goes on, if there is one.
pub(crate) fn negotiation(desk: &Desk<'_>) -> Markup {
    let Some(talk) = talk(desk) else { return html! {} };
    let offers: Vec<Promises> =
        desk.offers.iter().filter_map(|offered| if let Choice::Offer(terms) = offered.choice { Some(terms) } else { None }).collect();
    html! {
        section.panel.sheet.talk {
            h2 { (icon("nl-pact")) (desk.mission(talk.mission)) }
            p.who { (shape(talk.joiner)) b { (desk.who(talk.joiner)) } (icon("move")) (shape(talk.boss)) b { (desk.who(talk.boss)) } }
            @if let Some(terms) = talk.terms {
                h3 { (desk.say(if talk.counter { "nl-talk-counter" } else { "nl-talk-offer" })) }
                (promises(desk, terms))
            }
            @if !offers.is_empty() {
                h3 { (desk.say(if talk.terms.is_some() { "nl-talk-instead" } else { "nl-talk-choose" })) }
                // What is promised already was said above.
                @if talk.terms != Some(Promises::ALL) { (promises(desk, talk.terms.map_or(Promises::ALL, |terms| Promises::ALL.minus(terms)))) }
                div.terms {
                    @for terms in offers {
                        @let mark = desk.mark([things::terms(terms)]);
                        div class={ "way" (mark.class) } data-at=[mark.at] data-thing=[mark.thing] { (short(desk, terms)) }
                    }
                }
            }
            @if let Some((now, then)) = paid(desk, &talk) { p { (desk.fill("nl-talk-pay", &[("now", now.into()), ("then", then.into())])) } }
            p.quiet { (desk.say(if desk.view.open.has_agent() { "nl-talk-together" } else { "nl-talk-enforced" })) }
        }
    }
}

/// What each member of the Crew is paid as it is, and with whoever wants to join.
fn paid(desk: &Desk<'_>, talk: &Talk) -> Option<(String, String)> {
    let job = desk.view.open.jobs.iter().find(|job| job.mission == talk.mission)?;
    let size = job.crew(job.side_of(talk.boss)?).len();
    let card = desk.catalog().mission(talk.mission);
    let pays = |size: usize| text::payment(card.payment(size), desk.lang);
    Some((pays(size), pays(size + 1)))
}

/// What both promise, one line each.
fn promises(desk: &Desk<'_>, terms: Promises) -> Markup {
    html! {
        ul.promises {
            @for promise in terms.iter() { li { b { (desk.say(&format!("nl-promise-{}", word(&promise)))) } ": " (says(desk, promise)) } }
            @if terms.is_empty() { li.quiet { (desk.say("nl-talk-nothing")) } }
        }
    }
}

/// The same in a few words.
fn short(desk: &Desk<'_>, terms: Promises) -> String {
    if terms.is_empty() {
        return desk.say("nl-talk-nothing");
    }
    let words: Vec<String> = terms.iter().map(|promise| desk.say(&format!("nl-promise-{}", word(&promise)))).collect();
    words.join(" + ")
}

fn says(desk: &Desk<'_>, promise: Promise) -> String {
    desk.game(&format!("promise-{}", word(&promise)), &[])
}

/// The pacts of a player, each as a sentence.
pub(crate) fn pacts(desk: &Desk<'_>, seat: Seat) -> Vec<String> {
    let open = &desk.view.open;
    let made = Seat::first(open.seats).zip(open.pacts).filter(|(_, pact)| !pact.terms.is_empty());
    let own = made.filter(|(joiner, pact)| *joiner == seat || pact.with == seat);
    own.map(|(joiner, pact)| {
        let promises: Vec<String> = pact.terms.iter().map(|promise| says(desk, promise)).collect();
        let args = [("seat", joiner.into()), ("other", pact.with.into()), ("promises", promises.join(", ").into())];
        desk.game("position-pact", &args)
    })
    .collect()
}
