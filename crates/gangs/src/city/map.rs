//! The board side in use, as the rules ask for it: neighbours and Points of Interest.

use table::rule;

use super::{DISTRICTS, Spot};
use crate::catalog::Catalog;
use crate::catalog::board::Side;
use crate::catalog::words::{District, PoiKind};

/// One side of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    adjacent: [u8; DISTRICTS],
    pois: [[Option<PoiKind>; 2]; DISTRICTS],
}

impl Map {
    /// The map of a side.
    pub fn new(catalog: &Catalog, side: Side) -> Map {
        let mut map = Map { adjacent: [0; DISTRICTS], pois: [[None; 2]; DISTRICTS] };
        for printed in &catalog.board().districts {
            let district = printed.key as usize;
            map.adjacent[district] = printed.adjacent.iter().fold(0, |bits, &other| bits | 1 << other as u8);
            for (poi, &kind) in map.pois[district].iter_mut().zip(printed.pois(side)) {
                *poi = Some(kind);
            }
        }
        map
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

    /// The Points of Interest of a kind, in the whole city.
    pub fn pois(&self, kind: PoiKind) -> impl Iterator<Item = Spot> + '_ {
        let all = District::ALL.iter().flat_map(|&district| self.pois_of(district));
        all.filter(move |&spot| self.kind(spot) == Some(kind))
    }
}
