//! The smallest games of Fixer: tic-tac-toe, where everything is open, and Leduc poker, where a card
//! is hidden. They are the tutorial of the [`Game`](table::Game) trait (`docs/adding-a-game.md`) and
//! the yardstick for comparing speed with other frameworks.
//!
//! A table of Leduc poker, played by two random players:
//!
//! ```
//! use samples::Leduc;
//! use table::chance::Fast;
//! use table::driver::drive;
//! use table::player::Random;
//! use table::{Audience, Game, Seat, Silent, Table};
//!
//! let game = Leduc;
//! let options = game.options(&Default::default())?;
//! let mut chance = Fast::new(2077);
//! let mut table = Table::new(&game, game.deal(&options, &[(), ()], &mut chance)?);
//!
//! // Seat 0 sees its own card and not the other.
//! let view = game.view(table.state(), Audience::Seat(Seat(0)));
//! assert!(view.cards[0].is_some() && view.cards[1].is_none());
//!
//! let mut players = [Random::new(1), Random::new(2)];
//! let played = drive(&mut table, &mut players, &mut chance, &mut Silent, 1000, |_| Ok(()))?;
//! assert_eq!(played.outcome.scores[0], -played.outcome.scores[1]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
