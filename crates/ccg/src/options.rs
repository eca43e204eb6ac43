//! What all agree on before the deal: how many play.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Asked, Problems};

/// The ways to play.
pub const MODES: &[&str] = &["table"];

/// The options of a table. What seats bring is no part of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many seats there are.
    pub seats: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { seats: 2 }
    }
}

impl Options {
    /// Reads options as people write them; all problems at once.
    pub fn read(fields: &BTreeMap<String, String>) -> Result<Options, Problems> {
        let mut asked = Asked::new(fields);
        asked.one_of("mode", MODES, 0);
        let seats = asked.number("seats", 2..=4, 2) as u8;
        asked.finish(Options { seats })
    }

    /// Every number of seats.
    pub fn variants() -> Vec<Options> {
        (2..=4).map(|seats| Options { seats }).collect()
    }
}
