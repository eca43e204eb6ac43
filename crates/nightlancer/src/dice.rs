//! Three dice, each with a crosshair on half of its faces (C-01): exact chances.

/// The chance that three dice show at least so many crosshairs.
#[inline]
pub fn odds(needed: i16) -> f32 {
    match needed {
        i16::MIN..=0 => 1.0,
        1 => 0.875,
        2 => 0.5,
        3 => 0.125,
        _ => 0.0,
    }
}

/// The chance that the second of two who roll reaches the Score of the first, being so much ahead before the dice.
pub fn reaches(ahead: i16) -> f32 {
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
