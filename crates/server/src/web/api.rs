//! What programs are answered: the types of the JSON, from which the OpenAPI document takes its schemas.

mod alerts;
mod cards;
mod deals;
mod events;
mod people;
mod talk;

use std::collections::BTreeMap;
use std::sync::Arc;

use pages::house::Shaking;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use table::log::{ClockKind, Ended, RunsOut};
use table::{Lang, Reactions};

use super::error::Kind;
use super::over::Over;
use crate::house::{Passage, Transcript};

pub use alerts::*;
pub use cards::*;
pub use deals::*;
pub use events::*;
pub use people::*;
pub use talk::*;

/// The lobby.
#[derive(Serialize, JsonSchema)]
pub struct Lobby {
    /// The short names of the games.
    pub games: Vec<String>,
    /// Tables that wait for you, the most urgent first.
    pub turns: Vec<TurnAt>,
    /// Your tables, those that are not over first.
    pub yours: Vec<Listed>,
    /// Tables that wait for players.
    pub open: Vec<Listed>,
    /// The tournaments that you have entered and that are not over.
    pub events: Vec<ListedEvent>,
}

/// A table in a list.
#[derive(Serialize, JsonSchema)]
pub struct Listed {
    /// Its id; its address is `/t/ID`.
    pub id: String,
    /// The game's title.
    pub game: String,
    /// Who sits there, by seat; null for an open seat.
    pub sitters: Vec<Option<String>>,
    /// `open`, `going` or `over`.
    pub stage: &'static str,
    /// The version of the rules that it was played by, if those of today do not agree with its log.
    pub frozen: Option<u32>,
    /// The seats that won, once it is over; none of them if nobody did, or if it does not count.
    pub winners: Option<Vec<u8>>,
    /// Your seats.
    pub yours: Vec<u8>,
    /// The seats that are awaited, while it is being played; null if that was not written yet.
    pub awaited: Option<Vec<u8>>,
    /// When something happened there last, in seconds since 1970.
    pub touched: i64,
    /// The match that it belongs to.
    #[serde(rename = "match")]
    pub of_match: Option<OfMatch>,
}

/// Whose turn it is at a table.
#[derive(Serialize, JsonSchema)]
pub struct Turn {
    /// `open` before it begins, `yours` if the game waits for you, `asked` if somebody asks for your consent, `others` if
    /// the game waits for others, `over`.
    pub turn: &'static str,
    /// The same as a title, in your language.
    pub title: String,
}

/// What can be asked for in a new table of a game.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Asked")]
pub struct NewTable {
    /// The game's short name.
    pub game: String,
    /// How many seats the table would have.
    pub seats: u8,
    /// The options with everything that they can be, the usual first.
    pub options: BTreeMap<String, Vec<String>>,
    /// Bots that can be named.
    pub bots: Vec<String>,
}

/// A table that you have opened or sat down at.
#[derive(Serialize, JsonSchema)]
pub struct Opened {
    /// Its id.
    pub table: String,
    /// Your token, if you had none: send it as `Authorization: Bearer TOKEN`. It is told only once.
    pub token: Option<String>,
}

/// A guest.
#[derive(Serialize, JsonSchema)]
pub struct Guest {
    /// The name at the table.
    pub name: Option<String>,
    /// Your token, if you are new.
    pub token: Option<String>,
}

/// Something was done.
#[derive(Serialize, JsonSchema)]
pub struct Done {
    /// The table where to look at what came of it.
    pub table: String,
}

/// Something was not done.
#[derive(Serialize, JsonSchema)]
pub struct Refused {
    /// Why not, in one word: a program goes by this.
    pub error: Kind,
    /// Why not, and what would be right, in your language.
    pub message: String,
    /// The rule behind it, if it is one of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The tables of which you have too many: close one with `POST /t/ID/close`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub close: Option<Vec<String>>,
}

