//! By which name the house is asked, from where, and to where it sends people back.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use server::house::Settings;
use server::web::{Limits, network};

use crate::site::{Browser, HOST, Site};

#[tokio::test]
async fn a_request_has_one_name() {
    let site = Site::new("hosts").await;
    let get = |uri: &str, hosts: &[&str]| {
        let request = hosts.iter().fold(Request::builder().uri(uri), |request, host| request.header("host", *host));
        request.body(Body::empty()).unwrap()
    };
    for (request, status) in [
        (get("/about", &[HOST]), StatusCode::OK),
        (get("/about", &[HOST, "evil.example"]), StatusCode::MISDIRECTED_REQUEST),
        (get("/about", &["evil.example", HOST]), StatusCode::MISDIRECTED_REQUEST),
        (get("/about", &[HOST, HOST]), StatusCode::MISDIRECTED_REQUEST),
        (get(&format!("http://{HOST}/about"), &[HOST]), StatusCode::OK),
        (get("http://evil.example/about", &[HOST]), StatusCode::MISDIRECTED_REQUEST),
        (get(&format!("http://user@{HOST}/about"), &[HOST]), StatusCode::MISDIRECTED_REQUEST),
    ] {
        let asked = format!("{request:?}");
        assert_eq!(site.send(request).await.status(), status, "{asked}");
    }
}

#[tokio::test]
async fn people_are_sent_back_into_the_house_only() {
    let site = Site::new("back").await;
    let mut browser = Browser::new(&site);
    for back in ["/about", "/t/abc/replay?at=3", "/rules/gangs?q=a%20b"] {
        let sent: String = back.bytes().map(|byte| format!("%{byte:02X}")).collect();
        assert_eq!(browser.post("/language", &format!("lang=it&back={sent}")).await.1, back);
    }
    for back in [
        "//evil.example",
        "/\\evil.example",
        "/\t/evil.example",
        "/\n/evil.example",
        "/\r\nx: y",
        "\t//evil.example",
        "evil",
        "",
        "/é",
        "/\0",
    ] {
        let sent: String = back.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let (status, place, _) = browser.post("/language", &format!("lang=it&back={sent}")).await;
        assert_eq!((status, place.as_str()), (StatusCode::SEE_OTHER, "/"), "{back:?}");
    }
}

/// Asks as often as an address may, plus once, with something in a header; and whether it was let in each time.
async fn endures(site: &Site, peer: &str, forwarded: impl Fn(usize) -> String) -> bool {
    let mut answers = Vec::new();
    for number in 0..21 {
        let mut request = Request::builder().uri("/about").header("host", HOST).header("x-forwarded-for", forwarded(number));
        let peer: SocketAddr = format!("{peer}:4000").parse().unwrap();
        request.extensions_mut().unwrap().insert(ConnectInfo(peer));
        answers.push(site.send(request.body(Body::empty()).unwrap()).await.status());
    }
    answers.into_iter().all(|status| status == StatusCode::OK)
}

#[tokio::test]
async fn only_proxies_are_believed_about_whom_they_speak_for() {
    let limits = Limits { requests: 2, ..Limits::default() };
    let proxies = vec![network("10.0.0.0/8").unwrap(), network("::1").unwrap()];
    let site = Site::behind("proxies", limits, Settings::default(), proxies).await;
    assert!(!endures(&site, "192.0.2.1", |number| format!("198.51.100.{number}")).await, "anybody can write that");
    assert!(endures(&site, "10.0.0.7", |number| format!("198.51.101.{number}")).await, "a proxy speaks for many");
    assert!(!endures(&site, "10.0.0.7", |number| format!("198.51.102.{number}, 192.0.2.2")).await, "what stands before is anybody's word");
    assert!(!endures(&site, "10.0.0.7", |number| format!("192.0.2.3, 10.0.{number}.9")).await, "one proxy behind the other");
    assert!(!endures(&site, "10.0.0.8", |_| "not an address".to_owned()).await, "a proxy that says nothing is counted itself");
    assert!(endures(&site, "[::1]", |number| format!("2001:db8:0:{number}::1")).await);
    assert!(!endures(&site, "[::1]", |number| format!("2001:db8:1:1::{number}")).await, "one network of the sixth version");
    assert!(endures(&site, "[::ffff:10.0.0.9]", |number| format!("203.0.113.{number}")).await, "the same proxy, written otherwise");
    assert!(network("10.0.0.0/99").is_err() && network("nowhere").is_err());
}
