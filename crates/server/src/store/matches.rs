//! What is kept of matches: which tables count together, who is ready for the next of them, and who has left.

use sqlx::{Row, Sqlite, Transaction};
use table::log::Ended;

use super::apply::{one, taken};
use super::{DeckId, GuestId, Sitter, Store, StoreError, TableStatus, sitter};

/// Something to write about matches.
#[derive(Clone, Debug)]
pub enum Change {
    /// A match begins.
    New {
        /// Its id.
        id: String,
        /// The best of so many games wins.
        games: u8,
        /// How many games can follow if draws have left it open.
        extra: u8,
        /// Whether decks may be changed in between.
        changes: bool,
    },
    /// A table of a match: the match, its number, the table, and how many seats the players have moved on.
    Table(String, u32, String, u8),
    /// A player is ready for the table of this number, with something else to bring if it is named.
    Ready(String, u8, u32, Option<Brings>),
    /// A player leaves a match for good.
    Leave(String, u8),
    /// A match is over: who has won, if anybody has.
    Over(String, Option<u8>),
}

/// What somebody brings: a text that the game reads, and which version of a deck of its own that is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brings {
    /// The text.
    pub text: String,
    /// The deck and its version.
    pub kept: Option<(DeckId, i64)>,
}

/// A match as it is kept.
#[derive(Clone, Debug)]
pub struct StoredMatch {
    /// Its id.
    pub id: String,
    /// The best of so many games wins.
    pub games: u8,
    /// How many games can follow if draws have left it open.
    pub extra: u8,
    /// Whether decks may be changed in between.
    pub changes: bool,
    /// Whether it is over.
    pub over: bool,
    /// Who has won, if it is over and anybody has.
    pub won: Option<u8>,
    /// Its tables, in their order.
    pub tables: Vec<MatchTable>,
    /// Who has left.
    pub left: Vec<u8>,
    /// Who is ready for which table, and with what.
    pub ready: Vec<(u8, u32, Option<Brings>)>,
    /// The tournament that it belongs to: its id, its name and the round.
    pub event: Option<(String, String, u32)>,
}

/// A table of a match.
#[derive(Clone, Debug)]
pub struct MatchTable {
    /// Its number.
    pub number: u32,
    /// Its id.
    pub id: String,
    /// How many seats the players have moved on.
    pub moved: u8,
    /// How far it is.
    pub stage: TableStatus,
    /// Whether it was dealt.
    pub dealt: bool,
    /// When something happened there last.
    pub touched: i64,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// What they bring.
    pub brings: Vec<Option<Brings>>,
    /// How it ended.
    pub ended: Option<Ended>,
}

pub(super) async fn apply(part: &mut Transaction<'_, Sqlite>, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::New { id, games, extra, changes } => {
            let sql = "INSERT INTO matches (id, games, extra, changes, stage) VALUES (?, ?, ?, ?, 'going')";
            sqlx::query(sql).bind(id).bind(games).bind(extra).bind(changes).execute(&mut **part).await.map_err(taken)?;
        }
        Change::Table(id, number, table, moved) => {
            // Nothing follows on a match that is over, nor twice on the same table.
            let sql = "INSERT INTO match_tables (match_id, number, table_id, moved) SELECT id, ?, ?, ? FROM matches WHERE id = ? AND stage = 'going'";
            one(&sqlx::query(sql).bind(number).bind(table).bind(moved).bind(id).execute(&mut **part).await.map_err(taken)?)?;
        }
        Change::Ready(id, player, number, brings) => {
            let sql = "INSERT OR REPLACE INTO match_ready (match_id, player, number, brings, deck, deck_version) \
                SELECT id, ?1, ?2, ?3, (SELECT id FROM decks WHERE id = ?4), ?5 FROM matches WHERE id = ?6 AND stage = 'going' \
                AND ?2 = (SELECT MAX(number) + 1 FROM match_tables WHERE match_id = ?6)";
            let kept = brings.as_ref().and_then(|brings| brings.kept);
            let query = sqlx::query(sql).bind(player).bind(number).bind(brings.as_ref().map(|brings| &brings.text));
            one(&query.bind(kept.map(|kept| kept.0)).bind(kept.map(|kept| kept.1)).bind(id).execute(&mut **part).await?)?;
        }
        Change::Leave(id, player) => {
            let sql = "INSERT OR IGNORE INTO match_left (match_id, player) SELECT id, ? FROM matches WHERE id = ? AND stage = 'going'";
            sqlx::query(sql).bind(player).bind(id).execute(&mut **part).await?;
        }
        Change::Over(id, won) => {
            let sql = "UPDATE matches SET stage = 'over', won = ? WHERE id = ? AND stage = 'going'";
            one(&sqlx::query(sql).bind(won).bind(id).execute(&mut **part).await?)?;
            // What somebody was to bring is nobody's business any more.
            sqlx::query("DELETE FROM match_ready WHERE match_id = ?").bind(id).execute(&mut **part).await?;
        }
    }
    Ok(())
}

