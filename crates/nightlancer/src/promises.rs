//! What two players promise each other when one of them joins a Crew (ruling C-88): a small closed list, open to all.
//! Nothing here is enforced; the table only tells what became of it.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::catalog::MissionId;

/// One thing that both promise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Promise {
    /// While in the Crew, to assist in every challenge of the mission.
    Assist,
    /// Neither to leave the mission nor to abandon it.
    Stay,
    /// To play no Contact on the other until the round ends.
    Peace,
}

impl Promise {
    /// All of them.
    pub const ALL: [Promise; 3] = [Promise::Assist, Promise::Stay, Promise::Peace];
}

/// Several promises.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Promise>", into = "Vec<Promise>")]
pub struct Promises(u8);

impl Promises {
    /// Nothing is promised.
    pub const NONE: Promises = Promises(0);
    /// Everything that can be promised.
    pub const ALL: Promises = Promises(7);
    /// What is promised for the mission; the rest is for the round.
    pub const OF_MISSION: Promises = Promises(1 << Promise::Assist as u8 | 1 << Promise::Stay as u8);

    /// Every set of promises out of a list, the smallest first.
    pub fn out_of(list: Promises) -> impl Iterator<Item = Promises> {
        (0..=Promises::ALL.0).map(Promises).filter(move |terms| terms.minus(list).is_empty())
    }

    /// One promise alone.
    pub const fn only(promise: Promise) -> Promises {
        Promises(1 << promise as u8)
    }

    /// Whether something is promised.
    #[inline]
    pub const fn contains(self, promise: Promise) -> bool {
        self.0 & 1 << promise as u8 != 0
    }

    /// Without some.
    #[must_use]
    pub const fn minus(self, other: Promises) -> Promises {
        Promises(self.0 & !other.0)
    }

    /// What both contain.
    #[must_use]
    pub const fn both(self, other: Promises) -> Promises {
        Promises(self.0 & other.0)
    }

    /// Whether nothing is promised.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One after another.
    pub fn iter(self) -> impl Iterator<Item = Promise> {
        Promise::ALL.into_iter().filter(move |&promise| self.contains(promise))
    }
}

impl FromIterator<Promise> for Promises {
    fn from_iter<I: IntoIterator<Item = Promise>>(promises: I) -> Promises {
        Promises(promises.into_iter().fold(0, |all, promise| all | Promises::only(promise).0))
    }
}

impl From<Vec<Promise>> for Promises {
    fn from(promises: Vec<Promise>) -> Promises {
        promises.into_iter().collect()
    }
}

impl From<Promises> for Vec<Promise> {
    fn from(promises: Promises) -> Vec<Promise> {
        promises.iter().collect()
    }
}

/// What whoever joined a Crew and its Boss have promised each other, and neither has broken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pact {
    /// Who was the Boss.
    pub with: Seat,
    /// The mission.
    pub mission: MissionId,
    /// What they promised.
    pub terms: Promises,
}
