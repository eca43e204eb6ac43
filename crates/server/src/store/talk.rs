//! What people say to each other, apart from the logs of tables: lines, who does not read whom, and what hosts are told of.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite, Transaction};

use super::{GuestId, Store, StoreError, now};

/// Lines that are kept of a table, and of the lobby.
pub const KEPT: u32 = 500;
/// Lines that a report holds: those of the room before it.
pub const REPORTED: u32 = 30;
/// How many others a guest can mute, and block.
const SHUNNED: i64 = 500;
/// Reports of one guest that hosts have not settled.
const UNSETTLED: i64 = 10;

/// Where something is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Room {
    /// In the lobby.
    Lobby,
    /// At a table, by those who play; before and after the game by everybody.
    Table,
    /// At a table, by those who look on while it is played.
    Spectators,
}

impl Room {
    /// Its short name.
    pub fn key(self) -> &'static str {
        match self {
            Room::Lobby => "lobby",
            Room::Table => "table",
            Room::Spectators => "spectators",
        }
    }

    fn of(key: &str) -> Room {
        [Room::Lobby, Room::Table].into_iter().find(|room| room.key() == key).unwrap_or(Room::Spectators)
    }
}

/// What is said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Words {
    /// Words of one's own.
    Text(String),
    /// A quick phrase, by its key: everybody reads it in their own language.
    Phrase(String),
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// Its number: the moment at which it was said, in microseconds since 1970, and later than the line before it.
    pub id: i64,
    /// The table; none in the lobby.
    pub table: Option<String>,
    /// The room.
    pub room: Room,
    /// Who said it.
    pub guest: GuestId,
    /// What that guest was called.
    pub name: String,
    /// Where it sat, if it did.
    pub seat: Option<u8>,
    /// What it said.
    pub words: Words,
}

/// A line about which a guest has told the hosts, with those around it as they were.
#[derive(Clone, Debug)]
pub struct Report {
    /// Its number.
    pub id: i64,
    /// When, in seconds since 1970.
    pub at: i64,
    /// Who reported, unless it was forgotten since, and its name.
    pub reporter: (Option<GuestId>, String),
    /// Who is reported, unless it was forgotten since, and its name.
    pub reported: (Option<GuestId>, String),
    /// Why.
    pub reason: String,
    /// The line that it is about.
    pub line: i64,
    /// The lines of the room, the oldest first.
    pub lines: Vec<Line>,
    /// When a host settled it.
    pub settled: Option<i64>,
}

/// Whose lines a guest does not read.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Shunned {
    /// At a table.
    pub muted: HashSet<(String, GuestId)>,
    /// Anywhere.
    pub blocked: HashSet<GuestId>,
}

impl Shunned {
    /// Whether a line is not shown.
    pub fn hides(&self, line: &Line) -> bool {
        let muted = |table: &String| !self.muted.is_empty() && self.muted.contains(&(table.clone(), line.guest));
        self.blocked.contains(&line.guest) || line.table.as_ref().is_some_and(muted)
    }
}

/// Something to write about talk.
#[derive(Clone, Debug)]
pub enum Change {
    /// Something is said.
    Say(Line),
    /// Nobody talks at this table.
    Quiet(String),
    /// A guest does not read another at a table, or does again.
    Mute(GuestId, String, GuestId, bool),
    /// A guest does not read another anywhere, or does again.
    Block(GuestId, GuestId, bool),
    /// A guest (with its name) tells the hosts of a line, for a reason.
    Report(GuestId, String, Line, String),
    /// A host has settled a report.
    Settle(i64),
    /// Lines of the lobby, and reports, from before these moments (in seconds since 1970) are forgotten.
    Forget(i64, i64),
}

type Part<'t> = Transaction<'t, Sqlite>;

/// Nothing more is written if a guest has so many rows that a statement counts.
async fn room(part: &mut Part<'_>, sql: &'static str, guest: GuestId, most: i64) -> Result<(), StoreError> {
    let count: i64 = sqlx::query(sql).bind(guest).fetch_one(&mut **part).await?.try_get(0)?;
    if count < most { Ok(()) } else { Err(StoreError::Limit("full-shunned")) }
}

