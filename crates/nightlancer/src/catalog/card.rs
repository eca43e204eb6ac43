//! What is printed on a card of each kind, in the words of [`super::words`] and [`super::effects`]. Names and flavour are
//! texts (`text/cards.*.ftl`), by the key of the card.

use serde::{Deserialize, Serialize};
pub use table::content::Source;

use super::effects::{Challenge, Deed, Favour, Need, Pay, Penalty, Power};
use super::words::{At, Circle, Half, Kind, Obstacle, Profile, Ratings, Trait, Ware};

/// A Nightlancer. The unique cards are those that name it as their owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Nightlancer {
    /// Its stable name.
    pub key: String,
    /// The maximum of Health, and how much there is at the start.
    pub health: u8,
    /// The maximum of Resolve, and how much there is at the start.
    pub resolve: u8,
    /// Ideals at the start.
    pub ideals: u8,
    /// Chips at the start.
    pub chips: u8,
    /// Contacts drawn at the start.
    pub contacts: u8,
    /// The ability ratings.
    pub ratings: Ratings,
    /// The special ability.
    pub special: Vec<Power>,
    /// Where it comes from.
    pub source: Source,
}

/// Health and Resolve that are discarded when something is built into the body (R188, C-17); the last point may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Surgery {
    /// How much Health.
    pub health: u8,
    /// How much Resolve.
    pub resolve: u8,
}

/// A Black Market card.
///
/// Its `bonus`, `guard` and `passes` work in a challenge in which the owner uses it: it is committed before the roll, its
/// `pay` is paid, Loud gives Heat, and if it is `once` it is discarded when the challenge is over. All three come with
/// one use. With `always` the bonus is a rating for good and nothing is used. Its powers need no use.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Item {
    /// Its stable name.
    pub key: String,
    /// The Nightlancer that it is unique to: it has no cost, and cannot be sold, discarded or given away (C-54).
    #[serde(default)]
    pub owner: Option<String>,
    /// Its type.
    pub ware: Ware,
    /// Its cost in Chips; 0 for a unique card.
    #[serde(default)]
    pub cost: u8,
    /// What it takes to build it in; for Cyberware and Cyberweapons alone.
    #[serde(default)]
    pub surgery: Surgery,
    /// Its traits.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// More Score in challenges of these abilities.
    #[serde(default)]
    pub bonus: Ratings,
    /// Whether the bonus is Always in Effect: part of the ratings, at Scoring too.
    #[serde(default)]
    pub always: bool,
    /// So much less Health is lost if the combat challenge is failed, but at least 1.
    #[serde(default)]
    pub guard: u8,
    /// The Obstacle that it passes.
    #[serde(default)]
    pub passes: Option<Obstacle>,
    /// Where alone it can be used in a challenge.
    #[serde(default)]
    pub only: At,
    /// What a use in a challenge costs.
    #[serde(default)]
    pub pay: Vec<Pay>,
    /// Whether it is discarded after a use in a challenge.
    #[serde(default)]
    pub once: bool,
    /// What else it can be used for; it is discarded for that.
    #[serde(default)]
    pub favour: Option<Favour>,
    /// What it does without being used.
    #[serde(default)]
    pub powers: Vec<Power>,
    /// Where it comes from.
    pub source: Source,
}

impl Item {
    /// What it is sold for: half of its cost, rounded up (R028).
    #[inline]
    pub const fn price(&self) -> u8 {
        self.cost.div_ceil(2)
    }

    /// Whether it has a trait.
    #[inline]
    pub fn has(&self, wanted: Trait) -> bool {
        self.traits.contains(&wanted)
    }

    /// Whether it does something in a challenge in which it is used.
    pub fn is_used(&self) -> bool {
        (!self.always && !self.bonus.is_none()) || self.guard > 0 || self.passes.is_some()
    }
}

