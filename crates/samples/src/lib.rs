//! The smallest games of Fixer: tic-tac-toe, where everything is open, and Leduc poker, where a card
//! is hidden. They are the tutorial of the [`Game`](table::Game) trait (`docs/adding-a-game.md`) and
//! the yardstick for comparing speed with other frameworks.

pub mod leduc;
pub mod tictactoe;

pub use leduc::Leduc;
pub use tictactoe::TicTacToe;

use table::{RuleBook, Texts};

/// Texts that are compiled in. A test loads them all, so a mistake in them never reaches a player.
fn load_texts(en: &str, it: &str) -> Texts {
    Texts::new(en, it).unwrap_or_else(|problems| panic!("the texts are wrong:\n{problems}"))
}

/// Rules that are compiled in, in every language.
fn load_rules(texts: [&str; 2]) -> [RuleBook; 2] {
    texts.map(|text| RuleBook::parse(text).unwrap_or_else(|problems| panic!("the rules are wrong:\n{problems}")))
}
