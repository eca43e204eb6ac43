//! The sample games with the bots, behind the facade of all games. Here, and nowhere else, what is written for any game
//! is compiled for these: beside the other games, and again only when they change.

use bots::Bots;
use table::any::{AnyGame, any};

/// Tic-tac-toe.
pub fn tictactoe() -> Box<dyn AnyGame> {
    any(samples::TicTacToe, Bots)
}

/// Leduc poker.
pub fn leduc() -> Box<dyn AnyGame> {
    any(samples::Leduc, Bots)
}
