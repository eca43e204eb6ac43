//! What programs are told: JSON at every address, and everything that does not work in one shape.

use std::time::Duration;

use axum::body::Body;
use axum::http::request::Builder;
use axum::http::{Request, StatusCode};
use serde_json::Value;
use server::house::Settings;
use server::web::Limits;

use crate::site::{Browser, HOST, Site, play_out, text};

/// Asks, and expects JSON with a status.
async fn told(site: &Site, request: Builder, body: impl Into<Body>, status: u16) -> Value {
    let request = request.body(body.into()).unwrap();
    let what = format!("{} {}", request.method(), request.uri());
    let answer = site.send(request).await;
    assert_eq!(answer.status().as_u16(), status, "{what}");
    assert_eq!(answer.headers()["content-type"], "application/json", "{what}");
    let body = text(answer).await;
    serde_json::from_str(&body).unwrap_or_else(|error| panic!("{what}: {error}: {body}"))
}

/// What a program sends that has no token yet.
fn program(method: &str, path: &str) -> Builder {
    let request = Request::builder().method(method).uri(path).header("host", HOST).header("accept", "application/json");
    request.header("authorization", "Bearer new").header("content-type", "application/x-www-form-urlencoded")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_address_answers_json() {
    let site = Site::new("json").await;
    let mut player = Browser::program(&site);
    let (_, _, body) = player.post("/tables", "game=leduc").await;
    let opened: Value = serde_json::from_str(&body).unwrap();
    let table = format!("/t/{}", opened["table"].as_str().unwrap());
    play_out(&mut player, &table).await;
    for (path, holds) in [
        ("/", "/games/0"),
        ("/new?game=gangs", "/options/story/0"),
        ("/name", "/name"),
        ("/cards", "/games/0/address"),
        ("/cards/gangs?q=drone&kind=edgerunner", "/cards/0/says"),
        ("/cards/tcg?color=red", "/cards/0/key"),
        ("/decks", "/games/0/title"),
        ("/decks/tcg", "/decks/0/list"),
        ("/rules", "/games/0/key"),
        ("/rules/leduc", "/R01"),
        ("/about", "/version"),
        ("/healthz", "/status"),
        ("/readyz", "/status"),
        (&table, "/view/cards"),
        (&format!("{table}/replay?at=1"), "/view/cards"),
        (&format!("{table}/replay.json"), "/chance"),
    ] {
        let answer = told(&site, player.request("GET", path), "", 200).await;
        assert!(answer.pointer(holds).is_some(), "{path}: {holds} in {answer}");
    }
    assert_eq!(told(&site, program("POST", "/language"), "lang=it&back=/about", 200).await["lang"], "it");
    let judged = told(&site, program("POST", "/decks/tcg"), "list=5+Minotaur", 200).await;
    assert!(judged["problems"].as_array().unwrap().len() > 2, "{judged}");
    let judged = told(&site, program("POST", "/decks/tcg"), "deck=the-heist&load=yes&what=try", 200).await;
    assert_eq!((judged["problems"].as_array().unwrap().len(), &judged["tries"][0]["of"]), (0, &100.into()), "{judged}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_does_not_work_has_one_shape() {
    let site = Site::new("shape").await;
    let mut player = Browser::program(&site);
    let (_, _, body) = player.post("/tables", "game=leduc").await;
    let opened: Value = serde_json::from_str(&body).unwrap();
    let table = format!("/t/{}", opened["table"].as_str().unwrap());
    let (_, _, body) = player.post("/tables", "game=leduc&seat-0=me&seat-1=open").await;
    let waiting: Value = serde_json::from_str(&body).unwrap();
    let waiting = format!("/t/{}", waiting["table"].as_str().unwrap());
    let own = |method: &str, path: String| player.request(method, &path).header("origin", format!("http://{HOST}"));
    let form = |request: Builder| request.header("content-type", "application/x-www-form-urlencoded");
    let plain = |method: &str, path: &str| Request::builder().method(method).uri(path).header("accept", "application/json");
    let large = "x".repeat(100_000);
    for (request, body, status, error) in [
        (program("GET", "/nothing/here"), "", 404, "nowhere"),
        (program("GET", "/t/nothing"), "", 404, "no-table"),
        (program("GET", "/t/nothing/stream"), "", 404, "no-table"),
        (program("GET", "/t/%ff"), "", 400, "unreadable"),
        (program("GET", "/rules/nothing"), "", 404, "no-game"),
        (program("GET", "/cards/leduc"), "", 404, "no-game"),
        (program("GET", "/decks/leduc"), "", 404, "no-game"),
        (program("GET", "/t/x/replay?at=-1"), "", 422, "wrong"),
        (program("DELETE", "/"), "", 405, "no-method"),
        (program("GET", "/tables"), "", 405, "no-method"),
        (program("POST", "/tables"), "game=nothing", 404, "no-game"),
        (program("POST", "/tables"), "game=gangs&option-story=nothing", 422, "wrong"),
        (program("POST", "/tables"), &large, 413, "too-large"),
        (plain("POST", "/tables").header("host", HOST).header("authorization", "Bearer new"), "game=gangs", 415, "no-type"),
        (plain("POST", "/replays").header("host", HOST).header("authorization", "Bearer new"), "{}", 422, "wrong"),
        (plain("GET", "/").header("host", "evil.example"), "", 421, "other-host"),
        (form(plain("POST", "/tables").header("host", HOST)), "game=gangs", 401, "no-token"),
        (form(plain("POST", "/tables").header("host", HOST).header("origin", "http://evil.example")), "game=gangs", 403, "other-origin"),
        (plain("GET", "/").header("host", HOST).header("authorization", "Basic eDp5"), "", 401, "no-token"),
        (plain("GET", "/").header("host", HOST).header("authorization", "Bearer x"), "", 401, "unknown-token"),
        (
            form(plain("POST", "/tables").header("host", HOST)).header("authorization", format!("Bearer {:064}", 7)),
            "",
            401,
            "unknown-token",
        ),
        (program("POST", &format!("{table}/decide")), "seat=0&choice=call", 401, "no-token"),
        (program("POST", &format!("{table}/rematch")), "", 401, "no-token"),
        (form(own("POST", format!("{table}/decide"))), "seat=1&choice=call", 403, "not-yours"),
        (form(own("POST", format!("{table}/rematch"))), "", 409, "not-over"),
        (form(own("POST", format!("{table}/continue"))), "at=0&seat=0", 409, "not-over"),
        (form(own("POST", format!("{table}/undo"))), "moment=77-7", 409, "gone-on"),
        (form(own("POST", format!("{waiting}/sit"))), "seat=0", 409, "taken"),
        (form(own("POST", format!("{waiting}/sit"))), "seat=1", 409, "sits-already"),
        (form(own("POST", format!("{waiting}/bot"))), "seat=1&bot=edge%3A99999", 422, "wrong"),
        (form(own("POST", format!("{waiting}/drop"))), "seat=1", 422, "wrong"),
        (own("GET", format!("{table}/replay.json")), "", 409, "not-over"),
        (own("GET", format!("{waiting}/replay")), "", 409, "not-begun"),
        (form(own("POST", format!("{waiting}/decide"))), "seat=0&choice=call", 409, "not-begun"),
    ] {
        let answer = told(&site, request, body.to_owned(), status).await;
        assert_eq!(answer["error"], error, "{answer}");
        assert!(answer["message"].as_str().is_some_and(|message| message.len() > 10 && !message.contains('⟦')), "{answer}");
    }
    let answer = site.send(program("DELETE", "/tables").body(Body::empty()).unwrap()).await;
    assert_eq!(answer.headers()["allow"], "POST", "what would be right stands in the answer");
    let answer = site.send(plain("GET", "/").header("host", HOST).header("authorization", "Bearer x").body(Body::empty()).unwrap()).await;
    assert!(answer.headers()["www-authenticate"].to_str().unwrap().starts_with("Bearer"));
    assert_eq!(text(site.send(program("GET", "/").body(Body::empty()).unwrap()).await).await.matches("\"yours\":[],\"open\":").count(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn programs_are_told_in_their_language() {
    let site = Site::new("lingua").await;
    let mut player = Browser::program(&site);
    let (_, _, body) = player.post("/tables", "game=tictactoe&seat-0=me&seat-1=me").await;
    let opened: Value = serde_json::from_str(&body).unwrap();
    let table = format!("/t/{}", opened["table"].as_str().unwrap());
    let asked = player.json(&table).await["asked"].as_str().unwrap().to_owned();
    let decide = |language: &str| {
        let request = player.request("POST", &format!("{table}/decide")).header("origin", format!("http://{HOST}"));
        request.header("content-type", "application/x-www-form-urlencoded").header("accept-language", language)
    };
    let italian = |path: &str| program("GET", path).header("accept-language", "it-IT,en;q=0.3");
    assert_eq!(told(&site, italian("/t/x"), "", 404).await["message"], "Questo tavolo non esiste.");
    assert_eq!(told(&site, italian("/nothing"), "", 404).await["message"], "A questo indirizzo non c'è niente.");
    let setting = program("GET", "/t/x").header("accept-language", "en").header("cookie", "fixer-lang=it");
    assert_eq!(told(&site, setting, "", 404).await["message"], "Questo tavolo non esiste.");
    let refused = told(&site, decide("it"), format!("seat=0&asked={asked}&choice=z9"), 422).await;
    assert_eq!((&refused["error"], &refused["message"]), (&"refused".into(), &"Guest 1 ora non può scegliere 'z9'.".into()));
    let refused = told(&site, decide("it"), "seat=1&choice=a1".to_owned(), 422).await;
    let (says, rule) = (refused["message"].as_str().unwrap(), format!(" (regola {})", refused["rule"].as_str().unwrap()));
    assert!(says.starts_with("Non tocca a Guest 1 2; si aspetta: Guest 1. ") && says.ends_with(&rule), "{says}");
    let about = told(&site, italian("/about"), "", 200).await;
    assert!(about["says"][0].as_str().unwrap().contains("giocatori"), "{about}");
    let cards = told(&site, italian("/cards/gangs"), "", 200).await;
    assert!(cards.to_string().contains("Potenza di Fuoco"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn limits_are_told_as_json_too() {
    let site = Site::with("limits", Limits { requests: 1, streams: 0, ..Limits::default() }, Settings::default()).await;
    let mut player = Browser::program(&site);
    let (_, _, body) = player.post("/tables", "game=leduc").await;
    let opened: Value = serde_json::from_str(&body).unwrap();
    let stream = format!("/t/{}/stream", opened["table"].as_str().unwrap());
    assert_eq!(told(&site, player.request("GET", &stream), "", 503).await["error"], "unavailable");
    for _ in 0..20 {
        player.get("/").await;
    }
    let answer = site.send(player.request("GET", "/").body(Body::empty()).unwrap()).await;
    assert_eq!((answer.status(), &answer.headers()["retry-after"]), (StatusCode::TOO_MANY_REQUESTS, &"1".parse().unwrap()));
    assert!(text(answer).await.starts_with("{\"error\":\"too-often\""));
}

/// A body that never ends is given up, and whoever sends it is told.
#[tokio::test]
async fn who_takes_too_long_is_told() {
    let site = Site::new("slow").await;
    // What hosts have settled is read once; whoever waits for the disk would let the clock of the test run on.
    site.house.hosting().await;
    tokio::time::pause();
    let never = Body::from_stream(tokio_stream::pending::<Result<Vec<u8>, std::io::Error>>());
    let answer = tokio::time::timeout(Duration::from_secs(60), told(&site, program("POST", "/guests"), never, 408)).await.unwrap();
    assert_eq!(answer["error"], "too-slow");
}
