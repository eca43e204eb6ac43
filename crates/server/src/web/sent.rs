//! What is sent: the fields of forms, and what follows the question mark of an address.

mod people;

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Reactions;

pub use people::*;

/// A new table.
#[derive(Deserialize, JsonSchema)]
pub struct Wanted {
    /// The game, by its short name.
    pub game: Option<String>,
    /// Who takes the seats that are not named: `bots`, `friends` (they stay open) or `hot` (all are yours).
    pub sit: Option<String>,
    /// The bot for those seats.
    pub bot: Option<String>,
    /// `own` if you draw the nonces of your seats yourself.
    pub nonce: Option<String>,
    /// The deck that you bring, by its name, in games with decks: one of the game, or `own:NUMBER`.
    pub deck: Option<String>,
    /// The list that you bring instead.
    pub list: Option<String>,
    /// The deck that the others bring, by its name.
    #[serde(rename = "deck-others")]
    pub others: Option<String>,
    /// `yes` if the table does not count for ratings.
    pub friendly: Option<String>,
    /// `off` if nobody talks at the table.
    pub talk: Option<String>,
    /// How many games count together: the best of `1`, `3` or `5` wins the match.
    #[serde(rename = "best-of")]
    pub best_of: Option<String>,
    /// `change` if decks may be changed between the games of a match.
    #[serde(rename = "match-decks")]
    pub match_decks: Option<String>,
    /// The time: `none`, `5+10` (minutes and seconds more for each act), `15+20`, `1d` (for each act), `3d`; or `fischer`, `delay`
    /// or `days` with what follows.
    pub clock: Option<String>,
    /// Minutes for the whole table, with `fischer` and `delay`; fractions are possible.
    pub base: Option<String>,
    /// Seconds more for each act, with `fischer`.
    pub increment: Option<String>,
    /// Seconds of each act that are free, with `delay`.
    pub delay: Option<String>,
    /// Days for each act, with `days`.
    pub days: Option<String>,
    /// What becomes of who runs out of time: `lose`, or `bot`, which plays until they return.
    pub out: Option<String>,
    /// For a duplicate, how many tables: 2 to 8.
    pub tables: Option<String>,
    /// Options as `option-NAME`, and who sits where as `seat-N`: `me`, `open` or `bot NAME`.
    #[serde(flatten)]
    pub rest: BTreeMap<String, String>,
}

/// A guest.
#[derive(Deserialize, JsonSchema)]
pub struct Named {
    /// What it wants to be called, in 1 to 24 characters.
    pub name: Option<String>,
    /// Where a person goes on reading.
    pub back: Option<String>,
}

/// Where somebody comes from.
#[derive(Deserialize, JsonSchema)]
pub struct From {
    /// Where a person goes on reading.
    pub back: Option<String>,
}

/// An invitation.
#[derive(Deserialize, JsonSchema)]
pub struct Invited {
    /// Its code.
    pub code: Option<String>,
}

/// A language.
#[derive(Deserialize, JsonSchema)]
pub struct Speaks {
    /// `en` or `it`.
    pub lang: Option<String>,
    /// Where a person goes on reading.
    pub back: Option<String>,
}

/// What is searched for.
#[derive(Deserialize, JsonSchema)]
pub struct Search {
    /// The words.
    pub q: Option<String>,
    /// The kind of cards; any if it is none.
    pub kind: Option<String>,
    /// The colour of cards, in games that have colours.
    pub color: Option<String>,
    /// What cards cost, in games where they cost something.
    pub cost: Option<String>,
    /// The RAM of cards, in games that have it.
    pub ram: Option<String>,
    /// A keyword or attribute of cards, by its stable name.
    pub keyword: Option<String>,
}

/// Where a learner stands in a lesson.
#[derive(Deserialize, JsonSchema)]
pub struct Stands {
    /// The answers so far, as they are told. Without them the lesson is taken up where your browser left it.
    pub at: Option<String>,
    /// Whether something was tried that does not lead on.
    pub tried: Option<String>,
}

