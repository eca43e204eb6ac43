//! What both players agree on before the deal: the edition of the rules, and whether decks are open.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{AboutOption, Asked, Problems};

/// The ways to play.
pub const MODES: &[&str] = &["duel"];

const EDITIONS: &[&str] = &["guide", "comprehensive"];
const LISTS: &[&str] = &["closed", "open"];
/// The options as they are listed.
pub const LISTED: &[AboutOption] = &[AboutOption::new("edition", EDITIONS), AboutOption::new("decklists", LISTS)];

/// Which rules are followed where the gameplay guide and the Comprehensive Rules differ. Each difference
/// is one flag, named with its rules, and set by the edition alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, JsonSchema, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The gameplay guide; the Comprehensive Rules fill its silences.
    #[default]
    Guide,
    /// The Comprehensive Rules of August 2026.
    Comprehensive,
}

impl Edition {
    const fn is_guide(self) -> bool {
        matches!(self, Edition::Guide)
    }

    /// Overtime begins by turn count (T403) rather than by empty fixer areas (T404).
    pub const fn overtime_by_turns(self) -> bool {
        self.is_guide()
    }

    /// Decks are shuffled before seats are rolled for, not after (T077).
    pub const fn shuffles_first(self) -> bool {
        self.is_guide()
    }

    /// The target is named after ATTACK effects (T175), not before (T174); so an attack can find none (T172).
    pub const fn target_after_triggers(self) -> bool {
        self.is_guide()
    }

    /// 0 against 0 defeats both (T216), not nobody (T215).
    pub const fn zero_tie_defeats(self) -> bool {
        self.is_guide()
    }

    /// Stolen dice move one by one (T237), not together (T236).
    pub const fn steals_one_by_one(self) -> bool {
        self.is_guide()
    }

    /// Only a Legend that went solo is removed when it leaves (T369), not every one (T358). With these cards both come
    /// to the same (D12): in the guide only GO SOLO brings a Legend to the field.
    pub const fn only_solo_removed(self) -> bool {
        self.is_guide()
    }

    /// The Gear of a removed Legend leaves the game too (T393), rather than going to the area (T392).
    pub const fn gear_leaves_with_legend(self) -> bool {
        self.is_guide()
    }

    /// A Legend can be played without GO SOLO (T360), or not (T362).
    pub const fn plain_legend_play(self) -> bool {
        !self.is_guide()
    }

    /// Cards go under the deck in an order that is chosen (T351), not in a random one (T350).
    pub const fn bottom_order_chosen(self) -> bool {
        self.is_guide()
    }

    /// Street Cred without Gigs is nothing (T259), rather than 0 (T261).
    pub const fn null_cred(self) -> bool {
        !self.is_guide()
    }

    /// A Call among Legends of which some are known is random (T145), not chosen (T144).
    pub const fn call_at_random(self) -> bool {
        self.is_guide()
    }
}

/// The options of a table. What seats bring is no part of them: nobody learns from a table's options which decks are
/// played.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// Which rules.
    pub edition: Edition,
    /// Whether both may read both lists of cards; else a deck is its owner's secret.
    pub open: bool,
}

impl Options {
    /// Reads options as people write them; all problems at once.
    pub fn read(fields: &BTreeMap<String, String>) -> Result<Options, Problems> {
        let mut asked = Asked::new(fields);
        asked.one_of("mode", MODES, 0);
        asked.number("seats", 2..=2, 2);
        let edition = [Edition::Guide, Edition::Comprehensive][asked.one_of("edition", EDITIONS, 0)];
        let open = asked.one_of("decklists", LISTS, 0) == 1;
        asked.finish(Options { edition, open })
    }

    /// Both editions with open and closed lists.
    pub fn variants() -> Vec<Options> {
        let editions = [Edition::Guide, Edition::Comprehensive];
        editions.into_iter().flat_map(|edition| [true, false].map(|open| Options { edition, open })).collect()
    }
}
