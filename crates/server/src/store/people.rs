//! People: guests, those who have claimed their name, and their bots; their sessions and codes.

use sqlx::{Row, Sqlite, Transaction};

use super::apply::{one, taken};
use super::{A_DAY, GuestId, Store, StoreError, deals, now};

/// How long the session of a guest lasts after it was last here, in seconds.
pub const GUEST_LASTS: i64 = 365 * A_DAY;

/// How long a session lasts that somebody signed in for, after it was last used, in seconds.
pub const SIGNED_IN_LASTS: i64 = 90 * A_DAY;

/// Sessions that somebody can have at once; the oldest ends when there would be more.
const SESSIONS: i64 = 50;

/// A token under its hash.
pub type Hashed = [u8; 32];

/// Something to write about people.
#[derive(Clone, Debug)]
pub enum PeopleChange {
    /// A guest claims its name with a passphrase, hashed, or with a passkey that comes after it; nobody else who has claimed one looks like it. Guests who are
    /// called so are called by their numbers from now on.
    Claim {
        /// Who.
        guest: GuestId,
        /// The name.
        name: String,
        /// What it is taken for at a glance.
        likenesses: [String; 2],
        /// The hash of the passphrase, if there is one.
        passphrase: Option<String>,
    },
    /// A guest is called something else from now on, unless somebody has claimed a name that looks like it.
    Name(GuestId, String, [String; 2]),
    /// A passphrase is another one.
    Passphrase(GuestId, String),
    /// Somebody comes in with a new token, which can take the place of another.
    Session {
        /// The hash of the token.
        token: Hashed,
        /// Who.
        guest: GuestId,
        /// What it comes in with, in few words.
        device: String,
        /// The session that ends with it.
        replaces: Option<Hashed>,
    },
    /// A session ends, by its number; its owner says so.
    End(GuestId, i64),
    /// The session of this token ends.
    SignOut(Hashed),
    /// All sessions of somebody end but the one of this token.
    EndOthers(GuestId, Hashed),
    /// All sessions of somebody who has claimed its name end, and the tokens of its bots; or those of everybody who has.
    EndAll(Option<GuestId>),
    /// All codes of somebody are these now, hashed.
    Codes(GuestId, Vec<Hashed>),
    /// A code is used up.
    UseCode(GuestId, Hashed),
    /// A browser from which somebody has signed in.
    Device(GuestId, Hashed),
    /// Somebody has a bot, with the token that it comes in with; at most so many.
    Bot {
        /// Whose bot it is.
        owner: GuestId,
        /// Its name, which says that it is one.
        name: String,
        /// What that is taken for at a glance.
        likenesses: [String; 2],
        /// The hash of its token.
        token: Hashed,
        /// How many somebody can have.
        most: i64,
    },
    /// What a guest has at the house goes over to somebody else.
    Merge(GuestId, GuestId),
    /// Somebody leaves the house: what is kept about it alone is forgotten, others' tables stay whole.
    Leave(GuestId),
}

/// What is kept about a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The number.
    pub guest: GuestId,
    /// The name.
    pub name: String,
    /// When it first came, in seconds since 1970.
    pub created: i64,
    /// When it claimed its name, if it has.
    pub claimed: Option<i64>,
    /// The hash of its passphrase.
    pub passphrase: Option<String>,
    /// Whose bot it is.
    pub owner: Option<GuestId>,
    /// How many codes are left.
    pub codes: i64,
}

/// A session as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Its number.
    pub id: i64,
    /// What it came in with.
    pub device: String,
    /// When it began.
    pub created: i64,
    /// When it was last used, to the day.
    pub seen: i64,
    /// When it ends.
    pub expires: i64,
    /// Whether it is the one of this token.
    pub own: bool,
}

type Part<'t> = Transaction<'t, Sqlite>;

