//! What is not kept for ever: tables that were left alone, files that somebody brought, guests who never came back.
//! It goes in small steps, so that nobody waits for it, and the room it took is given back in small steps as well.

use std::time::Duration;

use sqlx::{Row, Sqlite, SqliteConnection, Transaction};

use super::{GuestId, Held, Store, StoreError, deals, matches, now, people};

/// How long what nobody plays is kept; nothing stands for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Tables that wait for players, or were closed before they began.
    pub open: Option<Duration>,
    /// Tables at which nobody decides any more.
    pub going: Option<Duration>,
    /// Replay files that were brought.
    pub brought: Option<Duration>,
    /// Guests without a table who have not come back.
    pub guests: Option<Duration>,
    /// What is said in the lobby.
    pub talk: Option<Duration>,
    /// Reports to the hosts.
    pub reports: Option<Duration>,
}

impl Default for Retention {
    fn default() -> Retention {
        let days = |days: u64| Some(Duration::from_secs(days * 24 * 60 * 60));
        Retention { open: days(7), going: days(90), brought: days(30), guests: days(365), talk: days(7), reports: days(180) }
    }
}

/// The moment before which something is old.
pub(crate) fn before(keep: Option<Duration>) -> i64 {
    keep.map_or(i64::MIN, |keep| now() - i64::try_from(keep.as_secs()).unwrap_or(i64::MAX / 2))
}

/// A database of more bytes is not rewritten so that it can shrink.
const REWRITTEN: i64 = 1 << 30;

/// Lets a database give room back in steps. One that was made without that is written anew, once.
pub(super) async fn make_shrinkable(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let mut number = async |sql: &'static str| sqlx::query(sql).fetch_one(&mut *connection).await?.try_get::<i64, _>(0);
    if number("PRAGMA auto_vacuum").await? != 0 {
        return Ok(());
    }
    let size = number("PRAGMA page_count").await?.saturating_mul(number("PRAGMA page_size").await?);
    if size > REWRITTEN {
        tracing::warn!(size, "the database is too large to be rewritten at the start; 'PRAGMA auto_vacuum = 2; VACUUM' lets it shrink");
        return Ok(());
    }
    sqlx::query("PRAGMA auto_vacuum = 2").execute(&mut *connection).await?;
    sqlx::query("VACUUM").execute(&mut *connection).await?;
    Ok(())
}

impl Store {
    /// Tables that are not kept any longer, the oldest first, with when something happened there last.
    pub async fn old(&self, keep: &Retention, limit: u32) -> Result<Vec<(String, i64)>, StoreError> {
        let sql = "SELECT id, touched FROM tables WHERE stage = 'open' AND touched < ?1 \
            UNION ALL SELECT id, touched FROM tables WHERE stage = 'going' AND touched < ?2 \
            UNION ALL SELECT id, touched FROM tables WHERE stage = 'over' AND \
            (brought = 1 AND touched < ?3 OR replay = '' AND touched < ?1) ORDER BY touched LIMIT ?4";
        let query = sqlx::query(sql).bind(before(keep.open)).bind(before(keep.going)).bind(before(keep.brought)).bind(limit);
        let rows = query.fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// How many pages of the database could be given back.
    pub async fn spare(&self) -> Result<i64, StoreError> {
        let number = async |sql: &'static str| sqlx::query(sql).fetch_one(&self.readers).await?.try_get::<i64, _>(0);
        Ok(if number("PRAGMA auto_vacuum").await? == 2 { number("PRAGMA freelist_count").await? } else { 0 })
    }
}

type Part<'t> = Transaction<'t, Sqlite>;

/// The tables that are counted for a guest, the oldest first.
pub(super) fn of(held: Held) -> &'static str {
    match held {
        Held::Playing => {
            "SELECT id, game, stage, touched, frozen, awaited FROM tables WHERE stage <> 'over' AND \
            id IN (SELECT table_id FROM seats WHERE guest = ?1 UNION SELECT id FROM tables WHERE opener = ?1) ORDER BY touched, id"
        }
        Held::Open => {
            "SELECT id, game, stage, touched, frozen, awaited FROM tables WHERE opener = ? AND stage = 'open' ORDER BY touched, id"
        }
        Held::Brought => {
            "SELECT id, game, stage, touched, frozen, awaited FROM tables WHERE opener = ? AND brought = 1 ORDER BY touched, id"
        }
    }
}

/// Whether a guest has room for one table more of a kind.
pub(super) async fn room(part: &mut Part<'_>, guest: GuestId, held: Held, most: i64) -> Result<(), StoreError> {
    let count = sqlx::query(of(held)).bind(guest).fetch_all(&mut **part).await?.len();
    if i64::try_from(count).is_ok_and(|count| count < most) { Ok(()) } else { Err(StoreError::Full(guest, held)) }
}

/// Forgets a table with its log, unless something has happened there since.
pub(super) async fn forget(part: &mut Part<'_>, table: &str, touched: i64) -> Result<(), StoreError> {
    let same = sqlx::query("SELECT 1 FROM tables WHERE id = ? AND touched <= ?").bind(table).bind(touched);
    same.fetch_optional(&mut **part).await?.ok_or(StoreError::Taken)?;
    matches::forget(part, table).await?;
    let deal = deals::of_table(part, table).await?;
    for sql in [
        "DELETE FROM entries WHERE table_id = ?",
        "DELETE FROM friendly WHERE table_id = ?",
        "DELETE FROM seats WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ] {
        sqlx::query(sql).bind(table).execute(&mut **part).await?;
    }
    if let Some(deal) = deal {
        deals::forget(part, &deal).await?;
    }
    Ok(())
}

/// Forgets some guests without a table who have not come back.
pub(super) async fn forget_guests(part: &mut Part<'_>, keep: Duration, most: u32) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM sessions WHERE expires < ?").bind(now()).execute(&mut **part).await?;
    let sql = "SELECT id FROM guests WHERE seen < ? AND claimed IS NULL AND owner IS NULL \
        AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest = guests.id) \
        AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.opener = guests.id) \
        AND NOT EXISTS (SELECT 1 FROM placings WHERE placings.guest = guests.id) LIMIT ?";
    for row in sqlx::query(sql).bind(before(Some(keep))).bind(most).fetch_all(&mut **part).await? {
        let guest = row.try_get(0)?;
        people::forget_alone(part, guest).await?;
        sqlx::query("DELETE FROM guests WHERE id = ?").bind(guest).execute(&mut **part).await?;
    }
    Ok(())
}

/// Gives so many pages back.
pub(super) async fn shrink(part: &mut Part<'_>, pages: u32) -> Result<(), StoreError> {
    // The number cannot be bound in a pragma.
    sqlx::query(sqlx::AssertSqlSafe(format!("PRAGMA incremental_vacuum({pages})"))).fetch_all(&mut **part).await?;
    Ok(())
}
