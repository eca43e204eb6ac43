//! What can be answered. For every frame that asks, the list of what can be done; and beside it what a player may do at
//! any time: sell, leave a mission while missions are taken, give something to another.

use table::{Choices, Seat, Seats, rule};

use super::asks::{leaves_time, may_give, may_leave, may_lend, may_sell};
use super::deeds::{self, Moment, acts, acts_of};
use super::{agent, challenge, ends, event, faceoff, hindering, market, mission, missions, negotiation, prices, scoring, street};
use crate::cards::Cards;
use crate::catalog::board::Does;
use crate::catalog::effects::{Deck, Penalty, Window};
use crate::catalog::words::Action;
use crate::choice::{Act, Choice, Held};
use crate::crews::Side;
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::powers::Force;
use crate::promises::Promises;
use crate::state::State;

/// Everything that an awaited seat can do.
pub(crate) fn offer(game: &Nightlancer, state: &State, seat: Seat, into: &mut Choices<Choice>) {
    let open = &state.open;
    let Some(frame) = open.frames.top().filter(|_| open.ending.is_none()) else { return };
    if super::decider(open, frame) == seat {
        answers(game, state, frame, seat, into);
        extras(game, state, frame, seat, into);
    } else if leaves_time(open, frame) && open.plays(seat) {
        extras(game, state, frame, seat, into);
    }
}

/// What a player can do beside answering.
pub(super) fn extras(game: &Nightlancer, state: &State, frame: Frame, seat: Seat, into: &mut Choices<Choice>) {
    let open = &state.open;
    if !may_sell(frame) {
        return;
    }
    let force = Force::new(game, open);
    into.extend(force.for_sale(seat).iter().map(Choice::Sell));
    if may_leave(open, frame, seat) {
        into.push(Choice::Leave);
    }
    if !may_give(open, frame) {
        return;
    }
    // C-89
    let carried = open.of(seat).assets.both(game.sets().carried).minus(game.sets().unique).minus(open.of(seat).loadout);
    let (carried, contacts) = (carried.minus(open.given.items), state.contacts.hand(seat).minus(open.given.contacts));
    for to in open.players().filter(|&other| other != seat) {
        into.extend(carried.iter().map(|card| Choice::HandOver(card, to)));
        into.extend(contacts.iter().map(|card| Choice::Introduce(card, to)));
        if may_lend(open, seat) {
            into.push(Choice::Lend(to));
        }
    }
}

