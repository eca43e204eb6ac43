//! What happens at a table, as it is told. Where a card is secret, the event exists in a fuller version for those who
//! see it.

use serde::Serialize;
use table::array::Array;
use table::list::List;
use table::{Seat, Seats};

use crate::catalog::effects::Deck;
use crate::catalog::words::Ability;
use crate::catalog::{ContactId, ItemId, MissionId, NightlancerId, OpportunityId, RoundId, SpaceId};
use crate::choice::Held;
use crate::crews::Side;
use crate::frame::PowerRef;
use crate::promises::{Promise, Promises};
use crate::state::About;

/// A number of a Nightlancer or of the Agent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "they are named after what they are")]
pub enum Track {
    Health,
    Resolve,
    Ideals,
    Heat,
    Prospects,
    Chips,
    Loans,
}

impl Track {
    /// All of them.
    pub const ALL: [Track; 7] = [Track::Health, Track::Resolve, Track::Ideals, Track::Heat, Track::Prospects, Track::Chips, Track::Loans];
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are named after what they are")]
pub enum Event {
    /// A player chose its Nightlancer.
    Is { seat: Seat, nightlancer: NightlancerId },
    /// A round begins.
    Round { round: u8, card: RoundId },
    /// The order of turns; seat 4 is the Agent.
    Order { order: Array<Seat, 5> },
    /// A number changed.
    Changed { seat: Seat, track: Track, by: i16, to: i16 },
    /// A number of the Agent changed.
    AgentChanged { track: Track, by: i16, to: i16 },
    /// Cards were drawn; which, for who sees them.
    Drew { seat: Seat, deck: Deck, count: u8, cards: List<Held, 6> },
    /// A card was discarded from a hand.
    Discarded { seat: Seat, card: Held },
    /// A card of the Contact discards came to a hand.
    Recalled { seat: Seat, card: ContactId },
    /// A player is Shaken.
    Shaken { seat: Seat },
    /// A player is no longer Shaken.
    Recovered { seat: Seat },
    /// A player lays low.
    LaidLow { seat: Seat },
    /// A mission lies open.
    Opened { mission: MissionId },
    /// A mission was discarded; `agent` took it.
    Dropped { mission: MissionId, agent: bool },
    /// Two Black Market cards lie beside a space.
    Stalled { space: SpaceId, cards: [ItemId; 2] },
    /// A player faces the Event.
    Faces { seat: Seat, card: RoundId },
    /// The Event does not apply to a player.
    Spared { seat: Seat, card: RoundId },
    /// A Crew was started.
    Started { seat: Seat, mission: MissionId, side: Side, deal: bool },
    /// Somebody asked to join a Crew, and offered promises.
    Asked { seat: Seat, boss: Seat, mission: MissionId, terms: Promises },
    /// A Boss offered other promises.
    Countered { seat: Seat, joiner: Seat, mission: MissionId, terms: Promises },
    /// A Boss answered.
    Answered { seat: Seat, joiner: Seat, agreed: bool },
    /// Whoever asked answered the counter-offer.
    Closed { seat: Seat, boss: Seat, agreed: bool },
    /// A player broke a promise to another.
    Broke { seat: Seat, other: Seat, promise: Promise },
    /// Two players kept promises to each other to the end.
    Kept { seat: Seat, other: Seat, terms: Promises },
    /// Somebody left a mission.
    LeftMission { seat: Seat, mission: MissionId },
    /// A token was placed.
    Placed { seat: Seat, space: SpaceId },
    /// A Decoy was placed.
    Decoy { seat: Seat, space: SpaceId },
    /// The Agent placed a token, or found no space.
    AgentPlaced { space: Option<SpaceId> },
    /// A Black Market card was bought.
    Bought { seat: Seat, card: ItemId, cost: u8 },
    /// Black Market cards were drawn.
    Browsed { seat: Seat, cards: List<ItemId, 6> },
    /// A Black Market card was discarded.
    Scrapped { card: ItemId },
    /// An Opportunity was bought.
    Seized { seat: Seat, card: OpportunityId },
    /// A card was sold.
    Sold { seat: Seat, card: ItemId, chips: u8 },
    /// A mission is attempted.
    Mission { mission: MissionId, crews: [List<Seat, 4>; 2] },
    /// A Loadout was fixed.
    Equipped { seat: Seat, cards: List<ItemId, 6> },
    /// A Stage begins, from 1.
    Stage { mission: MissionId, stage: u8 },
    /// A player abandoned the mission.
    Abandoned { seat: Seat, mission: MissionId },
    /// A Boss chose a Route, from 1.
    Route { seat: Seat, mission: MissionId, stage: u8, route: u8 },
    /// A Crew must face the Penalty.
    Penalty { crew: List<Seat, 4>, abort: bool },
    /// A challenge begins.
    Challenge { seat: Seat, about: About, test: Ability, difficulty: u8, danger: u8 },
    /// A card is used in a challenge.
    Used { seat: Seat, card: ItemId },
    /// A Black Market card was used up for something else.
    Spent { seat: Seat, card: ItemId },
    /// An option of a Contact was used, from 1.
    Played { seat: Seat, card: ContactId, option: u8 },
    /// A power was used.
    Powered { seat: Seat, power: PowerRef, nightlancer: NightlancerId },
    /// A player attempts the challenge.
    Attempts { seat: Seat },
    /// A player does not.
    Declined { seat: Seat },
    /// A Contact was played on somebody.
    Hindered { seat: Seat, target: Seat, card: ContactId },
    /// The Agent drew a Contact against somebody, and played it or not.
    AgentDrew { target: Seat, card: ContactId, played: bool },
    /// A Contact that was played on somebody has no effect.
    Ignored { seat: Seat, card: ContactId },
    /// Dice were rolled.
    Rolled { seat: Seat, hits: u8, score: u8, again: bool },
    /// A challenge is over.
    Judged { seat: Seat, score: u8, difficulty: u8, passed: bool },
    /// The Second Crew took the lead.
    Overtook { seats: Seats, mission: MissionId },
    /// A Crew chose the Face-off.
    FaceOff { seat: Seat, test: Ability },
    /// A Crew won it.
    FaceOffWon { seat: Seat, first: bool },
    /// A player is paid.
    Paid { seat: Seat, mission: MissionId },
    /// A mission is over.
    MissionOver { mission: MissionId },
    /// Two swapped places in the turn order; seat 4 is the Agent.
    Swapped { seat: Seat, other: Seat },
    /// Something was given to another player.
    GaveItem { seat: Seat, to: Seat, card: ItemId },
    /// A Contact was given to another player.
    GaveContact { seat: Seat, to: Seat, card: ContactId },
    /// A Chip was given to another player.
    GaveChip { seat: Seat, to: Seat },
    /// Scoring begins.
    Scoring,
    /// Prospects at Scoring.
    Scored { seat: Seat, abilities: u8, ideals: u8, agendas: u8, powers: u8, total: i16 },
    /// A player left the table.
    Left { seat: Seat },
    /// The game is over.
    Over,
}
