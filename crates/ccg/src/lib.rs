//! Cyberpunk CCG, rules v2.3S: two to four Sponsors send Runners on Hits and Runs in Night City, with a Runs Deck and a
//! Gear Deck each. The files carry the rulebook's words.
//!
//! `catalog` holds what is printed, `deck` what a player brings.

pub mod catalog;
pub mod deck;
