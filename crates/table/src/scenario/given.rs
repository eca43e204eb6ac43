//! The position of a scenario: `given NAME: VALUE` lines, which a game takes one by one.

use crate::problem::Problems;
use crate::seat::Seat;

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
    pub fn number(&mut self, name: &str, range: std::ops::RangeInclusive<i64>) -> Option<i64> {
        self.read(name, |value| {
            let right = || format!("it can be {} to {}", range.start(), range.end());
            value.parse().ok().filter(|number| range.contains(number)).ok_or_else(right)
        })
    }

    /// Notes a problem.
    pub fn problem(&mut self, line: usize, says: impl Into<String>) {
        self.problems.add(format!("line {line}"), says);
    }

    /// `value` if everything was understood.
    pub fn finish<T>(&mut self, value: T) -> Result<T, Problems> {
        for left in std::mem::take(&mut self.lines) {
            let known = if self.asked.is_empty() { "nothing".to_owned() } else { self.asked.join(", ") };
            let says = format!("'{}' is not something that can be given (or it is given twice); known are {known}", left.name);
            self.problems.add(format!("line {}", left.line), says);
        }
        std::mem::take(&mut self.problems).or(value)
    }
}
