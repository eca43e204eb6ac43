//! What the loader accepts and refuses.

use ccg::catalog::{Catalog, Files};

#[test]
fn the_shipped_content_is_sound() {
    let catalog = Catalog::parse(&Files::SHIPPED).map_err(|problems| problems.to_string()).map(|_| ());
    assert_eq!(catalog, Ok(()));
}
