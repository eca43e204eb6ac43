//! What people say to each other.

use schemars::JsonSchema;
use serde::Serialize;

/// What is said in a place.
#[derive(Serialize, JsonSchema)]
pub struct Talk {
    /// Where what you say is read: `lobby`, `table`, or `spectators` if you look on at a table that is being played.
    pub room: &'static str,
    /// The lines, the oldest first; not more than the last 100.
    pub lines: Vec<TalkLine>,
    /// The keys of the quick phrases.
    pub phrases: Vec<&'static str>,
}

/// Something that was said.
#[derive(Serialize, JsonSchema)]
pub struct TalkLine {
    /// Its number: when it was said, in microseconds since 1970. A line can come twice by a stream; its number tells.
    pub id: i64,
    /// Who said it, as it was called then.
    pub by: String,
    /// Whether that was you.
    pub you: bool,
    /// The seat of who said it, if it had one.
    pub seat: Option<u8>,
    /// `lobby`, `table` or `spectators`.
    pub room: &'static str,
    /// What was said; a quick phrase in your language.
    pub says: String,
    /// The key, if it was a quick phrase.
    pub phrase: Option<String>,
}

/// You have said something.
#[derive(Serialize, JsonSchema)]
pub struct Talked {
    /// The line.
    pub line: TalkLine,
    /// Your token, if you had none: send it as `Authorization: Bearer TOKEN`. It is told only once.
    pub token: Option<String>,
}

/// Whom you do not read.
#[derive(Serialize, JsonSchema)]
pub struct Shunned {
    /// All of them.
    pub shunned: Vec<ShunnedOne>,
}

/// Somebody whom you do not read.
#[derive(Serialize, JsonSchema)]
pub struct ShunnedOne {
    /// Its number.
    pub guest: i64,
    /// Its name.
    pub name: String,
    /// The table where you have muted it; null if you have blocked it.
    pub table: Option<String>,
}

/// You have told the hosts of a line.
#[derive(Serialize, JsonSchema)]
pub struct Reported {
    /// The line.
    pub line: i64,
}
