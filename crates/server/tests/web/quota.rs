//! How many tables a guest can have, and how much of the lobby.

use axum::body::Body;
use axum::http::StatusCode;
use server::house::Settings;
use server::web::Limits;

use crate::site::{Browser, HOST, Site};

fn many() -> Limits {
    Limits { requests: 100_000, changes: 100_000, newcomers: 1000, ..Limits::default() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_where_a_guest_does_not_sit_count_as_well() {
    let site = Site::with("absent", many(), Settings { playing: 3, ..Settings::default() }).await;
    for seats in ["seat-0=open&seat-1=open", "seat-0=open&seat-1=street"] {
        let mut guest = Browser::new(&site);
        for _ in 0..3 {
            assert_eq!(guest.post("/tables", &format!("game=gangs&{seats}")).await.0, StatusCode::SEE_OTHER);
        }
        assert_eq!(guest.post("/tables", &format!("game=gangs&{seats}")).await.0, StatusCode::TOO_MANY_REQUESTS, "{seats}");
        assert_eq!(guest.post("/tables", "game=gangs&seat-0=me&seat-1=street").await.0, StatusCode::TOO_MANY_REQUESTS, "{seats}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_slips_in_between_counting_and_writing() {
    let site = Site::with("at-once", many(), Settings { playing: 5, ..Settings::default() }).await;
    let mut guest = Browser::new(&site);
    guest.post("/guests", "").await;
    let request = || {
        let request = guest.request("POST", "/tables").header("origin", format!("http://{HOST}"));
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        request.body(Body::from("game=gangs&seat-0=me&seat-1=open")).unwrap()
    };
    let answers = site.at_once((0..80).map(|_| request()).collect()).await;
    assert_eq!(answers.iter().filter(|status| **status == StatusCode::SEE_OTHER).count(), 5);
    assert_eq!(answers.iter().filter(|status| **status == StatusCode::TOO_MANY_REQUESTS).count(), 75);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sitting_down_counts_but_not_twice_at_one_table() {
    let site = Site::with("sitting", many(), Settings { playing: 1, ..Settings::default() }).await;
    let (mut one, mut two) = (Browser::new(&site), Browser::new(&site));
    let (_, table, _) = one.post("/tables", "game=gangs&seat-0=open&seat-1=open").await;
    assert_eq!(one.post(&format!("{table}/sit"), "seat=0").await.0, StatusCode::SEE_OTHER, "it is the one that it has");
    two.post("/tables", "game=gangs&seat-0=me&seat-1=open").await;
    assert_eq!(two.post(&format!("{table}/sit"), "seat=1").await.0, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_fills_the_lobby() {
    let site = Site::with("lobby", many(), Settings { open: 8, ..Settings::default() }).await;
    let (mut small, mut greedy) = (Browser::program(&site), Browser::program(&site));
    small.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    let mut opened = 0;
    for _ in 0..12 {
        opened += usize::from(greedy.post("/tables", "game=gangs&seat-0=me&seat-1=open").await.0 == StatusCode::OK);
    }
    assert_eq!(opened, 8, "so many can wait for players");
    assert_eq!(greedy.post("/tables", "game=gangs&seat-0=me&seat-1=street").await.0, StatusCode::OK, "others can be played");
    let lobby = Browser::program(&site).json("/").await;
    let games: Vec<&str> = lobby["open"].as_array().unwrap().iter().map(|table| table["game"].as_str().unwrap()).collect();
    assert_eq!(games.len(), 4, "{games:?}");
    assert!(games.iter().any(|game| game.contains("Tic")), "{games:?}");
    assert_eq!(greedy.json("/").await["yours"].as_array().unwrap().len(), 9, "one sees all of one's own");
}
