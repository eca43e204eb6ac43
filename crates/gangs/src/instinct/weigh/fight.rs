//! Firefights: what a card brings, and what it costs to be beaten.

use table::Seat;

use super::Mind;
use super::odds::Field;
use super::worth;
use crate::catalog::CombatId;
use crate::catalog::words::{Class, CombatEffect, District, Firepower, Per, Power, Resource, Scoring, UnitKind, When};
use crate::city::{Spot, Unit};
use crate::engine::power_of;
use crate::engine::questions::may_fight;
use crate::frame::{Frame, Movers};
use crate::solo::{JOHNNY, RIVAL};

/// How likely what Street Cred hangs on is, with one card of one's own.
struct Chances {
    /// To have the highest total alone, and at all.
    alone: f32,
    top: f32,
    /// That no opponent loses a unit, or none of the kind that the card asks for.
    none_lost: f32,
    none_of_kind: f32,
    /// How many units of that kind are lost.
    of_kind: f32,
    /// To lose a unit.
    harmed: f32,
    /// Opposing units in the District.
    left: u8,
}

/// Two casualties instead of one: the second is not always there to be lost.
const SECOND: f32 = 1.8;

fn fits(mind: &Mind<'_>, kind: UnitKind, unit: Unit) -> bool {
    let class = unit.class(mind.catalog);
    match kind {
        UnitKind::Any => true,
        UnitKind::NonDrone => unit != Unit::Drone,
        UnitKind::Drone => unit == Unit::Drone,
        UnitKind::Solo => class == Some(Class::Solo),
        UnitKind::Techie => class == Some(Class::Techie),
        UnitKind::Netrunner => class == Some(Class::Netrunner),
        UnitKind::Edgerunner => matches!(unit, Unit::Edgerunner(_)),
    }
}

