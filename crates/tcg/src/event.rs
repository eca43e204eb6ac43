//! What happens at a table, told once with its audience.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::catalog::CardId;
use crate::catalog::words::{Ban, Boon, Guard, Kind};
use crate::choice::Target;
use crate::frame::Origin;
use crate::gigs::DieId;
use crate::state::{How, Name};

/// Where a card that changes its place goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goes {
    /// Discarded from hand.
    Discarded,
    /// Trashed from the deck.
    Trashed,
    /// From the trash or the deck to the hand, seen by both.
    ToHand,
    /// Under the deck.
    Under,
    /// Out of the game.
    Removed,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[allow(missing_docs, reason = "fields are named for what they are")]
pub enum Event {
    /// Decks and Legends are shuffled (T078, T079).
    Shuffled {
        seat: Seat,
    },
    /// The roll for the turn order (T075).
    OrderRoll {
        seat: Seat,
        value: u8,
    },
    /// Who goes first (T076).
    Begins {
        seat: Seat,
    },
    /// The opening hand is kept, or not.
    Kept {
        seat: Seat,
    },
    Mulligan {
        seat: Seat,
    },
    /// A turn begins.
    Turn {
        seat: Seat,
        number: u16,
    },
    /// Cards are drawn: which, for who drew them.
    Drew {
        seat: Seat,
        count: u8,
    },
    DrewCards {
        seat: Seat,
        cards: Vec<CardId>,
    },
    /// A die is rolled in (T099).
    RolledIn {
        seat: Seat,
        die: DieId,
        value: u8,
    },
    Rerolled {
        seat: Seat,
        die: DieId,
        value: u8,
    },
    Sold {
        seat: Seat,
        card: CardId,
    },
    SoldUnseen {
        seat: Seat,
    },
    Paid {
        seat: Seat,
        eddies: u8,
        legends: u8,
    },
    Played {
        seat: Seat,
        card: CardId,
        from: Origin,
    },
    Equipped {
        host: Name,
        card: CardId,
    },
    Moved {
        host: Name,
        card: CardId,
    },
    Solo {
        unit: Name,
        plain: bool,
    },
    Called {
        seat: Seat,
        card: CardId,
        place: u8,
    },
    Used {
        unit: Name,
        card: CardId,
    },
    Resolves {
        seat: Seat,
        card: CardId,
    },
    Attacks {
        unit: Name,
        target: Target,
    },
    Aims {
        target: Target,
        seat: Seat,
    },
    Blocks {
        unit: Name,
    },
    Passes {
        seat: Seat,
    },
    AttackEnds {
        seat: Seat,
    },
    Fights {
        units: [Name; 2],
        powers: [u8; 2],
    },
    Wins {
        unit: Name,
    },
    Tie,
    Defeated {
        unit: Name,
    },
    GearDefeated {
        host: Name,
        card: CardId,
    },
    StandsIn {
        unit: Name,
        instead: Name,
    },
    Stole {
        seat: Seat,
        die: DieId,
        value: u8,
        thief: CardId,
    },
    StoleNothing {
        seat: Seat,
    },
    Ransomed {
        seat: Seat,
        die: DieId,
        card: CardId,
    },
    Turned {
        seat: Seat,
        die: DieId,
        from: u8,
        to: u8,
    },
    Swapped {
        seat: Seat,
        own: DieId,
        other: DieId,
    },
    Went {
        seat: Seat,
        card: CardId,
        goes: Goes,
    },
    WentUnder {
        seat: Seat,
        count: u8,
    },
    Returned {
        unit: Name,
    },
    Spent {
        unit: Name,
    },
    Readied {
        unit: Name,
    },
    ReadiedEddies {
        seat: Seat,
        count: u8,
    },
    Power {
        unit: Name,
        by: i8,
    },
    FightPower {
        unit: Name,
        by: i8,
    },
    Given {
        unit: Name,
        boon: Boon,
    },
    Forbidden {
        unit: Name,
        ban: Ban,
    },
    Guarded {
        seat: Seat,
        guard: Guard,
    },
    Cheaper {
        seat: Seat,
        by: u8,
    },
    /// A face-down Legend is looked at: which, for who looks.
    Looked {
        seat: Seat,
        place: u8,
    },
    LookedCard {
        seat: Seat,
        place: u8,
        card: CardId,
    },
    Searched {
        seat: Seat,
        count: u8,
    },
    SearchedCards {
        seat: Seat,
        cards: Vec<CardId>,
    },
    TookUnseen {
        seat: Seat,
    },
    TookCard {
        seat: Seat,
        card: CardId,
    },
    Revealed {
        seat: Seat,
        card: CardId,
    },
    Named {
        seat: Seat,
        kind: Kind,
    },
    Mode {
        seat: Seat,
        card: CardId,
        mode: u8,
    },
    TurnEnds {
        seat: Seat,
    },
    Overtime,
    Over {
        winner: Option<Seat>,
        how: How,
    },
}
