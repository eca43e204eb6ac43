//! Runs every scenario of `scenarios/`, and plays every lesson of `lessons/` in all ways.

use nightlancer::game::Nightlancer;
use table::conformance::{assert_lessons, assert_scenarios};

#[test]
fn every_scenario_holds() {
    assert_scenarios(&Nightlancer::default(), concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
}

#[test]
fn all_lessons_hold() {
    assert_lessons(Nightlancer::default(), env!("CARGO_MANIFEST_DIR"));
}
