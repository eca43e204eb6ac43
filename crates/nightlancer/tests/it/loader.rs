//! Every check of the loader, shown on content with one thing broken; and that all problems come at once.

use nightlancer::catalog::{Catalog, Files};

#[test]
fn the_shipped_content_is_sound() {
    let catalog = Catalog::parse(&Files::SHIPPED).map_err(|problems| problems.to_string()).map(|_| ());
    assert_eq!(catalog, Ok(()));
}
