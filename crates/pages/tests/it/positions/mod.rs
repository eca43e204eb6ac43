//! Positions of random play.

use gangs::game::Gangs;
use gangs::options::Options;
use table::chance::Fast;
use table::{Game, Seat, Silent, Table};

/// Plays a table of every variant at random and shows every decision: the table, and who is awaited.
pub fn all(seed: u64, mut look: impl FnMut(&mut Table<'_, Gangs>, Seat, u64)) {
    let game = Gangs::default();
    for (number, options) in (0u64..).zip(Options::variants()) {
        let mut chance = Fast::new(seed * 100 + number);
        let entries = vec![(); usize::from(options.seats())];
        let mut table = Table::new(&game, game.deal(&options, &entries, &mut chance).expect("it is dealt"));
        let mut decision = 0;
        while let Some(seat) = table.awaited().must.lowest() {
            look(&mut table, seat, decision);
            let choices = table.choices(seat);
            let choice = choices[chance.below(choices.len() as u32) as usize];
            table.decide(seat, choice, &mut chance, &mut Silent).expect("it was offered");
            decision += 1;
        }
    }
}
