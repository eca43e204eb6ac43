//! What only this table is drawn from, beside what all are: sides with their Gangs, units, Districts, amounts.

use gangs::catalog::Catalog;
use gangs::catalog::words::{District, PoiKind, Resource};
use gangs::choice::{district_key, resource_key, unit_key};
use gangs::city::{Spot, Unit};
use gangs::frame::Frame;
use gangs::game::Gangs;
use gangs::options::gang_key;
use table::Seat;

/// The desk that the table is drawn at.
pub(crate) type Desk<'a> = crate::desk::Desk<'a, Gangs>;

impl<'a> Desk<'a> {
    pub fn catalog(&self) -> &'static Catalog {
        self.game.catalog()
    }

    /// The frame on top.
    pub fn frame(&self) -> Option<Frame> {
        self.view.frames.last().copied()
    }

    /// All sides, the own one first and then clockwise.
    pub fn sides(&self) -> impl Iterator<Item = Seat> + use<> {
        let (from, sides) = (self.seat.map_or(0, |seat| seat.0), self.view.sides);
        (0..sides).map(move |step| Seat((from + step) % sides))
    }

    /// Whether a side is a player, and not an opponent of the single player mode.
    pub fn is_player(&self, seat: Seat) -> bool {
        seat.0 < self.view.seats
    }

    /// The name of a side: its Gang, or Johnny Silverhand as opponent.
    pub fn side(&self, seat: Seat) -> String {
        match self.view.seated[seat.index()].gang {
            Some(gang) => self.catalog().name(self.lang, "gang", gang_key(gang)),
            None => self.catalog().name(self.lang, "edgerunner", "johnny-silverhand"),
        }
    }

    /// The name of a side, marked if it is the own one.
    pub fn side_you(&self, seat: Seat) -> String {
        let id = if self.is_own(seat) { "side-you" } else { "side" };
        self.game(id, &[("name", self.side(seat).into())])
    }

    /// The name of the player of a side, if it has one.
    pub fn player(&self, seat: Seat) -> Option<&'a str> {
        self.names.get(seat.index()).map(String::as_str).filter(|name| !name.is_empty() && self.is_player(seat))
    }

    /// A side after "of": the messages of the game know the articles.
    pub fn of_side(&self, seat: Seat) -> String {
        self.with_case("side-of", seat)
    }

    /// A side in a message of the game that puts a preposition before it.
    pub fn with_case(&self, id: &str, seat: Seat) -> String {
        let key = match self.view.seated[seat.index()].gang {
            _ if self.is_own(seat) => "you",
            Some(gang) => gang_key(gang),
            None => "johnny",
        };
        self.game(id, &[("key", key.to_owned().into()), ("name", self.side(seat).into())])
    }

    pub fn district(&self, district: District) -> String {
        self.catalog().name(self.lang, "district", district_key(district))
    }

    pub fn poi(&self, kind: PoiKind) -> String {
        self.catalog().name_of(self.lang, "poi", &kind)
    }

    /// What a spot is on this side of the board.
    pub fn kind(&self, spot: Spot) -> Option<PoiKind> {
        let pois = self.catalog().board().district(spot.district()).pois(self.view.side);
        spot.poi_index().and_then(|index| pois.get(index).copied())
    }

    /// "Solo", "Drone", "Jackie Welles".
    pub fn unit(&self, unit: Unit) -> String {
        match unit {
            Unit::Basic(class) => self.catalog().name_of(self.lang, "class", &class),
            Unit::Drone => self.catalog().name(self.lang, "unit", "drone"),
            Unit::Edgerunner(id) => self.catalog().name(self.lang, "edgerunner", id.key(self.catalog())),
        }
    }

    /// "2 Solos", "1 Drone", "Jackie Welles".
    pub fn units(&self, unit: Unit, count: u8) -> String {
        match unit {
            Unit::Edgerunner(_) => self.unit(unit),
            plain => self.game(&format!("count-{}", unit_key(self.catalog(), plain)), &[("count", count.into())]),
        }
    }

    /// "2 Eurodollars".
    pub fn amount(&self, resource: Resource, amount: u8) -> String {
        self.game(&format!("amount-{}", resource_key(resource)), &[("amount", amount.into())])
    }

    /// "2 Street Cred".
    pub fn cred(&self, cred: u8) -> String {
        self.game("amount-cred", &[("cred", cred.into())])
    }

    /// The Street Cred that ends the game.
    pub fn goal(&self) -> u8 {
        self.catalog().board().setup.goal
    }
}
