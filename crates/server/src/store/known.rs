//! Guests who have been here lately: every request asks who that is, and the answer hardly ever changes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::{Change, GuestId};

/// Guests who are remembered at most.
const MOST: usize = 10_000;

/// How long a guest is known without looking: once a day it is noted that it was here.
const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Guests by the hashes of their tokens.
#[derive(Clone, Default)]
pub(super) struct Known(Arc<Mutex<Inner>>);

#[derive(Default)]
struct Inner {
    guests: HashMap<[u8; 32], (GuestId, String, Instant)>,
    /// How often all were forgotten.
    forgotten: u64,
}

impl Known {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The guest; or what has to be said to remember it once it was found.
    pub fn guest(&self, token: &[u8; 32]) -> Result<(GuestId, String), u64> {
        let inner = self.inner();
        let known = inner.guests.get(token).filter(|(.., since)| since.elapsed() < A_DAY);
        known.map(|(guest, name, _)| (*guest, name.clone())).ok_or(inner.forgotten)
    }

    /// Remembers a guest that was looked up, unless something has changed in the meantime.
    pub fn remember(&self, token: [u8; 32], guest: &(GuestId, String), forgotten: u64) {
        let mut inner = self.inner();
        if inner.forgotten == forgotten {
            if inner.guests.len() >= MOST {
                inner.guests.clear();
            }
            inner.guests.insert(token, (guest.0, guest.1.clone(), Instant::now()));
        }
    }

    /// Forgets all if one of these changes, now written, could make what is known of a guest untrue.
    pub fn wrote(&self, changes: &[Change]) {
        let harmless = |change: &Change| {
            use Change::{Begin, Bring, Entries, Forget, Frozen, Guest, Handshake, Next, Pass, Room, Seen, Shrink, Sit, Stage, Table};
            let of_the_house = matches!(change, Guest { .. } | Seen(..) | Room(..) | Forget(..) | Shrink(..));
            let of_tables = matches!(change, Table { .. } | Sit(..) | Bring(..) | Handshake(..) | Begin(..) | Entries(..) | Stage(..));
            of_the_house || of_tables || matches!(change, Frozen(..) | Next(..) | Pass(..))
        };
        if !changes.iter().all(harmless) {
            let mut inner = self.inner();
            inner.guests.clear();
            inner.forgotten += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_is_remembered_unless_all_were_forgotten_since_it_was_looked_up() {
        let (known, judy) = (Known::default(), (1, "Judy".to_owned()));
        let forgotten = known.guest(&[1; 32]).unwrap_err();
        known.remember([1; 32], &judy, forgotten);
        assert_eq!(known.guest(&[1; 32]), Ok(judy.clone()));
        known.wrote(&[Change::Stage("t".to_owned(), super::super::Stage::Over)]);
        assert_eq!(known.guest(&[1; 32]), Ok(judy.clone()));
        known.inner().forgotten += 1;
        known.remember([2; 32], &judy, forgotten);
        assert!(known.guest(&[2; 32]).is_err());
    }
}
