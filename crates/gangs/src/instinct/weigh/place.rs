//! Where units stand: Presence, Dominance, Points of Interest, and what a move changes.

use super::Mind;
use super::worth;
use crate::catalog::words::{Class, District, PoiKind, Resource, Talent};
use crate::city::{DISTRICTS, SEATS, Spot, Spots, Unit};
use crate::engine::questions::closed;
use crate::frame::{Frame, Movers};
use table::Seat;

impl Mind<'_> {
    /// What the best reward of a District is worth, and all of them.
    pub(super) fn rewarded(&self, district: District) -> (f32, f32) {
        let rewards = self.catalog.board().district(district).rewards.iter();
        let worths = rewards.map(|reward| f32::from(reward.amount) * self.one_more(reward.resource));
        worths.fold((0.0, 0.0), |(best, all), worth| (worth.max(best), all + worth))
    }

    /// What the next Reclaim brings a side from a District with so many units of each side in it.
    fn harvest(&self, side: Seat, district: District, strength: &[u8; SEATS], hideout: bool) -> f32 {
        let own = strength[side.index()];
        if own == 0 {
            return 0.0;
        }
        let dominant = hideout && (0..SEATS).all(|other| other == side.index() || strength[other] < own);
        let (best, all) = self.rewards[district as usize];
        let guard = if self.state.is_solo() { worth::GUARD } else { 0.0 };
        guard + worth::HARVEST * if dominant { all } else { best }
    }

    /// What a District is worth to this seat with so many units of each side in it.
    fn district(&self, district: District, strength: &[u8; SEATS], hideout: bool) -> f32 {
        let mut worth = self.harvest(self.seat, district, strength, hideout);
        if !self.state.is_solo() {
            for other in self.state.opponents(self.seat) {
                worth -= self.spite * self.harvest(other, district, strength, self.city.has_hideout(other, district));
            }
        }
        worth
    }

    fn strengths(&self, district: District) -> [u8; SEATS] {
        std::array::from_fn(|side| self.strength[side][district as usize])
    }

    /// What it changes that a side has more or fewer units in a District.
    pub(super) fn shift(&self, side: Seat, district: District, by: i8) -> f32 {
        let [fewer, more] = &self.shifts[side.index()][district as usize];
        match by {
            -1 => *fewer.get_or_init(|| self.shifted(side, district, by)),
            1 => *more.get_or_init(|| self.shifted(side, district, by)),
            _ => self.shifted(side, district, by),
        }
    }

    fn shifted(&self, side: Seat, district: District, by: i8) -> f32 {
        let before = self.strengths(district);
        let mut after = before;
        after[side.index()] = before[side.index()].saturating_add_signed(by);
        let hideout = self.city.has_hideout(self.seat, district);
        self.district(district, &after, hideout) - self.district(district, &before, hideout)
    }

    /// What a Hideout in a District changes, with the units that are there and those that will come.
    pub(super) fn hideout_in(&self, district: District) -> f32 {
        let now = self.strengths(district);
        let mut then = now;
        then[self.seat.index()] += 1;
        let built = self.district(district, &now, true) - self.district(district, &now, false);
        let foothold = self.district(district, &then, true) - self.district(district, &now, true);
        let needed = self.map.pois_of(district).filter(|&poi| self.city.occupant(poi).is_none()).count() as f32;
        built + worth::FOOTHOLD * foothold + worth::DENIAL * needed + self.built_in(district)
    }

    /// What a Point of Interest brings this seat, if it controls `others` of that kind besides.
    pub(super) fn poi(&self, kind: PoiKind, others: u8) -> f32 {
        let goes_on = |class| matches!(self.state.frames.top(), Some(Frame::Moves(Movers::Class(moving))) if moving == class);
        let dealing = if goes_on(Class::Techie) { 1.0 } else { worth::ACCESS };
        let worth = match kind {
            PoiKind::Business if others == 0 => dealing * self.best_deal().max(worth::ACCESS),
            // A Techie takes one card: the better of two.
            PoiKind::Fixer if others == 0 => {
                let deal = if self.controls(PoiKind::Business) > 0 { self.best_deal() } else { 0.0 };
                let rogue = if self.has_talent(Talent::QueenOfFixers) { worth::QUEEN * worth::RECLAIMED * self.future } else { 0.0 };
                dealing * (self.best_hire() - deal).max(worth::ACCESS * self.future) + rogue
            }
            PoiKind::DataFortress => {
                let soon = if goes_on(Class::Netrunner) { 1.0 } else { worth::FORTRESS };
                soon * self.one_more(Resource::Secret)
            }
            PoiKind::Business | PoiKind::Fixer => worth::ANOTHER_POI,
        };
        worth + worth::DENIAL
    }

    /// How many Points of Interest of a kind this seat controls.
    pub(super) fn controls(&self, kind: PoiKind) -> u8 {
        self.controls[kind as usize]
    }

    /// Units of this seat in a District that are no Drones, and Drones.
    fn company(&self, side: Seat, district: District) -> (u8, u8) {
        let drones = self.city.drones(side, district);
        (self.strength(side, district).saturating_sub(drones), drones)
    }

    /// What a move changes.
    pub(super) fn a_move(&self, unit: Unit, from: Spot, to: Spot) -> f32 {
        let (left, entered) = (from.district(), to.district());
        let mut worth = 0.0;
        let (leaves, enters) = (self.map.kind(from), self.map.kind(to));
        if let Some(kind) = enters {
            let others = self.controls(kind).saturating_sub(u8::from(leaves == Some(kind)));
            worth += self.poi(kind, others) + self.tale_enters(kind, entered);
        }
        if let Some(kind) = leaves {
            worth -= self.poi(kind, self.controls(kind).saturating_sub(1));
        }
        if left != entered {
            let (company, drones) = self.company(self.seat, left);
            let (there, _) = self.company(self.seat, entered);
            // Drones can follow a Techie, and are lost otherwise.
            let follow = if matches!(self.state.frames.top(), Some(Frame::Moves(Movers::Class(Class::Techie)))) { 0.5 } else { 1.0 };
            if unit == Unit::Drone {
                worth += if company == 0 { worth::DRONE } else { 0.0 };
                worth -= if there == 0 { worth::FIRST } else { 0.0 };
                worth += self.shift(self.seat, entered, 1) + if company > 0 { self.shift(self.seat, left, -1) } else { 0.0 };
            } else {
                let lost = if company == 1 { drones } else { 0 };
                worth -= follow * worth::DRONE * f32::from(lost) * self.future;
                worth += self.shift(self.seat, entered, 1) + self.shift(self.seat, left, -1 - lost as i8);
                worth += self.fight_after(unit, left, entered);
            }
            worth += self.tale_pull(unit, entered) - self.tale_pull(unit, left);
            if let Unit::Edgerunner(id) = unit
                && self.catalog.edgerunner(id).talent == Talent::LoneStar
            {
                let alone = |strength: u8| if strength == 0 { worth::LONE_STAR * worth::RECLAIMED * self.future } else { 0.0 };
                worth += alone(self.strength(self.seat, entered)) - alone(self.strength(self.seat, left).saturating_sub(1));
            }
        }
        worth
    }

    /// What it brings to move a unit of another side.
    pub(super) fn push(&self, owner: Seat, unit: Unit, from: Spot, to: Spot) -> f32 {
        let (left, entered) = (from.district(), to.district());
        let poi = |spot| self.map.kind(spot).map_or(0.0, |kind| self.their_poi(kind, spot));
        let mut worth = poi(from) - self.map.kind(to).map_or(0.0, |_| self.spite);
        if left != entered {
            let (company, drones) = self.company(owner, left);
            let lost = if company == 1 && unit != Unit::Drone { drones } else { 0 };
            worth += self.shift(owner, left, -1 - lost as i8) + self.shift(owner, entered, 1) + self.spite * worth::DRONE * f32::from(lost);
        }
        worth
    }

    /// What it is worth that another side loses a Point of Interest, and that it becomes free.
    pub(super) fn their_poi(&self, kind: PoiKind, spot: Spot) -> f32 {
        let near = self.map.reach(spot).iter().any(|near| self.strength(self.seat, near.district()) > 0);
        let own = if near { 0.5 * self.poi(kind, self.controls(kind)) } else { 0.0 };
        2.0 * self.spite * worth::ACCESS + own
    }

    /// What a unit of this seat is worth that arrives in a District.
    pub(super) fn arrive(&self, unit: Unit, district: District) -> f32 {
        let drone = i8::from(unit.class(self.catalog) == Some(Class::Techie) && self.city.in_reserve(self.seat, Unit::Drone) > 0);
        let near = self.needed_near(unit, district);
        self.shift(self.seat, district, 1 + drone) + near + worth::DRONE * self.future + self.tale_pull(unit, district)
    }

    /// What a unit finds to do within a move of a District: a Techie a market, a Netrunner a Data Fortress.
    fn needed_near(&self, unit: Unit, district: District) -> f32 {
        let Some(class) = unit.class(self.catalog) else { return 0.0 };
        let free = self.map.reach(Spot::outside(district)).minus(self.city.occupied());
        let wanted = |kind| !self.map.pois(kind).and(free).is_empty() && self.controls(kind) == 0;
        let wants = match class {
            Class::Techie => wanted(PoiKind::Business) || wanted(PoiKind::Fixer),
            Class::Netrunner => !self.map.pois(PoiKind::DataFortress).and(free).is_empty(),
            Class::Solo => self.state.opponents(self.seat).any(|other| self.strength(other, district) > 0),
        };
        if wants { worth::DENIAL } else { 0.0 }
    }

    /// Whether this seat controls a kind of Point of Interest, or does after one move of a class.
    pub(super) fn access(&self, kind: PoiKind, class: Class) -> bool {
        if self.controls(kind) > 0 {
            return true;
        }
        let free = self.map.pois(kind).minus(self.city.occupied());
        !free.is_empty() && self.reached(class, free)
    }

    /// Whether a unit of a class can be at one of these spots with one move.
    pub(super) fn reached(&self, class: Class, spots: Spots) -> bool {
        let mine = District::ALL.iter().copied().filter(|&district| self.strength(self.seat, district) > 0);
        mine.into_iter().any(|district| {
            let open = || self.map.reach(Spot::outside(district)).minus(closed(self.game, self.state, district));
            self.city.figures(self.seat, district).any(|(unit, _)| unit.class(self.catalog) == Some(class)) && !open().and(spots).is_empty()
        })
    }

    /// What the moves of an action bring: the best of every unit.
    pub(super) fn moves(&self, class: Class) -> f32 {
        let mut worth = 0.0;
        for district in 0..DISTRICTS {
            if self.strength[self.seat.index()][district] == 0 {
                continue;
            }
            for (unit, from) in self.city.figures(self.seat, District::ALL[district]) {
                if unit.class(self.catalog) == Some(class) {
                    let to = self.map.reach(from).minus(self.city.barred(unit));
                    worth += to.iter().map(|to| self.a_move(unit, from, to) - worth::EFFORT).fold(0.0, f32::max);
                }
            }
        }
        worth
    }

    /// What it is worth that a unit where it stands goes: to its owner if that is this seat, to this seat otherwise.
    pub(super) fn pick(&self, owner: Seat, unit: Unit, spot: Spot) -> f32 {
        let converts = matches!(self.state.frames.top(), Some(Frame::NetConverts));
        let district = spot.district();
        let of_class = unit.class(self.catalog).map_or(2, |class| self.city.of_class(self.catalog, owner, class));
        let (company, drones) = self.company(owner, district);
        let lost = if company == 1 && unit != Unit::Drone { drones } else { 0 };
        let going = self.shift(owner, district, -1 - lost as i8);
        let worth = self.unit(unit, of_class) + worth::DRONE * f32::from(lost) * self.future;
        if owner == self.seat {
            let poi = self.map.kind(spot).map_or(0.0, |kind| self.poi(kind, self.controls(kind).saturating_sub(1)));
            return going - worth - poi - self.scored_by_others(unit);
        }
        let freed = self.map.kind(spot).map_or(0.0, |kind| self.their_poi(kind, spot));
        let gained = if converts {
            self.arrive(unit, district) + self.map.kind(spot).map_or(0.0, |kind| self.poi(kind, self.controls(kind)))
        } else {
            0.0
        };
        going + self.spite * worth + freed + gained + self.scored_by_me(owner, unit)
    }
}
