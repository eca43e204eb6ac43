//! What is kept of tournaments: what is played, who has entered, who plays whom, and what became of it. Every step says what
//! it follows on, so that a step that is taken twice is taken once.

use std::collections::BTreeMap;

use sqlx::{Row, Sqlite, Transaction};
use table::log::Terms;

use super::apply::{one, taken};
use super::matches::Brings;
use super::{GuestId, Store, StoreError, now};
use crate::events::{Paired, Won};

/// Who can be part of a tournament at most.
pub const MOST_ENTRANTS: i64 = 256;
/// Tournaments that somebody can have opened and that are not over.
pub const EVENTS_EACH: i64 = 3;

/// Something to write about tournaments.
#[derive(Clone, Debug)]
pub enum Change {
    /// A tournament is opened.
    New(Box<NewEvent>),
    /// Somebody enters: a person, or a bot of the house.
    Enter(String, Option<GuestId>, Option<String>, Option<Brings>),
    /// An entrant brings something else.
    Bring(String, usize, Option<Brings>),
    /// An entrant goes: before it begins as if it had not come, after that with this as its last round.
    Go(String, usize),
    /// A round is paired, after the one before it; the first begins the tournament.
    Round(String, usize, Vec<Paired>),
    /// A pairing is played in this match.
    Plays(String, usize, usize, String),
    /// What became of a pairing.
    Result(String, usize, usize, Won),
    /// It is over.
    Over(String),
    /// Those are forgotten that were opened before this moment and never began, and those that stood still since another.
    Forget(i64, i64),
}

/// A tournament that is opened.
#[derive(Clone, Debug)]
pub struct NewEvent {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The game's short name.
    pub game: String,
    /// The options.
    pub fields: BTreeMap<String, String>,
    /// Whether whoever loses is out.
    pub elimination: bool,
    /// How many rounds of a Swiss tournament; nothing if that follows from how many come.
    pub rounds: Option<u8>,
    /// The best of so many games wins a pairing.
    pub games: u8,
    /// The time.
    pub terms: Terms,
    /// Whether decks may be changed.
    pub free: bool,
    /// Until which round one can still enter.
    pub late: u8,
    /// Who opens it.
    pub opener: GuestId,
    /// What pairings are made from.
    pub seed: String,
}

/// A tournament as it is kept.
#[derive(Clone, Debug)]
pub struct StoredEvent {
    /// As it was opened.
    pub new: NewEvent,
    /// Who opened it, if it is still here.
    pub opener: Option<GuestId>,
    /// `open`, `going` or `over`.
    pub stage: String,
    /// The round that is being played, counted from 1.
    pub round: usize,
    /// When it was opened.
    pub created: i64,
    /// Who has entered, in that order.
    pub entrants: Vec<StoredEntrant>,
    /// Who plays whom, by round.
    pub rounds: Vec<Vec<StoredPairing>>,
}

/// An entrant as it is kept.
#[derive(Clone, Debug)]
pub struct StoredEntrant {
    /// Its number.
    pub number: usize,
    /// The person.
    pub guest: Option<GuestId>,
    /// Or the bot.
    pub bot: Option<String>,
    /// What it is called.
    pub name: String,
    /// What it brings.
    pub brings: Option<Brings>,
    /// Its first round.
    pub from: usize,
    /// Its last round, if it has dropped out.
    pub until: Option<usize>,
}

/// A pairing as it is kept.
#[derive(Clone, Debug)]
pub struct StoredPairing {
    /// Who plays whom.
    pub paired: Paired,
    /// In which match.
    pub match_id: Option<String>,
    /// Whether that is over, and which of its players has won.
    pub over: Option<Option<u8>>,
    /// The table that was opened last.
    pub table: Option<String>,
}

/// A tournament in a list.
#[derive(Clone, Debug)]
pub struct ListedEvent {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The game's short name.
    pub game: String,
    /// Whether whoever loses is out.
    pub elimination: bool,
    /// `open`, `going` or `over`.
    pub stage: String,
    /// The round that is being played.
    pub round: usize,
    /// How many have entered.
    pub entrants: i64,
    /// When something happened there last.
    pub touched: i64,
    /// The table where somebody plays there now, and the match.
    pub plays: Option<(String, String)>,
}

type Part<'t> = Transaction<'t, Sqlite>;

async fn touch(part: &mut Part<'_>, event: &str) -> Result<(), StoreError> {
    sqlx::query("UPDATE events SET touched = ? WHERE id = ?").bind(now()).bind(event).execute(&mut **part).await?;
    Ok(())
}

