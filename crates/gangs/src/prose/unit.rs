//! Units and whose they are.

use table::Seat;

use super::scene::{Case, Scene};
use crate::choice::unit_key;
use crate::city::{Spot, Unit};

impl Scene<'_> {
    /// A unit and whose it is: "your Solo", "a Solo of the Valentinos", "Nix (Valentinos)".
    pub(super) fn unit_of(&self, owner: Seat, unit: Unit) -> String {
        let yours = self.is_you(owner);
        match unit {
            Unit::Edgerunner(id) if yours || self.view.seated[owner.index()].gang.is_none() => self.words.edgerunner(id),
            Unit::Edgerunner(id) => format!("{} ({})", self.words.edgerunner(id), self.name(owner)),
            plain if yours => self.words.word(&format!("your-unit-{}", unit_key(self.words.catalog, plain))),
            plain => {
                let args = [("unit", self.words.a_unit(plain).into()), ("whose", self.whom(owner, Case::Of).into())];
                self.words.say("unit-of", &args)
            }
        }
    }

    /// A unit, whose it is and where: "your Solo in the Business of Watson".
    pub(super) fn unit_at(&self, owner: Seat, unit: Unit, spot: Spot) -> String {
        format!("{} {}", self.unit_of(owner, unit), self.at(spot))
    }
}
