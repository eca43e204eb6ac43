//! Joining a Crew by agreement (rulebook 3.1, Join a Crew; ruling C-88): an offer with promises, an answer or one
//! counter-offer, and what becomes of the promises. The rules enforce the place in the Crew and nothing else: what is
//! broken is told, never forbidden or punished.

use table::{Chance, Seat, Witness, rule};

use super::Engine;
use crate::catalog::MissionId;
use crate::choice::Choice;
use crate::crews::Side;
use crate::event::Event;
use crate::frame::Frame;
use crate::promises::{Pact, Promise, Promises};
use crate::state::Open;

/// What players can promise each other at this table: those who play together want the same anyway, and cannot play
/// Contacts on each other (R278).
pub(crate) fn promised(open: &Open) -> Promises {
    if open.has_agent() { Promises::NONE } else { Promises::ALL }
}

/// Whether there is more than one offer to make.
pub(super) fn may_bargain(open: &Open) -> bool {
    if open.has_agent() {
        rule!(R278);
    }
    !promised(open).is_empty()
}

/// The Crew of which a player is the Boss.
fn crew_of(open: &Open, boss: Seat, mission: MissionId) -> Option<(usize, Side)> {
    let place = open.jobs.iter().position(|job| job.mission == mission)?;
    let side = open.jobs[place].side_of(boss)?;
    (open.jobs[place].crew(side).boss() == Some(boss)).then_some((place, side))
}

/// The promises to others that a choice would break, with whom they were made.
pub(crate) fn breaks(open: &Open, seat: Seat, choice: Choice) -> impl Iterator<Item = (Seat, Promise)> + use<> {
    let promise = match choice {
        Choice::Decline if open.attempt.is_some() => Some((Promise::Assist, None)),
        Choice::Leave | Choice::Abandon => Some((Promise::Stay, None)),
        Choice::Hinder(_, target) => Some((Promise::Peace, Some(target))),
        _ => None,
    };
    let pacts = open.pacts;
    promise.into_iter().flat_map(move |(promise, with)| {
        others(pacts, seat)
            .filter(move |&(other, terms)| terms.contains(promise) && with.is_none_or(|seat| seat == other))
            .map(move |(other, _)| (other, promise))
    })
}

