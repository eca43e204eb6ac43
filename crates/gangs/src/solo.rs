//! What the single player mode adds to the table (rulebook pages 018 and 019).

use serde::{Deserialize, Serialize};
use table::array::Array;
use table::pile::Pile;
use table::{Chance, Seat, rule};

use crate::catalog::Catalog;
use crate::catalog::words::{Class, District, Gang, Talent};
use crate::choice::district_key;
use crate::city::{City, Map, Spot, Unit};

/// The player.
pub const PLAYER: Seat = Seat(0);
/// The opposing Gang, as a side of the city.
pub const RIVAL: Seat = Seat(1);
/// Johnny Silverhand as opponent, as a side of the city.
pub const JOHNNY: Seat = Seat(2);

/// The District cards and what the opponents are about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Solo {
    /// The District deck (R212).
    pub districts: Pile<District, 6>,
    /// District cards that were drawn, face up.
    pub drawn: Array<District, 6>,
    /// The Districts of the activation that goes on, in the order of the draw.
    pub current: Array<District, 3>,
    /// Whether the Edgerunner market stays empty until an Activate has ended (R232, C-59).
    pub shut: bool,
}

impl Default for Solo {
    fn default() -> Solo {
        rule!(R014);
        rule!(R212);
        let districts = Pile::shuffled(District::ALL.iter().copied());
        Solo { districts, drawn: Array::new(), current: Array::new(), shut: false }
    }
}

impl Solo {
    /// Draws a District card that is not among the current ones (C-49).
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<District> {
        rule!(R229);
        for _ in 0..District::ALL.len() * 2 {
            if self.districts.is_empty() {
                self.districts = Pile::shuffled(std::mem::take(&mut self.drawn).iter().copied());
            }
            let district = self.districts.draw("district card", chance, district_key)?.card;
            self.drawn.push(district);
            if !self.current.contains(&district) {
                self.current.push(district);
                return Some(district);
            }
        }
        None
    }

    /// Whether all six District cards are there, once.
    pub fn audit(&self) -> Result<(), String> {
        let mut all: Vec<District> = self.districts.iter().map(|lying| lying.card).chain(self.drawn.iter().copied()).collect();
        all.sort_unstable();
        if all == District::ALL { Ok(()) } else { Err(format!("the District cards are {all:?}")) }
    }
}

/// The opposing Gang with its Techie in the Point of Interest, and Johnny in that of City Center.
pub fn place_opponents(catalog: &Catalog, map: &Map, rival: Gang, city: &mut City) {
    rule!(R208);
    let start = catalog.dashboard(rival).start;
    city.add_hideout(RIVAL, start);
    for &class in Class::ALL {
        let inside = map.pois_of(start).next().filter(|_| class == Class::Techie);
        city.place(RIVAL, Unit::Basic(class), inside.unwrap_or(Spot::outside(start)));
    }
    city.build_drone(RIVAL, start);
    rule!(R210);
    if let Some((johnny, _)) = catalog.edgerunners().find(|(_, card)| card.talent == Talent::Legend) {
        let inside = map.pois_of(District::CityCenter).next();
        city.hire(JOHNNY, johnny);
        city.place(JOHNNY, Unit::Edgerunner(johnny), inside.unwrap_or(Spot::outside(District::CityCenter)));
    }
}
