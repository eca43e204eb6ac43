//! A view and the words to tell it with: who is who, and what a spot is called on this board.

use table::{Seat, Voice};

use super::words::Words;
use crate::catalog::Catalog;
use crate::catalog::words::{Class, District, PoiKind};
use crate::city::Spot;
use crate::frame::Frame;
use crate::options::gang_key;
use crate::view::View;

/// The word of a side after a preposition, which languages merge with its article.
#[derive(Clone, Copy)]
pub(super) enum Case {
    /// "of the Valentinos".
    Of,
    /// "to the Valentinos".
    To,
    /// "from the Valentinos".
    From,
    /// "by the Valentinos".
    By,
    /// "against the Valentinos".
    Against,
    /// The one who is made to do something: "the Valentinos".
    Made,
    /// "the hand of the Valentinos".
    Hand,
}

impl Case {
    const fn message(self) -> &'static str {
        match self {
            Case::Of => "side-of",
            Case::To => "side-to",
            Case::From => "side-from",
            Case::By => "side-by",
            Case::Against => "side-against",
            Case::Made => "side-made",
            Case::Hand => "side-hand",
        }
    }
}

/// What is told, and how.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub words: Words<'a>,
    pub view: &'a View,
}

impl<'a> Scene<'a> {
    pub fn new(catalog: &'a Catalog, view: &'a View, voice: impl Into<Voice<'a>>) -> Scene<'a> {
        Scene { words: Words::new(catalog, voice), view }
    }

    /// The frame on top.
    pub fn frame(&self) -> Option<Frame> {
        self.view.frames.last().copied()
    }

    /// Who decides: the viewer, or for onlookers whose turn it is.
    pub fn me(&self) -> Seat {
        self.view.seat.unwrap_or(self.view.turn.seat)
    }

    pub fn is_you(&self, seat: Seat) -> bool {
        self.view.seat == Some(seat)
    }

    /// The name of a side: its Gang, or Johnny Silverhand as opponent.
    pub fn name(&self, seat: Seat) -> String {
        match self.view.seated[seat.index()].gang {
            Some(gang) => self.words.name("gang", gang_key(gang)),
            None => self.words.name("edgerunner", "johnny-silverhand"),
        }
    }

    /// The name of a side, marked if it is the viewer's: "Valentinos (you)".
    pub fn side(&self, seat: Seat) -> String {
        let id = if self.is_you(seat) { "side-you" } else { "side" };
        self.words.say(id, &[("name", self.name(seat).into())])
    }

    /// A side with its preposition: "of the Valentinos".
    pub fn whom(&self, seat: Seat, case: Case) -> String {
        let key = match self.view.seated[seat.index()].gang {
            _ if self.is_you(seat) => "you",
            Some(gang) => gang_key(gang),
            None => "johnny",
        };
        self.words.say(case.message(), &[("key", key.to_owned().into()), ("name", self.name(seat).into())])
    }

    /// What a spot is on this side of the board; none outside Points of Interest.
    pub fn kind(&self, spot: Spot) -> Option<PoiKind> {
        let pois = self.words.catalog.board().district(spot.district()).pois(self.view.side);
        spot.poi_index().and_then(|index| pois.get(index).copied())
    }

    /// "Heywood" or "Heywood, Data Fortress".
    pub fn place(&self, spot: Spot) -> String {
        let district = self.words.district(spot.district());
        match self.kind(spot) {
            Some(kind) => format!("{district}, {}", self.words.poi(kind)),
            None => district,
        }
    }

    /// "in Heywood" or "in the Data Fortress of Heywood".
    pub fn at(&self, spot: Spot) -> String {
        let id = match self.kind(spot) {
            None => "in-district",
            Some(PoiKind::Fixer) => "in-fixer-of",
            Some(PoiKind::Business) => "in-business-of",
            Some(PoiKind::DataFortress) => "in-data-fortress-of",
        };
        self.words.say(id, &[("district", self.words.district(spot.district()).into())])
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.words.catalog.texts().has(id)
    }

    /// The sides in the game.
    pub fn sides(&self) -> impl Iterator<Item = Seat> + 'a {
        let left = self.view.left;
        Seat::first(self.view.sides).filter(move |&seat| !left.contains(seat))
    }

    /// How many fallen figures of others a side holds.
    pub fn figures(&self, holder: Seat) -> u8 {
        self.view.seated[holder.index()].holds.iter().sum()
    }

    /// How many units of a class a seat has in play.
    pub fn in_play(&self, seat: Seat, class: Class) -> u8 {
        let units = District::ALL.iter().flat_map(|&district| self.view.city.units(seat, district));
        units.filter(|(unit, _)| unit.class(self.words.catalog) == Some(class)).count() as u8
    }
}
