//! Chance comes in from outside: rules say *what* is rolled, drawn or shuffled, the table says how.
//!
//! [`Fast`] is for simulation, [`Fair`](fair::Fair) for people who want to check, [`Scripted`] for
//! tests and scenarios, [`Recorded`] for going through a log again. [`Recording`] notes what any of
//! them answered, and [`AnyChance`] hides which of them it is.

pub mod fair;
mod fast;
mod record;
mod script;

use std::fmt::Display;

pub use fast::{Fast, derive_seed, seat_seed};
pub use record::{Recorded, Recording, Rolled};
pub use script::Scripted;

use crate::seat::Seat;

/// A source of rolls, draws and shuffles.
///
/// `what` names the purpose ("die", "street deck"): it goes into the log, into the derivation of
/// fair chance and into the scripts of tests.
pub trait Chance {
    /// One of `of` equally likely results, counted from 0; `of` is at least 2.
    ///
    /// `name` says what a result is called in logs and scripts (a card's key, a die's face). Several
    /// results may share a name: two copies of a card are drawn with twice the likelihood.
    fn draw<K: Display>(&mut self, what: &'static str, of: u32, name: impl Fn(u32) -> K) -> u32;

    /// One of `of` equally likely results. With one or none there is nothing to decide: 0.
    #[inline]
    fn pick<K: Display>(&mut self, what: &'static str, of: u32, name: impl Fn(u32) -> K) -> u32 {
        if of < 2 { 0 } else { self.draw(what, of, name) }
    }

    /// Rolls a die with this many sides, counted from 1.
    #[inline]
    fn roll(&mut self, what: &'static str, sides: u32) -> u32 {
        1 + self.pick(what, sides, |face| face + 1)
    }

    /// Shuffles in place (Fisher-Yates from the end); every order is equally likely.
    fn shuffle<T, K: Display>(&mut self, what: &'static str, items: &mut [T], name: impl Fn(&T) -> K) {
        for last in (1..items.len()).rev() {
            let chosen = self.pick(what, last as u32 + 1, |index| name(&items[index as usize]));
            items.swap(last, chosen as usize);
        }
    }
}

impl<C: Chance> Chance for &mut C {
    #[inline]
    fn draw<K: Display>(&mut self, what: &'static str, of: u32, name: impl Fn(u32) -> K) -> u32 {
        (**self).draw(what, of, name)
    }
}

/// Any chance behind one type. Rules are compiled anew for every type of chance that they are given; what is logged,
/// replayed or scripted does not need the last bit of speed and shares this one.
pub struct AnyChance<'a>(&'a mut dyn Answers);

impl<'a> AnyChance<'a> {
    /// Asks `chance`.
    pub fn new(chance: &'a mut impl Chance) -> AnyChance<'a> {
        AnyChance(chance)
    }
}

impl Chance for AnyChance<'_> {
    fn draw<K: Display>(&mut self, what: &'static str, of: u32, name: impl Fn(u32) -> K) -> u32 {
        self.0.answer(what, of, &|result| name(result).to_string())
    }
}

/// What chance answers, whoever asks.
trait Answers {
    fn answer(&mut self, what: &'static str, of: u32, name: &dyn Fn(u32) -> String) -> u32;
}

impl<C: Chance> Answers for C {
    fn answer(&mut self, what: &'static str, of: u32, name: &dyn Fn(u32) -> String) -> u32 {
        self.draw(what, of, name)
    }
}

/// The source of a real table: one type for the two kinds that a table can be opened with.
#[derive(Clone, Debug)]
pub enum Source {
    /// Quick and repeatable from a small seed.
    Fast(Fast),
    /// Derived from commitments, so that people can check it.
    Fair(fair::Fair),
}

impl Chance for Source {
    fn draw<K: Display>(&mut self, what: &'static str, of: u32, name: impl Fn(u32) -> K) -> u32 {
        match self {
            Source::Fast(fast) => fast.draw(what, of, name),
            Source::Fair(fair) => fair.draw(what, of, name),
        }
    }
}

impl Source {
    /// A seed for the player of a seat, who draws chance of its own: it follows from the table's seed, and
    /// none of the table's results follows from it.
    pub fn player_seed(&self, seat: Seat) -> u64 {
        match self {
            Source::Fast(fast) => fast.player_seed(seat),
            Source::Fair(fair) => fair.value("fixer player 1", seat.0.into(), 0),
        }
    }

    /// Goes on after `count` results of a table's log: counters never go back.
    pub fn skip_to(&mut self, count: u64) {
        match self {
            Source::Fast(fast) => fast.skip_to(count),
            Source::Fair(fair) => fair.skip_to(count),
        }
    }
}
