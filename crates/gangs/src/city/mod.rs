//! The city (rulebook pages 005 to 009): where units and Hideouts stand, who controls a Point of
//! Interest, who has Presence and Dominance. Moving is in `movement`, losing and converting in
//! `losses`. What units are for (fighting, dealing, running) is elsewhere.

mod hired;
mod losses;
mod map;
mod movement;
mod standing;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};
use table::{Seat, rule};

use crate::catalog::words::{Class, District, PoiKind, UnitKind};
use crate::catalog::{Catalog, EdgerunnerId};

pub use map::Map;
pub use standing::Figures;
use standing::Standing;

/// The most seats of a table.
pub const SEATS: usize = 4;

/// Districts of the board.
pub const DISTRICTS: usize = District::ALL.len();

/// Edgerunners of the game (R003).
pub const EDGERUNNERS: usize = 10;

/// A place where a unit can stand: a District outside its Points of Interest, or in one of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spot(u8);

impl Spot {
    /// In a District, outside its Points of Interest.
    #[inline]
    pub const fn outside(district: District) -> Spot {
        Spot(district as u8 * 3)
    }

    /// In a Point of Interest of a District: the first is 0.
    #[inline]
    pub const fn poi(district: District, index: usize) -> Spot {
        Spot(district as u8 * 3 + 1 + index as u8)
    }

    /// Its place among all spots.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize % SPOTS
    }

    /// The District.
    #[inline]
    pub fn district(self) -> District {
        OF_SPOT[self.index()]
    }

    /// Which Point of Interest, if it is one.
    #[inline]
    pub const fn poi_index(self) -> Option<usize> {
        match self.0 % 3 {
            0 => None,
            index => Some(index as usize - 1),
        }
    }
}

/// Spots of the board: a District and two Points of Interest of it, six times.
pub const SPOTS: usize = DISTRICTS * 3;

/// By spot: its District.
const OF_SPOT: [District; SPOTS] = {
    let mut districts = [District::Watson; SPOTS];
    let mut spot = 0;
    while spot < SPOTS {
        districts[spot] = District::ALL[spot / 3];
        spot += 1;
    }
    districts
};

/// A set of spots, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spots(u32);

impl Spots {
    /// All of them.
    pub const ALL: Spots = Spots((1 << SPOTS) - 1);
    /// All Points of Interest.
    pub const POIS: Spots = Spots(0b110_110_110_110_110_110);
    /// All Districts, outside their Points of Interest.
    pub const OUTSIDE: Spots = Spots(0b001_001_001_001_001_001);

    /// A District with its Points of Interest.
    pub const fn of(district: District) -> Spots {
        Spots(0b111 << (district as u8 * 3))
    }

    /// Whether a spot is in it.
    #[inline]
    pub const fn contains(self, spot: Spot) -> bool {
        self.0 & (1 << spot.0) != 0
    }

    /// Adds a spot.
    #[inline]
    pub fn insert(&mut self, spot: Spot) {
        self.0 |= 1 << spot.0;
    }

    /// Takes a spot out.
    #[inline]
    pub fn remove(&mut self, spot: Spot) {
        self.0 &= !(1 << spot.0);
    }

    /// Those that are not in `other`.
    #[inline]
    pub const fn minus(self, other: Spots) -> Spots {
        Spots(self.0 & !other.0)
    }

    /// Those that are in `other` too.
    #[inline]
    pub const fn and(self, other: Spots) -> Spots {
        Spots(self.0 & other.0)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The spots in order.
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = Spot> {
        EachSpot(self.0)
    }
}

/// Spots that are still to come.
struct EachSpot(u32);

impl Iterator for EachSpot {
    type Item = Spot;

    #[inline]
    fn next(&mut self) -> Option<Spot> {
        let spot = Spot(self.0.trailing_zeros() as u8);
        self.0 &= self.0.checked_sub(1)?;
        Some(spot)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for EachSpot {}

impl FromIterator<Spot> for Spots {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> Spots {
        spots.into_iter().fold(Spots::default(), |all, spot| Spots(all.0 | 1 << spot.0))
    }
}

/// A unit, as far as units of one owner can be told apart: basic units of a class, and Drones, cannot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// A basic unit of a class (R025).
    Basic(Class),
    /// A Drone (R027).
    Drone,
    /// An Edgerunner.
    Edgerunner(EdgerunnerId),
}

impl Unit {
    /// The basic units and the Drone, in the order in which they are counted.
    pub const PLAIN: [Unit; 4] = [Unit::Basic(Class::Solo), Unit::Basic(Class::Techie), Unit::Basic(Class::Netrunner), Unit::Drone];

