//! Cyberpunk CCG, rules v2.3S: two to four Sponsors send Runners on Hits and Runs in Night City, with a Runs Deck and a
//! Gear Deck each. The files carry the rulebook's words.
//!
//! `catalog` holds what is printed, `deck` what a player brings, `decklist` how people write it.

pub mod catalog;
pub mod deck;
pub mod decklist;
