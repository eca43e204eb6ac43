//! Plays a table to its end with any mix of players.

use crate::chance::{Chance, Fast};
use crate::game::Game;
use crate::outcome::Outcome;
use crate::seat::{Audience, Seat};
use crate::table::{Refusal, Table};
use crate::witness::Witness;

/// What a player is shown when it is asked: never a state, only what its seat knows.
pub struct Sight<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    choices: &'a [G::Choice],
    seat: Seat,
}

impl<'a, G: Game> Sight<'a, G> {
    /// The rules.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The seat that is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What it may do.
    #[inline]
    pub fn choices(&self) -> &'a [G::Choice] {
        self.choices
    }

    /// What it knows; built when it is asked for.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Audience::Seat(self.seat))
    }
}

/// Somebody who plays a seat.
pub trait Player<G: Game> {
    /// Answers with one of the listed choices. There is always one.
    fn choose(&mut self, sight: &Sight<'_, G>) -> G::Choice;

    /// Acts without having to, or not, for a seat that may.
    fn volunteer(&mut self, _sight: &Sight<'_, G>) -> Option<G::Choice> {
        None
    }
}

/// Plays any choice, each as likely as the others.
#[derive(Clone, Debug)]
pub struct Random(Fast);

impl Random {
    /// A random player with a seed of its own.
    pub fn new(seed: u64) -> Random {
        // Players and rules must not share a stream: a player could foresee what it will draw.
        Random(Fast::new(seed ^ 0x5DEE_CE66_D1CE_CAFE))
    }
}

impl<G: Game> Player<G> for Random {
    #[inline]
    fn choose(&mut self, sight: &Sight<'_, G>) -> G::Choice {
        let choices = sight.choices();
        let chosen = if choices.len() < 2 { 0 } else { self.0.below(choices.len() as u32) };
        choices[chosen as usize]
    }

    fn volunteer(&mut self, sight: &Sight<'_, G>) -> Option<G::Choice> {
        (!sight.choices().is_empty() && self.0.below(4) == 0).then(|| self.choose(sight))
    }
}

impl<G: Game, P: Player<G> + ?Sized> Player<G> for Box<P> {
    fn choose(&mut self, sight: &Sight<'_, G>) -> G::Choice {
        (**self).choose(sight)
    }

    fn volunteer(&mut self, sight: &Sight<'_, G>) -> Option<G::Choice> {
        (**self).volunteer(sight)
    }
}

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
    for _ in 0..limit {
        let Some((seat, choice, choices)) = next(table, players)? else {
            return Ok(Played { outcome: table.game().outcome(table.state()), decisions });
        };
        decisions += u64::from(choices > 1);
        table.decide(seat, choice, chance, witness).map_err(Stuck::Refused)?;
        inspect(table.state()).map_err(Stuck::Unsound)?;
    }
    Err(Stuck::Endless(limit))
}

/// Who decides next, what, and out of how many choices; nothing once the table is over.
// Left to itself the compiler makes a call of it, which costs a quarter of the smallest games' speed.
#[inline(always)]
pub fn next<G: Game, P: Player<G>>(table: &mut Table<'_, G>, players: &mut [P]) -> Result<Option<(Seat, G::Choice, usize)>, Stuck> {
    let awaited = table.awaited();
    let Some(seat) = awaited.must.lowest() else { return Ok(None) };
    for seat in awaited.may.minus(awaited.must).iter() {
        let sight = sight(table, seat);
        if let Some(choice) = players[seat.index()].volunteer(&sight) {
            // Not acting was the other choice.
            return Ok(Some((seat, choice, 1 + sight.choices().len())));
        }
    }
    let sight = sight(table, seat);
    match sight.choices().len() {
        0 => Err(Stuck::NoChoice(seat)),
        choices => Ok(Some((seat, players[seat.index()].choose(&sight), choices))),
    }
}

/// What an awaited seat is shown now.
#[inline]
fn sight<'a, G: Game>(table: &'a mut Table<'_, G>, seat: Seat) -> Sight<'a, G> {
    let (game, state, choices) = table.look(seat);
    Sight { game, state, choices, seat }
}

/// Asks a player for the decision of a seat on a table that is not driven. A seat that need not
/// decide may answer with nothing.
pub fn ask<G: Game>(
    game: &G,
    state: &G::State,
    choices: &[G::Choice],
    seat: Seat,
    must: bool,
    player: &mut (impl Player<G> + ?Sized),
) -> Option<G::Choice> {
    let sight = Sight { game, state, choices, seat };
    if must { Some(player.choose(&sight)) } else { player.volunteer(&sight) }
}

/// The bots that can be named, the usual one first.
pub const BOTS: &[&str] = &["random"];

/// The bot of this name, with a seed of its own.
pub fn bot<G: Game>(name: &str, seed: u64) -> Option<Box<dyn Player<G>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        _ => None,
    }
}
