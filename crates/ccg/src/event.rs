//! What happens at a table, told once with who sees what.

use serde::Serialize;
use table::Seat;

use crate::catalog::CardId;
use crate::catalog::words::{Back, Stat};
use crate::state::{How, Name, Part};

/// What somebody does with Runners.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "they are named after what they are")]
pub enum Deeds {
    Bust,
    Arrest,
    Fund,
    Deal,
    Broker,
    Discount,
    Recover,
    Treat,
    Heal,
    Praise,
    Shield,
    Hack,
    Incite,
    Family,
    Repair,
    Construct,
    Stow,
    Support,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are named after what they are")]
pub enum Event {
    /// A player cut this card (R206).
    Cut { seat: Seat, card: CardId },
    /// A player begins.
    Begins { seat: Seat },
    /// A player drew a card; which one is known to the player.
    Drew { seat: Seat, back: Back, card: Option<CardId> },
    /// A card could not be drawn (R212).
    Missed { seat: Seat },
    /// Points were gained, or lost.
    Ops { seat: Seat, by: i16, now: u16 },
    /// Style Points were gained for good.
    Style { seat: Seat, by: i16 },
    /// A turn begins.
    Turn { seat: Seat, turn: u16 },
    /// A part of the turn begins.
    Part { part: Part },
    /// A player's cards were straightened.
    Straightened { seat: Seat },
    /// A card was bought.
    Bought { seat: Seat, card: CardId, price: u8 },
    /// A card came into play for nothing.
    Placed { seat: Seat, card: CardId },
    /// Something was used to pay.
    Paid { name: Name, eb: u8 },
    /// A payment was withdrawn (A26).
    Withdrawn { seat: Seat },
    /// Equipment went to a Runner.
    Moved { name: Name, to: Name },
    /// A card went to the Stash.
    Stashed { name: Name },
    /// The right to attempt an Operation was paid for.
    Bid { seat: Seat, name: Name },
    /// Teams were assigned: for each Runner its team.
    Teams { seat: Seat, teams: Vec<(Name, u8)> },
    /// Runners are used for something.
    Does { seat: Seat, deed: Deeds, with: Name, on: Option<Name> },
    /// Another one is used for it too.
    Helps { name: Name },
    /// An ability of a card is used.
    Uses { name: Name },
    /// An ability happens by itself.
    Happens { seat: Seat, card: CardId, sponsor: bool },
    /// An Event was played.
    Played { seat: Seat, card: CardId },
    /// A target was named.
    Aimed { name: Name },
    /// A card out of a trash pile, hand or deck was named.
    Named { seat: Seat, card: CardId },
    /// An opponent was named.
    Against { seat: Seat, rival: Seat },
    /// What was announced does not happen.
    Cancelled,
    /// A Runner was busted.
    Busted { name: Name },
    /// A bust failed.
    BustFailed { name: Name },
    /// A card was saved from being trashed.
    Saved { name: Name },
    /// A card was trashed.
    Trashed { name: Name },
    /// A card was burned.
    Burned { name: Name },
    /// An Event was burned.
    Spent { seat: Seat, card: CardId },
    /// A card came to hand from where all could see it.
    Took { seat: Seat, card: CardId },
    /// A number changed for a time.
    Changed { name: Name, stat: Stat, by: i16 },
    /// Long range support of a Runner is cheaper.
    Cheaper { name: Name, by: i16 },
    /// A card became used.
    Used { name: Name },
    /// A card became unused.
    Unused { name: Name },
    /// A Hit, or a Run; of a Stash no card is named.
    Attack { seat: Seat, against: Seat, run: bool, target: Option<Name> },
    /// Runners go, or defend.
    Sent { seat: Seat, runners: Vec<Name>, defend: bool },
    /// Nobody defends.
    Undefended { seat: Seat },
    /// Weapons were equipped.
    Wields { name: Name },
    /// A Solo adds its Power.
    Senses { name: Name, stat: Stat, by: i16 },
    /// A Runner joined a battle.
    Joined { name: Name },
    /// A Runner left a battle.
    Withdrew { name: Name },
    /// The totals of a battle: offense and defense of a side.
    Totals { seat: Seat, offense: i16, defense: i16 },
    /// A team was beaten.
    Beaten { seat: Seat },
    /// The Security Total, against what is left of the attacker's offense.
    Security { security: i16, offense: i16 },
    /// The Hit or Run succeeded.
    Succeeded { seat: Seat },
    /// It failed.
    Failed { seat: Seat },
    /// It was a tie.
    Tied { seat: Seat },
    /// Runners came home unused.
    Home { name: Name },
    /// A card was discarded.
    Discarded { seat: Seat, card: CardId },
    /// A player looked at a hand; what it holds is known to that player.
    Looked { seat: Seat, at: Seat, cards: Vec<CardId> },
    /// A player looked through both decks, and shuffled them.
    Searched { seat: Seat },
    /// A construction token was removed.
    Token { name: Name, left: u8 },
    /// A player has left.
    Left { seat: Seat },
    /// The table is over.
    Over { winner: Option<Seat>, how: How },
}
