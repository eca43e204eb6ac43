//! Bots for any game: `random`, `street` and `edge`.
//!
//! A bot is handed a [`Sight`](table::player::Sight): the view of its seat and its choices. There is no
//! way from there to the state of the table; the only states that a bot ever sees are those that it
//! imagines from its view. Fair play is a fact of the types:
//!
//! ```
//! # use table::{Game, player::Sight};
//! fn look<G: Game>(sight: &Sight<'_, G>) -> G::View {
//!     sight.view()
//! }
//! ```
//!
//! ```compile_fail
//! # use table::{Game, player::Sight};
//! fn look<G: Game>(sight: &Sight<'_, G>) -> G::State {
//!     sight.state().clone()
//! }
//! ```
//!
//! ```compile_fail
//! # use table::{Game, player::Sight};
//! fn look<'a, G: Game>(sight: &Sight<'a, G>) -> &'a G::State {
//!     sight.source.0
//! }
//! ```
//!
//! All of them draw their own chance from a seed and the number of the decision, and keep nothing from
//! one decision to the next: asked again, they decide the same.

mod edge;
mod street;

use std::sync::LazyLock;

pub use edge::{Budget, Edge, Simulations};
pub use street::Street;
use table::Instinct;
use table::player::{Player, Random, Roster};
use table::{Message, Says, Texts};

/// The bots that can be named.
#[derive(Clone, Copy, Debug)]
pub struct Bots;

/// What is wrong with names.
static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::shipped(include_str!("../text/en.ftl"), include_str!("../text/it.ftl")));

/// That there is no such bot, or no such budget.
fn wrong(id: &'static str, words: &str) -> Says {
    TEXTS.says(&Message::new(id).with("words", words.to_owned()))
}

impl<G: Instinct> Roster<G> for Bots {
    fn names(&self) -> &'static [&'static str] {
        &["street", "random", "edge:200", "edge:1000", "edge:2s"]
    }

    fn seat(&self, name: &str, seed: u64, threads: usize) -> Result<Box<dyn Player<G> + Send>, Says> {
        match name {
            "random" => return Ok(Box::new(Random::new(seed))),
            "street" => return Ok(Box::new(Street::new(seed))),
            _ => {}
        }
        let budget = name.strip_prefix("edge:").ok_or_else(|| wrong("bot-unknown", name))?;
        let budget = Budget::parse(budget).ok_or_else(|| wrong("bot-budget", budget))?;
        Ok(Box::new(Edge::new(budget, seed, threads)))
    }
}
