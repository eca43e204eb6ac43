//! The position of a scenario: `given NAME: VALUE` lines, which a game takes one by one.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;

use crate::content::{word, words};
use crate::likely;
use crate::problem::{Problems, Says};
use crate::seat::Seat;

/// Unknown names of a file for which likely ones are looked for: whoever misspells more has another problem, and
/// looking takes time.
const GUESSES: usize = 12;

/// One `given` line.
#[derive(Clone, PartialEq, Eq, Debug)]
struct GivenLine {
    line: usize,
    name: String,
    value: String,
}

/// What a scenario says of its position. A game takes what it knows; what is left over is a problem.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Given {
    lines: Vec<GivenLine>,
    asked: Vec<String>,
    guesses: usize,
    problems: Problems,
}

impl Given {
    /// Adds a line.
    pub fn add(&mut self, line: usize, name: &str, value: &str) {
        self.lines.push(GivenLine { line, name: name.to_owned(), value: value.to_owned() });
    }

    /// Whether nothing is said: then the table is dealt.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Takes the value of a name, with its line for problems.
    pub fn take(&mut self, name: &str) -> Option<(usize, String)> {
        self.asked.push(name.to_owned());
        let index = self.lines.iter().position(|line| line.name == name)?;
        let line = self.lines.remove(index);
        Some((line.line, line.value))
    }

    /// Takes `given seat N NAME: VALUE`.
    pub fn take_of(&mut self, seat: Seat, name: &str) -> Option<(usize, String)> {
        self.take(&format!("{seat} {name}"))
    }

    /// Takes a value and reads it with `read`, which says what would be right.
    pub fn read<T>(&mut self, name: &str, read: impl FnOnce(&str) -> Result<T, String>) -> Option<T> {
        let (line, value) = self.take(name)?;
        match read(value.trim()) {
            Ok(value) => Some(value),
            Err(right) => {
                self.problem(line, format!("'{value}' is not possible for '{name}'; {right}"));
                None
            }
        }
    }

    /// Takes a number within a range.
    pub fn number<N: FromStr + PartialOrd + Display>(&mut self, name: &str, range: RangeInclusive<N>) -> Option<N> {
        self.read(name, |value| {
            let right = || format!("it can be {} to {}", range.start(), range.end());
            value.parse().ok().filter(|number| range.contains(number)).ok_or_else(right)
        })
    }

    /// Takes a `yes` or a `no`; what is not said is a no.
    pub fn yes(&mut self, name: &str) -> bool {
        let read = |words: &str| match words {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err("it can be yes or no".to_owned()),
        };
        self.read(name, read).unwrap_or_default()
    }

    /// A word of a vocabulary, as it is written in files.
    pub fn word<W: Serialize + Copy>(&mut self, all: &[W], written: &str) -> Result<W, String> {
        let found = all.iter().copied().find(|other| word(other) == written);
        found.ok_or_else(|| format!("there is no '{written}'{}", self.meant(written, words(all))))
    }

    /// Notes a problem.
    pub fn problem(&mut self, line: usize, says: impl Into<Says>) {
        self.problems.add(format!("line {line}"), says);
    }

    /// A question after the name that was likely meant, as [`crate::likely::meant`] puts it: for the first few names
    /// of a file that are not known.
    pub fn meant<N: AsRef<str>>(&mut self, written: &str, names: impl IntoIterator<Item = N>) -> String {
        self.guesses += 1;
        if self.guesses > GUESSES { String::new() } else { likely::meant(written, names) }
    }

    /// `value` if everything was understood.
    pub fn finish<T>(&mut self, value: T) -> Result<T, Problems> {
        let known = if self.asked.is_empty() { "nothing".to_owned() } else { self.asked.join(", ") };
        let asked = std::mem::take(&mut self.asked);
        for GivenLine { line, name, .. } in std::mem::take(&mut self.lines) {
            let says = match self.meant(&name, &asked).as_str() {
                _ if asked.contains(&name) => format!("'{name}' is given a second time; expected it once"),
                "" => format!("'{name}' is not something that can be given; known are {known}"),
                likely => format!("'{name}' is not something that can be given{likely}"),
            };
            self.problem(line, says);
        }
        std::mem::take(&mut self.problems).or(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(lines: &[(&str, &str)]) -> String {
        let mut given = Given::default();
        (1..).zip(lines).for_each(|(line, (name, value))| given.add(line, name, value));
        given.take("seat 0 hand");
        given.take("turn");
        given.finish(()).map_or_else(|problems| problems.to_string(), |()| String::new())
    }

    #[test]
    fn a_line_that_is_not_taken_is_met_with_what_was_meant() {
        assert_eq!(told(&[("turn", "1"), ("seat 0 hand", "x")]), "");
        assert_eq!(told(&[("seat 0 hnad", "x")]), "line 1: 'seat 0 hnad' is not something that can be given; did you mean 'seat 0 hand'?");
        assert_eq!(told(&[("colour", "x")]), "line 1: 'colour' is not something that can be given; known are seat 0 hand, turn");
        assert_eq!(told(&[("turn", "1"), ("turn", "0")]), "line 2: 'turn' is given a second time; expected it once");
    }

    #[test]
    fn whoever_misspells_everything_is_told_so_and_no_more() {
        let told = told(&[("seat 0 hnad", "x"); 100]);
        assert_eq!((told.lines().count(), told.matches("did you mean").count()), (100, GUESSES));
    }
}
