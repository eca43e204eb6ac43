//! Cards that come, go and change: into hands, into play, to the trash. What is attached to a card that leaves is trashed
//! (R125), which can be answered.

use table::{Chance, Seat, Witness, rule};

use super::Engine;
use crate::catalog::CardId;
use crate::catalog::card::Card;
use crate::catalog::words::{Attribute, Attributes, Kind, Moment};
use crate::event::Event;
use crate::faces::Face;
use crate::frame::{Frame, That};
use crate::slots::Slots;
use crate::state::{ALL, CARDS, Marks, ORPHAN, Piece, STASH, Spot};

/// The construction tokens of a new Chassis (R075).
const TOKENS: u8 = 3;

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// A card comes to hand; who sees it is for the caller to say.
    pub(super) fn enter_hand(&mut self, seat: Seat, card: CardId) {
        let back = self.game.catalog().card(card).kind.back();
        self.state.own_mut(seat).take(back, card);
        self.state.board.side_mut(seat).held += 1;
    }

    /// A card comes to hand before all eyes.
    pub(super) fn take_openly(&mut self, seat: Seat, card: CardId) {
        self.enter_hand(seat, card);
        self.state.board.side_mut(seat).show(card, ALL);
        self.tell(|| Event::Took { seat, card });
    }

    /// A card leaves the hand before all eyes.
    pub(super) fn leave_hand(&mut self, seat: Seat, card: CardId) -> bool {
        let back = self.game.catalog().card(card).kind.back();
        if !self.state.own_mut(seat).lose(back, card) {
            return false;
        }
        let side = self.state.board.side_mut(seat);
        side.held -= 1;
        side.unshow(card);
        true
    }

    /// A card is discarded (R311).
    pub(super) fn discard(&mut self, seat: Seat, card: CardId) {
        if self.leave_hand(seat, card) {
            self.state.board.side_mut(seat).trash.push(card);
            self.tell(|| Event::Discarded { seat, card });
        }
    }

    /// A card comes into play, or into the Stash, unused (R221).
    pub(super) fn enter(&mut self, seat: Seat, card: CardId, host: u8) -> Spot {
        rule!(R221);
        rule!(R028);
        let printed = self.game.catalog().card(card);
        let side = self.state.board.side_mut(seat);
        let mut copy = 1;
        while side.all().any(|(_, piece)| piece.card == card && piece.copy == copy) {
            copy += 1;
        }
        let tokens = if printed.is(Attribute::Punknaught) && host != STASH {
            rule!(R075);
            TOKENS
        } else {
            0
        };
        let piece = Piece { card, host, copy, tokens, ..Piece::default() };
        let slot = match side.pieces.iter().position(|piece| !piece.is_some()) {
            Some(slot) => {
                side.pieces[slot] = piece;
                slot
            }
            None => {
                debug_assert!(side.pieces.len() < CARDS, "cards are never made");
                side.pieces.push(piece);
                side.pieces.len() - 1
            }
        };
        side.does = side.does.with(self.game.faces().card(card));
        self.game.faces().note(side, slot as u8);
        let at = Spot::new(seat, slot as u8);
        self.state.board.stirred = true;
        if host != STASH {
            self.happens_here(at, Moment::Enters, That::None);
        }
        at
    }

    /// A piece leaves its slot: its changes and bids go with it. What was attached to it is attached to nothing.
    pub(super) fn vacate(&mut self, at: Spot) -> Option<Piece> {
        let piece = *self.state.board.piece(at)?;
        let board = &mut self.state.board;
        let side = board.side_mut(at.seat);
        side.pieces[usize::from(at.slot)] = Piece::default();
        for other in side.pieces.iter_mut().filter(|other| other.is_some() && other.host == at.slot) {
            other.host = ORPHAN;
        }
        while side.pieces.last().is_some_and(|last| !last.is_some()) {
            side.pieces.pop();
        }
        self.game.faces().note(side, at.slot);
        side.does = side.all().fold(Face::default(), |all, (_, piece)| all.with(self.game.faces().card(piece.card)));
        if piece.marks.has(Marks::CHANGED) {
            board.changes.retain(|change| change.on != at);
        }
        board.bids.retain(|(_, spot)| spot != at);
        board.stirred = true;
        Some(piece)
    }

    /// A card goes to its owner's trash pile; whether anything could have saved it was asked before (R121, R123).
    pub(super) fn discard_piece(&mut self, at: Spot, burned: bool) {
        let name = self.state.board.name(at);
        let waits = self.read().face(at).happens(Moment::Leaves);
        let fallen = waits && self.state.board.piece(at).is_some_and(|piece| piece.in_play());
        let Some(piece) = self.vacate(at) else { return };
        rule!(R121);
        rule!(R139);
        self.state.board.side_mut(at.seat).trash.push(piece.card);
        self.tell(|| if burned { Event::Burned { name } } else { Event::Trashed { name } });
        if fallen {
            self.happens_gone(at.seat, piece.card, Moment::Leaves);
        }
    }

    /// A card is burned: nothing prevents it, and what is attached to it is trashed (R123-R125).
    pub(super) fn burn(&mut self, at: Spot) {
        if self.state.board.piece(at).is_none() {
            return;
        }
        rule!(R123);
        rule!(R124);
        self.discard_piece(at, true);
        self.orphans(at.seat);
    }

    /// What has lost its host is trashed, which can be answered.
    pub(super) fn orphans(&mut self, seat: Seat) {
        let level = self.level();
        let mut any = false;
        for piece in self.state.board.side_mut(seat).pieces.iter_mut() {
            if piece.is_some() && piece.host == ORPHAN && piece.doom == 0 {
                rule!(R125);
                piece.doom = level;
                piece.marks.clear(Marks::ASKED | Marks::SAVED);
                any = true;
            }
        }
        if any {
            self.push(Frame::Losses(level));
        }
    }

    /// The number of the next defeat.
    pub(super) fn level(&self) -> u8 {
        1 + self.state.board.frames.iter().filter(|frame| matches!(frame, Frame::Losses(_))).count() as u8
    }

    /// A card becomes used.
    pub(super) fn use_card(&mut self, at: Spot) {
        rule!(R119);
        if at.slot == crate::state::SPONSOR {
            self.state.board.side_mut(at.seat).used = true;
        }
        self.state.board.mark(at, Marks::USED);
    }

    /// A card becomes unused; not a busted Runner (R156).
    pub(super) fn straighten(&mut self, at: Spot) {
        if at.slot == crate::state::SPONSOR {
            self.state.board.side_mut(at.seat).used = false;
            return;
        }
        let Some(piece) = self.state.board.piece_mut(at) else { return };
        if !piece.used() || piece.marks.has(Marks::BUSTED) {
            return;
        }
        piece.marks.clear(Marks::USED);
        let name = self.state.board.name(at);
        self.tell(|| Event::Unused { name });
    }

    /// Gear goes into its controller's Stash.
    pub(super) fn stow(&mut self, at: Spot) {
        let Some(piece) = self.state.board.piece_mut(at) else { return };
        piece.host = STASH;
        piece.marks = Marks::default();
        (piece.moved, piece.tokens, piece.job, piece.doom) = (0, 0, 0, 0);
        self.state.board.changes.retain(|change| change.on != at);
        self.state.board.stirred = true;
        let name = self.state.board.name(at);
        self.tell(|| Event::Stashed { name });
        // A Chassis cannot take its parts along: only single cards lie in a Stash.
        let side = self.state.board.side_mut(at.seat);
        let parts: Slots = side.attached(at.slot).map(|(slot, _)| slot).collect();
        for slot in parts.with(Slots::only(at.slot)) {
            side.pieces[usize::from(slot)].host = STASH;
            self.game.faces().note(side, slot);
        }
    }
}

