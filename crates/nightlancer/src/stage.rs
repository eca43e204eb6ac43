//! Positions of scenarios in the game's own words.

use table::scenario::Given;
use table::Problems;

use crate::game::Nightlancer;
use crate::options::Options;
use crate::setup;
use crate::state::State;

/// A position from a scenario; all problems at once.
pub(crate) fn stage(game: &Nightlancer, options: &Options, given: &mut Given) -> Result<State, Problems> {
    let state = setup::deal(game, options, &mut table::chance::Fast::new(0))?;
    given.finish(state)
}
