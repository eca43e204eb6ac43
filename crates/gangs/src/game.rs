//! Gangs of Night City as a game of the house.

use std::collections::BTreeMap;

use table::scenario::Given;
use table::{
    About, AboutOption, Audience, Awaited, Chance, Choices, Game, Outcome, Problems, Reason, Seat, Witness,
};

use crate::catalog::words::Talent;
use crate::catalog::board::Side;
use crate::catalog::{Catalog, EdgerunnerId};
use crate::choice::Choice;
use crate::city::Map;
use crate::engine::{self, Engine};
use crate::event::Event;
use crate::options::Options;
use crate::setup;
use crate::state::State;

/// The game, with its content and the two sides of its board.
pub struct Gangs {
    catalog: &'static Catalog,
    maps: [Map; 2],
    talents: Vec<EdgerunnerId>,
}

impl Default for Gangs {
    fn default() -> Gangs {
        let catalog = Catalog::load();
        let maps = [Side::Small, Side::Large].map(|side| Map::new(catalog, side));
        let holder = |&talent: &Talent| catalog.edgerunners().find(|(_, card)| card.talent == talent).map(|(id, _)| id);
        let talents = Talent::ALL.iter().filter_map(holder).collect();
        Gangs { catalog, maps, talents }
    }
}

impl Gangs {
    /// The content.
    #[inline]
    pub fn catalog(&self) -> &'static Catalog {
        self.catalog
    }

    /// A side of the board.
    #[inline]
    pub fn map(&self, side: Side) -> &Map {
        &self.maps[side as usize]
    }

    /// The Edgerunner with a talent; each has one of its own, which the loader checks.
    #[inline]
    pub(crate) fn talented(&self, talent: Talent) -> EdgerunnerId {
        self.talents[talent as usize]
    }
}
