//! The opponents of a single player (rulebook pages 020 and 021): Johnny Silverhand after each
//! Activate, the opposing Gang after each Reclaim, and both in Firefights.

use table::array::Array;
use table::{Chance, Seat, Seats, Witness, rule};

use super::Engine;
use crate::catalog::CombatId;
use crate::catalog::words::{
    Behavior, Boldness, Class, CombatEffect, District, Firepower, Gang, Habit, Market, Modifier, Resource, Scoring, UnitKind,
};
use crate::choice::Choice;
use crate::city::{Spot, Unit};
use crate::event::{Cause, Event, Why};
use crate::frame::Frame;
use crate::game::Gangs;
use crate::solo::{JOHNNY, PLAYER, RIVAL};
use crate::state::{Fight, State};

/// Cards that are drawn for the opposing Gang (R237).
const CARDS: u8 = 2;

/// Districts that the opposing Gang deals with (R229), and the steps in each.
const DISTRICTS: u8 = 3;
const STEPS: u8 = 5;

/// The Behavior card of the opposing Gang.
fn behavior(game: &Gangs, state: &State) -> Option<&'static Behavior> {
    let gang = state.seated[RIVAL.index()].gang.filter(|_| state.is_solo())?;
    rule!(R241);
    match gang {
        Gang::TygerClaws => rule!(R365),
        Gang::Valentinos => rule!(R366),
        Gang::VoodooBoys => rule!(R367),
        Gang::Maelstrom => rule!(R368),
    }
    Some(game.catalog().behavior(gang))
}

/// Its ability.
fn habit(game: &Gangs, state: &State) -> Option<Habit> {
    behavior(game, state).map(|card| card.ability)
}

