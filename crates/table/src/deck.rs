//! Decks as pages show them: what a game says about a list of cards that somebody writes ([`Prose::deck`]), as plain
//! data, and how a line of such a list is written. Nothing here judges a list; the game does.
//!
//! [`Prose::deck`]: crate::Prose::deck

use std::collections::BTreeMap;

use crate::problem::Problems;
use crate::wording::unaccented;

/// The count and the name of a line, as in `3 Floor It`, `3x Floor It` and `Floor It`.
pub fn counted(line: &str) -> (u8, &str) {
    let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let rest = &line[digits..];
    let name = rest.strip_prefix(['x', 'X']).unwrap_or(rest);
    // A name may begin with a number: `6th Street Recruits`.
    match (line[..digits].parse(), name.starts_with(char::is_whitespace)) {
        (Ok(count), true) => (count, name.trim()),
        _ => (1, line),
    }
}

/// The letters and digits of a name, so that small slips do not matter.
pub fn plain(name: &str) -> String {
    unaccented(name).filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// A change of a list: cards by their stable names; those that there are not change nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Change<'a> {
    /// One copy of this card more.
    pub add: &'a str,
    /// One copy of this card less.
    pub drop: &'a str,
}

/// A list of cards, read and judged.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deck {
    /// The list: as it was written, or in good order once it has been changed.
    pub list: String,
    /// How many lines of it cannot be read.
    pub unread: usize,
    /// Everything that is wrong with it.
    pub wrong: Problems,
    /// What it is made of, in the order of its parts.
    pub parts: Vec<Part>,
    /// What costs are counted in.
    pub unit: &'static str,
    /// What the deck allows, and what its cards need.
    pub limits: Limits,
    /// Cards that the deck as it is could not hold, by their stable names, and why.
    pub unfit: BTreeMap<String, String>,
}

/// A part of a deck: a pile that is shuffled, or cards that lie ready from the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// What it is called.
    pub title: String,
    /// How many of its cards an opening hand has; none where nothing is drawn from it.
    pub hand: usize,
    /// Its cards, by kind.
    pub kinds: Vec<Kind>,
}

/// The cards of a kind, by cost and name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    /// What it is called.
    pub title: String,
    /// Its cards.
    pub cards: Vec<Held>,
}

/// A card of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    /// Its stable name.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// What it costs, if it costs anything.
    pub cost: Option<u8>,
    /// Its colour, by its stable name; empty in games without colours.
    pub color: &'static str,
    /// How many there are.
    pub count: u8,
}

/// What a deck allows, by colour.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// What it is; empty in games without it.
    pub title: String,
    /// Each of them.
    pub of: Vec<Limit>,
}

/// What a deck allows in a colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limit {
    /// The colour, by its stable name.
    pub color: &'static str,
    /// How much is allowed.
    pub has: u8,
    /// How much is needed.
    pub needs: u8,
    /// The same as a sentence.
    pub says: String,
}

impl Part {
    /// All its cards.
    pub fn cards(&self) -> impl Iterator<Item = &Held> {
        self.kinds.iter().flat_map(|kind| &kind.cards)
    }
}