/// A table as you may see it.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Table")]
pub struct TableView {
    /// Its id.
    pub id: String,
    /// The game's short name.
    pub game: String,
    /// The options as they were asked for; what is not named is as usual.
    pub options: BTreeMap<String, String>,
    /// `open`, `going` or `over`.
    pub stage: &'static str,
    /// That it cannot go on, because the rules of today do not agree with its log: it is shown as far as they do.
    pub frozen: Option<Frozen>,
    /// Who sits there, by seat.
    pub seats: Vec<Seat>,
    /// The seats that are open.
    pub open: Vec<u8>,
    /// The agreement on chance, while it is being made.
    pub handshake: Option<Handshake>,
    /// Your seat that decides now; null if none does.
    pub seat: Option<u8>,
    /// Whether the game waits for that seat; if not, it may act but need not.
    pub must: bool,
    /// Tells this question from others: send it back with the decision.
    pub asked: String,
    /// What is being decided.
    pub prompt: String,
    /// What that seat may do.
    pub offers: Vec<Choice>,
    /// The `key` of the sensible one among the offers, where they are ways to pay.
    pub proposed: Option<String>,
    /// How you are asked for reactions, in games that ask for them: whether you pass over them without being asked.
    pub passes: Option<Reactions>,
    /// What that seat might want to do and cannot now.
    pub forbidden: Vec<Forbidden>,
    /// Tells this moment from others: send it back to take back; null if there is nothing to take back.
    pub moment: Option<String>,
    /// What somebody asks the others to agree to: `undo` to take back, `void` to end the table without a result, `rematch`
    /// to play it again, `pause` and `go-on` to stop all clocks and let them run, `stand-in` to give the seat of who is away to a bot.
    pub wish: Option<&'static str>,
    /// Whether it waits for your consent.
    pub consent: bool,
    /// Whether a bot has failed here again and again, so that the table stands still.
    pub stuck: bool,
    /// All that you know of the game, as the game's own type.
    pub view: Value,
    /// How many lines you were told so far.
    pub at: usize,
    /// What you were told, the newest last; not more than the last 120 lines.
    pub log: Vec<Line>,
    /// How it ended.
    pub over: Option<Over>,
    /// The table that is played after this one.
    pub next: Option<String>,
    /// The match that it belongs to.
    #[serde(rename = "match")]
    pub of_match: Option<OfMatch>,
    /// What the house published of its seed before the deal.
    pub seed_commitment: Option<String>,
    /// The address of the deal that it shares with other tables, if it does.
    pub deal: Option<String>,
    /// The time, at a table with a clock that is being played, as it was at its `asked`: `GET /t/ID/clock` says what it is now.
    pub clock: Option<Clock>,
}

/// The time at a table (`docs/clocks.md`). All times are in milliseconds.
#[derive(Serialize, JsonSchema)]
pub struct Clock {
    /// `fischer`, `delay` or `days`.
    pub kind: &'static str,
    /// What everybody has for the whole table.
    pub base: u64,
    /// What every act brings (`fischer`), is spared (`delay`) or has (`days`).
    pub step: u64,
    /// What becomes of who runs out of time: `lose` or `bot`.
    pub out: &'static str,
    /// Whether all clocks stand still, as the players agreed.
    pub paused: bool,
    /// The moment at which this is so, in the time of the house.
    pub asked: i64,
    /// The seats; null for those of bots, which have no clock.
    pub seats: Vec<Option<SeatClock>>,
}

/// The time of a seat.
#[derive(Serialize, JsonSchema)]
pub struct SeatClock {
    /// What is left.
    pub left: i64,
    /// Whether it runs.
    pub runs: bool,
}

impl From<pages::house::Clock> for Clock {
    fn from(clock: pages::house::Clock) -> Clock {
        let kind = match clock.terms.kind {
            ClockKind::None => "none",
            ClockKind::Fischer => "fischer",
            ClockKind::Delay => "delay",
            ClockKind::Days => "days",
        };
        Clock {
            kind,
            base: clock.terms.base,
            step: clock.terms.step,
            out: if clock.terms.out == RunsOut::Lose { "lose" } else { "bot" },
            paused: clock.paused,
            asked: clock.asked,
            seats: clock.seats.into_iter().map(|seat| seat.map(|seat| SeatClock { left: seat.left, runs: seat.runs })).collect(),
        }
    }
}

