//! Runs every scenario of `scenarios/`.

use nightlancer::game::Nightlancer;
use table::conformance::assert_scenarios;

#[test]
fn every_scenario_holds() {
    assert_scenarios(&Nightlancer::default(), concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
}
