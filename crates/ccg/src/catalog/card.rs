//! What is printed on a card, in the words of [`super::words`] and [`super::effects`]. Names are the same in every
//! language, because people write deck lists with them; flavour is text (`text/cards.*.ftl`), by the key of the card.

use serde::{Deserialize, Serialize};
pub use table::content::Source;

use super::effects::{Ability, Goal, Static};
use super::words::{Attribute, Attributes, Faction, Kind, Stat};

/// A Sponsor (R005-R020). It begins in play and belongs to no deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Sponsor {
    /// Its stable name.
    pub key: String,
    /// Its name.
    pub name: String,
    /// Its faction, whose cards are cheaper.
    pub faction: Faction,
    /// The EB that it produces when it is used.
    pub eb: u8,
    /// What holds all the time.
    #[serde(default)]
    pub always: Vec<Static>,
    /// What it can do; using it for that forgoes its EB (A67).
    #[serde(default)]
    pub ability: Vec<Ability>,
    /// Its own way to win: all of these at once.
    pub victory: Vec<Goal<String>>,
    /// Where it comes from.
    pub source: Source,
}

/// A card of the decks. Which fields a type has is checked: the others are 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Card {
    /// Its stable name.
    pub key: String,
    /// Its name.
    pub name: String,
    /// Its type, by the file that it stands in.
    #[serde(skip, default = "no_kind")]
    pub kind: Kind,
    /// Its faction, if it has one (R004). Events have none (A64).
    #[serde(default)]
    pub faction: Option<Faction>,
    /// Its cost in EB.
    pub cost: u8,
    /// Its attributes, as a list.
    #[serde(default)]
    pub attributes: Vec<Attribute>,
    /// Its attributes, as bits.
    #[serde(skip)]
    pub bits: Attributes,

    /// Short range offense of a Runner, or what gear adds.
    #[serde(default)]
    pub sr: i8,
    /// Long range offense, likewise.
    #[serde(default)]
    pub lr: i8,
    /// Defense, likewise.
    #[serde(default)]
    pub def: i8,
    /// Style Points: of Runners, Cyber and Equipment.
    #[serde(default)]
    pub style: u8,
    /// Power of a Runner.
    #[serde(default)]
    pub power: u8,
    /// Empathy of a Runner; Empathy Loss of Cyber.
    #[serde(default)]
    pub emp: u8,

    /// Manual security of a Location or Operation.
    #[serde(default)]
    pub m_sec: u8,
    /// Electronic security of a Location or Operation.
    #[serde(default)]
    pub e_sec: u8,
    /// Ops Points of a Location or Operation.
    #[serde(default)]
    pub ops: u8,
    /// The EB that a Location produces.
    #[serde(default)]
    pub eb: u8,

    /// Movement of a Vehicle, or of Cyber. The Chassis has its own by the rules (R092).
    #[serde(default)]
    pub movement: u8,
    /// How many Runners a Vehicle carries, its own included.
    #[serde(default)]
    pub capacity: u8,

    /// What holds all the time.
    #[serde(default)]
    pub always: Vec<Static>,
    /// What it can do, or what happens by it.
    #[serde(default)]
    pub ability: Vec<Ability>,
    /// Where it comes from.
    pub source: Source,
}

/// A type is given by the file; until then there is none, and the loader sets it at once.
const fn no_kind() -> Kind {
    Kind::Event
}

impl Card {
    /// Whether it has a printed attribute.
    #[inline]
    pub const fn is(&self, attribute: Attribute) -> bool {
        self.bits.has(attribute)
    }

    /// A number as it stands on the card.
    #[inline]
    pub fn figure(&self, stat: Stat) -> i16 {
        match stat {
            Stat::Sr => self.sr.into(),
            Stat::Lr => self.lr.into(),
            Stat::Def => self.def.into(),
            Stat::Power => self.power.into(),
            Stat::MSec => self.m_sec.into(),
            Stat::ESec => self.e_sec.into(),
            Stat::Emp => self.emp.into(),
            Stat::Style => self.style.into(),
            Stat::Movement => self.movement.into(),
            Stat::RunCost => 2 * i16::from(self.cost),
            Stat::OpsPoints => self.ops.into(),
            Stat::Eb => self.eb.into(),
        }
    }
}
