//! Deals that several tables share.

use pages::house::CameOut;
use schemars::JsonSchema;
use serde::Serialize;
use table::Verdict;

/// The deals of a day.
#[derive(Serialize, JsonSchema)]
pub struct Daily {
    /// The day, as `2026-11-18`, in universal time.
    pub day: String,
    /// Whether it is today, so that its deals can be played: `POST /daily`.
    pub today: bool,
    /// The deals, each with its results at `/daily/DAY/GAME`.
    pub games: Vec<DailyGame>,
    /// Other days that have deals, the last first.
    pub days: Vec<String>,
}

/// A deal of a day.
#[derive(Serialize, JsonSchema)]
pub struct DailyGame {
    /// The game's short name.
    pub game: String,
    /// How many have a result.
    pub players: i64,
    /// What was published of the seed (`docs/deals.md`).
    pub commitment: String,
    /// The seed, once the day is over.
    pub seed: Option<String>,
    /// Your table, if you have begun.
    pub table: Option<String>,
    /// How you came out.
    pub own: Option<Result>,
}

/// The results of a deal of a day.
#[derive(Serialize, JsonSchema)]
pub struct DailyResults {
    /// The day.
    pub day: String,
    /// The deal.
    pub deal: DailyGame,
    /// The results, the best first; null as long as you could still play the deal.
    pub results: Option<Vec<Result>>,
    /// How the usual bot does in the place of people; null where results are.
    pub reference: Option<Result>,
}

/// How somebody came out.
#[derive(Serialize, JsonSchema)]
pub struct Result {
    /// The place among all; whoever came out alike shares it.
    pub at: i64,
    /// The name.
    pub name: String,
    /// Whether it is a bot.
    pub bot: bool,
    /// The table.
    pub table: Option<String>,
    /// In what way the table ended.
    pub verdict: Verdict,
    /// The place at the table, counted from 1; 0 where there is none.
    pub place: u8,
    /// Whether it has left the table.
    pub conceded: bool,
    /// The points.
    pub score: i32,
    /// How far ahead of the best opponent in points.
    pub ahead: i64,
    /// How many decisions it took.
    pub decisions: i64,
}

impl From<CameOut> for Result {
    fn from(row: CameOut) -> Result {
        let CameOut { at, name, bot, table, verdict, place, conceded, score, ahead, decisions, .. } = row;
        Result { at, name, bot, table, verdict, place, conceded, score, ahead, decisions }
    }
}

/// The same deal at several tables.
#[derive(Serialize, JsonSchema)]
pub struct Duplicate {
    /// Its name; its address is `/duplicate/ID`.
    pub id: String,
    /// Its tables.
    pub tables: Vec<DuplicateTable>,
    /// What was published of the seed (`docs/deals.md`).
    pub commitment: String,
    /// The seed, once all tables are over.
    pub seed: Option<String>,
    /// Everybody compared, the best first; null before all tables are over.
    pub standings: Option<Vec<Compared>>,
}

/// A table of a duplicate.
#[derive(Serialize, JsonSchema)]
pub struct DuplicateTable {
    /// Its number.
    pub number: i64,
    /// Its id.
    pub id: String,
    /// `open`, `going` or `over`.
    pub stage: &'static str,
    /// Who sits there, by seat; null for an open seat.
    pub sitters: Vec<Option<String>>,
}

/// How somebody came out among all who sat in the same seat.
#[derive(Serialize, JsonSchema)]
pub struct Compared {
    /// The seat.
    pub seat: u8,
    /// The number of the table.
    pub number: i64,
    /// Matchpoints: two for each who did worse in the same seat, one for each who did as well.
    pub points: u32,
    /// The most that there could have been.
    pub most: u32,
    /// The share of that, in percent.
    pub share: f64,
    /// How it came out at its table; its `at` is the place among all at the duplicate.
    pub result: Result,
}

/// A duplicate that was opened.
#[derive(Serialize, JsonSchema)]
pub struct OpenedDuplicate {
    /// Its name; its address is `/duplicate/ID`.
    pub duplicate: String,
    /// Your token, if you had none.
    pub token: Option<String>,
}
