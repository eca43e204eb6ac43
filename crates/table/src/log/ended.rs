//! The end of a table, as the last line of its log.

use serde::{Deserialize, Serialize};

use crate::outcome::{Outcome, Verdict};
use crate::seat::{MAX_SEATS, Seat};

/// How a table ended, as its log keeps it: the result can be read without the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    /// What ended it, as a key of the game's texts (`ending-...`).
    pub how: String,
    /// In what way; logs of the first version do not say it, and nearly always mean a ranking.
    #[serde(default = "ranked")]
    pub verdict: Verdict,
    /// The winning seats.
    pub winners: Vec<Seat>,
    /// The places in seat order when ranked, counted from 1; else 0.
    #[serde(default)]
    pub places: Vec<u8>,
    /// The scores in seat order.
    pub scores: Vec<i32>,
}

fn ranked() -> Verdict {
    Verdict::Ranked
}

impl Ended {
    /// The end of a table of so many seats.
    pub fn new(outcome: &Outcome, seats: u8) -> Ended {
        let there = usize::from(seats).min(MAX_SEATS);
        Ended {
            how: outcome.how.to_owned(),
            verdict: outcome.verdict,
            winners: outcome.winners(seats).iter().collect(),
            places: outcome.places[..there].to_vec(),
            scores: outcome.scores[..there].to_vec(),
        }
    }
}

/// What ends a table that its players have agreed not to count, as a key of the game's texts.
pub const VOID: &str = "void";
