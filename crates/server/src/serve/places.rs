//! Places that can be taken, in all and from one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many places are taken from every address.
type Count = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// Places for connections, or for streams.
#[derive(Clone)]
pub struct Places {
    free: Arc<Semaphore>,
    each: usize,
    count: Count,
}

/// A place, free again when it is dropped.
pub struct Place {
    _one: OwnedSemaphorePermit,
    /// Where it is counted, if it is.
    counted: Option<(IpAddr, Count)>,
}

impl Places {
    /// So many in all, so many from one address.
    pub fn new(all: usize, each: usize) -> Places {
        Places { free: Arc::new(Semaphore::new(all.min(Semaphore::MAX_PERMITS))), each, count: Count::default() }
    }

    /// Takes a place for an address; or for somebody who speaks for many and is counted for none.
    pub fn take(&self, address: Option<IpAddr>) -> Option<Place> {
        let one = self.free.clone().try_acquire_owned().ok()?;
        let Some(address) = address.map(home) else { return Some(Place { _one: one, counted: None }) };
        let mut all = self.count.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = all.entry(address).or_default();
        if *taken >= self.each {
            return None;
        }
        *taken += 1;
        Some(Place { _one: one, counted: Some((address, self.count.clone())) })
    }

    /// How many places are free.
    pub fn free(&self) -> usize {
        self.free.available_permits()
    }

    /// Waits until all places are free.
    pub async fn all_free(&self, all: usize) {
        let all = u32::try_from(all.min(Semaphore::MAX_PERMITS)).unwrap_or(u32::MAX);
        drop(self.free.acquire_many(all).await);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some((address, count)) = &self.counted else { return };
        let mut all = count.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(taken) = all.get_mut(address) {
            *taken -= 1;
            if *taken == 0 {
                all.remove(address);
            }
        }
    }
}

/// Where an address is at home. Whoever has one address of the sixth version has as many as it likes with the same
/// first half; one of the fourth can be written as one of the sixth.
pub fn home(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((u128::from(address) >> 64 << 64).into()),
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_have_a_home() {
        let home = |text: &str| text.parse().map(home).ok().map(|home| home.to_string()).unwrap_or_default();
        assert_eq!(home("2001:db8::1:2:3:4"), home("2001:db8::"));
        assert_ne!(home("2001:db8:0:1::1"), home("2001:db8::1"));
        assert_eq!(home("::ffff:10.0.0.7"), "10.0.0.7", "neighbours of the fourth version are strangers");
    }
}
