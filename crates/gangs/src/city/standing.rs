//! What follows from where units stand, kept as they come and go: rules ask for it at every decision. And the
//! units of a District as a list. No rule is decided here.

use table::Seat;

use super::{City, DISTRICTS, EDGERUNNERS, SEATS, Spot, Spots, Unit, Whereabouts};
use crate::catalog::EdgerunnerId;
use crate::catalog::words::{Class, District};

/// Counts of the units in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Standing {
    /// By seat and District: how many units, those in Points of Interest included.
    units: [[u8; DISTRICTS]; SEATS],
    /// By seat and class: how many basic units.
    basic: [[u8; 3]; SEATS],
    /// By seat: the Edgerunners in play, as bits.
    edgerunners: [u16; SEATS],
    /// Points of Interest with a unit inside.
    pub(super) occupied: Spots,
}

impl Standing {
    /// Counted from the pieces: for cities that are read, and for audits.
    pub(super) fn of(city: &City) -> Standing {
        let mut standing = Standing::default();
        let seats = Seat::first(SEATS as u8).zip(&city.outside);
        for (seat, districts) in seats {
            for (&district, counts) in District::ALL.iter().zip(districts) {
                for (unit, &count) in Unit::PLAIN.into_iter().zip(counts) {
                    (0..count).for_each(|_| standing.comes(seat, unit, Spot::outside(district)));
                }
            }
        }
        for (&district, pois) in District::ALL.iter().zip(&city.pois) {
            for (index, occupant) in pois.iter().enumerate() {
                if let Some((seat, unit @ (Unit::Basic(_) | Unit::Drone))) = *occupant {
                    standing.comes(seat, unit, Spot::poi(district, index));
                }
            }
        }
        for (id, at) in (0u8..).zip(&city.edgerunners) {
            if let Whereabouts::At(seat, spot) = *at {
                standing.comes(seat, Unit::Edgerunner(EdgerunnerId(id)), spot);
            }
        }
        standing
    }

    /// A unit stands somewhere now.
    #[inline]
    pub(super) fn comes(&mut self, seat: Seat, unit: Unit, spot: Spot) {
        self.units[seat.index()][spot.district() as usize] += 1;
        match unit {
            Unit::Basic(class) => self.basic[seat.index()][class as usize] += 1,
            Unit::Drone => {}
            Unit::Edgerunner(id) => self.edgerunners[seat.index()] |= 1 << id.0,
        }
        if spot.poi_index().is_some() {
            self.occupied.insert(spot);
        }
    }

    /// A unit does not stand there any more.
    #[inline]
    pub(super) fn goes(&mut self, seat: Seat, unit: Unit, spot: Spot) {
        self.units[seat.index()][spot.district() as usize] -= 1;
        match unit {
            Unit::Basic(class) => self.basic[seat.index()][class as usize] -= 1,
            Unit::Drone => {}
            Unit::Edgerunner(id) => self.edgerunners[seat.index()] &= !(1 << id.0),
        }
        self.occupied.remove(spot);
    }

    #[inline]
    pub(super) fn strength(&self, seat: Seat, district: District) -> u8 {
        self.units[seat.index()][district as usize]
    }

    #[inline]
    pub(super) fn basic(&self, seat: Seat, class: Class) -> u8 {
        self.basic[seat.index()][class as usize]
    }

    /// The Edgerunners of a seat that are in play, in their order.
    #[inline]
    pub(super) fn edgerunners(&self, seat: Seat) -> impl Iterator<Item = EdgerunnerId> + use<> {
        let mut left = self.edgerunners[seat.index()];
        std::iter::from_fn(move || {
            let id = EdgerunnerId(left.trailing_zeros() as u8);
            left &= left.checked_sub(1)?;
            Some(id)
        })
    }
}

/// Units that can be told apart in one District: plain ones, those in its Points of Interest, Edgerunners.
const FIGURES: usize = 4 + 2 + EDGERUNNERS;

/// Units of one seat in one District, with their spots.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    list: [(Unit, Spot); FIGURES],
    next: u8,
    end: u8,
}

impl Default for Figures {
    #[inline]
    fn default() -> Figures {
        Figures { list: [(Unit::Drone, Spot(0)); FIGURES], next: 0, end: 0 }
    }
}

impl Figures {
    /// Adds a unit.
    #[inline]
    pub(super) fn push(&mut self, unit: Unit, spot: Spot) {
        self.list[usize::from(self.end)] = (unit, spot);
        self.end += 1;
    }
}

impl Iterator for Figures {
    type Item = (Unit, Spot);

    #[inline]
    fn next(&mut self) -> Option<(Unit, Spot)> {
        if self.next >= self.end {
            return None;
        }
        let figure = self.list.get(usize::from(self.next)).copied();
        self.next += 1;
        figure
    }
}
