//! How tables ended, and what follows for those who played: places, records, ratings. Ratings are those of Weng and Lin,
//! for each game, way to play and number of seats. `street` is the anchor: its rating never changes.

use std::collections::BTreeMap;

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite, SqliteConnection, Transaction};

use super::{GuestId, Store, StoreError, now};

/// The bot by which everybody is measured.
const ANCHOR: &str = "bot street";

/// What the anchor is rated: as much as everybody begins with, and surely so.
const ANCHORED: WengLinRating = WengLinRating { rating: 25.0, uncertainty: 1.0 };

/// Rated tables that somebody has played before it is ranked among others.
pub const RANKED_FROM: i64 = 10;

/// Something to write about results.
#[derive(Clone, Debug)]
pub enum ResultsChange {
    /// A table ended.
    Ended(Box<Ended>),
    /// A table does not count for ratings.
    Friendly(String),
    /// All ratings are reckoned again from the results.
    ReckonAgain,
}

/// How a table ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Ended {
    /// The table.
    pub table: String,
    /// The game's short name.
    pub game: String,
    /// The way to play.
    pub mode: String,
    /// How hard it was, as its options say: 0 is the usual.
    pub hardness: i64,
    /// In what way it ended.
    pub verdict: String,
    /// Whether it could count: everybody has a place, and nobody plays against itself, as far as the house can see.
    pub counts: bool,
    /// Who sat there.
    pub placings: Vec<Placing>,
}

/// What became of somebody at a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Placing {
    /// The person.
    pub guest: Option<GuestId>,
    /// Or the bot.
    pub bot: Option<String>,
    /// The place, counted from 1; 0 where there is none.
    pub place: u8,
    /// The points.
    pub score: i32,
    /// What it played, in English and in Italian.
    pub plays: [String; 2],
}

impl Placing {
    /// Under what it is rated.
    fn player(&self) -> String {
        self.guest.map_or_else(|| format!("bot {}", self.bot.as_deref().unwrap_or_default()), |guest| format!("guest {guest}"))
    }
}

/// A way to play that is rated by itself.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Way {
    /// The game's short name.
    pub game: String,
    /// The way to play.
    pub mode: String,
    /// How many seats.
    pub seats: i64,
}

/// Somebody's rating.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// In what.
    pub way: Way,
    /// Who, if it is a person.
    pub guest: Option<GuestId>,
    /// The name of the person or the bot.
    pub name: String,
    /// The rating.
    pub rating: f64,
    /// How far it may be off.
    pub uncertainty: f64,
    /// How many rated tables stand behind it.
    pub tables: i64,
}

/// A table on the page of a person.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedTable {
    /// Its number among all results.
    pub result: i64,
    /// The table.
    pub table: String,
    /// In what.
    pub way: Way,
    /// In what way it ended.
    pub verdict: String,
    /// Whether it counted.
    pub rated: bool,
    /// When, in seconds since 1970.
    pub ended: i64,
    /// The person's place; 0 where there is none.
    pub place: i64,
    /// What it played, in both languages.
    pub plays: [String; 2],
    /// Its rating after it.
    pub rating: Option<f64>,
}

/// What somebody has done in one way, with one thing, or against somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// In which game.
    pub game: String,
    /// With what or against whom, in both languages.
    pub what: [String; 2],
    /// Tables.
    pub tables: i64,
    /// Those that were won.
    pub won: i64,
}

type Part<'t> = Transaction<'t, Sqlite>;

pub(super) async fn apply(part: &mut Part<'_>, change: &ResultsChange) -> Result<(), StoreError> {
    match change {
        ResultsChange::ReckonAgain => reckon_again(part).await?,
        ResultsChange::Friendly(table) => {
            sqlx::query("INSERT OR IGNORE INTO friendly (table_id) VALUES (?)").bind(table).execute(&mut **part).await?;
        }
        ResultsChange::Ended(ended) => {
            let rated = ended.counts && is_fair(part, ended).await?;
            let sql = "INSERT OR IGNORE INTO results (table_id, game, mode, seats, hardness, verdict, rated, ended) \
                VALUES (?, ?, ?, ?, ?, ?, ?, ?) \
                RETURNING id";
            let query = sqlx::query(sql).bind(&ended.table).bind(&ended.game).bind(&ended.mode).bind(ended.placings.len() as i64);
            let query = query.bind(ended.hardness);
            let Some(row) = query.bind(&ended.verdict).bind(rated).bind(now()).fetch_optional(&mut **part).await? else { return Ok(()) };
            let result: i64 = row.try_get(0)?;
            for (seat, placing) in (0i64..).zip(&ended.placings) {
                let sql = "INSERT INTO placings (result, seat, guest, bot, place, score, plays, plays_it) VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
                let query = sqlx::query(sql).bind(result).bind(seat).bind(placing.guest).bind(&placing.bot).bind(placing.place);
                query.bind(placing.score).bind(&placing.plays[0]).bind(&placing.plays[1]).execute(&mut **part).await?;
            }
            if rated {
                let way = Way { game: ended.game.clone(), mode: ended.mode.clone(), seats: ended.placings.len() as i64 };
                rate(part, result, &way, &ended.placings).await?;
            }
        }
    }
    Ok(())
}

