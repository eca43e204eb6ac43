//! Deals that several tables share: the daily deal, and duplicates. Seeds are kept nowhere; they follow from one secret.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite, Transaction};
use table::Verdict;

use super::{GuestId, Listed, Store, StoreError, apply, now};

/// A deal that several tables share.
#[derive(Clone, PartialEq, Debug)]
pub struct Deal {
    /// Its name, which stands in the place of the table's id in everything that chance is made of.
    pub id: String,
    /// The game's short name.
    pub game: String,
    /// The day of a daily deal, counted from 1970; a duplicate has none.
    pub day: Option<i64>,
    /// The options as they are asked for.
    pub fields: BTreeMap<String, String>,
    /// What the seats bring.
    pub brings: Vec<Option<String>>,
    /// What was published of its seed, in hexadecimal digits.
    pub commitment: String,
    /// How the bot does that plays in the place of people, once that was found out.
    pub reference: Option<Standing>,
}

/// How a seat came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// In what way the table ended.
    pub verdict: Verdict,
    /// The place among the seats, counted from 1; 0 where there is none.
    pub place: u8,
    /// The points.
    pub score: i32,
    /// How far behind the best other seat in points: less than nothing for who is ahead.
    pub behind: i64,
    /// How many decisions it took.
    pub decisions: i64,
    /// Whether the seat has left.
    pub conceded: bool,
}

impl Standing {
    /// What counts first: the place; whoever wins together comes first, whoever left after all places, then whoever ends
    /// with nobody or loses together, and what does not count last.
    fn rank(&self) -> i64 {
        match self.verdict {
            Verdict::Void => 102,
            _ if self.conceded => 99,
            Verdict::Ranked => self.place.into(),
            Verdict::Won => 1,
            Verdict::Nobody => 100,
            Verdict::Lost => 101,
        }
    }

    /// What tells which of two results is better, apart from how long it took: the lower one.
    pub fn worth(&self) -> (i64, i64) {
        (self.rank(), self.behind)
    }
}

/// The order of results, the best first: [`Standing::worth`], then fewer decisions, then who was earlier.
const ORDER: &str = "rank, behind, decisions, attempts.id";

/// How somebody came out.
#[derive(Clone, PartialEq, Debug)]
pub struct DealResult {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// The person, if it is one.
    pub guest: Option<GuestId>,
    /// The name of the person or bot.
    pub name: String,
    /// Whether it is a bot.
    pub bot: bool,
    /// Whether it has a page.
    pub known: bool,
    /// How.
    pub standing: Standing,
}

/// A result as it is written.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// The seat.
    pub seat: u8,
    /// The person.
    pub guest: Option<GuestId>,
    /// Or the bot.
    pub bot: Option<String>,
    /// How it came out.
    pub standing: Standing,
}

/// Somebody's attempt at a daily deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// Its table.
    pub table: String,
    /// Whether it has a result.
    pub ended: bool,
}

/// Something to write about deals.
#[derive(Clone, Debug)]
pub enum Change {
    /// The secret, unless there is one.
    Secret([u8; 32]),
    /// A deal, unless it is there.
    New(Box<Deal>),
    /// A table of a deal, by its number.
    Table(String, String, i64),
    /// Somebody begins a daily deal at a table, with a browser if that is known.
    Attempt {
        /// The deal.
        deal: String,
        /// Who.
        guest: GuestId,
        /// The table.
        table: String,
        /// The browser.
        browser: Option<[u8; 32]>,
    },
    /// Nothing of the list is written if a guest sits at another table of this table's deal.
    SitsOnce(String, GuestId),
    /// Nothing of the list is written if a guest has opened so many duplicates that are not over.
    Room(GuestId, i64),
    /// A table has ended.
    Ended(String, Vec<Outcome>),
    /// How the bot does.
    Reference(String, Standing),
}

type Part<'t> = Transaction<'t, Sqlite>;

