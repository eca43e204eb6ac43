//! The database: the only module that touches it.
//!
//! One task writes. Whatever waits to be written is written together, in one transaction that is on the
//! disk before anybody is answered; each part of it succeeds or fails alone. Everybody else only reads. While
//! nothing can be written the house can still be looked at, and says why.

pub mod alerts;
mod apply;
mod claim;
pub mod deals;
pub(crate) mod decks;
pub mod events;
mod files;
mod guest_cache;
pub mod hosts;
mod listed;
pub mod matches;
pub mod passkeys;
mod people;
mod results;
mod sweep;
pub mod talk;
pub mod time;
pub mod turns;
mod writer;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row, SqlSafeStr};
use table::log::Ended;
use table::replay::PERSON;
use table::{Reactions, Seat, Seats};
use tokio::sync::{mpsc, oneshot, watch};

pub use claim::Claim;
pub use decks::{DeckId, DeckPlayed, DeckVersion, KeptDeck};
use files::Files;

use crate::wall::seconds as now;
pub use files::create_folder;

pub use people::{Hashed, PeopleChange, Person, Session};
pub use results::{Ended as EndedTable, Placing, PlayedTable, RANKED_FROM, Rated, Record, ResultsChange, Way};
pub use sweep::Retention;
pub(crate) use sweep::before;

/// A guest, by number.
pub type GuestId = i64;

/// What went wrong with the database.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database itself.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// Its tables could not be set up.
    #[error("the database could not be set up: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// Somebody else has written this entry, or sat down there, already.
    #[error("somebody else was quicker")]
    Taken,
    /// A guest has as many of these as it can have.
    #[error("a guest can have no more tables of this kind")]
    Full(GuestId, Held),
    /// Somebody has claimed a name that looks like this one.
    #[error("somebody has claimed a name that looks like this one")]
    NameTaken,
    /// Somebody has as many of something as it can have; the message that says so.
    #[error("there is no room for more ({0})")]
    Limit(&'static str),
    /// Nothing can be written now, and why. What was to be written may have to be asked for again.
    #[error("the house cannot write: {0}")]
    ReadOnly(Arc<str>),
    /// Somebody else has the house of this folder open.
    #[error("this house is open already: {0}; use that one, or choose another folder with --data")]
    Claimed(String),
    /// The files cannot be what they should be.
    #[error("{0}")]
    Files(String),
    /// The house is closing.
    #[error("the house is closing")]
    Closed,
}

/// Who sits somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A guest.
    Guest {
        /// Its number.
        guest: GuestId,
        /// Whether it draws the nonce of this seat itself, rather than the table for it.
        nonce: bool,
    },
    /// A bot, by name.
    Bot(String),
}

impl Sitter {
    /// The guest who sits there, if it is one.
    pub fn guest(&self) -> Option<GuestId> {
        if let Sitter::Guest { guest, .. } = self { Some(*guest) } else { None }
    }

    /// Who plays there, as a log says it: a bot by name, or a person.
    pub fn player(&self) -> String {
        if let Sitter::Bot(bot) = self { bot.clone() } else { PERSON.to_owned() }
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableStatus {
    /// Seats are open.
    Open,
    /// It is being played.
    Going,
    /// It has ended.
    Over,
}

impl TableStatus {
    fn key(self) -> &'static str {
        match self {
            TableStatus::Open => "open",
            TableStatus::Going => "going",
            TableStatus::Over => "over",
        }
    }

    fn of(key: &str) -> TableStatus {
        [TableStatus::Open, TableStatus::Going].into_iter().find(|stage| stage.key() == key).unwrap_or(TableStatus::Over)
    }
}

/// Tables that are counted for a guest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// Those that it opened or sits at and that are not over.
    Playing,
    /// Those that it opened and that wait for players.
    Open,
    /// Files that it brought.
    Brought,
}