/// Whether somebody else has claimed a name that looks like one of these.
async fn is_claimed(part: &mut Part<'_>, guest: GuestId, likenesses: &[String; 2]) -> Result<(), StoreError> {
    let sql = "SELECT 1 FROM likenesses JOIN guests ON guests.id = likenesses.guest \
        WHERE likeness IN (?, ?) AND guest <> ? AND (claimed IS NOT NULL OR owner IS NOT NULL) LIMIT 1";
    let found = sqlx::query(sql).bind(&likenesses[0]).bind(&likenesses[1]).bind(guest).fetch_optional(&mut **part).await?;
    if found.is_some() { Err(StoreError::NameTaken) } else { Ok(()) }
}

async fn call(part: &mut Part<'_>, guest: GuestId, name: &str, likenesses: &[String; 2]) -> Result<(), StoreError> {
    is_claimed(part, guest, likenesses).await?;
    one(&sqlx::query("UPDATE guests SET name = ? WHERE id = ? AND gone = 0").bind(name).bind(guest).execute(&mut **part).await?)?;
    sqlx::query("DELETE FROM likenesses WHERE guest = ?").bind(guest).execute(&mut **part).await?;
    for likeness in likenesses {
        let sql = "INSERT OR IGNORE INTO likenesses (likeness, guest) VALUES (?, ?)";
        sqlx::query(sql).bind(likeness).bind(guest).execute(&mut **part).await?;
    }
    Ok(())
}

/// Guests who are called something that looks like this are called by their numbers.
async fn yield_name(part: &mut Part<'_>, guest: GuestId, name: &str, likenesses: &[String; 2]) -> Result<(), StoreError> {
    let sql = "UPDATE guests SET name = 'Guest ' || id WHERE claimed IS NULL AND owner IS NULL AND gone = 0 AND id <> ?1 AND \
        (lower(name) = lower(?2) OR id IN (SELECT guest FROM likenesses WHERE likeness IN (?3, ?4)))";
    let query = sqlx::query(sql).bind(guest).bind(name).bind(&likenesses[0]).bind(&likenesses[1]);
    query.execute(&mut **part).await?;
    let sql = "DELETE FROM likenesses WHERE likeness IN (?, ?) AND guest <> ?";
    sqlx::query(sql).bind(&likenesses[0]).bind(&likenesses[1]).bind(guest).execute(&mut **part).await?;
    Ok(())
}

/// Somebody comes in with a token.
pub(super) async fn come_in(part: &mut Part<'_>, token: &Hashed, guest: GuestId, device: &str, lasts: i64) -> Result<(), StoreError> {
    let sql = "INSERT INTO sessions (token, guest, device, created, seen, expires) VALUES (?1, ?2, ?3, ?4, ?4, ?5)";
    let query = sqlx::query(sql).bind(&token[..]).bind(guest).bind(device).bind(now()).bind(now() + lasts);
    query.execute(&mut **part).await.map_err(taken)?;
    let sql = "DELETE FROM sessions WHERE guest = ?1 AND id NOT IN (SELECT id FROM sessions WHERE guest = ?1 ORDER BY id DESC LIMIT ?2)";
    sqlx::query(sql).bind(guest).bind(SESSIONS).execute(&mut **part).await?;
    Ok(())
}

/// What is one person's alone: forgotten with it.
const ALONE: [&str; 15] = [
    "DELETE FROM sessions WHERE guest = ?1",
    "DELETE FROM subscriptions WHERE guest = ?1",
    "DELETE FROM alerts WHERE guest = ?1",
    "DELETE FROM confirmations WHERE guest = ?1",
    "DELETE FROM turns WHERE guest = ?1",
    "DELETE FROM likenesses WHERE guest = ?1",
    "DELETE FROM codes WHERE guest = ?1",
    "DELETE FROM devices WHERE guest = ?1",
    "DELETE FROM passkeys WHERE guest = ?1",
    "DELETE FROM second_factors WHERE guest = ?1",
    "DELETE FROM talk WHERE guest = ?1",
    "DELETE FROM decks WHERE guest = ?1",
    "UPDATE attempts SET browser = NULL WHERE guest = ?1",
    "DELETE FROM muted WHERE guest = ?1 OR other = ?1",
    "DELETE FROM blocked WHERE guest = ?1 OR other = ?1",
];

