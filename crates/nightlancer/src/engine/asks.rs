//! Who is asked, and what others may do meanwhile. Only public facts decide: how many cards somebody holds, never which.

use table::{Awaited, Seat, Seats};

use crate::catalog::words::Action;
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::hidden::SEATS;
use crate::powers::Force;
use crate::state::{Open, State};

use super::hindering::reactor;

/// Who is awaited.
#[inline]
pub(crate) fn awaited(game: &Nightlancer, state: &State) -> Awaited {
    let open = &state.open;
    match open.frames.top() {
        Some(frame) if open.ending.is_none() => {
            let must = decider(open, frame);
            let may = if leaves_time(open, frame) { free_to_act(game, state, frame, must) } else { Seats::NONE };
            Awaited { must: Seats::only(must), may }
        }
        _ => Awaited::over(),
    }
}

/// Whether others have the time to do something beside it: wherever nobody is in the middle of an act (C-85).
#[inline]
pub(super) fn leaves_time(open: &Open, frame: Frame) -> bool {
    match frame {
        Frame::EventTurn(_)
        | Frame::MissionTurn { .. }
        | Frame::Consent { .. }
        | Frame::Counter { .. }
        | Frame::StreetTurn(_)
        | Frame::StreetAfter(_)
        | Frame::Interest { .. }
        | Frame::Payoff { .. }
        | Frame::Equip { from: 0, .. }
        | Frame::Stay(_)
        | Frame::Route(_)
        | Frame::FaceOff
        | Frame::FaceOffAnswer(_)
        | Frame::Paid { .. }
        | Frame::Companies { .. }
        | Frame::React { .. }
        | Frame::Answer { .. }
        | Frame::Reroll { .. }
        | Frame::Suffer(_)
        | Frame::Swaps(_)
        | Frame::AgentMission
        | Frame::AgentStall
        | Frame::Discarding { from: 0, .. }
        | Frame::ScoreActs(_)
        | Frame::ScoreLoans { .. }
        | Frame::ScoreHeat { .. } => true,
        Frame::Commit(_) => {
            let run = |trial: &crate::state::Trial| trial.runs[decider(open, frame).index() % SEATS];
            open.trial.as_ref().is_some_and(|trial| run(trial) == crate::state::Run::default())
        }
        _ => false,
    }
}

/// Whether whoever is asked may sell something first (C-85): not while a price is paid or a sale is made, and not
/// between the cards of one act, which are gone through in order.
#[inline]
pub(super) fn may_sell(frame: Frame) -> bool {
    !matches!(frame, Frame::Pays(..) | Frame::Reselling(_) | Frame::Discarding { from: 1.., .. } | Frame::Choosing(_) | Frame::Ordering(_))
}

/// Whether somebody who plays together with others could be helped out before it answers, so that it is asked though
/// there is a single answer.
pub(super) fn could_be_helped(open: &Open, frame: Frame) -> bool {
    may_give(open, frame)
        && matches!(frame, Frame::Interest { .. } | Frame::Payoff { .. } | Frame::ScoreLoans { .. } | Frame::ScoreHeat { .. })
}

/// Whether a player may want to sell something before it answers, because Chips decide what it can answer.
#[inline]
pub(super) fn may_be_paid_by_sales(frame: Frame) -> bool {
    matches!(frame, Frame::Interest { .. } | Frame::Payoff { .. } | Frame::Suffer(_) | Frame::ScoreLoans { .. } | Frame::ScoreHeat { .. })
}

/// Who can do something beside what is asked, whoever is asked.
fn free_to_act(game: &Nightlancer, state: &State, frame: Frame, asked: Seat) -> Seats {
    let open = &state.open;
    let force = Force::new(game, open);
    let able = |seat: Seat| {
        !force.for_sale(seat).is_empty() || may_leave(open, frame, seat) || (may_give(open, frame) && has_to_give(state, seat))
    };
    open.players().filter(|&seat| seat != asked && able(seat)).collect()
}

/// Whether a player may leave its mission to lay low.
pub(super) fn may_leave(open: &Open, frame: Frame, seat: Seat) -> bool {
    matches!(frame, Frame::MissionTurn { .. } | Frame::Consent { .. } | Frame::Counter { .. })
        && open.placed.contains(seat)
        && open.job_of(seat).is_some()
}

/// Whether players who play together may give each other something now: not from the declaration of a challenge to the
/// end of its Penalty (C-76).
pub(super) fn may_give(open: &Open, frame: Frame) -> bool {
    open.has_agent() && open.trial.is_none() && leaves_time(open, frame) && open.players().nth(1).is_some()
}

/// Whether a player has a Contact or a Chip that may be given: what was just given is known to everybody (C-89).
fn has_to_give(state: &State, seat: Seat) -> bool {
    !state.contacts.hand(seat).minus(state.open.given.contacts).is_empty() || may_lend(&state.open, seat)
}

