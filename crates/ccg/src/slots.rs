//! Sets of slots of a side, and which slots hold what: so that nobody looks among all cards of a player for the few that
//! are meant. They follow from the cards that lie there and hold no rule.

use serde::{Deserialize, Serialize};

use crate::catalog::words::{Kind, Stat};
use crate::faces::Face;

/// A set of slots of one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Slots([u64; 2]);

const _: () = assert!(crate::state::CARDS <= 128);

impl Slots {
    /// None.
    pub const NONE: Slots = Slots([0; 2]);

    /// A single one.
    #[inline]
    pub const fn only(slot: u8) -> Slots {
        if slot < 64 { Slots([1 << slot, 0]) } else { Slots([0, 1 << (slot & 63)]) }
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// Whether one is among them.
    #[inline]
    pub const fn has(self, slot: u8) -> bool {
        self.0[(slot >> 6) as usize & 1] & (1 << (slot & 63)) != 0
    }

    /// These and others.
    #[inline]
    #[must_use]
    pub const fn with(self, other: Slots) -> Slots {
        Slots([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// These without others.
    #[inline]
    #[must_use]
    pub const fn but(self, other: Slots) -> Slots {
        Slots([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Slots) -> Slots {
        Slots([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// Puts one among them, or takes it away.
    #[inline]
    pub fn set(&mut self, slot: u8, on: bool) {
        *self = if on { self.with(Slots::only(slot)) } else { self.but(Slots::only(slot)) };
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// The slots, the lowest first.
    #[inline]
    pub const fn iter(self) -> Ascending {
        Ascending(self)
    }
}

impl FromIterator<u8> for Slots {
    fn from_iter<I: IntoIterator<Item = u8>>(slots: I) -> Slots {
        slots.into_iter().fold(Slots::NONE, |all, slot| all.with(Slots::only(slot)))
    }
}

impl IntoIterator for Slots {
    type Item = u8;
    type IntoIter = Ascending;

    #[inline]
    fn into_iter(self) -> Ascending {
        self.iter()
    }
}

/// Slots, the lowest first.
#[derive(Clone, Copy, Debug)]
pub struct Ascending(Slots);

impl Iterator for Ascending {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let [low, high] = &mut self.0.0;
        if *low != 0 {
            let slot = low.trailing_zeros();
            *low &= *low - 1;
            Some(slot as u8)
        } else if *high != 0 {
            let slot = 64 + high.trailing_zeros();
            *high &= *high - 1;
            Some(slot as u8)
        } else {
            None
        }
    }
}

/// Which slots of a side hold what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Sorted {
    /// In play: Locations, Operations, Runners, Cyber, Equipment.
    kinds: [Slots; 5],
    /// In the Stash.
    pub stash: Slots,
    /// In play, with something that always holds but a changed number.
    pub rules: Slots,
    /// In play, with numbers that are changed as long as they are there: SR, LR and Def, others.
    changers: [Slots; 2],
    /// In play, and may bring EB: Locations, Corps, Fixers, and what says that it pays.
    pub payers: Slots,
    /// In play, with something that can be done in a phase or as a response.
    pub acts: Slots,
}

impl Sorted {
    /// Those of a type in play.
    #[inline]
    pub const fn of(&self, kind: Kind) -> Slots {
        match kind {
            Kind::Event => Slots::NONE,
            kind => self.kinds[kind as usize],
        }
    }

    /// Cyber and Equipment in play.
    #[inline]
    pub const fn gear(&self) -> Slots {
        self.kinds[Kind::Cyber as usize].with(self.kinds[Kind::Equipment as usize])
    }

    /// Locations and Operations in play.
    #[inline]
    pub const fn sites(&self) -> Slots {
        self.kinds[Kind::Location as usize].with(self.kinds[Kind::Operation as usize])
    }

    /// Everything in play.
    #[inline]
    pub const fn in_play(&self) -> Slots {
        self.sites().with(self.gear()).with(self.kinds[Kind::Runner as usize])
    }

    /// What may change a number, and some others.
    #[inline]
    pub const fn changers(&self, stat: Stat) -> Slots {
        self.changers[sort(stat)]
    }

    /// Forgets what lay in a slot.
    pub fn clear(&mut self, slot: u8) {
        for slots in
            self.kinds.iter_mut().chain(&mut self.changers).chain([&mut self.stash, &mut self.rules, &mut self.payers, &mut self.acts])
        {
            slots.set(slot, false);
        }
    }

    /// A card lies in a slot, in the Stash or in play.
    pub fn note(&mut self, slot: u8, kind: Kind, stashed: bool, face: &Face) {
        self.clear(slot);
        if stashed {
            return self.stash.set(slot, true);
        }
        if let Some(slots) = self.kinds.get_mut(kind as usize) {
            slots.set(slot, true);
        }
        self.rules.set(slot, face.always != 0);
        self.payers.set(slot, face.pays);
        for &stat in Stat::ALL.iter().filter(|&&stat| face.may_change(stat)) {
            self.changers[sort(stat)].set(slot, true);
        }
        self.acts.set(slot, face.uses != 0);
    }
}

/// The sort of a number, as changers are kept.
const fn sort(stat: Stat) -> usize {
    match stat {
        Stat::Sr | Stat::Lr | Stat::Def => 0,
        _ => 1,
    }
}
