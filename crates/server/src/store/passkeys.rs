//! Passkeys of people, and who asks for two factors.

use sqlx::{Row, Sqlite, Transaction};

use super::apply::{one, taken};
use super::{GuestId, Store, StoreError, now};

/// Something to write about passkeys.
#[derive(Clone, Debug)]
pub enum Change {
    /// Somebody has one more; at most so many.
    Add(Fresh, i64),
    /// A passkey was shown: what is known of it now, and how often its device says that it was used. One that was shown
    /// as often before, or more often, is a copy.
    Used {
        /// Its number.
        id: i64,
        /// What is known of it.
        key: String,
        /// How often it was used; always 0 where the device does not count.
        counter: u32,
    },
    /// A passkey is worth nothing any more, unless nothing else would let its owner in.
    Remove(GuestId, i64),
    /// Whether the passphrase alone is not enough for somebody who has a passkey.
    Second(GuestId, bool),
}

/// A passkey that was made now.
#[derive(Clone, Debug)]
pub struct Fresh {
    /// Whose it is.
    pub guest: GuestId,
    /// By what the device knows its person.
    pub handle: [u8; 16],
    /// What its owner calls it.
    pub name: String,
    /// For which name of the house it was made.
    pub place: String,
    /// By what it is known.
    pub credential: Vec<u8>,
    /// What is known of it.
    pub key: String,
}

/// A passkey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passkey {
    /// Its number.
    pub id: i64,
    /// Whose it is.
    pub guest: GuestId,
    /// By what the device knows its person.
    pub handle: Vec<u8>,
    /// What its owner calls it.
    pub name: String,
    /// For which name of the house it was made.
    pub place: String,
    /// By what it is known.
    pub credential: Vec<u8>,
    /// What is known of it.
    pub key: String,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// When it was last used, if it was.
    pub used: Option<i64>,
}

/// Writes one change.
pub(super) async fn apply(part: &mut Transaction<'_, Sqlite>, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Add(fresh, most) => {
            let sql = "SELECT COUNT(*) FROM passkeys WHERE guest = ?";
            if sqlx::query(sql).bind(fresh.guest).fetch_one(&mut **part).await?.try_get::<i64, _>(0)? >= *most {
                return Err(StoreError::Limit("full-passkeys"));
            }
            let sql = "INSERT INTO passkeys (guest, handle, name, place, credential, key, counter, created) \
                SELECT id, ?, ?, ?, ?, ?, 0, ? FROM guests WHERE id = ? AND claimed IS NOT NULL";
            let query = sqlx::query(sql).bind(&fresh.handle[..]).bind(&fresh.name).bind(&fresh.place).bind(&fresh.credential);
            one(&query.bind(&fresh.key).bind(now()).bind(fresh.guest).execute(&mut **part).await.map_err(taken)?)?;
        }
        Change::Used { id, key, counter } => {
            let sql = "UPDATE passkeys SET key = ?1, counter = ?2, used = ?3 WHERE id = ?4 AND (counter < ?2 OR (counter = 0 AND ?2 = 0))";
            one(&sqlx::query(sql).bind(key).bind(counter).bind(now()).bind(id).execute(&mut **part).await?)?;
        }
        Change::Remove(guest, id) => {
            let sql = "DELETE FROM passkeys WHERE id = ?1 AND guest = ?2 AND ( \
                EXISTS (SELECT 1 FROM guests WHERE id = ?2 AND passphrase IS NOT NULL) \
                OR EXISTS (SELECT 1 FROM passkeys WHERE guest = ?2 AND id <> ?1))";
            one(&sqlx::query(sql).bind(id).bind(guest).execute(&mut **part).await?)?;
            let sql = "DELETE FROM second_factors WHERE guest = ?1 AND NOT EXISTS (SELECT 1 FROM passkeys WHERE guest = ?1)";
            sqlx::query(sql).bind(guest).execute(&mut **part).await?;
        }
        Change::Second(guest, true) => {
            let sql = "INSERT OR IGNORE INTO second_factors (guest) SELECT DISTINCT guest FROM passkeys WHERE guest = ?";
            sqlx::query(sql).bind(guest).execute(&mut **part).await?;
        }
        Change::Second(guest, false) => {
            sqlx::query("DELETE FROM second_factors WHERE guest = ?").bind(guest).execute(&mut **part).await?;
        }
    }
    Ok(())
}

fn passkey(row: &sqlx::sqlite::SqliteRow) -> Result<Passkey, StoreError> {
    Ok(Passkey {
        id: row.try_get(0)?,
        guest: row.try_get(1)?,
        handle: row.try_get(2)?,
        name: row.try_get(3)?,
        place: row.try_get(4)?,
        credential: row.try_get(5)?,
        key: row.try_get(6)?,
        created: row.try_get(7)?,
        used: row.try_get(8)?,
    })
}

impl Store {
    /// The passkeys of somebody, the oldest first.
    pub async fn passkeys(&self, guest: GuestId) -> Result<Vec<Passkey>, StoreError> {
        let sql = "SELECT id, guest, handle, name, place, credential, key, created, used FROM passkeys WHERE guest = ? ORDER BY id";
        sqlx::query(sql).bind(guest).fetch_all(&self.readers).await?.iter().map(passkey).collect()
    }

    /// The passkey that is known by this.
    pub async fn passkey(&self, credential: &[u8]) -> Result<Option<Passkey>, StoreError> {
        let sql = "SELECT id, guest, handle, name, place, credential, key, created, used FROM passkeys WHERE credential = ?";
        sqlx::query(sql).bind(credential).fetch_optional(&self.readers).await?.map(|row| passkey(&row)).transpose()
    }

    /// Whether somebody asked that its passphrase alone is not enough.
    pub async fn has_second(&self, guest: GuestId) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM second_factors WHERE guest = ?";
        Ok(sqlx::query(sql).bind(guest).fetch_optional(&self.readers).await?.is_some())
    }
}
