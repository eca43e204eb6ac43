//! Logs under another version of the rules: where all digests agree the table goes on and says so,
//! where they do not it stands at the last entry that does.

use crate::tables;

use std::sync::Arc;

use samples::TicTacToe;
use table::log::LogEntry;
use table::replay::Replay;
use tables::{open, play, tictactoe};

fn going() -> Replay {
    let mut table = open(&*tictactoe(), 1);
    play(&mut *table, &[(0, "b2"), (1, "a1"), (0, "c3")]);
    table.replay()
}

#[test]
fn a_table_goes_on_under_new_rules_that_agree() {
    let mut older = going();
    older.head.rules = 0;
    let table = older.reopen(&Arc::new(TicTacToe)).unwrap();
    assert_eq!(table.log().last(), Some(&LogEntry::Rules { version: 1 }));
    let (agreeing, disagrees) = older.reopen_agreeing(&Arc::new(TicTacToe)).unwrap();
    assert_eq!((agreeing.log(), disagrees), (table.log(), None));

    // Once noted, it is not noted again, and the file reads as it was written.
    let mut newer = older.clone();
    newer.log = table.log().to_vec();
    let again = Replay::parse(&newer.write()).unwrap().reopen(&Arc::new(TicTacToe)).unwrap();
    assert_eq!(again.log(), table.log());
}

#[test]
fn a_table_stands_at_the_last_entry_that_agrees() {
    let mut other = going();
    let Some(LogEntry::Decision { digest, .. }) = other.log.get_mut(2) else { unreachable!("entry 2 is a decision") };
    *digest = "0123456789abcdef".to_owned();
    let other = Replay::parse(&other.write()).unwrap();
    assert!(other.reopen(&Arc::new(TicTacToe)).is_err());
    let (table, disagrees) = other.reopen_agreeing(&Arc::new(TicTacToe)).unwrap();
    assert_eq!(table.log(), &other.log[..2]);
    let told = disagrees.unwrap().to_string();
    assert!(told.starts_with("line 15: log entry 2: the state afterwards has the digest "), "{told}");
}