/// What can be answered to a frame.
pub(super) fn answers(game: &Nightlancer, state: &State, frame: Frame, seat: Seat, into: &mut Choices<Choice>) {
    let open = &state.open;
    let favours = |window: Window, into: &mut Choices<Choice>| {
        deeds::favours(game, state, Moment { seat, window }, |choice| into.push(choice));
    };
    match frame {
        Frame::Choosing(_) => {
            let taken = |id| open.seated.iter().any(|seated| seated.nightlancer == id);
            rule!(R015);
            into.extend(game.catalog().nightlancers().map(|(id, _)| id).filter(|&id| !taken(id)).map(Choice::Be));
        }
        Frame::Ordering(place) => {
            into.extend(open.order.iter().skip(place.into()).filter(|&&other| open.plays(other)).map(|&other| Choice::Next(other)));
        }
        Frame::Interest { .. } => {
            if open.of(seat).chips > 0 {
                into.push(Choice::Interest);
            }
            into.push(Choice::Default);
        }
        Frame::Payoff { .. } | Frame::ScoreLoans { .. } => {
            if open.of(seat).chips >= super::downtime::LOAN.into() {
                into.push(Choice::Clear);
            }
            into.push(Choice::Keep);
        }
        Frame::EventTurn(_) => {
            into.push(Choice::Face);
            into.push(Choice::LayLow);
            if event::applies(Force::new(game, open), seat) {
                favours(Window::Event, into);
            }
        }
        Frame::MissionTurn { refused, .. } => crews(game, state, seat, refused, into),
        Frame::Bargain { .. } => {
            let usual = negotiation::promised(open);
            into.extend(Promises::out_of(usual).filter(|&terms| terms != usual).map(Choice::Offer));
        }
        Frame::Consent { terms, .. } => {
            into.extend([Choice::Accept, Choice::Refuse]);
            into.extend(Promises::out_of(negotiation::promised(open)).filter(|&other| other != terms).map(Choice::Offer));
        }
        Frame::Counter { .. } => into.extend([Choice::Accept, Choice::Refuse]),
        Frame::AgentMission => into.extend(agent::wanted_missions(game, open).iter().map(Choice::Mission)),
        Frame::AgentStall => into.extend(agent::wanted_stalls(game, open).iter().map(Choice::Space)),
        Frame::StreetTurn(_) => {
            spaces(game, state, seat, into);
            favours(Window::Street, into);
        }
        Frame::StreetAfter(_) => {
            into.push(Choice::Done);
            favours(Window::Street, into);
        }
        Frame::Decoy(_) => {
            let able = street::free(game, open).iter().filter(|&space| street::is_for_decoys(game, space)).collect();
            into.extend(street::distinct(game, able).map(Choice::Space));
        }
        Frame::Equip { from, .. } => {
            into.push(Choice::Done);
            into.extend(mission::loadable(game, open, seat, from).iter().map(Choice::Equip));
        }
        Frame::Stay(_) => into.extend([Choice::Stay, Choice::Abandon]),
        Frame::Route(side) => {
            into.extend([Choice::Route(0), Choice::Route(1)]);
            if open.attempt.as_ref().is_some_and(|attempt| attempt.job.crew(side).len() == 1) {
                into.push(Choice::Abandon);
            }
        }
        Frame::Suffer(_) => losses(game, state, seat, into),
        Frame::FaceOff => {
            into.extend(faceoff::KINDS.map(Choice::FaceOff));
            into.push(Choice::Abandon);
        }
        Frame::FaceOffAnswer(_) => into.extend([Choice::Accept, Choice::Abandon]),
        Frame::Paid { .. } => {
            into.push(Choice::Done);
            favours(Window::Paid, into);
        }
        Frame::Companies { .. } | Frame::React { .. } | Frame::Swaps(_) => {
            into.push(Choice::Pass);
            hindering::hindrances(game, state, frame, seat, into);
        }
        Frame::Commit(_) => {
            into.push(Choice::Attempt);
            if open.trial.as_ref().is_some_and(|trial| trial.runs[seat.index()] == Default::default()) {
                into.push(Choice::Decline);
            }
            challenge::preparations(game, state, seat, into);
        }
        Frame::Answer { .. } => hindering::answers(game, state, seat, into),
        Frame::Reroll { .. } => {
            into.push(Choice::Pass);
            challenge::second_thoughts(game, state, seat, into);
        }
        Frame::Discarding { from, .. } => {
            let wanted = ends::surplus(game, state, seat);
            into.extend(ends::next_discards(game, state, seat, from, wanted).map(Choice::Discard));
        }
        Frame::ScoreActs(_) => {
            into.push(Choice::Done);
            acts(game, state, seat, Action::UseConnections, |act| into.push(Choice::Do(act)));
            favours(Window::Open, into);
        }
        Frame::ScoreHeat { .. } => {
            into.push(Choice::Prospect);
            if scoring::items(game, state, seat) >= scoring::HEAT_ITEMS.into() {
                into.push(Choice::Accept);
            }
        }
        Frame::ScoreItems { items, from, .. } => {
            let chips = usize::from(open.of(seat).chips);
            let wanted = usize::from(items).saturating_sub(chips).max(1);
            into.extend(ends::next_discards(game, state, seat, from, wanted).map(Choice::Discard));
            if chips > 0 && (from == u8::MAX || chips >= items.into()) {
                into.push(Choice::Chip);
            }
        }
        Frame::Pays(_, origin, part) => prices::offers(game, state, seat, origin, part, |choice| into.push(choice)),
        Frame::Acting(_, action) => acts(game, state, seat, action, |act| into.push(Choice::Do(act))),
        Frame::Browsing(_) => {
            into.push(Choice::Done);
            let force = Force::new(game, open);
            into.extend(open.browsed.iter().filter(|&card| market::affords(force, seat, card)).map(Choice::Buy));
        }
        Frame::Sifting(_, Deck::Contacts) => into.extend(state.contacts.drawn.iter().map(|card| Choice::Hold(Held::Contact(card)))),
        Frame::Sifting(_, Deck::Opportunities) => {
            into.extend(state.opportunities.drawn.iter().map(|card| Choice::Hold(Held::Opportunity(card))));
        }
        Frame::Reselling(_) => into.extend(Force::new(game, open).for_sale(seat).iter().map(Choice::Give)),
        _ => {}
    }
}

