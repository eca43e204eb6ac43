//! Cyberpunk CCG, rules v2.3S: two to four Sponsors send Runners on Hits and Runs in Night City, with a Runs Deck and a
//! Gear Deck each. The files carry the rulebook's words.
//!
//! `catalog` holds what is printed, `deck` what a player brings, `decklist` how people write it; `state` are the pieces, `frame` what is unfinished,
//! `engine` the rules in motion; `view` and `imagine` say who knows what, `prose` speaks.

mod audit;
pub mod catalog;
pub mod choice;
pub mod deck;
pub mod decklist;
mod engine;
pub mod event;
mod faces;
pub mod frame;
pub mod game;
mod imagine;
mod instinct;
pub mod odds;
pub mod options;
pub mod prose;
mod reasons;
mod setup;
pub mod side;
pub mod slots;
mod spelling;
mod stage;
pub mod state;
pub mod view;
