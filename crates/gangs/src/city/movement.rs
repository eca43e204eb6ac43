//! Moving (rulebook pages 007 and 009): to a neighbouring District, or into or out of a Point of
//! Interest, each unit on its own.

use table::{Seat, rule};

use super::{City, Map, Spot, Unit};
use crate::catalog::words::District;

impl City {
    /// Where one move can take a unit from a spot.
    pub fn destinations<'a>(&'a self, map: &'a Map, unit: Unit, from: Spot) -> impl Iterator<Item = Spot> + 'a {
        rule!(R042);
        let home = from.district();
        let near = move |district: District| district == home || map.borders(home, district);
        let districts = District::ALL.iter().copied().filter(move |&district| near(district));
        let outside = districts.clone().map(Spot::outside);
        // R073, R074 and R076: a Point of Interest of the own or a neighbouring District, from anywhere.
        let inside = districts.flat_map(|district| map.pois_of(district)).filter(move |&spot| self.enters(unit, spot));
        outside.chain(inside).filter(move |&spot| spot != from)
    }

    /// Whether a unit can enter a Point of Interest: it is free, and the unit is no Drone.
    fn enters(&self, unit: Unit, spot: Spot) -> bool {
        if unit == Unit::Drone {
            rule!(R031);
            return false;
        }
        rule!(R068);
        rule!(R075);
        self.occupant(spot).is_none()
    }

    /// Moves a unit; `false` and nothing changes if that is not one move.
    pub fn move_unit(&mut self, map: &Map, seat: Seat, unit: Unit, from: Spot, to: Spot) -> bool {
        let possible = self.count(seat, unit, from) > 0 && self.destinations(map, unit, from).any(|spot| spot == to);
        if possible {
            self.relocate(seat, unit, from, to);
        }
        possible
    }

    /// Stands a unit somewhere else, by whatever way.
    pub fn relocate(&mut self, seat: Seat, unit: Unit, from: Spot, to: Spot) {
        if self.take(seat, unit, from) {
            self.put(seat, unit, to);
        }
    }

    /// Exchanges a unit with the occupant of a Point of Interest of its District (R114).
    pub fn swap_into(&mut self, seat: Seat, unit: Unit, from: Spot, poi: Spot) {
        let Some((other, occupant)) = self.occupant(poi) else { return };
        if self.take(seat, unit, from) && self.take(other, occupant, poi) {
            self.put(seat, unit, poi);
            self.put(other, occupant, from);
        }
    }
}