/// An answer to a lesson.
#[derive(Deserialize, JsonSchema)]
pub struct Answers {
    /// The answers so far, as they are told.
    pub at: Option<String>,
    /// The choice, by its name; nothing to read on.
    pub choice: Option<String>,
}

/// A deck on the workbench.
#[derive(Deserialize, Serialize, JsonSchema)]
pub struct Work {
    /// The list.
    pub list: Option<String>,
    /// A deck that comes with the game, by its name.
    pub deck: Option<String>,
    /// `yes` if that deck takes the place of the list.
    pub load: Option<String>,
    /// A card to add, by its stable name.
    pub add: Option<String>,
    /// A card to take away, by its stable name.
    pub drop: Option<String>,
    /// `check`, `hand`, `save`, or `try`: a hundred games against each of two decks of the game.
    pub what: Option<String>,
    /// Which sample hands were shown last.
    pub hand: Option<String>,
    /// Cards that say these words are shown.
    pub q: Option<String>,
    /// Cards of this kind are shown.
    pub kind: Option<String>,
    /// Cards of this colour are shown.
    pub color: Option<String>,
    /// Cards of this cost are shown.
    pub cost: Option<String>,
    /// Cards of this RAM are shown.
    pub ram: Option<String>,
    /// Cards with this keyword or attribute are shown.
    pub keyword: Option<String>,
    /// `yes` if only cards are shown that the deck as it is could hold.
    pub fits: Option<String>,
    /// The name under which the list is kept; with `save` for `what` it is, as a new version if you keep a deck of that name.
    pub name: Option<String>,
}

impl Work {
    /// The fields that were sent, by name.
    pub fn fields(&self) -> BTreeMap<String, String> {
        let fields = serde_json::to_value(self).unwrap_or_default();
        let fields = fields.as_object().into_iter().flatten();
        fields.filter_map(|(name, value)| Some((name.clone(), value.as_str()?.to_owned()))).collect()
    }
}

/// A deck that is kept, to be worked on.
#[derive(Deserialize, JsonSchema)]
pub struct Opens {
    /// Its number.
    pub own: Option<String>,
    /// Which version of it; the newest if it is not named.
    pub version: Option<String>,
}

/// A version of a deck.
#[derive(Deserialize, JsonSchema)]
pub struct OfVersion {
    /// Its number; the newest if it is not named.
    pub version: Option<String>,
}

/// What is done with a deck of yours.
#[derive(Deserialize, JsonSchema)]
pub struct Keeps {
    /// What.
    #[serde(rename = "do")]
    pub what: Deed,
    /// What it is called from now on.
    pub name: Option<String>,
    /// The version that is taken up again.
    pub version: Option<String>,
}

/// Something that is done with a deck.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Deed {
    /// It is called something else.
    Name,
    /// An old version of it becomes the newest.
    Again,
    /// Whoever has the link can read it.
    Share,
    /// Nobody can any longer.
    Unshare,
    /// It is deleted.
    Delete,
}

/// Yes or no.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Word {
    /// Yes.
    Yes,
    /// No.
    No,
}

/// Something that a seat does.
#[derive(Deserialize, JsonSchema)]
pub struct OfSeat {
    /// Which of your seats; the one that you look from if it is not named.
    pub seat: Option<u8>,
}

/// Sitting down.
#[derive(Deserialize, JsonSchema)]
pub struct Sits {
    /// Which open seat; the first if it is not named.
    pub seat: Option<u8>,
    /// `yes` if you sit there already and want this seat too.
    pub more: Option<Word>,
    /// `own` if you draw the nonce of the seat yourself.
    pub nonce: Option<String>,
    /// The deck that you bring, by its name, in games with decks.
    pub deck: Option<String>,
    /// The list that you bring instead.
    pub list: Option<String>,
}

/// A bot takes an open seat.
#[derive(Deserialize, JsonSchema)]
pub struct Gives {
    /// Which open seat.
    pub seat: u8,
    /// The bot; the usual one of the game if it is not named.
    pub bot: Option<String>,
}

/// An open seat is taken away.
#[derive(Deserialize, JsonSchema)]
pub struct Drops {
    /// Which open seat.
    pub seat: u8,
}