pub(super) async fn apply(part: &mut Part<'_>, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::New(new) => {
            let sql = "SELECT COUNT(*) FROM events WHERE opener = ? AND stage <> 'over'";
            if sqlx::query(sql).bind(new.opener).fetch_one(&mut **part).await?.try_get::<i64, _>(0)? >= EVENTS_EACH {
                return Err(StoreError::Limit("full-events"));
            }
            let sql = "INSERT INTO events (id, name, game, fields, system, rounds, games, clock, free, late, opener, seed, stage, created, touched) \
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, 'open', ?13, ?13)";
            let (fields, clock) = (serde_json::to_string(&new.fields), serde_json::to_string(&new.terms));
            let system = if new.elimination { "elimination" } else { "swiss" };
            let query = sqlx::query(sql).bind(&new.id).bind(&new.name).bind(&new.game).bind(fields.unwrap_or_default()).bind(system);
            let query = query.bind(new.rounds).bind(new.games).bind(clock.unwrap_or_default()).bind(new.free).bind(new.late);
            query.bind(new.opener).bind(&new.seed).bind(now()).execute(&mut **part).await.map_err(taken)?;
        }
        Change::Enter(event, guest, bot, brings) => enter(part, event, *guest, bot.as_deref(), brings.as_ref()).await?,
        Change::Bring(event, number, brings) => {
            let sql = "UPDATE entrants SET brings = ?1, deck = (SELECT id FROM decks WHERE id = ?2), deck_version = ?3 \
                WHERE event = ?4 AND number = ?5 AND until IS NULL AND EXISTS \
                (SELECT 1 FROM events WHERE id = ?4 AND (stage = 'open' OR stage = 'going' AND free = 1))";
            let kept = brings.as_ref().and_then(|brings| brings.kept);
            let query = sqlx::query(sql).bind(brings.as_ref().map(|brings| &brings.text)).bind(kept.map(|kept| kept.0));
            one(&query.bind(kept.map(|kept| kept.1)).bind(event).bind(*number as i64).execute(&mut **part).await?)?;
        }
        Change::Go(event, number) => {
            let sql =
                "DELETE FROM entrants WHERE event = ?1 AND number = ?2 AND EXISTS (SELECT 1 FROM events WHERE id = ?1 AND stage = 'open')";
            sqlx::query(sql).bind(event).bind(*number as i64).execute(&mut **part).await?;
            let sql = "UPDATE entrants SET until = (SELECT round FROM events WHERE id = ?1) WHERE event = ?1 AND number = ?2 \
                AND until IS NULL AND EXISTS (SELECT 1 FROM events WHERE id = ?1 AND stage = 'going')";
            sqlx::query(sql).bind(event).bind(*number as i64).execute(&mut **part).await?;
            touch(part, event).await?;
        }
        Change::Round(event, round, paired) => {
            let sql = "UPDATE events SET round = ?1, stage = 'going', touched = ?2 WHERE id = ?3 AND round = ?1 - 1 AND stage <> 'over'";
            one(&sqlx::query(sql).bind(*round as i64).bind(now()).bind(event).execute(&mut **part).await?)?;
            for pairing in paired {
                let sql = "INSERT INTO pairings (event, round, board, one, two, won) VALUES (?, ?, ?, ?, ?, ?)";
                let query = sqlx::query(sql).bind(event).bind(*round as i64).bind(pairing.board as i64).bind(pairing.one as i64);
                let query = query.bind(pairing.two.map(|two| two as i64)).bind(pairing.won.map(Won::key));
                query.execute(&mut **part).await.map_err(taken)?;
            }
        }
        Change::Plays(event, round, board, id) => {
            let sql = "UPDATE pairings SET match_id = ? WHERE event = ? AND round = ? AND board = ? AND match_id IS NULL AND won IS NULL";
            let query = sqlx::query(sql).bind(id).bind(event).bind(*round as i64).bind(*board as i64);
            one(&query.execute(&mut **part).await?)?;
        }
        Change::Result(event, round, board, won) => {
            let sql = "UPDATE pairings SET won = ? WHERE event = ? AND round = ? AND board = ? AND won IS NULL";
            let query = sqlx::query(sql).bind(won.key()).bind(event).bind(*round as i64).bind(*board as i64);
            query.execute(&mut **part).await?;
            touch(part, event).await?;
        }
        Change::Over(event) => {
            sqlx::query("UPDATE events SET stage = 'over' WHERE id = ?").bind(event).execute(&mut **part).await?;
            touch(part, event).await?;
        }
        Change::Forget(open, going) => {
            let sql = "DELETE FROM events WHERE stage = 'open' AND touched < ? OR stage = 'going' AND touched < ? \
                OR stage = 'over' AND round = 0 AND touched < ?";
            sqlx::query(sql).bind(open).bind(going).bind(open).execute(&mut **part).await?;
        }
    }
    Ok(())
}

