//! Resources (rulebook page 008): Eurodollars, Contraband, and Corporate Secrets, which can stand for
//! either when something is paid for.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use table::rule;

use crate::catalog::board::Amount;
use crate::catalog::words::Resource;

/// The resources of a seat. They are public and never run out in the pool (R058).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Purse([u8; 3]);

impl Purse {
    /// How many of a resource.
    #[inline]
    pub const fn get(self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    /// Holds just so many of a resource: for staged positions.
    pub(crate) fn set(&mut self, resource: Resource, amount: u8) {
        self.0[resource as usize] = amount;
    }

    /// Gains resources.
    pub fn gain(&mut self, amount: Amount) {
        rule!(R055);
        rule!(R058);
        let held = &mut self.0[amount.resource as usize];
        *held = held.saturating_add(amount.amount);
    }

    /// Loses one of a resource; `false` if there is none.
    pub fn lose(&mut self, resource: Resource) -> bool {
        let held = &mut self.0[resource as usize];
        let any = *held > 0;
        *held -= u8::from(any);
        any
    }

    /// Whether there is nothing at all (R175, C-06).
    pub fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    /// The numbers of Secrets with which a price can be paid, none if it cannot. The payer chooses the
    /// mix; Secrets stand for Eurodollars or Contraband, never the other way round (C-44).
    pub fn mixes(self, price: Amount) -> Option<RangeInclusive<u8>> {
        let secrets = self.get(Resource::Secret);
        if price.resource == Resource::Secret {
            return (secrets >= price.amount).then_some(price.amount..=price.amount);
        }
        rule!(R056);
        let fewest = price.amount.saturating_sub(self.get(price.resource));
        (fewest <= secrets).then_some(fewest..=price.amount.min(secrets))
    }

    /// Pays a price with this many Secrets in it; `false` and nothing is spent if that is not possible.
    pub fn pay(&mut self, price: Amount, secrets: u8) -> bool {
        if !self.mixes(price).is_some_and(|mixes| mixes.contains(&secrets)) {
            return false;
        }
        self.0[Resource::Secret as usize] -= secrets;
        if price.resource != Resource::Secret {
            self.0[price.resource as usize] -= price.amount - secrets;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Resource::{Contraband, Eurodollar, Secret};
    use table::shows;

    fn purse(eurodollars: u8, contraband: u8, secrets: u8) -> Purse {
        Purse([eurodollars, contraband, secrets])
    }

    fn price(resource: Resource, amount: u8) -> Amount {
        Amount { resource, amount }
    }

    #[test]
    fn r055_there_are_three_resources_without_end() {
        shows(&["gangs:R055", "gangs:R058"], || {
            let mut purse = Purse::default();
            assert!(purse.is_empty());
            for &resource in Resource::ALL {
                purse.gain(price(resource, 200));
                purse.gain(price(resource, 200));
                assert_eq!(purse.get(resource), u8::MAX, "more than anybody can spend in a game");
            }
            assert!(purse.lose(Secret) && !Purse::default().lose(Secret));
        });
    }

    #[test]
    fn r056_a_secret_stands_for_either_and_the_payer_chooses_the_mix() {
        shows(&["gangs:R056"], || {
            assert_eq!(purse(2, 0, 1).mixes(price(Eurodollar, 2)), Some(0..=1));
            assert_eq!(purse(0, 2, 1).mixes(price(Contraband, 3)), Some(1..=1), "as in the example with Bodyshoppe");
            assert_eq!(purse(9, 0, 0).mixes(price(Contraband, 1)), None, "Eurodollars are no Contraband");
            assert_eq!(purse(9, 9, 1).mixes(price(Secret, 2)), None, "nothing stands for a Secret");
            let mut paid = purse(2, 0, 2);
            assert!(!paid.pay(price(Eurodollar, 2), 3));
            assert!(paid.pay(price(Eurodollar, 2), 1));
            assert_eq!(paid, purse(1, 0, 1));
            assert!(paid.pay(price(Secret, 1), 1));
            assert_eq!(paid, purse(1, 0, 0));
        });
    }
}
