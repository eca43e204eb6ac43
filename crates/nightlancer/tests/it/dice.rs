//! Chances of three dice, against all rolls.

use nightlancer::dice::{odds, reaches};

#[test]
fn chances_are_those_of_all_rolls() {
    let rolls = || (0u32..8).map(|roll| roll.count_ones() as i16);
    for needed in -1..6 {
        let hit = rolls().filter(|&hits| hits >= needed).count();
        assert_eq!(odds(needed), hit as f32 / 8.0, "{needed}");
    }
    for ahead in -5..6 {
        let hit = rolls().flat_map(|first| rolls().map(move |second| (first, second)));
        let hit = hit.filter(|(first, second)| second + ahead >= *first).count();
        assert_eq!(reaches(ahead), hit as f32 / 64.0, "{ahead}");
    }
}
