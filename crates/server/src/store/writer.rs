//! The task that writes.
//!
//! Whatever goes wrong between the first word of a transaction and its last, the connection is thrown away and
//! nothing of it is acknowledged: what a connection says after it has failed cannot be relied on. Then nothing is
//! written until a fresh connection has written something that another fresh one can read; after a change of the
//! file that was not our own, not before the whole database was looked through. And if the files under the names of
//! the database are no longer those that are open, nothing is acknowledged at all.

use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

use super::apply::apply;
use super::files::{Files, Identity, Stamp};
use super::guest_cache::GuestCache;
use super::{Change, Job, StoreError};

/// Jobs that are written together at most.
const TOGETHER: usize = 256;
/// How soon it is tried again after something went wrong; twice as long after every try.
const SOON: Duration = Duration::from_millis(200);
/// The longest pause between two tries.
const SELDOM: Duration = Duration::from_secs(5);

/// After so many jobs, what was written ahead of the database is put into it.
const AHEAD: usize = 200;

/// How every transaction begins: refused by a connection that is still inside one.
const BEGIN: &str = "BEGIN IMMEDIATE";

/// Why nothing can be written; nothing if it can.
pub(super) type Health = watch::Sender<Option<Arc<str>>>;

/// What is said when somebody else has been at the files.
const MOVED: &str = "the files of the database were moved, replaced or removed while the house was open; put them back, \
    or close the house and open it again";

/// Whoever writes.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    files: Files,
    known: GuestCache,
    health: Health,
    /// The files with which the house was opened.
    identity: Identity,
    /// The connection, while all is well.
    open: Option<SqliteConnection>,
    /// The file of the database as we left it.
    left: Stamp,
    /// Jobs that were written ahead of it.
    ahead: usize,
    pause: Duration,
    next: Instant,
}

impl Writer {
    /// Whoever writes into these files. They were opened for reading before, and stay so.
    pub async fn new(options: SqliteConnectOptions, files: Files, known: GuestCache, health: Health) -> Writer {
        let (identity, left) = (files.identity(), files.stamp());
        let now = Instant::now();
        let mut writer = Writer { options, files, known, health, identity, open: None, left, ahead: 0, pause: SOON, next: now };
        writer.try_again().await;
        writer
    }

