//! What programs are answered: the types of the JSON, from which the OpenAPI document takes its schemas.

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

/// The lobby.
#[derive(Serialize, JsonSchema)]
pub struct Lobby {
    /// The short names of the games.
    pub games: Vec<String>,
    /// Your tables, those that are not over first.
    pub yours: Vec<Listed>,
    /// Tables that wait for players.
    pub open: Vec<Listed>,
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

/// What is kept about you.
#[derive(Serialize, JsonSchema)]
pub struct Account {
    /// Your name.
    pub name: String,
    /// When you claimed it, in seconds since 1970, if you have.
    pub claimed: Option<i64>,
    /// Where you have come in.
    pub sessions: Vec<Session>,
    /// Your passkeys.
    pub passkeys: Vec<Passkey>,
    /// Your bots.
    pub bots: Vec<OwnBot>,
    /// Codes that were made just now, each for coming in once without the passphrase. They are told only now.
    pub codes: Vec<String>,
    /// How many codes are left.
    pub codes_left: i64,
    /// The token of a session or of a bot that was made just now: send it as `Authorization: Bearer TOKEN`. It is told
    /// only now.
    pub token: Option<String>,
}

/// A session: a browser or a program that is you.
#[derive(Serialize, JsonSchema)]
pub struct Session {
    /// Its number.
    pub id: i64,
    /// What it came in with, as far as it says so.
    pub device: String,
    /// When it began, in seconds since 1970.
    pub created: i64,
    /// When it was last used, to the day.
    pub seen: i64,
    /// Whether it is this one.
    pub own: bool,
}

/// A passkey.
#[derive(Serialize, JsonSchema)]
pub struct Passkey {
    /// Its number.
    pub id: i64,
    /// What you call it.
    pub name: String,
    /// When it was added, in seconds since 1970.
    pub created: i64,
}

/// A bot of yours.
#[derive(Serialize, JsonSchema)]
pub struct OwnBot {
    /// Its number.
    pub id: i64,
    /// Its name.
    pub name: String,
}

/// Everything that is kept about you. Nobody can read your passphrase, codes or tokens, the house neither.
#[derive(Serialize, JsonSchema)]
pub struct Export {
    /// Your name.
    pub name: String,
    /// When you first came, in seconds since 1970.
    pub created: i64,
    /// When you claimed your name, if you have.
    pub claimed: Option<i64>,
    /// Where you have come in.
    pub sessions: Vec<Session>,
    /// Your passkeys.
    pub passkeys: Vec<Passkey>,
    /// Your bots.
    pub bots: Vec<OwnBot>,
    /// The tables that you opened or sit at.
    pub tables: Vec<ExportedTable>,
}

/// A table of yours.
#[derive(Serialize, JsonSchema)]
pub struct ExportedTable {
    /// Its id.
    pub id: String,
    /// The game's short name.
    pub game: String,
    /// Your seats.
    pub seats: Vec<u8>,
    /// When something happened there last, in seconds since 1970.
    pub touched: i64,
    /// Who won, if it is over.
    pub winners: Option<Vec<u8>>,
    /// Where its replay file is, with all that you decided there, once it is over.
    pub replay: String,
}

/// A person.
#[derive(Serialize, JsonSchema)]
pub struct Person {
    /// The name.
    pub name: String,
    /// Whether it is a bot that somebody brought.
    pub bot: bool,
    /// Its ratings.
    pub ratings: Vec<Rating>,
    /// What it won with which Gang, deck or Legend.
    pub sides: Vec<Record>,
    /// Whom it met, and how often it ended before them.
    pub opponents: Vec<Record>,
    /// What it won together with others, or alone against a game.
    pub together: Vec<Record>,
    /// Its last tables.
    pub last: Vec<PlayedTable>,
}

/// A rating.
#[derive(Serialize, JsonSchema)]
pub struct Rating {
    /// In what.
    pub way: String,
    /// Whose.
    pub name: String,
    /// What it is.
    pub rating: f64,
    /// How far it may be off.
    pub uncertainty: f64,
    /// How many rated tables stand behind it.
    pub tables: i64,
}

/// What was won.
#[derive(Serialize, JsonSchema)]
pub struct Record {
    /// In which game, or in which way to play it; empty if in any.
    pub game: String,
    /// With what, or against whom.
    pub what: String,
    /// Tables.
    pub tables: i64,
    /// Those that were won.
    pub won: i64,
}

/// A table that was played.
#[derive(Serialize, JsonSchema)]
pub struct PlayedTable {
    /// Its id.
    pub table: String,
    /// What was played.
    pub way: String,
    /// The place, counted from 1; 0 where there is none.
    pub place: i64,
    /// Whether it counted for ratings.
    pub rated: bool,
}

/// Who is best.
#[derive(Serialize, JsonSchema)]
pub struct Best {
    /// The ways to play that are rated.
    pub ways: Vec<String>,
    /// The best in the one that was asked for.
    pub best: Vec<Rating>,
}

/// Whether one comes to this house by invitation.
#[derive(Serialize, JsonSchema)]
pub struct Invitation {
    /// Whether you need one.
    pub needed: bool,
}

/// Something was done.
#[derive(Serialize, JsonSchema)]
pub struct Done {
    /// The table where to look at what came of it.
    pub table: String,
}

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
    /// What the house published of its seed before the deal.
    pub seed_commitment: Option<String>,
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
            seed_commitment: page.chance.and_then(|chance| chance.seed_commitment),
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

/// The cards of a game that were asked for.
#[derive(Serialize, JsonSchema)]
pub struct Cards {
    /// The game's short name.
    pub game: String,
    /// The cards.
    pub cards: Vec<Card>,
}

/// A card.
#[derive(Serialize, JsonSchema)]
pub struct Card {
    /// Its kind.
    pub kind: &'static str,
    /// Its stable name.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// What it says, in your language.
    pub says: String,
    /// Whether a source gives it; if not, it was designed for this program.
    pub attested: bool,
    /// Where it comes from, in your language.
    pub from: String,
}

impl From<pages::Worded> for Card {
    fn from(card: pages::Worded) -> Card {
        let pages::Worded { kind, key, name, says, attested, from } = card;
        Card { kind, key, name, says, attested, from }
    }
}

/// Decks, and what is to be said about a list.
#[derive(Serialize, JsonSchema)]
pub struct Decks {
    /// The game's short name.
    pub game: String,
    /// The decks that come with the game.
    pub decks: Vec<Deck>,
    /// Your own, those that you kept last first.
    pub own: Vec<OwnDeck>,
    /// The deck and the version that were kept just now.
    pub kept: Option<(i64, i64)>,
    /// Your token, if you have become a guest by it.
    pub token: Option<String>,
    /// The list that was sent or loaded, with a card more or less if that was asked for.
    pub list: String,
    /// Everything that is wrong with it; nothing if it is legal.
    pub problems: Vec<Problem>,
    /// How it did against the decks that come with the game, if that was asked for and it is legal.
    pub tries: Vec<Tried>,
}

/// A deck of yours.
#[derive(Serialize, JsonSchema)]
pub struct OwnDeck {
    /// Its number: can be sent as `own:NUMBER` where a deck is named.
    pub deck: i64,
    /// The game's short name.
    pub game: String,
    /// What it is called.
    pub name: String,
    /// The address at which others read it, if it is shared.
    pub link: Option<String>,
    /// Its versions, the newest first; only that one in a list of decks.
    pub versions: Vec<DeckVersion>,
    /// What it was played against at tables that have ended.
    pub against: Vec<DeckMet>,
}

/// A deck as it was kept once.
#[derive(Serialize, JsonSchema)]
pub struct DeckVersion {
    /// Its number, counted from 1.
    pub version: i64,
    /// Its cards.
    pub list: String,
    /// Tables that ended with a result.
    pub games: u32,
    /// Those that you won.
    pub won: u32,
}

/// How a deck did against another.
#[derive(Serialize, JsonSchema)]
pub struct DeckMet {
    /// What the other is called.
    pub name: String,
    /// Tables that ended with a result.
    pub games: u32,
    /// Those that you won.
    pub won: u32,
}

/// A deck that somebody shares.
#[derive(Serialize, JsonSchema)]
pub struct SharedDeck {
    /// The game's short name.
    pub game: String,
    /// What it is called.
    pub name: String,
    /// Its cards.
    pub list: String,
}

/// Something was done with a deck of yours.
#[derive(Serialize, JsonSchema)]
pub struct DeckDone {
    /// Its number.
    pub deck: i64,
    /// Your token, if you have become a guest by it.
    pub token: Option<String>,
}

/// A deck that comes with a game.
#[derive(Serialize, JsonSchema)]
pub struct Deck {
    /// Its stable name: can be sent as `deck`.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// Its cards: can be sent as `list`.
    pub list: String,
}

/// Something that is wrong.
#[derive(Serialize, JsonSchema)]
pub struct Problem {
    /// Where.
    pub place: String,
    /// What, and what would be right, in the language that was asked for.
    pub says: String,
}

impl Problem {
    /// A problem for a program: where it is has the same name in every language.
    pub fn new(problem: &table::problem::Problem, lang: Lang) -> Problem {
        Problem { place: problem.place.to_string(), says: problem.says.in_lang(lang).to_owned() }
    }
}

/// How a deck did against another.
#[derive(Serialize, JsonSchema)]
pub struct Tried {
    /// The other deck, by its stable name.
    pub against: String,
    /// Games won.
    pub won: u64,
    /// Games played.
    pub of: u64,
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