/// What a program is told of a table that stands on no page.
pub struct Besides {
    /// The options as they were asked for.
    pub options: BTreeMap<String, String>,
    /// The stage of the table.
    pub stage: &'static str,
    /// Whether the game waits for the seat that decides.
    pub must: bool,
    /// How it ended.
    pub ended: Option<Ended>,
    /// The language.
    pub lang: Lang,
}

impl TableView {
    /// The table of a page, for programs.
    pub fn new(page: pages::house::TablePage, besides: Besides, view: Value, transcript: Option<&Transcript>) -> TableView {
        let passages = transcript.into_iter().flat_map(|transcript| &transcript.passages);
        let line = |(line, passage): (pages::house::Line, &Arc<Passage>)| Line {
            at: line.at,
            says: line.says(),
            events: passage.events.clone(),
            undone: line.undone,
        };
        TableView {
            id: page.id,
            game: page.game,
            options: besides.options,
            stage: besides.stage,
            frozen: page.frozen.map(|(rules, today)| Frozen { rules, today }),
            seats: page.players.into_iter().map(Seat::from).collect(),
            open: page.open,
            handshake: page.shaking.map(Handshake::from),
            seat: page.seat,
            must: besides.must,
            asked: page.asked,
            prompt: page.prompt,
            proposed: page.proposed.and_then(|place| page.offers.get(place)).map(|offer| offer.key.clone()),
            passes: page.reactions,
            offers: page.offers.into_iter().map(|offer| Choice { key: offer.key, label: offer.label }).collect(),
            forbidden: page.forbidden.into_iter().map(Forbidden::from).collect(),
            moment: page.undo.map(|undo| undo.moment),
            wish: page.wish.as_ref().map(|wish| wish.asks),
            consent: page.wish.is_some_and(|wish| wish.asked),
            stuck: page.stuck,
            view,
            at: page.log.last().map_or(0, |line| line.at),
            log: page.log.into_iter().zip(passages).map(line).collect(),
            over: besides.ended.zip(page.over).map(|(ended, end)| Over::new(ended, end, besides.lang)),
            next: page.next,
            of_match: page.of_match.map(OfMatch::from),
            seed_commitment: page.chance.and_then(|chance| chance.seed_commitment),
            deal: page.deal.map(|deal| deal.address),
            clock: page.clock.map(Clock::from),
        }
    }
}

/// A table in words.
#[derive(Serialize, JsonSchema)]
pub struct Words {
    /// The position as text.
    pub position: String,
    /// What your seat that decides now might want to do and cannot.
    pub forbidden: Vec<Forbidden>,
}

impl From<pages::house::TablePage> for Words {
    fn from(page: pages::house::TablePage) -> Words {
        Words { position: page.position, forbidden: page.forbidden.into_iter().map(Forbidden::from).collect() }
    }
}

/// A table as it was at a moment.
#[derive(Serialize, JsonSchema)]
pub struct Scene {
    /// Its id.
    pub id: String,
    /// The game's short name.
    pub game: String,
    /// Which moment it is, among those that you may see.
    pub at: usize,
    /// The last moment.
    pub last: usize,
    /// Who sits there, by seat.
    pub seats: Vec<Seat>,
    /// The position as text.
    pub position: String,
    /// All that you knew of the game, as the game's own type; all that there is once the table is over.
    pub view: Value,
    /// What you had been told, the newest last; not more than the last 120 lines.
    pub log: Vec<Said>,
}

/// Something that had happened.
#[derive(Serialize, JsonSchema)]
pub struct Said {
    /// Its place among what you were told.
    pub at: usize,
    /// What happened, in your language.
    pub says: Vec<String>,
    /// Whether it was taken back.
    pub undone: bool,
}

/// Games that have something to read: rules, cards, decks.
#[derive(Serialize, JsonSchema)]
pub struct Games {
    /// The games.
    pub games: Vec<Titled>,
}

/// A game.
#[derive(Serialize, JsonSchema)]
pub struct Titled {
    /// Its short name.
    pub key: String,
    /// Its title, in your language.
    pub title: String,
    /// Where to read on.
    pub address: String,
}

/// Lessons.
#[derive(Serialize, JsonSchema)]
pub struct Lessons {
    /// The lessons of each game, by its short name, in order.
    pub games: BTreeMap<String, Vec<LessonTitle>>,
}

