//! Gangs of Night City: gangs of one to four players fight over six Districts, make deals, hire
//! Edgerunners and run the Net. The files carry the rulebook's words; `catalog` holds what is printed.
//!
//! In the making: a table can be set up, and the pieces that turns are made of are here; the turn
//! itself, Stories and the solo mode are not.

pub mod catalog;
pub mod choice;
pub mod city;
#[cfg(test)]
mod conformance;
mod engine;
pub mod event;
pub mod frame;
pub mod game;
pub mod hands;
mod imagine;
pub mod market;
pub mod options;
pub mod prose;
pub mod purse;
mod reasons;
pub mod setup;
pub mod solo;
pub mod stage;
pub mod state;
pub mod story;
pub mod view;
