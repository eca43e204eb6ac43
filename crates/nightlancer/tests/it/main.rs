//! All tests of this crate from outside, as one program: it is linked once.

#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

mod allocation;
mod asked;
mod bots_play;
mod cards;
mod conformance;
mod dice;
mod facts;
mod hidden;
mod honest;
mod loader;
mod odds;
mod options;
mod playthroughs;
mod promises;
mod random_play;
mod rotation;
mod rules;
mod scenarios;
mod sizes;
mod texts;
