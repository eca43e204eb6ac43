//! Setup, the start phase, the main phase and the end of a turn (T075-T119, T401-T415).

use table::frames::{Procedures, Steps};
use table::{Chance, Seat, Witness, rule};

use super::Engine;
use super::reach::Reach;
use super::trigger::about;
use crate::catalog::words::{Static, Tag, When};
use crate::choice::{Choice, Target};
use crate::event::Event;
use crate::frame::{AttackStep, Doing, Due, Frame, Origin, Playing};
use crate::gigs::{At, Die, DieId};
use crate::state::{Aimed, Attack, How, Marks, NOBODY, Piece, SEATS, rival};

/// How many Gigs win (T401, T408).
pub(crate) const GOAL: u8 = 7;
/// The opening hand (T083).
pub(crate) const HAND_SIZE: u8 = 6;
/// After so many turns of each player, Overtime begins in the guide edition (T403).
pub(crate) const REGULAR_TURNS: u16 = 14;

/// The step of the start phase after what the beginning of the turn triggers (T093), of six in all (T090).
const TRIGGERED: u8 = 3;
/// The step after a die was taken (T097).
const TAKEN: u8 = 6;

/// What rolls are called in logs, by size.
const ROLLS: [&str; 6] = ["d4", "d6", "d8", "d10", "d12", "d20"];

