//! What is compressed, what is not, and what is never repeated beside a secret.

use axum::body::Body;
use axum::http::StatusCode;
use http_body_util::BodyExt;

use crate::site::{Browser, Site};

const SCRIPT: &str = "/house.js";
/// What the script weighs at most, as it is sent.
const MOST: usize = 18 << 10;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_are_compressed_and_streams_are_not() {
    let site = Site::new("compressed").await;
    let mut browser = Browser::new(&site);
    let (_, table, _) = browser.post("/tables", "game=gangs").await;
    for path in ["/", "/cards/gangs", "/rules/gangs", "/house.css", SCRIPT, &table] {
        let plain = browser.get(path).await.1.len();
        let request = browser.request("GET", path).header("accept-encoding", "gzip, br").body(Body::empty()).unwrap();
        let answer = site.send(request).await;
        assert_eq!((answer.status(), &answer.headers()["content-encoding"]), (StatusCode::OK, &"gzip".parse().unwrap()), "{path}");
        let vary: Vec<&str> = answer.headers().get_all("vary").iter().map(|vary| vary.to_str().unwrap()).collect();
        assert!(vary.join(", ").contains("accept-encoding"), "{path}: {vary:?}");
        let compressed = answer.into_body().collect().await.unwrap().to_bytes();
        assert!(compressed.starts_with(&[0x1f, 0x8b]) && compressed.len() * 3 < plain * 2, "{path}: {} of {plain}", compressed.len());
        assert!(path != SCRIPT || compressed.len() < MOST, "the script weighs {}", compressed.len());
    }
    let request = browser.request("GET", &format!("{table}/stream")).header("accept-encoding", "gzip").body(Body::empty()).unwrap();
    let answer = site.send(request).await;
    assert!(!answer.headers().contains_key("content-encoding"));
    let first = answer.into_body().frame().await.unwrap().unwrap().into_data().unwrap();
    assert!(first.starts_with(b"event: table"), "an event comes whole");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_others_choose_stands_beside_a_hand() {
    let site = Site::new("reflected").await;
    let mut browser = Browser::new(&site);
    let (_, table, _) = browser.post("/tables", "game=tcg").await;
    for path in
        [format!("{table}?guess=Minotaur-7"), format!("{table}/replay?guess=Minotaur-7"), format!("{table}/replay?at=0&guess=Minotaur-7")]
    {
        let (status, page) = browser.get(&path).await;
        assert!(status == StatusCode::OK && !page.contains("Minotaur-7"), "{path}");
    }
    assert!(browser.get(&format!("{table}/replay?at=0")).await.1.contains("/replay?at=0\""), "one comes back to the same moment");
}