/// Somebody enters, as long as one can: before it begins, or late where that is possible.
async fn enter(
    part: &mut Part<'_>,
    event: &str,
    guest: Option<GuestId>,
    bot: Option<&str>,
    brings: Option<&Brings>,
) -> Result<(), StoreError> {
    let row = sqlx::query("SELECT COUNT(*) FROM entrants WHERE event = ?").bind(event).fetch_one(&mut **part).await?;
    if row.try_get::<i64, _>(0)? >= MOST_ENTRANTS {
        return Err(StoreError::Limit("full-entrants"));
    }
    let sql = "INSERT INTO entrants (event, number, guest, bot, brings, deck, deck_version, since) \
        SELECT id, COALESCE((SELECT MAX(number) + 1 FROM entrants WHERE event = ?1), 0), ?2, ?3, ?4, (SELECT id FROM decks WHERE id = ?5), ?6, round + 1 \
        FROM events WHERE id = ?1 AND (stage = 'open' OR stage = 'going' AND system = 'swiss' AND round < late)";
    let kept = brings.and_then(|brings| brings.kept);
    let query = sqlx::query(sql).bind(event).bind(guest).bind(bot).bind(brings.map(|brings| &brings.text));
    let query = query.bind(kept.map(|kept| kept.0)).bind(kept.map(|kept| kept.1));
    one(&query.execute(&mut **part).await.map_err(taken)?)?;
    touch(part, event).await
}

impl Store {
    /// A tournament with everything that was played.
    pub async fn event(&self, id: &str) -> Result<Option<StoredEvent>, StoreError> {
        let row = sqlx::query("SELECT * FROM events WHERE id = ?").bind(id).fetch_optional(&self.readers).await?;
        let Some(row) = row else { return Ok(None) };
        let sql = "SELECT number, guest, bot, COALESCE(guests.name, bot, ''), brings, deck, deck_version, since, until FROM entrants \
            LEFT JOIN guests ON guests.id = entrants.guest WHERE event = ? ORDER BY number";
        let mut entrants: Vec<StoredEntrant> = Vec::new();
        for row in sqlx::query(sql).bind(id).fetch_all(&self.readers).await? {
            let (text, deck, version): (Option<String>, Option<i64>, Option<i64>) = (row.try_get(4)?, row.try_get(5)?, row.try_get(6)?);
            let bot: Option<String> = row.try_get(2)?;
            let mut name: String = row.try_get(3)?;
            // Bots of one name are told apart.
            let same = entrants.iter().filter(|other| bot.is_some() && other.bot == bot).count();
            if same > 0 {
                name += &format!(" {}", same + 1);
            }
            entrants.push(StoredEntrant {
                number: usize::try_from(row.try_get::<i64, _>(0)?).unwrap_or_default(),
                guest: row.try_get(1)?,
                bot,
                name,
                brings: text.map(|text| Brings { text, kept: deck.zip(version) }),
                from: usize::try_from(row.try_get::<i64, _>(7)?).unwrap_or_default(),
                until: row.try_get::<Option<i64>, _>(8)?.and_then(|until| usize::try_from(until).ok()),
            });
        }
        let round = usize::try_from(row.try_get::<i64, _>("round")?).unwrap_or_default();
        let mut rounds = vec![Vec::new(); round];
        let sql = "SELECT round, board, one, two, pairings.won, match_id, matches.stage, matches.won, \
            (SELECT table_id FROM match_tables WHERE match_tables.match_id = pairings.match_id ORDER BY number DESC LIMIT 1) \
            FROM pairings LEFT JOIN matches ON matches.id = match_id WHERE event = ? ORDER BY round, board";
        for row in sqlx::query(sql).bind(id).fetch_all(&self.readers).await? {
            let number = |place: usize| Ok::<_, StoreError>(usize::try_from(row.try_get::<i64, _>(place)?).unwrap_or_default());
            let won: Option<String> = row.try_get(4)?;
            let won = won.and_then(|won| Won::ALL.into_iter().find(|known| known.key() == won));
            let two: Option<i64> = row.try_get(3)?;
            let (stage, by): (Option<String>, Option<u8>) = (row.try_get(6)?, row.try_get(7)?);
            let paired = Paired { board: number(1)?, one: number(2)?, two: two.and_then(|two| usize::try_from(two).ok()), won };
            let pairing = StoredPairing {
                paired,
                match_id: row.try_get(5)?,
                over: stage.filter(|stage| stage == "over").map(|_| by),
                table: row.try_get(8)?,
            };
            if let Some(round) = rounds.get_mut(number(0)?.saturating_sub(1)) {
                round.push(pairing);
            }
        }
        let (fields, clock): (String, String) = (row.try_get("fields")?, row.try_get("clock")?);
        let opener: Option<GuestId> = row.try_get("opener")?;
        Ok(Some(StoredEvent {
            new: NewEvent {
                id: id.to_owned(),
                name: row.try_get("name")?,
                game: row.try_get("game")?,
                fields: serde_json::from_str(&fields).unwrap_or_default(),
                elimination: row.try_get::<String, _>("system")? == "elimination",
                rounds: row.try_get("rounds")?,
                games: row.try_get("games")?,
                terms: serde_json::from_str(&clock).unwrap_or(Terms::NONE),
                free: row.try_get("free")?,
                late: row.try_get("late")?,
                opener: opener.unwrap_or_default(),
                seed: row.try_get("seed")?,
            },
            opener,
            stage: row.try_get("stage")?,
            round,
            created: row.try_get("created")?,
            entrants,
            rounds,
        }))
    }