/// Forgets what is one person's alone.
pub(super) async fn forget_alone(part: &mut Part<'_>, guest: GuestId) -> Result<(), StoreError> {
    for sql in ALONE {
        sqlx::query(sql).bind(guest).execute(&mut **part).await?;
    }
    Ok(())
}

/// Writes one change.
pub(super) async fn apply(part: &mut Part<'_>, change: &PeopleChange) -> Result<(), StoreError> {
    match change {
        PeopleChange::Claim { guest, name, likenesses, passphrase } => {
            call(part, *guest, name, likenesses).await?;
            yield_name(part, *guest, name, likenesses).await?;
            let sql = "UPDATE guests SET passphrase = ?, claimed = ? WHERE id = ? AND claimed IS NULL AND owner IS NULL";
            one(&sqlx::query(sql).bind(passphrase).bind(now()).bind(guest).execute(&mut **part).await?)?;
        }
        PeopleChange::Name(guest, name, likenesses) => {
            call(part, *guest, name, likenesses).await?;
            let sql = "SELECT 1 FROM guests WHERE id = ? AND claimed IS NOT NULL";
            if sqlx::query(sql).bind(guest).fetch_optional(&mut **part).await?.is_some() {
                yield_name(part, *guest, name, likenesses).await?;
            }
        }
        PeopleChange::Passphrase(guest, passphrase) => {
            let sql = "UPDATE guests SET passphrase = ? WHERE id = ? AND claimed IS NOT NULL";
            one(&sqlx::query(sql).bind(passphrase).bind(guest).execute(&mut **part).await?)?;
        }
        PeopleChange::Session { token, guest, device, replaces } => {
            come_in(part, token, *guest, device, SIGNED_IN_LASTS).await?;
            if let Some(old) = replaces {
                // It is the same browser: it is told what its owner is to be told from now on.
                let sql = "UPDATE subscriptions SET guest = ?2, session = (SELECT id FROM sessions WHERE token = ?1) \
                    WHERE session = (SELECT id FROM sessions WHERE token = ?3)";
                sqlx::query(sql).bind(&token[..]).bind(guest).bind(&old[..]).execute(&mut **part).await?;
                sqlx::query("DELETE FROM sessions WHERE token = ?").bind(&old[..]).execute(&mut **part).await?;
            }
        }
        PeopleChange::End(guest, id) => {
            one(&sqlx::query("DELETE FROM sessions WHERE id = ? AND guest = ?").bind(id).bind(guest).execute(&mut **part).await?)?;
        }
        PeopleChange::SignOut(token) => {
            sqlx::query("DELETE FROM sessions WHERE token = ?").bind(&token[..]).execute(&mut **part).await?;
        }
        PeopleChange::EndOthers(guest, token) => {
            let sql = "DELETE FROM sessions WHERE guest = ? AND token <> ?";
            sqlx::query(sql).bind(guest).bind(&token[..]).execute(&mut **part).await?;
        }
        PeopleChange::EndAll(guest) => {
            // A guest could not come back without its session.
            let sql = "SELECT COUNT(*) FROM guests WHERE claimed IS NOT NULL AND (?1 IS NULL OR id = ?1)";
            let accounts = sqlx::query(sql).bind(guest).fetch_one(&mut **part).await?.try_get::<i64, _>(0)?;
            if guest.is_some() && accounts == 0 {
                return Err(StoreError::Taken);
            }
            let sql = "DELETE FROM sessions WHERE guest IN (SELECT id FROM guests WHERE (claimed IS NOT NULL AND (?1 IS NULL OR id = ?1)) \
                OR (owner IS NOT NULL AND (?1 IS NULL OR owner = ?1)))";
            sqlx::query(sql).bind(guest).execute(&mut **part).await?;
        }
        PeopleChange::Codes(guest, codes) => {
            sqlx::query("DELETE FROM codes WHERE guest = ?").bind(guest).execute(&mut **part).await?;
            for code in codes {
                sqlx::query("INSERT INTO codes (guest, code) VALUES (?, ?)").bind(guest).bind(&code[..]).execute(&mut **part).await?;
            }
        }
        PeopleChange::UseCode(guest, code) => {
            let sql = "DELETE FROM codes WHERE guest = ? AND code = ?";
            one(&sqlx::query(sql).bind(guest).bind(&code[..]).execute(&mut **part).await?)?;
        }
        PeopleChange::Device(guest, token) => {
            let sql = "INSERT OR REPLACE INTO devices (token, guest, seen) VALUES (?, ?, ?)";
            sqlx::query(sql).bind(&token[..]).bind(guest).bind(now()).execute(&mut **part).await?;
        }
        PeopleChange::Bot { owner, name, likenesses, token, most } => {
            let sql = "SELECT COUNT(*) FROM guests WHERE owner = ? AND gone = 0";
            if sqlx::query(sql).bind(owner).fetch_one(&mut **part).await?.try_get::<i64, _>(0)? >= *most {
                return Err(StoreError::Limit("full-bots"));
            }
            let sql = "INSERT INTO guests (name, created, seen, owner) SELECT ?1, ?2, ?2, ?3 \
                WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?3 AND claimed IS NOT NULL) RETURNING id";
            let row = sqlx::query(sql).bind(name).bind(now()).bind(owner).fetch_optional(&mut **part).await?;
            let bot: GuestId = row.ok_or(StoreError::Taken)?.try_get(0)?;
            call(part, bot, name, likenesses).await?;
            come_in(part, token, bot, "", GUEST_LASTS).await?;
        }
        PeopleChange::Merge(from, to) => {
            let all = [
                "UPDATE seats SET guest = ?2 WHERE guest = ?1",
                "UPDATE tables SET opener = ?2 WHERE opener = ?1",
                // Whoever is a guest is rated nowhere.
                "UPDATE placings SET guest = ?2 WHERE guest = ?1",
                "UPDATE talk SET guest = ?2 WHERE guest = ?1",
                // Two decks of one name are told apart by their numbers.
                "UPDATE decks SET name = substr(name, 1, 30) || ' ' || id WHERE guest = ?1 AND EXISTS \
                    (SELECT 1 FROM decks AS own WHERE own.guest = ?2 AND own.game = decks.game AND own.name = decks.name)",
                "UPDATE decks SET guest = ?2 WHERE guest = ?1",
                "UPDATE OR IGNORE turns SET guest = ?2 WHERE guest = ?1",
                "UPDATE OR IGNORE alerts SET guest = ?2 WHERE guest = ?1",
                "UPDATE subscriptions SET guest = ?2 WHERE guest = ?1",
                "UPDATE OR IGNORE blocked SET guest = ?2 WHERE guest = ?1 AND other <> ?2",
                "UPDATE OR IGNORE blocked SET other = ?2 WHERE other = ?1 AND guest <> ?2",
            ];
            for sql in all.into_iter().chain(deals::MERGED) {
                sqlx::query(sql).bind(from).bind(to).execute(&mut **part).await?;
            }
            forget_alone(part, *from).await?;
            let sql = "UPDATE guests SET name = 'Guest ' || id, gone = 1 WHERE id = ? AND claimed IS NULL AND owner IS NULL";
            one(&sqlx::query(sql).bind(from).execute(&mut **part).await?)?;
        }
        PeopleChange::Leave(guest) => {
            let bots = sqlx::query("SELECT id FROM guests WHERE owner = ?").bind(guest).fetch_all(&mut **part).await?;
            let bots: Vec<GuestId> = bots.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
            for gone in bots.into_iter().chain([*guest]) {
                forget_alone(part, gone).await?;
                let sql = "UPDATE guests SET name = 'Guest ' || id, passphrase = NULL, claimed = NULL, owner = NULL, gone = 1 WHERE id = ?";
                sqlx::query(sql).bind(gone).execute(&mut **part).await?;
            }
        }
    }
    Ok(())
}