pub(super) async fn apply(part: &mut Part<'_>, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Secret(secret) => {
            let sql = "INSERT OR IGNORE INTO deal_secrets (id, secret) VALUES (1, ?)";
            sqlx::query(sql).bind(&secret[..]).execute(&mut **part).await?;
        }
        Change::New(deal) => {
            let sql = "INSERT OR IGNORE INTO deals (id, game, day, fields, brings, commitment, created) VALUES (?, ?, ?, ?, ?, ?, ?)";
            let (fields, brings) = (serde_json::to_string(&deal.fields), serde_json::to_string(&deal.brings));
            let query = sqlx::query(sql).bind(&deal.id).bind(&deal.game).bind(deal.day).bind(fields.unwrap_or_default());
            query.bind(brings.unwrap_or_default()).bind(&deal.commitment).bind(now()).execute(&mut **part).await?;
        }
        Change::Table(table, deal, number) => {
            let sql = "INSERT INTO deal_tables (table_id, deal, number) VALUES (?, ?, ?)";
            sqlx::query(sql).bind(table).bind(deal).bind(number).execute(&mut **part).await.map_err(apply::taken)?;
        }
        Change::Attempt { deal, guest, table, browser } => {
            let sql = "INSERT INTO attempts (deal, guest, table_id, browser, begun) VALUES (?, ?, ?, ?, ?)";
            let query = sqlx::query(sql).bind(deal).bind(guest).bind(table).bind(browser.as_ref().map(|browser| &browser[..]));
            query.bind(now()).execute(&mut **part).await.map_err(apply::taken)?;
        }
        Change::SitsOnce(table, guest) => {
            let sql = "SELECT 1 FROM deal_tables AS own JOIN deal_tables AS other ON other.deal = own.deal AND other.table_id <> own.table_id \
                JOIN seats ON seats.table_id = other.table_id WHERE own.table_id = ? AND seats.guest = ? LIMIT 1";
            if sqlx::query(sql).bind(table).bind(guest).fetch_optional(&mut **part).await?.is_some() {
                return Err(StoreError::Limit("duplicate-once"));
            }
        }
        Change::Room(guest, most) => {
            let sql = "SELECT COUNT(DISTINCT deal) FROM deal_tables JOIN tables ON tables.id = table_id JOIN deals ON deals.id = deal \
                WHERE opener = ? AND stage <> 'over' AND day IS NULL";
            if sqlx::query(sql).bind(guest).fetch_one(&mut **part).await?.try_get::<i64, _>(0)? >= *most {
                return Err(StoreError::Limit("full-duplicates"));
            }
        }
        Change::Ended(table, outcomes) => {
            for Outcome { seat, guest, bot, standing } in outcomes {
                let sql = "INSERT OR IGNORE INTO deal_results (table_id, seat, guest, bot, verdict, place, score, conceded, rank, behind, decisions) \
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
                let verdict = serde_json::to_string(&standing.verdict).unwrap_or_default();
                let query = sqlx::query(sql).bind(table).bind(seat).bind(guest).bind(bot).bind(verdict).bind(standing.place);
                let query = query.bind(standing.score).bind(standing.conceded).bind(standing.rank()).bind(standing.behind);
                query.bind(standing.decisions).execute(&mut **part).await?;
            }
        }
        Change::Reference(deal, standing) => {
            let written = serde_json::to_string(standing).unwrap_or_default();
            sqlx::query("UPDATE deals SET reference = ? WHERE id = ?").bind(written).bind(deal).execute(&mut **part).await?;
        }
    }
    Ok(())
}

/// Forgets the deal of a table that is just forgotten, if it was a duplicate and this was its last table.
pub(super) async fn forget(part: &mut Part<'_>, deal: &str) -> Result<(), StoreError> {
    let sql = "DELETE FROM deals WHERE id = ?1 AND day IS NULL AND NOT EXISTS (SELECT 1 FROM deal_tables WHERE deal = ?1)";
    sqlx::query(sql).bind(deal).execute(&mut **part).await?;
    Ok(())
}

