//! What the house sends to elsewhere by itself: messages to browsers through push services, and mail. Nothing here knows
//! tables or the database.

pub mod post;
pub mod push;
pub mod reach;
mod seal;

pub use post::{Letter, Post, PostError, Secret};
pub use push::{Keys, Subscriber};
pub use reach::{Reach, ReachError};

/// How the house tells people who are elsewhere that they are awaited.
#[derive(Clone, Debug, Default)]
pub struct Outside {
    /// The beginning of every address of the house, as people reach it.
    pub base: String,
    /// By which push services know the house; without them nothing is pushed.
    pub keys: Option<std::sync::Arc<Keys>>,
    /// Who takes mail; without it none is written.
    pub post: Option<std::sync::Arc<Post>>,
    /// Lets push services be on this machine, without TLS: for tests alone.
    pub local: bool,
}
