//! A Netrun in its five steps (rulebook page 014).

use table::{Chance, Seat, Witness, rule};

use super::Engine;
use crate::catalog::board::{Amount, NetSpace};
use crate::catalog::words::{Class, Consequence, Depth, District, NetEffect, PoiKind, Power, Resource, Talent};
use crate::city::{Spot, Unit};
use crate::event::{Cause, Event, Why};
use crate::frame::{Frame, Killer};
use crate::game::Gangs;
use crate::state::State;

/// The space where the tracker of a seat lies, if it is not on Start.
pub(crate) fn space_of<'a>(game: &'a Gangs, state: &State, seat: Seat) -> Option<&'a NetSpace> {
    let net = game.catalog().net();
    let space = net.space(state.seated[seat.index()].net)?;
    if state.is_solo() && space.number == net.cover.number {
        rule!(R204);
        return Some(&net.cover);
    }
    Some(space)
}

/// How far the tracker can go: one space for each Netrunner, and not beyond the last (R150, R152).
pub(crate) fn reach(game: &Gangs, state: &State, seat: Seat) -> u8 {
    rule!(R150);
    rule!(R151);
    rule!(R152);
    let left = game.catalog().net().last().saturating_sub(state.seated[seat.index()].net);
    state.city.of_class(game.catalog(), seat, Class::Netrunner).min(left)
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// A Netrun begins: T-Bug, then the five steps.
    pub(super) fn netrun(&mut self) {
        let seat = self.active();
        rule!(R148);
        self.tell(|| Event::Netrun { seat });
        self.become_frame(Frame::RunEnds);
        self.push(Frame::Roll);
        self.push(Frame::MayUse);
        self.push(Frame::Advance);
        self.push(Frame::Fortresses);
        let own = self.state.seated[seat.index()].cred;
        let behind = self.state.opponents(seat).any(|other| self.state.seated[other.index()].cred > own);
        if let Some((t_bug, _)) = self.talent(seat, Talent::UnderdogNetrun) {
            rule!(R349);
            self.cred(seat, u8::from(behind), Why::Edgerunner(t_bug));
        }
    }

    /// Step 1.
    pub(super) fn fortresses(&mut self) {
        rule!(R072);
        rule!(R149);
        self.pop();
        let seat = self.active();
        let amount = self.state.city.controls(self.map(), seat, PoiKind::DataFortress);
        self.gain(seat, Amount { resource: Resource::Secret, amount });
    }

    /// Step 2.
    pub(super) fn advance(&mut self, spaces: u8) {
        rule!(R154);
        self.pop();
        let seat = self.active();
        self.state.seated[seat.index()].net += spaces;
        let to = self.state.seated[seat.index()].net;
        self.tell(|| Event::Advanced { seat, to });
    }

    /// Step 3: one effect of the space after the other.
    pub(super) fn space(&mut self, index: u8) {
        rule!(R153);
        let (seat, net) = (self.active(), self.state.seated[self.active().index()].net);
        let Some(&effect) = space_of(self.game, self.state, seat).and_then(|space| space.effects.get(usize::from(index))) else {
            self.pop();
            return;
        };
        self.become_frame(Frame::Space(index + 1));
        match effect {
            NetEffect::Cred(cred) => {
                rule!(R319);
                self.cred(seat, cred, Why::Net(net));
            }
            NetEffect::OpponentDiscards => self.push(Frame::NetDiscards),
            NetEffect::MoveOpposing => self.push(Frame::NetMoves),
            NetEffect::BuildDrones(drones) => self.push(Frame::NetBuilds(None, drones)),
            NetEffect::Kill => {
                rule!(R323);
                self.push(Frame::Kill(Killer::Net));
            }
            NetEffect::Convert => self.push(Frame::NetConverts),
            NetEffect::Upgrade => {
                rule!(R370);
                if !self.state.hands.deck().is_empty() {
                    self.push(Frame::FreeUpgrade(0));
                    self.free_upgrade(0);
                }
            }
        }
    }

    pub(super) fn net_discards(&mut self, other: Seat) {
        rule!(R320);
        self.pop();
        if let Some(card) = self.random_card(other, "discarded card") {
            self.drop_card(other, card);
        }
    }

    pub(super) fn net_moves(&mut self, owner: Seat, unit: Unit, from: Spot, to: Spot) {
        rule!(R321);
        self.pop();
        let seat = self.active();
        self.move_unit(seat, owner, unit, from, to);
        self.lose_orphans(owner, from.district());
        self.lose_orphans(owner, to.district());
    }

    /// A Techie builds one Drone, and perhaps another one in the same District.
    pub(super) fn net_builds(&mut self, district: District, left: u8) {
        rule!(R322);
        if left > 1 {
            self.become_frame(Frame::NetBuilds(Some(district), left - 1));
        } else {
            self.pop();
        }
        let seat = self.active();
        self.build_drone(seat, district);
    }

    pub(super) fn net_converts(&mut self, owner: Seat, unit: Unit, spot: Spot) {
        rule!(R324);
        self.pop();
        let by = self.active();
        if self.state.city.convert(by, owner, unit, spot) {
            let side = self.state.side;
            self.tell(|| Event::Converted { by, owner, unit, spot, side });
            self.lose_orphans(owner, spot.district());
        }
    }

    /// Step 4: NetWatch rolls; the Voodoo Boys may have it roll once more.
    pub(super) fn roll(&mut self, again: bool) {
        rule!(R155);
        rule!(R156);
        rule!(R006);
        let seat = self.active();
        let dice = [0; 2].map(|_: u8| self.chance.roll("netwatch die", 6) as u8);
        let sum = dice[0] + dice[1];
        let danger = self.danger(seat);
        self.tell(|| Event::Rolled { seat, dice, danger, again });
        let rolls_again = self.power(seat, |power| matches!(power, Power::RollAgain).then_some(())).is_some();
        if rolls_again && !again && sum <= danger {
            rule!(R359);
            self.become_frame(Frame::MayRollAgain(sum));
        } else {
            self.become_frame(Frame::Consequence(sum));
        }
    }

    /// The danger of the depth where the tracker lies (C-37).
    fn danger(&self, seat: Seat) -> u8 {
        rule!(R018);
        rule!(R315);
        let depth = space_of(self.game, self.state, seat).map_or(Depth::Yellow, |space| space.depth);
        self.story_danger(self.catalog().net().depth(depth).danger)
    }

    pub(super) fn consequence(&mut self, sum: u8) {
        self.pop();
        let seat = self.active();
        if sum > self.danger(seat) {
            return;
        }
        let depth = space_of(self.game, self.state, seat).map_or(Depth::Yellow, |space| space.depth);
        match self.catalog().net().depth(depth).consequence {
            Consequence::LeaveFortresses => {
                rule!(R316);
                self.leave_fortresses(seat);
            }
            Consequence::SacrificeOne => {
                rule!(R317);
                self.push(Frame::Sacrifice);
            }
            Consequence::SacrificeAll => {
                rule!(R318);
                self.sacrifice_all(seat);
            }
        }
    }

    fn leave_fortresses(&mut self, seat: Seat) {
        for spot in self.map().pois(PoiKind::DataFortress).iter() {
            if let Some((owner, unit)) = self.state.city.occupant(spot)
                && owner == seat
            {
                self.state.city.relocate(owner, unit, spot, Spot::outside(spot.district()));
                self.tell(|| Event::Expelled { owner, unit, spot });
            }
        }
    }

    fn sacrifice_all(&mut self, seat: Seat) {
        for &district in District::ALL {
            loop {
                let catalog = self.catalog();
                let next = self.state.city.figures(seat, district).find(|(unit, _)| unit.class(catalog) == Some(Class::Netrunner));
                let Some((unit, spot)) = next else { break };
                self.lose(seat, unit, spot, Cause::Net);
            }
        }
    }

    /// Step 5: the tracker goes back from the last space.
    pub(super) fn run_ends(&mut self) {
        self.pop();
        let seat = self.active();
        let depth = space_of(self.game, self.state, seat).map_or(Depth::Yellow, |space| space.depth);
        let red = depth == Depth::Red;
        if self.talent(seat, Talent::SecretOnRed).is_some() {
            rule!(R350);
            self.gain(seat, Amount { resource: Resource::Secret, amount: u8::from(red) });
        }
        if self.state.seated[seat.index()].net >= self.catalog().net().last() {
            rule!(R157);
            self.state.seated[seat.index()].net = 0;
            self.tell(|| Event::TrackerBack { seat, to: 0 });
        }
        self.told_netrun(seat, depth);
    }
}