/// The best card drawn for a side, with its firepower; a "?" is worth nothing (R223).
pub(super) fn best_card(game: &Gangs, state: &State, seat: Seat) -> Option<(CombatId, u8)> {
    let value = |card: CombatId| match game.catalog().combat(card).firepower {
        Firepower::Fixed(firepower) => firepower,
        Firepower::DronesHere | Firepower::OtherCard => {
            rule!(R223);
            0
        }
    };
    let drawn = state.hands.open().iter().filter(|(owner, _)| *owner == seat).map(|(_, card)| (*card, value(*card)));
    drawn.reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// What a side without a player has at Compare: its best card, and what the Behavior card adds.
pub(super) fn firepower(game: &Gangs, state: &State, fight: &Fight, seat: Seat) -> u8 {
    if seat.0 < state.seats {
        return 0;
    }
    let bold = if seat == RIVAL { boldness(game, state, fight) } else { 0 };
    best_card(game, state, seat).map_or(0, |(_, firepower)| firepower) + bold
}

/// Firepower that the Behavior card adds (R241).
fn boldness(game: &Gangs, state: &State, fight: &Fight) -> u8 {
    let Some(behavior) = behavior(game, state) else { return 0 };
    let adds = |modifier: &&Modifier| match modifier.when {
        Boldness::Initiating => fight.initiator == RIVAL,
        Boldness::Attacked => fight.initiator == PLAYER,
        Boldness::With(kind) => state.city.kind_in(game.catalog(), RIVAL, fight.district, kind) > 0,
    };
    behavior.modifiers.iter().filter(adds).map(|modifier| modifier.firepower).sum()
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// After the player's turn an opponent activates: Johnny after an Activate, the Gang after a Reclaim.
    pub(super) fn rivals(&mut self) {
        self.become_frame(Frame::RivalRefill);
        self.state.turn.rivals = true;
        let (seat, gang) = if self.state.turn.reclaims { (RIVAL, self.state.seated[RIVAL.index()].gang) } else { (JOHNNY, None) };
        self.tell(|| Event::Activates { seat, gang });
        let draws = if self.state.turn.reclaims { DISTRICTS } else { 1 };
        if let Some(solo) = &mut self.state.solo {
            solo.current = Array::new();
            for _ in 0..draws {
                if let Some(district) = solo.draw(self.chance) {
                    self.witness.tell(|| Event::DistrictDrawn { district });
                }
            }
        }
        if self.state.turn.reclaims {
            rule!(R215);
            self.push(Frame::Rival(0));
        } else {
            rule!(R214);
            self.johnny_activates();
        }
    }

    /// A District of the activation that goes on.
    fn current(&self, place: u8) -> Option<District> {
        self.state.solo.as_ref().and_then(|solo| solo.current.get(usize::from(place)).copied())
    }

    /// Johnny goes to a District, and does there what he finds to do.
    fn johnny_activates(&mut self) {
        let (Some(district), Some((johnny, from))) = (self.current(0), self.state.city.edgerunners_of(JOHNNY).next()) else { return };
        rule!(R217);
        rule!(R218);
        let free = self.map().pois_of(district).find(|&spot| spot == from || self.state.city.occupant(spot).is_none());
        let to = free.unwrap_or(Spot::outside(district));
        if to != from {
            let unit = Unit::Edgerunner(johnny);
            self.state.city.relocate(JOHNNY, unit, from, to);
            let side = self.state.side;
            self.tell(|| Event::Moved { by: JOHNNY, owner: JOHNNY, unit, from, to, side });
        }
        if self.state.city.presence(PLAYER, district) {
            rule!(R219);
            self.firefight(JOHNNY, district);
        } else if self.state.city.presence(RIVAL, district) {
            rule!(R220);
            self.lose_everything(RIVAL, district);
            self.cred(JOHNNY, 4, Why::Activation);
            self.remove_opportunity();
        } else {
            rule!(R221);
            self.cred(JOHNNY, 3, Why::Activation);
            while self.remove_opportunity() {}
        }
    }

    /// A side loses every unit that it has in a District; Drones first, so that none is left alone.
    fn lose_everything(&mut self, seat: Seat, district: District) {
        loop {
            let next = self.state.city.figures(seat, district).max_by_key(|(unit, _)| *unit == Unit::Drone);
            let Some((unit, spot)) = next else { break };
            self.lose(seat, unit, spot, Cause::Johnny);
        }
    }

    /// The top-most face-up Opportunity leaves the game; `false` if there is none.
    fn remove_opportunity(&mut self) -> bool {
        let Some(card) = self.state.opportunities.top_most().and_then(|slot| self.state.opportunities.take(slot)) else { return false };
        self.state.gone.insert(card);
        self.tell(|| Event::OpportunityGone { card });
        true
    }

    /// The opposing Gang: both steps in one District before the next is looked at (C-47).
    pub(super) fn rival(&mut self, step: u8) {
        let Some(district) = self.current(step / STEPS) else { return self.pop() };
        self.become_frame(Frame::Rival(step + 1));
        let here = self.state.city.presence(PLAYER, district);
        let has = |class: UnitKind| here && self.state.city.kind_in(self.game.catalog(), RIVAL, district, class) > 0;
        match step % STEPS {
            0 => self.rival_recruits(district),
            1 if !here => self.rival_unopposed(),
            2 if has(UnitKind::Techie) => self.rival_deals(),
            3 if has(UnitKind::Netrunner) => self.rival_runs(),
            4 if has(UnitKind::Solo) => {
                rule!(R235);
                rule!(R236);
                self.firefight(RIVAL, district);
            }
            _ => {}
        }
    }

    /// Step 1: a recruit of the first class in reserve, into the Point of Interest if it is free.
    fn rival_recruits(&mut self, district: District) {
        let Some(behavior) = behavior(self.game, self.state) else { return };
        let priority = &behavior.priority;
        rule!(R230);
        let Some(&class) = priority.iter().find(|&&class| self.state.city.in_reserve(RIVAL, Unit::Basic(class)) > 0) else {
            rule!(R231);
            let solo = self.state.solo.as_ref();
            let absent = solo.map_or(0, |solo| solo.current.iter().filter(|&&other| !self.state.city.presence(RIVAL, other)).count());
            self.cred(RIVAL, absent as u8, Why::Activation);
            return;
        };
        if priority.first() != Some(&class) {
            rule!(R244);
        }
        rule!(R242);
        let free = self.map().pois_of(district).find(|&spot| self.state.city.occupant(spot).is_none());
        self.bring_in(RIVAL, Unit::Basic(class), free.unwrap_or(Spot::outside(district)));
        if class == Class::Techie {
            rule!(R243);
            self.build_drone(RIVAL, district);
        }
    }

    /// Step 2 without the player: 2 Street Cred, and the Edgerunners leave the market.
    fn rival_unopposed(&mut self) {
        rule!(R232);
        self.cred(RIVAL, 2, Why::Activation);
        if let Some(solo) = &mut self.state.solo {
            solo.shut = true;
        }
        if self.state.edgerunners.top_most().is_some() {
            self.state.edgerunners.clear_under(Seats::all(self.state.seats));
            self.tell(|| Event::MarketCleared { market: Market::Edgerunners });
        }
    }

    /// Step 2a: the player loses a resource or gives Street Cred; an Opportunity is removed.
    fn rival_deals(&mut self) {
        rule!(R233);
        self.push(Frame::RivalRemoves);
        self.push(Frame::RivalToll);
    }

    pub(super) fn pay_toll(&mut self, choice: Choice) {
        self.pop();
        if let Choice::Resource(resource) = choice
            && self.state.seated[PLAYER.index()].purse.lose(resource)
        {
            self.tell(|| Event::Spent { seat: PLAYER, resource, amount: 1 });
        } else {
            self.cred(RIVAL, 3, Why::Toll);
        }
    }

    pub(super) fn rival_removes(&mut self) {
        self.pop();
        if self.remove_opportunity()
            && let Some(Habit::CredForRemoved(cred)) = habit(self.game, self.state)
        {
            rule!(R245);
            self.cred(RIVAL, cred, Why::Behavior);
        }
    }

    /// Step 2b: the player's Net tracker goes back.
    fn rival_runs(&mut self) {
        rule!(R234);
        let more = if let Some(Habit::TrackerBack(more)) = habit(self.game, self.state) { more } else { 0 };
        let net = &mut self.state.seated[PLAYER.index()].net;
        let to = net.saturating_sub(1 + more);
        if to != *net {
            *net = to;
            self.tell(|| Event::TrackerBack { seat: PLAYER, to });
        }
        self.cred(RIVAL, 2, Why::Activation);
    }

    /// The markets are filled up after an opponent, and the game may be over (R216).
    pub(super) fn rival_refill(&mut self) {
        rule!(R216);
        self.become_frame(Frame::NextTurn);
        self.fill_markets();
        self.goal_ends_the_turn();
    }

    /// Cards are drawn for the opponents in a Firefight, once the player's card is down (R222, R237).
    pub(super) fn draw_for_opponents(&mut self) {
        let Some(fight) = self.state.fight.as_ref().filter(|_| self.state.is_solo()) else { return };
        let involved = fight.involved;
        if fight.initiator == RIVAL && involved.contains(JOHNNY) {
            rule!(R246);
        }
        // They are drawn and not played: their effects and conditions are never asked for.
        rule!(R224);
        for seat in [RIVAL, JOHNNY].into_iter().filter(|&seat| involved.contains(seat)) {
            let count = if seat == JOHNNY {
                rule!(R222);
                self.catalog().profile().cards
            } else {
                rule!(R237);
                let more = if let Some(Habit::DrawMore(more)) = habit(self.game, self.state) { more } else { 0 };
                CARDS + more
            };
            let catalog = self.catalog();
            self.state.hands.draw_open(seat, count, self.chance, |card| card.key(catalog));
            let best = best_card(self.game, self.state, seat).map_or(0, |(_, firepower)| firepower);
            let cards = self.state.hands.open().iter().filter(|(owner, _)| *owner == seat).map(|(_, card)| *card).collect();
            self.tell(|| Event::DrewFor { seat, cards, firepower: best });
        }
    }

    /// The Casualties of opponents: Johnny loses nothing and kills everybody when he is single highest;
    /// the Gang gains Street Cred when it is (R225, R238).
    pub(super) fn solo_casualties(&mut self) {
        if !self.state.is_solo() {
            return;
        }
        let game = self.game;
        let Some(fight) = &mut self.state.fight else { return };
        if std::mem::take(&mut fight.due[JOHNNY.index()]) > 0 {
            rule!(R228);
        }
        let (single, district) = (fight.single_highest(), fight.district);
        let shelter = fight.sheltered(game.catalog(), PLAYER);
        if single == Some(RIVAL) {
            rule!(R238);
            self.cred(RIVAL, 3, Why::Firefight);
        } else if single == Some(JOHNNY) {
            rule!(R225);
            fight.due = Default::default();
            self.lose_everything(RIVAL, district);
            if !shelter {
                self.lose_everything(PLAYER, district);
            }
        }
    }

    /// Johnny's own condition (R226).
    pub(super) fn score_johnny(&mut self) {
        let involved = self.state.fight.as_ref().is_some_and(|fight| fight.involved.contains(JOHNNY));
        if !self.state.is_solo() || !involved {
            return;
        }
        rule!(R226);
        rule!(R369);
        if let Scoring::If { cred, when } = self.catalog().profile().scoring
            && self.holds(JOHNNY, when)
        {
            self.cred(JOHNNY, cred, Why::Profile);
        }
    }

    /// The opposing Gang lost a unit in a Firefight.
    pub(super) fn rival_fell(&mut self, owner: Seat) {
        if owner == RIVAL
            && self.state.fight.is_some()
            && let Some(Habit::CredForFallen(cred)) = habit(self.game, self.state)
        {
            self.cred(RIVAL, cred, Why::Behavior);
        }
    }

    /// The cards drawn for opponents go under the deck, each side's in a random order (R227, R240).
    pub(super) fn return_open_cards(&mut self) {
        if self.state.is_solo() {
            rule!(R227);
            rule!(R240);
            self.state.hands.put_open_under();
        }
    }
}

/// What the player can give for the toll of step 2a: a resource, or Street Cred to the Gang.
pub(super) fn tolls(state: &State) -> impl Iterator<Item = Choice> {
    let purse = state.seated[PLAYER.index()].purse;
    let held = Resource::ALL.iter().filter(move |&&resource| purse.get(resource) > 0);
    held.map(|&resource| Choice::Resource(resource)).chain([Choice::Done])
}

/// What the Gang can lose: a Drone if it has one there, otherwise what the player picks (R239); any unit
/// if a card of the player hands over that choice (C-94).
pub(super) fn rival_losses(game: &Gangs, state: &State, fight: &Fight) -> impl Iterator<Item = (Unit, Spot)> {
    let district = fight.district;
    let picks = fight.single_highest() == Some(PLAYER) && fight.has(game.catalog(), PLAYER, CombatEffect::ChooseCasualties);
    rule!(R239);
    let drones = !picks && state.city.count(RIVAL, Unit::Drone, Spot::outside(district)) > 0;
    state.city.figures(RIVAL, district).filter(move |(unit, _)| !drones || *unit == Unit::Drone)
}