/// The deal of a table.
pub(super) async fn of_table(part: &mut Part<'_>, table: &str) -> Result<Option<String>, StoreError> {
    let row = sqlx::query("SELECT deal FROM deal_tables WHERE table_id = ?").bind(table).fetch_optional(&mut **part).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

/// What becomes of the attempts of a guest who turns out to be somebody else: of two at one deal the first counts.
pub(super) const MERGED: [&str; 3] = [
    "DELETE FROM attempts WHERE guest IN (?1, ?2) AND EXISTS (SELECT 1 FROM attempts AS other WHERE other.deal = attempts.deal \
        AND other.guest IN (?1, ?2) AND other.id < attempts.id)",
    "UPDATE attempts SET guest = ?2 WHERE guest = ?1",
    "UPDATE deal_results SET guest = ?2 WHERE guest = ?1",
];

impl Store {
    /// What seeds are made of, if it was drawn already.
    pub async fn deal_secret(&self) -> Result<Option<[u8; 32]>, StoreError> {
        let row = sqlx::query("SELECT secret FROM deal_secrets").fetch_optional(&self.readers).await?;
        let secret: Option<Vec<u8>> = row.map(|row| row.try_get(0)).transpose()?;
        Ok(secret.and_then(|secret| secret.try_into().ok()))
    }

    /// A deal by its name.
    pub async fn deal(&self, id: &str) -> Result<Option<Deal>, StoreError> {
        let row = sqlx::query("SELECT * FROM deals WHERE id = ?").bind(id).fetch_optional(&self.readers).await?;
        row.map(|row| deal(&row)).transpose()
    }

    /// The daily deals from a day to another.
    pub async fn daily_deals(&self, from: i64, to: i64) -> Result<Vec<Deal>, StoreError> {
        let sql = "SELECT * FROM deals WHERE day BETWEEN ? AND ? ORDER BY day DESC, id";
        sqlx::query(sql).bind(from).bind(to).fetch_all(&self.readers).await?.iter().map(deal).collect()
    }

    /// The deal of a table, and the number of the table in it.
    pub async fn deal_of(&self, table: &str) -> Result<Option<(Deal, i64)>, StoreError> {
        let sql = "SELECT deals.*, number FROM deals JOIN deal_tables ON deal = deals.id WHERE table_id = ?";
        let row = sqlx::query(sql).bind(table).fetch_optional(&self.readers).await?;
        row.map(|row| Ok((deal(&row)?, row.try_get("number")?))).transpose()
    }

    /// What became of somebody's attempt at a daily deal, if there was one.
    pub async fn attempt(&self, deal: &str, guest: GuestId) -> Result<Option<Attempt>, StoreError> {
        let sql = "SELECT table_id, EXISTS (SELECT 1 FROM deal_results WHERE deal_results.table_id = attempts.table_id) FROM attempts \
            WHERE deal = ? AND guest = ?";
        let row = sqlx::query(sql).bind(deal).bind(guest).fetch_optional(&self.readers).await?;
        row.map(|row| Ok(Attempt { table: row.try_get(0)?, ended: row.try_get(1)? })).transpose()
    }

    /// How many have a result at a daily deal.
    pub async fn count_results(&self, deal: &str) -> Result<i64, StoreError> {
        let sql = "SELECT COUNT(*) FROM attempts JOIN deal_results ON deal_results.table_id = attempts.table_id WHERE deal = ?";
        Ok(sqlx::query(sql).bind(deal).fetch_one(&self.readers).await?.try_get(0)?)
    }

    /// The results of a daily deal, the best first; all of them, or that of one person alone.
    pub async fn daily_results(&self, deal: &str, of: Option<GuestId>, limit: i64) -> Result<Vec<(i64, DealResult)>, StoreError> {
        // Whoever came out alike shares a place.
        let sql = format!(
            "SELECT * FROM (SELECT deal_results.*, attempts.guest AS who, name, owner, claimed, \
                RANK() OVER (ORDER BY rank, behind, decisions) AS at, ROW_NUMBER() OVER (ORDER BY {ORDER}) AS line \
                FROM attempts JOIN deal_results ON deal_results.table_id = attempts.table_id JOIN guests ON guests.id = attempts.guest \
                WHERE deal = ?1) WHERE ?2 IS NULL OR who = ?2 ORDER BY line LIMIT ?3"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(deal).bind(of).bind(limit);
        query.fetch_all(&self.readers).await?.iter().map(|row| Ok((row.try_get("at")?, result(row)?))).collect()
    }

    /// The results of all tables of a duplicate, table by table and seat by seat.
    pub async fn duplicate_results(&self, deal: &str) -> Result<Vec<DealResult>, StoreError> {
        let sql = "SELECT deal_results.*, name, owner, claimed FROM deal_tables JOIN deal_results ON deal_results.table_id = deal_tables.table_id \
            LEFT JOIN guests ON guests.id = deal_results.guest WHERE deal = ? ORDER BY number, seat";
        sqlx::query(sql).bind(deal).fetch_all(&self.readers).await?.iter().map(|row| Ok(result(row)?)).collect()
    }

    /// The tables of a duplicate, each with its number, and who opened them.
    pub async fn duplicate_tables(&self, deal: &str) -> Result<(Vec<(i64, Listed)>, Option<GuestId>), StoreError> {
        let sql = "SELECT id, game, stage, touched, frozen, awaited, number, opener FROM tables JOIN deal_tables ON table_id = id \
            WHERE deal = ? ORDER BY number";
        let rows = sqlx::query(sql).bind(deal).fetch_all(&self.readers).await?;
        let numbers = rows.iter().map(|row| row.try_get("number")).collect::<Result<Vec<i64>, _>>()?;
        let opener = rows.first().map(|row| row.try_get("opener")).transpose()?.flatten();
        Ok((numbers.into_iter().zip(self.listed(rows).await?).collect(), opener))
    }

    /// Whether all tables of a duplicate are over.
    pub async fn is_duplicate_over(&self, deal: &str) -> Result<bool, StoreError> {
        let sql = "SELECT NOT EXISTS (SELECT 1 FROM tables JOIN deal_tables ON table_id = id WHERE deal = ? AND stage <> 'over')";
        Ok(sqlx::query(sql).bind(deal).fetch_one(&self.readers).await?.try_get(0)?)
    }

    /// The daily deals that somebody has begun, the last first, each with its table.
    pub async fn attempts_of(&self, guest: GuestId) -> Result<Vec<(String, String)>, StoreError> {
        let sql = "SELECT deal, table_id FROM attempts WHERE guest = ? ORDER BY id DESC";
        let rows = sqlx::query(sql).bind(guest).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// The daily deals at which somebody has a result, the last first, before a day.
    pub async fn dailies_of(&self, guest: GuestId, before: i64, limit: i64) -> Result<Vec<Deal>, StoreError> {
        let sql = "SELECT deals.* FROM attempts JOIN deals ON deals.id = deal WHERE guest = ? AND day < ? \
            AND EXISTS (SELECT 1 FROM deal_results WHERE deal_results.table_id = attempts.table_id) ORDER BY day DESC, deals.id LIMIT ?";
        sqlx::query(sql).bind(guest).bind(before).bind(limit).fetch_all(&self.readers).await?.iter().map(deal).collect()
    }
}

fn deal(row: &SqliteRow) -> Result<Deal, StoreError> {
    let (fields, brings): (String, String) = (row.try_get("fields")?, row.try_get("brings")?);
    let reference: Option<String> = row.try_get("reference")?;
    Ok(Deal {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        day: row.try_get("day")?,
        fields: serde_json::from_str(&fields).unwrap_or_default(),
        brings: serde_json::from_str(&brings).unwrap_or_default(),
        commitment: row.try_get("commitment")?,
        reference: reference.and_then(|written| serde_json::from_str(&written).ok()),
    })
}

fn result(row: &SqliteRow) -> Result<DealResult, sqlx::Error> {
    let (verdict, bot): (String, Option<String>) = (row.try_get("verdict")?, row.try_get("bot")?);
    let owner: Option<GuestId> = row.try_get("owner")?;
    Ok(DealResult {
        table: row.try_get("table_id")?,
        seat: row.try_get("seat")?,
        guest: row.try_get("guest")?,
        name: row.try_get::<Option<String>, _>("name")?.or_else(|| bot.clone()).unwrap_or_default(),
        bot: bot.is_some() || owner.is_some(),
        known: owner.is_some() || row.try_get::<Option<i64>, _>("claimed")?.is_some(),
        standing: Standing {
            verdict: serde_json::from_str(&verdict).unwrap_or(Verdict::Void),
            place: row.try_get("place")?,
            score: row.try_get("score")?,
            behind: row.try_get("behind")?,
            decisions: row.try_get("decisions")?,
            conceded: row.try_get("conceded")?,
        },
    })
}
