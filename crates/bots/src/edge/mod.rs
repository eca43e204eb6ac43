//! `edge`: Monte Carlo tree search over information sets.
//!
//! Every iteration imagines a state that fits the view, walks down the tree as far as it reaches, plays
//! on from there until the end or the game's horizon, and teaches what came of it to the branches that
//! were taken. All seats learn, each at nodes that are told apart by what that seat has seen.

mod search;
mod tree;

use std::time::{Duration, Instant};

pub use search::Simulations;
use search::{Limit, Search};
use table::Instinct;
use table::chance::derive_seed;
use table::player::{Player, Sight};

use crate::Street;

/// How long to think about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This many iterations in all.
    Iterations(u32),
    /// This long.
    Time(Duration),
}

/// Trees at most; a small budget makes fewer, because half a tree each is worth less than one whole.
const TREES: u32 = 8;
const ITERATIONS_OF_A_TREE: u32 = 500;

impl Budget {
    /// Reads `1000` or `2s`.
    pub fn parse(words: &str) -> Option<Budget> {
        if let Some(seconds) = words.strip_suffix('s') {
            let seconds: u64 = seconds.parse().ok().filter(|seconds| (1..=600).contains(seconds))?;
            return Some(Budget::Time(Duration::from_secs(seconds)));
        }
        words.parse().ok().filter(|iterations| (1..=10_000_000).contains(iterations)).map(Budget::Iterations)
    }

    /// What every tree may do. How many trees there are depends on the budget alone, never on the machine,
    /// so that the same budget decides the same everywhere.
    fn limits(self) -> Vec<Limit> {
        match self {
            Budget::Iterations(all) => {
                let trees = (all / ITERATIONS_OF_A_TREE).clamp(1, TREES);
                (0..trees).map(|tree| Limit::Iterations(all / trees + u32::from(tree < all % trees))).collect()
            }
            Budget::Time(time) => vec![Limit::Until(Instant::now() + time); TREES as usize],
        }
    }
}

/// A bot that searches.
#[derive(Clone, Debug)]
pub struct Edge {
    budget: Budget,
    seed: u64,
    threads: usize,
    /// Iterations of every tree, for the last decision.
    thought: Vec<u32>,
    /// Iterations of every tree that a log asks for.
    recalled: Vec<u32>,
    street: Street,
}

impl Edge {
    /// A bot with a budget for every decision, a seed of its own, and this many threads to think with.
    pub fn new(budget: Budget, seed: u64, threads: usize) -> Edge {
        let street = Street::new(seed);
        let seed = seed ^ 0xED6E_0000_0000_0001;
        Edge { budget, seed, threads: threads.max(1), thought: Vec::new(), recalled: Vec::new(), street }
    }

    fn limits(&self) -> Vec<Limit> {
        if self.recalled.is_empty() {
            self.budget.limits()
        } else {
            self.recalled.iter().map(|&iterations| Limit::Iterations(iterations)).collect()
        }
    }
}

/// Runs the trees of a decision on some threads; results are in the order of the trees.
fn think<G: Instinct>(search: &Search<'_, G>, seed: u64, limits: &[Limit], threads: usize) -> Vec<Simulations> {
    let run = |tree: usize| search.run(derive_seed(seed, tree as u64), limits[tree]);
    // Trees that think for a time must do so at the same time.
    let threads = if limits.iter().any(|limit| matches!(limit, Limit::Until(_))) { limits.len() } else { threads.min(limits.len()) };
    if threads < 2 {
        return (0..limits.len()).map(run).collect();
    }
    let mut done: Vec<(usize, Simulations)> = std::thread::scope(|scope| {
        let work = |thread: usize| move || (thread..limits.len()).step_by(threads).map(|tree| (tree, run(tree))).collect::<Vec<_>>();
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(work(thread))).collect();
        running.into_iter().filter_map(|thread| thread.join().ok()).flatten().collect()
    });
    done.sort_by_key(|(tree, _)| *tree);
    done.into_iter().map(|(_, simulations)| simulations).collect()
}

impl<G: Instinct> Player<G> for Edge {
    fn choose(&mut self, sight: &Sight<'_, G>) -> usize {
        self.thought.clear();
        let choices = sight.choices();
        if choices.len() == 1 {
            return 0;
        }
        let view = sight.view();
        let search = Search { game: sight.game(), view: &view, seat: sight.seat(), choices };
        let results = think(&search, derive_seed(self.seed, sight.moment()), &self.limits(), self.threads);
        self.thought.extend(results.iter().map(|simulations| simulations.iterations));
        let mut total = vec![(0u32, 0f32); choices.len()];
        for result in &results {
            for (sum, of) in total.iter_mut().zip(&result.of_choices) {
                *sum = (sum.0 + of.0, sum.1 + of.1);
            }
        }
        // The choice that was taken most; among equals the one that was worth more.
        let better = |one: &(u32, f32), other: &(u32, f32)| one.0 > other.0 || (one.0 == other.0 && one.1 > other.1);
        (1..choices.len()).fold(0, |best, place| if better(&total[place], &total[best]) { place } else { best })
    }

    fn volunteer(&mut self, sight: &Sight<'_, G>) -> Option<usize> {
        self.thought.clear();
        Player::<G>::volunteer(&mut self.street, sight)
    }

    fn thought(&self) -> &[u32] {
        &self.thought
    }

    fn recall(&mut self, thought: &[u32]) {
        // A budget of iterations says itself how much is thought, whatever a file claims.
        if matches!(self.budget, Budget::Time(_)) {
            self.recalled = thought.iter().copied().take(TREES as usize).collect();
        }
    }
}
