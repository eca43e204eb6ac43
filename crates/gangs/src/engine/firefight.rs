//! A Firefight (rulebook page 012): how it begins, and the Casualties step. Revealing and comparing
//! cards is in `reveal`, Street Cred and the end in `scoring`.

use table::array::Array;
use table::joint::Joint;
use table::{Chance, Seat, Seats, Witness, rule};

use super::story_flow::may_fight;
use super::{Engine, played, power_of};
use crate::catalog::words::{Class, CombatEffect, District, Gang, Power, Step};
use crate::catalog::{Catalog, CombatId};
use crate::choice::Choice;
use crate::city::{City, SEATS, Spot, Spots, Unit};
use crate::event::{Cause, Event};
use crate::frame::Frame;
use crate::game::Gangs;
use crate::state::{Fight, Losses, PlayedCard, State};

impl Fight {
    fn new(initiator: Seat, district: District, involved: Seats) -> Fight {
        Fight {
            district,
            initiator,
            involved,
            exchanged: Spots::default(),
            played: Array::new(),
            blanking: None,
            extra: [0; SEATS],
            totals: [0; SEATS],
            due: [0; SEATS],
            lost: [Losses::default(); SEATS],
            secrets: [0; SEATS],
            gained: Seats::NONE,
            payback: None,
            turned: 0,
        }
    }

    /// The effect of a card, unless another one blanks it (R341).
    pub(crate) fn effect(&self, catalog: &Catalog, card: CombatId) -> Option<CombatEffect> {
        let blank = self.blanking.is_some_and(|blanking| blanking != card);
        catalog.combat(card).effect.filter(|_| !blank)
    }

    /// Whether a side has played a card with an effect that works.
    pub(super) fn has(&self, catalog: &Catalog, seat: Seat, effect: CombatEffect) -> bool {
        self.played.iter().any(|played| played.seat == seat && self.effect(catalog, played.card) == Some(effect))
    }

    /// Whether a side loses nothing any more (C-31).
    pub(crate) fn sheltered(&self, catalog: &Catalog, seat: Seat) -> bool {
        self.has(catalog, seat, CombatEffect::NoLosses)
    }

    /// The highest total.
    fn highest(&self) -> u8 {
        self.involved.iter().map(|seat| self.totals[seat.index()]).max().unwrap_or_default()
    }

    /// Who alone has the highest total (R342).
    pub(crate) fn single_highest(&self) -> Option<Seat> {
        rule!(R342);
        let highest = self.highest();
        let mut top = self.involved.iter().filter(|seat| self.totals[seat.index()] == highest);
        top.next().filter(|_| top.next().is_none())
    }
}

/// Districts where the active player can initiate a Firefight (R109).
pub(crate) fn battlefields(game: &Gangs, state: &State) -> impl Iterator<Item = District> {
    let (seat, catalog) = (state.turn.seat, game.catalog());
    let has_solo = move |district: District| state.city.figures(seat, district).any(|(unit, _)| unit.class(catalog) == Some(Class::Solo));
    District::ALL.iter().copied().filter(move |&district| {
        rule!(R109);
        has_solo(district) && may_fight(game, state, district) && state.opponents(seat).any(|other| state.city.presence(other, district))
    })
}

/// Whose unit is lost next, if anybody's: initiator first, then clockwise (R344).
pub(crate) fn loser(fight: &Fight, city: &City, sides: u8) -> Option<Seat> {
    let clockwise = (0..sides).map(|step| Seat((fight.initiator.0 + step) % sides));
    clockwise.into_iter().find(|seat| fight.due[seat.index()] > 0 && city.presence(*seat, fight.district))
}

