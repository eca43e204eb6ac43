//! Tables of the sample games, opened with known secrets and played a little.

#![allow(dead_code, reason = "every test file uses some of it")]

use bots::Bots;
use samples::{Leduc, TicTacToe};
use table::any::{AnyGame, AnyTable, Fields, Opening, any};
use table::chance::fair::Bytes;
use table::replay::Replay;
use table::{Refusal, Seat};

/// The line of the first log entry in a replay file, as it is written.
pub const FIRST_ENTRY: usize = 13;

pub fn leduc() -> Box<dyn AnyGame> {
    any(Leduc, Bots)
}

pub fn tictactoe() -> Box<dyn AnyGame> {
    any(TicTacToe, Bots)
}

/// Opens a table with fair chance, whose secrets follow from `number`.
pub fn open(game: &dyn AnyGame, number: u8) -> Box<dyn AnyTable> {
    let mut made = 0;
    let mut secrets = || {
        made += 1;
        let mut bytes = [number; 32];
        bytes[31] = made;
        Bytes(bytes)
    };
    let players = vec!["person".to_owned(), "random".to_owned()];
    let opening = Opening { fields: &Fields::new(), brings: &[], id: format!("test-{number}"), players, secrets: &mut secrets };
    game.open(opening).unwrap()
}

/// Makes these choices, each of which must be accepted.
pub fn play(table: &mut dyn AnyTable, decisions: &[(u8, &str)]) {
    for (seat, choice) in decisions {
        table.decide(Seat(*seat), choice).unwrap();
    }
}

/// Takes the last act of a seat back.
pub fn take_back(table: &mut dyn AnyTable, seat: u8) -> Result<(), Refusal> {
    let back = table.back(Seat(seat)).ok_or(Refusal::NothingToUndo)?;
    table.undo(back.to)
}

/// A table of Leduc poker from the deal to the showdown. The public card was turned up twice, because
/// the first time was taken back: four results in all, in entries 0, 2 and 5.
pub fn leduc_with_undo(number: u8) -> Replay {
    let mut table = open(&*leduc(), number);
    play(&mut *table, &[(0, "call"), (1, "call")]);
    take_back(&mut *table, 1).unwrap();
    play(&mut *table, &[(1, "raise"), (0, "call"), (0, "call"), (1, "call")]);
    assert!(table.outcome().is_some());
    table.replay()
}

/// A table of tic-tac-toe that seat 1 leaves.
pub fn tictactoe_with_concession(number: u8) -> Replay {
    let mut table = open(&*tictactoe(), number);
    play(&mut *table, &[(0, "b2"), (1, "a1"), (0, "c3")]);
    table.concede(Seat(1), true).unwrap();
    table.replay()
}