impl Store {
    /// What is kept about a person, by its number.
    pub async fn person(&self, guest: GuestId) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT id, name, created, claimed, passphrase, owner, (SELECT COUNT(*) FROM codes WHERE codes.guest = guests.id) \
            FROM guests WHERE id = ? AND gone = 0";
        let row = sqlx::query(sql).bind(guest).fetch_optional(&self.readers).await?;
        row.map(|row| person(&row)).transpose()
    }

    /// Whoever has claimed a name that looks like one of these.
    pub async fn claimant(&self, likenesses: &[String; 2]) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT id, name, created, claimed, passphrase, owner, (SELECT COUNT(*) FROM codes WHERE codes.guest = guests.id) \
            FROM guests WHERE claimed IS NOT NULL AND id IN (SELECT guest FROM likenesses WHERE likeness IN (?, ?)) LIMIT 1";
        let row = sqlx::query(sql).bind(&likenesses[0]).bind(&likenesses[1]).fetch_optional(&self.readers).await?;
        row.map(|row| person(&row)).transpose()
    }

    /// The sessions of somebody, the newest first; and which of them has this token.
    pub async fn sessions(&self, guest: GuestId, token: Option<&Hashed>) -> Result<Vec<Session>, StoreError> {
        let sql =
            "SELECT id, device, created, seen, expires, token FROM sessions WHERE guest = ? AND expires > ? ORDER BY created DESC, id DESC";
        let rows = sqlx::query(sql).bind(guest).bind(now()).fetch_all(&self.readers).await?;
        let session = |row: &sqlx::sqlite::SqliteRow| {
            let kept: Vec<u8> = row.try_get(5)?;
            let own = token.is_some_and(|token| token[..] == kept[..]);
            let (id, device, created) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            Ok(Session { id, device, created, seen: row.try_get(3)?, expires: row.try_get(4)?, own })
        };
        rows.iter().map(session).collect()
    }

    /// At how many tables somebody has sat.
    pub async fn count_tables(&self, guest: GuestId) -> Result<i64, StoreError> {
        let row = sqlx::query("SELECT COUNT(DISTINCT table_id) FROM seats WHERE guest = ?").bind(guest).fetch_one(&self.readers).await?;
        Ok(row.try_get(0)?)
    }

    /// Whether somebody has signed in with this browser before.
    pub async fn knows_device(&self, guest: GuestId, token: &Hashed) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM devices WHERE token = ? AND guest = ?";
        Ok(sqlx::query(sql).bind(&token[..]).bind(guest).fetch_optional(&self.readers).await?.is_some())
    }

    /// The bots of somebody, by their numbers and names.
    pub async fn bots_of(&self, owner: GuestId) -> Result<Vec<(GuestId, String)>, StoreError> {
        let sql = "SELECT id, name FROM guests WHERE owner = ? AND gone = 0 ORDER BY id";
        let rows = sqlx::query(sql).bind(owner).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }
}

fn person(row: &sqlx::sqlite::SqliteRow) -> Result<Person, StoreError> {
    Ok(Person {
        guest: row.try_get(0)?,
        name: row.try_get(1)?,
        created: row.try_get(2)?,
        claimed: row.try_get(3)?,
        passphrase: row.try_get(4)?,
        owner: row.try_get(5)?,
        codes: row.try_get(6)?,
    })
}
