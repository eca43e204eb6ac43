//! Turns, and how people are told of them.

use schemars::JsonSchema;
use serde::Serialize;

/// The tables that wait for you.
#[derive(Serialize, JsonSchema)]
pub struct YourTurn {
    /// How many they are.
    pub count: i64,
    /// How many of them are not the one that was named.
    pub others: i64,
    /// The first of both in words, in your language.
    pub says: String,
    /// The second of both in words.
    pub next_says: String,
    /// Whether now is one of the reader's quiet hours: then pages in the background show no notice.
    pub quiet: bool,
    /// The tables: those first whose clock ends first, then those that have waited longest.
    pub tables: Vec<TurnAt>,
}

/// A table that waits for you.
#[derive(Serialize, JsonSchema)]
pub struct TurnAt {
    /// Its id; its address is `/t/ID`.
    pub table: String,
    /// What tells this turn from your others there.
    pub number: i64,
    /// The game's title.
    pub game: String,
    /// Who else sits there.
    pub others: Vec<String>,
    /// For how many seconds it waits.
    pub waits: i64,
    /// How many milliseconds are left to you, at a table with a clock.
    pub left: Option<i64>,
    /// Whether a turn has days there.
    pub slow: bool,
}

/// Where to go on.
#[derive(Serialize, JsonSchema)]
pub struct NextTable {
    /// The table; null if no other waits for you.
    pub table: Option<String>,
}

/// How you are told that you are awaited.
#[derive(Serialize, JsonSchema)]
pub struct Alerts {
    /// When the next table is opened by itself after a decision: `slow` (at tables with days), `always`, `never`.
    pub next: String,
    /// Minutes of your day between which nothing is sent.
    pub quiet: Option<[i64; 2]>,
    /// By how many minutes your day is away from UTC.
    pub away: i64,
    /// How often mail is sent at most: `once` (at once), `hour`, `day`.
    pub every: String,
    /// The address for mail.
    pub mail: Option<String>,
    /// An address that waits to be confirmed.
    pub unconfirmed: Option<String>,
    /// Whether this house sends mail.
    pub writes_mail: bool,
    /// The key by which a browser lets this house push, if it does.
    pub push_key: Option<String>,
    /// The browsers that are told by push services.
    pub browsers: Vec<ToldBrowser>,
}

/// A browser that is told.
#[derive(Serialize, JsonSchema)]
pub struct ToldBrowser {
    /// Its number.
    pub id: i64,
    /// What it came in with, as far as it says so.
    pub device: String,
    /// The name of its push service.
    pub service: String,
}

/// What a link in a mail leads to.
#[derive(Serialize, JsonSchema)]
pub struct MailLink {
    /// Whether it is done, or asked for first.
    pub done: bool,
}