    /// Starts the task on a thread of its own: it takes a step for everything that it writes, and none of them should
    /// wait until others have drawn their pages.
    pub fn start(self, jobs: mpsc::Receiver<Job>) -> Result<(), sqlx::Error> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
        std::thread::Builder::new().name("writer".to_owned()).spawn(move || runtime.block_on(self.write(jobs)))?;
        Ok(())
    }

    /// Writes whatever comes, until nobody can send any more.
    async fn write(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut waiting = Vec::with_capacity(TOGETHER);
        loop {
            let come = tokio::select! {
                biased;
                () = tokio::time::sleep_until(self.next), if self.open.is_none() => {
                    self.try_again().await;
                    continue;
                }
                come = jobs.recv_many(&mut waiting, TOGETHER) => come,
            };
            if come == 0 {
                break;
            }
            let written = self.group(&waiting).await;
            // Whether or not it was written: it is asked for again.
            waiting.iter().for_each(|job| self.known.invalidate(&job.changes));
            let mut results = written.map(Vec::into_iter);
            for job in waiting.drain(..) {
                let result = match &mut results {
                    Ok(results) => results.next().unwrap_or(Err(StoreError::Closed)),
                    Err(why) => Err(StoreError::ReadOnly(why.clone())),
                };
                // Whoever asked may have gone away.
                let _ = job.done.send(result);
            }
        }
        if let Some(connection) = self.open.take() {
            let _ = connection.close().await;
        }
    }

    /// Writes jobs in one transaction; each of them succeeds or fails alone. If it fails as a whole, nothing of it may
    /// be acknowledged.
    async fn group(&mut self, jobs: &[Job]) -> Result<Vec<Result<(), StoreError>>, Arc<str>> {
        let Some(mut connection) = self.open.take() else {
            return Err(self.health.borrow().clone().unwrap_or_else(|| "it is tried again".into()));
        };
        let written = async {
            self.is_ours()?;
            if self.files.stamp() != self.left {
                return Err(WriteError::Foreign);
            }
            let results = together(&mut connection, jobs).await?;
            if self.files.stamp() != self.left {
                return Err(WriteError::Foreign);
            }
            self.ahead += jobs.len();
            if self.ahead >= AHEAD {
                // The only moment at which the file of the database changes by our own hand.
                sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await?;
                self.read_back(&mut connection, jobs, &results).await?;
                self.ahead = 0;
            }
            self.is_ours()?;
            Ok(results)
        };
        match written.await {
            Ok(results) => {
                self.open = Some(connection);
                self.pause = SOON;
                Ok(results)
            }
            Err(error) => {
                if matches!(error, WriteError::Moved) {
                    // Whatever was acknowledged goes where it belongs, so that the file is whole wherever it is now.
                    let _ = sqlx::query("PRAGMA wal_checkpoint(FULL)").execute(&mut connection).await;
                }
                // What cannot be closed is dropped.
                let _ = connection.close().await;
                Err(self.fail(&error))
            }
        }
    }

    /// Nothing can be written until it was tried again.
    fn fail(&mut self, error: &WriteError) -> Arc<str> {
        let why: Arc<str> = error.to_string().into();
        if self.health.borrow().is_none() {
            tracing::error!(%why, "nothing can be written");
        }
        self.health.send_replace(Some(why.clone()));
        self.next = Instant::now() + self.pause;
        self.pause = (self.pause * 2).min(SELDOM);
        why
    }

    /// Tries whether a fresh connection can write.
    async fn try_again(&mut self) {
        match self.fresh().await {
            Ok(connection) => {
                self.open = Some(connection);
                if self.health.send_replace(None).is_some() {
                    tracing::warn!("the house can write again");
                }
            }
            Err(error) => drop(self.fail(&error)),
        }
    }

    /// Whether the files under the names of the database are those with which the house was opened.
    fn is_ours(&self) -> Result<(), WriteError> {
        if self.files.identity() == self.identity { Ok(()) } else { Err(WriteError::Moved) }
    }

    /// A connection that has written what another could read.
    async fn fresh(&mut self) -> Result<SqliteConnection, WriteError> {
        self.is_ours()?;
        let mut connection = self.options.connect().await?;
        let tried = async {
            let found = self.files.stamp();
            if found != self.left {
                let says: String = sqlx::query("PRAGMA quick_check(1)").fetch_one(&mut connection).await?.try_get(0)?;
                if says != "ok" {
                    return Err(WriteError::Damaged(says));
                }
                self.left = found;
            }
            self.read_back(&mut connection, &[], &[]).await
        };
        match tried.await {
            Ok(()) => Ok(connection),
            Err(error) => {
                let _ = connection.close().await;
                Err(error)
            }
        }
    }

    /// What was committed is what anybody reads who opens the database now.
    async fn read_back(
        &mut self,
        connection: &mut SqliteConnection,
        jobs: &[Job],
        results: &[Result<(), StoreError>],
    ) -> Result<(), WriteError> {
        // Whoever reads this mark can read all that was committed before it.
        let mut transaction = connection.begin_with(BEGIN).await?;
        let mark: i32 = sqlx::query("PRAGMA user_version").fetch_one(&mut *transaction).await?.try_get(0)?;
        let mark = mark.checked_add(1).unwrap_or_default();
        sqlx::query(sqlx::AssertSqlSafe(format!("PRAGMA user_version = {mark}"))).execute(&mut *transaction).await?;
        transaction.commit().await?;
        let mut reader = self.options.clone().read_only(true).connect().await?;
        let read: i32 = sqlx::query("PRAGMA user_version").fetch_one(&mut reader).await?.try_get(0)?;
        if read != mark {
            return Err(WriteError::Unreadable);
        }
        for (job, _) in jobs.iter().zip(results).filter(|(_, result)| result.is_ok()) {
            can_read(&mut reader, &job.changes).await?;
        }
        reader.close().await?;
        self.left = self.files.stamp();
        Ok(())
    }
}

