//! Runs every scenario of `scenarios/`.

use ccg::game::Ccg;
use table::conformance::assert_scenarios;

#[test]
fn every_scenario_holds() {
    assert_scenarios(&Ccg::default(), concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
}
