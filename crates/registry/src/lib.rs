//! Every game that Fixer plays: one line each. It is a crate of its own, so that the games are compiled with the
//! bots and the facade once, and not for every program and test that wants to play them.

use std::sync::LazyLock;

use bots::Bots;
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

#[cfg(test)]
mod tests {
    use table::Lang;

    use super::*;

    #[test]
    fn every_game_says_what_it_is_in_every_language() {
        for game in games() {
            let about = game.about();
            let modes = about.modes.iter().map(|mode| format!("mode-{mode}"));
            let options = about.options.iter().map(|option| format!("option-{}", option.key));
            for id in ["title", "summary", "tile"].map(str::to_owned).into_iter().chain(modes).chain(options) {
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
