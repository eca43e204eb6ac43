//! How soon the pages of somebody are there who has ended many tables: stored as the house stores them, then asked for
//! one after the other inside of this process.

use std::io;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use clap::Parser;
use http_body_util::BodyExt;
use server::house::{House, Settings, hashed};
use server::store::{Change, EndedTable, GuestId, PeopleChange, Placing, ResultsChange, Sitter, Store, TableStatus};
use server::web::{Address, Limits, app};
use tower::ServiceExt;

const HOST: &str = "127.0.0.1:2077";
/// People who have played with each other.
const PEOPLE: i64 = 200;
/// Tables that are written at once.
const AT_ONCE: i64 = 500;

/// Stores tables of one person and asks for its pages.
#[derive(Parser)]
struct Wishes {
    /// Tables that it has ended
    #[arg(long, default_value_t = 10_000)]
    tables: i64,
    /// How often each page is asked for
    #[arg(long, default_value_t = 100)]
    times: usize,
}

fn token(guest: GuestId) -> String {
    format!("{guest:064x}")
}

/// What is stored of a table that the first person has ended with another one, a bot, or together with somebody.
fn ended(number: i64) -> Vec<Change> {
    let other = 2 + number % (PEOPLE - 1);
    let (game, mode) = [("gangs", "standard"), ("tcg", "standard"), ("ccg", "standard"), ("nightlancer", "coop")][number as usize % 4];
    let (together, bot) = (mode == "coop", number % 7 == 0);
    let sitter = if bot { Sitter::Bot("street".to_owned()) } else { Sitter::Guest { guest: other, nonce: false } };
    let plays = |side: i64| [format!("Side {side}"), format!("Parte {side}")];
    let place = |first: bool| if together { 0 } else { 1 + u8::from(first == (number % 3 == 0)) };
    let placings = vec![
        Placing { guest: Some(1), place: place(true), plays: plays(number % 30), ..Placing::default() },
        Placing {
            guest: (!bot).then_some(other),
            bot: bot.then(|| "street".to_owned()),
            place: place(false),
            plays: plays(number % 17),
            ..Placing::default()
        },
    ];
    let (id, verdict) = (format!("table{number}"), if together { "won" } else { "ranked" });
    vec![
        Change::NewTable {
            id: id.clone(),
            game: game.to_owned(),
            fields: [("mode".to_owned(), mode.to_owned())].into_iter().collect(),
            replay: String::new(),
            seats: vec![Sitter::Guest { guest: 1, nonce: false }, sitter],
            opener: Some(1),
            brought: false,
        },
        Change::Status(id.clone(), TableStatus::Over),
        Change::Results(ResultsChange::Ended(Box::new(EndedTable {
            table: id,
            game: game.to_owned(),
            mode: mode.to_owned(),
            hardness: 0,
            verdict: verdict.to_owned(),
            counts: !together,
            placings,
        }))),
    ]
}

async fn people(store: &Store) -> io::Result<()> {
    for guest in 1..=PEOPLE {
        let name = format!("Person {guest}");
        let claim = PeopleChange::Claim {
            guest,
            name: name.clone(),
            likenesses: [name.clone(), name.to_lowercase()],
            passphrase: Some("none".to_owned()),
        };
        let changes = vec![Change::Guest { token: hashed(&token(guest)), name: Some(name) }, Change::People(claim)];
        store.commit(changes).await.map_err(io::Error::other)?;
    }
    Ok(())
}

/// How long a page takes, and how large it is.
async fn asked(router: &Router, path: &str) -> io::Result<(Duration, usize)> {
    let request = Request::builder().uri(path).header("host", HOST).header("accept", "text/html");
    let request = request.header("cookie", format!("fixer={}", token(1))).body(Body::empty()).map_err(io::Error::other)?;
    let begun = Instant::now();
    let answer = router.clone().oneshot(request).await.map_err(io::Error::other)?;
    let status = answer.status();
    let body = answer.into_body().collect().await.map_err(io::Error::other)?.to_bytes();
    if status.is_success() { Ok((begun.elapsed(), body.len())) } else { Err(io::Error::other(format!("{path}: {status}"))) }
}

#[tokio::main]
async fn main() -> io::Result<()> {
    let wishes = Wishes::parse();
    let folder = std::env::temp_dir().join(format!("fixer-person-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let store = Store::open(&folder).await.map_err(io::Error::other)?;
    people(&store).await?;
    for first in (0..wishes.tables).step_by(AT_ONCE as usize) {
        let changes = (first..(first + AT_ONCE).min(wishes.tables)).flat_map(ended).collect();
        store.commit(changes).await.map_err(io::Error::other)?;
    }
    let house = House::open(registry::games().collect(), store, Settings::default());
    let limits = Limits { requests: 1_000_000, ..Limits::default() };
    let router = app(house, Address { hosts: vec![HOST.to_owned()], tls: false, proxies: Vec::new(), limits });
    println!("{} tables", wishes.tables);
    for path in ["/people/1", "/people", "/account", "/account/export.json", "/"] {
        let (mut times, mut size) = (Vec::new(), 0);
        for _ in 0..wishes.times.max(1) {
            let (time, bytes) = asked(&router, path).await?;
            times.push(time);
            size = bytes;
        }
        times.sort_unstable();
        println!("{path}: p50 {:?}, p99 {:?}, {size} bytes", times[times.len() / 2], times[times.len() * 99 / 100]);
    }
    std::fs::remove_dir_all(&folder)
}
