//! Problems in what people bring to a table: options, entries, content and scenario files.
//! They are collected and told all at once, each with what would be right.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;

use crate::likely::likely;
use crate::seat::Seat;
use crate::text::{Lang, Message, OWN};

/// Words in every language that people play in. They are the same in all where only somebody who writes files or
/// programs reads them, and read as text they are English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Says([String; Lang::ALL.len()]);

impl Says {
    /// What is said in each language.
    pub fn each(say: impl FnMut(Lang) -> String) -> Says {
        Says(Lang::ALL.map(say))
    }

    /// What is said in this one.
    pub fn in_lang(&self, lang: Lang) -> &str {
        &self.0[lang as usize]
    }
}

impl Deref for Says {
    type Target = str;
    fn deref(&self) -> &str {
        self.in_lang(Lang::En)
    }
}

impl fmt::Display for Says {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl From<&str> for Says {
    fn from(english: &str) -> Says {
        Says::each(|_| english.to_owned())
    }
}

impl From<String> for Says {
    fn from(english: String) -> Says {
        Says::from(english.as_str())
    }
}

impl From<&String> for Says {
    fn from(english: &String) -> Says {
        Says::from(english.as_str())
    }
}

impl From<&Says> for Says {
    fn from(says: &Says) -> Says {
        says.clone()
    }
}

/// One thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Where: an option, a field, a file and line.
    pub place: Says,
    /// What is wrong there, and what would be right.
    pub says: Says,
}

impl Problem {
    /// The problem on one line.
    pub fn line(&self, lang: Lang) -> String {
        format!("{}: {}", self.place.in_lang(lang), self.says.in_lang(lang))
    }
}

/// Everything that is wrong, at once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// Exactly one problem.
    pub fn one(place: impl Into<Says>, says: impl Into<Says>) -> Problems {
        let mut problems = Problems::default();
        problems.add(place, says);
        problems
    }

    /// Notes a problem.
    pub fn add(&mut self, place: impl Into<Says>, says: impl Into<Says>) {
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

    /// All problems, a line for each.
    pub fn lines(&self, lang: Lang) -> Vec<String> {
        self.0.iter().map(|problem| problem.line(lang)).collect()
    }

    /// Notes all that is wrong elsewhere.
    pub fn extend(&mut self, problems: Problems) {
        self.0.extend(problems.0);
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
        f.write_str(&self.lines(Lang::En).join("\n"))
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
                let (low, high) = (i64::from(*range.start()), i64::from(*range.end()));
                let message = match low == high {
                    true => Message::new("problem-number-one"),
                    false => Message::new("problem-number").with("high", high),
                };
                self.problems.add(field, OWN.says(&message.with("words", words.to_owned()).with("low", low)));
                default
            }
        }
    }

    /// One of several words, as its place in `values`.
    pub fn one_of(&mut self, field: &'static str, values: &[&str], default: usize) -> usize {
        let Some(words) = self.words(field) else { return default };
        values.iter().position(|&value| value == words).unwrap_or_else(|| {
            self.problems.add(field, unknown(words, values));
            default
        })
    }

    /// Notes a problem of the game's own, for combinations that make no sense.
    pub fn problem(&mut self, field: &str, says: impl Into<Says>) {
        self.problems.add(field, says);
    }

    /// `value` if everything made sense.
    pub fn finish<T>(mut self, value: T) -> Result<T, Problems> {
        for field in self.fields.keys().filter(|field| !self.known.contains(&field.as_str())) {
            let message = match self.known.is_empty() {
                true => Message::new("problem-no-options"),
                false => Message::new("problem-no-option").with("options", self.known.join(", ")),
            };
            self.problems.add(field, or_meant(&message, field, &self.known));
        }
        self.problems.or(value)
    }
}

/// A place in what a seat brings, counted as people count decks.
pub fn deck_of(seat: Seat, place: &Says) -> Says {
    let message = |lang| Message::new("problem-deck-of").with("number", seat.0 + 1).with("place", place.in_lang(lang).to_owned());
    Says::each(|lang| OWN.say(lang, &message(lang)))
}

/// That a word is none of those that are known, with those that were likely meant.
pub fn unknown(words: &str, values: &[&str]) -> Says {
    let message = Message::new("problem-unknown").with("words", words.to_owned()).with("values", values.join(", "));
    or_meant(&message, words, values)
}

/// A message, and the names that were likely meant.
fn or_meant(message: &Message, written: &str, names: &[&str]) -> Says {
    let quoted: Vec<String> = likely(written, names).iter().map(|name| format!("'{name}'")).collect();
    Says::each(|lang| {
        let said = OWN.say(lang, message);
        let names = match &quoted[..] {
            [] => return said,
            [one] => one.clone(),
            [before @ .., last] => OWN.say(lang, &Message::new("problem-or").with("before", before.join(", ")).with("last", last.clone())),
        };
        said + &OWN.say(lang, &Message::new("problem-meant").with("names", names))
    })
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
        let wrong = asked.finish(()).unwrap_err();
        assert_eq!(
            wrong.lines(Lang::It)[..3],
            [
                "seats: '9' non è possibile; può andare da 2 a 4",
                "mode: 'chess' non è tra i valori noti; può essere rivals, solo",
                "sides: 'two-side' non è tra i valori noti; può essere one-sided, two-sided; intendevi 'two-sided'?",
            ]
        );
        assert_eq!(
            wrong.to_string(),
            "seats: '9' is not possible; it can be 2 to 4\n\
             mode: 'chess' is not known; it can be rivals, solo\n\
             sides: 'two-side' is not known; it can be one-sided, two-sided; did you mean 'two-sided'?\n\
             colour: there is no such option; this game has seats, mode, sides\n\
             steas: there is no such option; this game has seats, mode, sides; did you mean 'seats'?"
        );
    }
}
