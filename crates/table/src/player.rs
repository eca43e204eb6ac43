//! Whoever plays a seat: what it is shown, how it answers, and how it is found by name.

use crate::chance::derive_seed;
use crate::game::Game;
use crate::problem::Says;
use crate::seat::{Audience, Seat};

/// The longest name that anybody can have, in characters.
pub const LONGEST_NAME: usize = 24;

/// Whether somebody can be called that: a person, or whoever plays a seat in a file.
pub fn is_name(name: &str) -> bool {
    (1..=LONGEST_NAME).contains(&name.chars().take(LONGEST_NAME + 1).count()) && !name.chars().any(char::is_control)
}

/// What a player is shown when it is asked: never a state, only what its seat knows.
pub struct Sight<'a, G: Game> {
    game: &'a G,
    source: Source<'a, G>,
    choices: &'a [G::Choice],
    seat: Seat,
    moment: u64,
}

/// What a view is made of; a player cannot look behind it.
enum Source<'a, G: Game> {
    State(&'a G::State),
    View(&'a G::View),
}

impl<'a, G: Game> Sight<'a, G> {
    /// What a seat is shown of a state.
    #[inline]
    pub(crate) fn of(game: &'a G, state: &'a G::State, choices: &'a [G::Choice], seat: Seat, moment: u64) -> Sight<'a, G> {
        Sight { game, source: Source::State(state), choices, seat, moment }
    }

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

    /// How many decisions were made at the table before this one. A player that draws its own chance
    /// from a seed and this number decides the same when it is asked again.
    #[inline]
    pub fn moment(&self) -> u64 {
        self.moment
    }

    /// What it knows; built when it is asked for.
    pub fn view(&self) -> G::View {
        match self.source {
            Source::State(state) => self.game.view(state, Audience::Seat(self.seat)),
            Source::View(view) => view.clone(),
        }
    }

    /// The same question to keep, for a player that thinks while the table goes on.
    pub fn question(&self) -> Question<G> {
        Question { view: self.view(), choices: self.choices.to_vec(), seat: self.seat, moment: self.moment }
    }
}

/// A question that was taken from the table: all that a seat knew when it was asked.
pub struct Question<G: Game> {
    view: G::View,
    choices: Vec<G::Choice>,
    seat: Seat,
    moment: u64,
}

impl<G: Game> Question<G> {
    /// What a player is shown who is asked this.
    pub fn sight<'a>(&'a self, game: &'a G) -> Sight<'a, G> {
        Sight { game, source: Source::View(&self.view), choices: &self.choices, seat: self.seat, moment: self.moment }
    }
}

/// Somebody who plays a seat.
pub trait Player<G: Game> {
    /// Answers with one of the listed choices, by its place in the list. There is always one.
    fn choose(&mut self, sight: &Sight<'_, G>) -> usize;

    /// Whether it cares what it could do without having to. It is asked before that is listed, and says no only where it
    /// would not act in any case.
    #[inline]
    fn cares(&self, _moment: u64) -> bool {
        true
    }

    /// Acts without having to, or not, for a seat that may.
    fn volunteer(&mut self, _sight: &Sight<'_, G>) -> Option<usize> {
        None
    }

    /// How much thought went into the last answer, for the log: iterations of every tree, or nothing.
    fn thought(&self) -> &[u32] {
        &[]
    }

    /// Thinks exactly this much from now on, to answer as a log says it did.
    fn recall(&mut self, _thought: &[u32]) {}
}

impl<G: Game, P: Player<G> + ?Sized> Player<G> for Box<P> {
    fn choose(&mut self, sight: &Sight<'_, G>) -> usize {
        (**self).choose(sight)
    }

    fn cares(&self, moment: u64) -> bool {
        (**self).cares(moment)
    }

    fn volunteer(&mut self, sight: &Sight<'_, G>) -> Option<usize> {
        (**self).volunteer(sight)
    }

    fn thought(&self) -> &[u32] {
        (**self).thought()
    }

    fn recall(&mut self, thought: &[u32]) {
        (**self).recall(thought);
    }
}

/// The players that can be named, for any game that fits them.
pub trait Roster<G: Game>: Send + Sync {
    /// Names to suggest, the usual one first.
    fn names(&self) -> &'static [&'static str];

    /// What is wrong with a name, and what would be right.
    fn check(&self, name: &str) -> Result<(), Says> {
        self.seat(name, 0, 1).map(|_| ())
    }

    /// The player of this name, with a seed of its own and so many threads to think with; or what a name can
    /// be. What it decides does not depend on the threads, unless it is given time.
    fn seat(&self, name: &str, seed: u64, threads: usize) -> Result<Box<dyn Player<G> + Send>, Says>;
}

/// Plays any choice, each as likely as the others. It stands here and not with the other bots because
/// speed is measured and rules are checked with it.
#[derive(Clone, Copy, Debug)]
pub struct Random(u64);

impl Random {
    /// A random player with a seed of its own.
    pub fn new(seed: u64) -> Random {
        // Players and rules must not share a stream: a player could foresee what it will draw.
        Random(seed ^ 0x5DEE_CE66_D1CE_CAFE)
    }

    /// A number below `of`. Out of 64 bits, so that no choice list is long enough for a bias to show.
    #[inline]
    fn below(self, moment: u64, of: usize) -> usize {
        ((u128::from(derive_seed(self.0, moment)) * of as u128) >> 64) as usize
    }
}

impl<G: Game> Player<G> for Random {
    #[inline]
    fn choose(&mut self, sight: &Sight<'_, G>) -> usize {
        self.below(sight.moment(), sight.choices().len())
    }

    /// One time of four.
    #[inline]
    fn cares(&self, moment: u64) -> bool {
        Random(!self.0).below(moment, 4) == 0
    }

    #[inline]
    fn volunteer(&mut self, sight: &Sight<'_, G>) -> Option<usize> {
        (!sight.choices().is_empty() && Player::<G>::cares(self, sight.moment())).then(|| self.choose(sight))
    }
}

/// How many threads this machine runs at once.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
