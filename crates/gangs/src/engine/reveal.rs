//! Steps 3 and 4 of a Firefight (rulebook page 012): cards are turned over and do what they do at
//! Reveal and Compare, and the totals are found.

use table::joint::Joint;
use table::{Chance, Seat, Witness, rule};

use super::story_flow::Situation;
use super::{Engine, played};
use crate::catalog::CombatId;
use crate::catalog::board::Amount;
use crate::catalog::words::{CombatEffect, District, Firepower, Power, Resource, Talent, UnitKind};
use crate::city::{Spot, Unit, Whereabouts};
use crate::event::{Cause, Event};
use crate::frame::Frame;
use crate::state::{Fight, PlayedCard, State};
use crate::story::{StoryState, changes};

/// Firepower that a Gang, its Edgerunners and the Story add (R117). All of it is public.
pub(crate) fn abilities(facts: &Situation<'_>, story: &StoryState, seats: u8, fight: &Fight, seat: Seat) -> u8 {
    let (catalog, city, district) = (facts.catalog, facts.city, fight.district);
    let story = if story.is_plain() { 0 } else { changes::firepower(catalog, story, seat, district, facts) };
    let Some(gang) = facts.seated[seat.index()].gang.filter(|_| seat.0 < seats) else {
        rule!(R353);
        return story;
    };
    rule!(R024);
    let here = |talent| {
        let talented = catalog.edgerunners().find(|(_, card)| card.talent == talent).map(|(id, _)| city.whereabouts(id));
        matches!(talented, Some(Whereabouts::At(owner, spot)) if owner == seat && spot.district() == district)
    };
    let mystic = catalog.dashboard(gang).abilities.iter().find_map(|ability| match ability.power {
        Power::FirepowerWith { unit, firepower } if city.kind_in(catalog, seat, district, unit) > 0 => {
            rule!(R360);
            Some(firepower)
        }
        Power::FirepowerAtHideout(firepower) if city.has_hideout(seat, district) => {
            rule!(R356);
            Some(firepower)
        }
        _ => None,
    });
    let jackie = fight.initiator == seat && here(Talent::FirepowerWhenInitiating);
    let river = here(Talent::FirepowerWithSolo) && city.kind_in(catalog, seat, district, UnitKind::Solo) > 1;
    if jackie || river {
        rule!(R352);
    }
    mystic.unwrap_or_default() + u8::from(jackie) + u8::from(river) + story
}

