//! Three dice, each with a crosshair on half of its faces (C-01): exact chances.

/// The chance that three dice show at least so many crosshairs.
#[inline]
pub(super) fn odds(needed: i16) -> f32 {
    match needed {
        i16::MIN..=0 => 1.0,
        1 => 0.875,
        2 => 0.5,
        3 => 0.125,
        _ => 0.0,
    }
}

/// The chance that the second of two who roll reaches the Score of the first, being so much ahead before the dice.
pub(super) fn reaches(ahead: i16) -> f32 {
    match ahead {
        i16::MIN..=-4 => 0.0,
        -3 => 1.0 / 64.0,
        -2 => 7.0 / 64.0,
        -1 => 22.0 / 64.0,
        0 => 42.0 / 64.0,
        1 => 57.0 / 64.0,
        2 => 63.0 / 64.0,
        _ => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
