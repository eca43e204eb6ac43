//! All tests of this crate from outside, as one program: it is linked once.

#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

mod allocation;
mod asked;
mod bots_play;
mod cards;
mod facts;
mod honest;
mod loader;
mod odds;
mod playthroughs;
mod random_play;
mod rotation;
mod rules;
mod scenarios;
mod texts;
