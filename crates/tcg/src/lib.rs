//! Cyberpunk TCG: two crews race for Gigs, with Units, Gear, Programs and three Legends each. The files
//! carry the gameplay guide's words.
//!
//! `catalog` holds what is printed, `deck` what a player brings, `decklist` how people write it; `gigs` and `state` are
//! the pieces, `engine` the rules in motion; `view` and `imagine` say who knows what, `prose` speaks.

pub mod catalog;
pub mod choice;
#[cfg(test)]
mod conformance;
pub mod deck;
pub mod decklist;
mod engine;
pub mod event;
pub mod frame;
pub mod game;
pub mod gigs;
mod imagine;
mod instinct;
pub mod odds;
pub mod options;
pub mod prose;
mod reasons;
mod setup;
mod spelling;
mod stage;
pub mod state;
pub mod view;