/// What can be done in the Take missions step.
fn crews(game: &Nightlancer, state: &State, seat: Seat, refused: Seats, into: &mut Choices<Choice>) {
    let open = &state.open;
    into.push(Choice::LayLow);
    let power = missions::deals_by_power(Force::new(game, open), seat);
    // What Contacts can do for a First Crew is the same for every mission.
    let mut contacts = [Cards::default(); 2];
    deeds::favours(game, state, Moment { seat, window: Window::FirstCrew }, |choice| {
        if let Choice::Play(card, option) = choice {
            contacts[usize::from(option)].insert(card);
        }
    });
    for job in open.jobs.iter() {
        let mission = job.mission;
        if missions::may_start_first(job) {
            into.push(Choice::First(mission));
            if power {
                into.push(Choice::FirstDeal(mission));
            }
            for card in contacts[0].union(contacts[1]).iter() {
                let options = (0..2).filter(|&option| contacts[usize::from(option)].contains(card));
                into.extend(options.map(|option| Choice::FirstBy(mission, card, option)));
            }
        }
        if missions::may_start_second(open, job) {
            into.push(Choice::Second(mission));
        }
        for side in Side::ALL {
            if job.crew(side).boss().is_some_and(|boss| !refused.contains(boss)) {
                into.push(Choice::Join(mission, side));
                if negotiation::may_bargain(open) {
                    into.push(Choice::Bargain(mission, side));
                }
            }
        }
    }
}

/// Where a token can be placed, and what can be done there.
fn spaces(game: &Nightlancer, state: &State, seat: Seat, into: &mut Choices<Choice>) {
    let open = &state.open;
    let force = Force::new(game, open);
    let mut affordable = None;
    for space in street::distinct(game, street::free(game, open)) {
        match game.catalog().space(space).does {
            Does::Action(Action::BlackMarket) => {
                let cards = market::stall(game, open, space).map(|stall| open.stalls[stall]).unwrap_or_default();
                let able = cards.into_iter().filter(|card| card.is_some() && market::affords(force, seat, *card));
                into.extend(able.map(|card| Choice::Place(space, Act::Buy(card))));
            }
            Does::Action(action) => match street::on_arrival(game, state, seat, space, action) {
                Some(there) => acts(game, &there, seat, action, |act| into.push(Choice::Place(space, act))),
                None => acts_of(game, state, seat, action, &mut affordable, |act| into.push(Choice::Place(space, act))),
            },
            Does::Risky(risk) => {
                // C-05
                rule!(R089);
                for action in game.catalog().board().risky(risk) {
                    match street::on_arrival(game, state, seat, space, action) {
                        Some(there) => acts(game, &there, seat, action, |act| into.push(Choice::Place(space, act))),
                        None => acts_of(game, state, seat, action, &mut affordable, |act| into.push(Choice::Place(space, act))),
                    }
                }
            }
        }
    }
}

/// Which of two losses a player may suffer.
fn losses(game: &Nightlancer, state: &State, seat: Seat, into: &mut Choices<Choice>) {
    let Some(Penalty::Either(one, other)) = mission::penalty(game, &state.open) else { return };
    let able = [one, other].map(|loss| mission::bears(&state.open, seat, loss));
    into.extend((0..2).filter(|&which| able[usize::from(which)]).map(Choice::Lose));
    if able == [false, false] {
        let health = u8::from(!matches!(one, crate::catalog::effects::Loss::Health(_)));
        into.push(Choice::Lose(health));
    }
}
