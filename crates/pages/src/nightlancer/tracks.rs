//! What everybody looks at: where the round stands, its card with the Event and the price of a Prospect, the turn order,
//! and the tracks of Heat and Prospects.

use maud::{Markup, html};
use nightlancer::catalog::text;
use nightlancer::frame::Frame;
use nightlancer::state::{AGENT, MOST_HEAT, ROUNDS};
use table::Seat;

use super::card::Print;
use super::desk::{Desk, Phase};
use super::odds;
use super::prompt::step;
use crate::glyph::{icon, shape, told};

/// The phases of a round, in their order.
const PHASES: [Phase; 5] = [Phase::Event, Phase::Missions, Phase::Street, Phase::Mission, Phase::End];

/// The steps of the round, the turn order, and both tracks.
pub(crate) fn tracks(desk: &Desk<'_>) -> Markup {
    html! { div.tracks { (steps(desk)) (order(desk)) (heat(desk)) (prospects(desk)) } }
}

fn steps(desk: &Desk<'_>) -> Markup {
    let phase = desk.phase();
    let last = match phase {
        Phase::Scoring => vec![Phase::Scoring],
        Phase::Setup => vec![Phase::Setup],
        _ => PHASES.to_vec(),
    };
    let now = last.iter().position(|&other| other == phase).unwrap_or_default();
    html! {
        ol.steps aria-label=(desk.say("nl-steps")) {
            @for (place, &other) in last.iter().enumerate() {
                li class={ @if place < now { "done" } @else if place == now { "now" } @else { "later" } } aria-current=[(place == now).then_some("step")] { (desk.say(step(other))) }
            }
        }
    }
}

/// The token of a player or of the Agent.
fn mark(seat: Seat) -> Markup {
    if seat == AGENT {
        html! { span.agent { (icon("nl-agent")) } }
    } else {
        shape(seat)
    }
}

/// Who comes when, and whose turn it is.
fn order(desk: &Desk<'_>) -> Markup {
    let open = &desk.view.open;
    let turn = open.frames.iter().rev().find_map(|frame| match frame {
        Frame::EventTurn(place)
        | Frame::MissionTurn { place, .. }
        | Frame::StreetTurn(place)
        | Frame::Discarding { place, .. }
        | Frame::Interest { place, .. }
        | Frame::Payoff { place, .. }
        | Frame::ScoreActs(place) => open.order.get(usize::from(place)).copied(),
        _ => None,
    });
    let words: Vec<String> = open.order.iter().map(|&seat| desk.who(seat)).collect();
    html! {
        p.order data-at="order" role="img" title={ (desk.say("nl-order")) ": " (words.join(", ")) } {
            span.label { (desk.say("nl-order")) }
            @for &seat in open.order.iter() {
                span class={ "pos" @if turn == Some(seat) { " turn" } @if open.left.contains(seat) { " left" } } { (mark(seat)) }
            }
        }
    }
}

/// Everybody's Heat: 0 to 5.
fn heat(desk: &Desk<'_>) -> Markup {
    let open = &desk.view.open;
    let hot = |at: u8| {
        let players = Seat::first(open.seats).filter(move |&seat| open.of(seat).heat == at);
        players.chain(open.has_agent().then_some(AGENT).filter(|_| open.agent.heat == at))
    };
    let words: Vec<String> =
        (0..=MOST_HEAT).flat_map(|at| hot(at).map(move |seat| (at, seat))).map(|(at, seat)| format!("{} {at}", desk.who(seat))).collect();
    html! {
        div.heat role="img" title={ (desk.say("nl-heat")) ": " (words.join(", ")) } {
            (icon("nl-heat"))
            ol { @for at in 0..=MOST_HEAT { li class={ "h" (at) } { span.number { (at) } @for seat in hot(at) { (mark(seat)) } } } }
        }
    }
}

/// Everybody's Prospects, on a line that is as long as it has to be.
fn prospects(desk: &Desk<'_>) -> Markup {
    let open = &desk.view.open;
    let agent = open.has_agent().then_some((AGENT, open.agent.prospects));
    let mut all: Vec<(Seat, i16)> = Seat::first(open.seats).map(|seat| (seat, open.of(seat).prospects)).chain(agent).collect();
    all.sort_by_key(|&(_, prospects)| -prospects);
    let words: Vec<String> = all.iter().map(|&(seat, prospects)| format!("{} {prospects}", desk.who(seat))).collect();
    html! {
        div.prospects role="img" title={ (desk.say("nl-prospects")) ": " (words.join(", ")) } {
            (icon("nl-prospects"))
            ol { @for (seat, prospects) in all { li { (mark(seat)) b { (prospects) } } } }
        }
    }
}

/// The Round card: which round it is, the Event with what it asks for, and what a Prospect costs.
pub(crate) fn round(desk: &Desk<'_>) -> Markup {
    let open = &desk.view.open;
    if !open.card.is_some() {
        return html! {};
    }
    let (print, card) = (desk.print(), desk.catalog().round(open.card));
    let event = desk.catalog().texts().get(desk.lang, &format!("event-round-{}", card.key), &[]);
    html! {
        section.panel.roundcard data-at="round" {
            header {
                span.rounds title=(desk.fill("nl-of-rounds", &[("round", open.round.into()), ("rounds", ROUNDS.into())])) {
                    @for round in 1..=ROUNDS { i class=[(round <= open.round).then_some("on")] {} }
                }
                h2 { (print.name("round", &card.key)) }
                p.price { (told("nl-prospects", &desk.say("nl-prospect-price"))) b { (desk.seat.map_or(card.prospect, |seat| desk.view.prospect(desk.game, seat))) } (icon("nl-chip")) }
            }
            p.tale { (event) }
            div.event {
                (icon("nl-rain"))
                (print.challenge(&card.event.challenge, true))
                (print.penalty(&card.event.penalty))
                @if let Some(bar) = odds::event(desk) { (bar.draw()) }
            }
            @if !card.event.applies.is_empty() { p.applies { (applies(print, desk)) } }
        }
    }
}

/// Whom the Event is meant for: what stands before its challenge.
fn applies(print: Print, desk: &Desk<'_>) -> String {
    let says = text::event(print.catalog, desk.view.open.card, print.lang);
    says.split_once(": ").map_or_else(|| says.clone(), |(whom, _)| whom.to_owned())
}
