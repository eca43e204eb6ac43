//! Gangs of Night City with the bots, behind the facade of all games. Here, and nowhere else, what is written for any
//! game is compiled for this one: beside the other games, and again only when this one changes.

use table::any::{AnyGame, any};

/// The game.
pub fn gangs() -> Box<dyn AnyGame> {
    any(gangs::game::Gangs::default(), bots::Bots)
}
