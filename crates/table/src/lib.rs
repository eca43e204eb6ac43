//! What every game of Fixer is made of: the [`Game`] trait and the pieces around it.
//!
//! A game is a value: its state is plain data, chance comes in from outside, decisions are data, and
//! what an audience knows is built as a [`Game::View`], never redacted from the state. This crate
//! knows nothing of HTTP, HTML, SQL, files or terminals.

pub mod any;
pub mod array;
pub mod bench;
pub mod chance;
pub mod changes;
pub mod choices;
pub mod conformance;
pub mod content;
pub mod deck;
pub mod digest;
pub mod driver;
pub mod frames;
pub mod game;
pub mod ids;
pub mod instinct;
pub mod joint;
pub mod knowledge;
pub mod lesson;
pub mod likely;
pub mod list;
pub mod log;
pub mod marks;
pub mod outcome;
pub mod pile;
pub mod pile_view;
pub mod player;
pub mod problem;
pub mod reactions;
pub mod reasons;
pub mod replay;
pub mod rules;
pub mod scenario;
pub mod seat;
pub mod simulate;
pub mod statistics;
pub mod table;
pub mod text;
pub mod voice;
pub mod witness;
pub mod wording;
pub mod written;

pub use chance::Chance;
pub use choices::Choices;
pub use game::{About, AboutOption, Awaited, Game, Reason};
pub use instinct::{Instinct, Study};
pub use marks::shows;
pub use outcome::{Outcome, Verdict};
pub use player::Player;
pub use problem::{Asked, Problems, Says};
pub use reactions::Reactions;
pub use rules::{RuleBook, RuleId};
pub use seat::{Audience, Seat, Seats};
pub use table::{Refusal, Table};
pub use text::{Lang, Message, Prose, Texts};
pub use voice::Voice;
pub use witness::{Silent, Told, Witness};
pub use wording::Words;
