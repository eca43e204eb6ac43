//! All tests of this crate from outside, as one program: it is linked once.

#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

mod allocation;
mod asked;
mod bots_play;
mod components;
mod conformance;
mod decks;
mod effects;
mod facts;
mod loader;
mod playthroughs;
mod random_play;
mod rotation;
mod rules;
mod scenarios;
mod setup;
mod slots;
mod spelling;
mod statics;
mod texts;
mod vocabulary;
