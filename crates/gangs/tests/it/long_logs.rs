//! Long logs of Gangs of Night City: what is gone back to is played from a state nearby, and every entry of a log is
//! played once to take it up. Counted, not timed; `cargo bench -p gangs --bench speed` takes the time.

use std::sync::Arc;

use gangs::game::Gangs;
use table::chance::Fast;
use table::digest::digest;
use table::log::{Brought, LogEntry, Logged};
use table::replay::{Head, Origin, Replay};
use table::{Game, Refusal, Seat};

/// The most entries that are played again to go back to one: two spacings of states that are kept.
const MOST_AGAIN: u64 = 128;

struct Long {
    head: Head,
    table: Logged<Gangs>,
    chance: Fast,
}

fn long(decisions: usize) -> Long {
    let game = Arc::new(Gangs::default());
    let options = game.options(&[("seats".to_owned(), "4".to_owned())].into()).unwrap();
    let entries = Seat::first(4).map(|seat| game.entry(&options, seat)).collect();
    let brought = Brought { options, entries };
    let head = Head::new(&*game, "long".to_owned(), &brought);
    let table = Logged::deal(game, brought, head.source(&Origin::Fast { seed: 5 })).unwrap();
    let mut long = Long { head, table, chance: Fast::new(5) };
    (0..decisions).for_each(|_| long.decide());
    long
}

impl Long {
    /// Somebody who is awaited decides, whatever it may be.
    fn decide(&mut self) {
        let seat = self.table.game().awaited(self.table.state()).must.lowest().expect("the game has ended");
        let choices = self.table.choices(seat);
        let choice = choices[self.chance.below(choices.len() as u32) as usize];
        self.table.decide(seat, choice).unwrap();
    }

    /// Takes the last act back, and how many entries were played again for it.
    fn take_back(&mut self) -> u64 {
        let last =
            self.table.log().iter().rev().find_map(|entry| if let LogEntry::Decision { seat, .. } = entry { Some(*seat) } else { None });
        let (to, before) = (self.table.back(last.unwrap()).unwrap().to, self.table.replayed());
        if self.table.undo(to) == Err(Refusal::UndoneTooOften) {
            return 0;
        }
        assert_eq!(
            self.table.log()[to].digest(),
            Some(digest(&**self.table.game(), self.table.state()).as_str()),
            "as it was after entry {to}"
        );
        self.table.replayed() - before
    }
}

#[test]
fn whatever_is_gone_back_to_lies_near() {
    let mut long = long(300);
    assert_eq!(long.table.replayed(), 0);
    // Some is taken back, and some of that again, so that there are branches to look at.
    for back in 0..40 {
        let again = long.take_back();
        assert!(again < MOST_AGAIN, "{again} entries for one act");
        (0..1 + back % 3).for_each(|_| long.decide());
    }
    let undos = long.table.log().iter().filter(|entry| matches!(entry, LogEntry::Undo { .. })).count();
    assert!(undos > 20, "{undos} of 40");
    let log = long.table.log();
    for at in (0..log.len()).filter(|at| log[*at].digest().is_some()) {
        let then = long.table.at(at).unwrap();
        assert_eq!(log[at].digest(), Some(digest(&**then.game(), then.state()).as_str()), "after entry {at}");
        assert!(then.replayed() < MOST_AGAIN, "{} entries for entry {at}", then.replayed());
        assert_eq!(&then.log()[..=at], &log[..=at]);
    }
    assert!(long.table.at(log.len()).is_none());
}

#[test]
fn a_look_back_is_the_table_that_was_there() {
    let mut long = long(80);
    (0..20).for_each(|_| {
        long.take_back();
        long.decide();
        long.decide();
    });
    let whole = Replay::new(long.head.clone(), vec!["random".to_owned(); 4], Origin::Fast { seed: 5 }, long.table.log().to_vec());
    for at in (0..whole.log.len()).step_by(7) {
        let (mut then, mut again) = (long.table.at(at).unwrap(), whole.clone().until(at).reopen(long.table.game()).unwrap());
        assert_eq!((then.state(), then.log(), then.moment()), (again.state(), again.log(), again.moment()));
        for seat in Seat::first(4) {
            assert_eq!((then.back(seat), then.has_left(seat)), (again.back(seat), again.has_left(seat)));
        }
        // Both go on alike, with the chance that follows.
        let seat = then.game().awaited(then.state()).must.lowest().unwrap();
        let choice = then.choices(seat)[0];
        then.decide(seat, choice).unwrap();
        again.decide(seat, choice).unwrap();
        assert_eq!(then.log(), again.log());
    }
}

#[test]
fn a_log_is_taken_up_by_playing_every_entry_once() {
    let mut long = long(150);
    for _ in 0..60 {
        long.take_back();
        (0..2).for_each(|_| long.decide());
    }
    let file = Replay::new(long.head.clone(), vec!["random".to_owned(); 4], Origin::Fast { seed: 5 }, long.table.log().to_vec());
    let again = file.reopen(long.table.game()).unwrap();
    assert_eq!((again.state(), again.log()), (long.table.state(), long.table.log()));
    let decisions = again.log().iter().filter(|entry| matches!(entry, LogEntry::Decision { .. })).count();
    assert_eq!(again.replayed(), decisions as u64);
}