/// A lesson in a list.
#[derive(Serialize, JsonSchema)]
pub struct LessonTitle {
    /// What it teaches, in your language.
    pub title: String,
    /// How many answers lead to its end.
    pub steps: usize,
    /// Where it is played.
    pub address: String,
}

/// A lesson where a learner stands.
#[derive(Serialize, JsonSchema)]
pub struct Lesson {
    /// What it teaches, in your language.
    pub title: String,
    /// The answers so far: send them back as `at`.
    pub at: String,
    /// How many answers lead to its end.
    pub steps: usize,
    /// What is said; at the end, what was won.
    pub says: String,
    /// What you were told since you answered last.
    pub happened: Vec<String>,
    /// The choices that lead on; none where you read on.
    pub choices: Vec<Choice>,
    /// All that you know of the game, as the game's own type.
    pub view: Value,
    /// Whether the lesson is over.
    pub over: bool,
}

/// The language that was chosen.
#[derive(Serialize, JsonSchema)]
pub struct Spoken {
    /// `en` or `it`.
    pub lang: &'static str,
}

/// What this is.
#[derive(Serialize, JsonSchema)]
pub struct About {
    /// What it is called.
    pub name: String,
    /// The version of the program.
    pub version: &'static str,
    /// A few sentences, in your language.
    pub says: [String; 2],
}

/// How the house is.
#[derive(Serialize, JsonSchema)]
pub struct Health {
    /// One word.
    pub status: &'static str,
}

/// A table that was played by other rules than those of today.
#[derive(Serialize, JsonSchema)]
pub struct Frozen {
    /// The version of the rules that it was played by.
    pub rules: u32,
    /// The version of today.
    pub today: u32,
}

/// Somebody at a table.
#[derive(Serialize, JsonSchema)]
pub struct Seat {
    /// The name; empty for an open seat.
    pub name: String,
    /// Whether it is you.
    pub you: bool,
    /// Whether the game waits for it.
    pub awaited: bool,
    /// The bot that plays for it until it returns.
    pub stand_in: Option<String>,
    /// Whether it is waited for and has not been seen for a while.
    pub absent: bool,
}

impl From<pages::house::Player> for Seat {
    fn from(player: pages::house::Player) -> Seat {
        Seat { name: player.name, you: player.you, awaited: player.awaited, stand_in: player.stand_in, absent: player.absent }
    }
}

/// The agreement on chance (`docs/fair-chance.md`).
#[derive(Serialize, JsonSchema)]
pub struct Handshake {
    /// The hash of the terms.
    pub terms: String,
    /// What the house has published of its seed.
    pub seed_commitment: String,
    /// Your seats that have something to do: `commit` or `reveal`.
    pub steps: BTreeMap<u8, String>,
}

impl From<Shaking> for Handshake {
    fn from(shaking: Shaking) -> Handshake {
        let steps = shaking.steps.into_iter().map(|(seat, step)| (seat, step.to_owned())).collect();
        Handshake { terms: shaking.terms, seed_commitment: shaking.seed_commitment, steps }
    }
}

/// A choice.
#[derive(Serialize, JsonSchema)]
pub struct Choice {
    /// Its stable name: send it back as `choice`.
    pub key: String,
    /// What it does, in your language.
    pub label: String,
}

/// A choice that cannot be made now.
#[derive(Serialize, JsonSchema)]
pub struct Forbidden {
    /// Its stable name.
    pub choice: String,
    /// The rule, by its number.
    pub rule: String,
    /// The reason, in your language.
    pub says: String,
}

impl From<table::any::Forbidden> for Forbidden {
    fn from(forbidden: table::any::Forbidden) -> Forbidden {
        Forbidden { choice: forbidden.offer.key, rule: forbidden.rule.to_string(), says: forbidden.says }
    }
}

/// Something that happened.
#[derive(Serialize, JsonSchema)]
pub struct Line {
    /// Its place among what you were told.
    pub at: usize,
    /// What happened, in your language.
    pub says: Vec<String>,
    /// The same as the game's own events.
    pub events: Vec<Value>,
    /// Whether it was taken back.
    pub undone: bool,
}
