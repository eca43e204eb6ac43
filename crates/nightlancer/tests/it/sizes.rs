//! What is written can be read, and what is printed has room.

use nightlancer::catalog::Catalog;
use nightlancer::catalog::words::Action;
use nightlancer::choice::spelt;
use nightlancer::state::{JOBS, STALLS, State};

#[test]
fn every_name_can_be_read() {
    let catalog = Catalog::load();
    for key in ["lay low", "place euromafia-1 loan", "play detective 2", "face off melee", "offer assist peace", "use assault-rifle"] {
        assert_eq!(spelt(catalog, key).map(|choice| choice.key(catalog)).as_deref(), Some(key));
    }
    assert_eq!(spelt(catalog, "lay lower"), None);
}

#[test]
fn the_content_fits_into_a_state() {
    let catalog = Catalog::load();
    let stalls = catalog.spaces().filter(|(_, space)| space.action() == Some(Action::BlackMarket)).count();
    let draws = catalog.rounds().flat_map(|(_, card)| card.draws.iter().map(|draws| draws.low + draws.high)).max();
    assert!(stalls <= STALLS && usize::from(draws.unwrap_or(0)) <= JOBS);
    assert!(size_of::<State>() < 2048, "{}", size_of::<State>());
}
