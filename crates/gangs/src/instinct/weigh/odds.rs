//! What a Firefight looks like before its cards are known: how strong every side can be, and what it has
//! to lose.

use table::Seat;

use super::Mind;
use super::worth;
use crate::catalog::CombatId;
use crate::catalog::words::{Boldness, CombatEffect, District, Firepower, Habit, Power, Talent, UnitKind};
use crate::city::SEATS;
use crate::engine::{Situation, power_of, talent_of};
use crate::solo::{JOHNNY, PLAYER, RIVAL};
use crate::story::changes;

/// How many of the 22 upgrades have at most so much firepower by themselves: what opponents of a single
/// player draw from.
const DRAWN: [f32; 7] = [3.0 / 22.0, 9.0 / 22.0, 13.0 / 22.0, 18.0 / 22.0, 20.0 / 22.0, 21.0 / 22.0, 1.0];

/// What a "?" on the table is taken for.
const OPEN: u8 = 3;

/// A Firefight before its cards are known.
pub(super) struct Field {
    pub(super) district: District,
    pub(super) initiator: Seat,
    /// Firepower of this seat beyond its card.
    pub(super) bonus: u8,
    /// What it costs to lose one unit, and to lose all.
    pub(super) hurt: f32,
    pub(super) rout: f32,
    /// What it brings that a side loses the unit that it misses least, or most.
    pub(super) least: [f32; SEATS],
    pub(super) most: [f32; SEATS],
    /// How likely the total of a side is below each number.
    pub(super) under: [[f32; TOTALS]; SEATS],
}

/// Totals that are told apart; nobody comes far beyond them.
const TOTALS: usize = 14;

