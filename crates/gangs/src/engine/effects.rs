//! What Opportunities give beyond Street Cred for their type (R325 to R338).

use table::{Chance, Seat, Seats, Witness, rule};

use super::Engine;
use crate::catalog::OpportunityId;
use crate::catalog::board::Amount;
use crate::catalog::words::{Count, District, Extra, Market, Resource};
use crate::city::{Spot, Unit};
use crate::event::{Cause, Event, Why};
use crate::frame::{Frame, Killer, Movers};
use crate::hands::Card;
use crate::state::Moved;
use crate::story::words::When;

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// One step of what a card gives.
    pub(super) fn extra(&mut self, card: OpportunityId, index: u8) {
        let Some(extra) = self.catalog().opportunity(card).extra.get(usize::from(index)) else {
            self.pop();
            self.told(When::Seize, self.active(), None);
            return;
        };
        self.become_frame(Frame::Extra(card, index + 1));
        self.give_extra(card, index, extra);
    }

    fn give_extra(&mut self, card: OpportunityId, index: u8, extra: &Extra) {
        let seat = self.active();
        rule!(R064);
        match *extra {
            Extra::Cred(cred) => self.cred(seat, cred, Why::Opportunity(card)),
            Extra::CredPer(count) => {
                rule!(R338);
                let cred = self.counted(seat, count);
                self.cred(seat, cred, Why::Opportunity(card));
            }
            Extra::Gain { resource, amount } => self.gain(seat, Amount { resource, amount }),
            Extra::OneOf(_) => {
                rule!(R327);
                self.push(Frame::OneOf(card, index));
            }
            Extra::SpendSecrets { .. } => {
                rule!(R337);
                self.push(Frame::BuyCred(card, index));
            }
            Extra::Recycle(market) => self.push(Frame::Recycle(market)),
            Extra::StealFromRicher => self.push(Frame::Steal(1)),
            Extra::Move(units) => {
                self.state.turn.moved = Moved::default();
                self.push_moves(Movers::Any(units));
            }
            Extra::MoveInto(district) => {
                rule!(R335);
                self.push(Frame::MoveInto(district));
            }
            Extra::Kill => self.push(Frame::Kill(Killer::Opportunity(card))),
            Extra::SwapCombat => self.push(Frame::SwapCards),
            Extra::Hire => {
                rule!(R330);
                self.push(Frame::FreeHire);
            }
            Extra::Upgrade(more) => self.push(Frame::FreeUpgrade(more)),
        }
    }

    fn counted(&self, seat: Seat, count: Count) -> u8 {
        let city = &self.state.city;
        match count {
            Count::DistrictsWithPoi => {
                let controls = |district: &District| {
                    self.map().pois_of(*district).any(|spot| city.occupant(spot).is_some_and(|(owner, _)| owner == seat))
                };
                District::ALL.iter().filter(|district| controls(district)).count() as u8
            }
            Count::HideoutPairs => city.hideouts(seat) / 2,
            Count::RicherOpponents => {
                let own = self.state.seated[seat.index()].cred;
                self.state.opponents(seat).filter(|other| self.state.seated[other.index()].cred > own).count() as u8
            }
        }
    }

    pub(super) fn one_of(&mut self, card: OpportunityId, index: u8, which: u8) {
        self.pop();
        if let Some(Extra::OneOf(rewards)) = self.catalog().opportunity(card).extra.get(usize::from(index))
            && let Some(reward) = rewards.get(usize::from(which))
        {
            rule!(R066);
            self.give_extra(card, index, reward);
        }
    }

    pub(super) fn buy_cred(&mut self, card: OpportunityId, index: u8) {
        self.pop();
        let seat = self.active();
        if let Some(&Extra::SpendSecrets { secrets, cred }) = self.catalog().opportunity(card).extra.get(usize::from(index))
            && self.state.seated[seat.index()].purse.pay(Amount { resource: Resource::Secret, amount: secrets }, secrets)
        {
            self.tell(|| Event::Paid { seat, resource: Resource::Secret, amount: secrets, secrets });
            self.cred(seat, cred, Why::Opportunity(card));
        }
    }

    /// A face-up card goes under its deck, and the next takes its slot at once (C-08).
    pub(super) fn recycle(&mut self, market: Market, slot: u8) {
        self.pop();
        let (seat, seats, catalog) = (self.active(), Seats::all(self.state.seats), self.catalog());
        let place = usize::from(slot);
        match market {
            Market::Opportunities => {
                let old = self.state.opportunities.slots()[place];
                self.state.opportunities.recycle(place, seats, "opportunity deck", self.chance, |id| id.key(catalog));
                if let (Some(old), Some(new)) = (old, self.state.opportunities.slots()[place]) {
                    self.tell(|| Event::OpportunityUnder { seat, card: old });
                    self.tell(|| Event::NewOpportunity { slot, card: new });
                }
            }
            Market::Edgerunners => {
                let old = self.state.edgerunners.slots()[place];
                self.state.edgerunners.recycle(place, seats, "edgerunner deck", self.chance, |id| id.key(catalog));
                if let (Some(old), Some(new)) = (old, self.state.edgerunners.slots()[place]) {
                    self.tell(|| Event::EdgerunnerUnder { seat, card: old });
                    self.tell(|| Event::NewEdgerunner { slot, card: new });
                }
            }
        }
    }

    /// Opponents with more Street Cred, one after the other clockwise (R331).
    pub(super) fn steal(&mut self, step: u8) {
        rule!(R331);
        let seat = self.active();
        if step >= self.state.sides {
            self.pop();
            return;
        }
        self.become_frame(Frame::Steal(step + 1));
        let other = Seat((seat.0 + step) % self.state.sides);
        let [own, theirs] = [seat, other].map(|seat| self.state.seated[seat.index()]);
        if other.0 < self.state.seats && !self.state.left.contains(other) && theirs.cred > own.cred && !theirs.purse.is_empty() {
            self.push(Frame::StealFrom(other));
        }
    }

    pub(super) fn steal_from(&mut self, from: Seat, resource: Resource) {
        self.pop();
        let seat = self.active();
        if self.state.seated[from.index()].purse.lose(resource) {
            self.state.seated[seat.index()].purse.gain(Amount { resource, amount: 1 });
            self.tell(|| Event::Stolen { seat, from, resource });
        }
    }

    /// A unit is killed by an Opportunity or the Net (R336).
    pub(super) fn kill(&mut self, killer: Killer, owner: Seat, unit: Unit, spot: Spot) {
        rule!(R336);
        self.pop();
        let cause = match killer {
            Killer::Opportunity(card) => Cause::Opportunity(card),
            Killer::Net => Cause::Net,
            Killer::Story(_) => Cause::Story,
        };
        self.lose(owner, unit, spot, cause);
    }

    /// A card changes places with a random one of another hand (R332).
    pub(super) fn swap_cards(&mut self, card: Card, other: Seat) {
        self.pop();
        let seat = self.active();
        let Some(taken) = self.random_card(other, "swapped card") else { return };
        if self.state.hands.swap(seat, card, other, taken) {
            let both = Seats::only(seat).with(other);
            let seen = || Event::Swapped { seat, other, given: Some(card), taken: Some(taken) };
            self.witness.split(both, seen, || Event::Swapped { seat, other, given: None, taken: None });
        }
    }

    /// A card of a hand, drawn at random.
    pub(super) fn random_card(&mut self, seat: Seat, what: &'static str) -> Option<Card> {
        let (hand, catalog) = (self.state.hands.hand(seat), self.catalog());
        if hand.is_empty() {
            return None;
        }
        let name = |index: u32| hand.nth(index as usize).map_or("", |card| card.key(catalog));
        let index = self.chance.pick(what, hand.len() as u32, name);
        hand.nth(index as usize)
    }
}
