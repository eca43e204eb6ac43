//! The lines of a log, as they are written, and what a table begins with.

use serde::{Deserialize, Serialize};

use super::{Ended, Terms};
use crate::chance::Rolled;
use crate::seat::{Audience, Seat};

/// One line of a log. Nothing is ever deleted: taking back is a line of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case", deny_unknown_fields)]
pub enum LogEntry {
    /// The table was set up.
    Deal {
        /// What chance answered.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<Rolled>,
        /// The digest of the state afterwards.
        digest: String,
    },
    /// A seat decided.
    Decision {
        /// Who.
        seat: Seat,
        /// The choice's name.
        choice: String,
        /// The choice for people, in English.
        label: String,
        /// What chance answered.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<Rolled>,
        /// Whether the seat was not waited for: it had said that it passes over reactions. (Tables once decided by themselves
        /// where public facts left one choice.)
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        automatic: bool,
        /// How much thought a bot gave it: iterations of every tree.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        thought: Vec<u32>,
        /// The digest of the state afterwards.
        digest: String,
    },
    /// A seat left the table for good.
    Concede {
        /// Who.
        seat: Seat,
        /// Whether its clock ran out, rather than by its own will.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        timeout: bool,
        /// What chance answered.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<Rolled>,
        /// The digest of the state afterwards.
        digest: String,
    },
    /// Everything after entry `to` is taken back; its chance stays used.
    Undo {
        /// The last entry that still holds.
        to: usize,
    },
    /// Somebody else plays a seat from here on.
    Substitute {
        /// The seat.
        seat: Seat,
        /// Who plays it: a bot's name, or `person`.
        player: String,
        /// Whether it is because the seat's clock ran out.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        timeout: bool,
    },
    /// The time that was agreed on: right after the deal, and again if it holds no longer.
    Clock(Terms),
    /// What seats were charged that had to decide until here. The entry that follows is what happened then.
    Time {
        /// The milliseconds of each.
        spent: Vec<(Seat, u64)>,
        /// The seat that ends an act with the entry that follows, if its clock ran.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        acted: Option<Seat>,
    },
    /// All clocks stand still from here on, as the players agreed; or they go on.
    Pause {
        /// Whether they stand still.
        on: bool,
    },
    /// Another version of the rules from here on.
    Rules {
        /// The version.
        version: u32,
    },
    /// The table ended.
    Over(Ended),
}

impl LogEntry {
    /// What chance answered in this entry.
    pub fn chance(&self) -> &[Rolled] {
        match self {
            LogEntry::Deal { chance, .. } | LogEntry::Decision { chance, .. } | LogEntry::Concede { chance, .. } => chance,
            _ => &[],
        }
    }

    /// The digest of the state after this entry, if it changes the state.
    pub fn digest(&self) -> Option<&str> {
        match self {
            LogEntry::Deal { digest, .. } | LogEntry::Decision { digest, .. } | LogEntry::Concede { digest, .. } => Some(digest),
            _ => None,
        }
    }

    /// The same entry with everything in it made up that this audience is not to learn from it.
    pub(super) fn hidden_from(&self, audience: Audience) -> LogEntry {
        let mut entry = self.clone();
        let hide = |chance: &mut Vec<Rolled>, digest: &mut String| {
            *digest = "hidden".to_owned();
            for rolled in chance {
                (rolled.got, rolled.is) = (0, "hidden".to_owned());
            }
        };
        match &mut entry {
            LogEntry::Deal { chance, digest } | LogEntry::Concede { chance, digest, .. } => hide(chance, digest),
            LogEntry::Decision { seat, choice, label, chance, thought, digest, .. } => {
                hide(chance, digest);
                if audience != Audience::Seat(*seat) {
                    (*choice, *label) = ("hidden".to_owned(), "hidden".to_owned());
                    thought.clear();
                }
            }
            // Who plays where, what time was taken, what was taken back and how it ended is known to everybody.
            LogEntry::Undo { .. } | LogEntry::Substitute { .. } | LogEntry::Rules { .. } | LogEntry::Over { .. } => {}
            LogEntry::Clock(_) | LogEntry::Time { .. } | LogEntry::Pause { .. } => {}
        }
        entry
    }
}

/// What the seats agreed on and brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brought<O, E> {
    /// The options.
    pub options: O,
    /// What every seat brought, in seat order.
    pub entries: Vec<E>,
}
