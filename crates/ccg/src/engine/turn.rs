//! The turn: drawing, straightening, the phases with their alternating actions, and the end of the turn (Turn order).
//! What is done in a phase is elsewhere.

use table::{Chance, Seat, Seats, Witness, rule};

use super::Engine;
use crate::catalog::effects::Static;
use crate::catalog::words::{Back, Kind, Moment, Stat};
use crate::event::Event;
use crate::faces::holds;
use crate::frame::{Frame, Step, That};
use crate::state::{Marks, Part, Spot};

/// How often those who are level cut again before seats decide.
const CUTS: u16 = 40;
/// The opening hand (R205).
pub(crate) const OPENING: u8 = 4;
/// The cards of the Draw phase (R210).
const DRAWS: u8 = 3;
/// The points for a card that could not be drawn (R212).
const MISSED: u16 = 5;
/// The cards that are kept at the end of the turn (R310).
pub(crate) const HAND_LIMIT: u8 = 8;
/// How often a player assigns teams in a Legwork phase (A68).
const ASSIGNS: u8 = 2;

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// The hands are drawn, then the first player is cut for.
    pub(crate) fn set_up(&mut self) {
        rule!(R205);
        let seats = Seats::all(self.state.board.seats);
        self.push(Frame::Cut(seats));
        for seat in (0..self.state.board.seats).rev() {
            self.push(Frame::Draw(Seat(seat), OPENING));
        }
        self.go();
    }

    /// Each of these cuts the Gear Deck; those with the highest Style cut again until one is left (R206).
    pub(super) fn cut(&mut self, seats: Seats) {
        rule!(R206);
        let (mut best, mut highest) = (Seats::NONE, 0);
        for seat in seats.iter() {
            let game = self.game;
            let name = |card: crate::catalog::CardId| card.key(game.catalog());
            let shown = self.state.hidden[seat.index()].decks[Back::Gear as usize].look(1, Seats::NONE, "cut", self.chance, name);
            let Some(card) = shown.first().map(|lying| lying.card) else { continue };
            self.state.own_mut(seat).decks[Back::Gear as usize].shuffle(|_| {});
            self.tell(|| Event::Cut { seat, card });
            let printed = self.game.catalog().card(card);
            // Twice the Style, because an Event counts half a point.
            let style = if printed.kind == Kind::Event {
                rule!(R207);
                1
            } else {
                2 * u16::from(printed.style)
            };
            if style > highest || best.is_empty() {
                (best, highest) = (Seats::only(seat), style);
            } else if style == highest {
                best = best.with(seat);
            }
        }
        // Decks of equal cards have no higher one: after so many rounds the first of those who are level begins.
        let level = best.len() > 1;
        if level && self.state.board.turns < CUTS {
            self.state.board.turns += 1;
            return self.become_frame(Frame::Cut(best));
        }
        let first = best.lowest().unwrap_or(Seat(0));
        self.pop();
        self.state.board.turns = 0;
        self.state.board.first = first;
        self.state.board.turn = first;
        self.tell(|| Event::Begins { seat: first });
        self.push(Frame::Turn(Step::Begin));
    }

    /// A player draws: from which deck is its choice while both have cards (R211, A14).
    pub(super) fn draw_step(&mut self, seat: Seat, left: u8) -> bool {
        if left == 0 || !self.state.board.plays(seat) {
            self.pop();
            return true;
        }
        let decks = &self.state.own(seat).decks;
        match (decks[0].is_empty(), decks[1].is_empty()) {
            (false, false) => return false,
            (false, true) => self.draw_from(seat, Back::Runs, left),
            (true, false) => self.draw_from(seat, Back::Gear, left),
            (true, true) => {
                rule!(R212);
                self.pop();
                self.tell(|| Event::Missed { seat });
                // The last of them chooses last: it is put down first.
                let mut rivals = [None; crate::state::SEATS];
                self.read().rivals(seat).zip(&mut rivals).for_each(|(rival, place)| *place = Some(rival));
                for rival in rivals.into_iter().flatten().rev() {
                    self.push(Frame::Missed(rival, left));
                }
            }
        }
        true
    }

    pub(super) fn draw_from(&mut self, seat: Seat, back: Back, left: u8) {
        rule!(R211);
        self.become_frame(Frame::Draw(seat, left - 1));
        let game = self.game;
        let name = |card: crate::catalog::CardId| card.key(game.catalog());
        let what = if back == Back::Runs { "runs deck" } else { "gear deck" };
        let drawn = self.state.hidden[seat.index()].decks[back as usize].draw(what, self.chance, name);
        let Some(lying) = drawn else { return };
        self.enter_hand(seat, lying.card);
        let card = lying.card;
        self.witness.split(seat, || Event::Drew { seat, back, card: Some(card) }, || Event::Drew { seat, back, card: None });
    }

    /// Several players draw, one after another.
    pub(super) fn draws(&mut self, seats: Seats, count: u8, seat: Seat) {
        self.pop();
        let rest = seats.without(seat);
        if let Some(next) = self.state.board.round(seat).find(|&other| rest.contains(other)) {
            self.push(Frame::Draws(rest, count, next));
        }
        if seats.contains(seat) {
            self.push(Frame::Draw(seat, count));
        }
    }

    /// Several players discard, one after another.
    pub(super) fn discards(&mut self, seats: Seats, count: u8, seat: Seat) {
        self.pop();
        let rest = seats.without(seat);
        if let Some(next) = self.state.board.round(seat).find(|&other| rest.contains(other)) {
            self.push(Frame::Discards(rest, count, next));
        }
        if seats.contains(seat) {
            self.push(Frame::Discard(seat, count));
        }
    }

    /// An opponent of a player who cannot draw gains points of its choice, for each card (R213).
    pub(super) fn gain_missed(&mut self, seat: Seat, count: u8, ops: bool) {
        rule!(R213);
        if ops {
            self.gain_ops(seat, MISSED as i16);
        } else {
            self.gain_style(seat, MISSED as i16);
        }
        if count > 1 {
            return self.become_frame(Frame::Missed(seat, count - 1));
        }
        self.pop();
        self.state.board.stirred = true;
    }

    /// A step of the turn.
    pub(super) fn turn_step(&mut self, step: Step) {
        let seat = self.state.board.turn;
        match step {
            Step::Begin => self.begin_turn(seat),
            Step::Straighten => self.straighten_all(seat),
            Step::Next => self.next_part(seat),
            Step::Ends => {
                self.become_frame(Frame::Turn(Step::Psychos));
                self.happens_to(seat, Moment::TurnEnds, That::None);
            }
            Step::Psychos => {
                self.become_frame(Frame::Turn(Step::Hand));
                self.judge_psychos(seat);
            }
            Step::Hand => {
                rule!(R310);
                self.become_frame(Frame::Turn(Step::Close));
                let more: u8 =
                    self.read().ruling(seat, holds::HAND).map(|(_, what)| if let Static::HandLimit(more) = what { *more } else { 0 }).sum();
                let over = self.state.board.side(seat).held.saturating_sub(HAND_LIMIT + more);
                if over > 0 {
                    rule!(R311);
                    self.push(Frame::Discard(seat, over));
                }
            }
            Step::Close => self.close_turn(seat),
        }
    }

    fn begin_turn(&mut self, seat: Seat) {
        rule!(R208);
        self.state.board.turns = self.state.board.turns.saturating_add(1);
        self.state.board.part = Part::Draw;
        let turn = self.state.board.turns;
        self.tell(|| Event::Turn { seat, turn });
        self.become_frame(Frame::Turn(Step::Straighten));
        self.count_down();
        rule!(R210);
        rule!(R214);
        let more: u8 = self.read().ruling(seat, holds::DRAWS).map(|(_, what)| if let Static::Draws(more) = what { *more } else { 0 }).sum();
        self.push(Frame::Draw(seat, DRAWS + more));
    }

    /// A construction token is removed from every Chassis that has one (R076, A95).
    fn count_down(&mut self) {
        for seat in self.state.board.players() {
            for slot in 0..self.state.board.side(seat).pieces.len() as u8 {
                let at = Spot::new(seat, slot);
                let Some(piece) = self.state.board.piece_mut(at).filter(|piece| piece.tokens > 0) else { continue };
                rule!(R076);
                piece.tokens -= 1;
                let (left, name) = (piece.tokens, self.state.board.name(at));
                self.tell(|| Event::Token { name, left });
            }
        }
    }

    fn straighten_all(&mut self, seat: Seat) {
        rule!(R215);
        rule!(R216);
        rule!(R217);
        rule!(R120);
        self.state.board.part = Part::Straighten;
        let side = self.state.board.side_mut(seat);
        side.used = false;
        for piece in side.pieces.iter_mut() {
            rule!(R156);
            piece.marks.clear(Marks::USED | Marks::BUSTED);
            piece.moved = 0;
        }
        self.tell(|| Event::Straightened { seat });
        self.become_frame(Frame::Turn(Step::Next));
        self.happens_to(seat, Moment::TurnStarts, That::None);
    }

    /// The next phase or sub-phase begins, with the player whose turn it is (R134).
    fn next_part(&mut self, seat: Seat) {
        rule!(R218);
        let next = match self.state.board.part {
            Part::Straighten => Part::Purchase,
            Part::Purchase => Part::Equip,
            Part::Equip => Part::Legwork,
            Part::Legwork => Part::Action,
            Part::Action => Part::DamageControl,
            _ => Part::End,
        };
        self.state.board.part = next;
        self.tell(|| Event::Part { part: next });
        if next == Part::End {
            return self.become_frame(Frame::Turn(Step::Ends));
        }
        if next == Part::Legwork {
            self.begin_legwork();
        }
        rule!(R134);
        self.push(Frame::Phase(seat, 0));
    }

    fn begin_legwork(&mut self) {
        for seat in self.state.board.players() {
            let more: u8 =
                self.read().ruling(seat, holds::REGROUPS).map(|(_, what)| if let Static::Regroups(more) = what { *more } else { 0 }).sum();
            rule!(R234);
            self.state.board.side_mut(seat).assigns = ASSIGNS + more;
        }
    }

    /// A phase goes on until all have passed in succession (R209).
    pub(super) fn phase_step(&mut self, seat: Seat, passes: u8) -> bool {
        rule!(R209);
        let board = &self.state.board;
        if usize::from(passes) >= board.players().count() {
            self.pop();
            return true;
        }
        if !board.plays(seat) {
            let next = board.next(seat);
            self.become_frame(Frame::Phase(next, passes));
            return true;
        }
        false
    }

    pub(super) fn pass_phase(&mut self, seat: Seat, passes: u8) {
        let next = self.state.board.next(seat);
        self.become_frame(Frame::Phase(next, passes + 1));
    }

    /// Cyber-Psychos that were on no Run or Hit, and Runners without Empathy (R051-R054, A106).
    fn judge_psychos(&mut self, turn: Seat) {
        let mut burned = table::array::Array::<Spot, 64>::new();
        for seat in self.state.board.players() {
            for slot in 0..self.state.board.side(seat).pieces.len() as u8 {
                let at = Spot::new(seat, slot);
                let read = self.read();
                if read.kind(at) != Some(Kind::Runner) {
                    continue;
                }
                let (emp, psycho) = (read.stat(at, Stat::Emp), read.is_psycho(at));
                let Some(piece) = self.state.board.piece_mut(at) else { continue };
                let mut burns = emp <= 0;
                if burns {
                    rule!(R054);
                }
                if psycho {
                    rule!(R051);
                }
                if !psycho {
                    piece.marks.clear(Marks::FAILED);
                } else if seat == turn && !piece.marks.has(Marks::WENT) {
                    if piece.marks.has(Marks::FAILED) {
                        rule!(R053);
                        burns = true;
                    } else {
                        rule!(R052);
                        piece.marks.put(Marks::FAILED);
                    }
                }
                if burns && burned.room() > 0 {
                    burned.push(at);
                }
            }
        }
        for &at in burned.iter() {
            self.burn(at);
        }
    }

    /// What lasts until the end of the turn is over; points are looked at; the next player (A106, R312).
    fn close_turn(&mut self, seat: Seat) {
        for other in self.state.board.players() {
            for piece in self.state.board.side_mut(other).pieces.iter_mut() {
                piece.marks.clear(Marks::TURN | Marks::CHANGED);
            }
        }
        rule!(R229);
        self.state.board.changes.clear();
        self.state.board.bids.clear();
        self.state.board.unguarded = Seats::NONE;
        if self.points_win(seat) {
            return;
        }
        rule!(R312);
        let next = self.state.board.next(seat);
        self.state.board.turn = next;
        self.become_frame(Frame::Turn(Step::Begin));
    }

    /// Ops Points come, or go.
    pub(super) fn gain_ops(&mut self, seat: Seat, by: i16) {
        if by == 0 {
            return;
        }
        let side = self.state.board.side_mut(seat);
        side.ops = side.ops.saturating_add_signed(by);
        let now = side.ops;
        self.state.board.stirred = true;
        self.tell(|| Event::Ops { seat, by, now });
    }

    /// Style Points come for good.
    pub(super) fn gain_style(&mut self, seat: Seat, by: i16) {
        if by == 0 {
            return;
        }
        let side = self.state.board.side_mut(seat);
        side.style = side.style.saturating_add_signed(by);
        self.state.board.stirred = true;
        self.tell(|| Event::Style { seat, by });
    }
}
