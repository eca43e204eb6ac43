//! The turn (rulebook pages 011, 015 to 017): actions and their discs, Hideouts, the Reclaim, and what
//! happens between two turns.

use table::{Chance, Seat, Witness, rule};

use super::deals::can_pay;
use super::{Engine, class_of};
use crate::catalog::OpportunityId;
use crate::catalog::words::{Class, District, Market, PoiKind, Power, Talent};
use crate::choice::Choice;
use crate::city::{Spot, Unit};
use crate::event::{Event, Why};
use crate::frame::{Frame, Movers, Purchase};
use crate::game::Gangs;
use crate::state::{Disc, Discs, State, Turn};
use crate::story::words::When;

/// Actions of an Activate (R103).
pub(crate) const ACTIONS: u8 = 2;

/// Whether the active player can carry out an action, whatever disc is spent for it (C-03).
pub(crate) fn can_act(game: &Gangs, state: &State, action: Disc) -> bool {
    let (seat, catalog) = (state.turn.seat, game.catalog());
    match class_of(action) {
        Some(class) => {
            rule!(R107);
            rule!(R128);
            rule!(R145);
            state.city.of_class(catalog, seat, class) > 0
        }
        None if action == Disc::Hideout => {
            rule!(R164);
            can_pay(game, state, Purchase::Hideout) && hideouts_left(game, state, seat) > 0
        }
        None => {
            rule!(R165);
            can_pay(game, state, Purchase::Upgrade) && !state.hands.deck().is_empty()
        }
    }
}

/// Hideouts that are still on the dashboard.
pub(crate) fn hideouts_left(game: &Gangs, state: &State, seat: Seat) -> u8 {
    let all = game.catalog().board().setup.hideout_slots.len() as u8 + 1;
    all.saturating_sub(state.city.hideouts(seat))
}

/// Whether the active player has a disc for an action: its own, or Wild.
fn has_disc(state: &State, action: Disc) -> bool {
    let discs = state.seated[state.turn.seat.index()].discs;
    discs.contains(action) || discs.contains(Disc::Wild)
}

/// Whether the active player can carry out an action and has a disc for it.
pub(crate) fn can_activate(game: &Gangs, state: &State) -> bool {
    Disc::ACTIONS.iter().any(|&action| has_disc(state, action) && can_act(game, state, action))
}

