//! How a table ended, as programs are told.

use std::collections::BTreeMap;

use pages::house::{End, Moment, Ranked};
use schemars::JsonSchema;
use serde::Serialize;
use table::log::Ended;
use table::{Lang, Verdict};

/// How a table ended.
#[derive(Serialize, JsonSchema)]
pub struct Over {
    /// Who won, in your language.
    pub title: String,
    /// What ended it and what decided it, in your language.
    pub says: String,
    /// What ended it, in one word of the game.
    pub how: String,
    /// In what way: `ranked`, all `won` or `lost` together, `nobody` won, or `void` if it does not count.
    pub verdict: Verdict,
    /// Whether it does not count.
    pub void: bool,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// The place of every seat where seats are ranked, counted from 1; else 0.
    pub places: Vec<u8>,
    /// The score of every seat.
    pub scores: Vec<i32>,
    /// Every side, those without a player too, the best first.
    pub sides: Vec<Side>,
    /// The points when turns began, from the deal to the end; none in games without points, and of frozen tables.
    pub curve: Vec<Standing>,
    /// The moments that turned the score, in order.
    pub moments: Vec<Turning>,
}

/// A side of a table that is over.
#[derive(Serialize, JsonSchema)]
pub struct Side {
    /// Its seat; sides without a player come after the last.
    pub seat: u8,
    /// The name of its player, or its own.
    pub name: String,
    /// What it plays, where sides play different things.
    pub plays: Option<String>,
    /// Its points, in games with points.
    pub score: Option<i32>,
    /// How often it did what the game counts, by name.
    pub deeds: BTreeMap<&'static str, u32>,
}

/// The points at a moment.
#[derive(Serialize, JsonSchema)]
pub struct Standing {
    /// The seat whose turn began there; null at the deal and at the end.
    pub turn: Option<u8>,
    /// The points, by side.
    pub scores: Vec<i32>,
}

/// A moment that turned the score.
#[derive(Serialize, JsonSchema)]
pub struct Turning {
    /// Which moment of the replay: `GET /t/ID/replay?at=`.
    pub at: usize,
    /// The side that gained most.
    pub seat: u8,
    /// How much it gained.
    pub gain: i32,
    /// What it had then.
    pub score: i32,
    /// What happened, in your language.
    pub says: String,
}

impl Over {
    pub(super) fn new(ended: Ended, end: End, lang: Lang) -> Over {
        let side = |side: Ranked| Side {
            seat: side.seat,
            name: side.name,
            plays: side.plays,
            score: side.score,
            deeds: end.deeds.iter().map(|(key, _)| *key).zip(side.deeds).collect(),
        };
        let turning = |Moment { at, seat, gain, score, says, .. }: Moment| Turning { at, seat, gain, score, says };
        Over {
            title: end.title(lang),
            says: end.says,
            how: ended.how,
            verdict: ended.verdict,
            void: ended.verdict == Verdict::Void,
            winners: ended.winners.iter().map(|seat| seat.0).collect(),
            places: ended.places,
            scores: ended.scores,
            sides: end.sides.into_iter().map(side).collect(),
            curve: end.curve.into_iter().map(|(_, turn, scores)| Standing { turn, scores }).collect(),
            moments: end.moments.into_iter().map(turning).collect(),
        }
    }
}
