//! What an audience knows, built by naming it.
//!
//! Public: the board, dashboards, resources, Street Cred, seized Opportunities, used Combat cards, the
//! face-up cards of the markets, and how many cards lie in each deck and hand (R313). Secret: hands,
//! what was drawn for an upgrade, what was removed from the game, a card laid down in a Firefight until
//! all are, and the order of the decks. A seat also knows what it has learned.

use serde::Serialize;
use table::knowledge::Places;
use table::{Seat, Seats};

use crate::catalog::board::Side;
use crate::catalog::{EdgerunnerId, OpportunityId};
use crate::city::{City, SEATS};
use crate::frame::Frame;
use crate::hands::{Card, Cards};
use crate::market::SLOTS;
use crate::state::{Ending, Fight, Opportunities, Seated, Turn};

/// What is known of a face-down pile: from the bottom up, each card where it is known, with the seats
/// that know it; and how many cards in between are loose.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Deck<C> {
    /// The fixed cards at the bottom, the lowest first.
    pub bottom: Vec<(Option<C>, Seats)>,
    /// How many are loose.
    pub loose: usize,
    /// The fixed cards on top, the topmost last.
    pub top: Vec<(Option<C>, Seats)>,
}

impl<C> Deck<C> {
    /// How many cards lie in it.
    pub fn len(&self) -> usize {
        self.bottom.len() + self.loose + self.top.len()
    }

    /// Whether it is used up.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What is known of the Combat cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Combats {
    /// How many cards each seat holds.
    pub counts: [u8; SEATS],
    /// The hands that this audience sees.
    pub hands: [Option<Cards>; SEATS],
    /// Used cards.
    pub used: [Cards; SEATS],
    /// The upgrade deck.
    pub deck: Deck<Card>,
    /// How many cards are drawn and not chosen from yet.
    pub drawing: u8,
    /// Which, for who draws them.
    pub drawn: Vec<Card>,
    /// How many cards were removed from the game.
    pub removed: u8,
    /// Which, once the table is over.
    pub removed_cards: Option<Cards>,
    /// Who has laid a card down in the Firefight, and not turned it over yet.
    pub chosen: Seats,
    /// The own card that lies there.
    pub pick: Option<Card>,
    /// All of them, once the table is over.
    pub picks: Vec<(Seat, Card)>,
    /// What this seat has learned of cards that it does not see.
    pub learned: Vec<(Card, Places)>,
}

/// What is known of a market.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Shown<C> {
    /// The face-up cards, from the top.
    pub slots: [Option<C>; SLOTS],
    /// The deck.
    pub deck: Deck<C>,
}

/// What an audience knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs, reason = "named like the fields of the state that they show")]
pub struct View {
    /// Whose view it is; none for onlookers.
    pub seat: Option<Seat>,
    pub seats: u8,
    pub sides: u8,
    pub side: Side,
    pub seated: [Seated; SEATS],
    pub city: City,
    pub combats: Combats,
    pub opportunities: Shown<OpportunityId>,
    pub edgerunners: Shown<EdgerunnerId>,
    pub gone: Opportunities,
    pub first: Seat,
    pub turn: Turn,
    pub frames: Vec<Frame>,
    pub fight: Option<Fight>,
    pub left: Seats,
    pub ending: Option<Ending>,
}
