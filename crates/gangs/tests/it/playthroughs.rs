//! Whole games, decision by decision, in the words that onlookers hear: one for each number of players,
//! each Story and the single player mode. `FIXER_BLESS=1 cargo test -p gangs` writes them anew.

use gangs::game::Gangs;
use table::Lang;
use table::conformance::{assert_golden, playthrough};

fn golden(name: &str, fields: &[(&str, &str)], seed: u64, lang: Lang) {
    let text = playthrough(&Gangs::default(), fields, &[], seed, lang);
    assert_golden(env!("CARGO_MANIFEST_DIR"), &format!("playthroughs/{name}.txt"), &text);
}

#[test]
fn two_three_and_four_players() {
    golden("two", &[("seats", "2")], 1, Lang::En);
    golden("three", &[("gangs", "valentinos,voodoo-boys,maelstrom")], 2, Lang::It);
    golden("four", &[("seats", "4")], 3, Lang::En);
}

#[test]
fn every_story() {
    golden("tutorial", &[("story", "tutorial"), ("gangs", "tyger-claws,maelstrom")], 4, Lang::It);
    golden("cost-of-success", &[("story", "cost-of-success"), ("seats", "2")], 5, Lang::En);
    golden("night-city-tour", &[("story", "night-city-tour"), ("seats", "3")], 6, Lang::It);
    golden("subtle-warfare", &[("story", "subtle-warfare"), ("seats", "2")], 7, Lang::En);
    golden("inconvenient-gift", &[("story", "inconvenient-gift"), ("seats", "2")], 8, Lang::It);
}

#[test]
fn one_player() {
    golden("solo", &[("mode", "solo"), ("gangs", "maelstrom"), ("rival", "valentinos")], 9, Lang::En);
}