/// Whether the active player, who has not acted yet, may Reclaim.
pub(crate) fn may_reclaim(game: &Gangs, state: &State) -> bool {
    let seat = state.turn.seat;
    let seated = &state.seated[seat.index()];
    rule!(R173);
    if state.story.any_used() {
        return !can_activate(game, state);
    }
    if seated.discs != Discs::ALL {
        return true;
    }
    if !state.city.any_in_play(seat) {
        rule!(R174);
        return true;
    }
    if seated.purse.is_empty() {
        rule!(R175);
        return true;
    }
    !can_activate(game, state)
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// An Activate with all its actions ends by itself; otherwise the player is asked.
    pub(super) fn step_turn(&mut self) -> bool {
        let ends = self.state.turn.actions >= ACTIONS;
        if ends {
            rule!(R103);
            self.become_frame(Frame::TurnEnds);
        }
        ends
    }

    pub(super) fn turn_choice(&mut self, choice: Choice) {
        match choice {
            Choice::Act(disc) => self.spend(disc, disc),
            Choice::Wild(action) => {
                rule!(R170);
                rule!(R171);
                self.spend(Disc::Wild, action);
            }
            Choice::Reclaim => self.reclaim(),
            Choice::Offer(card, offer) => self.take_offer(card, offer),
            _ => self.become_frame(Frame::TurnEnds),
        }
    }

    /// A disc is spent, and its action carried out.
    fn spend(&mut self, disc: Disc, action: Disc) {
        rule!(R104);
        rule!(R105);
        rule!(R106);
        let seat = self.active();
        self.state.seated[seat.index()].discs.spend(disc);
        let begins = self.state.turn.actions == 0;
        self.state.turn.actions += 1;
        self.tell(|| Event::Acted { seat, disc, action });
        self.push(Frame::Action(action));
        if begins && let Some((johnny, _)) = self.talent(seat, Talent::Legend) {
            rule!(R349);
            self.cred(seat, 1, Why::Edgerunner(johnny));
        }
    }

    /// What an action consists of, the first part on top.
    pub(super) fn action(&mut self, action: Disc) {
        let seat = self.active();
        self.state.turn.moved = crate::state::Moved::default();
        rule!(R026);
        match action {
            Disc::Solo => {
                rule!(R108);
                self.become_frame(Frame::MayFight);
                self.push_moves(Movers::Class(Class::Solo));
            }
            Disc::Techie => {
                rule!(R129);
                self.become_frame(Frame::Deal);
                self.push_moves(Movers::Class(Class::Techie));
                if self.talent(seat, Talent::RecycleOnTechieDisc).is_some() {
                    rule!(R348);
                    self.push(Frame::Recycle(Market::Opportunities));
                }
            }
            Disc::Netrunner => {
                rule!(R146);
                self.become_frame(Frame::MayRun);
                self.push_moves(Movers::Class(Class::Netrunner));
            }
            Disc::Hideout => {
                rule!(R158);
                self.become_frame(Frame::HideoutWhere);
                self.push(Frame::Pay(Purchase::Hideout));
            }
            Disc::Upgrade | Disc::Wild => {
                let viktor = u8::from(self.talent(seat, Talent::OneMoreUpgrade).is_some());
                if viktor > 0 {
                    rule!(R348);
                }
                self.become_frame(Frame::Upgrade(viktor + self.well_armed(seat)));
                self.push(Frame::Pay(Purchase::Upgrade));
            }
        }
    }

    /// Units move one by one; Drones that are left alone are lost after the last (C-13).
    pub(super) fn push_moves(&mut self, movers: Movers) {
        self.push(Frame::Orphans);
        self.push(Frame::Moves(movers));
    }

    /// A Hideout leaves its slot of the dashboard for a District.
    pub(super) fn build_hideout(&mut self, district: District) {
        let seat = self.active();
        rule!(R159);
        rule!(R160);
        rule!(R161);
        rule!(R311);
        let slot = usize::from(self.state.city.hideouts(seat)).saturating_sub(1);
        let cred = self.catalog().board().setup.hideout_slots.get(slot).copied().unwrap_or_default();
        self.pop();
        self.told(When::Build, seat, Some(district));
        self.state.city.add_hideout(seat, district);
        self.tell(|| Event::Hideout { seat, district });
        self.cred(seat, cred, Why::Hideout);
    }

    fn reclaim(&mut self) {
        let seat = self.active();
        rule!(R176);
        rule!(R177);
        rule!(R178);
        self.state.turn.reclaims = true;
        self.state.seated[seat.index()].discs = Discs::ALL;
        self.tell(|| Event::Reclaimed { seat });
        rule!(R182);
        self.become_frame(Frame::TurnEnds);
        self.push(Frame::ReclaimEnds);
        self.push(Frame::Recruit(self.state.city.hideouts(seat) + self.more_recruits()));
        self.push(Frame::Collect(0));
    }

    /// Rewards of a District: all with Dominance, one with Presence alone.
    pub(super) fn collect(&mut self, index: u8) {
        let Some(&district) = District::ALL.get(usize::from(index)) else {
            self.pop();
            return;
        };
        self.become_frame(Frame::Collect(index + 1));
        let seat = self.active();
        self.more_rewards(district);
        rule!(R085);
        if self.state.city.dominance(self.state.sides, district) == Some(seat) {
            rule!(R181);
            rule!(R248);
            rule!(R306);
            let catalog = self.catalog();
            catalog.board().district(district).rewards.iter().for_each(|&amount| self.gain(seat, amount));
        } else if self.state.city.presence(seat, district) {
            rule!(R180);
            rule!(R248);
            self.push(Frame::Reward(district));
        }
    }

    pub(super) fn reward(&mut self, district: District, index: u8) {
        self.pop();
        let (seat, catalog) = (self.active(), self.catalog());
        if let Some(&amount) = catalog.board().district(district).rewards.get(usize::from(index)) {
            rule!(R305);
            rule!(R306);
            self.gain(seat, amount);
        }
    }

    pub(super) fn recruit(&mut self, left: u8, unit: Unit, district: District) {
        rule!(R185);
        rule!(R186);
        rule!(R187);
        self.become_frame(Frame::Recruit(left.saturating_sub(1)));
        let seat = self.active();
        self.bring_in(seat, unit, Spot::outside(district));
        if unit.class(self.catalog()) == Some(Class::Techie) {
            rule!(R035);
            rule!(R183);
            rule!(R184);
            self.build_drone(seat, district);
        }
    }

    /// A unit comes into play from the reserve.
    pub(super) fn bring_in(&mut self, seat: Seat, unit: Unit, spot: Spot) {
        if self.state.city.place(seat, unit, spot) {
            let side = self.state.side;
            self.tell(|| Event::Placed { seat, unit, spot, side });
        }
    }

    /// A Drone is built, if one is in reserve (C-15).
    pub(super) fn build_drone(&mut self, seat: Seat, district: District) {
        rule!(R030);
        self.bring_in(seat, Unit::Drone, Spot::outside(district));
    }

    /// The last part of a Reclaim: Rogue and Kerry (R349).
    pub(super) fn reclaim_ends(&mut self) {
        self.pop();
        let seat = self.active();
        let fixer = self.state.city.controls(self.map(), seat, PoiKind::Fixer) > 0;
        if let Some((rogue, _)) = self.talent(seat, Talent::QueenOfFixers) {
            rule!(R039);
            rule!(R349);
            self.cred(seat, if fixer { 2 } else { 0 }, Why::Edgerunner(rogue));
        }
        if let Some((kerry, spot)) = self.talent(seat, Talent::LoneStar) {
            rule!(R349);
            let alone = self.state.city.strength(seat, spot.district()) == 1;
            self.cred(seat, if alone { 2 } else { 0 }, Why::Edgerunner(kerry));
        }
        self.told(When::Reclaim, seat, None);
    }

    /// At the end of a Reclaim the Valentinos may set an Opportunity aside, before the markets are filled up.
    pub(super) fn turn_ends(&mut self) {
        self.become_frame(Frame::Refill);
        let seat = self.active();
        let holds = self.power(seat, |power| matches!(power, Power::HoldOpportunities(_)).then_some(())).is_some();
        if holds && self.state.turn.reclaims {
            rule!(R357);
            self.push(Frame::MaySetAside);
            self.push(Frame::MayRelease);
        }
    }

    pub(super) fn release(&mut self) {
        self.pop();
        let seat = self.active();
        if let Some(card) = self.state.seated[seat.index()].aside.take() {
            self.state.opportunities.put_under(card, table::Seats::all(self.state.seats));
            self.tell(|| Event::OpportunityUnder { seat, card });
        }
    }

    pub(super) fn set_aside(&mut self, card: OpportunityId) {
        self.pop();
        let seat = self.active();
        if let Some(slot) = self.state.opportunities.slot_of(card) {
            self.state.opportunities.take(slot);
            self.state.seated[seat.index()].aside = Some(card);
            self.tell(|| Event::SetAside { seat, card });
        }
    }

    /// Both markets are filled up (R172), and the game may be over.
    pub(super) fn refill(&mut self) {
        rule!(R172);
        rule!(R144);
        self.become_frame(if self.state.is_solo() { Frame::Rivals } else { Frame::NextTurn });
        if let Some(solo) = &mut self.state.solo
            && !self.state.turn.reclaims
        {
            solo.shut = false;
        }
        self.fill_markets();
        self.told(When::Turn, self.active(), None);
        self.goal_ends_the_turn();
    }

    /// Every empty slot receives a card, if its deck has one; a market that is shut stays empty (C-59).
    pub(super) fn fill_markets(&mut self) {
        let catalog = self.catalog();
        let (opportunities, edgerunners) = (*self.state.opportunities.slots(), *self.state.edgerunners.slots());
        self.state.opportunities.refill("opportunity deck", self.chance, |id| id.key(catalog));
        if !self.state.solo.as_ref().is_some_and(|solo| solo.shut) {
            self.state.edgerunners.refill("edgerunner deck", self.chance, |id| id.key(catalog));
        }
        for (slot, (old, new)) in (0u8..).zip(opportunities.into_iter().zip(*self.state.opportunities.slots())) {
            if let (None, Some(card)) = (old, new) {
                self.tell(|| Event::NewOpportunity { slot, card });
            }
        }
        for (slot, (old, new)) in (0u8..).zip(edgerunners.into_iter().zip(*self.state.edgerunners.slots())) {
            if let (None, Some(card)) = (old, new) {
                self.tell(|| Event::NewEdgerunner { slot, card });
            }
        }
    }

    /// The next player who is still there begins a turn (R101).
    pub(super) fn next_turn(&mut self) {
        if self.story_goes_on() {
            return;
        }
        rule!(R101);
        let seats = self.state.seats;
        let mut seat = self.active().next(seats);
        while self.state.left.contains(seat) && seat != self.active() {
            seat = seat.next(seats);
        }
        self.state.turn = Turn { seat, ..Turn::default() };
        self.become_frame(Frame::Turn);
        self.tell(|| Event::Turn { seat });
    }
}
