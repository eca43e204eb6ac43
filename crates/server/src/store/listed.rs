//! Tables in lists: who sits there, whom they wait for, how they ended.

use sqlx::Row;
use table::log::{Ended, LogEntry};

use super::{GuestId, Held, LISTED_EACH, Listed, Store, StoreError, TableStatus, seats_of, sweep};

impl Store {
    /// The tables at which something happened last: those of a guest, or those with open seats.
    pub async fn tables(&self, of: Option<GuestId>, limit: u32) -> Result<Vec<Listed>, StoreError> {
        let rows = match of {
            Some(guest) => {
                let sql = "SELECT id, game, stage, touched, frozen, awaited FROM tables \
                    WHERE id IN (SELECT table_id FROM seats WHERE guest = ?1 UNION SELECT id FROM tables WHERE opener = ?1) \
                    ORDER BY stage = 'over', touched DESC LIMIT ?2";
                sqlx::query(sql).bind(guest).bind(limit).fetch_all(&self.readers).await?
            }
            None => {
                // Nobody fills the list alone.
                let sql = "SELECT id, game, stage, touched, frozen, awaited FROM \
                    (SELECT *, ROW_NUMBER() OVER (PARTITION BY opener ORDER BY touched DESC) AS place FROM tables WHERE stage = 'open' \
                    AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND guest IS NULL AND bot IS NULL)) \
                    WHERE place <= ? ORDER BY touched DESC LIMIT ?";
                sqlx::query(sql).bind(LISTED_EACH).bind(limit).fetch_all(&self.readers).await?
            }
        };
        self.listed(rows).await
    }

    /// The tables that are counted for a guest, the oldest first.
    pub async fn held(&self, guest: GuestId, held: Held) -> Result<Vec<Listed>, StoreError> {
        let rows = sqlx::query(sweep::of(held)).bind(guest).fetch_all(&self.readers).await?;
        self.listed(rows).await
    }

    pub(super) async fn listed(&self, rows: Vec<sqlx::sqlite::SqliteRow>) -> Result<Vec<Listed>, StoreError> {
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let stage: String = row.try_get(2)?;
            tables.push(Listed {
                id: row.try_get(0)?,
                game: row.try_get(1)?,
                stage: TableStatus::of(&stage),
                ended: None,
                frozen: row.try_get("frozen")?,
                touched: row.try_get(3)?,
                sitters: Vec::new(),
                guests: Vec::new(),
                awaited: row.try_get::<Option<i64>, _>("awaited")?.map(seats_of),
            });
        }
        // However many there are, they are looked up at once.
        let ids: Vec<&str> = tables.iter().map(|table| table.id.as_str()).collect();
        let ids = serde_json::to_string(&ids).unwrap_or_default();
        let sql = "SELECT key, COALESCE(guests.name, seats.bot), seats.guest FROM json_each(?) JOIN seats ON table_id = value \
            LEFT JOIN guests ON guests.id = seats.guest ORDER BY key, seat";
        for row in sqlx::query(sql).bind(&ids).fetch_all(&self.readers).await? {
            if let Some(table) = tables.get_mut(row.try_get::<i64, _>(0)? as usize) {
                table.sitters.push(row.try_get(1)?);
                table.guests.push(row.try_get(2)?);
            }
        }
        let sql = "SELECT key, (SELECT entry FROM entries WHERE table_id = value ORDER BY number DESC LIMIT 1) FROM json_each(?)";
        for row in sqlx::query(sql).bind(&ids).fetch_all(&self.readers).await? {
            let table = tables.get_mut(row.try_get::<i64, _>(0)? as usize).filter(|table| table.stage == TableStatus::Over);
            if let (Some(table), Some(last)) = (table, row.try_get::<Option<&str>, _>(1)?) {
                table.ended = ended(last);
            }
        }
        Ok(tables)
    }

    /// How a table ended, as its log keeps it.
    pub(super) async fn ended(&self, id: &str) -> Result<Option<Ended>, StoreError> {
        let sql = "SELECT entry FROM entries WHERE table_id = ? ORDER BY number DESC LIMIT 1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.readers).await?;
        Ok(row.map(|row| row.try_get::<String, _>(0)).transpose()?.and_then(|last| ended(&last)))
    }
}

/// How a table ended, as the last entry of its log says.
fn ended(last: &str) -> Option<Ended> {
    let over = |entry| if let LogEntry::Over(ended) = entry { Some(ended) } else { None };
    serde_json::from_str(last).ok().and_then(over)
}