    /// Its class, Edgerunners included (C-20); none for Drones and Specialists.
    #[inline]
    pub fn class(self, catalog: &Catalog) -> Option<Class> {
        match self {
            Unit::Basic(class) => Some(class),
            Unit::Drone => None,
            Unit::Edgerunner(id) => catalog.edgerunner(id).class,
        }
    }

    /// Its place among the counted units; none for an Edgerunner.
    #[inline]
    pub const fn plain(self) -> Option<usize> {
        match self {
            Unit::Basic(class) => Some(class as usize),
            Unit::Drone => Some(3),
            Unit::Edgerunner(_) => None,
        }
    }
}

/// Figures of each plain unit that a Gang has (R008, R009).
pub const SUPPLY: [u8; 4] = [3, 3, 3, 4];

/// Where an Edgerunner is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whereabouts {
    /// Not hired by anybody.
    #[default]
    Unhired,
    /// In the reserve of who hired it.
    Reserve(Seat),
    /// In play.
    At(Seat, Spot),
    /// Removed from the game.
    Gone,
}

/// Everything that stands in the city or waits in a reserve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Written")]
pub struct City {
    /// By seat, District and plain unit: how many stand outside Points of Interest.
    outside: [[[u8; 4]; DISTRICTS]; SEATS],
    /// By District: who stands in its Points of Interest.
    pois: [[Option<(Seat, Unit)>; 2]; DISTRICTS],
    /// By seat and plain unit: how many are in reserve.
    reserve: [[u8; 4]; SEATS],
    #[serde(with = "hired")]
    edgerunners: [Whereabouts; EDGERUNNERS],
    /// By seat: the Districts with its Hideout, as bits.
    hideouts: [u8; SEATS],
    /// By seat and plain unit: how many were removed from the game.
    gone: [[u8; 4]; SEATS],
    /// By seat and class: how many fallen figures an opponent holds (R354).
    away: [[u8; 3]; SEATS],
    /// What follows from the above.
    #[serde(skip)]
    standing: Standing,
}

/// A city as it is read.
#[derive(Deserialize)]
struct Written {
    outside: [[[u8; 4]; DISTRICTS]; SEATS],
    pois: [[Option<(Seat, Unit)>; 2]; DISTRICTS],
    reserve: [[u8; 4]; SEATS],
    #[serde(with = "hired")]
    edgerunners: [Whereabouts; EDGERUNNERS],
    hideouts: [u8; SEATS],
    gone: [[u8; 4]; SEATS],
    away: [[u8; 3]; SEATS],
}

impl From<Written> for City {
    fn from(written: Written) -> City {
        let Written { outside, pois, reserve, edgerunners, hideouts, gone, away } = written;
        let mut city = City { outside, pois, reserve, edgerunners, hideouts, gone, away, standing: Standing::default() };
        city.standing = Standing::of(&city);
        city
    }
}

impl City {
    /// A city in which every figure of `seats` Gangs is in reserve.
    pub fn new(seats: u8) -> City {
        let mut city = City::default();
        rule!(R008);
        rule!(R009);
        for seat in Seat::first(seats) {
            city.reserve[seat.index()] = SUPPLY;
        }
        city
    }

    /// Who stands in a Point of Interest.
    #[inline]
    pub fn occupant(&self, spot: Spot) -> Option<(Seat, Unit)> {
        self.pois[spot.district() as usize][spot.poi_index()?]
    }

    /// The Points of Interest with a unit inside.
    #[inline]
    pub fn occupied(&self) -> Spots {
        self.standing.occupied
    }

    /// Where an Edgerunner is.
    pub fn whereabouts(&self, edgerunner: EdgerunnerId) -> Whereabouts {
        self.edgerunners[usize::from(edgerunner.0)]
    }

