//! How people are told that they are awaited: what they want, their browsers and addresses, and what was told. Whatever is
//! sent is noted before it is sent.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite, Transaction};

use super::apply::{one, taken};
use super::{GuestId, Hashed, Store, StoreError, now, turns};

/// Browsers that somebody can be told in; the oldest goes when there would be more.
pub const SUBSCRIPTIONS: i64 = 10;

/// How often in a row letters to an address are refused before it is given up.
pub const REFUSALS: i64 = 5;

/// What somebody wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wishes {
    /// When the next table is opened by itself: `slow` (after a decision at a table with days), `always`, `never`.
    pub next: String,
    /// Minutes of the day between which nothing is sent.
    pub quiet: Option<(i64, i64)>,
    /// By how many minutes that day is away from UTC.
    pub away: i64,
    /// The language of what is sent.
    pub lang: String,
    /// How often a letter is written at most: `once` (at once), `hour`, `day`.
    pub every: String,
    /// Where letters go.
    pub mail: Option<String>,
    /// How often in a row they were refused.
    pub refused: i64,
}

impl Default for Wishes {
    fn default() -> Wishes {
        let (next, lang, every) = ("slow".to_owned(), "en".to_owned(), "once".to_owned());
        Wishes { next, quiet: None, away: 0, lang, every, mail: None, refused: 0 }
    }
}

/// A browser that is told by a push service.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subscription {
    /// Its number.
    pub id: i64,
    /// The address of the push service.
    pub endpoint: String,
    /// The browser's key.
    pub key: [u8; 65],
    /// What it shares with the house.
    pub auth: [u8; 16],
    /// The language of its pages.
    pub lang: String,
    /// What it came in with.
    pub device: String,
    /// Since when.
    pub at: i64,
}

/// A turn that a browser is to be told of.
#[derive(Clone, Debug)]
pub struct Due {
    /// Who.
    pub guest: GuestId,
    /// The browser.
    pub to: Subscription,
    /// The table.
    pub table: String,
    /// The game's short name.
    pub game: String,
}

/// Turns that somebody is to be written of.
#[derive(Clone, Debug)]
pub struct DueMail {
    /// Who.
    pub guest: GuestId,
    /// Where to.
    pub mail: String,
    /// The language.
    pub lang: String,
    /// What ends letters.
    pub stop: String,
    /// When the last one was written.
    pub before: Option<i64>,
    /// The tables, each with the entry from which on it waits.
    pub turns: Vec<(String, i64)>,
}

/// Something to write about how people are told.
#[derive(Clone, Debug)]
pub enum Change {
    /// What somebody wants, but for the address.
    Wishes(GuestId, Wishes),
    /// A browser of the session of a token is told from now on, in the place of all that is known of this address.
    Subscribe(Hashed, Box<Subscription>),
    /// A browser of somebody is not told any more.
    Unsubscribe(GuestId, i64),
    /// There is no such browser any more.
    Gone(i64),
    /// A browser is told of a turn now; nothing of the list is written if it was told already.
    Pushed(i64, String, GuestId),
    /// It was surely not, and is not tried before a moment.
    NotPushed(i64, String, i64),
    /// An address is to be confirmed by what has this hash, until a moment.
    Ask(GuestId, String, Hashed, i64),
    /// What has this hash was shown: the address is somebody's from now on, and this ends letters to it.
    Confirm(Hashed, String, String),
    /// Somebody wants no letters.
    NoMail(GuestId),
    /// Whoever has this wants no letters.
    Stop(String),
    /// A letter about these turns is written now.
    Mailed(GuestId, Vec<(String, i64)>, i64),
    /// It was surely not taken, and the last one was from before. It is not tried again before a moment; and whether that
    /// is the fault of the address.
    NotMailed {
        /// Who.
        guest: GuestId,
        /// Of which turns.
        turns: Vec<(String, i64)>,
        /// When it was tried.
        at: i64,
        /// When the last one was written.
        before: Option<i64>,
        /// When it is tried again.
        retry: Option<i64>,
        /// Whether it was refused.
        refused: bool,
    },
    /// A letter was taken.
    Arrived(GuestId),
}

type Part<'t> = Transaction<'t, Sqlite>;