impl<C: Chance, W: Witness<Event>> Engine<'_, C, W> {
    /// Rolls for the turn order, and leaves the choice to who rolled higher (T075, T076).
    pub(crate) fn set_up(&mut self) {
        rule!(T077);
        if self.state.board.edition.shuffles_first() {
            self.tell_shuffles();
        }
        let mut steps = Steps::default();
        let winner = loop {
            if !steps.take() {
                return self.end(None, How::Void);
            }
            rule!(T075);
            let rolls = SEATS.map(|seat| {
                let value = self.chance.roll("turn order", 20) as u8;
                self.witness.tell(|| Event::OrderRoll { seat, value });
                value
            });
            if rolls[0] != rolls[1] {
                break Seat(u8::from(rolls[1] > rolls[0]));
            }
        };
        self.push(Frame::Order(winner));
    }

    fn tell_shuffles(&mut self) {
        rule!(T078);
        rule!(T079);
        rule!(T016);
        for seat in SEATS {
            self.tell(|| Event::Shuffled { seat });
        }
    }

    /// The higher roller has chosen: Legends are spent, and hands drawn (T080, T083).
    #[inline(never)]
    pub(super) fn order(&mut self, seat: Seat, first: bool) {
        rule!(T076);
        let first = if first { seat } else { rival(seat) };
        (self.state.board.first, self.state.board.turn) = (first, first);
        self.tell(|| Event::Begins { seat: first });
        if !self.state.board.edition.shuffles_first() {
            self.tell_shuffles();
        }
        rule!(T080);
        rule!(T082);
        for piece in self.state.board.side_mut(first).pieces.iter_mut().filter(|piece| piece.slot < 2) {
            piece.marks.put(Marks::SPENT | Marks::STAYS_SPENT);
        }
        for seat in [first, rival(first)] {
            rule!(T083);
            self.draw(seat, HAND_SIZE);
        }
        rule!(T086);
        self.become_frame(Frame::Start(0));
        self.push(Frame::Mulligan(rival(first)));
        self.push(Frame::Mulligan(first));
    }

    /// A whole new hand, once (T084, T085).
    #[inline(never)]
    pub(super) fn mulligan(&mut self, seat: Seat, takes: bool) {
        self.pop();
        rule!(T084);
        if !takes {
            self.tell(|| Event::Kept { seat });
            return;
        }
        rule!(T085);
        self.tell(|| Event::Mulligan { seat });
        let own = self.state.own_mut(seat);
        let hand = std::mem::take(&mut own.hand);
        hand.iter().for_each(|&card| own.deck.put_on_top(card, table::Seats::NONE));
        own.deck.shuffle(|_| {});
        self.draw(seat, HAND_SIZE);
    }

    /// The start phase (T090), from this step on and as far as nothing else comes first.
    #[inline(never)]
    pub(super) fn start(&mut self, step: u8) {
        rule!(T090);
        let turn = self.state.board.turn;
        if step < TRIGGERED {
            self.become_frame(Frame::Start(TRIGGERED));
            self.begin_turn(turn);
            if self.is_over() {
                return;
            }
            self.expire(turn);
            rule!(T093);
            self.fire(turn, When::TurnStarts, super::trigger::NOTHING);
            if !self.state.board.pending.is_empty() {
                return self.push(Frame::Settle(turn));
            }
        }
        if step < TAKEN {
            self.become_frame(Frame::Start(TAKEN));
            self.ready_all(turn);
            rule!(T095);
            rule!(T096);
            self.draw(turn, 1);
            if self.is_over() {
                return;
            }
            rule!(T101);
            if !self.state.board.dice.fixer_empty(turn) {
                return self.push(Frame::TakeDie);
            }
            rule!(T100);
        }
        rule!(T088);
        self.become_frame(Frame::Main);
    }

    /// The turn begins; who has seven Gigs has won (T091, T401).
    fn begin_turn(&mut self, turn: Seat) {
        rule!(T089);
        let board = &mut self.state.board;
        board.turns += 1;
        let number = board.turns;
        board.began_empty = board.dice.fixer_empty(turn);
        self.tell(|| Event::Turn { seat: turn, number });
        rule!(T091);
        if self.state.board.dice.count(turn) >= GOAL {
            rule!(T401);
            rule!(T415);
            rule!(T418);
            self.end(Some(turn), How::SevenGigs);
        } else {
            rule!(T402);
        }
    }

    /// What lasts until this player's turn ends now (T092, T332).
    fn expire(&mut self, turn: Seat) {
        rule!(T092);
        rule!(T332);
        let board = &mut self.state.board;
        let until = Marks::NO_ATTACK[turn.index()] | Marks::NO_READY[turn.index()];
        for side in &mut board.sides {
            for piece in side.pieces.iter_mut() {
                piece.marks.clear(until);
                if piece.marks.has(Marks::MUST_NEXT) {
                    piece.marks.clear(Marks::MUST_NEXT);
                    piece.marks.put(Marks::MUST);
                }
            }
        }
        let deeds = &mut board.side_mut(turn).deeds;
        (deeds.high_guard, deeds.low_guard) = (false, false);
    }

    /// The turn player's spent cards are readied (T094).
    fn ready_all(&mut self, turn: Seat) {
        rule!(T094);
        rule!(T038);
        let side = self.state.board.side_mut(turn);
        side.spent_eddies = 0;
        for piece in side.pieces.iter_mut() {
            if piece.marks.has(Marks::STAYS_SPENT) {
                rule!(T081);
                piece.marks.clear(Marks::STAYS_SPENT);
            } else if !piece.marks.has(Marks::NO_READY[0] | Marks::NO_READY[1]) {
                piece.marks.clear(Marks::SPENT);
            }
        }
    }

    /// A die is rolled into the Gig area (T097, T099).
    #[inline(never)]
    pub(super) fn take_die(&mut self, die: DieId) {
        let seat = self.state.board.turn;
        rule!(T099);
        rule!(T244);
        rule!(T243);
        let value = self.roll(die);
        self.tell(|| Event::RolledIn { seat, die, value });
        self.become_frame(Frame::Rolled(die));
        if self.reads().in_force(seat, Static::Reroll) {
            self.push(Frame::Reroll(die));
        }
    }

    fn roll(&mut self, die: DieId) -> u8 {
        let value = self.chance.roll(ROLLS[die.size() as usize], die.size().sides().into()) as u8;
        let at = At::Gigs(self.state.board.turn);
        self.state.board.dice.set(die, Die { at, value });
        rule!(T245);
        value
    }

    /// A player may ignore a roll once (T336).
    #[inline(never)]
    pub(super) fn reroll(&mut self, die: DieId, again: bool) {
        self.pop();
        rule!(T337);
        if again {
            rule!(T336);
            let seat = self.state.board.turn;
            let value = self.roll(die);
            self.tell(|| Event::Rerolled { seat, die, value });
        }
    }

    /// The roll stands, and what it triggers follows.
    #[inline(never)]
    pub(super) fn rolled(&mut self, die: DieId) {
        let turn = self.state.board.turn;
        self.become_frame(Frame::Settle(turn));
        let dice = &self.state.board.dice;
        if dice.is_min(die) || dice.is_max(die) {
            self.fire(turn, When::RollsEdge, about(NOBODY, die));
        }
        self.check_overtime();
    }

    /// In Overtime, who has seven Gigs has won at once (T405).
    pub(super) fn check_overtime(&mut self) {
        if !self.state.board.overtime {
            return;
        }
        rule!(T006);
        rule!(T408);
        for seat in SEATS {
            if self.state.board.dice.count(seat) >= GOAL {
                rule!(T405);
                self.end(Some(seat), How::Overtime);
            }
        }
    }

    /// Does what the turn player chose in the main phase (T106, T107).
    #[inline(never)]
    pub(super) fn main_choice(&mut self, seat: Seat, choice: Choice) {
        rule!(T106);
        rule!(T107);
        let turn = self.state.board.turn;
        if choice == Choice::End {
            rule!(T108);
            self.tell(|| Event::TurnEnds { seat });
            self.become_frame(Frame::End(0));
            return;
        }
        self.push(Frame::Settle(turn));
        match choice {
            Choice::Sell(card) => {
                rule!(T109);
                rule!(T112);
                rule!(T113);
                rule!(T114);
                rule!(T024);
                rule!(T119);
                self.leave_hand(seat, card);
                let side = self.state.board.side_mut(seat);
                side.eddies.push(card);
                side.deeds.sold = true;
                self.tell(|| Event::Sold { seat, card });
            }
            Choice::Attack(name, target) => self.declare(name, target),
            choice => self.act(seat, choice),
        }
    }

    /// What can be done in the main phase and, some of it, in reaction.
    #[inline(never)]
    pub(super) fn act(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Play(card) => {
                rule!(T132);
                rule!(T133);
                let price = self.reads().price(seat, card);
                self.leave_hand(seat, card);
                self.begin_play(Playing {
                    by: seat,
                    card,
                    price,
                    host: NOBODY,
                    except: NOBODY,
                    units: false,
                    bottom: false,
                    from: Origin::Hand,
                    paid: false,
                });
            }
            Choice::Solo(card) | Choice::Field(card) => {
                let solo = matches!(choice, Choice::Solo(_));
                let reads = self.reads();
                let legend = reads.board.side(seat).legends().find(|piece| piece.card == card);
                let Some((id, price)) = legend.and_then(|piece| Some((piece.id, reads.legend_price(seat, piece, solo)?))) else { return };
                rule!(T366);
                self.push(Frame::Field(seat, id, solo));
                self.push(Frame::Pay(Due { by: seat, amount: price, except: NOBODY, apart: id }));
            }
            Choice::Call(_) | Choice::CallAny => {
                let amount = self.reads().call_price(seat);
                self.call(seat, choice, amount);
            }
            Choice::Use(name, card, ability) => {
                let Some(id) = self.state.board.named(name).map(|piece| piece.id) else { return };
                let Some(amount) = self.reads().use_price(seat, card, ability) else { return };
                rule!(T326);
                rule!(T323);
                rule!(T294);
                rule!(T280);
                rule!(T281);
                rule!(T327);
                rule!(T278);
                self.tell(|| Event::Used { unit: name, card });
                self.push(Frame::Use(Doing::new(seat, card, ability, id)));
                rule!(T325);
                self.push(Frame::Pay(Due { by: seat, amount, except: id, apart: NOBODY }));
                self.spend(id);
            }
            _ => {}
        }
    }

    /// An attack begins: the attacker is spent, and what that triggers becomes pending (T173, T177).
    #[inline(never)]
    fn declare(&mut self, name: crate::state::Name, target: Target) {
        let reads = self.reads();
        let Some(piece) = reads.board.named(name) else { return };
        let (id, seat) = (piece.id, name.seat);
        let Some(reach) = reads.reach(seat, piece) else { return };
        rule!(T159);
        rule!(T180);
        let blockable = reads.blockable(seat, piece);
        let tags = reads.tags(piece);
        let aimed = match target {
            Target::Later => Aimed::Open,
            Target::Gigs => Aimed::Gigs,
            Target::Unit(name) => reads.board.named(name).map_or(Aimed::Open, |unit| Aimed::Unit(unit.id)),
        };
        if target == Target::Later {
            rule!(T175);
        } else {
            rule!(T174);
        }
        let granted = reads.aims_at_ready(aimed);
        let Reach { units, gigs, permit } = reach;
        let attack = Attack { attacker: id, aimed, permit, granted, blockable, units, gigs, fighting: false };
        self.state.board.attack = Some(attack);
        if let Some(piece) = self.state.board.piece_mut(id) {
            piece.marks.clear(Marks::ATTACK_READY);
        }
        self.tell(|| Event::Attacks { unit: name, target });
        self.become_frame(Frame::Attack(AttackStep::Target));
        rule!(T178);
        self.push(Frame::Settle(seat));
        rule!(T173);
        rule!(T177);
        self.spend(id);
        rule!(T266);
        rule!(T267);
        rule!(T279);
        self.fire_own(seat, id, When::Attack, false, about(id, DieId::NONE));
        let before = self.state.board.side(seat).deeds.attacked_tags;
        self.fire_if(seat, When::TaggedAttacks(Tag::Arasaka), about(id, DieId::NONE), |_, _, when| match when {
            When::TaggedAttacks(tag) if tags & (1 << tag as u64) != 0 => Some(before & (1 << tag as u64) != 0),
            _ => None,
        });
        self.state.board.side_mut(seat).deeds.attacked_tags |= tags;
    }

    /// The end of a turn, step by step (T102-T105), as far as nothing else comes first.
    #[inline(never)]
    pub(super) fn end_of_turn(&mut self, step: u8) {
        let turn = self.state.board.turn;
        if self.state.board.booked.is_full() {
            return self.void();
        }
        if step == 0 {
            self.become_frame(Frame::End(1));
            self.turn_ends(turn);
            if !self.state.board.pending.is_empty() {
                return self.push(Frame::Settle(turn));
            }
        }
        rule!(T103);
        rule!(T104);
        rule!(T331);
        let board = &mut self.state.board;
        for side in &mut board.sides {
            side.pieces.iter_mut().for_each(Piece::turn_ends);
            side.deeds.turn_ends();
        }
        board.watches.clear();
        self.overtime_begins();
        if !self.is_over() {
            rule!(T089);
            self.state.board.turn = rival(turn);
            self.become_frame(Frame::Start(0));
        }
    }

    /// What waits for the end of the turn becomes pending (T102).
    fn turn_ends(&mut self, turn: Seat) {
        rule!(T102);
        self.fire(turn, When::TurnEnds, super::trigger::NOTHING);
        let booked = std::mem::take(&mut self.state.board.booked);
        for &doing in booked.iter() {
            let cond = self.catalog.card(doing.card).ability.get(usize::from(doing.ability)).and_then(|ability| ability.cond);
            if cond.is_none_or(|cond| self.reads().holds(cond, &doing)) {
                self.state.board.pending.push(doing);
            }
        }
    }

    /// Overtime begins by turn count (T403), or after two turns in a row begun with empty fixer areas (T404).
    fn overtime_begins(&mut self) {
        rule!(T105);
        let board = &mut self.state.board;
        board.empty_starts = if board.began_empty { board.empty_starts.saturating_add(1) } else { 0 };
        if board.overtime {
            rule!(T407);
            return;
        }
        let begins = if board.edition.overtime_by_turns() {
            rule!(T403);
            board.turns >= REGULAR_TURNS && board.turns.is_multiple_of(2)
        } else {
            rule!(T404);
            board.empty_starts >= 2
        };
        if begins {
            board.overtime = true;
            self.tell(|| Event::Overtime);
            rule!(T406);
            self.check_overtime();
        }
    }
}
