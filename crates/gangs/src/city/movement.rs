//! Moving (rulebook pages 007 and 009): to a neighbouring District, or into or out of a Point of
//! Interest, each unit on its own.

use table::{Seat, rule};

use super::{City, Map, Spot, Spots, Unit};

impl City {
    /// Where one move can take a unit from a spot, out of Districts that are open.
    #[inline]
    pub fn destinations(&self, map: &Map, unit: Unit, from: Spot) -> Spots {
        rule!(R042);
        // A Point of Interest of the own or a neighbouring District, from anywhere.
        rule!(R073);
        rule!(R074);
        rule!(R076);
        map.reach(from).minus(self.barred(unit))
    }

    /// The spots that are closed to a unit: occupied Points of Interest, and all of them to a Drone.
    #[inline]
    pub fn barred(&self, unit: Unit) -> Spots {
        if unit == Unit::Drone {
            rule!(R031);
            return Spots::POIS;
        }
        rule!(R068);
        rule!(R075);
        self.occupied()
    }

    /// Moves a unit; `false` and nothing changes if that is not one move.
    pub fn move_unit(&mut self, map: &Map, seat: Seat, unit: Unit, from: Spot, to: Spot) -> bool {
        let possible = self.count(seat, unit, from) > 0 && self.destinations(map, unit, from).contains(to);
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
