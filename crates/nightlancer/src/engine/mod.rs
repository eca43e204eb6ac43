//! The rules in motion. The frame on top of the stack is the procedure that goes on: those that ask nothing are stepped
//! through, those that ask wait, and `offer` lists what can be answered. Where public facts leave a single answer, it
//! is taken without asking.
//!
//! Every procedure changes its own frame before it does anything that may put another on top.

mod agent;
mod asks;
mod challenge;
mod deeds;
mod downtime;
mod ends;
mod event;
mod faceoff;
mod foresight;
mod hindering;
mod leaving;
mod market;
mod mission;
mod missions;
mod negotiation;
mod offer;
mod payment;
mod prices;
mod scoring;
mod street;
mod tracks;

use table::frames::{self, Procedures};
use table::{Chance, Choices, Seat, Witness, rule};

use crate::catalog::Catalog;
use crate::catalog::effects::Deck;
use crate::choice::{Choice, Held};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Nightlancer;
use crate::hidden::SEATS;
use crate::powers::Force;
use crate::state::{Ending, Given, Open, Seated, State};

pub(crate) use asks::{awaited, decider, mid_act};
pub(crate) use downtime::ROUND;
pub(crate) use mission::either;
pub(crate) use negotiation::{breaks, promised};
pub(crate) use offer::offer;
pub(crate) use scoring::{gains, outcome};

/// What the rules ask of a table, for reasons in words.
pub(crate) mod questions {
    pub(crate) use super::agent::{DRAWS, may_draw};
    pub(crate) use super::challenge::{free_rerolls, paid_rerolls, preparations, seat_in_trial, usable};
    pub(crate) use super::deeds::after_roll;
    pub(crate) use super::event::applies;
    pub(crate) use super::faceoff::{DANGER, KINDS};
    pub(crate) use super::foresight::put;
    pub(crate) use super::market::stall;
    pub(crate) use super::mission::{loadout_limit, penalty};
    pub(crate) use super::prices::affords_opportunity;
    pub(crate) use super::scoring::{EACH, LOAN_PROSPECTS, TOGETHER};
    pub(crate) use super::street::{distinct, free};
}

/// One decision at work.
pub(crate) struct Engine<'a, C, W> {
    pub(crate) game: &'a Nightlancer,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) witness: &'a mut W,
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    fn catalog(&self) -> &'static Catalog {
        self.game.catalog()
    }

    /// What everybody sees.
    fn open(&self) -> &Open {
        &self.state.open
    }

    /// What is in force.
    fn force(&self) -> Force<'_> {
        Force::new(self.game, &self.state.open)
    }

    fn seated(&mut self, seat: Seat) -> &mut Seated {
        &mut self.state.open.seated[seat.index() % SEATS]
    }

    fn push(&mut self, frame: Frame) {
        self.state.open.frames.push(frame);
    }

    fn pop(&mut self) {
        self.state.open.frames.pop();
    }

    /// The top frame becomes another.
    fn become_frame(&mut self, frame: Frame) {
        if let Some(top) = self.state.open.frames.top_mut() {
            *top = frame;
        }
    }

    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.witness.tell(event);
    }

    /// Does what a seat chose, and everything that follows without another decision. Whose choices stand in `next`.
    pub(crate) fn decide(&mut self, seat: Seat, choice: Choice, next: &mut Choices<Choice>) -> Option<Seat> {
        self.answer(seat, choice);
        let asked = frames::run(self, next)?;
        if let Some(frame) = self.open().frames.top().filter(|&frame| !asks::may_be_paid_by_sales(frame)) {
            offer::extras(self.game, self.state, frame, asked, next);
        }
        Some(asked)
    }

    /// Goes on until somebody is asked or the table is over.
    pub(crate) fn run(&mut self) {
        frames::run(self, &mut Choices::new());
    }

    /// A player draws cards; the others see how many.
    fn draw(&mut self, seat: Seat, deck: Deck, count: u8) {
        let catalog = self.catalog();
        let mut cards: [Option<Held>; 6] = [None; 6];
        let mut drawn = 0;
        for slot in cards.iter_mut().take(count.into()) {
            *slot = match deck {
                Deck::Contacts => {
                    let card = self.state.contacts.draw(seat, "contact deck", self.chance, |card| card.key(catalog));
                    card.map(Held::Contact)
                }
                Deck::Opportunities => {
                    let card = self.state.opportunities.draw(seat, "opportunity deck", self.chance, |card| card.key(catalog));
                    card.map(Held::Opportunity)
                }
            };
            drawn += u8::from(slot.is_some());
        }
        if drawn > 0 {
            let told =
                |shown: bool| Event::Drew { seat, deck, count: drawn, cards: cards.into_iter().flatten().filter(|_| shown).collect() };
            self.witness.split(seat, || told(true), || told(false));
        }
    }

    /// A card of a hand is discarded, for all to see.
    fn discard(&mut self, seat: Seat, card: Held) {
        rule!(R213);
        let gone = match card {
            Held::Contact(card) => self.state.contacts.discard(seat, card),
            Held::Opportunity(card) => self.state.opportunities.discard(seat, card),
        };
        if gone {
            self.tell(|| Event::Discarded { seat, card });
        }
    }

    /// The table is over.
    fn end(&mut self, ending: Ending) {
        if self.open().ending.is_none() {
            self.state.open.ending = Some(ending);
            self.state.open.frames.clear();
            self.tell(|| Event::Over);
        }
    }
}