/// Something to write; all of a list, or nothing of it.
#[derive(Clone, Debug)]
pub enum Change {
    /// A guest comes in, and is given a number.
    Guest {
        /// The hash of its token.
        token: [u8; 32],
        /// Its name; without one it is called by its number.
        name: Option<String>,
    },
    /// Something about people.
    People(PeopleChange),
    /// Something about passkeys.
    Passkeys(passkeys::Change),
    /// Something about results.
    Results(ResultsChange),
    /// A table is opened.
    NewTable {
        /// Its id.
        id: String,
        /// The game's short name.
        game: String,
        /// The options as they were asked for.
        fields: BTreeMap<String, String>,
        /// The replay file without its log.
        replay: String,
        /// Who sits where.
        seats: Vec<Sitter>,
        /// Who opened it.
        opener: Option<GuestId>,
        /// Whether it was brought as a file.
        brought: bool,
    },
    /// Nothing of the list is written if a guest has so many tables already. It is counted where everything is
    /// written one after the other, so that nobody slips in between.
    Room(GuestId, Held, i64),
    /// Somebody sits down on an open seat, and whether it draws its own nonce.
    Sit(String, u8, GuestId, bool),
    /// A bot takes an open seat.
    SeatBot(String, u8, String),
    /// An open seat is taken away, and these are the options now; the seats after it move up.
    DropSeat(String, u8, BTreeMap<String, String>),
    /// What a seat brings of its own, before the deal.
    Bring(String, u8, String),
    /// How far the agreement on chance is.
    Handshake(String, String),
    /// The table begins: this is what it was dealt.
    Begin(String, String),
    /// Entries of a log, from this number on, and who is awaited after them.
    Entries(String, usize, Vec<String>, Seats),
    /// How far a table is.
    Status(String, TableStatus),
    /// A table is forgotten with its log, unless something has happened there after this moment.
    Forget(String, i64),
    /// So many guests without a table are forgotten who have not been here for so long.
    ForgetGuests(Duration, u32),
    /// A guest was here on this day: the session of this token lasts longer for it.
    LastSeen(GuestId, Hashed),
    /// So many pages of the database are given back.
    Shrink(u32),
    /// The table that is played after this one.
    Next(String, String),
    /// How a seat wants to be asked for reactions.
    Pass(String, u8, Reactions),
    /// Whether a table is frozen: the version of the rules that it was played by, or nothing.
    Frozen(String, Option<u32>),
    /// Something about what people say to each other.
    Talk(talk::Change),
    /// Something that a host settles.
    Hosts(hosts::Change),
    /// Something about time.
    Time(time::Change),
    /// Decks that guests keep.
    Deck(decks::Change),
    /// Matches of several tables.
    Match(matches::Change),
    /// Tournaments.
    Event(events::Change),
    /// Deals that several tables share.
    Deals(deals::Change),
    /// For whom tables wait.
    Turns(turns::Change),
    /// How people are told that they are awaited.
    Alerts(alerts::Change),
}

/// A table as it is kept.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// Its id.
    pub id: String,
    /// The game's short name.
    pub game: String,
    /// The options as they were asked for.
    pub fields: BTreeMap<String, String>,
    /// The replay file without its log; empty while seats are open.
    pub replay: String,
    /// How far the agreement on chance is; empty before it and after the deal.
    pub handshake: String,
    /// How far it is.
    pub stage: TableStatus,
    /// Who opened it.
    pub opener: Option<GuestId>,
    /// Whether it was brought as a file.
    pub brought: bool,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// What they bring of their own.
    pub brings: Vec<Option<String>>,
    /// How the seats want to be asked for reactions, where they have said it.
    pub reactions: Vec<Option<Reactions>>,
    /// The table that is played after this one.
    pub next: Option<String>,
    /// The log, as it was written.
    pub entries: Vec<String>,
    /// The version of the rules that it was played by, if it was found frozen.
    pub frozen: Option<u32>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// The game's short name.
    pub game: String,
    /// How far it is.
    pub stage: TableStatus,
    /// When something happened there, in seconds since 1970.
    pub touched: i64,
    /// The names of who sits there; nothing for open seats.
    pub sitters: Vec<Option<String>>,
    /// The guests who sit there; nothing for bots and open seats.
    pub guests: Vec<Option<GuestId>>,
    /// Who is awaited; nothing if that was not written yet.
    pub awaited: Option<Seats>,
    /// The version of the rules that it was played by, if it was found frozen.
    pub frozen: Option<u32>,
    /// How it ended, if it has.
    pub ended: Option<Ended>,
}

/// The database, open.
#[derive(Clone)]
pub struct Store {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
    known: guest_cache::GuestCache,
    health: watch::Receiver<Option<Arc<str>>>,
}

/// Changes with somebody who waits for them.
struct Job {
    changes: Vec<Change>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// A day, in seconds.
const A_DAY: i64 = 24 * 60 * 60;

/// Open tables of one guest that are listed for others.
const LISTED_EACH: u32 = 3;
/// Writes a copy of the whole database of a folder into a file that does not exist yet, whether or not the house is
/// open. Like the database, the copy is its owner's alone.
pub async fn backup(folder: &Path, file: &Path) -> Result<(), StoreError> {
    let files = Files::of(folder);
    let missing = |why: &str| StoreError::Files(format!("{} {why}; name the folder of a house with --data", files.database.display()));
    if !files.database.is_file() {
        return Err(missing("is not there"));
    }
    let mut connection = SqliteConnectOptions::new().filename(&files.database).busy_timeout(BUSY).connect().await?;
    let known = sqlx::query("SELECT COUNT(*) FROM sqlite_schema WHERE name IN ('tables', 'seats', 'entries')");
    if known.fetch_one(&mut connection).await?.try_get::<i64, _>(0)? != 3 {
        return Err(missing("is not the database of a house"));
    }
    files::create_private(file).map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => StoreError::Files("it already exists; nothing is overwritten".to_owned()),
        _ => StoreError::Files(error.to_string()),
    })?;
    // A file that is empty is written like one that does not exist.
    let copied = sqlx::query("VACUUM INTO ?").bind(file.to_string_lossy().into_owned()).execute(&mut connection).await;
    if copied.is_err() {
        // Half a copy is worse than none.
        let _ = std::fs::remove_file(file);
    }
    copied?;
    Ok(connection.close().await?)
}

