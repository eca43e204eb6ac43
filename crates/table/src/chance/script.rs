//! Chance written down beforehand, for tests and scenarios: it must be used up exactly.

use std::collections::VecDeque;
use std::fmt::Display;

use super::record::find;
use super::{Chance, Fast};
use crate::likely::{likely, meant};

/// A script of results: for every purpose, the names of the results in order.
///
/// After the first thing that does not fit, results are arbitrary and vary, so that a rule which rolls until something
/// comes up is not kept waiting.
#[derive(Clone, Debug)]
pub struct Scripted {
    lines: VecDeque<(String, String)>,
    mismatch: Option<String>,
    arbitrary: Fast,
}

impl Default for Scripted {
    fn default() -> Scripted {
        Scripted { lines: VecDeque::new(), mismatch: None, arbitrary: Fast::new(0) }
    }
}

impl Scripted {
    /// An empty script: any use of chance is a mistake.
    pub fn new() -> Scripted {
        Scripted::default()
    }

    /// Adds a result: the next use of `what` not yet answered is `is`.
    pub fn line(&mut self, what: impl Into<String>, is: impl Into<String>) {
        self.lines.push_back((what.into(), is.into()));
    }

    /// Takes out the first thing that did not fit so far.
    pub fn mismatch(&mut self) -> Option<String> {
        self.mismatch.take()
    }

    /// What did not fit, lines that were not used included.
    pub fn finish(mut self) -> Result<(), String> {
        match (self.mismatch.take(), self.lines.front()) {
            (Some(mismatch), _) => Err(mismatch),
            (None, Some((what, is))) => Err(format!("the scripted result '{is}' of '{what}' was not used")),
            (None, None) => Ok(()),
        }
    }

    fn answer<K: Display>(&mut self, what: &str, of: u32, name: impl Fn(u32) -> K) -> Result<u32, String> {
        let next = self.lines.iter().position(|(purpose, _)| purpose == what);
        let Some((_, is)) = next.and_then(|at| self.lines.remove(at)) else {
            let other = likely(what, self.lines.iter().map(|(purpose, _)| purpose)).first().map(|purpose| format!(", only '{purpose}'"));
            let other = other.unwrap_or_default();
            return Err(format!("the rules ask chance for '{what}' (one of {of}), which the script does not answer{other}"));
        };
        find(of, &name, &is).ok_or_else(|| {
            let mut names: Vec<_> = (0..of).map(|index| name(index).to_string()).collect();
            names.dedup();
            format!("'{is}' is not a possible result of '{what}'; possible are {}{}", names.join(", "), meant(&is, &names))
        })
    }
}

impl Chance for Scripted {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_answers_by_purpose_and_must_be_used_up() {
        let mut script = Scripted::new();
        script.line("die", "4");
        script.line("deck", "Q");
        script.line("die", "6");
        assert_eq!(script.draw("deck", 3, |i| ["J", "Q", "K"][i as usize]), 1);
        assert_eq!(script.roll("die", 6), 4);
        assert!(script.clone().finish().unwrap_err().contains("'6' of 'die' was not used"));
        assert_eq!(script.roll("die", 6), 6);
        assert_eq!(script.clone().finish(), Ok(()));
        script.roll("die", 6);
        assert!(script.finish().unwrap_err().contains("does not answer"));
    }

    #[test]
    fn a_rule_that_rolls_until_a_result_comes_is_not_kept_waiting_by_a_mismatch() {
        for wanted in 1..=6 {
            let mut script = Scripted::new();
            assert!((0..1000).any(|_| script.roll("die", 6) == wanted), "{wanted}");
            assert!(script.mismatch().unwrap().contains("does not answer"));
        }
    }

    #[test]
    fn names_that_are_misspelt_are_met_with_what_was_meant() {
        let mut script = Scripted::new();
        script.line("pubic card", "Queen");
        script.draw("public card", 3, |i| ["Jack", "Queen", "King"][i as usize]);
        let told = script.mismatch().unwrap();
        assert_eq!(told, "the rules ask chance for 'public card' (one of 3), which the script does not answer, only 'pubic card'");
        let mut script = Scripted::new();
        script.line("card", "Qeen");
        script.draw("card", 3, |i| ["Jack", "Queen", "King"][i as usize]);
        let told = script.mismatch().unwrap();
        assert_eq!(told, "'Qeen' is not a possible result of 'card'; possible are Jack, Queen, King; did you mean 'Queen'?");
    }

    #[test]
    fn an_impossible_result_is_told_with_the_possible_ones() {
        let mut script = Scripted::new();
        script.line("deck", "A");
        script.draw("deck", 3, |i| ["J", "Q", "K"][i as usize]);
        assert_eq!(script.mismatch().unwrap(), "'A' is not a possible result of 'deck'; possible are J, Q, K");
    }
}
