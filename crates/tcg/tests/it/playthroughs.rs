//! Whole games, decision by decision, in the words that onlookers hear: both editions, with the starters, with decks of
//! the community, and with decks that chance builds. `FIXER_BLESS=1 cargo test -p tcg` writes them anew.

use table::Lang;
use table::conformance::{assert_golden, playthrough};
use tcg::game::Tcg;

fn golden(name: &str, fields: &[(&str, &str)], brings: &[&str], seed: u64, lang: Lang) {
    let text = playthrough(&Tcg::default(), fields, brings, seed, lang);
    assert_golden(env!("CARGO_MANIFEST_DIR"), &format!("playthroughs/{name}.txt"), &text);
}

#[test]
fn both_editions() {
    golden("guide", &[], &[], 1, Lang::En);
    golden("comprehensive", &[("edition", "comprehensive")], &[], 2, Lang::It);
}

#[test]
fn decks_of_the_community_and_of_chance() {
    golden("community", &[("edition", "comprehensive")], &["ladies-of-night-city", "bby-programs"], 3, Lang::En);
    golden("built", &[], &["random", "random"], 4, Lang::En);
}