/// Reckons all ratings again from the results in the database of a house that is closed; says how many tables counted, and
/// how many ratings are other ones now.
pub async fn reckon_ratings(folder: &Path) -> Result<(usize, usize), StoreError> {
    if !Files::of(folder).database.is_file() {
        return Err(StoreError::Files("there is no house in this folder".to_owned()));
    }
    let store = Store::open(folder).await?;
    let before = store.all_ratings().await?;
    store.commit(vec![Change::Results(ResultsChange::ReckonAgain)]).await?;
    let after = store.all_ratings().await?;
    let changed = after.iter().filter(|(player, numbers)| before.get(player) != Some(numbers)).count();
    let gone = before.keys().filter(|player| !after.contains_key(player)).count();
    Ok((store.rated_tables().await?, changed + gone))
}

/// How long somebody else may hold the database.
const BUSY: Duration = Duration::from_secs(10);

/// Jobs that can wait; whoever comes later waits for a place.
const WAITING: usize = 4096;

/// The steps by which a database came to what it is, by number: never changed, only followed by more.
const STEPS: [(i64, &str, &str); 17] = [
    (1, "house", include_str!("../../migrations/0001_house.sql")),
    (2, "handshake", include_str!("../../migrations/0002_handshake.sql")),
    (3, "brings", include_str!("../../migrations/0003_brings.sql")),
    (4, "opener", include_str!("../../migrations/0004_opener.sql")),
    (5, "standing", include_str!("../../migrations/0005_standing.sql")),
    (8, "frozen", include_str!("../../migrations/0008_frozen.sql")),
    (9, "awaited", include_str!("../../migrations/0009_awaited.sql")),
    (10, "people", include_str!("../../migrations/0010_people.sql")),
    (11, "clocks", include_str!("../../migrations/0011_clocks.sql")),
    (12, "talk", include_str!("../../migrations/0012_talk.sql")),
    (13, "results", include_str!("../../migrations/0013_results.sql")),
    (15, "decks", include_str!("../../migrations/0015_decks.sql")),
    (16, "hosts", include_str!("../../migrations/0016_hosts.sql")),
    (17, "alerts", include_str!("../../migrations/0017_alerts.sql")),
    (18, "deals", include_str!("../../migrations/0018_deals.sql")),
    (19, "events", include_str!("../../migrations/0019_events.sql")),
    (20, "passkeys", include_str!("../../migrations/0020_passkeys.sql")),
];

fn migrations() -> Migrator {
    let step = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(STEPS.map(step).to_vec())
}

impl Store {
    /// Opens the database of a folder, and sets it up if it is new.
    pub async fn open(folder: &Path) -> Result<Store, StoreError> {
        let files = Files::of(folder);
        if !files.database.exists() && files.ahead.exists() {
            return Err(StoreError::Files(format!("{} is missing, but what was written ahead of it is there", files.database.display())));
        }
        files.keep_private().map_err(|error| StoreError::Files(format!("{}: {error}", files.database.display())))?;
        let options = SqliteConnectOptions::new()
            .filename(&files.database)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // Whoever writes does that itself, so that it knows any other change of the file from its own.
            .pragma("wal_autocheckpoint", "0")
            .foreign_keys(true)
            .busy_timeout(BUSY);
        // A table that others refer to can be written anew only while nobody looks after that; nothing else is done here.
        let mut connection = options.clone().foreign_keys(false).connect().await?;
        migrations().run(&mut connection).await?;
        if let Err(error) = sweep::make_shrinkable(&mut connection).await {
            tracing::warn!(%error, "the database will not shrink");
        }
        // They stay open: with the last that is closed what is written ahead would be put away, and whichever were
        // opened later could find other files.
        let pool = SqlitePoolOptions::new().min_connections(4).max_connections(4).idle_timeout(None).max_lifetime(None);
        let readers = pool.connect_with(options.clone().read_only(true)).await?;
        sqlx::query("SELECT COUNT(*) FROM tables").fetch_one(&readers).await?;
        connection.close().await?;
        let (writer, jobs) = mpsc::channel(WAITING);
        let (known, (health, heard)) = (guest_cache::GuestCache::default(), watch::channel(None));
        writer::Writer::new(options, files, known.clone(), health).await.start(jobs)?;
        Ok(Store { readers, writer, known, health: heard })
    }

