//! The task that writes.

use sqlx::{Connection, Sqlite, SqliteConnection, Transaction};
use tokio::sync::mpsc;

use super::known::Known;
use super::{Change, Job, Sitter, StoreError, now, sweep};

/// Jobs that are written together at most.
const TOGETHER: usize = 256;

/// Starts the task on a thread of its own: it takes a step for everything that it writes, and none of them should
/// wait until others have drawn their pages.
pub(super) fn start(connection: SqliteConnection, jobs: mpsc::Receiver<Job>, known: Known) -> Result<(), sqlx::Error> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
    std::thread::Builder::new().name("writer".to_owned()).spawn(move || runtime.block_on(write(connection, jobs, known)))?;
    Ok(())
}

/// Writes whatever comes, until nobody can send any more.
async fn write(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>, known: Known) {
    let mut waiting = Vec::with_capacity(TOGETHER);
    while jobs.recv_many(&mut waiting, TOGETHER).await > 0 {
        let mut results = Vec::with_capacity(waiting.len());
        let committed = together(&mut connection, &waiting, &mut results).await;
        waiting.iter().for_each(|job| known.wrote(&job.changes));
        for (place, job) in waiting.drain(..).enumerate() {
            // Nothing is acknowledged unless all of it is on the disk.
            let result = match &committed {
                Ok(()) => results.get_mut(place).map_or(Err(StoreError::Closed), |result| std::mem::replace(result, Ok(()))),
                Err(error) => Err(StoreError::Database(sqlx::Error::Protocol(error.to_string()))),
            };
            // Whoever asked may have gone away.
            let _ = job.done.send(result);
        }
    }
    let _ = connection.close().await;
}

/// Writes jobs in one transaction; each of them succeeds or fails alone.
async fn together(connection: &mut SqliteConnection, jobs: &[Job], results: &mut Vec<Result<(), StoreError>>) -> Result<(), sqlx::Error> {
    if all_at_once(connection, jobs).await? {
        results.extend(jobs.iter().map(|_| Ok(())));
        return Ok(());
    }
    let mut transaction = connection.begin().await?;
    for job in jobs {
        let mut part = transaction.begin().await?;
        let result = apply(&mut part, &job.changes).await;
        if result.is_ok() {
            part.commit().await?;
        } else {
            part.rollback().await?;
        }
        results.push(result);
    }
    transaction.commit().await
}

/// Writes jobs as if they were one, which nearly always works and asks much less of the database; and whether it
/// did. If not, nothing was written.
async fn all_at_once(connection: &mut SqliteConnection, jobs: &[Job]) -> Result<bool, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    for job in jobs {
        if apply(&mut transaction, &job.changes).await.is_err() {
            transaction.rollback().await?;
            return Ok(false);
        }
    }
    transaction.commit().await?;
    Ok(true)
}

/// A row that another had taken already.
fn taken(error: sqlx::Error) -> StoreError {
    let conflict = error.as_database_error().is_some_and(|error| error.is_unique_violation());
    if conflict { StoreError::Taken } else { StoreError::Database(error) }
}

/// Nothing changed: what was to be changed is not as it was thought to be.
fn one(done: &sqlx::sqlite::SqliteQueryResult) -> Result<(), StoreError> {
    if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Taken) }
}