/// Whether everybody at a table is somebody who can be known again, and nobody is there twice, as far as can be seen: all
/// have claimed their names, nobody sits on two seats, and no two have come in with the same browser.
async fn is_fair(part: &mut Part<'_>, ended: &Ended) -> Result<bool, StoreError> {
    let mut guests: Vec<GuestId> = ended.placings.iter().filter_map(|placing| placing.guest).collect();
    let seats = guests.len();
    guests.sort_unstable();
    guests.dedup();
    if guests.is_empty() || guests.len() < seats || ended.placings.len() < 2 {
        return Ok(false);
    }
    let listed = serde_json::to_string(&guests).unwrap_or_default();
    // Bots of people play for those who brought them.
    let sql = "SELECT COUNT(*), COUNT(DISTINCT COALESCE(owner, id)) FROM guests \
        WHERE id IN (SELECT value FROM json_each(?)) AND (claimed IS NOT NULL OR owner IS NOT NULL)";
    let row = sqlx::query(sql).bind(&listed).fetch_one(&mut **part).await?;
    let (known, different): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
    let sql =
        "SELECT 1 FROM devices WHERE guest IN (SELECT value FROM json_each(?)) GROUP BY token HAVING COUNT(DISTINCT guest) > 1 LIMIT 1";
    let shared = sqlx::query(sql).bind(&listed).fetch_optional(&mut **part).await?.is_some();
    let friendly = sqlx::query("SELECT 1 FROM friendly WHERE table_id = ?").bind(&ended.table).fetch_optional(&mut **part).await?.is_some();
    let all = guests.len() as i64;
    Ok(known == all && different == all && !shared && !friendly)
}

