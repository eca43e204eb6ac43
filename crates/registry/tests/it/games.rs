//! What every game of the registry says about itself.

use registry::games;
use table::Lang;

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
