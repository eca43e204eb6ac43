//! The house: people open tables in a browser, sit down, and play, with each other and with bots.
//!
//! Nothing that was acknowledged is ever lost: a decision is in the database before anybody hears of it,
//! and a table is rebuilt from its log. Nothing leaks: whatever is sent is built from the view of whoever
//! it is sent to.

pub mod admin;
pub mod events;
pub mod house;
pub mod outside;
pub mod serve;
pub mod store;
pub mod wall;
pub mod web;