pub(super) async fn apply(part: &mut Part<'_>, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Wishes(guest, wishes) => {
            let sql = "INSERT INTO alerts (guest, next, quiet_from, quiet_to, away, lang, every) VALUES (?, ?, ?, ?, ?, ?, ?) \
                ON CONFLICT (guest) DO UPDATE SET next = excluded.next, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, \
                away = excluded.away, lang = excluded.lang, every = excluded.every";
            let (from, to) = wishes.quiet.unzip();
            let query = sqlx::query(sql).bind(guest).bind(&wishes.next).bind(from).bind(to).bind(wishes.away);
            query.bind(&wishes.lang).bind(&wishes.every).execute(&mut **part).await?;
        }
        Change::Subscribe(token, to) => {
            let sql = "INSERT INTO subscriptions (guest, session, endpoint, key, auth, lang, at) \
                SELECT guest, id, ?2, ?3, ?4, ?5, ?6 FROM sessions WHERE token = ?1 \
                ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, session = excluded.session, key = excluded.key, \
                auth = excluded.auth, lang = excluded.lang, retry = NULL";
            let query = sqlx::query(sql).bind(&token[..]).bind(&to.endpoint).bind(&to.key[..]).bind(&to.auth[..]).bind(&to.lang);
            one(&query.bind(now()).execute(&mut **part).await?)?;
            let sql = "DELETE FROM subscriptions WHERE guest = (SELECT guest FROM sessions WHERE token = ?1) AND id NOT IN \
                (SELECT id FROM subscriptions WHERE guest = (SELECT guest FROM sessions WHERE token = ?1) ORDER BY id DESC LIMIT ?2)";
            sqlx::query(sql).bind(&token[..]).bind(SUBSCRIPTIONS).execute(&mut **part).await?;
        }
        Change::Unsubscribe(guest, id) => {
            let sql = "DELETE FROM subscriptions WHERE id = ? AND guest = ?";
            one(&sqlx::query(sql).bind(id).bind(guest).execute(&mut **part).await?)?;
        }
        Change::Gone(id) => {
            sqlx::query("DELETE FROM subscriptions WHERE id = ?").bind(id).execute(&mut **part).await?;
        }
        Change::Pushed(to, table, guest) => {
            // The turn may be over, and the browser gone, by now.
            let sql = "INSERT INTO pushed (subscription, table_id, guest) SELECT ?1, ?2, ?3 \
                WHERE EXISTS (SELECT 1 FROM turns WHERE table_id = ?2 AND guest = ?3) \
                AND EXISTS (SELECT 1 FROM subscriptions WHERE id = ?1 AND guest = ?3)";
            one(&sqlx::query(sql).bind(to).bind(table).bind(guest).execute(&mut **part).await.map_err(taken)?)?;
        }
        Change::NotPushed(to, table, retry) => {
            sqlx::query("DELETE FROM pushed WHERE subscription = ? AND table_id = ?").bind(to).bind(table).execute(&mut **part).await?;
            sqlx::query("UPDATE subscriptions SET retry = ? WHERE id = ?").bind(retry).bind(to).execute(&mut **part).await?;
        }
        Change::Ask(guest, mail, token, until) => {
            sqlx::query("DELETE FROM confirmations WHERE until < ?").bind(now()).execute(&mut **part).await?;
            let sql = "INSERT INTO confirmations (guest, mail, token, until) SELECT ?1, ?2, ?3, ?4 \
                WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?1 AND claimed IS NOT NULL AND gone = 0) \
                ON CONFLICT (guest) DO UPDATE SET mail = excluded.mail, token = excluded.token, until = excluded.until";
            one(&sqlx::query(sql).bind(guest).bind(mail).bind(&token[..]).bind(until).execute(&mut **part).await?)?;
        }
        Change::Confirm(token, stop, lang) => {
            let sql = "DELETE FROM confirmations WHERE token = ? AND until >= ? RETURNING guest, mail";
            let row = sqlx::query(sql).bind(&token[..]).bind(now()).fetch_optional(&mut **part).await?.ok_or(StoreError::Taken)?;
            let (guest, mail): (GuestId, String) = (row.try_get(0)?, row.try_get(1)?);
            let sql = "INSERT INTO alerts (guest, mail, stop, lang) VALUES (?, ?, ?, ?) ON CONFLICT (guest) DO UPDATE SET \
                mail = excluded.mail, stop = excluded.stop, mailed = NULL, refused = 0, retry = NULL";
            sqlx::query(sql).bind(guest).bind(mail).bind(stop).bind(lang).execute(&mut **part).await?;
        }
        Change::NoMail(guest) => {
            sqlx::query("DELETE FROM confirmations WHERE guest = ?").bind(guest).execute(&mut **part).await?;
            let sql = "UPDATE alerts SET mail = NULL, stop = NULL, refused = 0, retry = NULL WHERE guest = ?";
            sqlx::query(sql).bind(guest).execute(&mut **part).await?;
        }
        Change::Stop(stop) => {
            let sql = "UPDATE alerts SET mail = NULL, stop = NULL, refused = 0, retry = NULL WHERE stop = ?";
            one(&sqlx::query(sql).bind(stop).execute(&mut **part).await?)?;
        }
        Change::Mailed(guest, turns, at) => {
            for (table, number) in turns {
                let sql = "UPDATE turns SET mailed = ? WHERE table_id = ? AND guest = ? AND number = ? AND mailed IS NULL";
                one(&sqlx::query(sql).bind(at).bind(table).bind(guest).bind(number).execute(&mut **part).await?)?;
            }
            let sql = "UPDATE alerts SET mailed = ? WHERE guest = ? AND mail IS NOT NULL";
            one(&sqlx::query(sql).bind(at).bind(guest).execute(&mut **part).await?)?;
        }
        Change::NotMailed { guest, turns, at, before, retry, refused } => {
            for (table, number) in turns {
                let sql = "UPDATE turns SET mailed = NULL WHERE table_id = ? AND guest = ? AND number = ? AND mailed = ?";
                sqlx::query(sql).bind(table).bind(guest).bind(number).bind(at).execute(&mut **part).await?;
            }
            let sql = "UPDATE alerts SET mailed = ?, retry = ?, refused = refused + ? WHERE guest = ? AND mailed = ?";
            let query = sqlx::query(sql).bind(before).bind(retry).bind(i64::from(*refused)).bind(guest).bind(at);
            query.execute(&mut **part).await?;
            let sql = "UPDATE alerts SET mail = NULL, stop = NULL WHERE guest = ? AND refused >= ?";
            sqlx::query(sql).bind(guest).bind(REFUSALS).execute(&mut **part).await?;
        }
        Change::Arrived(guest) => {
            sqlx::query("UPDATE alerts SET refused = 0, retry = NULL WHERE guest = ?").bind(guest).execute(&mut **part).await?;
        }
    }
    Ok(())
}

