//! What is kept of time: how long the house has lived, what was agreed on at a table, until when its clocks were
//! charged, and when the next of them runs out. What was charged stands in the logs.

use sqlx::{Row, Sqlite, Transaction};
use table::log::Terms;

use super::{Store, StoreError};

/// Something to write about time.
#[derive(Clone, Debug)]
pub enum Change {
    /// The time that was agreed on when a table was opened.
    Terms(String, Terms),
    /// Until when the clocks of a table were charged, and when the next of them runs out, in the time of the house. So the
    /// house has lived until then.
    Asked(String, i64, Option<i64>),
    /// The house has lived for so long.
    Lived(i64),
}

/// What is kept of the time of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kept {
    /// What was agreed on.
    pub terms: Option<Terms>,
    /// Until when its clocks were charged.
    pub asked: Option<i64>,
}

pub(super) async fn apply(part: &mut Transaction<'_, Sqlite>, change: &Change) -> Result<(), StoreError> {
    let lived = "UPDATE lived SET ms = ? WHERE ms < ?";
    match change {
        Change::Terms(table, terms) => {
            let terms = serde_json::to_string(terms).unwrap_or_default();
            sqlx::query("UPDATE tables SET clock = ? WHERE id = ?").bind(terms).bind(table).execute(&mut **part).await?;
        }
        Change::Asked(table, asked, deadline) => {
            let sql = "UPDATE tables SET asked = ?, deadline = ? WHERE id = ?";
            sqlx::query(sql).bind(asked).bind(deadline).bind(table).execute(&mut **part).await?;
            sqlx::query(lived).bind(asked).bind(asked).execute(&mut **part).await?;
        }
        Change::Lived(ms) => {
            sqlx::query(lived).bind(ms).bind(ms).execute(&mut **part).await?;
        }
    }
    Ok(())
}

impl Store {
    /// For how many milliseconds the house has lived.
    pub async fn lived(&self) -> Result<i64, StoreError> {
        Ok(sqlx::query("SELECT ms FROM lived").fetch_one(&self.readers).await?.try_get(0)?)
    }

    /// What is kept of the time of a table.
    pub async fn time(&self, id: &str) -> Result<Kept, StoreError> {
        let row = sqlx::query("SELECT clock, asked FROM tables WHERE id = ?").bind(id).fetch_optional(&self.readers).await?;
        let Some(row) = row else { return Ok(Kept::default()) };
        let terms: Option<String> = row.try_get(0)?;
        Ok(Kept { terms: terms.and_then(|terms| serde_json::from_str(&terms).ok()), asked: row.try_get(1)? })
    }

    /// The tables at which clocks run, each with when the next of them runs out.
    pub async fn deadlines(&self) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = sqlx::query("SELECT id, deadline FROM tables WHERE deadline IS NOT NULL").fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }
}
