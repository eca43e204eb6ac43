//! Runs every scenario of `scenarios/`, and plays every lesson of `lessons/` in all ways.

use ccg::game::Ccg;
use table::conformance::{assert_lessons, assert_scenarios};

#[test]
fn every_scenario_holds() {
    assert_scenarios(&Ccg::default(), concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
}

#[test]
fn all_lessons_hold() {
    assert_lessons(Ccg::default(), env!("CARGO_MANIFEST_DIR"));
}