/// Who picks the unit that a side loses, if it is not the side itself: who is single highest, by a card (R343).
pub(super) fn picks_for(catalog: &Catalog, fight: &Fight, loser: Seat) -> Option<Seat> {
    rule!(R120);
    let winner = fight.single_highest().filter(|&winner| winner != loser && fight.has(catalog, winner, CombatEffect::ChooseCasualties));
    if winner.is_some() {
        rule!(R343);
    }
    winner
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// A Firefight begins; everybody with a unit there is involved.
    pub(super) fn firefight(&mut self, initiator: Seat, district: District) {
        rule!(R110);
        rule!(R111);
        rule!(R112);
        let involved: Seats = self.state.sides().filter(|&seat| self.state.city.presence(seat, district)).collect();
        self.state.fight = Some(Fight::new(initiator, district, involved));
        self.push(Frame::BeforeCards(0));
        if initiator.0 < self.state.seats {
            self.push(Frame::Exchange);
        }
        self.tell(|| Event::Firefight { seat: initiator, district, involved });
    }

    /// Step 1: a Solo trades places with the occupant of a Point of Interest.
    pub(super) fn exchange(&mut self, choice: Choice) {
        let (Choice::Exchange { unit, from, poi }, Some(fight)) = (choice, &mut self.state.fight) else {
            self.pop();
            return;
        };
        rule!(R114);
        fight.exchanged.remove(from);
        fight.exchanged.insert(poi);
        let seat = fight.initiator;
        let Some((other, occupant)) = self.state.city.occupant(poi) else { return };
        self.state.city.swap_into(seat, unit, from, poi);
        let side = self.state.side;
        self.tell(|| Event::Exchanged { seat, unit, poi, side, other, occupant });
        self.entered(other, occupant, from);
        self.entered(seat, unit, poi);
        self.told_move(other, poi, from);
        self.told_move(seat, from, poi);
    }

    /// Between steps 1 and 2 abilities are announced, initiator first (C-25); then cards are chosen.
    pub(super) fn before_cards(&mut self, step: u8) {
        let Some(fight) = &self.state.fight else { return self.pop() };
        if step >= self.state.sides {
            rule!(R115);
            let ready = |seat: &Seat| seat.0 < self.state.seats && !self.state.hands.hand(*seat).is_empty();
            self.state.picks = Joint::ask(fight.involved.iter().filter(ready).collect());
            self.become_frame(if self.state.picks.waiting().is_empty() { Frame::Reveal(0) } else { Frame::Choose });
            return;
        }
        let seat = Seat((fight.initiator.0 + step) % self.state.sides);
        let involved = fight.involved.contains(seat);
        self.become_frame(Frame::BeforeCards(step + 1));
        if !involved {
            return;
        }
        let announces = power_of(self.game, self.state, seat, |power| match power {
            // Whoever comes first in the order is the initiator, and only the initiator claims it.
            Power::Payback { .. } if step == 0 => Some(Frame::MayClaim(seat)),
            Power::Rage { .. } => Some(Frame::MayRage(seat)),
            _ => None,
        });
        if let Some(frame) = announces {
            self.push(frame);
        }
    }

    pub(super) fn claim(&mut self, seat: Seat, holder: Seat) {
        rule!(R355);
        self.pop();
        let held = self.state.seated[holder.index()].holds;
        let figures: u8 = held.iter().sum();
        let each = self.power(seat, |power| if let Power::Payback { firepower, .. } = power { Some(firepower) } else { None });
        if let Some(fight) = &mut self.state.fight {
            fight.payback = Some((holder, held));
            fight.extra[seat.index()] += figures * each.unwrap_or_default();
        }
        self.tell(|| Event::Payback { seat, holder, figures });
    }

    pub(super) fn rage(&mut self, seat: Seat, steps: u8) {
        self.pop();
        if steps == 0 {
            return;
        }
        rule!(R363);
        self.state.seated[seat.index()].rage -= steps;
        if let Some(fight) = &mut self.state.fight {
            fight.extra[seat.index()] += steps;
        }
        self.tell(|| Event::RageSpent { seat, steps });
    }

    /// Step 2: a card is laid down; when all are, they are turned over.
    pub(super) fn choose(&mut self, seat: Seat, card: CombatId) {
        self.tell(|| Event::Chose { seat });
        if self.state.picks.pick(seat, card) {
            self.become_frame(Frame::Reveal(0));
        }
    }

    /// Step 5: who loses how many units (R344).
    pub(super) fn casualties(&mut self) {
        self.become_frame(Frame::Losing);
        let game = self.game;
        let Some(fight) = &mut self.state.fight else { return };
        rule!(R118);
        rule!(R119);
        let (highest, single) = (fight.highest(), fight.single_highest());
        let tops = |fight: &Fight, seat: Seat| fight.totals[seat.index()] == highest;
        let works = |fight: &Fight, effect| -> Seats {
            fight
                .played
                .iter()
                .filter(|played| fight.effect(game.catalog(), played.card) == Some(effect))
                .map(|played| played.seat)
                .collect()
        };
        let editors: Seats = works(fight, CombatEffect::LoseInTie).iter().filter(|&seat| tops(fight, seat)).collect();
        let blades =
            fight.played.iter().filter(|played| fight.effect(game.catalog(), played.card) == Some(CombatEffect::OneMoreCasualty)).count()
                as u8;
        for seat in fight.involved.iter() {
            let edited = tops(fight, seat) && !editors.without(seat).is_empty();
            if edited {
                rule!(R062);
            }
            let beaten = u8::from(!tops(fight, seat) || edited);
            let more = if single == Some(seat) { 0 } else { blades };
            rule!(R122);
            fight.due[seat.index()] = if fight.sheltered(game.catalog(), seat) { 0 } else { beaten + more };
        }
        self.solo_casualties();
    }

    /// The units are lost one by one; then the other effects follow.
    pub(super) fn losing(&mut self) -> bool {
        let over = self.state.fight.as_ref().and_then(|fight| loser(fight, &self.state.city, self.state.sides)).is_none();
        if over {
            self.become_frame(Frame::Aftermath(0));
        }
        over
    }

    pub(super) fn lose_due(&mut self, owner: Seat, unit: Unit, spot: Spot) {
        rule!(R121);
        if let Some(fight) = &mut self.state.fight {
            fight.due[owner.index()] -= 1;
        }
        self.lose(owner, unit, spot, Cause::Casualties);
    }

    /// The other Casualties effects, in order.
    pub(super) fn aftermath(&mut self, place: u8) {
        let Some(PlayedCard { seat, card, .. }) = played(self.state.fight.as_ref(), place) else {
            self.become_frame(Frame::Score(0));
            return;
        };
        self.become_frame(Frame::Aftermath(place + 1));
        let Some(fight) = &self.state.fight else { return };
        let effect = fight.effect(self.game.catalog(), card).filter(|effect| effect.step() == Step::Casualties);
        let sheltered = fight.sheltered(self.game.catalog(), seat);
        if effect.is_some() {
            rule!(R344);
        }
        match effect {
            Some(CombatEffect::SacrificeOwn) if !sheltered => self.push(Frame::MustSacrifice(place)),
            Some(CombatEffect::DroneForKill) if !sheltered => self.push(Frame::MayBomb(place)),
            Some(CombatEffect::KillHere) => self.push(Frame::MustKill(place)),
            Some(CombatEffect::MoveSurvivor) => self.push(Frame::MayFlee(place)),
            _ => {}
        }
    }

    /// A card costs or kills a unit.
    pub(super) fn card_kills(&mut self, owner: Seat, unit: Unit, spot: Spot) {
        let cause = self.card_on_top();
        if let Some(Frame::MustKill(_)) = self.state.frames.top() {
            rule!(R336);
        }
        self.pop();
        self.lose(owner, unit, spot, cause);
    }

    /// The card whose effect the top frame is.
    fn card_on_top(&self) -> Cause {
        let place = match self.state.frames.top() {
            Some(Frame::MustSacrifice(place) | Frame::MustKill(place) | Frame::MayBomb(place)) => Some(place),
            _ => None,
        };
        place.and_then(|place| played(self.state.fight.as_ref(), place)).map_or(Cause::Casualties, |played| Cause::Combat(played.card))
    }

    /// A Drone is sacrificed to kill a unit.
    pub(super) fn bomb(&mut self, seat: Seat, owner: Seat, unit: Unit, spot: Spot) {
        let cause = self.card_on_top();
        rule!(R336);
        self.pop();
        self.lose(seat, Unit::Drone, Spot::outside(spot.district()), cause);
        self.lose(owner, unit, spot, cause);
    }

    /// A survivor leaves the District.
    pub(super) fn flee(&mut self, seat: Seat, unit: Unit, from: Spot, to: Spot) {
        self.pop();
        self.move_unit(seat, seat, unit, from, to);
        self.lose_orphans(seat, from.district());
        self.lose_orphans(seat, to.district());
    }

    /// The Tyger Claws may give a fallen basic unit to an opponent who is involved (R354).
    pub(super) fn revenge(&mut self, owner: Seat, unit: Unit) {
        let (Unit::Basic(class), true) = (unit, self.state.fight.is_some()) else { return };
        if self.state.gang(owner) == Some(Gang::TygerClaws) {
            rule!(R354);
            self.push(Frame::MayGive(owner, class));
        }
    }

    pub(super) fn give(&mut self, seat: Seat, class: Class, to: Seat) {
        self.pop();
        if self.state.city.give_away(seat, class) {
            self.state.seated[to.index()].holds[class as usize] += 1;
            self.tell(|| Event::Given { seat, to, class });
        }
    }
}