/// Whether it is not one of somebody's quiet hours at a moment, `?1` in seconds since 1970.
const AWAKE: &str = "(alerts.quiet_from IS NULL OR alerts.quiet_from = alerts.quiet_to OR NOT CASE WHEN alerts.quiet_from < alerts.quiet_to \
    THEN (?1 / 60 + alerts.away + 1440) % 1440 >= alerts.quiet_from AND (?1 / 60 + alerts.away + 1440) % 1440 < alerts.quiet_to \
    ELSE (?1 / 60 + alerts.away + 1440) % 1440 >= alerts.quiet_from OR (?1 / 60 + alerts.away + 1440) % 1440 < alerts.quiet_to END)";

/// Browsers and letters that are seen to at once.
const SOME: i64 = 100;

fn subscription(row: &SqliteRow, from: usize) -> Result<Subscription, sqlx::Error> {
    let (key, auth): (Vec<u8>, Vec<u8>) = (row.try_get(from + 2)?, row.try_get(from + 3)?);
    Ok(Subscription {
        id: row.try_get(from)?,
        endpoint: row.try_get(from + 1)?,
        key: key.try_into().unwrap_or([0; 65]),
        auth: auth.try_into().unwrap_or([0; 16]),
        lang: row.try_get(from + 4)?,
        at: row.try_get(from + 5)?,
        device: row.try_get(from + 6)?,
    })
}

impl Store {
    /// Whether a moment, in seconds since 1970, is in somebody's quiet hours.
    pub async fn is_quiet_for(&self, guest: GuestId, moment: i64) -> Result<bool, StoreError> {
        let sql = format!("SELECT 1 FROM alerts WHERE guest = ?2 AND NOT {AWAKE}");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(moment).bind(guest);
        Ok(query.fetch_optional(&self.readers).await?.is_some())
    }

    /// What somebody wants; as is usual if it has said nothing.
    pub async fn wishes(&self, guest: GuestId) -> Result<Wishes, StoreError> {
        let sql = "SELECT next, quiet_from, quiet_to, away, lang, every, mail, refused FROM alerts WHERE guest = ?";
        let Some(row) = sqlx::query(sql).bind(guest).fetch_optional(&self.readers).await? else { return Ok(Wishes::default()) };
        let (from, to): (Option<i64>, Option<i64>) = (row.try_get(1)?, row.try_get(2)?);
        Ok(Wishes {
            next: row.try_get(0)?,
            quiet: from.zip(to),
            away: row.try_get(3)?,
            lang: row.try_get(4)?,
            every: row.try_get(5)?,
            mail: row.try_get(6)?,
            refused: row.try_get(7)?,
        })
    }

