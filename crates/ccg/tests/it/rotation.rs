//! Whoever sits where, the game is the same: what names a seat, turned around ([`table::conformance::assert_rotates`]).
//! What hits several at once, windows and ties may so not hang on the number of a seat.

use std::ops::Deref;

use ccg::choice::Choice;
use ccg::frame::{Doing, Frame, Item, Job, That, Trigger};
use ccg::game::Ccg;
use ccg::side::ALL;
use ccg::state::{Battle, Change, Ending, Name, Part, SEATS, Shown, Spot, State};
use table::conformance::{Turn, Turned, assert_rotates};
use table::frames::Frames;
use table::{Seat, Seats};

/// A turn, and what it does to the things of this game.
#[derive(Clone, Copy)]
struct Around(Turn);

impl Deref for Around {
    type Target = Turn;

    fn deref(&self) -> &Turn {
        &self.0
    }
}

impl Around {
    fn seats(self, seats: Seats) -> Seats {
        if seats == ALL { ALL } else { self.0.seats(seats) }
    }

    /// Nothing lies nowhere, at any table.
    fn spot(self, spot: Spot) -> Spot {
        if spot == Spot::NONE { spot } else { Spot::new(self.seat(spot.seat), spot.slot) }
    }

    fn name(self, name: Name) -> Name {
        Name { seat: self.seat(name.seat), ..name }
    }

    fn that(self, that: That) -> That {
        match that {
            That::Piece(at, card) => That::Piece(self.spot(at), card),
            That::Trash(seat, card) => That::Trash(self.seat(seat), card),
            that => that,
        }
    }

    fn doing(self, doing: Doing) -> Doing {
        Doing {
            by: self.seat(doing.by),
            this: self.spot(doing.this),
            host: self.spot(doing.host),
            that: self.that(doing.that),
            rival: doing.rival.map(|seat| self.seat(seat)),
            ..doing
        }
    }

    fn job(self, job: Job) -> Job {
        let of = |at: Spot| self.spot(at);
        match job {
            Job::Effect(doing) => Job::Effect(self.doing(doing)),
            Job::Bust(at, number) => Job::Bust(of(at), number),
            Job::Arrest(at) => Job::Arrest(of(at)),
            Job::Broker(at) => Job::Broker(of(at)),
            Job::Discount(at) => Job::Discount(of(at)),
            Job::Treat(at) => Job::Treat(of(at)),
            Job::Heal(at) => Job::Heal(of(at)),
            Job::Praise(at) => Job::Praise(of(at)),
            Job::Shield(at) => Job::Shield(of(at)),
            Job::Hack(at) => Job::Hack(of(at)),
            Job::Incite(at) => Job::Incite(of(at)),
            Job::Family(at) => Job::Family(of(at)),
            Job::Repair(at) => Job::Repair(of(at)),
            Job::Construct(at, chassis) => Job::Construct(of(at), chassis),
            Job::Stow(at) => Job::Stow(of(at)),
            job @ (Job::Fund(_) | Job::Deal(_) | Job::Recover(_) | Job::Support) => job,
        }
    }

    fn frame(self, frame: Frame) -> Frame {
        let of = |seat: Seat| self.seat(seat);
        match frame {
            Frame::Cut(seats) => Frame::Cut(self.seats(seats)),
            Frame::Draw(seat, left) => Frame::Draw(of(seat), left),
            Frame::Missed(seat, left) => Frame::Missed(of(seat), left),
            Frame::Phase(seat, passes) => Frame::Phase(of(seat), passes),
            Frame::Pay(due) => Frame::Pay(ccg::frame::Due { by: of(due.by), ..due }),
            Frame::Buy(seat, card, onto) => Frame::Buy(of(seat), card, onto),
            Frame::Bid(seat, at) => Frame::Bid(of(seat), self.spot(at)),
            Frame::Item(item) => Frame::Item(Item { by: of(item.by), job: self.job(item.job), with: self.spot(item.with), ..item }),
            Frame::Spent(seat, card) => Frame::Spent(of(seat), card),
            Frame::Window(cue, at, by, number, asked) => Frame::Window(cue, self.spot(at), of(by), number, self.seats(asked)),
            Frame::Gather(seat, number, need, after) => Frame::Gather(of(seat), number, need, after),
            Frame::Discard(seat, count) => Frame::Discard(of(seat), count),
            Frame::Do(doing) => Frame::Do(self.doing(doing)),
            Frame::Assign(seat, slot) => Frame::Assign(of(seat), slot),
            Frame::Send(seat, slot) => Frame::Send(of(seat), slot),
            Frame::Wield(at) => Frame::Wield(self.spot(at)),
            Frame::Arm(seat) => Frame::Arm(of(seat)),
            Frame::Battle(ccg::frame::BattleStep::Actions(seat, passes)) => {
                Frame::Battle(ccg::frame::BattleStep::Actions(of(seat), passes))
            }
            Frame::Board(seat, slot, room) => Frame::Board(of(seat), slot, room),
            Frame::Place(seat, card) => Frame::Place(of(seat), card),
            Frame::Draws(seats, count, seat) => Frame::Draws(self.seats(seats), count, of(seat)),
            Frame::Discards(seats, count, seat) => Frame::Discards(self.seats(seats), count, of(seat)),
            frame @ (Frame::Turn(_) | Frame::Aim | Frame::Rival | Frame::Battle(_) | Frame::Losses(_) | Frame::Settle) => frame,
        }
    }

