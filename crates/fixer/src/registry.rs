//! The games as the command line names them.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
pub use registry::{Registered, find, games};
use table::Lang;
use table::likely::meant;

/// The names of bots to suggest, the usual one first.
pub fn bots() -> &'static [&'static str] {
    games().next().map_or(&[], |game| game.bots())
}

/// The short names, as a list for people.
pub fn keys() -> String {
    games().map(|game| game.about().key).collect::<Vec<_>>().join(", ")
}

/// What a file says when it names a game that is not here.
pub fn unknown(key: &str) -> String {
    format!("there is no game '{key}' here; there are {}{}", keys(), meant(key, games().map(|game| game.about().key)))
}

/// Reads a game's short name from the command line. A name that is not known is answered with the
/// list and the nearest one, and shells complete it.
pub fn parser() -> impl TypedValueParser<Value = Registered> {
    let named = |game: Registered| PossibleValue::new(game.about().key).help(game.text(Lang::En, "title"));
    PossibleValuesParser::new(games().map(named)).try_map(|key| find(&key).ok_or_else(|| unknown(&key)))
}