    /// How many of a plain unit stand at a spot.
    #[inline]
    pub fn count(&self, seat: Seat, unit: Unit, spot: Spot) -> u8 {
        match (spot.poi_index(), unit.plain()) {
            (None, Some(plain)) => self.outside[seat.index()][spot.district() as usize][plain],
            (None, None) => u8::from(self.edgerunner_at(unit, seat, spot)),
            (Some(_), _) => u8::from(self.occupant(spot) == Some((seat, unit))),
        }
    }

    /// How many Drones of a seat are in a District; they never stand in a Point of Interest (R031).
    #[inline]
    pub fn drones(&self, seat: Seat, district: District) -> u8 {
        self.outside[seat.index()][district as usize][3]
    }

    fn edgerunner_at(&self, unit: Unit, seat: Seat, spot: Spot) -> bool {
        matches!(unit, Unit::Edgerunner(id) if self.whereabouts(id) == Whereabouts::At(seat, spot))
    }

    /// How many of a plain unit a seat has in reserve.
    pub fn in_reserve(&self, seat: Seat, unit: Unit) -> u8 {
        match unit {
            Unit::Edgerunner(id) => u8::from(self.whereabouts(id) == Whereabouts::Reserve(seat)),
            plain => plain.plain().map_or(0, |plain| self.reserve[seat.index()][plain]),
        }
    }

    /// The Edgerunners of a seat that are in play, with their spots.
    #[inline]
    pub fn edgerunners_of(&self, seat: Seat) -> impl Iterator<Item = (EdgerunnerId, Spot)> + '_ {
        self.standing.edgerunners(seat).filter_map(|id| match self.whereabouts(id) {
            Whereabouts::At(_, spot) => Some((id, spot)),
            _ => None,
        })
    }