/// Why nothing can be written.
#[derive(Debug, thiserror::Error)]
enum WriteError {
    #[error("{MOVED}")]
    Moved,
    #[error("another program has written into the database; it is looked through")]
    Foreign,
    #[error("the database is damaged ({0})")]
    Damaged(String),
    #[error("what was written cannot be read back")]
    Unreadable,
    #[error("{}", told(.0))]
    Database(#[from] sqlx::Error),
}

/// The number by which the database tells what is wrong, without its details.
fn primary(error: &sqlx::Error) -> Option<i32> {
    error.as_database_error().and_then(|error| error.code()).and_then(|code| code.parse::<i32>().ok()).map(|code| code & 0xff)
}

/// What is wrong, for whoever runs the house.
fn told(error: &sqlx::Error) -> String {
    let says = match primary(error) {
        Some(13) => "the disk is full",
        Some(8) => "the database is read-only",
        Some(5 | 6) => "another program holds the database",
        Some(11 | 26) => "the database is damaged",
        Some(14) => "the database cannot be opened",
        Some(10) => "the disk does not take what is written",
        _ => "the database does not answer",
    };
    match error.as_database_error() {
        Some(error) => format!("{says} ({})", error.message()),
        None => format!("{says} ({error})"),
    }
}

/// Whether a failure is a job's own, rather than one of the database as a whole: a constraint, a value that is too
/// large or of another kind, words that the database does not understand.
fn own(error: &sqlx::Error) -> bool {
    matches!(primary(error), Some(1 | 18 | 19 | 20 | 25))
}

/// What came of a job; or that the database as a whole has failed.
fn result_of(applied: Result<(), StoreError>) -> Result<Result<(), StoreError>, sqlx::Error> {
    match applied {
        Err(StoreError::Database(error)) if !own(&error) => Err(error),
        result => Ok(result),
    }
}

/// Writes jobs in one transaction; each of them succeeds or fails alone.
async fn together(connection: &mut SqliteConnection, jobs: &[Job]) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    if all_at_once(connection, jobs).await? {
        return Ok(jobs.iter().map(|_| Ok(())).collect());
    }
    let mut results = Vec::with_capacity(jobs.len());
    let mut transaction = connection.begin_with(BEGIN).await?;
    for job in jobs {
        let mut part = transaction.begin().await?;
        let result = result_of(apply(&mut part, &job.changes).await)?;
        if result.is_ok() {
            part.commit().await?;
        } else {
            part.rollback().await?;
        }
        results.push(result);
    }
    transaction.commit().await?;
    Ok(results)
}

/// Writes jobs as if they were one, which nearly always works and asks much less of the database; and whether it
/// did. If not, nothing was written.
async fn all_at_once(connection: &mut SqliteConnection, jobs: &[Job]) -> Result<bool, sqlx::Error> {
    let mut transaction = connection.begin_with(BEGIN).await?;
    for job in jobs {
        if result_of(apply(&mut transaction, &job.changes).await)?.is_err() {
            transaction.rollback().await?;
            return Ok(false);
        }
    }
    transaction.commit().await?;
    Ok(true)
}

/// Whether a connection can read what changes have added.
async fn can_read(reader: &mut SqliteConnection, changes: &[Change]) -> Result<(), WriteError> {
    for change in changes {
        let (sql, id, from, expected) = match change {
            Change::Entries(table, from, entries, _) => {
                ("SELECT COUNT(entry) FROM entries WHERE table_id = ? AND number >= ?", table, *from as i64, entries.len() as i64)
            }
            Change::NewTable { id, seats, .. } => {
                ("SELECT COUNT(*) FROM seats WHERE table_id = ? AND seat >= ?", id, 0, seats.len() as i64)
            }
            _ => continue,
        };
        let found: i64 = sqlx::query(sql).bind(id).bind(from).fetch_one(&mut *reader).await?.try_get(0)?;
        if found < expected {
            return Err(WriteError::Unreadable);
        }
    }
    Ok(())
}