/// Whether a player may give a Chip: has one, and was not given any at this moment (C-89).
pub(super) fn may_lend(open: &Open, seat: Seat) -> bool {
    open.of(seat).chips > 0 && !open.given.chips.contains(seat)
}

/// Who answers what a frame asks.
#[inline]
pub(crate) fn decider(open: &Open, frame: Frame) -> Seat {
    let at = |place: u8| open.order.get(usize::from(place)).copied();
    let member = |member: u8| open.trial.as_ref().and_then(|trial| trial.crew.members().get(usize::from(member)).copied());
    let boss = |side| open.attempt.as_ref().and_then(|attempt| attempt.job.crew(side).boss());
    match frame {
        Frame::Choosing(place)
        | Frame::Interest { place, .. }
        | Frame::Payoff { place, .. }
        | Frame::EventTurn(place)
        | Frame::MissionTurn { place, .. }
        | Frame::StreetTurn(place)
        | Frame::Discarding { place, .. }
        | Frame::ScoreActs(place)
        | Frame::ScoreLoans { place, .. }
        | Frame::ScoreHeat { place, .. }
        | Frame::ScoreItems { place, .. } => at(place),
        Frame::Swaps(asked) => {
            // The next who was not asked; whether it is asked at all the step has seen to.
            return open.in_order().find(|seat| asked & (1 << seat.0) == 0).unwrap_or_default();
        }
        Frame::Consent { boss: seat, .. }
        | Frame::Bargain { joiner: seat, .. }
        | Frame::Counter { joiner: seat, .. }
        | Frame::StreetAfter(seat)
        | Frame::Decoy(seat)
        | Frame::Stay(seat)
        | Frame::Answer { target: seat, .. }
        | Frame::Pays(seat, ..)
        | Frame::Does(seat, ..)
        | Frame::Acting(seat, _)
        | Frame::Browsing(seat)
        | Frame::Sifting(seat, _)
        | Frame::Reselling(seat) => Some(seat),
        Frame::Equip { member, .. } => {
            let attempt = open.attempt.as_ref();
            attempt.and_then(|attempt| super::mission::members(&attempt.job).nth(member.into()))
        }
        Frame::Route(side) => boss(side),
        Frame::FaceOff => boss(crate::crews::Side::First),
        Frame::FaceOffAnswer(_) => boss(crate::crews::Side::Second),
        Frame::Suffer(place) | Frame::Commit(place) => member(place),
        Frame::Paid { member, .. } => open.attempt.as_ref().and_then(|attempt| attempt.paid.members().get(usize::from(member)).copied()),
        Frame::React { next, .. } | Frame::Companies { next, .. } => reactor(open, frame, next),
        Frame::Reroll { next, .. } => open.trial.as_ref().and_then(|trial| {
            let members = trial.crew.members();
            members.get(usize::from(next) % members.len().max(1)).copied()
        }),
        // What all players decide together is said by the first of them.
        _ => None,
    }
    .unwrap_or_else(|| open.in_order().next().unwrap_or_default())
}

/// Whether what a frame offers depends on something secret, so that it has to be asked in any case.
#[inline]
pub(super) fn is_secret(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::EventTurn(_)
            | Frame::MissionTurn { .. }
            | Frame::StreetTurn(_)
            | Frame::StreetAfter(_)
            | Frame::Paid { .. }
            | Frame::Companies { .. }
            | Frame::Commit(_)
            | Frame::React { .. }
            | Frame::Answer { .. }
            | Frame::Reroll { .. }
            | Frame::Swaps(_)
            | Frame::Discarding { .. }
            | Frame::ScoreActs(_)
            | Frame::ScoreItems { .. }
            | Frame::Pays(..)
            | Frame::Acting(_, Action::UseConnections | Action::Euromafia)
            | Frame::Sifting(..)
    )
}

/// Whether a seat is in the middle of an act: it has begun to do something that is not done.
pub(crate) fn mid_act(state: &State, seat: Seat) -> bool {
    let open = &state.open;
    let Some(frame) = open.frames.top() else { return false };
    let begun = match frame {
        Frame::Bargain { .. }
        | Frame::Pays(..)
        | Frame::Acting(..)
        | Frame::Browsing(_)
        | Frame::Sifting(..)
        | Frame::Reselling(_)
        | Frame::Decoy(_) => true,
        Frame::Equip { from, .. } | Frame::Discarding { from, .. } => from > 0,
        Frame::ScoreItems { items, .. } => items < 2,
        Frame::Commit(_) => open.trial.as_ref().is_some_and(|trial| trial.runs[seat.index()] != crate::state::Run::default()),
        _ => false,
    };
    begun && decider(open, frame) == seat
}
