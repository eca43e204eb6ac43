//! Whole games, decision by decision, in the words that onlookers hear: one for each number of rivals, one together and
//! one alone. `FIXER_BLESS=1 cargo test -p nightlancer` writes them anew.

use nightlancer::game::Nightlancer;
use table::Lang;
use table::conformance::{assert_golden, playthrough};

fn golden(name: &str, fields: &[(&str, &str)], seed: u64, lang: Lang) {
    let text = playthrough(&Nightlancer::default(), fields, &[], seed, lang);
    assert_golden(env!("CARGO_MANIFEST_DIR"), &format!("playthroughs/{name}.txt"), &text);
}

#[test]
fn two_three_and_four_rivals() {
    golden("two", &[("seats", "2")], 1, Lang::En);
    golden("three", &[("seats", "3")], 2, Lang::It);
    golden("four", &[("seats", "4")], 3, Lang::En);
}

#[test]
fn together_and_alone() {
    golden("coop", &[("seats", "3"), ("mode", "coop"), ("hardened", "1")], 4, Lang::It);
    golden("solitaire", &[("seats", "1"), ("mode", "solitaire")], 5, Lang::En);
}
