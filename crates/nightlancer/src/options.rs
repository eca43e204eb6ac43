//! What all agree on before the deal: the way to play, the seats, who is which Nightlancer, and how hard it is.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::problem::unknown;
use table::{AboutOption, Asked, Message, Problems, rule};

use crate::catalog::Catalog;

/// The ways to play.
pub const MODES: &[&str] = &["rivals", "coop", "solitaire"];

const HARDENED: &[&str] = &["0", "1", "2"];

/// The words by which Nightlancers are not named: chance names them, or everybody at the table.
const UNNAMED: [&str; 2] = ["random", "choose"];

/// The options as they are listed.
pub static LISTED: LazyLock<[AboutOption; 2]> = LazyLock::new(|| {
    let names = Catalog::load().nightlancers().map(|(_, card)| card.key.as_str());
    let values: Vec<&'static str> = UNNAMED.into_iter().chain(names).collect();
    [AboutOption::new("nightlancers", values.leak()), AboutOption::new("hardened", HARDENED).harder()]
});

/// A way to play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two to four against each other.
    #[default]
    Rivals,
    /// Two to four together against the Agent.
    Coop,
    /// One alone against the Agent.
    Solitaire,
}

impl Mode {
    /// All of them, in the order of [`MODES`].
    pub const ALL: [Mode; 3] = [Mode::Rivals, Mode::Coop, Mode::Solitaire];

    /// Whether the Agent plays.
    #[inline]
    pub const fn has_agent(self) -> bool {
        !matches!(self, Mode::Rivals)
    }
}

/// Who names the Nightlancers that the options do not name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Named {
    /// Chance.
    #[default]
    Random,
    /// The players, in a random order, before the first round (C-40).
    Choose,
}

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// How many seats there are.
    pub seats: u8,
    /// The way to play.
    pub mode: Mode,
    /// How many Loans everybody begins with.
    pub hardened: u8,
    /// The Nightlancers of the first seats, by their keys.
    pub nightlancers: Vec<String>,
    /// Who names the others.
    pub named: Named,
}

impl Options {
    /// A table of rivals.
    pub fn rivals(seats: u8) -> Options {
        Options { seats, ..Options::default() }
    }

    /// Reads options as people write them; all problems at once.
    pub fn read(catalog: &Catalog, fields: &BTreeMap<String, String>) -> Result<Options, Problems> {
        let mut asked = Asked::new(fields);
        let mode = Mode::ALL[asked.one_of("mode", MODES, 0)];
        rule!(R015);
        let words = asked.words("nightlancers").unwrap_or(UNNAMED[0]);
        let named = if words == UNNAMED[1] { Named::Choose } else { Named::Random };
        let mut nightlancers: Vec<String> = Vec::new();
        let says = |message: &Message| catalog.texts().says(message);
        let mut strangers = Vec::new();
        for name in words.split([',', '+', ' ']).map(str::trim).filter(|name| !name.is_empty() && !UNNAMED.contains(name)) {
            if catalog.nightlancer_id(name).is_none() {
                strangers.push(name);
            } else if nightlancers.iter().any(|other| other == name) {
                asked.problem("nightlancers", says(&Message::new("problem-named-twice").with("name", name.to_owned())));
            } else {
                nightlancers.push(name.to_owned());
            }
        }
        let known: Vec<&str> = UNNAMED.iter().copied().chain(catalog.nightlancers().map(|(_, card)| card.key.as_str())).collect();
        for name in strangers {
            asked.problem("nightlancers", unknown(name, &known));
        }
        let range = if mode == Mode::Solitaire { 1..=1 } else { 2..=4 };
        let usual = (nightlancers.len() as u32).clamp(*range.start(), *range.end());
        let seats = asked.number("seats", range, usual) as u8;
        if nightlancers.len() > usize::from(seats) {
            let message = Message::new("problem-too-many-named").with("count", nightlancers.len() as i64).with("seats", seats);
            asked.problem("nightlancers", says(&message));
        }
        let hardened = asked.one_of("hardened", HARDENED, 0) as u8;
        if hardened > 0 && !mode.has_agent() {
            // C-81
            asked.problem("hardened", says(&Message::new("problem-hardened-rivals")));
        }
        asked.finish(Options { seats, mode, hardened, nightlancers, named })
    }

    /// Every mode, seat count and hardness, for conformance.
    pub fn variants() -> Vec<Options> {
        let rivals =
            (2..=4).map(|seats| Options { named: if seats == 3 { Named::Choose } else { Named::Random }, ..Options::rivals(seats) });
        let coop = (2..=4).map(|seats| Options { mode: Mode::Coop, hardened: seats - 2, ..Options::rivals(seats) });
        let solitaire = (0..=2).map(|hardened| Options { mode: Mode::Solitaire, hardened, ..Options::rivals(1) });
        rivals.chain(coop).chain(solitaire).collect()
    }
}
