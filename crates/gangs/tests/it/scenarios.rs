//! Runs every scenario of `scenarios/`.

use gangs::game::Gangs;
use table::conformance::{assert_lessons, assert_scenarios};

#[test]
fn every_scenario_holds() {
    assert_scenarios(&Gangs::default(), concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
}

#[test]
fn all_lessons_hold() {
    assert_lessons(Gangs::default(), env!("CARGO_MANIFEST_DIR"));
}