impl Mind<'_> {
    pub(super) fn field(&self, district: District, initiator: Seat) -> Field {
        let (mut least, mut most) = ([0.0; SEATS], [0.0; SEATS]);
        for other in self.state.opponents(self.seat).filter(|&other| !self.state.cannot_be_lost(other)) {
            if self.strength(other, district) > 0 {
                let picks = self.city.figures(other, district).map(|(unit, spot)| self.pick(other, unit, spot));
                let (low, high) = picks.fold((f32::INFINITY, 0.0), |(low, high), pick| (f32::min(low, pick), f32::max(high, pick)));
                (least[other.index()], most[other.index()]) = (low, high);
            }
        }
        let (hurt, rout) = if self.strength(self.seat, district) == 0 {
            (worth::SOLO, worth::SOLO)
        } else {
            let own = self.city.figures(self.seat, district).map(|(unit, spot)| -self.pick(self.seat, unit, spot));
            own.fold((f32::INFINITY, 0.0), |(hurt, rout), loss| (hurt.min(loss), rout + loss))
        };
        let extra = self.state.fight.as_ref().map_or(0, |fight| fight.extra[self.seat.index()]);
        let bonus = extra + self.abilities(self.seat, district, initiator);
        let mut field =
            Field { district, initiator, bonus, hurt: hurt + self.tale_drops(), rout, least, most, under: [[0.0; TOTALS]; SEATS] };
        for other in self.state.opponents(self.seat).filter(|&other| self.strength(other, district) > 0) {
            field.under[other.index()] = self.totals(other, &field);
        }
        field
    }

    /// Firepower that a Gang, its Edgerunners and the Story add.
    fn abilities(&self, side: Seat, district: District, initiator: Seat) -> u8 {
        let here = |talent| talent_of(self.game, self.state, side, talent).is_some_and(|(_, spot)| spot.district() == district);
        let mystic = power_of(self.game, self.state, side, |power| match power {
            Power::FirepowerWith { unit, firepower } if self.city.kind_in(self.catalog, side, district, unit) > 0 => Some(firepower),
            Power::FirepowerAtHideout(firepower) if self.city.has_hideout(side, district) => Some(firepower),
            _ => None,
        });
        let jackie = initiator == side && here(Talent::FirepowerWhenInitiating);
        let river = here(Talent::FirepowerWithSolo) && self.city.kind_in(self.catalog, side, district, UnitKind::Solo) > 1;
        let story = if self.state.story.is_plain() {
            0
        } else {
            changes::firepower(self.catalog, &self.state.story, side, district, &Situation::of(self.game, self.state))
        };
        mystic.unwrap_or_default() + u8::from(jackie) + u8::from(river) + story
    }

    /// The firepower of a card of this seat or of another in a District.
    pub(super) fn firepower(&self, side: Seat, card: CombatId, district: District) -> u8 {
        let combat = self.catalog.combat(card);
        let drones = |side| self.city.drones(side, district);
        let printed = match combat.firepower {
            Firepower::Fixed(firepower) => firepower,
            Firepower::DronesHere => self.state.sides().map(drones).sum(),
            Firepower::OtherCard => 3,
        };
        let others = || self.state.hands.hand(side).len() > 1;
        let more = match combat.effect {
            Some(CombatEffect::MoreWith(kind)) if others() && self.city.kind_in(self.catalog, side, district, kind) > 0 => 2,
            Some(CombatEffect::TakeBackOrMore) if others() => 2,
            Some(CombatEffect::DroneForFirepower) if drones(side) > 0 => 1,
            _ => 0,
        };
        printed + more
    }

    /// How likely the total of another side is below each number.
    fn totals(&self, other: Seat, field: &Field) -> [f32; TOTALS] {
        if other.0 >= self.state.seats {
            return self.drawn_totals(other, field);
        }
        let extra = self.state.fight.as_ref().map_or(0, |fight| fight.extra[other.index()]);
        let bonus = extra + self.abilities(other, field.district, field.initiator);
        let mut just = [0.0; TOTALS];
        let mut note = |total: u8, weight: f32| just[usize::from(total).min(TOTALS - 1)] += weight;
        if let Some(fight) = self.state.fight.as_ref().filter(|fight| !fight.played.is_empty()) {
            let cards = fight.played.iter().filter(|played| played.seat == other);
            note(bonus + cards.map(|played| played.firepower.unwrap_or(OPEN)).sum::<u8>(), 1.0);
        } else {
            for card in self.state.hands.hand(other).kinds() {
                let firepower = self.firepower(other, card, field.district);
                // Strong cards are played more often.
                note(firepower + bonus, 1.0 + f32::from(firepower));
            }
        }
        let all = just.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        let mut sum = 0.0;
        just.map(|weight| {
            let under = sum / all;
            sum += weight;
            under
        })
    }

    /// How likely the total of a side is below this, and just this.
    pub(super) fn below(&self, other: Seat, field: &Field, total: u8) -> (f32, f32) {
        let (under, total) = (&field.under[other.index()], usize::from(total));
        let less = |total: usize| under.get(total).copied().unwrap_or(1.0);
        (less(total), less(total + 1) - less(total))
    }

    /// The same of a side for which cards are drawn (R222, R237).
    fn drawn_totals(&self, other: Seat, field: &Field) -> [f32; TOTALS] {
        let behavior = self.state.seated[RIVAL.index()].gang.map(|gang| self.catalog.behavior(gang)).filter(|_| other == RIVAL);
        let more = behavior.map_or(0, |card| if let Habit::DrawMore(more) = card.ability { more } else { 0 });
        let bold: u8 = behavior.map_or(0, |card| {
            let adds = |when| match when {
                Boldness::Initiating => field.initiator == RIVAL,
                Boldness::Attacked => field.initiator == PLAYER,
                Boldness::With(kind) => self.city.kind_in(self.catalog, RIVAL, field.district, kind) > 0,
            };
            card.modifiers.iter().filter(|modifier| adds(modifier.when)).map(|modifier| modifier.firepower).sum()
        });
        let cards = i32::from(if other == JOHNNY { self.catalog.profile().cards } else { 2 + more });
        std::array::from_fn(|total| {
            let least = usize::from(bold) + 1;
            if total < least { 0.0 } else { DRAWN[(total - least).min(DRAWN.len() - 1)].powi(cards) }
        })
    }

    /// How likely the unit that a side loses is of a kind, given that it loses one.
    pub(super) fn share(&self, other: Seat, district: District, kind: UnitKind, picks: bool) -> f32 {
        let all = f32::from(self.strength(other, district));
        let kinds = f32::from(self.city.kind_in(self.catalog, other, district, kind));
        if kinds == 0.0 {
            0.0
        } else if picks || kinds == all {
            1.0
        } else if kind == UnitKind::Drone {
            // Drones are missed least, unless that is what the card asks for.
            0.6
        } else {
            // Owners pick, and avoid it.
            0.5 * kinds / all
        }
    }
}
