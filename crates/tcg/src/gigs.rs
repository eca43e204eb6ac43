//! The twelve Gig dice: where they are and what they show (T242-T261).

use serde::{Deserialize, Serialize};
use table::{Seat, rule};

use crate::catalog::words::Size;
use crate::options::Edition;

/// A die, by its owner and size.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DieId(pub u8);

impl DieId {
    /// No die.
    pub const NONE: DieId = DieId(u8::MAX);

    /// The die of an owner and size.
    pub const fn new(owner: Seat, size: Size) -> DieId {
        DieId(owner.0 * 6 + size as u8)
    }

    /// Who brought it (T003).
    pub const fn owner(self) -> Seat {
        Seat(self.0 / 6)
    }

    /// Its size.
    pub fn size(self) -> Size {
        Size::ALL[usize::from(self.0 % 6)]
    }

    /// All twelve.
    pub fn all() -> impl Iterator<Item = DieId> {
        (0..12).map(DieId)
    }
}

/// Where a die is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// In its owner's fixer area, not rolled yet.
    Fixer,
    /// In a player's Gig area.
    Gigs(Seat),
}

/// A die at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Die {
    /// Where it is.
    pub at: At,
    /// What it shows; 0 before it is rolled.
    pub value: u8,
}

/// All dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dice([Die; 12]);

impl Default for Dice {
    fn default() -> Dice {
        rule!(T002);
        rule!(T029);
        Dice([Die { at: At::Fixer, value: 0 }; 12])
    }
}

impl Dice {
    /// A die.
    #[inline]
    pub fn get(&self, die: DieId) -> Die {
        self.0[usize::from(die.0)]
    }

    /// Changes a die.
    #[inline]
    pub fn set(&mut self, die: DieId, to: Die) {
        self.0[usize::from(die.0)] = to;
    }

    /// The value of a die.
    #[inline]
    pub fn value(&self, die: DieId) -> u8 {
        self.0.get(usize::from(die.0)).map_or(0, |die| die.value)
    }

    /// The dice in a player's Gig area: friendly Gigs (T034).
    #[inline]
    pub fn gigs(&self, seat: Seat) -> impl Iterator<Item = DieId> + '_ {
        DieId::all().filter(move |die| self.0[usize::from(die.0)].at == At::Gigs(seat))
    }

    /// The dice in either Gig area.
    pub fn in_play(&self) -> impl Iterator<Item = DieId> + '_ {
        rule!(T032);
        rule!(T007);
        DieId::all().filter(|die| self.0[usize::from(die.0)].at != At::Fixer)
    }

    /// The dice in a player's fixer area.
    #[inline]
    pub fn fixer(&self, seat: Seat) -> impl Iterator<Item = DieId> + '_ {
        Size::ALL.iter().map(move |&size| DieId::new(seat, size)).filter(|die| self.0[usize::from(die.0)].at == At::Fixer)
    }

    /// Whether a player's fixer area is empty (T033).
    pub fn fixer_empty(&self, seat: Seat) -> bool {
        rule!(T033);
        self.fixer(seat).next().is_none()
    }

    /// The dice that a player may take from the fixer area: any but the d20, which comes last (T098).
    pub fn offered(&self, seat: Seat) -> impl Iterator<Item = DieId> + '_ {
        rule!(T097);
        rule!(T098);
        let last = self.fixer(seat).count() == 1;
        self.fixer(seat).filter(move |die| last || die.size() != Size::D20)
    }

    /// How many Gigs a player has: one for each die (T242).
    #[inline]
    pub fn count(&self, seat: Seat) -> u8 {
        rule!(T242);
        self.gigs(seat).count() as u8
    }

    /// Who has a die among the Gigs.
    #[inline]
    pub fn holder(&self, die: DieId) -> Option<Seat> {
        match self.0.get(usize::from(die.0))?.at {
            At::Gigs(seat) => Some(seat),
            At::Fixer => None,
        }
    }

    /// Street Cred: the sum of the values (T258). Without Gigs it is nothing at all (T259) or 0 (T261).
    pub fn cred(&self, seat: Seat, edition: Edition) -> Option<u8> {
        rule!(T258);
        rule!(T034);
        rule!(T005);
        rule!(T031);
        if self.count(seat) == 0 {
            if edition.null_cred() {
                rule!(T259);
                return None;
            }
            rule!(T261);
        }
        Some(self.gigs(seat).map(|die| self.value(die)).sum())
    }

    /// Whether a player's Street Cred is even; without Gigs it is neither even nor odd (T260, T261).
    pub fn cred_is_even(&self, seat: Seat) -> bool {
        if self.count(seat) == 0 {
            rule!(T260);
            rule!(T048);
            return false;
        }
        self.gigs(seat).map(|die| self.value(die)).sum::<u8>().is_multiple_of(2)
    }

    /// Whether a Gig shows its lowest value (T246).
    #[inline]
    pub fn is_min(&self, die: DieId) -> bool {
        rule!(T246);
        self.value(die) == 1
    }

    /// Whether a Gig shows its highest value (T246).
    #[inline]
    pub fn is_max(&self, die: DieId) -> bool {
        rule!(T246);
        self.value(die) == die.size().sides()
    }

    /// How many friendly Gigs fit.
    pub fn count_where(&self, seat: Seat, fits: impl Fn(u8) -> bool) -> u8 {
        self.gigs(seat).filter(|&die| fits(self.value(die))).count() as u8
    }

    /// How many friendly Gigs show each value.
    fn tally(&self, seat: Seat) -> [u8; 21] {
        let mut tally = [0; 21];
        self.gigs(seat).for_each(|die| tally[usize::from(self.value(die).min(20))] += 1);
        tally
    }

    /// Value-pairs of a Gig area; a die counts in one at most (T253, T254).
    pub fn pairs(&self, seat: Seat) -> u8 {
        rule!(T253);
        rule!(T254);
        self.tally(seat).iter().map(|count| count / 2).sum()
    }

    /// How many different values a Gig area shows.
    pub fn different(&self, seat: Seat) -> u8 {
        self.tally(seat).iter().filter(|count| **count > 0).count() as u8
    }

    /// Whether a friendly Gig shows this value.
    pub fn shows(&self, seat: Seat, value: u8) -> bool {
        self.gigs(seat).any(|die| self.value(die) == value)
    }
}
