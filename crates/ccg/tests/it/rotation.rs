//! Whoever sits where, the game is the same: two tables with the same cards and the same chance, one with its seats
//! turned around, are played side by side with the same decisions and must stay the same table. What hits several at
//! once, windows and ties may so not hang on the number of a seat. `FIXER_ORDERS` sets how many games of each kind.

use ccg::choice::Choice;
use ccg::frame::{Doing, Frame, Item, Job, That, Trigger};
use ccg::game::Ccg;
use ccg::side::ALL;
use ccg::state::{Battle, Change, Ending, Name, Part, SEATS, Shown, Spot, State};
use table::chance::{Chance, Fast};
use table::frames::Frames;
use table::log::Brought;
use table::{Choices, Game, Seat, Seats, Silent};

/// Seats moved on by some places.
#[derive(Clone, Copy)]
struct Turn {
    by: u8,
    seats: u8,
}

impl Turn {
    fn back(self) -> Turn {
        Turn { by: self.seats - self.by, ..self }
    }

    fn seat(self, seat: Seat) -> Seat {
        if seat.0 < self.seats { Seat((seat.0 + self.by) % self.seats) } else { seat }
    }

    fn seats(self, seats: Seats) -> Seats {
        if seats == ALL { ALL } else { seats.iter().map(|seat| self.seat(seat)).collect() }
    }

    fn by_seat<T: Copy>(self, values: [T; SEATS]) -> [T; SEATS] {
        let mut turned = values;
        for seat in Seat::first(self.seats) {
            turned[self.seat(seat).index()] = values[seat.index()];
        }
        turned
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
        Seat::first(self.seats).fold(rest, |all, seat| all | hits(seat) << (first + 2 * u32::from(self.seat(seat).0)))
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

/// The same table, whatever the order in which changes of numbers were noted.
fn plain(mut state: State) -> State {
    state.board.changes.sort_unstable_by_key(|change| format!("{change:?}"));
    state
}

/// What a seat may do, without the order of the list.
fn offered(game: &Ccg, state: &State, seat: Seat, turn: Option<Turn>) -> Vec<String> {
    let mut choices = Choices::new();
    game.choices(state, seat, &mut choices);
    let mut names: Vec<String> = choices.iter().map(|&choice| game.key(turn.map_or(choice, |turn| turn.choice(choice)))).collect();
    names.sort();
    names
}

fn side_by_side(game: &Ccg, brought: &Brought<ccg::options::Options, ccg::deck::Deck>, seed: u64, by: u8) {
    let Brought { options, entries } = brought;
    let turn = Turn { by, seats: options.seats };
    let mut picks = Fast::new(seed ^ 0xF00D);
    let mut one = game.deal(options, entries, &mut Fast::new(seed)).unwrap();
    let mut other = None;
    for moment in 0..60_000u64 {
        // Hands are drawn and cut for in the order of seats; from the first turn on they are alike.
        if other.is_none() && one.board.part != Part::Setup {
            other = Some(turn.state(&one));
        }
        let Some(seat) = game.awaited(&one).must.lowest() else {
            let other = other.unwrap_or(one);
            let (ended, beside) = (game.outcome(&one), game.outcome(&other));
            for seat in Seat::first(options.seats) {
                assert_eq!(ended.places[seat.index()], beside.places[turn.seat(seat).index()], "{options:?} {seed}");
            }
            return;
        };
        let leaves = picks.pick("leaves", 3000, |_| "") == 0 && other.is_some();
        let mut choices = Choices::new();
        game.choices(&one, seat, &mut choices);
        let choice = choices[picks.pick("what", choices.len() as u32, |_| "") as usize];
        let play = |state: &mut State, seat: Seat, choice: Choice| {
            let mut chance = Fast::new(seed ^ moment);
            if leaves {
                game.leave(state, seat, &mut chance, &mut Silent);
            } else {
                game.decide(state, seat, choice, &mut chance, &mut Silent, &mut Choices::new());
            }
        };
        if let Some(other) = &mut other {
            assert_eq!(game.awaited(other).must.lowest(), Some(turn.seat(seat)), "{options:?} {seed} {moment}");
            assert_eq!(offered(game, &one, seat, Some(turn)), offered(game, other, turn.seat(seat), None), "{options:?} {seed} {moment}");
            play(other, turn.seat(seat), turn.choice(choice));
        }
        play(&mut one, seat, choice);
        if let Some(other) = &other {
            let same = plain(turn.back().state(other)) == plain(one);
            assert!(same, "{options:?} {seed} {moment}: {} {:?}", game.key(choice), one.board.frames.top());
        }
    }
    panic!("{options:?} {seed} does not end");
}

#[test]
fn a_table_with_its_seats_turned_around_plays_the_same_game() {
    let game = Ccg::default();
    let games = std::env::var("FIXER_ORDERS").ok().and_then(|count| count.parse().ok()).unwrap_or(6);
    for brought in game.lineups() {
        for seed in 0..games {
            side_by_side(&game, &brought, seed, 1 + (seed as u8) % (brought.options.seats - 1));
        }
    }
}