/// A part of the agreement on chance; either a commitment or a nonce.
#[derive(Deserialize, JsonSchema)]
pub struct Shakes {
    /// Which of your seats.
    pub seat: Option<u8>,
    /// The commitment to a nonce: 64 hexadecimal digits.
    pub commitment: Option<String>,
    /// The nonce: 64 hexadecimal digits.
    pub nonce: Option<String>,
}

/// A decision.
#[derive(Deserialize, JsonSchema)]
pub struct Decides {
    /// Which of your seats.
    pub seat: Option<u8>,
    /// `asked` as the table said it.
    #[serde(default)]
    pub asked: String,
    /// The `key` of one of the `offers`.
    pub choice: String,
}

/// Something is taken back.
#[derive(Deserialize, JsonSchema)]
pub struct TakesBack {
    /// Which of your seats.
    pub seat: Option<u8>,
    /// `moment` as the table said it.
    pub moment: String,
}

/// A pause.
#[derive(Deserialize, JsonSchema)]
pub struct Pauses {
    /// Which of your seats.
    pub seat: Option<u8>,
    /// Whether all clocks are to stand still, rather than go on.
    pub on: Word,
}

/// A bot for somebody who is away.
#[derive(Deserialize, JsonSchema)]
pub struct Replaces {
    /// Which of your seats.
    pub seat: Option<u8>,
    /// The seat of who is away.
    pub absent: u8,
}

/// Consent.
#[derive(Deserialize, JsonSchema)]
pub struct Agrees {
    /// Whether you agree.
    pub agrees: Word,
}

/// How a seat is asked for reactions.
#[derive(Deserialize, JsonSchema)]
pub struct Passes {
    /// Which of your seats.
    pub seat: Option<u8>,
    /// Whether it passes over them without being asked: `no`, `idle` (when it could do nothing else), `yes`.
    pub passes: Reactions,
}

/// Going on from a moment.
#[derive(Deserialize, JsonSchema)]
pub struct GoesOn {
    /// Which moment of the replay.
    pub at: usize,
    /// Which seat is yours.
    #[serde(default)]
    pub seat: u8,
}

/// A moment of a replay.
#[derive(Deserialize, JsonSchema)]
pub struct Moment {
    /// Which moment, among those that you may see; the last if it is not named.
    pub at: Option<usize>,
}

/// What a reader of a stream has seen.
#[derive(Deserialize, JsonSchema)]
pub struct Since {
    /// The id of the last event.
    pub version: Option<String>,
    /// What a page has of the table, so that no more than the rest is sent: its parts as `NAME!MARK` and its pictures, as
    /// they are named there, with `~` between them.
    pub has: Option<String>,
    /// The id of the last line of talk that was read: those after it are sent first. Without it only new ones are.
    pub said: Option<i64>,
}

/// What a reader of the lobby's talk has read.
#[derive(Deserialize, JsonSchema)]
pub struct SaidSince {
    /// The id of the last line that was read: those after it are sent first. Without it only new ones are.
    pub said: Option<i64>,
}

/// Lines after one that was read.
#[derive(Deserialize, JsonSchema)]
pub struct After {
    /// The id of the last line that was read; all that are kept if it is not named.
    pub after: Option<i64>,
}

/// Something that is said.
#[derive(Deserialize, JsonSchema)]
pub struct Said {
    /// Words of your own, in 1 to 300 characters.
    pub text: Option<String>,
    /// One of the `phrases` instead: everybody reads it in their own language.
    pub phrase: Option<String>,
}

/// Whether something begins or ends.
#[derive(Deserialize, JsonSchema)]
pub struct Lifts {
    /// `yes` if it ends.
    pub lift: Option<Word>,
}

/// A report to the hosts.
#[derive(Deserialize, JsonSchema)]
pub struct Reports {
    /// What is wrong with the line, in 1 to 200 characters.
    pub reason: String,
}

