//! What can be known before it is decided, out of what somebody sees: how a fight would end as things stand, what a theft
//! would bring, and what a player can still do about it.

use table::Seat;

pub use crate::engine::Duel;

use crate::catalog::Catalog;
use crate::catalog::words::Keyword;
use crate::engine::{Queries, dice_for};
use crate::state::{Aimed, Attack, Board, NOBODY, Permit, rival};
use crate::view::View;

/// The table as it would be in the middle of an attack.
fn attacked(board: &Board, attacker: u8, aimed: Aimed) -> Board {
    let fighting = matches!(aimed, Aimed::Unit(_));
    let attack = Attack { attacker, aimed, permit: Permit::Spent, granted: true, blockable: true, units: true, gigs: true, fighting };
    Board { attack: Some(attack), ..*board }
}

impl View {
    /// How a fight between an attacker and its target would end as things stand.
    pub fn duel(&self, catalog: &'static Catalog, attacker: u8, target: u8) -> Duel {
        let board = attacked(&self.board, attacker, Aimed::Unit(target));
        Queries { catalog, board: &board }.duel([attacker, target])
    }

    /// How many Gigs an attacker would steal as things stand.
    pub fn theft(&self, catalog: &'static Catalog, attacker: u8) -> u8 {
        let board = attacked(&self.board, attacker, Aimed::Gigs);
        let reads = Queries { catalog, board: &board };
        let Some((seat, thief)) = board.find(attacker) else { return 0 };
        let power = reads.power(seat, thief);
        let there = board.dice.gigs(rival(seat)).filter(|&die| reads.may_steal(seat, thief, power, die)).count();
        dice_for(power).saturating_sub(thief.fewer).min(there as u8)
    }

    /// How many €$ a player can pay: ready Eddies, and Legends that can be spent.
    pub fn funds(&self, catalog: &'static Catalog, seat: Seat) -> u8 {
        Queries { catalog, board: &self.board }.funds(seat, NOBODY)
    }

    /// How many Units of a player could block.
    pub fn blockers(&self, catalog: &'static Catalog, seat: Seat) -> u8 {
        let ready = self.board.side(seat).units().filter(|unit| !unit.spent());
        ready.filter(|unit| self.has(catalog, seat, unit, Keyword::Blocker)).count() as u8
    }
}
