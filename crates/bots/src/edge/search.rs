//! One tree of a search.

use std::time::Instant;

use table::chance::Fast;
use table::instinct::PerSeat;
use table::seat::MAX_SEATS;
use table::{Choices, Instinct, Seat, Silent, Witness};

use super::tree::{Observed, Pick, Step, Tree};

/// When a tree has grown enough.
#[derive(Clone, Copy, Debug)]
pub enum Limit {
    /// After so many iterations.
    Iterations(u32),
    /// At this time, but not before the first iteration.
    Until(Instant),
}

/// How many iterations go by between two looks at the clock.
const LOOK: u32 = 8;

/// A decision that is thought about.
pub struct Search<'a, G: Instinct> {
    pub game: &'a G,
    pub view: &'a G::View,
    pub seat: Seat,
    pub choices: &'a [G::Choice],
}

/// What came of the iterations of one tree.
#[derive(Clone, Debug)]
pub struct Simulations {
    /// How many there were.
    pub iterations: u32,
    /// For every choice: how often it was taken, and what that was worth in all.
    pub of_choices: Vec<(u32, f32)>,
}

/// What one iteration after another uses, kept so that nothing is allocated.
struct Walk<G: Instinct> {
    tree: Tree<G::Choice>,
    choices: Choices<G::Choice>,
    /// Whose choices they are.
    listed: Option<Seat>,
    steps: Vec<Step>,
    likes: Vec<f32>,
    chance: Fast,
}

impl<G: Instinct> Walk<G> {
    /// Lists what a seat may do, if that is not known yet.
    fn list(&mut self, game: &G, state: &G::State, seat: Seat) {
        if self.listed != Some(seat) {
            self.choices.clear();
            game.choices(state, seat, &mut self.choices);
        }
    }

    /// Does what a seat chose.
    fn decide(&mut self, game: &G, state: &mut G::State, seat: Seat, choice: G::Choice, witness: &mut impl Witness<G::Event>) {
        self.listed = game.decide(state, seat, choice, &mut self.chance, witness, &mut self.choices);
    }
}

impl<G: Instinct> Search<'_, G> {
    /// Grows a tree and says what came of it.
    pub fn run(&self, seed: u64, limit: Limit) -> Simulations {
        let (tree, choices) = (Tree::new(), Choices::new());
        let mut walk = Walk { tree, choices, listed: None, steps: Vec::new(), likes: Vec::new(), chance: Fast::new(seed) };
        let mut iterations = 0;
        while match limit {
            Limit::Iterations(all) => iterations < all,
            Limit::Until(time) => iterations == 0 || !iterations.is_multiple_of(LOOK) || Instant::now() < time,
        } {
            self.iterate(&mut walk);
            iterations += 1;
        }
        let root = Observed::nothing().key(self.seat);
        Simulations { iterations, of_choices: walk.tree.results(root, self.choices) }
    }

    fn iterate(&self, walk: &mut Walk<G>) {
        let game = self.game;
        let mut state = game.imagine(self.view, &mut walk.chance);
        let mut seen = Observed::nothing();
        for seat in Seat::first(MAX_SEATS as u8).filter(|&seat| seat != self.seat) {
            seen.knows(seat, game.secret(&state, seat));
        }
        walk.steps.clear();
        // Where several seats pick at once, the one that thinks picks first: nothing has been seen yet.
        let mut next = Some(self.seat);
        walk.listed = None;
        let worth = loop {
            let Some(seat) = next.take().or_else(|| game.awaited(&state).must.lowest()) else { break game.worth(&game.outcome(&state)) };
            walk.list(game, &state, seat);
            let choices = &walk.choices;
            // A seat with one choice learns nothing.
            let (place, new) = if choices.len() == 1 {
                (0, false)
            } else {
                match walk.tree.pick(game, &state, seat, seen.key(seat), choices, &mut walk.chance) {
                    Pick::Known(place, step) => {
                        walk.steps.push(step);
                        (place, false)
                    }
                    Pick::New(place, step) => {
                        walk.steps.push(step);
                        (place, true)
                    }
                    Pick::Full => break self.play_out(&mut state, walk),
                }
            };
            let choice = walk.choices[place];
            if new {
                walk.decide(game, &mut state, seat, choice, &mut Silent);
                break self.play_out(&mut state, walk);
            }
            seen.chose(seat, &choice);
            walk.decide(game, &mut state, seat, choice, &mut seen);
        };
        let Walk { tree, steps, .. } = walk;
        steps.iter().for_each(|&step| tree.learn(step, &worth));
    }

    /// Plays on until the end or the horizon, and says what that is worth.
    fn play_out(&self, state: &mut G::State, walk: &mut Walk<G>) -> PerSeat {
        let game = self.game;
        for _ in 0..G::HORIZON {
            let Some(seat) = game.awaited(state).must.lowest() else { return game.worth(&game.outcome(state)) };
            walk.list(game, state, seat);
            let place = match walk.choices.len() as u32 {
                1 => 0,
                many if !G::GUIDED => walk.chance.below(many) as usize,
                _ => self.drawn(state, seat, walk),
            };
            let choice = walk.choices[place];
            walk.decide(game, state, seat, choice, &mut Silent);
        }
        if game.awaited(state).is_over() { game.worth(&game.outcome(state)) } else { game.hopes(state) }
    }

    /// The place of a choice, drawn by how much instinct likes it.
    fn drawn(&self, state: &G::State, seat: Seat, walk: &mut Walk<G>) -> usize {
        let Walk { choices, likes, chance, .. } = walk;
        likes.clear();
        self.game.weigh(state, seat, choices, likes);
        let most = likes.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut all = 0.0;
        for like in likes.iter_mut() {
            all += (*like - most).exp();
            *like = all;
        }
        let drawn = all * chance.below(1 << 24) as f32 / (1 << 24) as f32;
        likes.iter().position(|&up_to| drawn < up_to).unwrap_or(likes.len() - 1)
    }
}
