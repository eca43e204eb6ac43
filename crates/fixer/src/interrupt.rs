//! Ctrl-C: the first one asks the running command to come to an end in its own way, a second one
//! leaves at once.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::error::INTERRUPTED;

static INTERRUPTED_ONCE: AtomicBool = AtomicBool::new(false);

/// Calls `first` at the first Ctrl-C. Only one command of a process can ask for it.
pub fn on_first(first: impl Fn() + Send + 'static) {
    let handler = move || {
        if INTERRUPTED_ONCE.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED.into());
        }
        first();
    };
    // Where no handler can be set, Ctrl-C ends the program as the system sees fit.
    let _ = ctrlc::set_handler(handler);
}

/// Whether Ctrl-C was pressed.
pub fn happened() -> bool {
    INTERRUPTED_ONCE.load(Ordering::Relaxed)
}
