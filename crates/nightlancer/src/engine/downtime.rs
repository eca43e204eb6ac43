//! The frame of a round and its Prep phase up to the Event (rulebook 3; 3.1, Downtime step and Draw cards step): who is
//! which Nightlancer, Downtime, Loans, and what is laid out.

use table::{Chance, Seat, Seats, Witness, rule};

use super::Engine;
use crate::catalog::effects::{Deck, Occasion, PowerSort};
use crate::catalog::words::{Half, Profile};
use crate::catalog::{ItemId, MissionId, NightlancerId};
use crate::choice::Choice;
use crate::crews::Job;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::ROUNDS;

/// The frames of a round, in their order; the last stays until the others are done.
pub(crate) const ROUND: [Frame; 14] = [
    Frame::Downtime,
    Frame::Interest { place: 0, loans: u8::MAX },
    Frame::Drawing,
    Frame::EventTurn(0),
    Frame::MissionTurn { place: 0, refused: Seats::NONE },
    Frame::PrepEnds,
    Frame::StreetTurn(0),
    Frame::StreetEnds,
    Frame::MissionPhase(0),
    Frame::TurnOrder,
    Frame::Swaps(0),
    Frame::Discarding { place: 0, from: 0 },
    Frame::Compare,
    Frame::RoundEnds,
];