    /// The address of somebody that waits to be confirmed.
    pub async fn unconfirmed(&self, guest: GuestId) -> Result<Option<String>, StoreError> {
        let sql = "SELECT mail FROM confirmations WHERE guest = ? AND until >= ?";
        let row = sqlx::query(sql).bind(guest).bind(now()).fetch_optional(&self.readers).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// The browsers in which somebody is told, the newest first.
    pub async fn subscriptions(&self, guest: GuestId) -> Result<Vec<Subscription>, StoreError> {
        let sql = "SELECT subscriptions.id, endpoint, key, auth, lang, at, device FROM subscriptions \
            JOIN sessions ON sessions.id = subscriptions.session WHERE subscriptions.guest = ? ORDER BY subscriptions.id DESC";
        let rows = sqlx::query(sql).bind(guest).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| subscription(row, 0)).collect::<Result<_, _>>()?)
    }

    /// Turns that began before `until`, were not seen since, and that browsers are to be told of `at` this moment.
    pub async fn due(&self, at: i64, until: i64) -> Result<Vec<Due>, StoreError> {
        let sql = format!(
            "SELECT turns.guest, turns.table_id, tables.game, subscriptions.id, endpoint, key, auth, subscriptions.lang, subscriptions.at, '' \
             FROM turns JOIN tables ON tables.id = turns.table_id JOIN subscriptions ON subscriptions.guest = turns.guest \
             JOIN sessions ON sessions.id = subscriptions.session LEFT JOIN alerts ON alerts.guest = turns.guest \
             WHERE tables.stage = 'going' AND tables.frozen IS NULL AND turns.seen IS NULL AND turns.since <= ?2 AND sessions.expires > ?1 \
             AND (subscriptions.retry IS NULL OR subscriptions.retry <= ?1) AND {AWAKE} AND NOT EXISTS \
             (SELECT 1 FROM pushed WHERE pushed.subscription = subscriptions.id AND pushed.table_id = turns.table_id) \
             ORDER BY turns.since LIMIT ?3"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(at).bind(until).bind(SOME).fetch_all(&self.readers).await?;
        let due =
            |row: &SqliteRow| Ok(Due { guest: row.try_get(0)?, table: row.try_get(1)?, game: row.try_get(2)?, to: subscription(row, 3)? });
        Ok(rows.iter().map(due).collect::<Result<_, sqlx::Error>>()?)
    }

    /// Turns with days that began before `until`, of which nobody was written, by whom they wait for.
    pub async fn due_mail(&self, at: i64, until: i64) -> Result<Vec<DueMail>, StoreError> {
        let sql = format!(
            "SELECT turns.guest, alerts.mail, alerts.lang, alerts.stop, alerts.mailed, turns.table_id, turns.number, tables.clock \
             FROM turns JOIN tables ON tables.id = turns.table_id JOIN alerts ON alerts.guest = turns.guest \
             WHERE tables.stage = 'going' AND tables.frozen IS NULL AND turns.mailed IS NULL AND turns.since <= ?2 AND alerts.mail IS NOT NULL \
             AND (alerts.retry IS NULL OR alerts.retry <= ?1) AND {AWAKE} AND (alerts.mailed IS NULL OR alerts.mailed <= ?1 - \
             CASE alerts.every WHEN 'day' THEN 86400 WHEN 'hour' THEN 3600 ELSE 600 END) ORDER BY turns.guest, turns.since"
        );
        let mut all: Vec<DueMail> = Vec::new();
        for row in sqlx::query(sqlx::AssertSqlSafe(sql)).bind(at).bind(until).fetch_all(&self.readers).await? {
            let (guest, clock): (GuestId, Option<String>) = (row.try_get(0)?, row.try_get(7)?);
            if !turns::is_slow(clock.as_deref()) {
                continue;
            }
            let turn = (row.try_get(5)?, row.try_get(6)?);
            match all.last_mut().filter(|due| due.guest == guest) {
                Some(due) => due.turns.push(turn),
                None => all.push(DueMail {
                    guest,
                    mail: row.try_get(1)?,
                    lang: row.try_get(2)?,
                    stop: row.try_get(3)?,
                    before: row.try_get(4)?,
                    turns: vec![turn],
                }),
            }
        }
        Ok(all)
    }
}
