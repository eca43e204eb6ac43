//! Tournaments as arithmetic: who plays whom, and how everybody stands, as functions of who has entered, of what was played
//! and of a seed that everybody can read. Nothing here knows of tables, time or the database (`docs/events.md`).

pub mod bracket;
mod matching;
pub mod series;
pub mod standings;
pub mod swiss;

use sha2::{Digest, Sha256};

/// Somebody who has entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// Its number: the order of entry, counted from 0.
    pub number: usize,
    /// The first round that it can be paired in, counted from 1.
    pub from: usize,
    /// The last round that it is part of, if it has dropped out.
    pub until: Option<usize>,
}

impl Entrant {
    /// Whether it is paired in a round.
    pub fn plays(&self, round: usize) -> bool {
        self.from <= round && self.until.is_none_or(|until| round <= until)
    }
}

/// What became of a pairing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Won {
    /// The first has won, or has a bye.
    One,
    /// The second has won.
    Two,
    /// Neither.
    Drawn,
    /// Both have forfeited.
    Nobody,
}

impl Won {
    /// All of them.
    pub const ALL: [Won; 4] = [Won::One, Won::Two, Won::Drawn, Won::Nobody];

    /// The short name.
    pub fn key(self) -> &'static str {
        match self {
            Won::One => "one",
            Won::Two => "two",
            Won::Drawn => "drawn",
            Won::Nobody => "nobody",
        }
    }

    /// What the two have from it, in half points.
    pub fn points(self) -> (u32, u32) {
        match self {
            Won::One => (2, 0),
            Won::Two => (0, 2),
            Won::Drawn => (1, 1),
            Won::Nobody => (0, 0),
        }
    }
}

/// Two entrants in a round, the first of whom begins; or one with a bye.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paired {
    /// Which board of the round it is. Those of an elimination say where the winner goes on.
    pub board: usize,
    /// Who begins.
    pub one: usize,
    /// The other; nobody if it is a bye.
    pub two: Option<usize>,
    /// What became of it.
    pub won: Option<Won>,
}

impl Paired {
    /// Whether somebody is part of it.
    pub fn has(&self, entrant: usize) -> bool {
        self.one == entrant || self.two == Some(entrant)
    }

    /// Who goes on.
    pub fn winner(&self) -> Option<usize> {
        match self.won? {
            Won::One => Some(self.one),
            Won::Two => self.two,
            Won::Drawn | Won::Nobody => None,
        }
    }
}

/// A lot of an entrant that nobody chooses: a number made of the seed and of what it is drawn for.
pub fn lot(seed: &str, what: &str, entrant: usize) -> u64 {
    let hash = Sha256::digest(format!("{seed} {what} {entrant}"));
    u64::from_be_bytes([hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7]])
}

/// How many rounds it takes until one is left of so many.
pub fn halvings(entrants: usize) -> usize {
    entrants.max(2).next_power_of_two().trailing_zeros() as usize
}
