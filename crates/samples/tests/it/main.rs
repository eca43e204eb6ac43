//! All tests of this crate from outside, as one program: it is linked once.

mod allocation;
mod bounds;
mod fuzz;
mod replay;
mod rules;
mod scenarios;
mod tables;
mod tutorial;
mod upgrade;
mod verify;
