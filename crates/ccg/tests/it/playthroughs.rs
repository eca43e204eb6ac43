//! Whole games, decision by decision, in the words that onlookers hear: one for each number of seats. `FIXER_BLESS=1`
//! writes them anew.

use ccg::game::Ccg;
use table::Lang;
use table::conformance::{assert_golden, playthrough};

fn golden(name: &str, decks: &[&str], seed: u64, lang: Lang) {
    let seats = decks.len().to_string();
    let text = playthrough(&Ccg::default(), &[("seats", &seats)], decks, seed, lang);
    assert_golden(env!("CARGO_MANIFEST_DIR"), &format!("playthroughs/{name}.txt"), &text);
}

#[test]
fn two_three_and_four_seats() {
    golden("two", &["final-argument", "long-haul"], 2, Lang::En);
    golden("three", &["new-flesh", "blue-line", "eight-wheels"], 1, Lang::It);
    golden("four", &["the-wall", "family-business", "long-haul", "blue-line"], 1, Lang::En);
}
