//! All tests of this crate from outside, as one program: it is linked once.

#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

mod allocation;
mod components;
mod decks;
mod facts;
mod loader;
mod random_play;
mod rules;
mod scenarios;
mod setup;
mod texts;
mod vocabulary;
