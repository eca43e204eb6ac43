//! What goes wrong at a table: rules and bots that break in the middle, changes that cannot be written. What was not
//! acknowledged has not happened, and everybody is told.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use samples::TicTacToe;
use server::house::{House, HouseError, Live, Seating, Settings};
use server::store::{Sitter, TableStatus};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use table::any::{AnyGame, any};
use table::player::{Player, Random, Roster, Sight};
use table::{Audience, Game, Reactions, Seat};

use crate::site::{Browser, HOST, Site};

/// When the bot that breaks was asked.
static ASKED: Mutex<Vec<Instant>> = Mutex::new(Vec::new());

fn asked() -> Vec<Instant> {
    ASKED.lock().unwrap().clone()
}

/// Players with faults.
struct Faulty;

impl<G: Game> Roster<G> for Faulty {
    fn names(&self) -> &'static [&'static str] {
        &["broken", "random"]
    }

    fn seat(&self, name: &str, seed: u64, _: usize) -> Result<Box<dyn Player<G> + Send>, table::Says> {
        Ok(if name == "broken" { Box::new(Broken) } else { Box::new(Random::new(seed)) })
    }
}

/// A bot that breaks whenever it is asked.
struct Broken;

impl<G: Game> Player<G> for Broken {
    fn choose(&mut self, _: &Sight<'_, G>) -> usize {
        ASKED.lock().unwrap().push(Instant::now());
        panic!("a planted fault");
    }
}

static GAME: LazyLock<Box<dyn AnyGame>> = LazyLock::new(|| any(TicTacToe, Faulty));

async fn house(site: &Site) -> House {
    House::open(vec![&**GAME], site.store.clone(), Settings { pause: Duration::ZERO, ..Settings::default() })
}

fn person(guest: i64) -> Sitter {
    Sitter::Guest { guest, nonce: false }
}

