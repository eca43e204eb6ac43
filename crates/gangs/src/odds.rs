//! What can be known before it is decided, out of what somebody sees: how likely NetWatch finds a run, and how strong the
//! sides of a Firefight are before their cards are turned over.

mod held;

use std::ops::RangeInclusive;

use table::Seat;

use crate::catalog::board::NetSpace;
use crate::catalog::words::{Consequence, Firepower, Power};
use crate::catalog::{Catalog, CombatId};
use crate::city::{Map, Spot, Unit};
use crate::engine::abilities;
use crate::story::changes;
use crate::view::View;

/// How likely something is: so many cases of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The cases in which it happens.
    pub cases: u32,
    /// All cases.
    pub of: u32,
}

impl Odds {
    /// In hundredths, to the nearest one.
    pub const fn percent(self) -> u32 {
        (200 * self.cases + self.of) / (2 * self.of)
    }
}

/// How a card fares in a Firefight, by firepower alone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fares {
    /// How likely it has the highest total alone.
    pub alone: f64,
    /// How likely it shares it.
    pub level: f64,
}

/// What NetWatch does to whoever runs to a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Risk {
    /// Two dice that show this or less find the run.
    pub danger: u8,
    /// How likely they do, after all rolls that there are.
    pub found: Odds,
    /// What that costs.
    pub consequence: Consequence,
}

/// How many of the 36 rolls of two dice show at most this.
fn rolls_up_to(sum: u8) -> u32 {
    let dice = || 1..=6u8;
    dice().flat_map(|first| dice().map(move |second| first + second)).filter(|&rolled| rolled <= sum).count() as u32
}

impl View {
    /// A space of the Net as it lies there: one of them is covered in the single player mode (R204).
    pub fn net_space<'a>(&self, catalog: &'a Catalog, number: u8) -> Option<&'a NetSpace> {
        let net = catalog.net();
        if self.seats == 1 && net.cover.number == number { Some(&net.cover) } else { net.space(number) }
    }

    /// The danger of a space of the Net, Story cards included; none for Start.
    pub fn danger(&self, catalog: &Catalog, number: u8) -> Option<u8> {
        let printed = catalog.net().depth(self.net_space(catalog, number)?.depth).danger;
        Some(if self.story.is_plain() { printed } else { changes::danger(catalog, &self.story, printed) })
    }

    /// What NetWatch does to a seat that runs to a space.
    pub fn risk(&self, catalog: &Catalog, seat: Seat, number: u8) -> Option<Risk> {
        let danger = self.danger(catalog, number)?;
        let consequence = catalog.net().depth(self.net_space(catalog, number)?.depth).consequence;
        let gang = self.seated[seat.index()].gang;
        let again = gang.is_some_and(|gang| catalog.dashboard(gang).abilities.iter().any(|ability| ability.power == Power::RollAgain));
        let (cases, of) = (rolls_up_to(danger), 36);
        // Who may roll once more is found when both rolls find it.
        let found = if again { Odds { cases: cases * cases, of: of * of } } else { Odds { cases, of } };
        Some(Risk { danger, found, consequence })
    }

    /// How likely the dice find the run if they are rolled once more.
    pub fn found_again(&self, catalog: &Catalog, seat: Seat) -> Option<Odds> {
        self.danger(catalog, self.seated[seat.index()].net).map(|danger| Odds { cases: rolls_up_to(danger), of: 36 })
    }

    /// The firepower that a side has in the Firefight that goes on, beside its cards.
    pub fn standing(&self, catalog: &Catalog, seat: Seat) -> u8 {
        let Some(fight) = &self.fight else { return 0 };
        let map = Map::new(catalog, self.side);
        fight.extra[seat.index()] + abilities(&self.situation(catalog, &map), &self.story, self.seats, fight, seat)
    }

    /// What a card counts by itself in the Firefight that goes on, at least and at most.
    pub fn firepower(&self, catalog: &Catalog, card: CombatId) -> RangeInclusive<u8> {
        let Some(fight) = &self.fight else { return 0..=0 };
        match catalog.combat(card).firepower {
            Firepower::Fixed(firepower) => firepower..=firepower,
            Firepower::DronesHere => {
                let here = Spot::outside(fight.district);
                let drones = Seat::first(self.sides).map(|seat| self.city.count(seat, Unit::Drone, here)).sum();
                0..=drones
            }
            Firepower::OtherCard => 0..=strongest(catalog),
        }
    }

    /// What the card that a player lays down can count by itself, by what is known of where all cards are.
    pub fn hidden_firepower(&self, catalog: &Catalog, seat: Seat) -> Option<RangeInclusive<u8>> {
        let held = self.held(catalog, seat)?;
        let ranges = held.into_iter().map(|(card, _)| self.firepower(catalog, card));
        ranges.reduce(|all, one| *all.start().min(one.start())..=*all.end().max(one.end()))
    }
}

/// The most firepower that is printed on a card.
fn strongest(catalog: &Catalog) -> u8 {
    let printed = catalog.combats().map(|(_, card)| if let Firepower::Fixed(firepower) = card.firepower { firepower } else { 0 });
    printed.max().unwrap_or_default()
}
