//! The router, called as a browser and as a program would call it; a real browser at a house that listens; and the
//! house without either.

#![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

mod accounts;
mod address;
mod at_the_table;
#[cfg(unix)]
mod browser;
mod clocks;
mod closing;
mod compressed;
mod deals;
mod decks;
mod door;
mod end;
mod events;
mod fairness;
mod faults;
mod frozen;
mod hosts;
mod house;
mod lessons;
mod looking_back;
mod looks;
mod matches;
mod names;
mod openapi;
mod own_decks;
mod pace;
mod pairing;
mod passkeys;
mod problems;
mod programs;
mod quota;
mod ratings;
mod reactions;
mod secrecy;
mod site;
mod sizes;
mod slow;
mod stand_ins;
mod talk;
mod waiting;

use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use site::{Browser, HOST, Site, play_out, text};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_clicks_to_be_playing() {
    let site = Site::new("clicks").await;
    let mut browser = Browser::new(&site);
    let (status, lobby) = browser.get("/").await;
    assert_eq!(status, StatusCode::OK);
    assert!(lobby.contains("Play Cyberpunk 2077: Gangs of Night City now"), "{lobby}");
    let (status, place, _) = browser.post("/tables", "game=gangs&now=yes").await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert!(place.starts_with("/t/") && browser.cookie.starts_with("fixer="), "{place}");
    let (_, page) = browser.get(&place).await;
    for part in ["Guest 1", "(you)", "street", "class=\"felt\""] {
        assert!(page.contains(part), "{part}\n{page}");
    }
    assert!(browser.get("/").await.1.contains(&place), "it stands among one's own tables");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_plays_whole_games_with_a_token() {
    let site = Site::new("program").await;
    for (game, seats) in [("tictactoe", 2), ("leduc", 2), ("gangs", 2), ("tcg", 2)] {
        let mut program = Browser::program(&site);
        let (status, _, body) = program.post("/tables", &format!("game={game}")).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        let opened: serde_json::Value = serde_json::from_str(&body).unwrap();
        let table = format!("/t/{}", opened["table"].as_str().unwrap());
        assert_eq!(opened["token"].as_str().unwrap().len(), 64);
        let over = play_out(&mut program, &table).await;
        assert_eq!(over["seats"].as_array().unwrap().len(), seats);
        let (status, replay) = program.get(&format!("{table}/replay.json")).await;
        assert_eq!(status, StatusCode::OK);
        assert!(table::replay::Replay::parse(&replay).is_ok());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_decides_for_another_or_twice() {
    let site = Site::new("others").await;
    let (mut one, mut two) = (Browser::new(&site), Browser::new(&site));
    let (_, table, _) = one.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    assert!(one.get(&table).await.1.contains("Waiting for players"));
    assert!(two.get("/").await.1.contains(&table), "open seats stand in the lobby");
    let (status, ..) = two.post(&format!("{table}/sit"), "seat=0").await;
    assert_eq!(status, StatusCode::CONFLICT, "somebody sits there");
    let (status, ..) = two.post(&format!("{table}/sit"), "seat=1").await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let decide = format!("{table}/decide");
    let asked = one.asked(&table).await;
    let with = |seat: u8, asked: &str, choice: &str| format!("seat={seat}&asked={asked}&choice={choice}");
    assert_eq!(two.post(&decide, &with(0, &asked, "b2")).await.0, StatusCode::FORBIDDEN);
    assert_eq!(two.post(&decide, &with(1, "", "b2")).await.0, StatusCode::UNPROCESSABLE_ENTITY, "it is not its turn");
    assert_eq!(two.post(&decide, &with(1, &asked, "b2")).await.0, StatusCode::CONFLICT, "nor was it asked that");
    assert_eq!(one.post(&decide, &with(0, "", "b2")).await.0, StatusCode::CONFLICT);
    assert_eq!(one.post(&decide, &with(0, &asked, "z9")).await.0, StatusCode::UNPROCESSABLE_ENTITY, "no such choice");
    assert_eq!(one.post(&decide, &with(0, &asked, "b2")).await.0, StatusCode::SEE_OTHER);
    assert_eq!(one.post(&decide, &with(0, &asked, "b2")).await.0, StatusCode::CONFLICT, "sent twice");
    assert_eq!(Browser::new(&site).post(&decide, &with(1, &asked, "a1")).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(one.post(&format!("{table}/undo"), "moment=0-0").await.0, StatusCode::CONFLICT, "the page is old");
    assert_eq!(one.post(&format!("{table}/undo"), "moment=1-0").await.0, StatusCode::SEE_OTHER);
    assert_eq!(one.post(&decide, &with(0, &asked, "a1")).await.0, StatusCode::CONFLICT, "the page is old");
    let asked = one.asked(&table).await;
    assert_eq!(one.post(&decide, &with(0, &asked, "a1")).await.0, StatusCode::SEE_OTHER, "taken back, and decided again");
    assert_eq!(two.post(&format!("{table}/undo"), "moment=0-1").await.0, StatusCode::UNPROCESSABLE_ENTITY, "it has not decided");
    assert_eq!(two.post(&format!("{table}/concede"), "").await.0, StatusCode::SEE_OTHER);
    assert!(one.get(&table).await.1.contains("A seat left the table."));
    assert_eq!(one.post(&format!("{table}/rematch"), "").await.1, table, "the other is asked");
    let (status, again, _) = two.post(&format!("{table}/consent"), "agrees=yes").await;
    assert!(status == StatusCode::SEE_OTHER && again != table);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_seat_does_not_know_is_not_sent() {
    let site = Site::new("secret").await;
    let (mut one, mut two) = (Browser::program(&site), Browser::program(&site));
    let (_, _, body) = one.post("/tables", "game=leduc&seat-0=me&seat-1=open").await;
    let opened: serde_json::Value = serde_json::from_str(&body).unwrap();
    let table = format!("/t/{}", opened["table"].as_str().unwrap());
    two.post(&format!("{table}/sit"), "seat=1").await;
    let (own, other, nobody) = (one.json(&table).await, two.json(&table).await, Browser::program(&site).json(&table).await);
    assert!(own["view"]["cards"][0].is_string() && own["view"]["cards"][1].is_null(), "{own}");
    assert!(other["view"]["cards"][1].is_string() && other["view"]["cards"][0].is_null(), "{other}");
    assert!(
        nobody["view"]["cards"][0].is_null() && nobody["view"]["cards"][1].is_null() && nobody["offers"].as_array().unwrap().is_empty()
    );
    assert_eq!(one.get(&format!("{table}/replay.json")).await.0, StatusCode::CONFLICT, "the seed stays secret until the end");
}

#[tokio::test]
async fn pages_are_in_the_readers_language() {
    let site = Site::new("lang").await;
    let request = Request::builder().uri("/").header("host", HOST).header("accept-language", "it-IT,en;q=0.5").body(Body::empty()).unwrap();
    let page = text(site.send(request).await).await;
    assert!(page.contains("<html lang=\"it\">") && page.contains("Chi si siede stasera?"), "{page}");
    let mut browser = Browser::new(&site);
    let (status, place, _) = browser.post("/language", "lang=it&back=/about").await;
    assert_eq!((status, place.as_str()), (StatusCode::SEE_OTHER, "/about"));
    assert!(browser.get("/about").await.1.contains("Informazioni su Fixer"));
    assert_eq!(browser.post("/language", "lang=it&back=//evil.example").await.1, "/");
    for page in ["/new?game=gangs", "/rules/gangs?q=Sparatoria", "/rules", "/house.css", "/house.js", "/readyz"] {
        let (status, body) = browser.get(page).await;
        assert!(status.is_success() || status.is_redirection(), "{page}");
        assert!(!body.contains('⟦'), "{page}: a text is missing");
    }
}

#[tokio::test]
async fn wrong_options_are_told_where_they_were_chosen() {
    let site = Site::new("options").await;
    let mut browser = Browser::new(&site);
    let (status, _, page) = browser.post("/tables", "game=gangs&option-story=unknown").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains("&#39;unknown&#39; is not known") || page.contains("'unknown' is not known"), "{page}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_sends_what_is_new() {
    let site = Site::new("stream").await;
    let mut browser = Browser::new(&site);
    let (_, table, _) = browser.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    let mut other = Browser::new(&site);
    other.post(&format!("{table}/sit"), "seat=1").await;
    let page = browser.get(&table).await.1;
    let version = page.split("data-version=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let stream = async |from: &str, version: &str| {
        let request = browser.request("GET", &format!("{table}/stream{from}")).header("last-event-id", version);
        site.send(request.body(Body::empty()).unwrap()).await.into_body()
    };
    let next = async |stream: &mut Body| {
        let frame = tokio::time::timeout(Duration::from_secs(10), stream.frame()).await.unwrap().unwrap().unwrap();
        String::from_utf8(frame.into_data().unwrap().to_vec()).unwrap()
    };
    let (mut known, mut new) = (stream("", &version).await, stream("?version=old", "").await);
    assert!(next(&mut new).await.contains(&format!("id: {version}")), "whoever has seen nothing is sent everything");
    let asked = browser.asked(&table).await;
    browser.post(&format!("{table}/decide"), &format!("seat=0&asked={asked}&choice=b2")).await;
    let event = next(&mut known).await;
    assert!(event.contains("event: table") && !event.contains(&format!("id: {version}")) && event.contains("takes b2"), "{event}");
}
