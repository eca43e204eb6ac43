//! A house with many stored tables that has just been started: how long until its first pages are there.

use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use server::house::hashed;
use server::store::{Change, Store};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use table::any::{AnyGame, Fields, Opening};
use table::chance::fair::Bytes;

use crate::Wrong;
use crate::child::{Folder, House};
use crate::figures::{figure, spoken};
use crate::http::{Ask, Client};

/// Entries in the log of a stored table.
const ENTRIES: usize = 100;
/// Logs that are really different; the others are copies of these.
const DIFFERENT: usize = 100;
/// Guests who play all those tables.
const GUESTS: usize = 2000;
/// How often the house is started.
const STARTS: usize = 5;

fn token(guest: usize) -> String {
    format!("{guest:064x}")
}

fn id(table: usize) -> String {
    format!("{table:016x}")
}

/// A table that was played for a while, as it is stored: what it was dealt, and its log.
fn played(game: &dyn AnyGame, number: usize) -> io::Result<(String, Vec<String>)> {
    let mut next = number as u64;
    let mut secrets = || {
        next = next.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        Bytes(hashed(&next.to_string()))
    };
    let players = vec!["person".to_owned(); 2];
    let opening = Opening { fields: &Fields::new(), brings: &[], id: id(number), players, secrets: &mut secrets };
    let mut table = game.open(opening).map_err(|problems| io::Error::other(problems.to_string()))?;
    while table.log().len() < ENTRIES {
        let Some(seat) = table.awaited().must.iter().next() else { break };
        table.ask_bot(seat, "random").map_err(io::Error::other)?;
    }
    let entries = table.log().iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
    Ok((table.replay().until_nothing().write(), entries))
}

/// Fills a folder with tables that are being played: the store lays it out, and it is written as one piece.
async fn fill(folder: &Path, tables: usize) -> io::Result<()> {
    let game = registry::find("gangs").ok_or_else(|| io::Error::other("there is no game of Gangs"))?;
    let logs = (0..DIFFERENT.min(tables)).map(|number| played(game, number)).collect::<Result<Vec<_>, _>>()?;
    let store = Store::open(folder).await.map_err(io::Error::other)?;
    let guest = |guest| Change::Guest { token: hashed(&token(guest)), name: Some(format!("Guest {guest}")) };
    store.commit((0..GUESTS).map(guest).collect()).await.map_err(io::Error::other)?;
    drop(store);
    let file = folder.join("fixer.db");
    write(&file, &logs, tables).await.map_err(io::Error::other)
}

async fn write(file: &Path, logs: &[(String, Vec<String>)], tables: usize) -> Result<(), sqlx::Error> {
    let mut connection = SqliteConnectOptions::new().filename(file).connect().await?;
    let mut all = connection.begin().await?;
    // A house forgets what nobody has touched for long.
    for number in 0..tables {
        let ((replay, entries), id) = (&logs[number % logs.len()], id(number));
        let sql = "INSERT INTO tables (id, game, fields, replay, created, touched, stage) VALUES (?, 'gangs', '{}', ?, unixepoch(), unixepoch(), 'going')";
        sqlx::query(sql).bind(&id).bind(replay).execute(&mut *all).await?;
        for seat in 0..2 {
            let sql = "INSERT INTO seats (table_id, seat, guest) VALUES (?, ?, ?)";
            let guest = (number * 2 + seat) % GUESTS;
            sqlx::query(sql).bind(&id).bind(seat as i64).bind(guest as i64 + 1).execute(&mut *all).await?;
        }
        // One statement for the whole log.
        let sql = "INSERT INTO entries (table_id, number, entry, at) SELECT ?, key, value, unixepoch() FROM json_each(?)";
        sqlx::query(sql).bind(&id).bind(serde_json::to_string(entries).unwrap_or_default()).execute(&mut *all).await?;
    }
    all.commit().await?;
    connection.close().await
}

/// Starts the house over a filled folder and waits for its first pages.
pub async fn run(program: &Path, tables: usize, bound: Duration, wrong: &mut Wrong) -> io::Result<()> {
    let folder = Folder::new("cold")?;
    let filling = Instant::now();
    fill(&folder.0, tables).await?;
    println!("\nA cold start with {tables} stored tables of {ENTRIES} entries ({:.1} s to store them)", filling.elapsed().as_secs_f64());
    let (mut slowest_first, mut slowest_table) = (Duration::ZERO, Duration::ZERO);
    for start in 0..STARTS {
        let house = House::open(program, &folder.0)?;
        let client = Client::new(house.address.clone());
        let listening = house.started.elapsed();
        let number = start * 7 % tables.max(1);
        let (path, token) = (format!("/t/{}", id(number)), token(number * 2 % GUESTS));
        let page = |path| Ask { method: "GET", path, token: &token, accept: "text/html", form: "" };
        let first = client.ask(&page("/")).await?;
        let first_time = house.started.elapsed();
        let table = client.ask(&page(&path)).await?;
        let table_time = house.started.elapsed();
        let whole = |body: &[u8]| String::from_utf8_lossy(body).contains("</html>");
        wrong.check(first.status == 200 && whole(&first.body), || format!("the first page was answered with {}", first.status));
        wrong.check(table.status == 200 && whole(&table.body), || format!("{path} was answered with {}", table.status));
        let all = [listening, first_time, table_time].map(spoken).join(", ");
        figure("from starting: listening, first page, a table", &format!("{all:>34}"));
        (slowest_first, slowest_table) = (slowest_first.max(first_time), slowest_table.max(table_time));
    }
    wrong.check(slowest_first < bound, || format!("the first page took {}, not under {}", spoken(slowest_first), spoken(bound)));
    wrong.check(slowest_table < bound, || format!("a stored table took {}, not under {}", spoken(slowest_table), spoken(bound)));
    Ok(())
}
