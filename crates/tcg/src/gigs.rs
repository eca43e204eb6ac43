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

/// All dice: which lie in each Gig area, as bits, and what each shows. Written as a list of all twelve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "[Die; 12]", into = "[Die; 12]")]
pub struct Dice {
    gigs: [u16; 2],
    values: [u8; 12],
}

impl Default for Dice {
    fn default() -> Dice {
        rule!(T002);
        rule!(T029);
        Dice { gigs: [0; 2], values: [0; 12] }
    }
}

impl From<[Die; 12]> for Dice {
    fn from(written: [Die; 12]) -> Dice {
        let mut dice = Dice::default();
        DieId::all().zip(written).for_each(|(die, lies)| dice.set(die, lies));
        dice
    }
}

impl From<Dice> for [Die; 12] {
    fn from(dice: Dice) -> [Die; 12] {
        std::array::from_fn(|die| dice.get(DieId(die as u8)))
    }
}

/// The dice of a set, in order.
#[inline]
fn each(mut dice: u16) -> impl Iterator<Item = DieId> {
    std::iter::from_fn(move || {
        let die = DieId(dice.trailing_zeros() as u8);
        (dice != 0).then(|| {
            dice &= dice - 1;
            die
        })
    })
}

/// How many dice a set has, without an instruction that not every processor knows.
#[inline]
const fn size(mut dice: u16) -> u8 {
    let mut count = 0;
    while dice != 0 {
        dice &= dice - 1;
        count += 1;
    }
    count
}

impl Dice {
    /// A die.
    #[inline]
    pub fn get(&self, die: DieId) -> Die {
        Die { at: self.holder(die).map_or(At::Fixer, At::Gigs), value: self.value(die) }
    }

    /// Changes a die.
    #[inline]
    pub fn set(&mut self, die: DieId, to: Die) {
        let bit = 1 << die.0;
        self.gigs.iter_mut().for_each(|gigs| *gigs &= !bit);
        if let At::Gigs(seat) = to.at {
            self.gigs[seat.index() & 1] |= bit;
        }
        self.values[usize::from(die.0)] = to.value;
    }

    /// The value of a die.
    #[inline]
    pub fn value(&self, die: DieId) -> u8 {
        self.values.get(usize::from(die.0)).copied().unwrap_or(0)
    }

    /// The dice in a player's Gig area, as bits.
    #[inline]
    fn gig_bits(&self, seat: Seat) -> u16 {
        self.gigs[seat.index() & 1]
    }

    /// The dice in a player's Gig area: friendly Gigs (T034).
    #[inline]
    pub fn gigs(&self, seat: Seat) -> impl Iterator<Item = DieId> + use<> {
        each(self.gig_bits(seat))
    }

    /// Whether a player has any Gigs.
    #[inline]
    pub fn has_gigs(&self, seat: Seat) -> bool {
        self.gig_bits(seat) != 0
    }

    /// The dice in either Gig area.
    pub fn in_play(&self) -> impl Iterator<Item = DieId> + use<> {
        rule!(T032);
        rule!(T007);
        each(self.gigs[0] | self.gigs[1])
    }

    /// The dice in a player's fixer area, as bits.
    #[inline]
    fn fixer_bits(&self, seat: Seat) -> u16 {
        (0x3F << (6 * (seat.0 & 1))) & !(self.gigs[0] | self.gigs[1])
    }

    /// The dice in a player's fixer area.
    #[inline]
    pub fn fixer(&self, seat: Seat) -> impl Iterator<Item = DieId> + use<> {
        each(self.fixer_bits(seat))
    }

    /// Whether a player's fixer area is empty (T033).
    pub fn fixer_empty(&self, seat: Seat) -> bool {
        rule!(T033);
        self.fixer_bits(seat) == 0
    }

    /// The dice that a player may take from the fixer area: any but the d20, which comes last (T098).
    pub fn offered(&self, seat: Seat) -> impl Iterator<Item = DieId> + use<> {
        rule!(T097);
        rule!(T098);
        let (left, d20) = (self.fixer_bits(seat), 1 << DieId::new(seat, Size::D20).0);
        each(if left == d20 { d20 } else { left & !d20 })
    }

    /// How many Gigs a player has: one for each die (T242).
    #[inline]
    pub fn count(&self, seat: Seat) -> u8 {
        rule!(T242);
        size(self.gig_bits(seat))
    }

    /// Who has a die among the Gigs.
    #[inline]
    pub fn holder(&self, die: DieId) -> Option<Seat> {
        let lies = |gigs: u16| gigs.checked_shr(die.0.into()).is_some_and(|gigs| gigs & 1 != 0);
        match self.gigs {
            [own, _] if lies(own) => Some(Seat(0)),
            [_, own] if lies(own) => Some(Seat(1)),
            _ => None,
        }
    }

    /// Street Cred: the sum of the values (T258). Without Gigs it is nothing at all (T259) or 0 (T261).
    pub fn cred(&self, seat: Seat, edition: Edition) -> Option<u8> {
        rule!(T258);
        rule!(T034);
        rule!(T005);
        rule!(T031);
        if !self.has_gigs(seat) {
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
        if !self.has_gigs(seat) {
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