    /// Whether anything can be written now, and why not.
    pub fn writable(&self) -> Result<(), StoreError> {
        self.health.borrow().clone().map_or(Ok(()), |why| Err(StoreError::ReadOnly(why)))
    }

    /// Waits until something can be written.
    pub async fn until_writable(&self) -> Result<(), StoreError> {
        self.health.clone().wait_for(Option::is_none).await.map(drop).map_err(|_| StoreError::Closed)
    }

    /// Writes changes, all or nothing; they are on the disk when it answers.
    pub async fn commit(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.writer.send(Job { changes, done }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Whether the database can be read and written.
    pub async fn ready(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT id FROM tables LIMIT 1").fetch_optional(&self.readers).await?;
        self.writable()
    }

    /// The guest with a token, by its hash: number and name.
    pub async fn guest(&self, token: &[u8; 32]) -> Result<Option<(GuestId, String)>, StoreError> {
        let generation = match self.known.guest(token) {
            Ok(guest) => return Ok(Some(guest)),
            Err(generation) => generation,
        };
        let sql = "SELECT guests.id, guests.name, sessions.seen FROM sessions JOIN guests ON guests.id = sessions.guest \
            WHERE sessions.token = ? AND sessions.expires > ?";
        let row = sqlx::query(sql).bind(&token[..]).bind(now()).fetch_optional(&self.readers).await?;
        let Some(row) = row else { return Ok(None) };
        let (guest, seen): ((GuestId, String), i64) = ((row.try_get(0)?, row.try_get(1)?), row.try_get(2)?);
        if now() - seen > A_DAY {
            // Nobody waits for it: whether it is written today or tomorrow does not matter.
            let _ = self.writer.try_send(Job { changes: vec![Change::LastSeen(guest.0, *token)], done: oneshot::channel().0 });
        }
        self.known.insert(*token, &guest, generation);
        Ok(Some(guest))
    }

    /// The name of a guest.
    pub async fn name(&self, guest: GuestId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT name FROM guests WHERE id = ?").bind(guest).fetch_optional(&self.readers).await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    /// A table with its log.
    pub async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let row = sqlx::query("SELECT game, fields, replay, stage, handshake, opener, brought, next, frozen FROM tables WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let (fields, stage): (String, String) = (row.try_get(1)?, row.try_get(3)?);
        let seats = sqlx::query("SELECT guest, bot, nonce, brings, passes FROM seats WHERE table_id = ? ORDER BY seat")
            .bind(id)
            .fetch_all(&self.readers)
            .await?;
        let entries = sqlx::query("SELECT entry FROM entries WHERE table_id = ? ORDER BY number").bind(id).fetch_all(&self.readers).await?;
        Ok(Some(StoredTable {
            id: id.to_owned(),
            game: row.try_get(0)?,
            fields: serde_json::from_str(&fields).unwrap_or_default(),
            replay: row.try_get(2)?,
            handshake: row.try_get(4)?,
            stage: TableStatus::of(&stage),
            opener: row.try_get(5)?,
            brought: row.try_get(6)?,
            reactions: seats.iter().map(|row| Ok(reactions(row.try_get(4)?))).collect::<Result<_, StoreError>>()?,
            next: row.try_get(7)?,
            seats: seats.iter().map(sitter).collect::<Result<_, _>>()?,
            brings: seats.iter().map(|row| row.try_get(3)).collect::<Result<_, _>>()?,
            entries: entries.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?,
            frozen: row.try_get("frozen")?,
        }))
    }
}

/// Seats as they are kept: a bit for each.
fn bits(seats: Seats) -> i64 {
    seats.iter().fold(0, |bits, seat| bits | (1 << seat.0))
}

fn seats_of(bits: i64) -> Seats {
    Seat::first(8).filter(|seat| (bits >> seat.0) & 1 == 1).collect()
}

/// How a seat wants to be asked for reactions, as it is kept: 0 is nothing that was said.
fn written(reactions: Reactions) -> i64 {
    match reactions {
        Reactions::Yes => 1,
        Reactions::Idle => 2,
        Reactions::No => 3,
    }
}

fn reactions(kept: i64) -> Option<Reactions> {
    Reactions::ALL.into_iter().find(|&reactions| written(reactions) == kept)
}

fn sitter(row: &sqlx::sqlite::SqliteRow) -> Result<Sitter, sqlx::Error> {
    let (guest, bot, nonce): (Option<GuestId>, Option<String>, bool) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    Ok(match (guest, bot) {
        (Some(guest), _) => Sitter::Guest { guest, nonce },
        (None, Some(bot)) => Sitter::Bot(bot),
        (None, None) => Sitter::Open,
    })
}

#[cfg(test)]
mod tests;
