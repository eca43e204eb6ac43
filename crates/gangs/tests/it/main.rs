//! All tests of this crate from outside, as one program: it is linked once.

#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

mod allocation;
mod asked;
mod board;
mod chronicle;
mod deals;
mod facts;
mod firefight;
mod loader;
mod long_logs;
mod migrate;
mod playthroughs;
mod prose;
mod rules;
mod scenarios;
mod shortcuts;
mod solo;
mod stories;
mod story_prose;
mod texts;
mod upgrade;
