//! A view and the words to tell it with: who decides, and what pieces and dice are called for them.

use table::{Seat, Voice};

use super::words::Words;
use crate::catalog::ops::Op;
use crate::catalog::words::Static;
use crate::catalog::{CardId, Catalog};
use crate::engine::{Queries, decider, op};
use crate::frame::{Doing, Frame};
use crate::gigs::DieId;
use crate::state::{Name, Piece, rival};
use crate::view::View;

/// What is told, and how.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub words: Words<'a>,
    pub view: &'a View,
}

impl<'a> Scene<'a> {
    pub fn new(catalog: &'static Catalog, view: &'a View, voice: impl Into<Voice<'a>>) -> Scene<'a> {
        Scene { words: Words::new(catalog, voice), view }
    }

    /// The frame on top.
    pub fn frame(&self) -> Option<Frame> {
        self.view.board.frames.top()
    }

    /// The frame under the one on top: what it is for.
    pub fn below(&self) -> Option<Frame> {
        self.view.board.frames.iter().rev().nth(1)
    }

    /// The operation that asks, and its effect.
    pub fn asking(&self) -> Option<(Op, Doing)> {
        let Some(Frame::Do(doing)) = self.frame() else { return None };
        Some((op(self.words.catalog, &doing)?, doing))
    }

    /// Who decides now; whose turn it is if nobody does.
    pub fn decider(&self) -> Seat {
        let board = &self.view.board;
        self.frame().map_or(board.turn, |frame| decider(self.words.catalog, board, frame))
    }

    /// For whom labels are: the viewer, or for onlookers who decides.
    pub fn me(&self) -> Seat {
        self.view.seat.unwrap_or_else(|| self.decider())
    }

    pub fn is_you(&self, seat: Seat) -> bool {
        self.view.seat == Some(seat)
    }

    pub fn reads(&self) -> Queries<'a> {
        Queries { catalog: self.words.catalog, board: &self.view.board }
    }

    /// "Psycho Squad (6)", "Psycho Squad (2nd, power 6)"; a Legend in its area without its power.
    pub fn with_power(&self, name: Name) -> String {
        let Some(piece) = self.view.board.named(name).filter(|piece| piece.on_field()) else { return self.words.piece(name) };
        let card = ("card", self.words.card(name.card).into());
        let power = ("power", self.reads().power(name.seat, piece).into());
        if name.copy < 2 {
            self.words.say("piece-power", &[card, power])
        } else {
            self.words.say("piece-copy-power", &[card, power, ("copy", name.copy.into())])
        }
    }

    /// The same, saying so if it is the rival's.
    pub fn piece(&self, name: Name) -> String {
        let said = self.with_power(name);
        if name.seat == self.me() { said } else { self.words.say("piece-rival", &[("piece", said.into())]) }
    }

    /// The same by its number.
    pub fn numbered(&self, id: u8) -> Option<String> {
        self.view.board.name(id).map(|name| self.with_power(name))
    }

    /// "your d6 (4)", "the rival d6 (4)"; if one player has both dice of a size, whose it was.
    pub fn die(&self, die: DieId) -> String {
        let dice = &self.view.board.dice;
        let holder = dice.holder(die);
        let twin = DieId::new(rival(die.owner()), die.size());
        let own = holder == Some(self.me());
        let foreign = holder.is_some_and(|holder| holder != die.owner()) && dice.holder(twin) == holder;
        let id = match (own, foreign) {
            (true, false) => "die-own",
            (true, true) => "die-own-taken",
            (false, false) => "die-rival",
            (false, true) => "die-rival-taken",
        };
        self.words.say(id, &[("size", self.words.size(die).into()), ("value", dice.value(die).into())])
    }

    /// "d6 (4)", for both.
    pub fn plain_die(&self, die: DieId) -> String {
        let value = self.view.board.dice.value(die);
        self.words.say("die", &[("size", self.words.size(die).into()), ("value", value.into())])
    }

    /// The face-down Legend of a place, if this audience knows it.
    pub fn known_legend(&self, seat: Seat, slot: u8) -> Option<CardId> {
        self.view.seen(seat).legends.get(usize::from(slot)).copied().flatten()
    }

    /// Who would take the place of somebody who is about to be defeated, and for how much.
    pub fn stand_in(&self, seat: Seat) -> Option<(CardId, u8)> {
        let reads = self.reads();
        let price = |piece: &'a Piece| {
            reads.statics(seat, piece).find_map(|(_, always)| if let Static::StandsIn(price) = always { Some(price) } else { None })
        };
        self.view.board.side(seat).pieces.iter().find_map(|piece| Some((piece.card, price(piece)?)))
    }

    /// Who is about to be defeated, by its place among them.
    pub fn doomed(&self, place: u8) -> Option<Name> {
        let doomed = self.view.board.doomed.get(usize::from(place))?;
        self.view.board.name(doomed.id)
    }

    /// What an effect says of a card that it found; something general if there is none.
    pub fn found(&self, doing: &Doing) -> String {
        if doing.found.is_some() { self.words.card(doing.found) } else { self.words.word("the-card") }
    }
}
