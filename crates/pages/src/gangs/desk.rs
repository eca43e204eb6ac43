//! What every part of the table is drawn from: the view, the catalog, who looks, what is offered, and
//! the words of the language. It names things and decides nothing.

use gangs::catalog::Catalog;
use gangs::catalog::words::{District, PoiKind, Resource};
use gangs::choice::{district_key, resource_key, unit_key};
use gangs::city::{Spot, Unit};
use gangs::frame::Frame;
use gangs::options::gang_key;
use gangs::view::View;
use maud::{Markup, html};
use table::text::Arg;
use table::{Lang, Seat};

use super::Offered;
use super::things::path;
use crate::texts;
use crate::things::{Mark, Things};

/// The desk that the table is drawn at.
pub(crate) struct Desk<'a> {
    pub catalog: &'a Catalog,
    pub view: &'a View,
    pub seat: Option<Seat>,
    pub names: &'a [String],
    pub lang: Lang,
    pub offers: &'a [Offered],
    things: Things,
}

impl<'a> Desk<'a> {
    pub fn new(
        catalog: &'a Catalog,
        view: &'a View,
        seat: Option<Seat>,
        offers: &'a [Offered],
        names: &'a [String],
        lang: Lang,
    ) -> Desk<'a> {
        Desk { catalog, view, seat, names, lang, offers, things: Things::new(offers.iter().map(|offered| path(offered.choice))) }
    }

    /// Says a message of the pages.
    pub fn say(&self, id: &str) -> String {
        self.fill(id, &[])
    }

    /// Says a message of the pages with what fills it.
    pub fn fill(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        texts().get(self.lang, id, args)
    }

    /// Says a message of the game.
    pub fn game(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        self.catalog.texts().get(self.lang, id, args)
    }

    /// The mark of a thing that goes by one of these names.
    pub fn mark<const N: usize>(&self, names: [String; N]) -> Mark {
        self.things.mark(names)
    }

    /// The frame on top.
    pub fn frame(&self) -> Option<Frame> {
        self.view.frames.last().copied()
    }

    pub fn is_own(&self, seat: Seat) -> bool {
        self.seat == Some(seat)
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
            Some(gang) => self.catalog.name(self.lang, "gang", gang_key(gang)),
            None => self.catalog.name(self.lang, "edgerunner", "johnny-silverhand"),
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

    /// A sentence of the game with the names of players in it.
    pub fn named(&self, sentence: &str) -> String {
        crate::named(self.lang, sentence, self.names)
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
        self.catalog.name(self.lang, "district", district_key(district))
    }

    pub fn poi(&self, kind: PoiKind) -> String {
        self.catalog.name_of(self.lang, "poi", &kind)
    }

    /// What a spot is on this side of the board.
    pub fn kind(&self, spot: Spot) -> Option<PoiKind> {
        let pois = self.catalog.board().district(spot.district()).pois(self.view.side);
        spot.poi_index().and_then(|index| pois.get(index).copied())
    }

    /// "Solo", "Drone", "Jackie Welles".
    pub fn unit(&self, unit: Unit) -> String {
        match unit {
            Unit::Basic(class) => self.catalog.name_of(self.lang, "class", &class),
            Unit::Drone => self.catalog.name(self.lang, "unit", "drone"),
            Unit::Edgerunner(id) => self.catalog.name(self.lang, "edgerunner", id.key(self.catalog)),
        }
    }

    /// "2 Solos", "1 Drone", "Jackie Welles".
    pub fn units(&self, unit: Unit, count: u8) -> String {
        match unit {
            Unit::Edgerunner(_) => self.unit(unit),
            plain => self.game(&format!("count-{}", unit_key(self.catalog, plain)), &[("count", count.into())]),
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
        self.catalog.board().setup.goal
    }
}

/// A glyph among words; the words beside it say the same.
pub(crate) fn icon(glyph: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href={ "#i-" (glyph) } {} } }
}

/// A glyph that stands alone, with its words for those who do not see it.
pub(crate) fn told(glyph: &str, words: &str) -> Markup {
    html! { svg.i role="img" { title { (words) } use href={ "#i-" (glyph) } {} } }
}

/// The shape of a side.
pub(crate) fn shape(seat: Seat) -> Markup {
    html! { svg class={ "i shape s" (seat.0) } aria-hidden="true" { use href={ "#i-p" (seat.0) } {} } }
}