/// Drones of all sides in a District.
fn drones(state: &State, district: District) -> u8 {
    rule!(R347);
    Seat::first(state.sides).map(|seat| state.city.count(seat, Unit::Drone, Spot::outside(district))).sum()
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Step 3: all cards are turned over, and then their Reveal effects take place in order.
    pub(super) fn reveal(&mut self, place: u8) {
        if place == 0 {
            self.draw_for_opponents();
            self.turn_over();
        }
        let Some(fight) = &mut self.state.fight else { return self.pop() };
        if place >= fight.turned {
            // From here on the order is that of C-25: initiator first, then clockwise.
            let (initiator, sides) = (fight.initiator.0, self.state.sides);
            fight.played.sort_by_key(|played| (played.seat.0 + sides - initiator) % sides);
            self.become_frame(Frame::Compare(0));
            return;
        }
        let PlayedCard { seat, card, .. } = fight.played[usize::from(place)];
        self.become_frame(Frame::Reveal(place + 1));
        self.push(Frame::RevealCard(seat, card));
    }

    /// The chosen cards go onto the table, initiator's first.
    fn turn_over(&mut self) {
        rule!(R116);
        let Some(initiator) = self.state.fight.as_ref().map(|fight| fight.initiator) else { return };
        for step in 0..self.state.sides {
            let seat = Seat((initiator.0 + step) % self.state.sides);
            if let Some(card) = self.state.picks.of(seat) {
                self.lay_open(seat, card, false);
            }
        }
        self.state.picks = Joint::default();
        let game = self.game;
        if let Some(fight) = &mut self.state.fight {
            fight.turned = fight.played.len() as u8;
            // Cyberware Malfunction comes before all other Reveal effects (C-25).
            let blanks = |played: &&PlayedCard| game.catalog().combat(played.card).effect == Some(CombatEffect::BlankOthers);
            fight.blanking = fight.played.iter().find(blanks).map(|played| played.card);
        }
    }

    fn lay_open(&mut self, seat: Seat, card: CombatId, more: bool) {
        rule!(R059);
        self.state.hands.show(seat, card);
        let firepower = match self.catalog().combat(card).firepower {
            Firepower::Fixed(firepower) => Some(firepower),
            Firepower::DronesHere | Firepower::OtherCard => None,
        };
        if let Some(fight) = &mut self.state.fight {
            fight.played.push(PlayedCard { seat, card, firepower });
        }
        self.tell(|| Event::Played { seat, card, more });
    }

    /// The Reveal effect of one card.
    pub(super) fn reveal_card(&mut self, seat: Seat, card: CombatId) {
        self.pop();
        let Some(fight) = &mut self.state.fight else { return };
        let district = fight.district;
        match fight.effect(self.game.catalog(), card) {
            Some(CombatEffect::MoreWith(kind)) => {
                rule!(R339);
                if self.state.city.kind_in(self.game.catalog(), seat, district, kind) > 0 {
                    self.push(Frame::MayPlay(seat));
                }
            }
            Some(CombatEffect::BlankOthers) => {
                rule!(R341);
                fight.blanking = Some(card);
            }
            Some(CombatEffect::TakeBackOrMore) => {
                rule!(R340);
                self.push(Frame::MayTakeBack(seat));
            }
            Some(CombatEffect::EachLosesDrone) => self.lose_drones(seat, card, 1),
            Some(CombatEffect::AllDronesLost) => self.lose_drones(seat, card, u8::MAX),
            Some(CombatEffect::SecretPerNetrunner) => {
                rule!(R347);
                let catalog = self.catalog();
                let count = |side| self.state.city.kind_in(catalog, side, district, UnitKind::Netrunner);
                let amount = Seat::first(self.state.sides).map(count).sum();
                if let Some(fight) = &mut self.state.fight {
                    fight.secrets[seat.index()] += amount;
                }
                self.gain(seat, Amount { resource: Resource::Secret, amount });
            }
            _ => {}
        }
    }

    /// Opponents who are involved lose Drones in the District, as many as there are up to `most`.
    fn lose_drones(&mut self, seat: Seat, card: CombatId, most: u8) {
        let Some((district, involved)) = self.state.fight.as_ref().map(|fight| (fight.district, fight.involved)) else { return };
        let spot = Spot::outside(district);
        for other in self.state.from(seat).filter(|&other| other != seat && involved.contains(other)) {
            for _ in 0..self.state.city.count(other, Unit::Drone, spot).min(most) {
                self.lose(other, Unit::Drone, spot, Cause::Combat(card));
            }
        }
    }

    /// One more card is played, open and at once (C-26).
    pub(super) fn play_more(&mut self, seat: Seat, card: CombatId) {
        rule!(R339);
        self.become_frame(Frame::RevealCard(seat, card));
        self.lay_open(seat, card, true);
    }

    pub(super) fn take_back(&mut self, seat: Seat) {
        self.pop();
        self.state.hands.take_back(seat);
        self.tell(|| Event::TookBack { seat });
    }

    /// Step 4: the Compare effects in order, and then the totals.
    pub(super) fn compare(&mut self, place: u8) {
        let Some(PlayedCard { seat, card, firepower }) = played(self.state.fight.as_ref(), place) else {
            self.totals();
            return;
        };
        self.become_frame(Frame::Compare(place + 1));
        let Some(fight) = &self.state.fight else { return };
        let (district, blank) = (fight.district, fight.blanking.is_some_and(|blanking| blanking != card));
        let others = fight.played.len() > 1 || !self.state.hands.open().is_empty();
        if fight.effect(self.game.catalog(), card) == Some(CombatEffect::DroneForFirepower)
            && self.state.city.count(seat, Unit::Drone, Spot::outside(district)) > 0
        {
            self.push(Frame::MayBurnDrone(place));
        }
        if firepower.is_some() {
            return;
        }
        match self.catalog().combat(card).firepower {
            // A "?" whose effect is blank is worth nothing (R341).
            _ if blank => self.set_firepower(place, 0),
            Firepower::DronesHere => self.set_firepower(place, drones(self.state, district)),
            Firepower::OtherCard if others => self.push(Frame::MustCopy(place)),
            _ => self.set_firepower(place, 0),
        }
    }

    fn set_firepower(&mut self, place: u8, firepower: u8) {
        let Some(fight) = &mut self.state.fight else { return };
        if let Some(played) = fight.played.get_mut(usize::from(place)) {
            played.firepower = Some(firepower);
            let PlayedCard { seat, card, .. } = *played;
            self.tell(|| Event::Copied { seat, card, firepower });
        }
    }

    pub(super) fn burn_drone(&mut self, seat: Seat) {
        let place = if let Some(Frame::MayBurnDrone(place)) = self.state.frames.top() { place } else { 0 };
        self.pop();
        let Some(district) = self.state.fight.as_ref().map(|fight| fight.district) else { return };
        let cause = played(self.state.fight.as_ref(), place).map_or(Cause::Casualties, |played| Cause::Combat(played.card));
        self.lose(seat, Unit::Drone, Spot::outside(district), cause);
        if let Some(fight) = &mut self.state.fight {
            fight.extra[seat.index()] += 1;
        }
    }

    /// A card takes over the value of another, 0 from one that is open (C-27).
    pub(super) fn copy(&mut self, place: u8, of: Seat, card: CombatId) {
        self.pop();
        let value = self.state.fight.as_ref().and_then(|fight| {
            let mut others = fight.played.iter().enumerate().filter(|(other, _)| *other != usize::from(place));
            others.find(|(_, played)| played.seat == of && played.card == card).and_then(|(_, played)| played.firepower)
        });
        let open = super::solo::best_card(self.game, self.state, of).filter(|(open, _)| *open == card).map(|(_, firepower)| firepower);
        if open.is_some() {
            rule!(R372);
        }
        self.set_firepower(place, value.or(open).unwrap_or_default());
    }

    fn totals(&mut self) {
        self.become_frame(Frame::Casualties);
        let game = self.game;
        let Some(fight) = &self.state.fight else { return };
        rule!(R113);
        rule!(R117);
        let facts = Situation::of(game, self.state);
        let mut totals = fight.totals;
        for seat in fight.involved.iter() {
            let cards: u8 = fight.played.iter().filter(|played| played.seat == seat).filter_map(|played| played.firepower).sum();
            let drawn = super::solo::firepower(game, self.state, fight, seat);
            totals[seat.index()] +=
                cards + drawn + fight.extra[seat.index()] + abilities(&facts, &self.state.story, self.state.seats, fight, seat);
        }
        let involved = fight.involved;
        if let Some(fight) = &mut self.state.fight {
            fight.totals = totals;
        }
        for seat in involved.iter() {
            self.tell(|| Event::Total { seat, firepower: totals[seat.index()] });
        }
    }
}