/// With whom a player has a pact, and what it says.
fn others(pacts: [Pact; crate::hidden::SEATS], seat: Seat) -> impl Iterator<Item = (Seat, Promises)> {
    let joined = Seat::first(crate::hidden::SEATS as u8).zip(pacts).filter(|(_, pact)| !pact.terms.is_empty());
    joined.filter_map(move |(joiner, pact)| match seat {
        _ if seat == joiner => Some((pact.with, pact.terms)),
        _ if seat == pact.with => Some((joiner, pact.terms)),
        _ => None,
    })
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Somebody asks to join: with the usual offer, which promises all that can be promised, or with one of its own.
    pub(super) fn asks_to_join(&mut self, joiner: Seat, mission: MissionId, side: Side, bargains: bool) {
        let boss = self.open().jobs.iter().find(|job| job.mission == mission).and_then(|job| job.crew(side).boss());
        let Some(boss) = boss else { return };
        rule!(R067);
        // C-35: whoever is refused chooses again, and does not ask the same Boss twice.
        if let Some(Frame::MissionTurn { refused, .. }) = self.state.open.frames.top_mut() {
            *refused = refused.with(boss);
        }
        if bargains {
            return self.push(Frame::Bargain { joiner, boss, mission });
        }
        self.offers(joiner, boss, mission, promised(self.open()));
    }

    fn offers(&mut self, joiner: Seat, boss: Seat, mission: MissionId, terms: Promises) {
        self.push(Frame::Consent { joiner, boss, mission, terms });
        self.tell(|| Event::Asked { seat: joiner, boss, mission, terms });
    }

    /// Whoever asks says what is promised.
    pub(super) fn bargained(&mut self, joiner: Seat, boss: Seat, mission: MissionId, choice: Choice) {
        self.pop();
        if let Choice::Offer(terms) = choice {
            self.offers(joiner, boss, mission, terms);
        }
    }

    /// A Boss who is none any more is not dealt with: whoever asked chooses again.
    pub(super) fn negotiating(&mut self, boss: Seat, mission: MissionId) -> bool {
        let gone = crew_of(self.open(), boss, mission).is_none();
        if gone {
            self.pop();
        }
        gone
    }

    /// The Boss agrees, refuses, or makes a counter-offer.
    pub(super) fn consent(&mut self, joiner: Seat, boss: Seat, mission: MissionId, terms: Promises, choice: Choice) {
        if let Choice::Offer(terms) = choice {
            // C-88
            self.become_frame(Frame::Counter { joiner, boss, mission, terms });
            return self.tell(|| Event::Countered { seat: boss, joiner, mission, terms });
        }
        self.pop();
        let agreed = choice == Choice::Accept;
        self.tell(|| Event::Answered { seat: boss, joiner, agreed });
        if agreed {
            self.joins(joiner, boss, mission, terms);
        }
    }

    /// Whoever asked takes the counter-offer or leaves it.
    pub(super) fn counter(&mut self, joiner: Seat, boss: Seat, mission: MissionId, terms: Promises, choice: Choice) {
        self.pop();
        let agreed = choice == Choice::Accept;
        self.tell(|| Event::Closed { seat: joiner, boss, agreed });
        if agreed {
            self.joins(joiner, boss, mission, terms);
        }
    }

    fn joins(&mut self, joiner: Seat, boss: Seat, mission: MissionId, terms: Promises) {
        let Some((place, side)) = crew_of(self.open(), boss, mission) else { return };
        // C-37
        self.state.open.jobs[place].crews[side as usize].join(joiner);
        self.placed(joiner);
        if !terms.is_empty() {
            self.state.open.pacts[joiner.index()] = Pact { with: boss, mission, terms };
        }
    }

    /// Some promises of a pact are over.
    fn settle(&mut self, joiner: Seat, terms: Promises) {
        let pact = &mut self.state.open.pacts[joiner.index()];
        pact.terms = pact.terms.minus(terms);
        if pact.terms.is_empty() {
            *pact = Pact::default();
        }
    }

    /// The pacts that have some of these promises, with what they have of them.
    fn pacts(&self, terms: Promises) -> impl Iterator<Item = (Seat, Pact)> + use<C, W> {
        let pacts = self.open().pacts;
        let joined = Seat::first(crate::hidden::SEATS as u8).zip(pacts);
        let cut = joined.map(move |(joiner, pact)| (joiner, Pact { terms: pact.terms.both(terms), ..pact }));
        cut.filter(|(_, pact)| !pact.terms.is_empty())
    }

    /// Tells what promises a player breaks by a choice; what one has broken binds the other no more.
    pub(super) fn keeps_word(&mut self, seat: Seat, choice: Choice) {
        for (other, promise) in breaks(self.open(), seat, choice) {
            let joined = |pact: &Pact| !pact.terms.is_empty() && pact.with == other;
            let joiner = if joined(&self.open().pacts[seat.index()]) { seat } else { other };
            rule!(R067);
            self.settle(joiner, Promises::only(promise));
            self.tell(|| Event::Broke { seat, other, promise });
        }
        if matches!(choice, Choice::Leave | Choice::Abandon) {
            // Whoever leaves assists no more, and was not bound to while away.
            self.part(seat, false);
        }
    }

    /// Somebody is off a mission, so that promises for it are over; whether they were kept.
    pub(super) fn part(&mut self, seat: Seat, kept: bool) {
        for (joiner, pact) in self.pacts(Promises::OF_MISSION).filter(move |(joiner, pact)| *joiner == seat || pact.with == seat) {
            self.over(joiner, pact, kept);
        }
    }

    fn over(&mut self, joiner: Seat, pact: Pact, kept: bool) {
        self.settle(joiner, pact.terms);
        if kept {
            rule!(R067);
            self.tell(|| Event::Kept { seat: joiner, other: pact.with, terms: pact.terms });
        }
    }

    /// A mission is over, and with it what was promised for it.
    pub(super) fn mission_kept(&mut self, mission: MissionId) {
        for (joiner, pact) in self.pacts(Promises::OF_MISSION).filter(move |(_, pact)| pact.mission == mission) {
            self.over(joiner, pact, true);
        }
    }

    /// The round is over, and with it everything that was promised.
    pub(super) fn round_kept(&mut self) {
        for (joiner, pact) in self.pacts(Promises::ALL) {
            self.over(joiner, pact, true);
        }
    }

    /// Who leaves the table is bound to nobody, and nobody to it.
    pub(super) fn forget(&mut self, seat: Seat) {
        for (joiner, pact) in self.pacts(Promises::ALL).filter(move |(joiner, pact)| *joiner == seat || pact.with == seat) {
            self.over(joiner, pact, false);
        }
    }
}
