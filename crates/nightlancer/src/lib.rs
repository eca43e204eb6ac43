//! Nightlancer: one to four underworld operatives of Birmingham in 2099 trade, train and take shady missions, and look
//! for a way out before the city collapses. The files carry the rulebook's words.
//!
//! `catalog` holds what is printed; `cards`, `crews` and `hidden` are the pieces, `powers` says what is in force, and
//! `engine` is the rules in motion; `view` and `imagine` say who knows what, `prose` speaks.

pub mod cards;
pub mod catalog;
pub mod choice;
pub mod crews;
pub mod dice;
mod engine;
pub mod event;
pub mod frame;
pub mod game;
pub mod hidden;
pub mod imagine;
mod instinct;
pub mod odds;
pub mod options;
mod powers;
pub mod promises;
pub mod prose;
mod reasons;
mod sets;
pub mod setup;
mod stage;
pub mod state;
pub mod view;
