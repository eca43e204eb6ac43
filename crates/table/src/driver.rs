//! Plays a table to its end with any mix of players.

use crate::chance::Chance;
use crate::game::Game;
use crate::outcome::Outcome;
use crate::player::{Player, Sight};
use crate::seat::Seat;
use crate::table::{Refusal, Table};
use crate::witness::Witness;

/// A table that was played to its end.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// Decisions with two or more choices.
    pub decisions: u64,
}

/// Why a table could not be played to its end.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Stuck {
    /// A seat must decide and has nothing to choose from.
    #[error("{0} must decide and has no choice")]
    NoChoice(Seat),
    /// A player answered with something it was not offered.
    #[error("a player answered with a choice that was not offered: {0}")]
    Refused(Refusal),
    /// Something is not accounted for.
    #[error("{0}")]
    Unsound(String),
    /// The table went on for too long.
    #[error("the table did not end within {0} decisions")]
    Endless(u64),
}

/// Plays a table to its end. Seats that must decide are asked in seat order; seats that may act are
/// asked first, because the table will not wait for them. `inspect` sees the state after every
/// decision and can stop the table.
pub fn drive<G: Game, P: Player<G>>(
    table: &mut Table<'_, G>,
    players: &mut [P],
    chance: &mut impl Chance,
    witness: &mut impl Witness<G::Event>,
    limit: u64,
    inspect: impl Fn(&G::State) -> Result<(), String>,
) -> Result<Played, Stuck> {
    let mut decisions = 0;
    for moment in 0..limit {
        let Some((seat, place, choices)) = next(table, players, moment)? else {
            return Ok(Played { outcome: table.game().outcome(table.state()), decisions });
        };
        decisions += u64::from(choices > 1);
        table.take_listed(seat, place, chance, witness).map_err(Stuck::Refused)?;
        inspect(table.state()).map_err(Stuck::Unsound)?;
    }
    Err(Stuck::Endless(limit))
}

/// Who decides next, the place of its answer in its list ([`Table::take`]), and how many choices it had; nothing once
/// the table is over. `moment` is the number of decisions that were made before.
// Left to itself the compiler makes a call of it, which costs a quarter of the smallest games' speed.
#[inline(always)]
pub fn next<G: Game, P: Player<G>>(
    table: &mut Table<'_, G>,
    players: &mut [P],
    moment: u64,
) -> Result<Option<(Seat, usize, usize)>, Stuck> {
    let awaited = table.awaited();
    let Some(seat) = awaited.must.lowest() else { return Ok(None) };
    for seat in awaited.may.minus(awaited.must).iter() {
        if !players[seat.index()].cares(moment) {
            continue;
        }
        let sight = sight(table, seat, moment);
        if let Some(place) = players[seat.index()].volunteer(&sight) {
            // Not acting was the other choice.
            return Ok(Some((seat, place, 1 + sight.choices().len())));
        }
    }
    let sight = sight(table, seat, moment);
    match sight.choices().len() {
        0 => Err(Stuck::NoChoice(seat)),
        choices => Ok(Some((seat, players[seat.index()].choose(&sight), choices))),
    }
}

/// What an awaited seat is shown now.
#[inline]
fn sight<'a, G: Game>(table: &'a mut Table<'_, G>, seat: Seat, moment: u64) -> Sight<'a, G> {
    let (game, state, choices) = table.look(seat);
    Sight::of(game, state, choices, seat, moment)
}
