//! The feeling of a good player: who stands well, and which choices look promising. Numbers here are
//! measured by playing, not by the rules; the rules never look at them.

mod study;
mod weigh;

use table::instinct::PerSeat;
use table::{Instinct, Seat};

use crate::catalog::words::{Class, District, PoiKind, Resource};
use crate::choice::Choice;
use crate::city::Unit;
use crate::game::Gangs;
use crate::state::State;

/// Street Cred that a thing on the table will bring by and by.
mod worth {
    pub const EURODOLLAR: f32 = 0.5;
    pub const CONTRABAND: f32 = 0.6;
    pub const SECRET: f32 = 0.8;
    /// Of a resource beyond so many, less comes.
    pub const PLENTY: f32 = 5.0;
    pub const SOLO: f32 = 0.4;
    pub const TECHIE: f32 = 0.4;
    pub const NETRUNNER: f32 = 0.5;
    pub const DRONE: f32 = 0.2;
    pub const EDGERUNNER: f32 = 0.8;
    pub const PRESENCE: f32 = 0.15;
    pub const DOMINANCE: f32 = 0.5;
    pub const POI: f32 = 0.4;
    pub const DISC: f32 = 0.25;
    pub const HIDEOUT: f32 = 0.3;
    pub const DEAL: f32 = 0.4;
    pub const UPGRADE: f32 = 0.4;
    pub const RAGE: f32 = 0.3;
}

/// What a unit is worth.
pub(super) fn unit(unit: Unit) -> f32 {
    match unit {
        Unit::Basic(Class::Solo) => worth::SOLO,
        Unit::Basic(Class::Techie) => worth::TECHIE,
        Unit::Basic(Class::Netrunner) => worth::NETRUNNER,
        Unit::Drone => worth::DRONE,
        Unit::Edgerunner(_) => worth::EDGERUNNER,
    }
}

impl Gangs {
    /// The Street Cred that a player can hope for by and by.
    fn standing_of(&self, state: &State, seat: Seat) -> f32 {
        let (seated, city) = (&state.seated[seat.index()], &state.city);
        let purse = |resource, worth: f32| {
            let amount = f32::from(seated.purse.get(resource));
            worth * (amount.min(worth::PLENTY) + 0.3 * (amount - worth::PLENTY).max(0.0))
        };
        let mut hope = f32::from(seated.cred)
            + purse(Resource::Eurodollar, worth::EURODOLLAR)
            + purse(Resource::Contraband, worth::CONTRABAND)
            + purse(Resource::Secret, worth::SECRET);
        for &district in District::ALL {
            let units: f32 = city.units(seat, district).map(|(which, _)| unit(which)).sum();
            hope += units + if units > 0.0 { worth::PRESENCE } else { 0.0 };
            hope += if city.dominance(state.sides, district) == Some(seat) { worth::DOMINANCE } else { 0.0 };
        }
        let map = self.map(state.side);
        hope += worth::POI * PoiKind::ALL.iter().map(|&kind| f32::from(city.controls(map, seat, kind))).sum::<f32>();
        hope += worth::DISC * crate::state::Disc::ALL.iter().filter(|&&disc| seated.discs.contains(disc)).count() as f32;
        hope += worth::HIDEOUT * f32::from(city.hideouts(seat)) + worth::DEAL * seated.seized.len() as f32;
        hope += worth::RAGE * f32::from(seated.rage) + 0.2 * f32::from(seated.net);
        let upgrades = state.hands.hand(seat).iter().chain(state.hands.used(seat).iter()).filter(|card| weigh::is_upgrade(self, *card));
        hope + worth::UPGRADE * upgrades.count() as f32
    }
}

impl Instinct for Gangs {
    const HORIZON: u32 = 24;
    const GUIDED: bool = true;

    fn weigh(&self, state: &State, seat: Seat, choices: &[Choice], into: &mut Vec<f32>) {
        into.extend(choices.iter().map(|&choice| weigh::like(self, state, seat, choice)));
    }

    /// The nearer the end, the more a lead tells.
    fn hopes(&self, state: &State) -> PerSeat {
        let goal = f32::from(self.catalog().board().setup.goal);
        let most = state.sides().map(|seat| state.seated[seat.index()].cred).max().unwrap_or_default();
        let doubt = 1.5 + 0.2 * (goal - f32::from(most)).max(0.0);
        let mut hopes = PerSeat::default();
        let mut all = 0.0;
        for seat in state.sides() {
            let opponent = seat.0 >= state.seats;
            let hope = if opponent { f32::from(state.seated[seat.index()].cred) + 4.0 } else { self.standing_of(state, seat) };
            hopes[seat.index()] = (hope / doubt).exp();
            all += hopes[seat.index()];
        }
        hopes.map(|hope| hope / all)
    }
}
