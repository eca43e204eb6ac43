//! People: accounts, ratings, invitations.

use schemars::JsonSchema;
use serde::Serialize;

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
    /// Whether your passphrase alone lets nobody in.
    pub two: bool,
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

/// A passkey of yours.
#[derive(Serialize, JsonSchema)]
pub struct Passkey {
    /// Its number.
    pub id: i64,
    /// What you call it.
    pub name: String,
    /// For which name of this house it was made: it can be shown there alone.
    pub place: String,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// When it was last used, if it was.
    pub used: Option<i64>,
}

/// What a browser is to ask its device.
#[derive(Serialize, JsonSchema)]
pub struct PasskeyAsks {
    /// The options of `navigator.credentials.create` or `get`, as `PublicKeyCredential.parseCreationOptionsFromJSON` and
    /// `parseRequestOptionsFromJSON` read them.
    #[serde(rename = "publicKey")]
    pub public_key: serde_json::Value,
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
    /// The daily deals that you have begun, each with its table.
    pub daily: Vec<(String, String)>,
    /// The decks that you keep, each as it is now; their pages have the versions before.
    pub decks: Vec<ExportedDeck>,
    /// What you said.
    pub said: Vec<ExportedLine>,
    /// Whom you do not read.
    pub shunned: Vec<i64>,
    /// Where mail about your turns goes.
    pub mail: Option<String>,
    /// Minutes of your day between which nothing is sent.
    pub quiet: Option<[i64; 2]>,
    /// The push services that tell your browsers of your turns, by their names.
    pub browsers: Vec<String>,
}

/// A deck that you keep.
#[derive(Serialize, JsonSchema)]
pub struct ExportedDeck {
    /// The game's short name.
    pub game: String,
    /// Its name.
    pub name: String,
    /// The list.
    pub list: String,
}

/// Something that you said.
#[derive(Serialize, JsonSchema)]
pub struct ExportedLine {
    /// When, in microseconds since 1970.
    pub at: i64,
    /// At which table; none in the lobby.
    pub table: Option<String>,
    /// The words, or the key of a quick phrase.
    pub says: String,
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
    /// Its last daily deals, those of today not among them.
    pub daily: Vec<DailyPlace>,
    /// On how many days in a row before today it has played one.
    pub streak: i64,
}

/// A daily deal that somebody has played.
#[derive(Serialize, JsonSchema)]
pub struct DailyPlace {
    /// Where its results are.
    pub address: String,
    /// The place among all.
    pub at: i64,
    /// How many have played it.
    pub players: i64,
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
