//! Runs every scenario of `scenarios/`.

use table::conformance::assert_scenarios;
use tcg::game::Tcg;

#[test]
fn every_scenario_holds() {
    assert_scenarios(&Tcg::default(), concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
}