/// Whether no card like this Legendary one is in play (R128).
pub(super) fn is_free(read: &super::Read<'_>, card: CardId) -> bool {
    if !read.card(card).is(Attribute::Legendary) {
        return true;
    }
    rule!(R128);
    rule!(R129);
    rule!(R130);
    !read.board.in_play().any(|(_, piece)| piece.card == card)
}

/// What of a Runner is taken: its body parts by Cyber, the types of its Equipment but Weapons.
#[derive(Clone, Copy, Default)]
pub(super) struct Worn {
    parts: Attributes,
    types: Attributes,
    /// Whether there is an unused Vehicle that moves (R104).
    pub(super) rides: bool,
}

impl Worn {
    pub(super) fn of(read: &super::Read<'_>, seat: Seat, runner: u8) -> Worn {
        let mut worn = Worn::default();
        read.board.side(seat).attached(runner).for_each(|(slot, piece)| worn.take(read, Spot::new(seat, slot), piece));
        worn
    }

    /// Something is worn too.
    pub(super) fn take(&mut self, read: &super::Read<'_>, at: Spot, piece: &Piece) {
        let card = read.card(piece.card);
        if card.kind == Kind::Cyber {
            self.parts = self.parts.with(card.bits);
        } else if !card.is(Attribute::Weapon) {
            self.types = self.types.with(card.bits);
            self.rides |= card.is(Attribute::Vehicle) && !piece.used() && read.is_vehicle(at);
        }
    }

    /// Whether gear may be attached (R056, R061, R062).
    pub(super) fn leaves_room(self, gear: &Card) -> bool {
        const PARTS: Attributes = Attributes::of(Attribute::BODY_PARTS);
        const TYPES: Attributes = Attributes::of(Attribute::EQUIPMENT);
        match gear.kind {
            Kind::Cyber => {
                rule!(R055);
                rule!(R056);
                self.parts.both(gear.bits).both(PARTS) == Attributes::NONE
            }
            Kind::Equipment if gear.is(Attribute::Weapon) => {
                rule!(R062);
                true
            }
            Kind::Equipment => {
                rule!(R061);
                self.types.both(gear.bits).both(TYPES) == Attributes::NONE
            }
            _ => false,
        }
    }
}

/// Whether gear may be attached to a Runner.
pub(super) fn can_wear(read: &super::Read<'_>, seat: Seat, card: CardId, runner: u8) -> bool {
    let runs = read.board.side(seat).sorted.of(Kind::Runner).has(runner);
    runs && Worn::of(read, seat, runner).leaves_room(read.card(card))
}