/// Writes a change.
pub(super) async fn apply(part: &mut Part<'_>, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Say(line) => {
            let (text, phrase) = match &line.words {
                Words::Text(text) => (Some(text), None),
                Words::Phrase(phrase) => (None, Some(phrase)),
            };
            let sql = "INSERT INTO talk (id, table_id, room, guest, name, seat, text, phrase) VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
            let query = sqlx::query(sql).bind(line.id).bind(&line.table).bind(line.room.key()).bind(line.guest).bind(&line.name);
            query.bind(line.seat).bind(text).bind(phrase).execute(&mut **part).await?;
            // Not more than so many are kept.
            let sql = "DELETE FROM talk WHERE table_id IS ?1 AND id <= \
                (SELECT id FROM talk WHERE table_id IS ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)";
            sqlx::query(sql).bind(&line.table).bind(KEPT).execute(&mut **part).await?;
        }
        Change::Quiet(table) => {
            sqlx::query("INSERT OR IGNORE INTO quiet (table_id) VALUES (?)").bind(table).execute(&mut **part).await?;
        }
        Change::Mute(guest, table, other, on) => {
            let sql = if *on {
                room(part, "SELECT COUNT(*) FROM muted WHERE guest = ?", *guest, SHUNNED).await?;
                "INSERT OR IGNORE INTO muted (guest, table_id, other) VALUES (?, ?, ?)"
            } else {
                "DELETE FROM muted WHERE guest = ? AND table_id = ? AND other = ?"
            };
            sqlx::query(sql).bind(guest).bind(table).bind(other).execute(&mut **part).await?;
        }
        Change::Block(guest, other, on) => {
            let sql = if *on {
                room(part, "SELECT COUNT(*) FROM blocked WHERE guest = ?", *guest, SHUNNED).await?;
                "INSERT OR IGNORE INTO blocked (guest, other) VALUES (?, ?)"
            } else {
                "DELETE FROM blocked WHERE guest = ? AND other = ?"
            };
            sqlx::query(sql).bind(guest).bind(other).execute(&mut **part).await?;
        }
        Change::Report(guest, name, line, reason) => report(part, *guest, name, line, reason).await?,
        Change::Settle(report) => {
            let sql = "UPDATE reports SET settled = ? WHERE id = ? AND settled IS NULL";
            let done = sqlx::query(sql).bind(now()).bind(report).execute(&mut **part).await?;
            if done.rows_affected() == 0 {
                return Err(StoreError::Taken);
            }
        }
        Change::Forget(lobby, reports) => {
            let sql = "DELETE FROM talk WHERE table_id IS NULL AND id < ?";
            sqlx::query(sql).bind(lobby.saturating_mul(1_000_000)).execute(&mut **part).await?;
            sqlx::query("DELETE FROM reports WHERE at < ?").bind(reports).execute(&mut **part).await?;
        }
    }
    Ok(())
}

/// Keeps a report with the last lines of the room as they are now, and the one that it is about.
async fn report(part: &mut Part<'_>, guest: GuestId, name: &str, line: &Line, reason: &str) -> Result<(), StoreError> {
    room(part, "SELECT COUNT(*) FROM reports WHERE reporter = ? AND settled IS NULL", guest, UNSETTLED).await?;
    let sql = "SELECT * FROM (SELECT * FROM talk WHERE table_id IS ? AND room = ? ORDER BY id DESC LIMIT ?) ORDER BY id";
    let query = sqlx::query(sql).bind(&line.table).bind(line.room.key()).bind(REPORTED);
    let mut lines = query.fetch_all(&mut **part).await?.iter().map(read).collect::<Result<Vec<Line>, _>>()?;
    if !lines.iter().any(|kept| kept.id == line.id) {
        lines.insert(0, line.clone());
    }
    let sql = "INSERT INTO reports (at, table_id, room, reporter, reporter_name, reported, reported_name, reason, line, lines) \
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    let query = sqlx::query(sql).bind(now()).bind(&line.table).bind(line.room.key()).bind(guest).bind(name).bind(line.guest);
    let lines = serde_json::to_string(&lines).unwrap_or_default();
    query.bind(&line.name).bind(reason).bind(line.id).bind(lines).execute(&mut **part).await?;
    Ok(())
}