    /// Every unit of a seat in a District with its spot; several of a kind come several times.
    pub fn units(&self, seat: Seat, district: District) -> impl Iterator<Item = (Unit, Spot)> + '_ {
        let outside = Unit::PLAIN.into_iter().zip(self.outside[seat.index()][district as usize]);
        let outside = outside.flat_map(move |(unit, count)| (0..count).map(move |_| (unit, Spot::outside(district))));
        let inside = self.pois[district as usize].iter().enumerate().filter_map(move |(index, occupant)| match occupant {
            Some((owner, unit)) if *owner == seat && unit.plain().is_some() => Some((*unit, Spot::poi(district, index))),
            _ => None,
        });
        let edgerunners = self.edgerunners_of(seat).filter(move |(_, spot)| spot.district() == district);
        outside.chain(inside).chain(edgerunners.map(|(id, spot)| (Unit::Edgerunner(id), spot)))
    }

    /// Every unit of a seat in a District that can be told apart, with its spot: once for several of a kind.
    pub fn figures(&self, seat: Seat, district: District) -> Figures {
        let mut figures = Figures::default();
        self.each_figure(seat, district, |unit, spot| figures.push(unit, spot));
        figures
    }

    /// The same, one by one: for the lists that are made most often.
    #[inline]
    pub fn each_figure(&self, seat: Seat, district: District, mut each: impl FnMut(Unit, Spot)) {
        if self.standing.strength(seat, district) == 0 {
            return;
        }
        let outside = Spot::outside(district);
        let counts = self.outside[seat.index()][district as usize];
        for (plain, unit) in Unit::PLAIN.into_iter().enumerate() {
            if counts[plain] > 0 {
                each(unit, outside);
            }
        }
        for (index, occupant) in self.pois[district as usize].iter().enumerate() {
            match *occupant {
                Some((owner, unit)) if owner == seat => each(unit, Spot::poi(district, index)),
                _ => {}
            }
        }
        for (id, spot) in self.edgerunners_of(seat) {
            if spot == outside {
                each(Unit::Edgerunner(id), spot);
            }
        }
    }

    /// The Edgerunners of a seat that wait in its reserve.
    pub fn waiting(&self, seat: Seat) -> impl Iterator<Item = EdgerunnerId> + '_ {
        (0u8..).zip(&self.edgerunners).filter(move |(_, at)| **at == Whereabouts::Reserve(seat)).map(|(id, _)| EdgerunnerId(id))
    }

    /// How many units of a class a seat has in play, Edgerunners included (C-20).
    pub fn of_class(&self, catalog: &Catalog, seat: Seat, class: Class) -> u8 {
        rule!(R027);
        rule!(R034);
        let edgerunners = self.standing.edgerunners(seat).filter(|id| catalog.edgerunner(*id).class == Some(class)).count() as u8;
        self.standing.basic(seat, class) + edgerunners
    }

    /// How many units of a kind a seat has in a District.
    pub fn kind_in(&self, catalog: &Catalog, seat: Seat, district: District, kind: UnitKind) -> u8 {
        let (all, drones) = (self.standing.strength(seat, district), self.drones(seat, district));
        let of = |class: Class| self.units(seat, district).filter(|(unit, _)| unit.class(catalog) == Some(class)).count() as u8;
        match kind {
            _ if all == 0 => 0,
            UnitKind::Any => all,
            UnitKind::NonDrone => all - drones,
            UnitKind::Drone => drones,
            UnitKind::Solo => of(Class::Solo),
            UnitKind::Techie => of(Class::Techie),
            UnitKind::Netrunner => of(Class::Netrunner),
            UnitKind::Edgerunner => self.edgerunners_of(seat).filter(|(_, spot)| spot.district() == district).count() as u8,
        }
    }

    /// How many units a seat has in a District: basic units, Drones and Edgerunners (R080, R082).
    #[inline]
    pub fn strength(&self, seat: Seat, district: District) -> u8 {
        rule!(R080);
        rule!(R082);
        self.standing.strength(seat, district)
    }

    /// Whether a seat has Presence: at least one unit; a Hideout does not count.
    pub fn presence(&self, seat: Seat, district: District) -> bool {
        rule!(R078);
        rule!(R079);
        self.strength(seat, district) > 0
    }

    /// Who has Dominance: a Hideout and more units than anybody else, Hideout or not (C-42).
    pub fn dominance(&self, seats: u8, district: District) -> Option<Seat> {
        let most = Seat::first(seats).map(|seat| self.strength(seat, district)).max().filter(|&most| most > 0)?;
        let mut leaders = Seat::first(seats).filter(|&seat| self.strength(seat, district) == most);
        let leader = leaders.next()?;
        if leaders.next().is_some() {
            rule!(R083);
            rule!(R084);
            return None;
        }
        rule!(R081);
        self.has_hideout(leader, district).then_some(leader)
    }

    /// Whether a seat has its Hideout in a District.
    #[inline]
    pub fn has_hideout(&self, seat: Seat, district: District) -> bool {
        self.hideouts[seat.index()] & (1 << district as u8) != 0
    }

    /// How many Hideouts a seat has on the board.
    pub fn hideouts(&self, seat: Seat) -> u8 {
        self.hideouts[seat.index()].count_ones() as u8
    }

    /// Puts a Hideout into a District.
    pub fn add_hideout(&mut self, seat: Seat, district: District) {
        self.hideouts[seat.index()] |= 1 << district as u8;
    }

    /// How many Points of Interest of a kind a seat controls: those that its units occupy (R069).
    pub fn controls(&self, map: &Map, seat: Seat, kind: PoiKind) -> u8 {
        rule!(R069);
        map.pois(kind).and(self.occupied()).iter().filter(|&spot| self.occupant(spot).is_some_and(|(owner, _)| owner == seat)).count() as u8
    }

    /// Whether a seat has anything in play.
    pub fn any_in_play(&self, seat: Seat) -> bool {
        rule!(R053);
        District::ALL.iter().any(|&district| self.strength(seat, district) > 0)
    }

    /// Puts a unit from the reserve (or a hired Edgerunner) into play; `false` if there is none.
    pub fn place(&mut self, seat: Seat, unit: Unit, spot: Spot) -> bool {
        if self.in_reserve(seat, unit) == 0 {
            return false;
        }
        if let Some(plain) = unit.plain() {
            self.reserve[seat.index()][plain] -= 1;
        }
        self.put(seat, unit, spot);
        true
    }

    /// Builds a Drone in a District, if one is in reserve (R030, C-15).
    pub fn build_drone(&mut self, seat: Seat, district: District) -> bool {
        self.place(seat, Unit::Drone, Spot::outside(district))
    }

    /// An Edgerunner joins a seat: it waits in the reserve until it is placed.
    pub fn hire(&mut self, seat: Seat, edgerunner: EdgerunnerId) {
        self.edgerunners[usize::from(edgerunner.0)] = Whereabouts::Reserve(seat);
    }

    /// Takes every unit of a seat off the board, into its reserve: for staged positions.
    pub(crate) fn clear(&mut self, seat: Seat) {
        for &district in District::ALL {
            loop {
                let next = self.units(seat, district).next();
                let Some((unit, _)) = next.filter(|&(unit, spot)| self.take(seat, unit, spot)) else { break };
                match unit.plain() {
                    Some(plain) => self.reserve[seat.index()][plain] += 1,
                    None => self.set_edgerunner(unit, Whereabouts::Reserve(seat)),
                }
            }
        }
    }

    /// Stands a unit that is nowhere at a spot.
    fn put(&mut self, seat: Seat, unit: Unit, spot: Spot) {
        if let Some(index) = spot.poi_index() {
            rule!(R067);
            debug_assert!(self.occupant(spot).is_none(), "R075: a Point of Interest holds one unit");
            self.pois[spot.district() as usize][index] = Some((seat, unit));
        }
        match unit.plain() {
            Some(plain) if spot.poi_index().is_none() => self.outside[seat.index()][spot.district() as usize][plain] += 1,
            Some(_) => {}
            None => self.set_edgerunner(unit, Whereabouts::At(seat, spot)),
        }
        self.standing.comes(seat, unit, spot);
    }

    /// Takes a unit from where it stands, to nowhere yet.
    fn take(&mut self, seat: Seat, unit: Unit, spot: Spot) -> bool {
        if self.count(seat, unit, spot) == 0 {
            return false;
        }
        match (spot.poi_index(), unit.plain()) {
            (Some(index), _) => self.pois[spot.district() as usize][index] = None,
            (None, Some(plain)) => self.outside[seat.index()][spot.district() as usize][plain] -= 1,
            (None, None) => {}
        }
        self.standing.goes(seat, unit, spot);
        true
    }

    fn set_edgerunner(&mut self, unit: Unit, whereabouts: Whereabouts) {
        if let Unit::Edgerunner(id) = unit {
            self.edgerunners[usize::from(id.0)] = whereabouts;
        }
    }

    /// Whether every figure is somewhere, once.
    pub fn audit(&self, seats: u8) -> Result<(), String> {
        for seat in Seat::first(seats) {
            for (unit, supply) in Unit::PLAIN.into_iter().zip(SUPPLY) {
                let plain = unit.plain().unwrap_or_default();
                let inside = self.pois.iter().flatten().flatten().filter(|occupant| **occupant == (seat, unit)).count() as u8;
                let outside: u8 = self.outside[seat.index()].iter().map(|counts| counts[plain]).sum();
                let away = self.away[seat.index()].get(plain).copied().unwrap_or_default();
                let all = inside + outside + self.reserve[seat.index()][plain] + self.gone[seat.index()][plain] + away;
                if all != supply {
                    return Err(format!("{seat} has {all} of {unit:?} instead of {supply}"));
                }
            }
        }
        for (id, at) in (0u8..).zip(&self.edgerunners) {
            let unit = Unit::Edgerunner(EdgerunnerId(id));
            let standing: Vec<_> = self.pois.iter().flatten().flatten().filter(|(_, other)| *other == unit).collect();
            let inside =
                matches!(at, Whereabouts::At(owner, spot) if spot.poi_index().is_some() && self.occupant(*spot) == Some((*owner, unit)));
            if standing.len() != usize::from(inside) {
                return Err(format!("Edgerunner {id} is at {at:?}, but stands in {} Points of Interest", standing.len()));
            }
        }
        if self.pois.iter().flatten().flatten().any(|(_, unit)| *unit == Unit::Drone) {
            return Err("a Drone occupies a Point of Interest".to_owned());
        }
        if self.standing != Standing::of(self) {
            return Err(format!("units are counted as {:?} and stand as {:?}", self.standing, Standing::of(self)));
        }
        Ok(())
    }
}
