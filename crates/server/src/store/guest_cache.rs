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
pub(super) struct GuestCache(Arc<Mutex<Inner>>);

#[derive(Default)]
struct Inner {
    guests: HashMap<[u8; 32], (GuestId, String, Instant)>,
    /// How often all were forgotten.
    generation: u64,
}

impl GuestCache {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The guest; or the generation to insert it with once it was found.
    pub fn guest(&self, token: &[u8; 32]) -> Result<(GuestId, String), u64> {
        let inner = self.inner();
        let known = inner.guests.get(token).filter(|(.., since)| since.elapsed() < A_DAY);
        known.map(|(guest, name, _)| (*guest, name.clone())).ok_or(inner.generation)
    }

    /// Remembers a guest that was looked up, unless something has changed in the meantime.
    pub fn insert(&self, token: [u8; 32], guest: &(GuestId, String), generation: u64) {
        let mut inner = self.inner();
        if inner.generation == generation {
            if inner.guests.len() >= MOST {
                inner.guests.clear();
            }
            inner.guests.insert(token, (guest.0, guest.1.clone(), Instant::now()));
        }
    }

    /// Forgets all if one of these changes, now written, could make what is known of a guest untrue.
    pub fn invalidate(&self, changes: &[Change]) {
        let harmless = |change: &Change| {
            use Change::{
                Alerts, Begin, Bring, Deals, Deck, Entries, Event, Forget, Frozen, Guest, Handshake, Hosts, LastSeen, Match, NewTable,
                Next, Pass, Passkeys, Results, Room, Shrink, Sit, Status, Talk, Time, Turns,
            };
            let of_the_house = matches!(change, Guest { .. } | LastSeen(..) | Room(..) | Forget(..) | Shrink(..) | Hosts(..) | Deck(..));
            let of_tables = matches!(change, NewTable { .. } | Sit(..) | Bring(..) | Handshake(..) | Begin(..) | Entries(..) | Status(..));
            of_the_house
                || of_tables
                || matches!(change, Frozen(..) | Next(..) | Pass(..) | Passkeys(..) | Results(..) | Talk(..) | Time(..))
                || matches!(change, Alerts(..) | Deals(..) | Event(..) | Match(..) | Turns(..))
        };
        if !changes.iter().all(harmless) {
            let mut inner = self.inner();
            inner.guests.clear();
            inner.generation += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_is_remembered_unless_all_were_forgotten_since_it_was_looked_up() {
        let (known, judy) = (GuestCache::default(), (1, "Judy".to_owned()));
        let generation = known.guest(&[1; 32]).unwrap_err();
        known.insert([1; 32], &judy, generation);
        assert_eq!(known.guest(&[1; 32]), Ok(judy.clone()));
        known.invalidate(&[Change::Status("t".to_owned(), super::super::TableStatus::Over)]);
        assert_eq!(known.guest(&[1; 32]), Ok(judy.clone()));
        known.inner().generation += 1;
        known.insert([2; 32], &judy, generation);
        assert!(known.guest(&[2; 32]).is_err());
    }
}