/// Waits until something holds of a table.
async fn until(live: &Arc<Live>, holds: impl Fn(&Seating) -> bool) {
    let wait = async {
        while !holds(&*live.seating().await) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), wait).await.expect("it never came to hold");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_breaks_in_the_middle_has_not_happened() {
    let site = Site::new("middle").await;
    let house = house(&site).await;
    let (guest, _) = house.welcome(None).await.unwrap();
    let live = house.open_table(Some(guest), &**GAME, BTreeMap::new(), vec![person(guest), person(guest)], Vec::new()).await.unwrap();
    house.change(&live, |table| Ok(table.decide(Seat(0), "b2")?)).await.unwrap();
    let before = live.seating().await.table.as_ref().unwrap().seen(Audience::Everyone).view();
    let broken = house.change(&live, |table| {
        table.decide(Seat(1), "a1")?;
        panic!("a planted fault");
    });
    assert!(matches!(broken.await, Err(HouseError::Broken(_))));
    let halfway = house.change(&live, |table| {
        table.decide(Seat(1), "a1")?;
        Err(HouseError::GoneOn)
    });
    assert!(matches!(halfway.await, Err(HouseError::GoneOn)));
    assert_eq!(live.seating().await.table.as_ref().unwrap().seen(Audience::Everyone).view(), before, "nothing of it is left in memory");
    house.change(&live, |table| Ok(table.decide(Seat(1), "c3")?)).await.unwrap();
    let kept = house.store().table(&live.id).await.unwrap().unwrap();
    assert!(kept.entries.len() == 3 && kept.entries[2].contains("c3"), "{:?}", kept.entries);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_breaks_is_asked_a_few_times_and_then_the_table_stands_still() {
    let site = Site::new("broken-bot").await;
    let house = house(&site).await;
    let (guest, token) = house.welcome(None).await.unwrap();
    let seats = vec![person(guest), Sitter::Bot("broken".to_owned())];
    let live = house.open_table(Some(guest), &**GAME, BTreeMap::new(), seats, Vec::new()).await.unwrap();
    house.change(&live, |table| Ok(table.decide(Seat(0), "b2")?)).await.unwrap();
    until(&live, Seating::is_stuck).await;
    let tries = asked();
    assert!((3..=5).contains(&tries.len()), "{tries:?}");
    let least = [200, 400, 800, 1600].map(Duration::from_millis);
    for (pair, least) in tries.windows(2).zip(least) {
        assert!(pair[1] - pair[0] >= least, "it is left alone for longer and longer: {tries:?}");
    }
    // Whoever looks is told, and wakes nobody up again.
    let beside = site.of(house.clone());
    let mut browser = Browser { cookie: format!("fixer={token}"), ..Browser::new(&beside) };
    let page = browser.get(&format!("/t/{}", live.id)).await.1;
    assert!(page.contains("so the table stands still"), "{page}");
    browser.accept = "application/json";
    assert_eq!(browser.json(&format!("/t/{}", live.id)).await["stuck"], true);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(asked(), tries);
    // Whoever takes back or concedes goes on.
    house.take_back(&live, Seat(0), |_| true).await.unwrap();
    assert!(!live.seating().await.is_stuck());
    house.change(&live, |table| Ok(table.concede(Seat(0), false)?)).await.unwrap();
    assert_eq!(live.seating().await.stage, TableStatus::Over);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_bot_thought_of_before_something_was_taken_back_is_not_done() {
    let site = Site::new("revision").await;
    let house = house(&site).await;
    let (guest, _) = house.welcome(None).await.unwrap();
    let live = house.open_table(Some(guest), &**GAME, BTreeMap::new(), vec![person(guest), person(guest)], Vec::new()).await.unwrap();
    house.change(&live, |table| Ok(table.decide(Seat(0), "b2")?)).await.unwrap();
    house.change(&live, |table| Ok(table.decide(Seat(1), "a1")?)).await.unwrap();
    let answer = live.seating().await.table.as_ref().unwrap().ponder(Seat(0), "random").unwrap()(1);
    // The same seat is asked again, and as many decisions were made as before.
    house.change(&live, |table| Ok(table.undo(0)?)).await.unwrap();
    let late = house.change(&live, move |table| Ok(table.answer(&answer).map(drop)?)).await;
    assert!(matches!(late, Err(HouseError::Refused(table::Refusal::GoneOn))), "{late:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_could_not_be_written_is_shown_as_it_is_written() {
    let site = Site::new("unwritten").await;
    let mut browser = Browser::program(&site);
    let (_, _, body) = browser.post("/tables", "game=tictactoe&seat-0=me&seat-1=me").await;
    let opened: serde_json::Value = serde_json::from_str(&body).unwrap();
    let table = format!("/t/{}", opened["table"].as_str().unwrap());
    let state = browser.json(&table).await;
    let decide = async |browser: &mut Browser<'_>, choice: &str| {
        let state = browser.json(&table).await;
        let form = format!("seat={}&asked={}&choice={choice}", state["seat"], state["asked"].as_str().unwrap());
        browser.post(&format!("{table}/decide"), &form).await
    };
    let request = browser.request("GET", &format!("{table}/stream")).body(Body::empty()).unwrap();
    let mut stream = site.send(request).await.into_body();
    let mut heard = String::new();
    let mut hear = async |millis| {
        while let Ok(Some(Ok(frame))) = tokio::time::timeout(Duration::from_millis(millis), stream.frame()).await {
            heard += std::str::from_utf8(&frame.into_data().unwrap()).unwrap();
        }
        std::mem::take(&mut heard)
    };
    assert!(hear(300).await.contains("\"stage\":\"going\""));
    let (there, away) = (site.folder.join("fixer.db"), site.folder.join("away.db"));
    std::fs::rename(&there, &away).unwrap();
    let session = browser.cookie.clone();
    for (lang, says) in [("it", "la casa non può scrivere"), ("en", "The house cannot write just now")] {
        browser.cookie = format!("{session}; fixer-lang={lang}");
        let (status, _, told) = decide(&mut browser, "b2").await;
        assert!(status == StatusCode::SERVICE_UNAVAILABLE && told.contains(says), "{status}: {told}");
    }
    // Nobody is shown a table that has not begun, and everybody can look.
    let later = browser.json(&table).await;
    assert_eq!((&later["stage"], &later["view"]), (&state["stage"], &state["view"]));
    let told = hear(300).await;
    assert!(!told.contains("\"log\":[]"), "{told}");
    let (status, why) = browser.get("/readyz").await;
    assert!(status == StatusCode::SERVICE_UNAVAILABLE && why.contains("put them back"), "{why}");
    std::fs::rename(&away, &there).unwrap();
    tokio::time::timeout(Duration::from_secs(10), site.store.until_writable()).await.unwrap().unwrap();
    assert_eq!(decide(&mut browser, "b2").await.0, StatusCode::OK);
    assert!(hear(300).await.contains("takes b2"), "the stream goes on");
    assert_eq!(browser.get("/readyz").await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_looks_at_a_table_that_is_lost_comes_back_to_it_as_it_is_written() {
    let site = Site::new("lost").await;
    let mut browser = Browser::program(&site);
    let (_, _, body) = browser.post("/tables", "game=tictactoe&seat-0=me&seat-1=me").await;
    let opened: serde_json::Value = serde_json::from_str(&body).unwrap();
    let id = opened["table"].as_str().unwrap();
    let live = site.house.table(id).await.unwrap();
    let request = browser.request("GET", &format!("/t/{id}/stream")).body(Body::empty()).unwrap();
    let mut stream = site.send(request).await.into_body();
    assert!(stream.frame().await.unwrap().is_ok());
    let plays = async |game: &'static str| {
        let mut database = SqliteConnectOptions::new().filename(site.folder.join("fixer.db")).connect().await.unwrap();
        sqlx::query("UPDATE tables SET game = ?").bind(game).execute(&mut database).await.unwrap();
    };
    // What breaks now cannot be built again.
    plays("unknown").await;
    let broken = site.house.change(&live, |_| panic!("a planted fault")).await;
    assert!(matches!(broken, Err(HouseError::Broken(_))), "{broken:?}");
    let rest = async { while stream.frame().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(10), rest).await.expect("the stream ends, so that the browser comes back");
    let late = site.house.change(&live, |table| Ok(table.decide(Seat(0), "b2")?)).await;
    assert!(matches!(late, Err(HouseError::GoneOn)), "{late:?}");
    plays("tictactoe").await;
    assert_eq!(browser.json(&format!("/t/{id}")).await["stage"], "going");
    let again = site.house.table(id).await.unwrap();
    site.house.change(&again, |table| Ok(table.decide(Seat(0), "b2")?)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_asked_for_is_kept_when_the_house_is_closed() {
    let site = Site::new("standing").await;
    let mut browser = Browser::program(&site);
    let open = async |browser: &mut Browser<'_>, form: &str| {
        let (status, _, body) = browser.post("/tables", form).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        let opened: serde_json::Value = serde_json::from_str(&body).unwrap();
        opened["table"].as_str().unwrap().to_owned()
    };
    let standing = open(&mut browser, "game=tcg&seat-0=me&seat-1=open").await;
    assert_eq!(browser.post(&format!("/t/{standing}/pass"), "seat=0&passes=yes").await.0, StatusCode::OK);
    let over = open(&mut browser, "game=tictactoe&seat-0=me&seat-1=me").await;
    assert_eq!(browser.post(&format!("/t/{over}/concede"), "seat=0").await.0, StatusCode::OK);
    let (_, _, again) = browser.post(&format!("/t/{over}/rematch"), "").await;
    // Another house over the same database.
    let site = site.beside(Settings::default());
    let mut browser = Browser { cookie: browser.cookie, ..Browser::program(&site) };
    assert_eq!(browser.post(&format!("/t/{over}/rematch"), "").await.2, again, "the same table, not another one");
    assert!(again.contains(browser.json(&format!("/t/{over}")).await["next"].as_str().unwrap()));
    let house = House::open(registry::games().collect(), site.store.clone(), Settings::default());
    assert_eq!(house.table(&standing).await.unwrap().seating().await.reactions(Seat(0)), Reactions::Yes);
}

#[tokio::test]
async fn whoever_watches_the_machine_is_answered_by_any_name() {
    let limits = server::web::Limits { requests: 1, ..server::web::Limits::default() };
    let site = Site::with("health", limits, Settings::default()).await;
    let ask = |path: &str, host: &str| Request::builder().uri(path).header("host", host).body(Body::empty()).unwrap();
    for _ in 0..50 {
        assert_eq!(site.send(ask("/healthz", "10.0.0.7")).await.status(), StatusCode::OK);
    }
    assert_eq!(site.send(ask("/readyz", "10.0.0.7")).await.status(), StatusCode::OK);
    assert_eq!(site.send(ask("/", "10.0.0.7")).await.status(), StatusCode::MISDIRECTED_REQUEST);
    assert_eq!(site.send(ask("/", HOST)).await.status(), StatusCode::OK);
}
