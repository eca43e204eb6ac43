//! Sets of slots.

use ccg::slots::Slots;

#[test]
fn slots_are_a_set_in_order() {
    let slots: Slots = [119, 3, 64, 63, 0].into_iter().collect();
    assert_eq!(slots.iter().collect::<Vec<_>>(), [0, 3, 63, 64, 119]);
    assert_eq!((slots.len(), slots.has(64), slots.has(65), slots.has(1)), (5, true, false, false));
    let rest = slots.but(Slots::only(64)).both([0, 64, 119].into_iter().collect());
    assert_eq!(rest.iter().collect::<Vec<_>>(), [0, 119]);
    assert!(Slots::NONE.is_empty() && !rest.is_empty());
}
