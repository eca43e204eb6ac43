//! What every part of the table is drawn from: the view, the catalog, who looks, what is offered, and the
//! words of the language. It names things and decides nothing.

use maud::{Markup, html};
use table::text::Arg;
use table::{Lang, Seat};
use tcg::catalog::{CardId, Catalog, text};
use tcg::choice::size_key;
use tcg::frame::Frame;
use tcg::gigs::DieId;
use tcg::state::{Name, Piece, rival};
use tcg::view::View;

use super::Offered;
use super::things::path;
use crate::texts;
use crate::things::{Mark, Things};

/// The desk that the table is drawn at.
pub(crate) struct Desk<'a> {
    pub catalog: &'static Catalog,
    pub view: &'a View,
    pub seat: Option<Seat>,
    pub names: &'a [String],
    pub lang: Lang,
    pub offers: &'a [Offered],
    things: Things,
}

impl<'a> Desk<'a> {
    pub fn new(
        catalog: &'static Catalog,
        view: &'a View,
        seat: Option<Seat>,
        offers: &'a [Offered],
        names: &'a [String],
        lang: Lang,
    ) -> Desk<'a> {
        let things = Things::new(offers.iter().map(|offered| path(view, offered.choice)));
        Desk { catalog, view, seat, names, lang, offers, things }
    }

    /// Says a message of the pages.
    pub fn say(&self, id: &str) -> String {
        self.fill(id, &[])
    }

    /// Says a message of the pages with what fills it.
    pub fn fill(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        self.named(&texts().get(self.lang, id, args))
    }

    /// Says a message of the pages with a number.
    pub fn count(&self, id: &str, count: usize) -> String {
        self.fill(id, &[("count", Arg::Number(count as i64))])
    }

    /// Says a message of the game, with the names of players in it.
    pub fn game(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        self.named(&self.catalog.texts().get(self.lang, id, args))
    }

    /// A sentence of the game with the names of players in it.
    pub fn named(&self, sentence: &str) -> String {
        crate::named(self.lang, sentence, self.names)
    }

    /// The mark of a thing that goes by one of these names.
    pub fn mark<const N: usize>(&self, names: [String; N]) -> Mark {
        self.things.mark(names)
    }

    /// What is unfinished, the latest first.
    pub fn frames(&self) -> impl Iterator<Item = Frame> + '_ {
        self.view.board.frames.iter().rev()
    }

    pub fn is_own(&self, seat: Seat) -> bool {
        self.seat == Some(seat)
    }

    /// Who sits at the near side: who looks, or the first seat.
    pub fn near(&self) -> Seat {
        self.seat.unwrap_or(Seat(0))
    }

    /// Who sits at the far side.
    pub fn far(&self) -> Seat {
        rival(self.near())
    }

    /// The name of who sits there.
    pub fn player(&self, seat: Seat) -> String {
        self.fill("tcg-seat", &[("seat", seat.0.into())])
    }

    /// A name, and that it is the reader.
    pub fn player_you(&self, seat: Seat) -> String {
        let name = self.player(seat);
        if self.is_own(seat) { self.fill("tcg-you", &[("name", name.into())]) } else { name }
    }

    pub fn card(&self, card: CardId) -> String {
        self.catalog.name(card)
    }

    /// The text of a card in one paragraph.
    pub fn text(&self, card: CardId) -> String {
        text::card(self.catalog, card, self.lang).join(" ")
    }

    /// "Floor It, Mantis Blades ×2": cards with how often each is there.
    pub fn tally(&self, cards: impl IntoIterator<Item = CardId>) -> Vec<(CardId, usize)> {
        let mut sorted: Vec<CardId> = cards.into_iter().filter(|card| card.is_some()).collect();
        sorted.sort_unstable();
        sorted.chunk_by(|one, other| one == other).filter_map(|same| Some((*same.first()?, same.len()))).collect()
    }

    /// The power of a piece.
    pub fn power(&self, seat: Seat, piece: &Piece) -> u8 {
        self.view.power(self.catalog, seat, piece)
    }

    /// "Psycho Squad", "Psycho Squad (2nd)".
    pub fn piece(&self, name: Name) -> String {
        let card = self.card(name.card);
        if name.copy < 2 { card } else { self.game("piece-copy", &[("card", card.into()), ("copy", name.copy.into())]) }
    }

    /// "d6 (4)".
    pub fn die(&self, die: DieId) -> String {
        let size = size_key(die.size()).to_owned();
        self.game("die", &[("size", size.into()), ("value", self.view.board.dice.value(die).into())])
    }
}

/// Cards by their names, each with what it says.
pub(crate) fn chips(desk: &Desk<'_>, cards: &[(CardId, usize)]) -> Markup {
    html! {
        ul.names {
            @for &(card, count) in cards {
                li title=(desk.text(card)) { (desk.card(card)) @if count > 1 { " ×" (count) } }
            }
        }
    }
}
