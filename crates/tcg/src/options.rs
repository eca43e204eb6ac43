//! What both players agree on before the deal: the edition of the rules, whether decks are open, and what
//! a seat plays that brings no deck of its own.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{AboutOption, Asked, Problems, Seat};

use crate::catalog::Catalog;
use crate::deck::Deck;

/// The ways to play.
pub const MODES: &[&str] = &["duel"];

const EDITIONS: &[&str] = &["guide", "comprehensive"];
const LISTS: &[&str] = &["closed", "open"];
/// The decks that come with the game, as options name them.
const DECKS: &[&str] = &[
    "the-heist",
    "embracing-power",
    "mercs-demo",
    "arasaka-demo",
    "ladies-of-night-city",
    "merc-turbo",
    "bby-programs",
    "placide-ramp-yyb",
    RANDOM,
];

/// Instead of a deck: chance builds a legal one at the deal.
pub const RANDOM: &str = "random";

/// The options as they are listed.
pub const LISTED: &[AboutOption] = &[
    AboutOption { key: "edition", values: EDITIONS },
    AboutOption { key: "decklists", values: LISTS },
    AboutOption { key: "decks", values: DECKS },
];

/// Which rules are followed where the gameplay guide and the Comprehensive Rules differ. Each difference
/// is one flag, named with its rules, and set by the edition alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
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

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Which rules.
    pub edition: Edition,
    /// Whether both may read both lists of cards; else a deck is its owner's secret.
    pub open: bool,
    /// What seats play that bring no deck of their own, by key.
    pub decks: [String; 2],
}

impl Default for Options {
    fn default() -> Options {
        Options { edition: Edition::Guide, open: false, decks: [DECKS[0].to_owned(), DECKS[1].to_owned()] }
    }
}

impl Options {
    /// Reads options as people write them; all problems at once.
    pub fn read(catalog: &Catalog, fields: &BTreeMap<String, String>) -> Result<Options, Problems> {
        let mut asked = Asked::new(fields);
        asked.one_of("mode", MODES, 0);
        asked.number("seats", 2..=2, 2);
        let edition = [Edition::Guide, Edition::Comprehensive][asked.one_of("edition", EDITIONS, 0)];
        let open = asked.one_of("decklists", LISTS, 0) == 1;
        let mut decks = Options::default().decks;
        if let Some(words) = asked.words("decks") {
            let named: Vec<&str> = words.split([',', '+', ' ']).map(str::trim).filter(|name| !name.is_empty()).collect();
            if named.len() > 2 {
                asked.problem("decks", format!("{} decks are named, but there are two seats", named.len()));
            }
            // One deck that chance builds means two.
            if named == [RANDOM] {
                decks = [RANDOM, RANDOM].map(str::to_owned);
            }
            for (place, name) in named.into_iter().take(2).enumerate() {
                if catalog.deck(name).is_none() && name != RANDOM {
                    asked.problem("decks", format!("'{name}' is not known; it can be {}", DECKS.join(", ")));
                }
                name.clone_into(&mut decks[place]);
                if place == 0 && name == decks[1] && name != RANDOM {
                    DECKS[0].clone_into(&mut decks[1]);
                }
            }
        }
        asked.finish(Options { edition, open, decks })
    }

    /// What a seat brings that brings nothing of its own; an empty deck is built by chance at the deal.
    pub fn deck(&self, catalog: &Catalog, seat: Seat) -> Deck {
        catalog.deck(&self.decks[seat.index() % 2]).cloned().unwrap_or_default()
    }

    /// Both editions with open and closed decks of every sort, for conformance.
    pub fn variants() -> Vec<Options> {
        let pairs = [(0, 1), (2, 3), (4, 5), (6, 7)];
        let table = |(place, (a, b)): (usize, (usize, usize))| {
            let decks = [DECKS[a].to_owned(), DECKS[b].to_owned()];
            let edition = if place % 2 == 0 { Edition::Guide } else { Edition::Comprehensive };
            [Options { edition, open: place < 2, decks: decks.clone() }, Options { edition, open: place >= 2, decks }]
        };
        let random = |edition| Options { edition, open: false, decks: [RANDOM, RANDOM].map(str::to_owned) };
        let built = [Edition::Guide, Edition::Comprehensive].map(random);
        pairs.into_iter().enumerate().flat_map(table).chain(built).collect()
    }
}