/// What clearing a Loan costs (R041, R170).
pub(super) const LOAN: u8 = 10;

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// A player takes a Nightlancer and what is printed on it.
    pub(crate) fn be(&mut self, seat: Seat, nightlancer: NightlancerId) {
        if !nightlancer.is_some() {
            return;
        }
        let card = self.catalog().nightlancer(nightlancer);
        let (item, opportunity) = self.catalog().unique(nightlancer);
        let seated = self.seated(seat);
        seated.nightlancer = nightlancer;
        rule!(R016);
        (seated.health, seated.resolve) = (card.health, card.resolve);
        rule!(R017);
        seated.ideals = card.ideals;
        rule!(R018);
        seated.chips = card.chips.into();
        rule!(R004);
        rule!(R005);
        rule!(R006);
        rule!(R021);
        rule!(R019);
        if item.is_some() {
            seated.assets.insert(item);
        }
        if card.ideals > 0 {
            self.state.open.hopeful = self.open().hopeful.with(seat);
        }
        rule!(R020);
        if opportunity.is_some() {
            self.state.opportunities.give(seat, opportunity);
        }
        self.tell(|| Event::Is { seat, nightlancer });
        // C-39: there is no limit yet.
        self.draw(seat, Deck::Contacts, card.contacts);
    }

    /// Nightlancers are chosen in the starting order.
    pub(super) fn choosing(&mut self, place: u8) -> bool {
        match self.open().order.get(usize::from(place)) {
            None => self.pop(),
            Some(&seat) if self.open().plays(seat) && !self.open().of(seat).nightlancer.is_some() => return false,
            Some(_) => self.become_frame(Frame::Choosing(place + 1)),
        }
        true
    }

    pub(super) fn chose(&mut self, place: u8, choice: Choice) {
        let Choice::Be(nightlancer) = choice else { return };
        let Some(&seat) = self.open().order.get(usize::from(place)) else { return };
        self.become_frame(Frame::Choosing(place + 1));
        self.be(seat, nightlancer);
    }

    /// Players who play together choose their order behind the Agent.
    pub(super) fn ordering(&mut self, place: u8) -> bool {
        let left = self.open().order.iter().skip(place.into()).filter(|&&seat| self.open().plays(seat)).count();
        if left < 2 {
            self.pop();
        }
        left < 2
    }

    pub(super) fn ordered(&mut self, place: u8, choice: Choice) {
        let Choice::Next(seat) = choice else { return };
        rule!(R248);
        let order = &mut self.state.open.order;
        if let Some(at) = order.iter().position(|&other| other == seat) {
            order.take(at);
            order.insert(place.into(), seat);
        }
        self.become_frame(Frame::Ordering(place + 1));
    }

    pub(super) fn round_begins(&mut self) {
        rule!(R026);
        rule!(R030);
        self.pop();
        for frame in ROUND.into_iter().rev() {
            self.push(frame);
        }
        self.state.open.round += 1;
        if self.open().round == 1 {
            rule!(R031);
            let order = self.open().order;
            self.tell(|| Event::Order { order });
            if let Some(last) = self.open().in_order().last() {
                rule!(R025);
                self.earn(last, 1);
            }
        }
    }

    pub(super) fn downtime(&mut self) {
        self.pop();
        let open = &mut self.state.open;
        (open.low, open.excused, open.placed) = Default::default();
        if open.round == 1 {
            rule!(R263);
            return;
        }
        self.agent_downtime();
        for place in 0..self.open().order.len() {
            let seat = self.open().order[place];
            if !self.open().plays(seat) {
                continue;
            }
            rule!(R032);
            self.heal(seat, 1);
            rule!(R033);
            self.rest(seat, 1);
            rule!(R034);
            self.earn(seat, 1);
            rule!(R035);
            self.draw(seat, Deck::Contacts, 2);
            if self.open().shaken.contains(seat) {
                rule!(R036);
                self.state.open.shaken = self.open().shaken.without(seat);
                self.tell(|| Event::Recovered { seat });
            }
            self.occasion(seat, Occasion::Downtime);
        }
    }

    /// Interest on each Loan, after everything else in Downtime. `u8::MAX` Loans are those that the player has.
    pub(super) fn interest_due(&mut self, place: u8, loans: u8) -> bool {
        let next = Frame::Interest { place: place + 1, loans: u8::MAX };
        let Some(&seat) = self.open().order.get(usize::from(place)) else {
            self.pop();
            return true;
        };
        if !self.open().plays(seat) || self.open().round == 1 {
            self.become_frame(next);
            return true;
        }
        rule!(R037);
        let free = self.force().has(seat, PowerSort::NoInterest);
        let held = self.open().of(seat).loans;
        let due = if free { 0 } else { loans.min(held) };
        if due > 0 {
            self.become_frame(Frame::Interest { place, loans: due });
            return false;
        }
        self.become_frame(Frame::Payoff { place, loans: held });
        true
    }

    pub(super) fn interest(&mut self, place: u8, loans: u8, choice: Choice) {
        let Some(&seat) = self.open().order.get(usize::from(place)) else { return };
        self.become_frame(if loans > 1 {
            Frame::Interest { place, loans: loans - 1 }
        } else {
            Frame::Payoff { place, loans: self.open().of(seat).loans }
        });
        if choice == Choice::Interest {
            rule!(R038);
            self.spend(seat, 1);
        } else {
            // C-61
            rule!(R039);
            rule!(R040);
            self.hurt(seat, 3, 3);
        }
    }

    /// Each Loan may be given back, if there are Chips for it or could be.
    pub(super) fn payoff(&mut self, place: u8, loans: u8) -> bool {
        let Some(&seat) = self.open().order.get(usize::from(place)) else {
            self.pop();
            return true;
        };
        let worth = if self.open().plays(seat) { self.funds(seat) } else { 0 };
        if loans == 0 || worth < LOAN.into() {
            self.become_frame(Frame::Interest { place: place + 1, loans: u8::MAX });
            return true;
        }
        false
    }

    pub(super) fn paid_off(&mut self, place: u8, loans: u8, choice: Choice) {
        let Some(&seat) = self.open().order.get(usize::from(place)) else { return };
        rule!(R042);
        self.become_frame(Frame::Payoff { place, loans: loans - 1 });
        if choice == Choice::Clear {
            // C-84
            rule!(R041);
            self.spend(seat, LOAN);
            self.loans(seat, -1);
        }
    }

    /// The Round card, missions and the Black Market.
    pub(super) fn drawing(&mut self) {
        self.pop();
        let catalog = self.catalog();
        let half = if self.open().round <= ROUNDS / 2 { Half::Early } else { Half::Late };
        rule!(R012);
        rule!(R013);
        let seen = self.open().rounds;
        let mut deck: crate::cards::Cards<_> =
            catalog.rounds().filter(|(id, card)| card.half == half && !seen.contains(*id)).map(|(id, _)| id).collect();
        if let Some(card) = deck.draw("round deck", self.chance, |id| id.key(catalog)) {
            rule!(R043);
            let open = &mut self.state.open;
            (open.card, open.rounds) = (card, open.rounds.union(crate::cards::Cards::only(card)));
            let round = open.round;
            self.tell(|| Event::Round { round, card });
            let draws = catalog.round(card).draws(self.open().seats.into());
            rule!(R044);
            (0..draws.low).for_each(|_| self.open_mission(Profile::Low));
            (0..draws.high).for_each(|_| self.open_mission(Profile::High));
        }
        rule!(R045);
        for (stall, space) in self.stall_spaces().enumerate() {
            let cards = [self.draw_item(), self.draw_item()].map(|card| card.unwrap_or(ItemId::NONE));
            self.state.open.stalls[stall] = cards;
            self.tell(|| Event::Stalled { space, cards });
        }
    }

    fn open_mission(&mut self, profile: Profile) {
        let catalog = self.catalog();
        let open = &mut self.state.open;
        if open.jobs.room() == 0 {
            return;
        }
        let deck = profile as usize;
        if open.missions[deck].is_empty() {
            // C-60
            rule!(R210);
            let back = |id: &MissionId| catalog.mission(*id).profile == profile;
            let cards: crate::cards::Cards<MissionId> = open.missions_gone.iter().filter(back).collect();
            open.missions_gone = open.missions_gone.minus(cards);
            open.missions[deck] = cards;
        }
        let what = if profile == Profile::Low { "low missions" } else { "high missions" };
        if let Some(mission) = open.missions[deck].draw(what, self.chance, |id| id.key(catalog)) {
            rule!(R206);
            open.jobs.push(Job::new(mission));
            self.tell(|| Event::Opened { mission });
        }
    }
}
