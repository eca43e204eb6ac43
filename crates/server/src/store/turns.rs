//! Turns: for whom tables wait. They are written with the entries of the log that made them.

use sqlx::{Row, Sqlite, Transaction};
use table::log::{ClockKind, Terms};

use super::{GuestId, Store, StoreError, now};

/// Something to write about turns.
#[derive(Clone, Debug)]
pub enum Change {
    /// For whom a table waits from an entry of its log on, each with when the time runs out. Whoever `stays` is waited for
    /// as before; everybody else has a new turn.
    Waits {
        /// The table.
        table: String,
        /// The entry.
        number: usize,
        /// Who is waited for.
        waits: Vec<(GuestId, Option<i64>)>,
        /// Those of them who were waited for before, and have not decided since.
        stays: Vec<GuestId>,
    },
    /// Somebody has looked at a page at a moment.
    Seen(GuestId, i64),
}

/// A table that waits for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The table.
    pub table: String,
    /// The game's short name.
    pub game: String,
    /// The entry of the log from which on it waits.
    pub number: i64,
    /// Since when, in seconds since 1970.
    pub since: i64,
    /// When the time runs out, in the time of the house.
    pub deadline: Option<i64>,
    /// Whether a turn has days.
    pub slow: bool,
    /// The others who sit there.
    pub others: Vec<String>,
}

/// Whether a table has days for every act.
pub fn is_slow(clock: Option<&str>) -> bool {
    clock.and_then(|clock| serde_json::from_str::<Terms>(clock).ok()).is_some_and(|terms| terms.kind == ClockKind::Days)
}

/// Whether the next table is opened by itself after a decision, by what somebody wants and whether the table has days.
pub fn leads_on(next: Option<&str>, slow: bool) -> bool {
    match next {
        Some("always") => true,
        Some("never") => false,
        _ => slow,
    }
}

pub(super) async fn apply(part: &mut Transaction<'_, Sqlite>, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Waits { table, number, waits, stays } => {
            // Both statements go to the database in one step.
            let sql = "DELETE FROM turns WHERE table_id = ? AND guest NOT IN (SELECT value FROM json_each(?)); \
                INSERT INTO turns (table_id, guest, number, since, deadline) \
                SELECT ?, value ->> 0, ?, ?, value ->> 1 FROM json_each(?) WHERE true \
                ON CONFLICT (table_id, guest) DO UPDATE SET deadline = excluded.deadline";
            let (stays, waits) = (serde_json::to_string(stays).unwrap_or_default(), serde_json::to_string(waits).unwrap_or_default());
            let number = i64::try_from(*number).unwrap_or(i64::MAX);
            let query = sqlx::query(sql).bind(table).bind(stays).bind(table).bind(number).bind(now()).bind(waits);
            query.execute(&mut **part).await?;
        }
        Change::Seen(guest, at) => {
            let sql = "UPDATE turns SET seen = ?1 WHERE guest = ?2 AND since < ?1 AND seen IS NULL";
            sqlx::query(sql).bind(at).bind(guest).execute(&mut **part).await?;
        }
    }
    Ok(())
}

/// Tables that really wait, with what is known of their turns.
const WAITING: &str =
    "FROM turns JOIN tables ON tables.id = turns.table_id WHERE tables.stage = 'going' AND tables.frozen IS NULL AND turns.guest = ?1";

impl Store {
    /// The tables that wait for somebody: those first whose clock ends first, then those that wait longest.
    pub async fn turns(&self, guest: GuestId) -> Result<Vec<Waiting>, StoreError> {
        let sql = format!(
            "SELECT tables.id, tables.game, turns.number, turns.since, turns.deadline, tables.clock {WAITING} \
             ORDER BY turns.deadline IS NULL, turns.deadline, turns.since, tables.id"
        );
        let mut all = Vec::new();
        for row in sqlx::query(sqlx::AssertSqlSafe(sql)).bind(guest).fetch_all(&self.readers).await? {
            let (table, clock): (String, Option<String>) = (row.try_get(0)?, row.try_get(5)?);
            let sql = "SELECT COALESCE(guests.name, seats.bot) FROM seats LEFT JOIN guests ON guests.id = seats.guest \
                WHERE table_id = ? AND seats.guest IS NOT ? ORDER BY seat";
            let others = sqlx::query(sql).bind(&table).bind(guest).fetch_all(&self.readers).await?;
            let names = others.iter().map(|row| row.try_get::<Option<String>, _>(0)).collect::<Result<Vec<_>, _>>()?;
            all.push(Waiting {
                table,
                game: row.try_get(1)?,
                number: row.try_get(2)?,
                since: row.try_get(3)?,
                deadline: row.try_get(4)?,
                slow: is_slow(clock.as_deref()),
                others: names.into_iter().flatten().collect(),
            });
        }
        Ok(all)
    }

    /// How many tables wait for somebody, how many of them are not this one, and whether the next is opened by itself after
    /// a decision at this one.
    pub async fn count_turns(&self, guest: GuestId, table: &str) -> Result<(i64, i64, bool), StoreError> {
        let sql = format!(
            "SELECT COUNT(*), COALESCE(SUM(tables.id <> ?2), 0), (SELECT next FROM alerts WHERE alerts.guest = ?1), \
             (SELECT clock FROM tables WHERE id = ?2) {WAITING}"
        );
        let row = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(guest).bind(table).fetch_one(&self.readers).await?;
        let (next, clock): (Option<String>, Option<String>) = (row.try_get(2)?, row.try_get(3)?);
        Ok((row.try_get(0)?, row.try_get(1)?, leads_on(next.as_deref(), is_slow(clock.as_deref()))))
    }

    /// Everybody who has a turn that it has not seen.
    pub async fn have_news(&self) -> Result<Vec<GuestId>, StoreError> {
        let rows = sqlx::query("SELECT DISTINCT guest FROM turns WHERE seen IS NULL").fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }
}
