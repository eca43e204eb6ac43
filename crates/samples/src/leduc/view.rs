//! What an audience knows of Leduc poker.
//!
//! Public: the bets, the public card once it is turned up (R11), and both cards at the showdown
//! (R12). Private: a seat's own card (R04). A card that was folded stays hidden.

use schemars::JsonSchema;
use serde::Serialize;
use table::{Audience, Chance, Seat};

use super::{Progress, Rank, State, draw};

/// What an audience knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct View {
    /// Whose view it is; none for onlookers.
    pub seat: Option<Seat>,
    /// The seats' cards, as far as this audience knows them.
    pub cards: [Option<Rank>; 2],
    /// The card for both.
    pub public: Option<Rank>,
    /// The chips that each seat has put in.
    pub put: [u8; 2],
    /// Whose turn it is.
    pub turn: Seat,
    /// How far the table is.
    pub stage: Progress,
    /// Raises in this round.
    pub raises: u8,
    /// Whether somebody has acted in this round.
    pub acted: bool,
}

impl View {
    pub(super) fn build(state: &State, audience: Audience) -> View {
        let State { cards, public, put, turn, stage, raises, acted } = *state;
        let shown = stage == Progress::Showdown;
        let card = |seat: Seat| (shown || audience.sees_as(seat)).then_some(cards[seat.index()]);
        View { seat: audience.seat(), cards: [card(Seat(0)), card(Seat(1))], public, put, turn, stage, raises, acted }
    }

    /// A state that fits: unknown cards come from what the known ones leave over.
    pub(super) fn imagine(&self, chance: &mut impl Chance) -> State {
        let mut gone: Vec<Rank> = self.cards.iter().chain([&self.public]).copied().flatten().collect();
        let cards = self.cards.map(|card| {
            card.unwrap_or_else(|| {
                let imagined = draw("imagined card", &gone, chance);
                gone.push(imagined);
                imagined
            })
        });
        let View { public, put, turn, stage, raises, acted, .. } = *self;
        State { cards, public, put, turn, stage, raises, acted }
    }
}
