//! Every game that this program plays: one line each. Nothing else here or elsewhere in the crate
//! names a game.

use std::sync::LazyLock;

use bots::Bots;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use table::Lang;
use table::any::{AnyGame, any};

/// A game of the registry.
pub type Registered = &'static dyn AnyGame;

static GAMES: LazyLock<Vec<Box<dyn AnyGame>>> = LazyLock::new(|| {
    vec![
        any(gangs::game::Gangs::default(), Bots),
        any(tcg::game::Tcg::default(), Bots),
        any(samples::TicTacToe, Bots),
        any(samples::Leduc, Bots),
    ]
});

/// All games, in the order in which they are offered.
pub fn games() -> impl Iterator<Item = Registered> {
    GAMES.iter().map(|game| &**game)
}

/// The game of this short name.
pub fn find(key: &str) -> Option<Registered> {
    games().find(|game| game.about().key == key)
}

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
    format!("there is no game '{key}' here; there are {}", keys())
}

/// Reads a game's short name from the command line. A name that is not known is answered with the
/// list and the nearest one, and shells complete it.
pub fn parser() -> impl TypedValueParser<Value = Registered> {
    let named = |game: Registered| PossibleValue::new(game.about().key).help(game.text(Lang::En, "title"));
    PossibleValuesParser::new(games().map(named)).try_map(|key| find(&key).ok_or_else(|| unknown(&key)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_says_what_it_is_in_every_language() {
        for game in games() {
            let about = game.about();
            let modes = about.modes.iter().map(|mode| format!("mode-{mode}"));
            let options = about.options.iter().map(|option| format!("option-{}", option.key));
            for id in ["title".to_owned(), "summary".to_owned()].into_iter().chain(modes).chain(options) {
                for lang in Lang::ALL {
                    assert!(!game.text(lang, &id).contains('⟦'), "{}: the text '{id}' is missing", about.key);
                }
            }
        }
    }

    #[test]
    fn short_names_are_different() {
        for game in games() {
            let key = game.about().key;
            assert_eq!(games().filter(|other| other.about().key == key).count(), 1, "{key}");
        }
    }
}
