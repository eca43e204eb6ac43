//! The three ways to win (Winning), and how a table ends.

use table::{Chance, Outcome, Seat, Witness, rule};

use super::read::Eye;
use super::{Engine, Read};
use crate::catalog::CardId;
use crate::catalog::effects::{Goal, Tally};
use crate::catalog::words::{Attribute, Attributes, Kind};
use crate::event::Event;
use crate::frame::{Frame, Step};
use crate::state::{Ending, GOAL, How, Part, SPONSOR, Spot, State};

impl Read<'_> {
    /// Whether the condition of a player's Sponsor holds, with an Operation that it has just completed by a Run.
    fn fulfilled(&self, seat: Seat, completed: Option<CardId>) -> bool {
        rule!(R019);
        rule!(R020);
        let sponsor = self.board.side(seat).sponsor;
        sponsor.is_some() && self.catalog().goals(sponsor).iter().all(|&goal| self.reached(seat, goal, completed))
    }

    fn reached(&self, seat: Seat, goal: Goal<CardId>, completed: Option<CardId>) -> bool {
        let side = self.board.side(seat);
        match goal {
            Goal::Have(tally, least) => {
                match tally {
                    Tally::Defense => rule!(R141),
                    Tally::BodyParts => rule!(R142),
                    Tally::Offense => rule!(R143),
                    _ => {}
                }
                self.may_have(seat, tally, least.into()) && self.tally(Eye::new(seat, Spot::new(seat, SPONSOR)), tally) >= least.into()
            }
            Goal::EveryLocation => {
                rule!(R027);
                rule!(R144);
                rule!(R026);
                let all = Attributes::of(Attribute::LOCATIONS);
                let held = side.of(Kind::Location).fold(Attributes::NONE, |held, (_, piece)| held.with(self.card(piece.card).bits));
                held.both(all) == all
            }
            Goal::Control(card) => {
                rule!(R146);
                side.in_play().any(|(_, piece)| piece.card == card)
            }
            Goal::Punknaught => side
                .of(Kind::Equipment)
                .any(|(slot, piece)| self.card(piece.card).is(Attribute::Punknaught) && self.complete(Spot::new(seat, slot))),
            Goal::Complete(card) => {
                rule!(R147);
                completed == Some(card)
            }
        }
    }
}

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Whoever fulfils the condition of the own Sponsor wins at once (R140, A103).
    pub(super) fn sponsors_win(&mut self) -> bool {
        rule!(R140);
        let winner = self.state.board.round(self.state.board.turn).find(|&seat| self.read().fulfilled(seat, None));
        if let Some(winner) = winner {
            self.end(Some(winner), How::Sponsor);
        }
        winner.is_some()
    }

    /// An Operation was completed by a Run: that may be what a Sponsor wants (A109).
    pub(super) fn completed_wins(&mut self, seat: Seat, card: CardId) {
        if self.read().fulfilled(seat, Some(card)) {
            self.end(Some(seat), How::Sponsor);
        }
    }

    /// Points are looked at when a turn has ended (R136-R138, A104).
    pub(super) fn points_win(&mut self, turn: Seat) -> bool {
        rule!(R136);
        rule!(R137);
        rule!(R138);
        for seat in self.state.board.round(turn) {
            let how = if self.state.board.side(seat).ops >= GOAL {
                How::Ops
            } else if self.read().style(seat, false) >= GOAL {
                How::Style
            } else {
                continue;
            };
            self.end(Some(seat), how);
            return true;
        }
        false
    }

    /// A player leaves with all own cards; the last one wins (A110). What was being done is dropped.
    pub(crate) fn leave(&mut self, seat: Seat) {
        if self.is_over() || !self.state.board.plays(seat) {
            return;
        }
        self.tell(|| Event::Left { seat });
        self.state.board.left = self.state.board.left.with(seat);
        let board = &self.state.board;
        let mut left = board.players();
        if let (Some(last), None) = (left.next(), left.next()) {
            return self.end(Some(last), How::Left);
        }
        let setup = self.state.board.part == Part::Setup;
        self.drop_frames(seat, setup);
        let side = self.state.board.side_mut(seat);
        let sponsor = side.sponsor;
        *side = crate::state::Side { sponsor, ..Default::default() };
        *self.state.own_mut(seat) = crate::state::Hidden::default();
        self.state.board.changes.retain(|change| change.on.seat != seat);
        self.state.board.bids.retain(|(by, at)| by != seat && at.seat != seat);
        self.state.board.due.retain(|trigger| trigger.doing.by != seat);
        if !setup && self.state.board.turn == seat {
            self.state.board.frames.clear();
            self.push(Frame::Turn(Step::Close));
        }
        self.state.board.stirred = true;
        self.go();
    }

    /// Everything above the phase is dropped: cards on their way come back, and a battle is called off.
    fn drop_frames(&mut self, gone: Seat, setup: bool) {
        let frames: table::array::Array<Frame, 72> = self.state.board.frames.iter().collect();
        self.state.board.frames.clear();
        let mut open = true;
        for &frame in frames.iter() {
            let keeps = match frame {
                Frame::Cut(seats) => Some(Frame::Cut(seats.without(gone))),
                Frame::Draw(seat, _) if setup && seat != gone => Some(frame),
                Frame::Turn(_) => Some(frame),
                Frame::Phase(at, passes) => {
                    let at = if at == gone { self.state.board.next(gone) } else { at };
                    Some(Frame::Phase(at, passes))
                }
                _ => None,
            };
            match keeps.filter(|_| open) {
                Some(frame) => self.push(frame),
                None => {
                    open &= setup;
                    for seat in self.state.board.players() {
                        if let Some(card) = frame.holds(seat) {
                            self.take_openly(seat, card);
                        }
                    }
                }
            }
        }
        if self.state.board.battle.is_some() {
            self.clear_battle(false);
            self.state.board.battle = None;
        }
        for side in &mut self.state.board.sides {
            for piece in side.pieces.iter_mut() {
                (piece.job, piece.doom) = (0, 0);
                // What has lost its host was about to be answered for: it lies in the Stash.
                piece.host = if piece.is_some() && piece.host == crate::state::ORPHAN { crate::state::STASH } else { piece.host };
                piece.marks.clear(crate::state::Marks::ASKED | crate::state::Marks::SAVED | crate::state::Marks::BEATEN);
            }
            (side.does, side.sorted) = self.game.faces().side(side);
        }
    }
}

/// How the table ended.
pub(crate) fn outcome(state: &State) -> Outcome {
    let Some(Ending { winner, how }) = state.board.ending else { return Outcome::void("void") };
    let key = match how {
        How::Ops => "ops",
        How::Style => "style",
        How::Sponsor => "sponsor",
        How::Left => "left",
        How::Void => return Outcome::void("void"),
    };
    let scores = state.board.sides.map(|side| i32::from(side.ops));
    let mut outcome = Outcome::by_score(key, &scores[..usize::from(state.board.seats)]);
    for seat in Seat::first(state.board.seats) {
        outcome.places[seat.index()] = if winner == Some(seat) { 1 } else { 2 };
    }
    outcome
}