impl Mind<'_> {
    /// What it brings to have this card, and this total, in a Firefight.
    fn prospect(&self, field: &Field, total: u8, card: Option<CombatId>) -> f32 {
        let combat = card.map(|card| self.catalog.combat(card));
        let scoring = combat.map(|combat| combat.scoring);
        let effect = combat.and_then(|combat| combat.effect);
        let kind = match scoring {
            Some(Scoring::If { when: When::OpponentLost(kind), .. } | Scoring::Each { per: Per::OpposingLost(kind), .. }) => kind,
            _ => UnitKind::Any,
        };
        let picks = effect == Some(CombatEffect::ChooseCasualties);
        let mut chances = Chances { alone: 1.0, top: 1.0, none_lost: 1.0, none_of_kind: 1.0, of_kind: 0.0, harmed: 0.0, left: 0 };
        let mut worth = 0.0;
        for other in self.state.opponents(self.seat).filter(|&other| self.strength(other, field.district) > 0) {
            let (less, equal) = self.below(other, field, total);
            let more = 1.0 - less - equal;
            chances.alone *= less;
            chances.top *= less + equal;
            chances.left += self.strength(other, field.district);
            if self.state.is_solo() && other == JOHNNY {
                // He kills everything and gains 2 (R225, R369).
                worth -= more * (field.rout - field.hurt + 2.0 * worth::THREAT);
                continue;
            }
            if self.state.is_solo() && other == RIVAL {
                // It gains 3 (R238).
                worth -= more * 3.0 * worth::THREAT;
            }
            let drones = f32::from(self.city.drones(other, field.district));
            let blown = match effect {
                Some(CombatEffect::EachLosesDrone) => drones.min(1.0),
                Some(CombatEffect::AllDronesLost) => drones,
                _ => 0.0,
            };
            let loses = if effect == Some(CombatEffect::LoseInTie) { less + equal } else { less };
            let lost = if effect == Some(CombatEffect::OneMoreCasualty) { SECOND * loses } else { loses };
            worth += lost * if picks { field.most[other.index()] } else { field.least[other.index()] };
            worth += blown * worth::DRONE * self.spite;
            let share = self.share(other, field.district, kind, picks);
            let blown = if kind == UnitKind::Drone { blown } else { 0.0 };
            chances.none_lost *= 1.0 - loses;
            chances.none_of_kind *= 1.0 - if blown > 0.0 { 1.0 } else { loses * share };
            chances.of_kind += lost * share + blown;
        }
        let harmed = match effect {
            Some(CombatEffect::NoLosses) => 0.0,
            Some(CombatEffect::SacrificeOwn) => 2.0 - chances.top,
            Some(CombatEffect::OneMoreCasualty) => 1.0 - chances.alone,
            _ => 1.0 - chances.top,
        };
        chances.harmed = harmed.min(1.0);
        let killed = if effect == Some(CombatEffect::KillHere) { field.most.iter().copied().fold(0.0, f32::max) } else { 0.0 };
        let scored = scoring.map_or(0.0, |scoring| self.scores(field, scoring, effect, &chances));
        worth + scored + killed - harmed * field.hurt + chances.alone * self.prize(field.district)
    }

    /// The Street Cred that a card is likely to bring.
    fn scores(&self, field: &Field, scoring: Scoring, effect: Option<CombatEffect>, chances: &Chances) -> f32 {
        let own = self.strength(self.seat, field.district);
        let secret = self.one_more(Resource::Secret);
        let chance = |when| match when {
            When::LostNone => 1.0 - chances.harmed,
            When::NoneLeft if own <= 1 => chances.harmed,
            When::NoneLeft => 0.0,
            When::OpponentLost(_) => 1.0 - chances.none_of_kind,
            When::NoOpponentLeft => {
                let more = matches!(effect, Some(CombatEffect::OneMoreCasualty | CombatEffect::KillHere));
                if chances.left <= 1 + u8::from(more) { 1.0 - chances.none_lost } else { 0.0 }
            }
            When::OpponentFirepower(least) => {
                let others = self.state.opponents(self.seat).filter(|&other| self.strength(other, field.district) > 0);
                1.0 - others.map(|other| self.below(other, field, least).0).product::<f32>()
            }
            When::Left(kind) => match self.city.kind_in(self.catalog, self.seat, field.district, kind) {
                0 => 0.0,
                1 if own == 1 => 1.0 - chances.harmed,
                _ => 1.0,
            },
            // A loss sometimes costs Dominance too.
            When::NoDominance if self.city.dominance(self.state.sides, field.district) == Some(self.seat) => 0.3 * chances.harmed,
            When::NoDominance => 1.0,
        };
        match scoring {
            Scoring::If { cred, when } => f32::from(cred) * chance(when),
            Scoring::Each { cred, per: Per::OpposingLost(_) } => f32::from(cred) * chances.of_kind,
            Scoring::Each { cred, per: Per::SecretsGained } => f32::from(self.netrunners_in(field.district)) * (f32::from(cred) + secret),
            Scoring::SpendSecrets(most) => f32::from(most.min(self.me.purse.get(Resource::Secret))) * (1.0 - secret).max(0.0),
        }
    }

    /// What a card brings in a Firefight.
    fn played(&self, field: &Field, card: CombatId, more: u8) -> f32 {
        let firepower = self.firepower(self.seat, card, field.district);
        self.prospect(field, firepower + field.bonus + more, Some(card)) - worth::HOARD * f32::from(firepower)
    }

    fn best_card(&self, field: &Field, more: u8) -> f32 {
        self.state.hands.hand(self.seat).kinds().map(|card| self.played(field, card, more)).reduce(f32::max).unwrap_or_default()
    }

    /// What a Firefight would bring that this seat begins in a District.
    pub(super) fn fight(&self, district: District) -> f32 {
        *self.fights[district as usize].get_or_init(|| self.fought(district))
    }

    fn fought(&self, district: District) -> f32 {
        let others = || self.state.opponents(self.seat).filter(|other| self.strength(*other, district) > 0);
        if others().next().is_none() || !may_fight(self.game, self.state, district) {
            return 0.0;
        }
        let field = self.field(district, self.seat);
        let rage = if self.rages() { worth::RAGE * self.future } else { 0.0 };
        let taken = self.map.pois_of(district).filter(|&poi| self.city.occupant(poi).is_some_and(|(owner, _)| owner != self.seat));
        let exchanged = taken.map(|poi| self.exchange(poi)).fold(0.0, f32::max);
        let claims = power_of(self.game, self.state, self.seat, |power| matches!(power, Power::Payback { .. }).then_some(())).is_some();
        let claim = claims && others().any(|other| self.state.seated[other.index()].holds != [0; 3]);
        let payback = if claim { worth::PAYBACK } else { 0.0 };
        self.best_card(&field, 0) + rage + payback + worth::EXCHANGE * exchanged + worth::BRAVERY
    }

    /// What a move of a Solo changes in the best Firefight that can be had.
    pub(super) fn fight_after(&self, unit: Unit, left: District, entered: District) -> f32 {
        let solos = matches!(self.state.frames.top(), Some(Frame::Moves(Movers::Class(Class::Solo))));
        if !solos || unit.class(self.catalog) != Some(Class::Solo) {
            return 0.0;
        }
        let best = |from: Option<(District, District)>| {
            let there = |district: District| match from {
                Some((_, to)) if to == district => 1,
                Some((from, _)) if from == district => self.solos(district).saturating_sub(1),
                _ => self.solos(district),
            };
            District::ALL.iter().filter(|&&district| there(district) > 0).map(|&district| self.fight(district)).fold(0.0, f32::max)
        };
        best(Some((left, entered))) - best(None)
    }

    /// What it brings to take the place of an occupant.
    pub(super) fn exchange(&self, poi: Spot) -> f32 {
        let Some(kind) = self.map.kind(poi) else { return 0.0 };
        let others = self.controls(kind);
        self.poi(kind, others) + 2.0 * self.spite * worth::ACCESS - worth::EFFORT
    }

    fn current(&self) -> Option<&Field> {
        self.field.get_or_init(|| self.state.fight.as_ref().map(|fight| self.field(fight.district, fight.initiator))).as_ref()
    }

    /// A card is laid down.
    pub(super) fn lay(&self, card: CombatId) -> f32 {
        self.current().map_or(0.0, |field| self.played(field, card, 0))
    }

    /// Firepower of the cards that this seat has played.
    fn on_table(&self) -> u8 {
        let played = self.state.fight.iter().flat_map(|fight| fight.played.iter()).filter(|played| played.seat == self.seat);
        played.map(|played| played.firepower.unwrap_or(2)).sum()
    }

    /// One more card is played.
    pub(super) fn lay_more(&self, card: CombatId) -> f32 {
        let Some(field) = self.current() else { return 0.0 };
        let table = self.on_table() + field.bonus;
        let firepower = self.firepower(self.seat, card, field.district);
        // In doubt the card is played: it comes back with the others.
        self.prospect(field, table + firepower, Some(card)) - self.prospect(field, table, None) + worth::EFFORT
    }

    /// What more firepower brings.
    pub(super) fn with_more(&self, more: u8) -> f32 {
        let Some(field) = self.current() else { return 0.0 };
        if self.state.fight.as_ref().is_some_and(|fight| fight.played.is_empty()) {
            return self.best_card(field, more) - self.best_card(field, 0);
        }
        let table = self.on_table() + field.bonus;
        // The cards on the table, which are not looked at here, pay more often to who is on top.
        1.5 * (self.prospect(field, table + more, None) - self.prospect(field, table, None))
    }

    /// The firepower of a card that another one takes over.
    pub(super) fn copied(&self, side: Seat, card: CombatId) -> f32 {
        let played = self.state.fight.iter().flat_map(|fight| fight.played.iter());
        let known = played.filter(|played| played.seat == side && played.card == card).find_map(|played| played.firepower);
        f32::from(known.unwrap_or_else(|| match self.catalog.combat(card).firepower {
            Firepower::Fixed(firepower) => firepower,
            _ => 0,
        }))
    }

    /// Street Cred that cards on the table pay one side for the loss of a unit of another.
    fn scored(&self, side: impl Fn(Seat) -> bool, owner: Seat, unit: Unit) -> f32 {
        let Some(fight) = &self.state.fight else { return 0.0 };
        let pays = |card: CombatId| match self.catalog.combat(card).scoring {
            Scoring::If { cred, when: When::OpponentLost(kind) } if fits(self, kind, unit) && fight.lost[owner.index()].of(kind) == 0 => {
                cred
            }
            Scoring::Each { cred, per: Per::OpposingLost(kind) } if fits(self, kind, unit) => cred,
            _ => 0,
        };
        fight.played.iter().filter(|played| side(played.seat)).map(|played| f32::from(pays(played.card))).sum()
    }

    pub(super) fn scored_by_others(&self, unit: Unit) -> f32 {
        // What can be kept from others for nothing is worth more than harm that costs an action.
        2.0 * self.spite * self.scored(|side| side != self.seat, self.seat, unit)
    }

    pub(super) fn scored_by_me(&self, owner: Seat, unit: Unit) -> f32 {
        self.scored(|side| side == self.seat, owner, unit)
    }
}
