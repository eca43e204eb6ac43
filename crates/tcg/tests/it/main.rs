//! All tests of this crate from outside, as one program: it is linked once.

#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

mod allocation;
mod asked;
mod decks;
mod loader;
mod order;
mod playthroughs;
mod replays;
mod rules;
mod scenarios;
mod shortcuts;
mod targets;
mod texts;
mod upgrade;
