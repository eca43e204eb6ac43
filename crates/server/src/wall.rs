//! What the clock on the wall says, since 1970 in universal time. Whatever people's time is counted by goes by the house's
//! own clock instead.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

fn since() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

/// In seconds.
pub fn seconds() -> i64 {
    since().as_secs() as i64
}

/// In milliseconds.
pub fn millis() -> i64 {
    since().as_millis() as i64
}

/// In microseconds.
pub fn micros() -> i64 {
    since().as_micros() as i64
}
