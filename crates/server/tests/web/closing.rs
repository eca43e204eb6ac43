//! Tables are closed: by who opened them, by consent, and by themselves where chance cannot be agreed on; what nobody
//! plays is forgotten after a while.

use std::time::Duration;

use axum::http::StatusCode;
use server::house::Settings;
use server::store::{Retention, TableStatus};
use server::web::Limits;
use sqlx::{ConnectOptions, Row};

use crate::site::{Browser, Site};

fn many() -> Limits {
    Limits { requests: 100_000, changes: 100_000, newcomers: 1000, ..Limits::default() }
}

async fn stage(site: &Site, table: &str) -> Option<TableStatus> {
    site.store.table(table.strip_prefix("/t/").unwrap()).await.unwrap().map(|kept| kept.stage)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_opened_a_table_closes_it_while_nobody_else_has_decided() {
    let site = Site::new("closing").await;
    let (mut one, mut two) = (Browser::new(&site), Browser::new(&site));
    let (_, table, _) = one.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    let close = format!("{table}/close");
    assert!(one.get(&table).await.1.contains("Cancel this table"));
    assert!(!two.get(&table).await.1.contains("Cancel this table"));
    two.post("/guests", "").await;
    assert_eq!(two.post(&close, "").await.0, StatusCode::FORBIDDEN);
    assert_eq!(one.post(&close, "").await.0, StatusCode::SEE_OTHER);
    assert!(one.get(&table).await.1.contains("was closed before it began"));
    assert_eq!(two.post(&format!("{table}/sit"), "seat=1").await.0, StatusCode::CONFLICT);
    assert!(!two.get("/").await.1.contains(&table), "it is not offered any more");
    // While only the one who opened it has decided it is its own; after that the others are asked.
    let (_, table, _) = one.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    two.post(&format!("{table}/sit"), "seat=1").await;
    let asked = one.asked(&table).await;
    one.post(&format!("{table}/decide"), &format!("seat=0&asked={asked}&choice=b2")).await;
    assert_eq!(one.post(&format!("{table}/close"), "").await.0, StatusCode::SEE_OTHER);
    assert_eq!(stage(&site, &table).await, Some(TableStatus::Over));
    let (_, table, _) = one.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    two.post(&format!("{table}/sit"), "seat=1").await;
    for (player, seat, choice) in [(&mut one, 0, "b2"), (&mut two, 1, "a1")] {
        let asked = player.asked(&table).await;
        player.post(&format!("{table}/decide"), &format!("seat={seat}&asked={asked}&choice={choice}")).await;
    }
    assert_eq!(one.post(&format!("{table}/close"), "").await.0, StatusCode::SEE_OTHER);
    assert_eq!(stage(&site, &table).await, Some(TableStatus::Going), "the other is asked");
    assert_eq!(two.post(&format!("{table}/consent"), "agrees=yes").await.0, StatusCode::SEE_OTHER);
    assert_eq!(stage(&site, &table).await, Some(TableStatus::Over));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_at_its_quota_is_told_what_to_close() {
    let site = Site::with("told", many(), Settings { playing: 2, ..Settings::default() }).await;
    let mut guest = Browser::new(&site);
    let (_, first, _) = guest.post("/tables", "game=gangs&seat-0=me&seat-1=open").await;
    let (_, second, _) = guest.post("/tables", "game=gangs&seat-0=edge:1s&seat-1=edge:1s").await;
    let (status, _, page) = guest.post("/tables", "game=gangs").await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    for table in [&first, &second] {
        assert!(page.contains(&format!("href=\"{table}\"")) && page.contains(&format!("action=\"{table}/close\"")), "{page}");
    }
    let mut program = Browser { accept: "application/json", cookie: guest.cookie.clone(), ..Browser::new(&site) };
    let (_, _, body) = program.post("/tables", "game=gangs").await;
    let told: serde_json::Value = serde_json::from_str(&body).unwrap();
    let close = told["close"].as_array().unwrap();
    assert!(close.len() == 2 && close.contains(&first.as_str().into()) && close.contains(&second.as_str().into()), "{told}");
    assert_eq!(program.post(&format!("{second}/close"), "").await.0, StatusCode::OK, "bots are not asked");
    assert_eq!(guest.post("/tables", "game=gangs").await.0, StatusCode::SEE_OTHER);
    guest.cookie += "; fixer-lang=it";
    let (_, _, page) = guest.post("/tables", "game=gangs").await;
    assert!(page.contains("può avere 2 tavoli") && page.contains("Chiudilo"), "{page}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_nonces_are_not_revealed_is_closed() {
    let (handshake, reveal) = (Duration::from_millis(50), Duration::from_millis(100));
    let site = Site::with("unrevealed", many(), Settings { handshake, reveal, ..Settings::default() }).await;
    let mut program = Browser::program(&site);
    let (_, _, body) = program.post("/tables", "game=tictactoe&nonce=own").await;
    let opened: serde_json::Value = serde_json::from_str(&body).unwrap();
    let table = format!("/t/{}", opened["table"].as_str().unwrap());
    let (status, ..) = program.post(&format!("{table}/nonce"), &format!("seat=0&commitment={}", "ab".repeat(32))).await;
    assert_eq!(status, StatusCode::OK);
    for _ in 0..500 {
        if stage(&site, &table).await == Some(TableStatus::Over) {
            assert_eq!(program.json(&table).await["stage"], "over");
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it was not closed");
}

/// Lets everything in a house be so many days older.
async fn age(site: &Site, days: i64) {
    let file = site.folder().join("fixer.db");
    let mut database = sqlx::sqlite::SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    for sql in ["UPDATE tables SET touched = touched - ? * 86400", "UPDATE guests SET seen = seen - ? * 86400"] {
        sqlx::query(sql).bind(days).execute(&mut database).await.unwrap();
    }
}

async fn count(site: &Site, sql: &'static str) -> i64 {
    let file = site.folder().join("fixer.db");
    let mut database = sqlx::sqlite::SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    sqlx::query(sql).fetch_one(&mut database).await.unwrap().try_get(0).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_plays_is_forgotten_after_a_while() {
    let site = Site::new("sweeping").await;
    let (mut one, two) = (Browser::program(&site), Browser::program(&site));
    let open = async |browser: &mut Browser<'_>, form: &str| {
        let (_, _, body) = browser.post("/tables", form).await;
        let opened: serde_json::Value = serde_json::from_str(&body).unwrap();
        format!("/t/{}", opened["table"].as_str().unwrap())
    };
    let waits = open(&mut one, "game=tictactoe&seat-0=me&seat-1=open").await;
    let closed = open(&mut one, "game=tictactoe&seat-0=me&seat-1=open").await;
    one.post(&format!("{closed}/close"), "").await;
    let going = open(&mut one, "game=gangs").await;
    let over = open(&mut one, "game=leduc").await;
    let ended = crate::site::play_out(&mut one, &over).await;
    assert!(!ended["over"].is_null());
    let (_, replay) = one.get(&format!("{over}/replay.json")).await;
    let request = two.request("POST", "/replays").header("origin", format!("http://{}", crate::site::HOST));
    let answer = site.send(request.header("content-type", "application/json").body(axum::body::Body::from(replay)).unwrap()).await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert!(answer.headers().contains_key("set-cookie"), "whoever brings a file is a guest");
    assert_eq!(count(&site, "SELECT COUNT(*) FROM tables").await, 5);
    let mut stranger = Browser::new(&site);
    stranger.post("/guests", "").await;
    let house = site.beside(Settings { retention: Retention::default(), ..Settings::default() });
    assert_eq!(house.house.sweep().await.unwrap(), 0, "nothing is old yet");
    age(&site, 8).await;
    house.house.sweep().await.unwrap();
    assert!(stage(&site, &waits).await.is_none() && stage(&site, &going).await.is_some(), "nobody joined it");
    assert!(stage(&site, &closed).await.is_none(), "it was closed before it began");
    age(&site, 30).await;
    house.house.sweep().await.unwrap();
    assert_eq!(count(&site, "SELECT COUNT(*) FROM tables WHERE brought = 1").await, 0);
    assert!(stage(&site, &over).await.is_some(), "what was played to its end is kept");
    age(&site, 60).await;
    house.house.sweep().await.unwrap();
    assert!(stage(&site, &going).await.is_none() && stage(&site, &over).await.is_some());
    let guests = count(&site, "SELECT COUNT(*) FROM guests").await;
    age(&site, 300).await;
    house.house.sweep().await.unwrap();
    assert_eq!(count(&site, "SELECT COUNT(*) FROM guests").await, 1, "of {guests} one has a table that is kept");
    assert_eq!(count(&site, "PRAGMA freelist_count").await, 0, "the room is given back");
}
