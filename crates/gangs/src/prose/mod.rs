//! The game in words, for a terminal and a screen reader: the position, the choices and what happened,
//! in English and Italian. Sentences are messages of `text/`; texts of cards come from the catalog.
//! Nothing here decides anything, and nothing is said that the view does not show.

mod frame;
mod label;
mod position;
mod scene;
mod sentence;
mod unit;
mod words;

pub use frame::prompt;
pub use label::label;
pub use position::position;
pub use sentence::sentence;