/// Somebody is read again.
#[derive(Deserialize, JsonSchema)]
pub struct Shuns {
    /// Whom, by number.
    pub guest: i64,
    /// At which table, if it was muted there; without it a block is lifted.
    pub table: Option<String>,
}

/// A way to play.
#[derive(Deserialize, JsonSchema)]
pub struct WayAsked {
    /// The game, by its short name.
    pub game: Option<String>,
    /// The way to play it.
    pub mode: Option<String>,
    /// How many seats.
    pub seats: Option<u8>,
}

/// A deal of today.
#[derive(Deserialize, JsonSchema)]
pub struct PlaysDaily {
    /// The game, by its short name.
    pub game: Option<String>,
}

/// That you are ready for the next game of a match.
#[derive(Deserialize, JsonSchema)]
pub struct IsReady {
    /// The deck that you bring from now on, by its name, where decks may be changed; without one you bring the same again.
    pub deck: Option<String>,
    /// The list that you bring instead.
    pub list: Option<String>,
}

/// A tournament that is to be opened. Options as at a new table; the time too, and there has to be one.
#[derive(Deserialize, JsonSchema)]
pub struct EventWanted {
    /// What it is called, in 1 to 60 characters.
    pub name: Option<String>,
    /// `swiss` or `elimination`.
    pub system: Option<String>,
    /// How many rounds of a Swiss tournament; without it as many as it takes to have one winner.
    pub rounds: Option<String>,
    /// Until which round one can still enter a Swiss tournament; without it until the second.
    pub late: Option<String>,
    /// `fixed` if everybody plays with the deck of its entry, or `free`.
    #[serde(rename = "event-decks")]
    pub decks: Option<String>,
    /// What is played, and how.
    #[serde(flatten)]
    pub table: Wanted,
}

/// A tournament that is entered.
#[derive(Deserialize, JsonSchema)]
pub struct Enters {
    /// The deck that you bring, by its name, in games with decks.
    pub deck: Option<String>,
    /// The list that you bring instead.
    pub list: Option<String>,
}

/// Bots of the house that enter a tournament.
#[derive(Deserialize, JsonSchema)]
pub struct BotsEnter {
    /// Their names, with commas between them: `street, street, edge:100`.
    pub bots: String,
}

/// An entrant of a tournament of yours.
#[derive(Deserialize, JsonSchema)]
pub struct OfEntrant {
    /// Its number.
    pub entrant: usize,
}

/// The table that somebody looks at.
#[derive(Deserialize, JsonSchema)]
pub struct AtTable {
    /// Its id.
    pub at: Option<String>,
}

/// The table that somebody comes from.
#[derive(Deserialize, JsonSchema)]
pub struct LeavesTable {
    /// Its id.
    pub after: Option<String>,
}

/// How somebody wants to be told; what is not said stays.
#[derive(Deserialize, JsonSchema)]
pub struct AlertsWanted {
    /// When the next table is opened by itself after a decision: `slow`, `always` or `never`.
    pub next: Option<String>,
    /// From when on nothing is sent, as `22:00`; empty with `to` for no quiet hours.
    pub from: Option<String>,
    /// Until when.
    pub to: Option<String>,
    /// By how many minutes these hours are away from UTC.
    pub away: Option<i64>,
    /// How often mail is sent at most: `once`, `hour` or `day`.
    pub every: Option<String>,
}

/// A browser that is told by a push service.
#[derive(Deserialize, JsonSchema)]
pub struct Browsers {
    /// The address of its subscription.
    pub endpoint: Option<String>,
    /// Its public key, `p256dh`.
    pub key: Option<String>,
    /// Its secret, `auth`.
    pub auth: Option<String>,
    /// The number of one that is told no more, instead of all that.
    pub remove: Option<i64>,
}

/// An address for mail.
#[derive(Deserialize, JsonSchema)]
pub struct MailGiven {
    /// The address: what is sent there confirms it.
    pub mail: Option<String>,
    /// Whether there is to be none instead.
    pub remove: Option<String>,
}

/// What a link in a mail shows.
#[derive(Deserialize, JsonSchema)]
pub struct Shown {
    /// Its token.
    pub token: Option<String>,
}
