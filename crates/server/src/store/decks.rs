//! Decks that guests keep: versions of lists under a name, a link by which others read them, and what became of them at
//! tables. Whatever is changed says whose it is, so that nobody changes what is another's.

use sqlx::{Row, Sqlite, Transaction};
use table::log::{Ended, LogEntry};

use super::apply::one;
use super::{GuestId, Store, StoreError, now};

/// A deck that is kept, by number.
pub type DeckId = i64;

/// Decks that a guest can keep, of all games.
pub const DECKS: i64 = 100;
/// Versions that a deck can have.
pub const VERSIONS: i64 = 50;
/// Tables from which figures are made, the newest first.
const PLAYED: i64 = 200;

/// Something to write about decks.
#[derive(Clone, Debug)]
pub enum Change {
    /// A list is kept under a name: as a new deck, or as a new version of the one that is called so.
    Keep {
        /// Whose it is.
        guest: GuestId,
        /// The game's short name.
        game: String,
        /// What it is called.
        name: String,
        /// Its cards, as they were written.
        list: String,
    },
    /// A deck is called something else from now on.
    Name(GuestId, DeckId, String),
    /// A deck can be read by whoever knows this; or nobody can any longer.
    Link(GuestId, DeckId, Option<String>),
    /// A deck is deleted with its versions. Tables to which it was brought stay.
    Delete(GuestId, DeckId),
    /// A seat of a table brings this version of a deck.
    Bring(String, u8, DeckId, i64),
    /// The seats of a table bring what they brought to the one before it.
    BringAgain(String, String),
}

/// A deck in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptDeck {
    /// Its number.
    pub id: DeckId,
    /// The game's short name.
    pub game: String,
    /// What it is called.
    pub name: String,
    /// What others have to know to read it.
    pub link: Option<String>,
    /// The number of its newest version, counted from 1.
    pub version: i64,
    /// The list of that version.
    pub list: String,
}

/// A deck as it was once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckVersion {
    /// Its number, counted from 1.
    pub number: i64,
    /// Its cards.
    pub list: String,
    /// When it was kept, in seconds since 1970.
    pub at: i64,
}

/// A table to which a deck was brought and that has ended.
#[derive(Clone, Debug)]
pub struct DeckPlayed {
    /// The version that was brought.
    pub version: i64,
    /// The seat that brought it.
    pub seat: u8,
    /// How the table ended.
    pub ended: Ended,
    /// What all seats brought, in their order; nothing where it was left to the game.
    pub brings: Vec<Option<String>>,
}

/// What is kept of a deck, with its newest version.
const KEPT: &str = "SELECT decks.id, decks.game, decks.name, decks.link, deck_versions.number, deck_versions.list FROM decks \
    JOIN deck_versions ON deck_versions.deck = decks.id \
    AND deck_versions.number = (SELECT MAX(number) FROM deck_versions WHERE deck = decks.id)";

fn kept(row: &sqlx::sqlite::SqliteRow) -> Result<KeptDeck, StoreError> {
    Ok(KeptDeck {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        name: row.try_get(2)?,
        link: row.try_get(3)?,
        version: row.try_get(4)?,
        list: row.try_get(5)?,
    })
}

impl Store {
    /// The decks that a guest keeps for a game, those that it kept last first.
    pub async fn decks(&self, guest: GuestId, game: &str) -> Result<Vec<KeptDeck>, StoreError> {
        let sql = format!("{KEPT} WHERE decks.guest = ? AND decks.game = ? ORDER BY decks.touched DESC, decks.id DESC");
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(guest).bind(game).fetch_all(&self.readers).await?;
        rows.iter().map(kept).collect()
    }

    /// A deck of a guest.
    pub async fn deck(&self, guest: GuestId, deck: DeckId) -> Result<Option<KeptDeck>, StoreError> {
        let sql = format!("{KEPT} WHERE decks.guest = ? AND decks.id = ?");
        let row = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(guest).bind(deck).fetch_optional(&self.readers).await?;
        row.as_ref().map(kept).transpose()
    }

    /// The deck that can be read by a link.
    pub async fn linked_deck(&self, link: &str) -> Result<Option<KeptDeck>, StoreError> {
        let sql = format!("{KEPT} WHERE decks.link = ?");
        let row = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(link).fetch_optional(&self.readers).await?;
        row.as_ref().map(kept).transpose()
    }

