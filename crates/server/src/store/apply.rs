//! What every change does to the database.

use sqlx::{Row, Sqlite, Transaction};

use super::{
    Change, Sitter, StoreError, alerts, bits, deals, decks, events, hosts, matches, now, passkeys, people, results, sweep, talk, time,
    turns, written,
};

/// A row that another had taken already.
pub(super) fn taken(error: sqlx::Error) -> StoreError {
    let conflict = error.as_database_error().is_some_and(|error| error.is_unique_violation());
    if conflict { StoreError::Taken } else { StoreError::Database(error) }
}

/// Nothing changed: what was to be changed is not as it was thought to be.
pub(super) fn one(done: &sqlx::sqlite::SqliteQueryResult) -> Result<(), StoreError> {
    if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Taken) }
}

/// Writes changes, one after the other; the first that cannot be is told.
pub(super) async fn apply(part: &mut Transaction<'_, Sqlite>, changes: &[Change]) -> Result<(), StoreError> {
    for change in changes {
        match change {
            Change::Guest { token, name } => {
                let sql = "INSERT INTO guests (id, name, created, seen) \
                    SELECT COALESCE(MAX(id), 0) + 1, COALESCE(?, 'Guest ' || (COALESCE(MAX(id), 0) + 1)), ?, ? FROM guests RETURNING id";
                let query = sqlx::query(sql).bind(name).bind(now()).bind(now());
                let guest = query.fetch_one(&mut **part).await?.try_get(0)?;
                people::come_in(part, token, guest, "", people::GUEST_LASTS).await?;
            }
            Change::People(change) => people::apply(part, change).await?,
            Change::Passkeys(change) => passkeys::apply(part, change).await?,
            Change::Results(change) => results::apply(part, change).await?,
            Change::Room(guest, held, most) => sweep::room(part, *guest, *held, *most).await?,
            Change::Forget(table, touched) => sweep::forget(part, table, *touched).await?,
            Change::ForgetGuests(keep, most) => sweep::forget_guests(part, *keep, *most).await?,
            Change::Shrink(pages) => sweep::shrink(part, *pages).await?,
            Change::LastSeen(guest, token) => {
                sqlx::query("UPDATE guests SET seen = ? WHERE id = ?").bind(now()).bind(guest).execute(&mut **part).await?;
                // However often somebody comes: after a year one signs in again.
                let sql = "UPDATE sessions SET seen = ?1, expires = CASE WHEN (SELECT claimed FROM guests WHERE id = guest) IS NULL \
                    THEN ?1 + ?3 ELSE MIN(?1 + ?4, created + ?3) END WHERE token = ?2";
                let query = sqlx::query(sql).bind(now()).bind(&token[..]).bind(people::GUEST_LASTS).bind(people::SIGNED_IN_LASTS);
                query.execute(&mut **part).await?;
            }
            Change::NewTable { id, game, fields, replay, seats, opener, brought } => {
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
            Change::SeatBot(table, seat, bot) => {
                let sql = "UPDATE seats SET bot = ? WHERE table_id = ? AND seat = ? AND guest IS NULL AND bot IS NULL";
                one(&sqlx::query(sql).bind(bot).bind(table).bind(seat).execute(&mut **part).await?)?;
            }
            Change::DropSeat(table, seat, fields) => {
                let sql = "DELETE FROM seats WHERE table_id = ? AND seat = ? AND guest IS NULL AND bot IS NULL";
                one(&sqlx::query(sql).bind(table).bind(seat).execute(&mut **part).await?)?;
                // Out of the way first, so that no two seats have the same number in between.
                let sql = "UPDATE seats SET seat = -seat WHERE table_id = ? AND seat > ?";
                sqlx::query(sql).bind(table).bind(seat).execute(&mut **part).await?;
                let sql = "UPDATE seats SET seat = -seat - 1 WHERE table_id = ? AND seat < 0";
                sqlx::query(sql).bind(table).execute(&mut **part).await?;
                let sql = "UPDATE tables SET fields = ?, touched = ? WHERE id = ? AND stage = 'open'";
                let fields = serde_json::to_string(fields).unwrap_or_default();
                one(&sqlx::query(sql).bind(fields).bind(now()).bind(table).execute(&mut **part).await?)?;
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
            Change::Entries(table, from, entries, awaited) => {
                // Both statements and all entries go to the database in one step.
                let sql = "INSERT INTO entries (table_id, number, entry, at) SELECT ?, ? + key, value, ? FROM json_each(?); \
                    UPDATE tables SET touched = ?, awaited = ? WHERE id = ?";
                let (from, entries) = (*from as i64, serde_json::to_string(entries).unwrap_or_default());
                let query = sqlx::query(sql).bind(table).bind(from).bind(now()).bind(entries).bind(now()).bind(bits(*awaited)).bind(table);
                query.execute(&mut **part).await.map_err(taken)?;
            }
            Change::Next(table, next) => {
                let sql = "UPDATE tables SET next = ? WHERE id = ? AND next IS NULL";
                one(&sqlx::query(sql).bind(next).bind(table).execute(&mut **part).await?)?;
            }
            Change::Pass(table, seat, passes) => {
                let sql = "UPDATE seats SET passes = ? WHERE table_id = ? AND seat = ?";
                one(&sqlx::query(sql).bind(written(*passes)).bind(table).bind(seat).execute(&mut **part).await?)?;
            }
            Change::Frozen(table, rules) => {
                sqlx::query("UPDATE tables SET frozen = ? WHERE id = ?").bind(rules).bind(table).execute(&mut **part).await?;
            }
            Change::Hosts(change) => hosts::apply(part, change).await?,
            Change::Talk(change) => talk::apply(part, change).await?,
            Change::Time(change) => time::apply(part, change).await?,
            Change::Deck(change) => decks::apply(part, change).await?,
            Change::Deals(change) => deals::apply(part, change).await?,
            Change::Match(change) => matches::apply(part, change).await?,
            Change::Event(change) => events::apply(part, change).await?,
            Change::Turns(change) => turns::apply(part, change).await?,
            Change::Alerts(change) => alerts::apply(part, change).await?,
            Change::Status(table, stage) => {
                sqlx::query("UPDATE tables SET stage = ? WHERE id = ?").bind(stage.key()).bind(table).execute(&mut **part).await?;
            }
        }
    }
    Ok(())
}