fn read(row: &SqliteRow) -> Result<Line, sqlx::Error> {
    let (text, phrase): (Option<String>, Option<String>) = (row.try_get("text")?, row.try_get("phrase")?);
    Ok(Line {
        id: row.try_get("id")?,
        table: row.try_get("table_id")?,
        room: Room::of(row.try_get("room")?),
        guest: row.try_get("guest")?,
        name: row.try_get("name")?,
        seat: row.try_get("seat")?,
        words: text.map_or_else(|| Words::Phrase(phrase.unwrap_or_default()), Words::Text),
    })
}

impl Store {
    /// The last lines of a table, or of the lobby, the oldest first.
    pub async fn lines(&self, table: Option<&str>, most: u32) -> Result<Vec<Line>, StoreError> {
        let sql = "SELECT * FROM (SELECT * FROM talk WHERE table_id IS ? ORDER BY id DESC LIMIT ?) ORDER BY id";
        let rows = sqlx::query(sql).bind(table).bind(most).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    /// All lines of a guest that are kept, the oldest first.
    pub async fn lines_of(&self, guest: GuestId) -> Result<Vec<Line>, StoreError> {
        let rows = sqlx::query("SELECT * FROM talk WHERE guest = ? ORDER BY id").bind(guest).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    /// A line, by its number.
    pub async fn line(&self, id: i64) -> Result<Option<Line>, StoreError> {
        let row = sqlx::query("SELECT * FROM talk WHERE id = ?").bind(id).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(read).transpose()?)
    }

    /// The number of the last line that is kept anywhere.
    pub async fn last_line(&self) -> Result<i64, StoreError> {
        Ok(sqlx::query("SELECT COALESCE(MAX(id), 0) FROM talk").fetch_one(&self.readers).await?.try_get(0)?)
    }

    /// Whether nobody talks at a table.
    pub async fn is_quiet(&self, table: &str) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT 1 FROM quiet WHERE table_id = ?").bind(table).fetch_optional(&self.readers).await?;
        Ok(row.is_some())
    }

    /// Whose lines a guest does not read.
    pub async fn shunned(&self, guest: GuestId) -> Result<Shunned, StoreError> {
        let muted = sqlx::query("SELECT table_id, other FROM muted WHERE guest = ?").bind(guest).fetch_all(&self.readers).await?;
        let blocked = sqlx::query("SELECT other FROM blocked WHERE guest = ?").bind(guest).fetch_all(&self.readers).await?;
        Ok(Shunned {
            muted: muted.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect::<Result<_, sqlx::Error>>()?,
            blocked: blocked.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?,
        })
    }

    /// Reports, the newest first: those that nobody has settled, or all.
    pub async fn reports(&self, all: bool, most: u32) -> Result<Vec<Report>, StoreError> {
        let sql = "SELECT * FROM reports WHERE ? OR settled IS NULL ORDER BY id DESC LIMIT ?";
        let rows = sqlx::query(sql).bind(all).bind(most).fetch_all(&self.readers).await?;
        let report = |row: &SqliteRow| {
            let lines: String = row.try_get("lines")?;
            Ok(Report {
                id: row.try_get("id")?,
                at: row.try_get("at")?,
                reporter: (row.try_get("reporter")?, row.try_get("reporter_name")?),
                reported: (row.try_get("reported")?, row.try_get("reported_name")?),
                reason: row.try_get("reason")?,
                line: row.try_get("line")?,
                lines: serde_json::from_str(&lines).unwrap_or_default(),
                settled: row.try_get("settled")?,
            })
        };
        Ok(rows.iter().map(report).collect::<Result<_, sqlx::Error>>()?)
    }
}
