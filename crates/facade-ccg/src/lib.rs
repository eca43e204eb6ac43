//! Cyberpunk CCG with the bots, behind the facade of all games. Here, and nowhere else, what is written for any game is
//! compiled for this one: beside the other games, and again only when this one changes.

use table::any::{AnyGame, any};

/// The game.
pub fn ccg() -> Box<dyn AnyGame> {
    any(ccg::game::Ccg::default(), bots::Bots)
}