/// What a rated table does to the ratings of those who played.
async fn rate(connection: &mut SqliteConnection, result: i64, way: &Way, placings: &[Placing]) -> Result<(), StoreError> {
    let mut before = Vec::with_capacity(placings.len());
    for placing in placings {
        let player = placing.player();
        let sql = "SELECT rating, uncertainty FROM ratings WHERE game = ? AND mode = ? AND seats = ? AND player = ?";
        let row = sqlx::query(sql).bind(&way.game).bind(&way.mode).bind(way.seats).bind(&player).fetch_optional(&mut *connection).await?;
        before.push(match row {
            _ if player == ANCHOR => ANCHORED,
            Some(row) => WengLinRating { rating: row.try_get(0)?, uncertainty: row.try_get(1)? },
            None => WengLinRating::new(),
        });
    }
    let after = reckoned(&before, placings);
    for ((seat, placing), after) in (0i64..).zip(placings).zip(after) {
        let player = placing.player();
        let after = if player == ANCHOR { ANCHORED } else { after };
        let sql = "INSERT INTO ratings (game, mode, seats, player, guest, rating, uncertainty, tables) VALUES (?, ?, ?, ?, ?, ?, ?, 1) \
            ON CONFLICT DO UPDATE SET rating = excluded.rating, uncertainty = excluded.uncertainty, tables = tables + 1";
        let query = sqlx::query(sql).bind(&way.game).bind(&way.mode).bind(way.seats).bind(&player).bind(placing.guest);
        query.bind(after.rating).bind(after.uncertainty).execute(&mut *connection).await?;
        let sql = "UPDATE placings SET rating = ?, uncertainty = ? WHERE result = ? AND seat = ?";
        let query = sqlx::query(sql).bind(after.rating).bind(after.uncertainty).bind(result).bind(seat);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// The ratings after a table, in the order of its seats.
fn reckoned(before: &[WengLinRating], placings: &[Placing]) -> Vec<WengLinRating> {
    let teams: Vec<[WengLinRating; 1]> = before.iter().map(|rating| [*rating]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().zip(placings).map(|(team, placing)| (&team[..], MultiTeamOutcome::new(placing.place.into()))).collect();
    weng_lin_multi_team(&ranked, &WengLinConfig::new()).into_iter().flatten().collect()
}

/// Reckons all ratings again, table by table in the order in which they ended.
async fn reckon_again(part: &mut Part<'_>) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM ratings").execute(&mut **part).await?;
    sqlx::query("UPDATE placings SET rating = NULL, uncertainty = NULL").execute(&mut **part).await?;
    let results = sqlx::query("SELECT id, game, mode, seats FROM results WHERE rated = 1 ORDER BY id").fetch_all(&mut **part).await?;
    for row in &results {
        let result: i64 = row.try_get(0)?;
        let way = Way { game: row.try_get(1)?, mode: row.try_get(2)?, seats: row.try_get(3)? };
        let sql = "SELECT guest, bot, place FROM placings WHERE result = ? ORDER BY seat";
        let rows = sqlx::query(sql).bind(result).fetch_all(&mut **part).await?;
        let placing =
            |row: &SqliteRow| Ok(Placing { guest: row.try_get(0)?, bot: row.try_get(1)?, place: row.try_get(2)?, ..Placing::default() });
        let placings = rows.iter().map(placing).collect::<Result<Vec<_>, sqlx::Error>>()?;
        rate(part, result, &way, &placings).await?;
    }
    Ok(())
}

fn way(row: &SqliteRow) -> Result<Way, sqlx::Error> {
    Ok(Way { game: row.try_get("game")?, mode: row.try_get("mode")?, seats: row.try_get("seats")? })
}

fn rated(row: &SqliteRow) -> Result<Rated, StoreError> {
    let player: String = row.try_get("player")?;
    let name = row.try_get::<Option<String>, _>("name")?.unwrap_or_else(|| player.trim_start_matches("bot ").to_owned());
    Ok(Rated {
        way: way(row)?,
        guest: row.try_get("guest")?,
        name,
        rating: row.try_get("rating")?,
        uncertainty: row.try_get("uncertainty")?,
        tables: row.try_get("tables")?,
    })
}

impl Store {
    /// The ratings of somebody, the surest first.
    pub async fn ratings(&self, guest: GuestId) -> Result<Vec<Rated>, StoreError> {
        let sql = "SELECT ratings.*, guests.name AS name FROM ratings JOIN guests ON guests.id = guest WHERE guest = ? \
            ORDER BY tables DESC, game, mode, seats";
        sqlx::query(sql).bind(guest).fetch_all(&self.readers).await?.iter().map(rated).collect()
    }

    /// The ways that are rated, each with how many are ranked in it.
    pub async fn rated_ways(&self) -> Result<Vec<(Way, i64)>, StoreError> {
        let sql = "SELECT game, mode, seats, SUM(tables >= ? OR guest IS NULL) AS count FROM ratings GROUP BY game, mode, seats \
            ORDER BY game, mode, seats";
        let rows = sqlx::query(sql).bind(RANKED_FROM).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((way(row)?, row.try_get("count")?))).collect()
    }

    /// The best in a way to play: people with enough rated tables, and bots, by what their rating surely is.
    pub async fn leaders(&self, way: &Way, limit: i64) -> Result<Vec<Rated>, StoreError> {
        let sql = "SELECT ratings.*, guests.name AS name FROM ratings LEFT JOIN guests ON guests.id = guest \
            WHERE game = ? AND mode = ? AND seats = ? AND (guest IS NULL OR (tables >= ? AND gone = 0)) \
            ORDER BY rating - 2 * uncertainty DESC, player LIMIT ?";
        let query = sqlx::query(sql).bind(&way.game).bind(&way.mode).bind(way.seats).bind(RANKED_FROM).bind(limit);
        query.fetch_all(&self.readers).await?.iter().map(rated).collect()
    }

    /// The tables that somebody has ended, the last first.
    pub async fn played(&self, guest: GuestId, limit: i64) -> Result<Vec<PlayedTable>, StoreError> {
        // Whoever sits on several seats has played one table; its best place counts.
        let sql = "SELECT results.id, table_id, game, mode, seats, verdict, rated, ended, MIN(place), plays, plays_it, rating \
            FROM placings JOIN results ON results.id = result WHERE guest = ? GROUP BY result ORDER BY result DESC LIMIT ?";
        let rows = sqlx::query(sql).bind(guest).bind(limit).fetch_all(&self.readers).await?;
        let table = |row: &SqliteRow| {
            Ok(PlayedTable {
                result: row.try_get(0)?,
                table: row.try_get(1)?,
                way: way(row)?,
                verdict: row.try_get(5)?,
                rated: row.try_get(6)?,
                ended: row.try_get(7)?,
                place: row.try_get(8)?,
                plays: [row.try_get(9)?, row.try_get(10)?],
                rating: row.try_get(11)?,
            })
        };
        rows.iter().map(table).collect()
    }

    /// The ratings of somebody in one way after each of its last tables, the oldest first.
    pub async fn curve(&self, guest: GuestId, way: &Way, limit: i64) -> Result<Vec<f64>, StoreError> {
        let sql = "SELECT rating FROM (SELECT result, placings.rating AS rating FROM placings JOIN results ON results.id = result \
            WHERE guest = ? AND rated = 1 AND game = ? AND mode = ? AND seats = ? ORDER BY result DESC LIMIT ?) ORDER BY result";
        let rows =
            sqlx::query(sql).bind(guest).bind(&way.game).bind(&way.mode).bind(way.seats).bind(limit).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// What somebody has won with what it played, of tables with a result.
    pub async fn by_side(&self, guest: GuestId) -> Result<Vec<Record>, StoreError> {
        let sql = "SELECT game, plays, plays_it, COUNT(*) AS tables, SUM(verdict = 'won' OR place = 1) AS won FROM placings \
            JOIN results ON results.id = result WHERE guest = ? AND verdict <> 'void' GROUP BY game, plays ORDER BY game, tables DESC, plays";
        self.records(sql, guest).await
    }

    /// Whom somebody has met, most often first: how many tables, and how many of them it ended before them.
    pub async fn opponents(&self, guest: GuestId, limit: i64) -> Result<Vec<Record>, StoreError> {
        // Counted first and called by their names then: the names of all tables would take longer than all the rest.
        let sql = "SELECT '' AS game, COALESCE(guests.name, met.bot) AS plays, COALESCE(guests.name, met.bot) AS plays_it, tables, won \
            FROM (SELECT other.guest AS guest, other.bot AS bot, COUNT(*) AS tables, SUM(own.place < other.place) AS won \
            FROM placings AS own JOIN placings AS other ON other.result = own.result AND other.seat <> own.seat \
            WHERE own.guest = ?1 AND own.place > 0 AND other.guest IS NOT ?1 \
            GROUP BY other.guest, other.bot ORDER BY tables DESC, other.guest, other.bot LIMIT ?2) AS met \
            LEFT JOIN guests ON guests.id = met.guest ORDER BY tables DESC, plays";
        let rows = sqlx::query(sql).bind(guest).bind(limit).fetch_all(&self.readers).await?;
        rows.iter().map(record).collect()
    }

    /// What somebody has won together with others or alone against a game: by game, way, seats and hardness, the hardest
    /// first.
    pub async fn together(&self, guest: GuestId) -> Result<Vec<(Way, i64, Record)>, StoreError> {
        let sql = "SELECT game, mode, seats, hardness, '' AS plays, '' AS plays_it, COUNT(*) AS tables, SUM(verdict = 'won') AS won FROM placings \
            JOIN results ON results.id = result WHERE guest = ? AND verdict IN ('won', 'lost') GROUP BY game, mode, seats, hardness \
            ORDER BY game, mode, hardness DESC, seats";
        let rows = sqlx::query(sql).bind(guest).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((way(row)?, row.try_get("hardness")?, record(row)?))).collect()
    }

    async fn records(&self, sql: &'static str, guest: GuestId) -> Result<Vec<Record>, StoreError> {
        sqlx::query(sql).bind(guest).fetch_all(&self.readers).await?.iter().map(record).collect()
    }

    /// Whether a table does not count because somebody said so.
    pub async fn is_friendly(&self, table: &str) -> Result<bool, StoreError> {
        Ok(sqlx::query("SELECT 1 FROM friendly WHERE table_id = ?").bind(table).fetch_optional(&self.readers).await?.is_some())
    }

    /// How many tables counted.
    pub async fn rated_tables(&self) -> Result<usize, StoreError> {
        let row = sqlx::query("SELECT COUNT(*) FROM results WHERE rated = 1").fetch_one(&self.readers).await?;
        Ok(usize::try_from(row.try_get::<i64, _>(0)?).unwrap_or_default())
    }

    /// Every rating, to compare one reckoning with another.
    pub async fn all_ratings(&self) -> Result<BTreeMap<(Way, String), (f64, f64, i64)>, StoreError> {
        let rows = sqlx::query("SELECT * FROM ratings").fetch_all(&self.readers).await?;
        let one = |row: &SqliteRow| {
            let numbers = (row.try_get("rating")?, row.try_get("uncertainty")?, row.try_get("tables")?);
            Ok(((way(row)?, row.try_get("player")?), numbers))
        };
        rows.iter().map(one).collect()
    }
}

fn record(row: &SqliteRow) -> Result<Record, StoreError> {
    let what = [row.try_get("plays")?, row.try_get("plays_it")?];
    Ok(Record { game: row.try_get("game")?, what, tables: row.try_get("tables")?, won: row.try_get("won")? })
}
