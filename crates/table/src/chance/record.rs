//! Notes what chance answered, and answers the same again.

use std::fmt::Display;

use serde::{Deserialize, Serialize};

use super::{Chance, Fast};

/// One result of chance, as the log keeps it.
///
/// `got` is what fair chance is checked against; `is` is the result's name, by which a log is
/// played again even when the catalog has been reordered since.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rolled {
    /// The purpose.
    pub what: String,
    /// How many equally likely results there were.
    pub of: u32,
    /// Which it was, counted from 0.
    pub got: u32,
    /// What that result is called.
    pub is: String,
}

/// Passes chance on and notes every result.
#[derive(Debug)]
pub struct Recording<'a, C> {
    inner: &'a mut C,
    rolled: &'a mut Vec<Rolled>,
}

impl<'a, C: Chance> Recording<'a, C> {
    /// Notes the results of `inner` at the end of `rolled`.
    pub fn new(inner: &'a mut C, rolled: &'a mut Vec<Rolled>) -> Self {
        Recording { inner, rolled }
    }
}

impl<C: Chance> Chance for Recording<'_, C> {
    fn draw<K: Display>(&mut self, what: &'static str, of: u32, name: impl Fn(u32) -> K) -> u32 {
        let got = self.inner.draw(what, of, &name);
        self.rolled.push(Rolled { what: what.to_owned(), of, got, is: name(got).to_string() });
        got
    }
}

/// Answers with recorded results, in order.
///
/// Rules cannot be told of a mismatch in the middle of a decision, so the first one is kept for
/// [`Recorded::finish`], and arbitrary results follow it. They vary, so that a rule which rolls until something
/// comes up is not kept waiting.
#[derive(Debug)]
pub struct Recorded<'a> {
    rolled: std::slice::Iter<'a, Rolled>,
    exactly: bool,
    mismatch: Option<String>,
    arbitrary: Fast,
}

impl<'a> Recorded<'a> {
    /// Answers with these results.
    pub fn new(rolled: &'a [Rolled]) -> Self {
        Recorded { rolled: rolled.iter(), exactly: false, mismatch: None, arbitrary: Fast::new(0) }
    }

    /// Answers with these results, and insists that number and name of each still belong together:
    /// for checking a log rather than going on from it.
    pub fn exactly(rolled: &'a [Rolled]) -> Self {
        Recorded { exactly: true, ..Recorded::new(rolled) }
    }

    /// What did not fit, results that were not asked for included.
    pub fn finish(self) -> Result<(), String> {
        match (self.mismatch, self.rolled.as_slice().first()) {
            (Some(mismatch), _) => Err(mismatch),
            (None, Some(left)) => Err(format!("the result '{}' of '{}' was never asked for", left.is, left.what)),
            (None, None) => Ok(()),
        }
    }

    fn answer<K: Display>(&mut self, what: &str, of: u32, name: impl Fn(u32) -> K) -> Result<u32, String> {
        let Some(rolled) = self.rolled.next() else {
            return Err(format!("the rules ask for '{what}' (one of {of}), and no result is recorded"));
        };
        if rolled.what != what {
            return Err(format!("the rules ask for '{what}', but the recorded result is of '{}'", rolled.what));
        }
        if rolled.got < of && (rolled.of == of || !self.exactly) && name(rolled.got).to_string() == rolled.is {
            return Ok(rolled.got);
        }
        if self.exactly {
            let Rolled { of: recorded, got, is, .. } = rolled;
            return Err(format!("of {of} results of '{what}', number {got} is not '{is}' (recorded as one of {recorded})"));
        }
        find(of, name, &rolled.is).ok_or_else(|| format!("'{}' is not a possible result of '{what}' (one of {of})", rolled.is))
    }
}

impl Chance for Recorded<'_> {
    fn draw<K: Display>(&mut self, what: &'static str, of: u32, name: impl Fn(u32) -> K) -> u32 {
        if self.mismatch.is_none() {
            match self.answer(what, of, name) {
                Ok(result) => return result,
                Err(mismatch) => self.mismatch = Some(mismatch),
            }
        }
        self.arbitrary.below(of)
    }
}

/// The first result of this name.
pub(super) fn find<K: Display>(of: u32, name: impl Fn(u32) -> K, is: &str) -> Option<u32> {
    (0..of).find(|&index| name(index).to_string() == is)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_recorded_comes_again() {
        let mut rolled = Vec::new();
        let mut fast = Fast::new(3);
        let mut chance = Recording::new(&mut fast, &mut rolled);
        let mut cards = ["J", "Q", "K", "A"];
        chance.shuffle("deck", &mut cards, |card| *card);
        let die = chance.roll("die", 6);
        assert_eq!(chance.pick("nothing to decide", 1, |i| i), 0);
        assert_eq!(rolled.len(), 4);

        let mut again = Recorded::new(&rolled);
        let mut same = ["J", "Q", "K", "A"];
        again.shuffle("deck", &mut same, |card| *card);
        assert_eq!((same, again.roll("die", 6)), (cards, die));
        assert_eq!(again.finish(), Ok(()));
    }

    #[test]
    fn a_reordered_catalog_is_found_by_name() {
        let rolled = [Rolled { what: "deck".into(), of: 3, got: 0, is: "K".into() }];
        let mut again = Recorded::new(&rolled);
        assert_eq!(again.draw("deck", 4, |i| ["J", "Q", "K", "A"][i as usize]), 2);
        assert_eq!(again.finish(), Ok(()));
        let mut strict = Recorded::exactly(&rolled);
        strict.draw("deck", 3, |i| ["J", "Q", "K"][i as usize]);
        assert_eq!(strict.finish().unwrap_err(), "of 3 results of 'deck', number 0 is not 'K' (recorded as one of 3)");
    }

    #[test]
    fn the_first_mismatch_is_kept() {
        let rolled = [Rolled { what: "deck".into(), of: 3, got: 0, is: "Z".into() }];
        let mut again = Recorded::new(&rolled);
        again.roll("deck", 3);
        again.roll("die", 6);
        assert!(again.finish().unwrap_err().contains("'Z' is not a possible result of 'deck'"));
        assert!(Recorded::new(&rolled).finish().unwrap_err().contains("never asked for"));
        let mut more = Recorded::new(&[]);
        more.roll("die", 6);
        assert!(more.finish().unwrap_err().contains("no result is recorded"));
    }

    #[test]
    fn a_rule_that_rolls_until_a_result_comes_is_not_kept_waiting_by_a_mismatch() {
        for wanted in 1..=6 {
            let mut empty = Recorded::new(&[]);
            assert!((0..1000).any(|_| empty.roll("die", 6) == wanted), "{wanted}");
            assert!(empty.finish().unwrap_err().contains("no result is recorded"));
        }
    }
}
