//! All tests of this crate from outside, as one program: it is linked once.

#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

mod allocation;
mod bounds;
mod fuzz;
mod lessons;
mod replay;
mod rules;
mod scenarios;
mod tables;
mod tutorial;
mod upgrade;
mod verify;
