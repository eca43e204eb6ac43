//! Scenarios: text files that say a position, what is decided, and what must hold afterwards.
//!
//! The format is documented in `docs/scenarios.md`. It is written so that somebody who knows the
//! rules and no Rust can read and write it: one statement a line, in the game's own words.

mod given;
mod migrate;
mod parse;
mod run;
mod staging;

pub use given::Given;
pub use migrate::{Look, Migrated, migrate};
pub use parse::{Scenario, Statement, Step};
pub(crate) use parse::{list, read_lines};
pub use run::{Failure, check};
pub(crate) use run::{Performance, offered, reached, script};
pub use staging::{Staging, counted, items};
