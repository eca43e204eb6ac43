//! Gangs of Night City: gangs of one to four players fight over six Districts, make deals, hire
//! Edgerunners and run the Net. The files carry the rulebook's words.
//!
//! `catalog` holds what is printed, `story` what Story cards say; `city`, `hands`, `market` and `purse`
//! are the pieces, `engine` the rules in motion; `view` and `imagine` say who knows what, `prose` speaks.

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
mod instinct;
pub mod market;
mod migrate;
pub mod odds;
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
