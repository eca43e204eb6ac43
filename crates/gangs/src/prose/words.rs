//! Names, amounts and lists in the language that is being spoken.

use serde::Serialize;
use table::Seat;
use table::text::Arg;

use crate::catalog::board::Amount;
use crate::catalog::words::{District, Firepower, PoiKind, Resource};
use crate::catalog::{Catalog, CombatId, EdgerunnerId, OpportunityId};
use crate::choice::{district_key, resource_key, unit_key};
use crate::city::Unit;
use crate::state::Disc;

/// What fills the placeholders of a message.
pub(super) type Args = Vec<(&'static str, Arg)>;

table::game_words! { pub(crate) Catalog }

impl Words<'_> {
    /// The name of a thing of the catalog.
    pub fn name(&self, kind: &str, key: &str) -> String {
        self.catalog.name(self.voice.lang, kind, key)
    }

    /// The name of a word of the catalog.
    pub fn name_of<T: Serialize>(&self, kind: &str, word: &T) -> String {
        self.catalog.name_of(self.voice.lang, kind, word)
    }

    pub fn district(&self, district: District) -> String {
        self.name("district", district_key(district))
    }

    pub fn disc(&self, disc: Disc) -> String {
        self.name_of("disc", &disc)
    }

    pub fn poi(&self, kind: PoiKind) -> String {
        self.name_of("poi", &kind)
    }

    pub fn combat(&self, card: CombatId) -> String {
        self.name("combat", card.key(self.catalog))
    }

    pub fn opportunity(&self, card: OpportunityId) -> String {
        self.name("opportunity", card.key(self.catalog))
    }

    pub fn edgerunner(&self, card: EdgerunnerId) -> String {
        self.name("edgerunner", card.key(self.catalog))
    }

    /// "Solo", "Drone", "Jackie Welles".
    pub fn unit(&self, unit: Unit) -> String {
        match unit {
            Unit::Basic(class) => self.name_of("class", &class),
            Unit::Drone => self.name("unit", "drone"),
            Unit::Edgerunner(id) => self.edgerunner(id),
        }
    }

    /// "a Solo", "a Drone", "Jackie Welles".
    pub fn a_unit(&self, unit: Unit) -> String {
        match unit {
            Unit::Edgerunner(id) => self.edgerunner(id),
            plain => self.word(&format!("a-unit-{}", unit_key(self.catalog, plain))),
        }
    }

    /// "2 Solos", "1 Drone", "Jackie Welles".
    pub fn units(&self, unit: Unit, count: u8) -> String {
        match unit {
            Unit::Edgerunner(id) => self.edgerunner(id),
            plain => self.say(&format!("count-{}", unit_key(self.catalog, plain)), &[("count", count.into())]),
        }
    }

    /// "2 Eurodollars".
    pub fn amount(&self, resource: Resource, amount: u8) -> String {
        self.say(&format!("amount-{}", resource_key(resource)), &[("amount", amount.into())])
    }

    /// A price as it is paid with so many Corporate Secrets in it: "1 Eurodollar and 1 Corporate Secret".
    pub fn paid(&self, price: Amount, secrets: u8) -> String {
        if price.resource == Resource::Secret {
            return self.amount(Resource::Secret, price.amount);
        }
        let rest = price.amount.saturating_sub(secrets);
        let mut parts = Vec::new();
        if rest > 0 || secrets == 0 {
            parts.push(self.amount(price.resource, rest));
        }
        if secrets > 0 {
            parts.push(self.amount(Resource::Secret, secrets));
        }
        self.all(&parts)
    }

    /// "2 Street Cred".
    pub fn cred(&self, cred: u8) -> String {
        self.say("amount-cred", &[("cred", cred.into())])
    }

    /// The firepower of a card: a number, or "?" where it is set at Compare.
    pub fn firepower(&self, card: CombatId) -> String {
        match self.catalog.combat(card).firepower {
            Firepower::Fixed(value) => value.to_string(),
            Firepower::DronesHere | Firepower::OtherCard => "?".to_owned(),
        }
    }

    /// "Crusher (3)".
    pub fn combat_in_short(&self, card: CombatId) -> String {
        format!("{} ({})", self.combat(card), self.firepower(card))
    }

    /// "seat 1".
    pub fn seat(&self, seat: Seat) -> String {
        self.say("seat", &[("seat", seat.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Lang;

    #[test]
    fn a_price_is_paid_in_what_is_given() {
        let words = Words::new(Catalog::load(), Lang::En);
        let price = Amount { resource: Resource::Eurodollar, amount: 2 };
        assert_eq!(words.paid(price, 0), "2 Eurodollars");
        assert_eq!(words.paid(price, 1), "1 Eurodollar and 1 Corporate Secret");
        assert_eq!(words.paid(price, 2), "2 Corporate Secrets");
        assert_eq!(words.paid(Amount { resource: Resource::Secret, amount: 1 }, 1), "1 Corporate Secret");
    }
}
