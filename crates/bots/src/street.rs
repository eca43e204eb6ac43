//! `street`: does what its instinct likes best, at once.

use table::Instinct;
use table::chance::{Fast, derive_seed};
use table::player::{Player, Sight};

/// A bot that imagines one state and follows the game's instinct.
#[derive(Clone, Debug)]
pub struct Street {
    seed: u64,
    likes: Vec<f32>,
}

impl Street {
    /// A bot with a seed of its own.
    pub fn new(seed: u64) -> Street {
        Street { seed: seed ^ 0x57EE_7000_0000_0001, likes: Vec::new() }
    }

    /// The place of the choice that looks best, and how good it looks.
    fn best<G: Instinct>(&mut self, sight: &Sight<'_, G>) -> (usize, f32) {
        let game = sight.game();
        if sight.choices().len() == 1 {
            return (0, 0.0);
        }
        let mut chance = Fast::new(derive_seed(self.seed, sight.moment()));
        let imagined = game.imagine(&sight.view(), &mut chance);
        liked(game, &imagined, sight, &mut self.likes, &mut chance)
    }
}

/// The place of the best choice of a seat in an imagined state; among equals chance decides.
fn liked<G: Instinct>(game: &G, imagined: &G::State, sight: &Sight<'_, G>, likes: &mut Vec<f32>, chance: &mut Fast) -> (usize, f32) {
    likes.clear();
    game.weigh(imagined, sight.seat(), sight.choices(), likes);
    let best = most(likes, chance);
    (best, likes[best])
}

/// The place of the greatest number; among equals chance decides.
pub(crate) fn most(likes: &[f32], chance: &mut Fast) -> usize {
    let (mut best, mut equals) = (0, 1);
    for place in 1..likes.len() {
        if likes[place] > likes[best] {
            (best, equals) = (place, 1);
        } else if likes[place] == likes[best] {
            equals += 1;
            if chance.below(equals) == 0 {
                best = place;
            }
        }
    }
    best
}

impl<G: Instinct> Player<G> for Street {
    fn choose(&mut self, sight: &Sight<'_, G>) -> usize {
        self.best(sight).0
    }

    /// Acts without having to where that looks better than nothing.
    fn volunteer(&mut self, sight: &Sight<'_, G>) -> Option<usize> {
        if sight.choices().is_empty() || !sight.game().stirs(sight) {
            return None;
        }
        let (best, likes) = self.best(sight);
        (likes > 0.0).then_some(best)
    }
}