impl<C: Chance, W: Witness<Event>> Procedures for Engine<'_, C, W> {
    type Frame = Frame;
    type Choice = Choice;

    #[inline]
    fn top(&self) -> Option<Frame> {
        // What is put on the stack after the end of the table is not gone on with.
        self.state.open.frames.top().filter(|_| self.state.open.ending.is_none())
    }

    #[inline]
    fn too_many(&self) -> bool {
        self.state.open.frames.too_many()
    }

    #[inline]
    fn is_secret(&self, frame: Frame) -> bool {
        asks::is_secret(frame) || asks::could_be_helped(self.open(), frame)
    }

    #[inline]
    fn decider(&self, frame: Frame) -> Seat {
        decider(self.open(), frame)
    }

    #[inline]
    fn offer(&self, seat: Seat, into: &mut Choices<Choice>) {
        let Some(frame) = self.top() else { return };
        offer::answers(self.game, self.state, frame, seat, into);
        if asks::may_be_paid_by_sales(frame) {
            offer::extras(self.game, self.state, frame, seat, into);
        }
    }

    fn skip(&mut self) {
        self.pop();
    }

    fn void(&mut self) {
        self.end(Ending::Void);
    }

    /// A procedure that asks nothing goes on; `false` if the frame asks.
    fn step(&mut self, frame: Frame) -> bool {
        if self.absent(frame) {
            return true;
        }
        match frame {
            Frame::Choosing(place) => return self.choosing(place),
            Frame::Ordering(place) => return self.ordering(place),
            Frame::RoundBegins => self.round_begins(),
            Frame::Downtime => self.downtime(),
            Frame::Interest { place, loans } => return self.interest_due(place, loans),
            Frame::Payoff { place, loans } => return self.payoff(place, loans),
            Frame::Drawing => self.drawing(),
            Frame::EventTurn(place) => return self.event_turn(place),
            Frame::EventFaced => self.event_faced(),
            Frame::EventOver => self.event_over(),
            Frame::MissionTurn { place, .. } => return self.mission_turn(place),
            Frame::Bargain { boss, mission, .. } | Frame::Consent { boss, mission, .. } | Frame::Counter { boss, mission, .. } => {
                return self.negotiating(boss, mission);
            }
            Frame::PrepEnds => self.prep_ends(),
            Frame::StreetTurn(place) => return self.street_turn(place),
            Frame::StreetAfter(seat) => return self.street_after(seat),
            Frame::Decoy(seat) => return self.decoy_due(seat),
            Frame::StreetEnds => self.street_ends(),
            Frame::MissionPhase(place) => self.mission_phase(place),
            Frame::Equip { member, from } => return self.equipping(member, from),
            Frame::Stage(stage) => self.stage(stage),
            Frame::Stay(seat) => return self.staying(seat),
            Frame::RouteDone => self.route_done(),
            Frame::Suffer(member) => return self.suffering(member),
            Frame::PenaltyDone => self.penalty_done(),
            Frame::FaceOff | Frame::FaceOffAnswer(_) => return self.face_off_due(),
            Frame::FaceOffSet(test) => self.face_off_set(test),
            Frame::FaceOffMet => self.face_off_met(),
            Frame::Payment => self.payment(),
            Frame::Paid { member, asked } => return self.paid(member, asked),
            Frame::Companies { next, quiet } => return self.companies(next, quiet),
            Frame::AgentInforms { member, drawn } => self.agent_informs(member, drawn),
            Frame::MissionEnds => self.mission_ends(),
            Frame::Commit(member) => return self.committing(member),
            Frame::AgentHinders { member, drawn } => self.agent_hinders(member, drawn),
            Frame::React { next, quiet } => return self.reacting(next, quiet),
            Frame::Answer { by, card, target } => return self.answering(by, card, target),
            Frame::Roll => self.roll(),
            Frame::Reroll { next, quiet } => return self.rerolling(next, quiet),
            Frame::Judge => self.judge(),
            Frame::TurnOrder => self.turn_order(),
            Frame::Swaps(place) => return self.swapping(place),
            Frame::AgentSwaps(drawn) => self.agent_swaps(drawn),
            Frame::Discarding { place, .. } => return self.discarding(place),
            Frame::Compare => self.compare(),
            Frame::RoundEnds => self.round_ends(),
            Frame::ScoreActs(place) => return self.score_acts(place),
            Frame::ScoreLoans { place, loans } => return self.score_loans(place, loans),
            Frame::ScoreHeat { place, heat } => return self.score_heat(place, heat),
            Frame::ScoreItems { place, heat, items, .. } => return self.score_items(place, heat, items),
            Frame::ScoreChips(place) => self.score_chips(place),
            Frame::Totals => self.totals(),
            Frame::Pays(seat, origin, part) => return self.pays(seat, origin, part),
            Frame::Does(seat, origin, part) => self.does(seat, origin, part),
            Frame::Done(origin) => self.origin_done(origin),
            Frame::Route(side) => return self.routing(side),
            Frame::Acting(seat, action) => return self.acting(seat, action),
            Frame::Reselling(seat) => return self.reselling(seat),
            Frame::Browsing(_) | Frame::Sifting(..) | Frame::AgentMission | Frame::AgentStall => return false,
        }
        true
    }

    /// Does what the top frame asked for, or what can be done beside it.
    fn answer(&mut self, seat: Seat, choice: Choice) {
        let Some(frame) = self.open().frames.top() else { return };
        match choice {
            Choice::Sell(card) => return self.sell(seat, card),
            Choice::Leave => return self.leave_mission(seat),
            Choice::HandOver(card, to) => return self.hand_over(seat, card, to),
            Choice::Introduce(card, to) => return self.introduce(seat, card, to),
            Choice::Lend(to) => return self.lend(seat, to),
            _ => {}
        }
        self.state.open.given = Given::default();
        match frame {
            Frame::Choosing(place) => self.chose(place, choice),
            Frame::Ordering(place) => self.ordered(place, choice),
            Frame::Interest { place, loans } => self.interest(place, loans, choice),
            Frame::Payoff { place, loans } => self.paid_off(place, loans, choice),
            Frame::EventTurn(place) => self.event_choice(place, choice),
            Frame::MissionTurn { place, .. } => self.mission_choice(place, choice),
            Frame::Bargain { joiner, boss, mission } => self.bargained(joiner, boss, mission, choice),
            Frame::Consent { joiner, boss, mission, terms } => self.consent(joiner, boss, mission, terms, choice),
            Frame::Counter { joiner, boss, mission, terms } => self.counter(joiner, boss, mission, terms, choice),
            Frame::AgentMission => self.agent_mission(choice),
            Frame::StreetTurn(place) => self.street_choice(place, choice),
            Frame::StreetAfter(_) => self.street_after_choice(seat, choice),
            Frame::Decoy(_) => self.decoy(seat, choice),
            Frame::AgentStall => self.agent_stall(choice),
            Frame::Equip { member, .. } => self.equip(member, choice),
            Frame::Stay(_) => self.stay(seat, choice),
            Frame::Route(_) => self.route(seat, choice),
            Frame::Suffer(member) => self.suffer(member, choice),
            Frame::FaceOff => self.face_off(seat, choice),
            Frame::FaceOffAnswer(test) => self.face_off_answer(test, seat, choice),
            Frame::Paid { member, .. } => self.paid_choice(member, seat, choice),
            Frame::Companies { next, .. } => self.company(next, seat, choice),
            Frame::Commit(member) => self.commit(member, seat, choice),
            Frame::React { next, quiet } => self.react(next, quiet, seat, choice),
            Frame::Answer { by, card, target } => self.answered(by, card, target, choice),
            Frame::Reroll { next, quiet } => self.reroll(next, quiet, seat, choice),
            Frame::Swaps(place) => self.swap_choice(place, seat, choice),
            Frame::Discarding { place, .. } => self.discarded(place, seat, choice),
            Frame::ScoreActs(place) => self.score_act(place, seat, choice),
            Frame::ScoreLoans { place, loans } => self.score_loan(place, loans, seat, choice),
            Frame::ScoreHeat { place, heat } => self.score_heat_choice(place, heat, seat, choice),
            Frame::ScoreItems { place, heat, items, .. } => self.score_item(place, heat, items, seat, choice),
            Frame::Pays(_, origin, part) => self.pay_choice(seat, origin, part, choice),
            Frame::Acting(_, _) => self.acted(seat, choice),
            Frame::Browsing(_) => self.browsed(seat, choice),
            Frame::Sifting(_, deck) => self.sifted(seat, deck, choice),
            Frame::Reselling(_) => self.resold(seat, choice),
            _ => self.pop(),
        }
    }
}
