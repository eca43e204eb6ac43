//! Stories (rulebook page 017): their cards as data, what a table has to remember of one, and how
//! their words are judged. When turns, Firefights and Netruns happen is for others to say.

pub mod changes;
pub(crate) mod check;
pub mod effects;
pub mod judge;
pub mod prose;
pub mod state;
pub mod text;
pub mod words;

pub use judge::Facts;
pub use state::StoryState;
pub use words::{Story, StoryCard, Token};

use crate::catalog::{Catalog, StoryCardId};
use words::Kind;

/// The Introduction of a Story (R192); the linter has seen to it that there is one.
pub fn introduction(catalog: &Catalog, story: Story) -> Option<StoryCardId> {
    let mut cards = catalog.story_cards();
    cards.find(|(_, card)| card.story == story && matches!(card.kind, Kind::Introduction { .. })).map(|(id, _)| id)
}

/// The card that an Introduction reveals at once, or that a branch of an Act leads to.
pub fn target(catalog: &Catalog, from: StoryCardId, branch: usize) -> Option<StoryCardId> {
    let key = match &catalog.story_card(from).kind {
        Kind::Introduction { reveals } => reveals.as_ref()?,
        Kind::Act { branches, .. } => &branches.get(branch)?.to,
        Kind::Epilogue { .. } => return None,
    };
    catalog.story_card_id(key)
}
