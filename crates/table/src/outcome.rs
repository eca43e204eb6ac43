//! How a table ended, for every seat.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::seat::{MAX_SEATS, Seat, Seats};

/// In what way a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Every seat has a place; 1 is best, equal places are ties.
    Ranked,
    /// All seats won together.
    Won,
    /// All seats lost together.
    Lost,
    /// The table ended and nobody won.
    Nobody,
    /// The table does not count.
    Void,
}

/// How a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Outcome {
    /// In what way.
    pub verdict: Verdict,
    /// What ended it, as a key of the game's texts (`ending-...`).
    pub how: &'static str,
    /// The place of every seat when ranked, counted from 1; 0 for seats that do not exist.
    pub places: [u8; MAX_SEATS],
    /// The score of every seat, in the game's own points.
    pub scores: [i32; MAX_SEATS],
}

impl Outcome {
    /// A ranking by score: the highest comes first, equal scores share a place.
    #[inline]
    pub fn by_score(how: &'static str, scores: &[i32]) -> Outcome {
        let mut outcome = Outcome { verdict: Verdict::Ranked, how, places: [0; MAX_SEATS], scores: [0; MAX_SEATS] };
        for (seat, &score) in scores.iter().enumerate() {
            outcome.scores[seat] = score;
            outcome.places[seat] = 1 + scores.iter().filter(|&&other| other > score).count() as u8;
        }
        outcome
    }

    /// A ranking of two seats of which one loses what the other wins: `lead` is what the first has won.
    #[inline]
    pub const fn between(how: &'static str, lead: i32) -> Outcome {
        let places = [1 + (lead < 0) as u8, 1 + (lead > 0) as u8, 0, 0, 0, 0, 0, 0];
        Outcome { verdict: Verdict::Ranked, how, places, scores: [lead, -lead, 0, 0, 0, 0, 0, 0] }
    }

    /// One verdict for all seats.
    pub fn shared(verdict: Verdict, how: &'static str) -> Outcome {
        Outcome { verdict, how, places: [0; MAX_SEATS], scores: [0; MAX_SEATS] }
    }

    /// A table that does not count.
    pub fn void(how: &'static str) -> Outcome {
        Outcome::shared(Verdict::Void, how)
    }

    /// Who won, out of `seats` seats: nobody, one, or several who share the first place.
    pub fn winners(&self, seats: u8) -> Seats {
        match self.verdict {
            Verdict::Ranked => Seat::first(seats).filter(|seat| self.places[seat.index()] == 1).collect(),
            Verdict::Won => Seats::all(seats),
            Verdict::Lost | Verdict::Nobody | Verdict::Void => Seats::NONE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place() {
        let outcome = Outcome::by_score("points", &[3, 7, 7, 1]);
        assert_eq!(outcome.places[..4], [3, 1, 1, 4]);
        assert_eq!(outcome.winners(4), [Seat(1), Seat(2)].into_iter().collect());
    }

    #[test]
    fn two_seats_win_what_the_other_loses() {
        for (lead, score) in [(3, [3, -3]), (-1, [-1, 1]), (0, [0, 0])] {
            assert_eq!(Outcome::between("chips", lead), Outcome::by_score("chips", &score));
        }
    }

    #[test]
    fn shared_verdicts_have_all_winners_or_none() {
        assert_eq!(Outcome::shared(Verdict::Won, "heist").winners(3), Seats::all(3));
        for verdict in [Verdict::Lost, Verdict::Nobody, Verdict::Void] {
            assert!(Outcome::shared(verdict, "x").winners(3).is_empty());
        }
    }
}
