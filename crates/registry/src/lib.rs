//! Every game that Fixer plays: one line each.

use std::sync::LazyLock;

use facade_gangs::gangs;
use facade_samples::{leduc, tictactoe};
use facade_tcg::tcg;
use table::any::AnyGame;

/// A game of the registry.
pub type Registered = &'static dyn AnyGame;

static GAMES: LazyLock<[Box<dyn AnyGame>; 4]> = LazyLock::new(|| [gangs(), tcg(), tictactoe(), leduc()]);

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