    fn choice(self, choice: Choice) -> Choice {
        let of = |name: Name| self.name(name);
        match choice {
            Choice::BuyTo(card, name) => Choice::BuyTo(card, of(name)),
            Choice::Source(name) => Choice::Source(of(name)),
            Choice::Boost(name) => Choice::Boost(of(name)),
            Choice::Deal(name) => Choice::Deal(of(name)),
            Choice::Move(name, to) => Choice::Move(of(name), of(to)),
            Choice::Unstash(name, to, vehicle) => Choice::Unstash(of(name), of(to), vehicle),
            Choice::Stash(name, vehicle) => Choice::Stash(of(name), vehicle),
            Choice::Bid(name) => Choice::Bid(of(name)),
            Choice::Do(verb, name, on) => Choice::Do(verb, of(name), of(on)),
            Choice::Sense(name, stat) => Choice::Sense(of(name), stat),
            Choice::Support(name) => Choice::Support(of(name)),
            Choice::Arrest(name) => Choice::Arrest(of(name)),
            Choice::Heal(name) => Choice::Heal(of(name)),
            Choice::Build(part, chassis) => Choice::Build(of(part), of(chassis)),
            Choice::With(name) => Choice::With(of(name)),
            Choice::Use(name, ability) => Choice::Use(of(name), ability),
            Choice::Pick(name) => Choice::Pick(of(name)),
            Choice::Trashed(seat, card) => Choice::Trashed(self.seat(seat), card),
            Choice::Rival(seat) => Choice::Rival(self.seat(seat)),
            Choice::Hit(name) => Choice::Hit(of(name)),
            Choice::HitStash(seat) => Choice::HitStash(self.seat(seat)),
            Choice::Run(name) => Choice::Run(of(name)),
            Choice::Send(name) => Choice::Send(of(name)),
            Choice::Wield(name) => Choice::Wield(of(name)),
            Choice::WieldTwo(one, two) => Choice::WieldTwo(of(one), of(two)),
            Choice::Home(name) => Choice::Home(of(name)),
            Choice::Board(name) => Choice::Board(of(name)),
            choice => choice,
        }
    }

    /// What hits a player is marked on the player's cards, two bits for each seat.
    fn marks(self, marks: u32) -> u32 {
        let first = ccg::state::Marks::HITS;
        let hits = |seat: Seat| marks >> (first + 2 * u32::from(seat.0)) & 3;
        let rest = marks & !(0xFF << first);
        Seat::first(SEATS as u8).fold(rest, |all, seat| all | hits(seat) << (first + 2 * u32::from(self.seat(seat).0)))
    }

    fn state(self, state: &State) -> State {
        let mut turned = *state;
        turned.hidden = self.by_seat(turned.hidden);
        let board = &mut turned.board;
        board.sides = self.by_seat(board.sides);
        for side in &mut board.sides {
            side.pieces.iter_mut().for_each(|piece| piece.marks.0 = self.marks(piece.marks.0));
            side.shown.iter_mut().for_each(|shown| *shown = Shown { to: self.seats(shown.to), ..*shown });
            side.shown.sort_unstable();
        }
        (board.left, board.unguarded) = (self.seats(board.left), self.seats(board.unguarded));
        (board.first, board.turn) = (self.seat(board.first), self.seat(board.turn));
        board.battle = board.battle.map(|battle| Battle { by: self.seat(battle.by), against: self.seat(battle.against), ..battle });
        board.changes.iter_mut().for_each(|change| *change = Change { on: self.spot(change.on), ..*change });
        board.bids.iter_mut().for_each(|(seat, at)| (*seat, *at) = (self.seat(*seat), self.spot(*at)));
        board.due.iter_mut().for_each(|trigger| *trigger = Trigger { doing: self.doing(trigger.doing) });
        let frames: Vec<Frame> = board.frames.iter().collect();
        board.frames = Frames::new();
        frames.into_iter().for_each(|frame| board.frames.push(self.frame(frame)));
        board.ending = board.ending.map(|ending| Ending { winner: ending.winner.map(|seat| self.seat(seat)), ..ending });
        turned
    }
}

impl Turned<Ccg> for Around {
    fn state(turn: Turn, state: &State) -> State {
        Around(turn).state(state)
    }

    fn choice(turn: Turn, choice: Choice) -> Choice {
        Around(turn).choice(choice)
    }

    /// Changes of numbers have no order.
    fn plain(state: &State) -> State {
        let mut plain = *state;
        plain.board.changes.sort_unstable_by_key(|change| format!("{change:?}"));
        plain
    }

    /// Hands are drawn and cut for in the order of seats; from the first turn on they are alike.
    fn alike(state: &State) -> bool {
        state.board.part != Part::Setup
    }
}

#[test]
fn a_table_with_its_seats_turned_around_plays_the_same_game() {
    assert_rotates::<_, Around>(&Ccg::default(), 6);
}
