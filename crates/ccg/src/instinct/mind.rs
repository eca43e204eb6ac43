//! One seat that looks at a table: what cards in play are worth to their owner, and who stands in front.

use std::cell::OnceCell;

use table::Seat;

use super::tracks::Tracks;
use crate::catalog::CardId;
use crate::catalog::card::Card;
use crate::catalog::effects::Goal;
use crate::catalog::words::{Attribute, Kind, Stat};
use crate::engine::{Members, Read};
use crate::game::Ccg;
use crate::state::{SEATS, STASH, Spot, State};

/// One seat that weighs its choices.
pub(super) struct Mind<'a> {
    pub game: &'a Ccg,
    pub state: &'a State,
    pub read: Read<'a>,
    pub seat: Seat,
    pub tracks: Tracks,
    /// How far each has come.
    all: [Tracks; SEATS],
    /// What was found out once: the teams as they should be, the highest offense of a group, who is best sent.
    pub plan: OnceCell<[u8; 128]>,
    pub reach: OnceCell<i16>,
    pub sends: OnceCell<Members>,
    /// How much it matters to harm each seat.
    ranks: [f32; SEATS],
}

impl<'a> Mind<'a> {
    pub fn new(game: &'a Ccg, state: &'a State, seat: Seat) -> Mind<'a> {
        let read = Read { game, board: &state.board };
        let mut ranks = [0.0; SEATS];
        let mut all = [Tracks::default(); SEATS];
        for seat in state.board.players() {
            all[seat.index() % SEATS] = Tracks::of(read, seat);
        }
        for rival in read.rivals(seat) {
            let theirs = all[rival.index() % SEATS];
            let far = (theirs.ops / 100.0).max(theirs.own).max(theirs.style / 100.0);
            // At a larger table, what one loses is only partly what one gains.
            ranks[rival.index()] = (0.4 + 0.8 * far) / (f32::from(state.board.seats) - 1.0).sqrt();
        }
        let tracks = all[seat.index() % SEATS];
        Mind { game, state, read, seat, tracks, all, plan: OnceCell::new(), reach: OnceCell::new(), sends: OnceCell::new(), ranks }
    }

    /// How much it matters to harm a seat: not one's own.
    pub fn rank(&self, seat: Seat) -> f32 {
        self.ranks[seat.index() % SEATS]
    }

    /// How many turns are likely to come for each.
    pub fn ahead(&self) -> f32 {
        let round = f32::from(self.read.board.turns) / f32::from(self.read.board.seats.max(1));
        (9.0 - 0.6 * round).clamp(2.0, 7.0)
    }

    /// What a Runner is worth by what is printed.
    pub fn body(&self, card: &Card) -> f32 {
        let solo = if card.is(Attribute::Solo) { 0.4 } else { 0.0 };
        0.9 * f32::from(card.sr)
            + 0.35 * f32::from(card.lr)
            + 0.7 * f32::from(card.def)
            + (0.3 + solo) * f32::from(card.power)
            + self.tracks.per_style() * f32::from(card.style)
    }

    /// What a card in play is worth to who has it.
    pub fn value(&self, at: Spot) -> f32 {
        let read = self.read;
        let Some(piece) = read.piece(at) else { return 0.0 };
        let card = read.card(piece.card);
        let own = self.all[at.seat.index() % SEATS];
        let step = 0.5 * own.per_own() * Tracks::advance(read, at.seat, piece.card, Some(piece.host));
        let plain = match card.kind {
            Kind::Location => 0.5 * self.ahead() * f32::from(read.stat(at, Stat::Eb)) + 1.0,
            Kind::Operation => 0.5 * f32::from(card.ops),
            Kind::Runner => {
                let gear = read.board.side(at.seat).attached(at.slot).map(|(_, piece)| f32::from(read.card(piece.card).cost));
                0.8 * f32::from(card.cost) + 0.5 * gear.sum::<f32>()
            }
            Kind::Cyber | Kind::Equipment => 0.7 * f32::from(card.cost),
            Kind::Event => 0.0,
        };
        plain + if piece.host == STASH { 0.0 } else { step }
    }

    /// What completing an Operation would be worth besides its points: what it does, and what the Sponsor wants.
    pub fn completion(&self, card: CardId) -> f32 {
        let sponsor = self.read.board.side(self.seat).sponsor;
        let goals: &[Goal<CardId>] = if sponsor.is_some() { self.read.catalog().goals(sponsor) } else { &[] };
        if !goals.contains(&Goal::Complete(card)) {
            return 1.0;
        }
        // It wins if the rest is there, and is gone if not.
        let left = super::tracks::missing(self.read, self.seat, false).cards();
        if left == 0.0 { 200.0 } else { 3.0 * left - 26.0 }
    }

    /// Whether it is this seat's turn.
    pub fn own_turn(&self) -> bool {
        self.read.board.turn == self.seat
    }
}
