//! What the board, the Net and the dashboards print (rulebook pages 005, 006 and 010).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::words::{Consequence, Depth, District, Gang, Market, NetEffect, PoiKind, Power, Resource, Source};

/// A side of the board (R019).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// One Point of Interest in each District, for one to three players.
    Small,
    /// Two Points of Interest in each District, for four.
    Large,
}

impl Side {
    /// The side for a number of players (R086).
    pub const fn of(players: usize) -> Side {
        if players > 3 { Side::Large } else { Side::Small }
    }
}

/// So many of a resource: a reward, a price, a part of what a seat begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Amount {
    /// Which resource.
    pub resource: Resource,
    /// How many.
    pub amount: u8,
}

/// What the board prints of a District.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PrintedDistrict {
    /// Which District.
    pub key: District,
    /// Those that it shares a border with (R043).
    pub adjacent: Vec<District>,
    /// Its Points of Interest on the side for four players.
    pub large: Vec<PoiKind>,
    /// Its Points of Interest on the side for one to three players.
    pub small: Vec<PoiKind>,
    /// What a Reclaim gains here: one of them with Presence, all with Dominance (R180, R181).
    pub rewards: Vec<Amount>,
}

impl PrintedDistrict {
    /// The Points of Interest on a side.
    pub fn pois(&self, side: Side) -> &[PoiKind] {
        match side {
            Side::Small => &self.small,
            Side::Large => &self.large,
        }
    }
}

/// Sizes of the two markets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MarketSizes {
    /// Face-up Edgerunners.
    pub edgerunners: u8,
    /// Face-up Opportunities.
    pub opportunities: u8,
}

impl MarketSizes {
    /// How many face-up cards a market has.
    pub const fn of(self, market: Market) -> u8 {
        match market {
            Market::Edgerunners => self.edgerunners,
            Market::Opportunities => self.opportunities,
        }
    }
}

/// Figures of the setup, and prices that do not depend on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// The Street Cred that ends the game (R188).
    pub goal: u8,
    /// What a Hideout costs (R158).
    pub hideout_cost: Amount,
    /// Street Cred of the slots that Hideouts are built from, left-most first (R161).
    pub hideout_slots: Vec<u8>,
    /// What an upgrade costs (R165).
    pub upgrade_cost: Amount,
    /// What each seat begins with, in turn order (R090).
    pub starting: Vec<Vec<Amount>>,
    /// How many cards the markets show (R098).
    pub markets: MarketSizes,
}

/// Where each kind of figure on the board comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "each field is named after the figure whose source it gives")]
pub struct BoardSources {
    pub adjacent: Source,
    pub large: Source,
    pub small: Source,
    pub rewards: Source,
    pub goal: Source,
    pub hideout_cost: Source,
    pub hideout_slots: Source,
    pub upgrade_cost: Source,
    pub starting: Source,
    pub markets: Source,
}

/// The board, its Districts in the order of [`District::ALL`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// What is printed of each District.
    pub districts: Vec<PrintedDistrict>,
    /// Figures of the setup.
    pub setup: Setup,
    /// Where the figures come from.
    pub sources: BoardSources,
}

impl Board {
    /// What the board prints of a District.
    #[inline]
    pub fn district(&self, district: District) -> &PrintedDistrict {
        &self.districts[district as usize]
    }

    /// Whether two Districts share a border (R043).
    #[inline]
    pub fn adjacent(&self, one: District, other: District) -> bool {
        self.district(one).adjacent.contains(&other)
    }
}

/// What the board prints of a depth of the Net.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PrintedDepth {
    /// Which depth.
    pub key: Depth,
    /// Two dice that show this or less bring the consequence (R155).
    pub danger: u8,
    /// What then happens.
    pub consequence: Consequence,
    /// Where it comes from.
    pub source: Source,
}

/// A space of the Net.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NetSpace {
    /// How far it lies from Start, which is 0.
    pub number: u8,
    /// Its depth.
    pub depth: Depth,
    /// What a run that ends here may do, in this order (R153).
    pub effects: Vec<NetEffect>,
    /// Where it comes from.
    pub source: Source,
}

/// The Net: depths in the order of [`Depth::ALL`], spaces 1 to 6.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    /// What is printed of each depth.
    pub depths: Vec<PrintedDepth>,
    /// The spaces after Start.
    pub spaces: Vec<NetSpace>,
    /// What covers a space in the solo mode (R204).
    pub cover: NetSpace,
}

impl Net {
    /// The number of the last space.
    #[inline]
    pub fn last(&self) -> u8 {
        self.spaces.len() as u8
    }

    /// A space, counted from 1; Start (0) and what lies beyond the last is none.
    #[inline]
    pub fn space(&self, number: u8) -> Option<&NetSpace> {
        usize::from(number).checked_sub(1).and_then(|index| self.spaces.get(index))
    }

    /// What is printed of a depth.
    #[inline]
    pub fn depth(&self, depth: Depth) -> &PrintedDepth {
        &self.depths[depth as usize]
    }
}

/// An ability of a Gang (R024).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ability {
    /// Its stable name.
    pub key: String,
    /// What it does.
    pub power: Power,
    /// Where it comes from.
    pub source: Source,
}

/// A Gang's dashboard (R023).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Dashboard {
    /// Whose it is.
    pub key: Gang,
    /// Where the Gang begins.
    pub start: District,
    /// What it alone can do.
    pub abilities: Vec<Ability>,
    /// Where the starting District and the names of the abilities come from.
    pub source: Source,
}
