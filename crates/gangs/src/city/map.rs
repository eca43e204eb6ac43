//! The board side in use, as the rules ask for it: neighbours and Points of Interest.

use table::rule;

use super::{DISTRICTS, SPOTS, Spot, Spots};
use crate::catalog::Catalog;
use crate::catalog::board::Side;
use crate::catalog::words::{District, PoiKind};

/// One side of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    adjacent: [u8; DISTRICTS],
    pois: [[Option<PoiKind>; 2]; DISTRICTS],
    /// By spot: where one move leads, Points of Interest included.
    reach: [Spots; SPOTS],
    /// By kind: its Points of Interest.
    kinds: [Spots; 3],
}

impl Map {
    /// The map of a side.
    pub fn new(catalog: &Catalog, side: Side) -> Map {
        let mut map =
            Map { adjacent: [0; DISTRICTS], pois: [[None; 2]; DISTRICTS], reach: [Spots::default(); SPOTS], kinds: [Spots::default(); 3] };
        rule!(R301);
        rule!(R303);
        rule!(R304);
        for printed in &catalog.board().districts {
            let district = printed.key as usize;
            map.adjacent[district] = printed.adjacent.iter().fold(0, |bits, &other| bits | 1 << other as u8);
            for (poi, &kind) in map.pois[district].iter_mut().zip(printed.pois(side)) {
                *poi = Some(kind);
            }
        }
        let there: Spots = Spots::ALL.iter().filter(|&spot| spot.poi_index().is_none() || map.kind(spot).is_some()).collect();
        for &home in District::ALL {
            let near: Spots = there.iter().filter(|spot| spot.district() == home || map.borders(home, spot.district())).collect();
            for from in Spots::of(home).iter() {
                map.reach[from.index()] = near;
                map.reach[from.index()].remove(from);
            }
        }
        rule!(R022);
        for &kind in PoiKind::ALL {
            map.kinds[kind as usize] = Spots::ALL.iter().filter(|&spot| map.kind(spot) == Some(kind)).collect();
        }
        map
    }

    /// Where one move leads from a spot, whether free or not.
    #[inline]
    pub fn reach(&self, from: Spot) -> Spots {
        self.reach[from.index()]
    }

    /// The Points of Interest of a kind, in the whole city.
    #[inline]
    pub fn pois(&self, kind: PoiKind) -> Spots {
        self.kinds[kind as usize]
    }

    /// Whether two Districts share a border.
    pub fn borders(&self, one: District, other: District) -> bool {
        rule!(R043);
        self.adjacent[one as usize] & (1 << other as u8) != 0
    }

    /// What a spot is, if it is a Point of Interest of this side.
    pub fn kind(&self, spot: Spot) -> Option<PoiKind> {
        self.pois[spot.district() as usize][spot.poi_index()?]
    }

    /// The Points of Interest of a District.
    pub fn pois_of(&self, district: District) -> impl Iterator<Item = Spot> + '_ {
        (0..2).map(move |index| Spot::poi(district, index)).filter(|&spot| self.kind(spot).is_some())
    }
}
