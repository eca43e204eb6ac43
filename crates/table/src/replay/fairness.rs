//! Whether chance was what the seats had committed to.

use std::sync::Arc;

use super::{Origin, Replay, ReplayError};
use crate::chance::fair::{self, Bytes, Fair};
use crate::seat::MAX_SEATS;
use crate::text::Prose;

impl Replay {
    /// Checks a fair replay: the commitments, in a deal that tables share that nonces and salts follow from its seed, then
    /// every result in order, then that the log plays out just so. How many results were checked.
    pub fn verify<G: Prose>(&self, game: &Arc<G>) -> Result<usize, ReplayError> {
        let wrong = |says: &str| ReplayError { line: self.lines.chance.max(1), says: says.to_owned() };
        let Origin::Fair { seed, seed_commitment, nonces, nonce_commitments, salts, .. } = &self.chance else {
            return Err(wrong("the chance of this table was not fair but fast: there is nothing to check it against"));
        };
        let seats = self.head.entries.len();
        if seats > MAX_SEATS || [nonces.len(), nonce_commitments.len(), salts.len()] != [seats; 3] {
            let says = format!("expected a nonce, a commitment to it and a salt for every seat, and at most {MAX_SEATS} seats");
            return Err(wrong(&says));
        }
        let terms = self.head.terms(salts);
        if fair::commit_seed(terms, *seed) != *seed_commitment {
            return Err(wrong("the seed is not the one that the table committed to (or table, rules, options or entries were changed)"));
        }
        for (seat, (nonce, commitment)) in (0u8..).zip(nonces.iter().zip(nonce_commitments)) {
            if fair::commit_nonce(terms, seat, *nonce) != *commitment {
                return Err(wrong(&format!("the nonce of seat {seat} is not the one that it committed to")));
            }
        }
        if fair::is_common(&self.head.table) {
            let follows = |seat: u8, (nonce, salt): (&Bytes, &Bytes)| {
                fair::common_nonce(*seed, seat) == *nonce && fair::common_salt(*seed, seat) == *salt
            };
            if let Some((seat, _)) = (0u8..).zip(nonces.iter().zip(salts)).find(|(seat, own)| !follows(*seat, *own)) {
                let says =
                    format!("the nonce or salt of seat {seat} does not follow from the seed, as it does in a deal that tables share");
                return Err(wrong(&says));
            }
        }
        let fair = Fair::new(terms, *seed, nonces);
        let rolls = || self.log.iter().enumerate().flat_map(|(at, entry)| entry.chance().iter().map(move |rolled| (at, rolled)));
        if let Some((number, derived)) = fair.first_wrong(rolls().map(|(_, rolled)| rolled)) {
            let (at, rolled) = rolls().nth(number as usize).ok_or_else(|| wrong("a result is missing"))?;
            let says = format!(
                "result {number} of chance is wrong: '{}', one of {}, is recorded as {} ('{}'), but the commitments give {derived}",
                rolled.what, rolled.of, rolled.got, rolled.is
            );
            return Err(self.error(at, says));
        }
        self.plays_out(game)
    }
}
