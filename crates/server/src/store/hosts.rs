//! What hosts have settled about their house: who may come in and open tables, and what everybody is told.

use std::collections::BTreeMap;

use sqlx::{Row, Sqlite, Transaction};

use super::{GuestId, Store, StoreError, now};

/// Bans, and invitations, at most.
const MOST: i64 = 1000;

/// Somebody who does not come in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// Its number.
    pub id: i64,
    /// The guest, if it is one.
    pub guest: Option<GuestId>,
    /// The range of addresses, if it is one.
    pub range: Option<String>,
    /// Why.
    pub reason: String,
    /// Since when, in seconds since 1970.
    pub at: i64,
    /// Until when; nothing stands for ever.
    pub until: Option<i64>,
}

/// An invitation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// Its number.
    pub id: i64,
    /// What the host has noted about it.
    pub note: String,
    /// How many can still come in by it.
    pub uses: i64,
    /// Until when; nothing stands for ever.
    pub until: Option<i64>,
}

/// Something that a host settles.
#[derive(Clone, Debug)]
pub enum Change {
    /// A setting is this from now on.
    Set(&'static str, String),
    /// Whoever knows the code with this hash can come in, so many, until a moment.
    Invite([u8; 32], String, i64, Option<i64>),
    /// An invitation is taken back.
    Withdraw(i64),
    /// Somebody comes in by a code with this hash.
    Use([u8; 32]),
    /// A guest or a range of addresses does not come in until a moment, for a reason.
    Ban(Option<GuestId>, Option<String>, String, Option<i64>),
    /// Somebody may come in again.
    Unban(i64),
}

type Part<'t> = Transaction<'t, Sqlite>;

async fn room(part: &mut Part<'_>, sql: &'static str) -> Result<(), StoreError> {
    let count: i64 = sqlx::query(sql).fetch_one(&mut **part).await?.try_get(0)?;
    if count < MOST { Ok(()) } else { Err(StoreError::Limit("full-hosting")) }
}

/// Writes a change.
pub(super) async fn apply(part: &mut Part<'_>, change: &Change) -> Result<(), StoreError> {
    let done = match change {
        Change::Set(key, value) => {
            let sql = "INSERT INTO hosting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
            sqlx::query(sql).bind(key).bind(value).execute(&mut **part).await?
        }
        Change::Invite(code, note, uses, until) => {
            // What nobody can use any more makes room.
            sqlx::query("DELETE FROM invitations WHERE uses < 1 OR until < ?").bind(now()).execute(&mut **part).await?;
            room(part, "SELECT COUNT(*) FROM invitations").await?;
            let sql = "INSERT INTO invitations (code, note, uses, until) VALUES (?, ?, ?, ?)";
            sqlx::query(sql).bind(&code[..]).bind(note).bind(uses).bind(until).execute(&mut **part).await?
        }
        Change::Withdraw(id) => sqlx::query("DELETE FROM invitations WHERE id = ?").bind(id).execute(&mut **part).await?,
        Change::Use(code) => {
            let sql = "UPDATE invitations SET uses = uses - 1 WHERE code = ? AND uses > 0 AND (until IS NULL OR until >= ?)";
            sqlx::query(sql).bind(&code[..]).bind(now()).execute(&mut **part).await?
        }
        Change::Ban(guest, range, reason, until) => {
            sqlx::query("DELETE FROM bans WHERE until < ?").bind(now()).execute(&mut **part).await?;
            room(part, "SELECT COUNT(*) FROM bans").await?;
            let sql = "INSERT INTO bans (guest, range, reason, at, until) VALUES (?, ?, ?, ?, ?)";
            sqlx::query(sql).bind(guest).bind(range).bind(reason).bind(now()).bind(until).execute(&mut **part).await?
        }
        Change::Unban(id) => sqlx::query("DELETE FROM bans WHERE id = ?").bind(id).execute(&mut **part).await?,
    };
    if done.rows_affected() == 0 { Err(StoreError::Taken) } else { Ok(()) }
}

impl Store {
    /// What hosts have settled, by its name.
    pub async fn hosting(&self) -> Result<BTreeMap<String, String>, StoreError> {
        let rows = sqlx::query("SELECT key, value FROM hosting").fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect::<Result<_, sqlx::Error>>()?)
    }

    /// Who does not come in, the newest first.
    pub async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let rows = sqlx::query("SELECT id, guest, range, reason, at, until FROM bans ORDER BY id DESC").fetch_all(&self.readers).await?;
        let ban = |row: &sqlx::sqlite::SqliteRow| {
            let (id, guest, range) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            Ok(Ban { id, guest, range, reason: row.try_get(3)?, at: row.try_get(4)?, until: row.try_get(5)? })
        };
        Ok(rows.iter().map(ban).collect::<Result<_, sqlx::Error>>()?)
    }

    /// Invitations that can still be used, the newest first.
    pub async fn invitations(&self) -> Result<Vec<Invitation>, StoreError> {
        let sql = "SELECT id, note, uses, until FROM invitations WHERE uses > 0 AND (until IS NULL OR until >= ?) ORDER BY id DESC";
        let rows = sqlx::query(sql).bind(now()).fetch_all(&self.readers).await?;
        let invitation = |row: &sqlx::sqlite::SqliteRow| {
            Ok(Invitation { id: row.try_get(0)?, note: row.try_get(1)?, uses: row.try_get(2)?, until: row.try_get(3)? })
        };
        Ok(rows.iter().map(invitation).collect::<Result<_, sqlx::Error>>()?)
    }

    /// How many guests, tables by stage (open, going, over), lines and bytes are kept.
    pub async fn counts(&self) -> Result<[i64; 6], StoreError> {
        let sql = "SELECT (SELECT COUNT(*) FROM guests), (SELECT COUNT(*) FROM tables WHERE stage = 'open'), \
            (SELECT COUNT(*) FROM tables WHERE stage = 'going'), (SELECT COUNT(*) FROM tables WHERE stage = 'over'), \
            (SELECT COUNT(*) FROM talk), (SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size())";
        let row = sqlx::query(sql).fetch_one(&self.readers).await?;
        let mut counts = [0; 6];
        for (place, count) in counts.iter_mut().enumerate() {
            *count = row.try_get(place)?;
        }
        Ok(counts)
    }
}
