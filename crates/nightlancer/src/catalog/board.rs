//! The street board: its action spaces for 2, 3 and 4 players, what Risky spaces allow, the order in which the Agent
//! takes spaces, and what laying low gives.

use serde::{Deserialize, Serialize};
use table::content::Source;

use super::words::{Action, Risk};

/// What a space lets a player do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Does {
    /// One action.
    Action(Action),
    /// 1 Heat, then one of the two actions of a colour (R088, R089).
    Risky(Risk),
}

/// An action space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Space {
    /// Its stable name.
    pub key: String,
    /// What it lets a player do.
    pub does: Does,
    /// Whether it lies on the Edge ring and gives 1 Resolve (R083).
    #[serde(default)]
    pub edge: bool,
    /// With how many players it can be used at least (R079).
    #[serde(default = "two")]
    pub players: u8,
}

const fn two() -> u8 {
    2
}

impl Space {
    /// The action, if it is not Risky.
    #[inline]
    pub const fn action(&self) -> Option<Action> {
        match self.does {
            Does::Action(action) => Some(action),
            Does::Risky(_) => None,
        }
    }

    /// Whether it can be used with so many players; a single player uses the spaces for two (C-12).
    #[inline]
    pub const fn is_open_to(&self, players: usize) -> bool {
        self.players <= 2 || self.players as usize <= players
    }
}

/// The two actions of a colour of Risky spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Risks {
    /// The colour.
    pub key: Risk,
    /// What it allows.
    pub actions: [Action; 2],
}

/// What laying low gives, up to the maxima (R073, R074).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LayLow {
    /// Health.
    pub health: u8,
    /// Resolve.
    pub resolve: u8,
    /// Points of Heat that are lost.
    pub cool: u8,
}

/// The order in which the Agent takes kinds of spaces (R270).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Agent {
    /// The first one first.
    pub priority: Vec<Action>,
}

/// Where each figure on the board comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "each field is named after the figure whose source it gives")]
pub struct BoardSources {
    pub market: Source,
    pub spaces: Source,
    pub risks: Source,
    pub agent: Source,
    pub lay_low: Source,
}

/// The board. Its spaces are in the catalog, by their ids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// In the order of [`Risk::ALL`].
    pub risks: Vec<Risks>,
    /// What laying low gives.
    pub lay_low: LayLow,
    /// How the Agent takes spaces.
    pub agent: Agent,
    /// Where the figures come from.
    pub sources: BoardSources,
}

impl Board {
    /// The actions of a colour.
    #[inline]
    pub fn risky(&self, risk: Risk) -> [Action; 2] {
        self.risks[risk as usize].actions
    }
}
