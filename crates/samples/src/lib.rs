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