    /// Tournaments, those first that can be entered or followed; of everybody, or those that somebody has entered and that
    /// are not over, with where it plays now.
    pub async fn events(&self, of: Option<GuestId>, limit: u32) -> Result<Vec<ListedEvent>, StoreError> {
        let sql = "SELECT id, name, game, system, stage, round, touched, (SELECT COUNT(*) FROM entrants WHERE event = events.id) AS entrants, \
            (SELECT match_id FROM pairings JOIN entrants ON entrants.event = pairings.event AND entrants.number IN (one, two) \
             WHERE pairings.event = events.id AND pairings.round = events.round AND pairings.won IS NULL AND entrants.guest = ?1) AS plays \
            FROM events WHERE ?1 IS NULL OR stage <> 'over' AND id IN (SELECT event FROM entrants WHERE guest = ?1 AND until IS NULL) \
            ORDER BY stage = 'over', touched DESC LIMIT ?2";
        let rows = sqlx::query(sql).bind(of).bind(limit).fetch_all(&self.readers).await?;
        let mut listed = Vec::with_capacity(rows.len());
        for row in rows {
            let plays: Option<String> = row.try_get("plays")?;
            let table = match &plays {
                Some(id) => {
                    let sql = "SELECT table_id FROM match_tables WHERE match_id = ? ORDER BY number DESC LIMIT 1";
                    sqlx::query(sql).bind(id).fetch_optional(&self.readers).await?.map(|row| row.try_get::<String, _>(0)).transpose()?
                }
                None => None,
            };
            listed.push(ListedEvent {
                id: row.try_get("id")?,
                name: row.try_get("name")?,
                game: row.try_get("game")?,
                elimination: row.try_get::<String, _>("system")? == "elimination",
                stage: row.try_get("stage")?,
                round: usize::try_from(row.try_get::<i64, _>("round")?).unwrap_or_default(),
                entrants: row.try_get("entrants")?,
                touched: row.try_get("touched")?,
                plays: table.zip(plays),
            });
        }
        Ok(listed)
    }

    /// The tournaments that are being played.
    pub async fn events_going(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM events WHERE stage = 'going' ORDER BY created, id").fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The tournaments that somebody has opened and that have not begun.
    pub async fn events_opened(&self, opener: GuestId) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM events WHERE stage = 'open' AND opener = ?").bind(opener).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// How many matches of tournaments are being played by bots of the house alone.
    pub async fn bots_among_themselves(&self) -> Result<i64, StoreError> {
        let sql = "SELECT COUNT(*) FROM pairings JOIN matches ON matches.id = match_id AND matches.stage = 'going' \
            JOIN entrants AS first ON first.event = pairings.event AND first.number = one AND first.bot IS NOT NULL \
            JOIN entrants AS other ON other.event = pairings.event AND other.number = two AND other.bot IS NOT NULL WHERE pairings.won IS NULL";
        Ok(sqlx::query(sql).fetch_one(&self.readers).await?.try_get(0)?)
    }
}