async fn apply(part: &mut Transaction<'_, Sqlite>, changes: &[Change]) -> Result<(), StoreError> {
    for change in changes {
        match change {
            Change::Guest { token, name } => {
                let sql = "INSERT INTO guests (id, token, name, created, seen) \
                    SELECT COALESCE(MAX(id), 0) + 1, ?, COALESCE(?, 'Guest ' || (COALESCE(MAX(id), 0) + 1)), ?, ? FROM guests";
                let query = sqlx::query(sql).bind(&token[..]).bind(name).bind(now()).bind(now());
                query.execute(&mut **part).await.map_err(taken)?;
            }
            Change::Name(guest, name) => {
                one(&sqlx::query("UPDATE guests SET name = ? WHERE id = ?").bind(name).bind(guest).execute(&mut **part).await?)?;
            }
            Change::Room(guest, held, most) => sweep::room(part, *guest, *held, *most).await?,
            Change::Forget(table, touched) => sweep::forget(part, table, *touched).await?,
            Change::ForgetGuests(keep, most) => sweep::forget_guests(part, *keep, *most).await?,
            Change::Shrink(pages) => sweep::shrink(part, *pages).await?,
            Change::Seen(guest) => {
                sqlx::query("UPDATE guests SET seen = ? WHERE id = ?").bind(now()).bind(guest).execute(&mut **part).await?;
            }
            Change::Table { id, game, fields, replay, seats, opener, brought } => {
                let sql = "INSERT INTO tables (id, game, fields, replay, created, touched, stage, opener, brought) \
                    VALUES (?, ?, ?, ?, ?, ?, 'open', ?, ?)";
                let fields = serde_json::to_string(fields).unwrap_or_default();
                let query = sqlx::query(sql).bind(id).bind(game).bind(fields).bind(replay).bind(now()).bind(now());
                let query = query.bind(opener).bind(brought);
                query.execute(&mut **part).await.map_err(taken)?;
                for (seat, sitter) in (0i64..).zip(seats) {
                    let (guest, bot, nonce) = match sitter {
                        Sitter::Open => (None, None, false),
                        Sitter::Guest { guest, nonce } => (Some(guest), None, *nonce),
                        Sitter::Bot(bot) => (None, Some(bot), false),
                    };
                    let sql = "INSERT INTO seats (table_id, seat, guest, bot, nonce) VALUES (?, ?, ?, ?, ?)";
                    let query = sqlx::query(sql).bind(id).bind(seat).bind(guest).bind(bot).bind(nonce);
                    query.execute(&mut **part).await.map_err(taken)?;
                }
            }
            Change::Sit(table, seat, guest, nonce) => {
                let sql = "UPDATE seats SET guest = ?, nonce = ? WHERE table_id = ? AND seat = ? AND guest IS NULL AND bot IS NULL";
                one(&sqlx::query(sql).bind(guest).bind(nonce).bind(table).bind(seat).execute(&mut **part).await?)?;
                sqlx::query("UPDATE tables SET touched = ? WHERE id = ?").bind(now()).bind(table).execute(&mut **part).await?;
            }
            Change::Bring(table, seat, brings) => {
                let sql = "UPDATE seats SET brings = ? WHERE table_id = ? AND seat = ?";
                one(&sqlx::query(sql).bind(brings).bind(table).bind(seat).execute(&mut **part).await?)?;
            }
            Change::Handshake(table, handshake) => {
                let sql = "UPDATE tables SET handshake = ? WHERE id = ? AND stage = 'open'";
                one(&sqlx::query(sql).bind(handshake).bind(table).execute(&mut **part).await?)?;
            }
            Change::Begin(table, replay) => {
                let sql = "UPDATE tables SET replay = ?, handshake = '', stage = 'going', touched = ? WHERE id = ? AND stage = 'open'";
                one(&sqlx::query(sql).bind(replay).bind(now()).bind(table).execute(&mut **part).await?)?;
            }
            Change::Entries(table, from, entries) => {
                // Both statements and all entries go to the database in one step.
                let sql = "INSERT INTO entries (table_id, number, entry, at) SELECT ?, ? + key, value, ? FROM json_each(?); \
                    UPDATE tables SET touched = ? WHERE id = ?";
                let (from, entries) = (*from as i64, serde_json::to_string(entries).unwrap_or_default());
                let query = sqlx::query(sql).bind(table).bind(from).bind(now()).bind(entries).bind(now()).bind(table);
                query.execute(&mut **part).await.map_err(taken)?;
            }
            Change::Stage(table, stage) => {
                sqlx::query("UPDATE tables SET stage = ? WHERE id = ?").bind(stage.key()).bind(table).execute(&mut **part).await?;
            }
        }
    }
    Ok(())
}
