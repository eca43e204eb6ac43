//! How often anybody may guess a passphrase or a code: by the address that it comes from, and by the account that is
//! meant. Whoever guesses uses up the account's tries for strangers; a browser from which its owner has signed in before
//! has tries of its own, so that nobody is locked out by others.

use std::net::{IpAddr, Ipv4Addr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::store::{GuestId, Hashed};

/// Tries a minute from one address.
const BY_ADDRESS: NonZeroU32 = NonZeroU32::new(10).unwrap();
/// Tries a minute for one account by browsers that it does not know.
const BY_ACCOUNT: NonZeroU32 = NonZeroU32::new(20).unwrap();
/// Tries a minute for one account by a browser that it knows.
const BY_DEVICE: NonZeroU32 = NonZeroU32::new(5).unwrap();

/// After so many tries, whoever has not guessed for a while is forgotten.
const FORGET: u64 = 1000;

/// Who may guess again.
pub(super) struct Tries {
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    accounts: DefaultKeyedRateLimiter<GuestId>,
    devices: DefaultKeyedRateLimiter<(GuestId, Hashed)>,
    asked: AtomicU64,
}

impl Default for Tries {
    fn default() -> Tries {
        Tries {
            addresses: RateLimiter::keyed(Quota::per_minute(BY_ADDRESS)),
            accounts: RateLimiter::keyed(Quota::per_minute(BY_ACCOUNT)),
            devices: RateLimiter::keyed(Quota::per_minute(BY_DEVICE)),
            asked: AtomicU64::new(0),
        }
    }
}

impl Tries {
    /// Whether an address may guess once more. Names that nobody has are guesses too.
    pub fn at_address(&self, address: Option<IpAddr>) -> bool {
        if self.asked.fetch_add(1, Ordering::Relaxed) % FORGET == FORGET - 1 {
            self.addresses.retain_recent();
            self.accounts.retain_recent();
            self.devices.retain_recent();
        }
        self.addresses.check_key(&address.unwrap_or(Ipv4Addr::LOCALHOST.into())).is_ok()
    }

    /// Whether an account may be guessed at once more, by a browser that it knows or by a stranger.
    pub fn at_account(&self, account: GuestId, device: Option<Hashed>) -> bool {
        match device {
            Some(device) => self.devices.check_key(&(account, device)).is_ok(),
            None => self.accounts.check_key(&account).is_ok(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strangers_who_guess_do_not_lock_the_owner_out() {
        let tries = Tries::default();
        let stranger = |last: u8| Some(IpAddr::from([10, 0, 0, last]));
        let guessed = (0..200).filter(|n| tries.at_address(stranger(n % 100)) && tries.at_account(1, None)).count();
        assert_eq!(guessed, 20, "however many addresses they have");
        assert!(tries.at_account(1, Some([7; 32])), "the owner's browser has tries of its own");
        assert!(tries.at_account(2, None), "and other accounts theirs");
        assert_eq!((0..50).filter(|_| tries.at_address(stranger(200))).count(), 10, "one address guesses slowly");
    }
}