/// A Contact. The third option goes with the type: [`Circle::hindrance`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Contact {
    /// Its stable name.
    pub key: String,
    /// Its type.
    pub circle: Circle,
    /// The two options for oneself.
    pub favours: [Favour; 2],
    /// Where it comes from.
    pub source: Source,
}

/// An Opportunity. To buy it everything in `needs` must hold and everything in `pay` is paid; then `gains` happen in
/// their order and the card lies in Assets (R087, R204).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Opportunity {
    /// Its stable name.
    pub key: String,
    /// The Nightlancer that it is unique to: it cannot be discarded (C-54).
    #[serde(default)]
    pub owner: Option<String>,
    /// Its kind.
    pub kind: Kind,
    /// What must hold.
    #[serde(default)]
    pub needs: Vec<Need>,
    /// What is paid.
    #[serde(default)]
    pub pay: Vec<Pay>,
    /// What happens when it is bought.
    #[serde(default)]
    pub gains: Vec<Deed>,
    /// Higher ratings, Always in Effect.
    #[serde(default)]
    pub bonus: Ratings,
    /// What it does from then on.
    #[serde(default)]
    pub powers: Vec<Power>,
    /// Where it comes from.
    pub source: Source,
}

/// How many missions a Round card draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Draws {
    /// Low Profile.
    pub low: u8,
    /// High Profile.
    pub high: u8,
}

/// The Event of a Round card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Incident {
    /// What must hold of a player for it to apply; nothing for everybody.
    #[serde(default)]
    pub applies: Vec<Need>,
    /// What must be passed.
    pub challenge: Challenge,
    /// What failing leads to.
    pub penalty: Penalty,
}

/// A Round card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Round {
    /// Its stable name.
    pub key: String,
    /// In which half of the game it comes.
    pub half: Half,
    /// Missions for 2, 3 and 4 players; one player uses the first (C-12).
    pub draws: [Draws; 3],
    /// The Event.
    pub event: Incident,
    /// What a Prospect costs in the Street phase, in Chips.
    pub prospect: u8,
    /// Where it comes from.
    pub source: Source,
}

impl Round {
    /// The missions for a number of players.
    #[inline]
    pub const fn draws(&self, players: usize) -> Draws {
        self.draws[if players <= 2 {
            0
        } else if players == 3 {
            1
        } else {
            2
        }]
    }
}

/// A Stage of a mission: two Routes and what failing the chosen one leads to (R112).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Stage {
    /// The Routes.
    pub routes: [Challenge; 2],
    /// The Penalty.
    pub penalty: Penalty,
}

/// What each member of a Crew of some size is paid (R131).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Payment {
    /// Chips.
    pub chips: u8,
    /// Prospects.
    #[serde(default)]
    pub prospects: u8,
    /// Opportunities that are drawn.
    #[serde(default)]
    pub opportunities: u8,
    /// Heat.
    #[serde(default)]
    pub heat: u8,
}

/// A mission.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Mission {
    /// Its stable name.
    pub key: String,
    /// Its set.
    pub profile: Profile,
    /// Whether every member who finishes it loses an Ideal (R132).
    #[serde(default)]
    pub dirty: bool,
    /// The most cards in a Loadout.
    #[serde(default = "three")]
    pub loadout: u8,
    /// Cards with these traits may not be used (R111).
    #[serde(default)]
    pub excludes: Vec<Trait>,
    /// The three Stages.
    pub stages: [Stage; 3],
    /// What each member is paid, by the size of the Crew that is left, from 1 on.
    pub payment: [Payment; 4],
    /// Where it comes from.
    pub source: Source,
}

const fn three() -> u8 {
    3
}

impl Mission {
    /// What each member of a Crew of this size is paid.
    #[inline]
    pub const fn payment(&self, crew: usize) -> Payment {
        self.payment[if crew == 0 {
            0
        } else if crew > 4 {
            3
        } else {
            crew - 1
        }]
    }
}
