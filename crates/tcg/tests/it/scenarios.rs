//! Runs every scenario of `scenarios/`.

use table::conformance::{assert_lessons, assert_scenarios};
use tcg::game::Tcg;

#[test]
fn every_scenario_holds() {
    assert_scenarios(&Tcg::default(), concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
}

#[test]
fn all_lessons_hold() {
    assert_lessons(Tcg::default(), env!("CARGO_MANIFEST_DIR"));
}
