//! Sets of promises.

use nightlancer::promises::{Promise, Promises};

#[test]
fn eight_sets_are_made_of_three_promises() {
    assert_eq!(Promises::out_of(Promises::ALL).count(), 8);
    assert_eq!(Promises::out_of(Promises::OF_MISSION).count(), 4);
    assert_eq!(Promises::ALL.iter().collect::<Promises>(), Promises::ALL);
    assert_eq!(Promises::ALL.minus(Promises::OF_MISSION), Promises::only(Promise::Peace));
}
