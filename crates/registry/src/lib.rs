//! Every game that Fixer plays: one line each.

use std::sync::LazyLock;

use facade_ccg::ccg;
use facade_gangs::gangs;
use facade_nightlancer::nightlancer;
use facade_samples::{leduc, tictactoe};
use facade_tcg::tcg;
use table::any::AnyGame;

/// A game of the registry.
pub type Registered = &'static dyn AnyGame;

static GAMES: LazyLock<[Box<dyn AnyGame>; 6]> = LazyLock::new(|| [gangs(), nightlancer(), tcg(), ccg(), tictactoe(), leduc()]);

/// All games, in the order in which they are offered.
pub fn games() -> impl Iterator<Item = Registered> {
    GAMES.iter().map(|game| &**game)
}

/// The game of this short name.
pub fn find(key: &str) -> Option<Registered> {
    games().find(|game| game.about().key == key)
}
