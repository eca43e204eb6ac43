//! What only this table is drawn from, beside what all are: who sits where, cards by their names, and what they are now.

use ccg::catalog::{CardId, Catalog};
use ccg::frame::Frame;
use ccg::game::Ccg;
use ccg::state::{Name, Side};
use table::{Seat, Voice};

/// The desk that the table is drawn at.
pub(crate) type Desk<'a> = crate::desk::Desk<'a, Ccg>;

impl<'a> Desk<'a> {
    pub fn catalog(&self) -> &'static Catalog {
        self.game.catalog()
    }

    /// What lies before a player.
    pub fn side(&self, seat: Seat) -> &'a Side {
        self.view.board.side(seat)
    }

    /// What is unfinished, the latest first.
    pub fn frames(&self) -> impl Iterator<Item = Frame> + '_ {
        self.view.board.frames.iter().rev()
    }

    /// Who sits at the near side: who looks, or the first seat.
    pub fn near(&self) -> Seat {
        self.seat.unwrap_or(Seat(0))
    }

    /// The others, clockwise.
    pub fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let (near, seats) = (self.near().0, self.view.board.seats);
        (1..seats).map(move |step| Seat((near + step) % seats))
    }

    /// The name of who sits there, marked if it is the reader.
    pub fn who(&self, seat: Seat) -> String {
        self.fill(if self.is_own(seat) { "cc-you" } else { "cc-who" }, &[("seat", seat.into())])
    }

    /// The name of a player's Sponsor.
    pub fn sponsor(&self, seat: Seat) -> String {
        let sponsor = self.side(seat).sponsor;
        if sponsor.is_some() { self.catalog().sponsor(sponsor).name.clone() } else { String::new() }
    }

    pub fn card(&self, card: CardId) -> &'static str {
        self.catalog().name(card)
    }

    /// "Angel", "Angel 2".
    pub fn name(&self, name: Name) -> String {
        if name.copy > 1 { format!("{} {}", self.card(name.card), name.copy) } else { self.card(name.card).to_owned() }
    }

    /// Cards with how often each is there.
    pub fn tally(&self, cards: impl IntoIterator<Item = CardId>) -> Vec<(CardId, usize)> {
        let mut sorted: Vec<CardId> = cards.into_iter().filter(|card| card.is_some()).collect();
        sorted.sort_unstable();
        sorted.chunk_by(|one, other| one == other).filter_map(|same| Some((*same.first()?, same.len()))).collect()
    }

    /// The language, and the names of players.
    pub fn speaks(&self) -> Voice<'a> {
        Voice { lang: self.lang, names: self.names }
    }
}
