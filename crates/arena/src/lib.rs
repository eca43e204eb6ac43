//! Many tables at once: bots against each other, and what can be learned from it.
//!
//! Tables come in groups: the same deal, played once for every way to exchange the seats, so that no bot
//! is lucky with its cards. Whatever is measured follows from the plan and its seed alone, not from the
//! number of threads.

pub mod design;
mod ratings;
pub mod report;
mod run;
mod schedule;
mod study;
mod tally;

pub use run::{Failed, Plan, Progress, run};
pub use study::{BotResult, Ending, Length, Meeting, Results, SeatResult, SubjectResult};