    /// The versions of a deck, the newest first.
    pub async fn deck_versions(&self, deck: DeckId) -> Result<Vec<DeckVersion>, StoreError> {
        let sql = "SELECT number, list, at FROM deck_versions WHERE deck = ? ORDER BY number DESC";
        let rows = sqlx::query(sql).bind(deck).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(DeckVersion { number: row.try_get(0)?, list: row.try_get(1)?, at: row.try_get(2)? })).collect()
    }

    /// How tables ended to which a guest has brought a deck of its own, the newest first.
    pub async fn deck_played(&self, guest: GuestId, deck: DeckId) -> Result<Vec<DeckPlayed>, StoreError> {
        let sql = "SELECT seats.table_id, seats.seat, seats.deck_version, \
            (SELECT entry FROM entries WHERE entries.table_id = seats.table_id ORDER BY number DESC LIMIT 1), \
            (SELECT json_group_array(brings) FROM (SELECT brings FROM seats AS all_seats WHERE all_seats.table_id = seats.table_id ORDER BY seat)) \
            FROM seats JOIN tables ON tables.id = seats.table_id \
            WHERE seats.deck = ? AND seats.guest = ? AND tables.stage = 'over' ORDER BY tables.touched DESC LIMIT ?";
        let rows = sqlx::query(sql).bind(deck).bind(guest).bind(PLAYED).fetch_all(&self.readers).await?;
        let mut played = Vec::with_capacity(rows.len());
        for row in rows {
            let (last, brings): (Option<String>, String) = (row.try_get(3)?, row.try_get(4)?);
            // A table that was closed before its end has no result.
            if let Some(LogEntry::Over(ended)) = last.and_then(|entry| serde_json::from_str(&entry).ok()) {
                let brings = serde_json::from_str(&brings).unwrap_or_default();
                played.push(DeckPlayed { version: row.try_get(2)?, seat: row.try_get::<i64, _>(1)? as u8, ended, brings });
            }
        }
        Ok(played)
    }
}

/// Writes a change.
pub(super) async fn apply(part: &mut Transaction<'_, Sqlite>, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Keep { guest, game, name, list } => keep(part, *guest, game, name, list).await,
        Change::Name(guest, deck, name) => {
            let sql = "UPDATE decks SET name = ? WHERE id = ? AND guest = ?";
            let done = sqlx::query(sql).bind(name).bind(deck).bind(guest).execute(&mut **part).await.map_err(super::apply::taken)?;
            one(&done)
        }
        Change::Link(guest, deck, link) => {
            // A link that is there already stays, however often it is asked for.
            let sql = "UPDATE decks SET link = CASE WHEN ?1 IS NULL THEN NULL ELSE COALESCE(link, ?1) END WHERE id = ?2 AND guest = ?3";
            one(&sqlx::query(sql).bind(link).bind(deck).bind(guest).execute(&mut **part).await?)
        }
        Change::Delete(guest, deck) => {
            one(&sqlx::query("DELETE FROM decks WHERE id = ? AND guest = ?").bind(deck).bind(guest).execute(&mut **part).await?)
        }
        Change::Bring(table, seat, deck, version) => {
            // One that was deleted in the meantime is brought all the same.
            let sql = "UPDATE seats SET deck = (SELECT id FROM decks WHERE id = ?), deck_version = ? WHERE table_id = ? AND seat = ?";
            one(&sqlx::query(sql).bind(deck).bind(version).bind(table).bind(seat).execute(&mut **part).await?)
        }
        Change::BringAgain(before, table) => {
            let sql = "UPDATE seats SET (deck, deck_version) = (SELECT deck, deck_version FROM seats AS old \
                WHERE old.table_id = ?1 AND old.seat = seats.seat) WHERE table_id = ?2";
            sqlx::query(sql).bind(before).bind(table).execute(&mut **part).await?;
            Ok(())
        }
    }
}

/// Keeps a list under a name. What was kept last is not kept twice.
async fn keep(part: &mut Transaction<'_, Sqlite>, guest: GuestId, game: &str, name: &str, list: &str) -> Result<(), StoreError> {
    let sql = "SELECT id FROM decks WHERE guest = ? AND game = ? AND name = ?";
    let row = sqlx::query(sql).bind(guest).bind(game).bind(name).fetch_optional(&mut **part).await?;
    let deck: DeckId = match row {
        Some(row) => row.try_get(0)?,
        None => {
            let row = sqlx::query("SELECT COUNT(*) FROM decks WHERE guest = ?").bind(guest).fetch_one(&mut **part).await?;
            if row.try_get::<i64, _>(0)? >= DECKS {
                return Err(StoreError::Limit("full-decks"));
            }
            let sql = "INSERT INTO decks (guest, game, name, touched) VALUES (?, ?, ?, ?)";
            sqlx::query(sql).bind(guest).bind(game).bind(name).bind(now()).execute(&mut **part).await?.last_insert_rowid()
        }
    };
    let sql = "SELECT number, list FROM deck_versions WHERE deck = ? ORDER BY number DESC LIMIT 1";
    let last = sqlx::query(sql).bind(deck).fetch_optional(&mut **part).await?;
    let (number, same) = match &last {
        Some(row) => (row.try_get::<i64, _>(0)?, row.try_get::<String, _>(1)? == list),
        None => (0, false),
    };
    if !same {
        if number >= VERSIONS {
            return Err(StoreError::Limit("full-versions"));
        }
        let sql = "INSERT INTO deck_versions (deck, number, list, at) VALUES (?, ?, ?, ?)";
        sqlx::query(sql).bind(deck).bind(number + 1).bind(list).bind(now()).execute(&mut **part).await?;
    }
    sqlx::query("UPDATE decks SET touched = ? WHERE id = ?").bind(now()).bind(deck).execute(&mut **part).await?;
    Ok(())
}
