//! The real program, run as people and scripts run it: arguments and lines in, text and exit codes out.
#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for, in its helpers too")]

mod admin;
mod arena;
mod check;
mod deck;
mod faults;
mod house;
mod interrupt;
mod openapi;
mod plain;
mod play;
mod readme;
mod replay;
mod saved;
mod serve;
mod sim;
mod support;
