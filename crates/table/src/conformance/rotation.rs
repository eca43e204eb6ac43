//! Whoever sits where, the game is the same: two tables with the same cards and the same chance, one with its seats
//! turned around, are played side by side with the same decisions and must stay the same table. What hits several at
//! once, windows and ties may so not hang on the number of a seat. `FIXER_ORDERS` sets how many games of each kind.

use crate::chance::{Chance, Fast};
use crate::choices::Choices;
use crate::game::Game;
use crate::log::Brought;
use crate::seat::{Seat, Seats};
use crate::witness::Silent;

/// Seats moved on by some places.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    by: u8,
    seats: u8,
}

impl Turn {
    fn back(self) -> Turn {
        Turn { by: self.seats - self.by, ..self }
    }

    /// Where a seat goes. Who is beyond the table's seats, as an opponent without a player, stays.
    pub fn seat(self, seat: Seat) -> Seat {
        if seat.0 < self.seats { Seat((seat.0 + self.by) % self.seats) } else { seat }
    }

    /// Where several seats go.
    pub fn seats(self, seats: Seats) -> Seats {
        seats.iter().map(|seat| self.seat(seat)).collect()
    }

    /// What belongs to seats, moved on with them.
    pub fn by_seat<T: Copy, const N: usize>(self, values: [T; N]) -> [T; N] {
        let mut turned = values;
        for seat in Seat::first(self.seats) {
            turned[self.seat(seat).index()] = values[seat.index()];
        }
        turned
    }
}

/// How everything of a game that names a seat is turned around: its tests write it beside the rules, as they do
/// [`Secrets`](super::Secrets).
pub trait Turned<G: Game> {
    /// The same table with its seats turned around.
    fn state(turn: Turn, state: &G::State) -> G::State;

    /// The same choice of a seat that has moved on.
    fn choice(turn: Turn, choice: G::Choice) -> G::Choice;

    /// The table without what may differ: the order of things that have none.
    fn plain(state: &G::State) -> G::State {
        state.clone()
    }

    /// Whether the seats are alike from now on; before, the order of seats may matter.
    fn alike(_state: &G::State) -> bool {
        true
    }
}

/// What a seat may do, without the order of the list.
fn offered<G: Game, T: Turned<G>>(game: &G, state: &G::State, seat: Seat, turn: Option<Turn>) -> Vec<String> {
    let mut choices = Choices::new();
    game.choices(state, seat, &mut choices);
    let mut names: Vec<String> = choices.iter().map(|&choice| game.key(turn.map_or(choice, |turn| T::choice(turn, choice)))).collect();
    names.sort();
    names
}

fn side_by_side<G: Game, T: Turned<G>>(game: &G, brought: &Brought<G::Options, G::Entry>, seed: u64) {
    let Brought { options, entries } = brought;
    let seats = game.seats(options);
    let turn = Turn { by: 1 + (seed % u64::from(seats - 1)) as u8, seats };
    let mut picks = Fast::new(seed ^ 0xF00D);
    let mut one = game.deal(options, entries, &mut Fast::new(seed)).unwrap_or_else(|problems| panic!("{options:?}: {problems}"));
    let mut turned: Option<G::State> = None;
    for moment in 0..60_000u64 {
        let place = format!("{options:?}, game {seed}, decision {moment}");
        if turned.is_none() && T::alike(&one) {
            turned = Some(T::state(turn, &one));
        }
        let awaited = game.awaited(&one);
        if let Some(other) = &turned {
            let beside = game.awaited(other);
            assert_eq!((turn.seats(awaited.must), turn.seats(awaited.may)), (beside.must, beside.may), "{place}");
        }
        let Some(must) = awaited.must.lowest() else {
            let Some(other) = &turned else { return };
            let (ended, beside) = (game.outcome(&one), game.outcome(other));
            for seat in Seat::first(seats) {
                assert_eq!(ended.places[seat.index()], beside.places[turn.seat(seat).index()], "{place}");
            }
            assert_eq!((ended.verdict, ended.how), (beside.verdict, beside.how), "{place}");
            return;
        };
        // Now and then somebody does what it may, or leaves.
        let may: Vec<Seat> = awaited.may.iter().collect();
        let seat = may.get(picks.below(16) as usize).copied().unwrap_or(must);
        let leaves = picks.below(1500) == 0 && turned.is_some();
        let mut choices = Choices::new();
        game.choices(&one, seat, &mut choices);
        let choice = choices[picks.pick("what", choices.len() as u32, |_| "") as usize];
        let play = |state: &mut G::State, seat: Seat, choice: G::Choice| {
            let mut chance = Fast::new(seed ^ moment);
            if leaves {
                game.leave(state, seat, &mut chance, &mut Silent);
            } else {
                game.decide(state, seat, choice, &mut chance, &mut Silent, &mut Choices::new());
            }
        };
        if let Some(other) = &mut turned {
            let (before, beside) = (offered::<G, T>(game, &one, seat, Some(turn)), offered::<G, T>(game, other, turn.seat(seat), None));
            assert_eq!(before, beside, "{place}");
            play(other, turn.seat(seat), T::choice(turn, choice));
        }
        play(&mut one, seat, choice);
        if let Some(other) = &turned {
            assert!(T::plain(&T::state(turn.back(), other)) == T::plain(&one), "{place}: {}", game.key(choice));
        }
    }
    panic!("{options:?}, game {seed}, does not end");
}

/// Plays so many games of every kind of table with several seats beside themselves with the seats turned around.
///
/// # Panics
/// When the two become different tables, which is when a test fails.
pub fn assert_rotates<G: Game, T: Turned<G>>(game: &G, games: u64) {
    let games = std::env::var("FIXER_ORDERS").ok().and_then(|count| count.parse().ok()).unwrap_or(games);
    for brought in game.lineups().iter().filter(|brought| game.seats(&brought.options) > 1) {
        (0..games).for_each(|seed| side_by_side::<G, T>(game, brought, seed));
    }
}
