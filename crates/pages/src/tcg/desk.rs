//! What only this table is drawn from, beside what all are: who sits where, cards, pieces, dice.

use maud::{Markup, html};
use table::Seat;
use tcg::catalog::{CardId, Catalog, text};
use tcg::choice::size_key;
use tcg::frame::Frame;
use tcg::game::Tcg;
use tcg::gigs::DieId;
use tcg::state::{Name, Piece, rival};

/// The desk that the table is drawn at.
pub(crate) type Desk<'a> = crate::desk::Desk<'a, Tcg>;

impl Desk<'_> {
    pub fn catalog(&self) -> &'static Catalog {
        self.game.catalog()
    }

    /// Says a message of the pages about a seat, with the name of who sits there.
    pub fn about_seat(&self, id: &str, seat: Seat) -> String {
        self.fill(id, &[("seat", seat.into())])
    }

    /// What is unfinished, the latest first.
    pub fn frames(&self) -> impl Iterator<Item = Frame> + '_ {
        self.view.board.frames.iter().rev()
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
        self.about_seat("tcg-seat", seat)
    }

    /// A name, and that it is the reader.
    pub fn player_you(&self, seat: Seat) -> String {
        let name = self.player(seat);
        if self.is_own(seat) { self.fill("tcg-you", &[("name", name.into())]) } else { name }
    }

    pub fn card(&self, card: CardId) -> String {
        self.catalog().name(card)
    }

    /// The text of a card in one paragraph.
    pub fn text(&self, card: CardId) -> String {
        text::card(self.catalog(), card, self.lang).join(" ")
    }

    /// "Floor It, Mantis Blades ×2": cards with how often each is there.
    pub fn tally(&self, cards: impl IntoIterator<Item = CardId>) -> Vec<(CardId, usize)> {
        let mut sorted: Vec<CardId> = cards.into_iter().filter(|card| card.is_some()).collect();
        sorted.sort_unstable();
        sorted.chunk_by(|one, other| one == other).filter_map(|same| Some((*same.first()?, same.len()))).collect()
    }

    /// The power of a piece.
    pub fn power(&self, seat: Seat, piece: &Piece) -> u8 {
        self.view.power(self.catalog(), seat, piece)
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
