//! Losing, removing and converting units (rulebook pages 007 and 008).

use table::{Seat, rule};

use super::{City, Spot, Unit, Whereabouts};
use crate::catalog::words::{Class, District};

impl City {
    /// A unit is lost: killed or sacrificed, it goes to its owner's reserve.
    pub fn lose(&mut self, seat: Seat, unit: Unit, spot: Spot) -> bool {
        if !self.take(seat, unit, spot) {
            return false;
        }
        rule!(R047);
        rule!(R048);
        match unit.plain() {
            Some(plain) => self.reserve[seat.index()][plain] += 1,
            None => self.set_edgerunner(unit, Whereabouts::Reserve(seat)),
        }
        true
    }

    /// A unit is removed from the game: it cannot come back.
    pub fn remove(&mut self, seat: Seat, unit: Unit, spot: Spot) -> bool {
        if !self.take(seat, unit, spot) {
            return false;
        }
        rule!(R054);
        match unit.plain() {
            Some(plain) => self.gone[seat.index()][plain] += 1,
            None => self.set_edgerunner(unit, Whereabouts::Gone),
        }
        true
    }

    /// Whether `by` can convert a unit: an opposing basic unit of a class that it has in reserve.
    pub fn can_convert(&self, by: Seat, owner: Seat, unit: Unit) -> bool {
        rule!(R051);
        by != owner && matches!(unit, Unit::Basic(_)) && self.in_reserve(by, unit) > 0
    }

    /// Converts a unit: one of the same class takes its place, Point of Interest included.
    pub fn convert(&mut self, by: Seat, owner: Seat, unit: Unit, spot: Spot) -> bool {
        if !self.can_convert(by, owner, unit) || !self.lose(owner, unit, spot) {
            return false;
        }
        rule!(R049);
        rule!(R050);
        rule!(R052);
        self.place(by, unit, spot)
    }

    /// Drones without another friendly unit in their District are lost at once. When that is tested
    /// is ruling C-13. How many were lost.
    #[inline]
    pub fn lose_orphans(&mut self, seat: Seat, district: District) -> u8 {
        let drones = self.drones(seat, district);
        if drones == 0 || self.strength(seat, district) > drones {
            return 0;
        }
        rule!(R032);
        (0..drones).filter(|_| self.lose(seat, Unit::Drone, Spot::outside(district))).count() as u8
    }

    /// A fallen figure goes from the reserve to an opponent (R354).
    pub fn give_away(&mut self, seat: Seat, class: Class) -> bool {
        let reserve = &mut self.reserve[seat.index()][class as usize];
        let any = *reserve > 0;
        *reserve -= u8::from(any);
        self.away[seat.index()][class as usize] += u8::from(any);
        any
    }

    /// So many figures that were given away come back to the reserve.
    pub fn come_back(&mut self, seat: Seat, class: Class, figures: u8) {
        self.away[seat.index()][class as usize] -= figures;
        self.reserve[seat.index()][class as usize] += figures;
    }

    /// How many figures of a class were given away.
    pub fn away(&self, seat: Seat, class: Class) -> u8 {
        self.away[seat.index()][class as usize]
    }

    /// How many of a plain unit were removed from the game.
    pub fn removed(&self, seat: Seat, unit: Unit) -> u8 {
        unit.plain().map_or(0, |plain| self.gone[seat.index()][plain])
    }

    /// A side leaves: its units and Hideouts leave the board for good.
    pub fn leave(&mut self, seat: Seat) {
        for &district in District::ALL {
            loop {
                let next = self.units(seat, district).next();
                let Some((unit, spot)) = next else { break };
                self.remove(seat, unit, spot);
            }
        }
        self.hideouts[seat.index()] = 0;
    }
}