/// Forgets the match of a table that is forgotten.
pub(super) async fn forget(part: &mut Transaction<'_, Sqlite>, table: &str) -> Result<(), StoreError> {
    let sql = "DELETE FROM matches WHERE id IN (SELECT match_id FROM match_tables WHERE table_id = ?)";
    sqlx::query(sql).bind(table).execute(&mut **part).await?;
    Ok(())
}

fn brings(row: &sqlx::sqlite::SqliteRow, from: usize) -> Result<Option<Brings>, StoreError> {
    let (text, deck, version): (Option<String>, Option<DeckId>, Option<i64>) =
        (row.try_get(from)?, row.try_get(from + 1)?, row.try_get(from + 2)?);
    Ok(text.map(|text| Brings { text, kept: deck.zip(version) }))
}

impl Store {
    /// A match with all its tables.
    pub async fn match_of_id(&self, id: &str) -> Result<Option<StoredMatch>, StoreError> {
        let row = sqlx::query("SELECT games, extra, changes, stage, won FROM matches WHERE id = ?").bind(id);
        let Some(row) = row.fetch_optional(&self.readers).await? else { return Ok(None) };
        let sql = "SELECT match_tables.number, tables.id, moved, stage, replay <> '', touched FROM match_tables \
            JOIN tables ON tables.id = table_id WHERE match_id = ? ORDER BY match_tables.number";
        let mut tables = Vec::new();
        for row in sqlx::query(sql).bind(id).fetch_all(&self.readers).await? {
            let (table, stage): (String, String) = (row.try_get(1)?, row.try_get(3)?);
            let stage = TableStatus::of(&stage);
            let sql = "SELECT guest, bot, nonce, brings, deck, deck_version FROM seats WHERE table_id = ? ORDER BY seat";
            let seats = sqlx::query(sql).bind(&table).fetch_all(&self.readers).await?;
            tables.push(MatchTable {
                number: row.try_get(0)?,
                moved: row.try_get(2)?,
                stage,
                dealt: row.try_get(4)?,
                touched: row.try_get(5)?,
                sitters: seats.iter().map(sitter).collect::<Result<_, _>>()?,
                brings: seats.iter().map(|row| brings(row, 3)).collect::<Result<_, _>>()?,
                ended: if stage == TableStatus::Over { self.ended(&table).await? } else { None },
                id: table,
            });
        }
        let left =
            sqlx::query("SELECT player FROM match_left WHERE match_id = ? ORDER BY player").bind(id).fetch_all(&self.readers).await?;
        let sql = "SELECT player, number, brings, deck, deck_version FROM match_ready WHERE match_id = ?";
        let ready = sqlx::query(sql).bind(id).fetch_all(&self.readers).await?;
        let sql = "SELECT events.id, events.name, pairings.round FROM pairings JOIN events ON events.id = event WHERE match_id = ?";
        let event = sqlx::query(sql).bind(id).fetch_optional(&self.readers).await?;
        Ok(Some(StoredMatch {
            id: id.to_owned(),
            games: row.try_get(0)?,
            extra: row.try_get(1)?,
            changes: row.try_get(2)?,
            over: row.try_get::<String, _>(3)? == "over",
            won: row.try_get(4)?,
            tables,
            left: left.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?,
            ready: ready.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?, brings(row, 2)?))).collect::<Result<_, StoreError>>()?,
            event: event.map(|row| Ok::<_, StoreError>((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?))).transpose()?,
        }))
    }

    /// The match that a table belongs to.
    pub async fn match_of(&self, table: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT match_id FROM match_tables WHERE table_id = ?").bind(table).fetch_optional(&self.readers).await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    /// The matches that are not over; of everybody, or of a guest.
    pub async fn matches_going(&self, of: Option<GuestId>) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM matches WHERE stage = 'going' AND (?1 IS NULL OR EXISTS (SELECT 1 FROM match_tables \
            JOIN seats ON seats.table_id = match_tables.table_id WHERE match_id = matches.id AND seats.guest = ?1)) ORDER BY id";
        let rows = sqlx::query(sql).bind(of).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}
