//! Problems in what people bring to a table: options, entries, content and scenario files.
//! They are collected and told all at once, each with what would be right.

use std::collections::BTreeMap;
use std::fmt;

use crate::likely::meant;

/// One thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Where: an option, a field, a file and line.
    pub place: String,
    /// What is wrong there, and what would be right.
    pub says: String,
}

/// Everything that is wrong, at once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// Exactly one problem.
    pub fn one(place: impl Into<String>, says: impl Into<String>) -> Problems {
        let mut problems = Problems::default();
        problems.add(place, says);
        problems
    }

    /// Notes a problem.
    pub fn add(&mut self, place: impl Into<String>, says: impl Into<String>) {
        self.0.push(Problem { place: place.into(), says: says.into() });
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All problems, in the order in which they were found.
    pub fn iter(&self) -> impl Iterator<Item = &Problem> {
        self.0.iter()
    }

    /// What was read, or nothing, with what was wrong noted here.
    pub fn take<T>(&mut self, read: Result<T, Problems>) -> Option<T> {
        read.map_err(|problems| self.0.extend(problems.0)).ok()
    }

    /// `value` if nothing is wrong, else the problems.
    pub fn or<T>(self, value: T) -> Result<T, Problems> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, problem) in self.0.iter().enumerate() {
            if n > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{}: {}", problem.place, problem.says)?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}

/// Options as people write them (`seats=4`, `mode=solo`), read field by field.
///
/// A game reads the fields it knows; [`Asked::finish`] then reports every problem at once,
/// fields that nobody read included.
pub struct Asked<'a> {
    fields: &'a BTreeMap<String, String>,
    known: Vec<&'static str>,
    problems: Problems,
}

impl<'a> Asked<'a> {
    /// Starts reading.
    pub fn new(fields: &'a BTreeMap<String, String>) -> Asked<'a> {
        Asked { fields, known: Vec::new(), problems: Problems::default() }
    }

    /// The words of a free field.
    pub fn words(&mut self, field: &'static str) -> Option<&'a str> {
        self.known.push(field);
        self.fields.get(field).map(String::as_str)
    }

    /// A number within a range.
    pub fn number(&mut self, field: &'static str, range: std::ops::RangeInclusive<u32>, default: u32) -> u32 {
        let Some(words) = self.words(field) else { return default };
        match words.parse::<u32>() {
            Ok(number) if range.contains(&number) => number,
            _ => {
                let (low, high) = (range.start(), range.end());
                let right = if low == high { format!("it can only be {low}") } else { format!("it can be {low} to {high}") };
                self.problems.add(field, format!("'{words}' is not possible; {right}"));
                default
            }
        }
    }

    /// One of several words, as its place in `values`.
    pub fn one_of(&mut self, field: &'static str, values: &[&str], default: usize) -> usize {
        let Some(words) = self.words(field) else { return default };
        values.iter().position(|&value| value == words).unwrap_or_else(|| {
            self.problems.add(field, format!("'{words}' is not known; it can be {}{}", values.join(", "), meant(words, values)));
            default
        })
    }

    /// Notes a problem of the game's own, for combinations that make no sense.
    pub fn problem(&mut self, field: &str, says: impl Into<String>) {
        self.problems.add(field, says);
    }

    /// `value` if everything made sense.
    pub fn finish<T>(mut self, value: T) -> Result<T, Problems> {
        for field in self.fields.keys().filter(|field| !self.known.contains(&field.as_str())) {
            let right = if self.known.is_empty() {
                "this game has no options".to_owned()
            } else {
                format!("this game has {}", self.known.join(", "))
            };
            self.problems.add(field, format!("there is no such option; {right}{}", meant(field, &self.known)));
        }
        self.problems.or(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_problem_is_told_at_once_with_what_is_right() {
        let fields = [("seats", "9"), ("mode", "chess"), ("colour", "red"), ("sides", "two-side"), ("steas", "2")];
        let fields = fields.into_iter().map(|(k, v)| (k.to_owned(), v.to_owned())).collect();
        let mut asked = Asked::new(&fields);
        assert_eq!(asked.number("seats", 2..=4, 2), 2);
        assert_eq!(asked.one_of("mode", &["rivals", "solo"], 0), 0);
        assert_eq!(asked.one_of("sides", &["one-sided", "two-sided"], 0), 0);
        let told = asked.finish(()).unwrap_err().to_string();
        assert_eq!(
            told,
            "seats: '9' is not possible; it can be 2 to 4\n\
             mode: 'chess' is not known; it can be rivals, solo\n\
             sides: 'two-side' is not known; it can be one-sided, two-sided; did you mean 'two-sided'?\n\
             colour: there is no such option; this game has seats, mode, sides\n\
             steas: there is no such option; this game has seats, mode, sides; did you mean 'seats'?"
        );
    }
}
