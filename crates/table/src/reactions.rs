//! How a seat wants to be asked for reactions, in games that ask for them. Passing over them is a decision like any other;
//! that nobody had to be waited for stands in the log.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whether a seat passes over reactions without being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reactions {
    /// It is asked always.
    #[default]
    No,
    /// It is asked when it could do something. Whoever sees how quickly it passes learns when it could not.
    Idle,
    /// It lets all pass.
    Yes,
}

impl Reactions {
    /// All of them, from most questions to none.
    pub const ALL: [Reactions; 3] = [Reactions::No, Reactions::Idle, Reactions::Yes];

    /// The short name.
    pub const fn key(self) -> &'static str {
        match self {
            Reactions::No => "no",
            Reactions::Idle => "idle",
            Reactions::Yes => "yes",
        }
    }

    /// How a seat is asked that has not said it: always, but where nobody sees how quickly it passes when it could do
    /// something.
    pub const fn usual(unseen: bool) -> Reactions {
        if unseen { Reactions::Idle } else { Reactions::No }
    }
}
