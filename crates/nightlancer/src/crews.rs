//! Missions that lie open and the Crews on them (rulebook 3.1, Take missions; 3.3): stacks of Nightlancer tokens, whose
//! top one is the Boss.

use serde::{Deserialize, Serialize};
use table::array::Array;
use table::{Seat, rule};

use crate::catalog::MissionId;
use crate::hidden::SEATS;

/// One of the two Crews of a mission.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The First Crew.
    #[default]
    First,
    /// The Second Crew.
    Second,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::First, Side::Second];
}

/// A Crew, the Boss first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Crew(Array<Seat, SEATS>);

impl Crew {
    /// A Crew of one.
    pub fn of(seat: Seat) -> Crew {
        Crew([seat].into_iter().collect())
    }

    /// The members, the Boss first.
    #[inline]
    pub fn members(&self) -> &[Seat] {
        &self.0
    }

    /// The top token.
    #[inline]
    pub fn boss(&self) -> Option<Seat> {
        rule!(R061);
        self.0.first().copied()
    }

    /// Whether a seat is in it.
    #[inline]
    pub fn contains(&self, seat: Seat) -> bool {
        self.0.contains(&seat)
    }

    /// How many members.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nobody is in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A token goes under all others.
    pub fn join(&mut self, seat: Seat) {
        rule!(R068);
        self.0.push(seat);
    }

    /// A token leaves; the others stay in their order, and the topmost is the Boss.
    pub fn leave(&mut self, seat: Seat) -> bool {
        let left = self.0.take_value(seat).is_some();
        if left {
            rule!(R069);
            rule!(R070);
        }
        left
    }
}

/// A mission in the Open Mission area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Job {
    /// Its card.
    pub mission: MissionId,
    /// The First and the Second Crew.
    pub crews: [Crew; 2],
    /// Whose Deal token lies on it.
    pub deal: Option<Seat>,
}

impl Job {
    /// A mission without a Crew.
    pub fn new(mission: MissionId) -> Job {
        Job { mission, ..Job::default() }
    }

    /// A Crew.
    #[inline]
    pub fn crew(&self, side: Side) -> &Crew {
        &self.crews[side as usize]
    }

    /// Whether nobody is on it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.crews.iter().all(Crew::is_empty)
    }

    /// Whether both Crews are on it.
    #[inline]
    pub fn is_contested(&self) -> bool {
        self.crews.iter().all(|crew| !crew.is_empty())
    }

    /// The Crew that a seat is in.
    #[inline]
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.crew(side).contains(seat))
    }

    /// A token leaves, with its Deal; a Second Crew without a First takes its place. Whether the token was here.
    pub fn leave(&mut self, seat: Seat) -> bool {
        if !self.crews.iter_mut().any(|crew| crew.leave(seat)) {
            return false;
        }
        // C-83
        if self.deal == Some(seat) {
            self.deal = None;
        }
        if self.crews[0].is_empty() && !self.crews[1].is_empty() {
            rule!(R071);
            self.crews.swap(0, 1);
        }
        true
    }
}
