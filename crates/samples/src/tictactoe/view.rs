//! What an audience knows of tic-tac-toe: everything, because nothing is hidden (R02).

use schemars::JsonSchema;
use serde::Serialize;
use table::{Audience, Seat};

use super::{Cell, Progress, State};

/// What an audience knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct View {
    /// Whose view it is; none for onlookers.
    pub seat: Option<Seat>,
    /// Who has taken each cell.
    pub cells: [Option<Seat>; 9],
    /// Whose turn it is.
    pub turn: Seat,
    /// How far the table is.
    pub stage: Progress,
}

impl View {
    pub(super) fn build(state: &State, audience: Audience) -> View {
        let cells = std::array::from_fn(|cell| state.owner(Cell(cell as u8)));
        View { seat: audience.seat(), cells, turn: state.turn, stage: state.stage }
    }

    /// The state: with nothing hidden there is only one that fits.
    pub(super) fn state(&self) -> State {
        let mut state = State { turn: self.turn, stage: self.stage, ..State::default() };
        for (cell, owner) in (0..9).map(Cell).zip(self.cells) {
            if let Some(seat) = owner {
                state.taken[seat.index()] |= cell.bit();
            }
        }
        state
    }
}
