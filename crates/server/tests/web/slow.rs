//! Slow play: the tables that wait for somebody, the way from one to the next, and how people who are elsewhere are told.

mod mail;
mod push;

use axum::http::StatusCode;
use serde_json::Value;
use server::house::Settings;
use server::outside::{Keys, Outside, Post};
use server::wall::seconds;
use server::web::Limits;

use crate::site::{Browser, HOST, Site};

/// A house that tells people who are elsewhere.
async fn house(name: &str, post: Option<Post>) -> (Site, Settings) {
    let keys = Keys::read(&Keys::fresh().unwrap()).unwrap();
    let outside = Outside { base: format!("http://{HOST}"), keys: Some(keys.into()), post: post.map(Into::into), local: true };
    let settings = Settings { outside, ..Settings::default() };
    let limits = Limits { requests: 100_000, changes: 100_000, newcomers: 1000, ..Limits::default() };
    (Site::with(name, limits, settings.clone()).await, settings)
}

/// A table of tic-tac-toe with a clock, at which the first is awaited.
async fn table(one: &mut Browser<'_>, two: &mut Browser<'_>, clock: &str) -> String {
    let (status, table, page) = one.post("/tables", &format!("game=tictactoe&seat-0=me&seat-1=open&clock={clock}")).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    assert_eq!(two.post(&format!("{table}/sit"), "seat=1").await.0, StatusCode::SEE_OTHER);
    table
}

/// Decides at a table; where that leads.
async fn decide(who: &mut Browser<'_>, table: &str, seat: u8, choice: &str) -> String {
    let asked = who.asked(table).await;
    let (status, place, page) = who.post(&format!("{table}/decide"), &format!("seat={seat}&asked={asked}&choice={choice}")).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    place
}

async fn json(who: &Browser<'_>, path: &str) -> Value {
    let mut program = Browser::program(who.site);
    program.cookie.clone_from(&who.cookie);
    program.json(path).await
}

/// The tables that wait for somebody, in their order.
async fn waiting(who: &Browser<'_>) -> Vec<String> {
    let list = json(who, "/your-turn").await;
    let tables: Vec<String> =
        list["tables"].as_array().unwrap().iter().map(|row| format!("/t/{}", row["table"].as_str().unwrap())).collect();
    assert_eq!(list["count"], tables.len());
    tables
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_wait_are_listed_and_one_leads_to_the_next() {
    let site = Site::new("turns").await;
    let (mut judy, mut panam) = (Browser::new(&site), Browser::new(&site));
    panam.post("/guests", "name=Panam").await;
    assert!(!judy.get("/").await.1.contains("id=\"turns\""), "nobody has no turns");
    assert_eq!(judy.get("/your-turn").await.0, StatusCode::OK);
    let none = table(&mut judy, &mut panam, "none").await;
    let three = table(&mut judy, &mut panam, "3d").await;
    let one = table(&mut judy, &mut panam, "1d").await;
    assert_eq!(waiting(&judy).await, [one.as_str(), &three, &none], "the first clock that ends, then who waits longest");
    assert!(waiting(&panam).await.is_empty());
    let list = json(&judy, "/your-turn").await;
    let first = &list["tables"][0];
    assert!(first["slow"] == true && first["others"][0] == "Panam" && first["game"] == "Tic-tac-toe", "{first}");
    assert!(first["left"].as_i64().is_some_and(|left| (86_000_000..=86_400_000).contains(&left)), "{first}");
    assert!(list["tables"][2]["left"].is_null() && list["tables"][2]["slow"] == false, "{list}");
    let lobby = judy.get("/").await.1;
    assert!(lobby.contains("class=\"box your-turn\"") && lobby.matches("Your turn at 3 tables").count() >= 2, "{lobby}");
    let page = judy.get(&one).await.1;
    assert!(page.contains("Next table (2)") && page.contains("title=\"Your turn at 3 tables\"") && page.contains("data-leads"), "{page}");
    assert!(!judy.get(&none).await.1.contains("data-leads"), "without days it is not opened by itself");
    let id = |table: &str| table.trim_start_matches("/t/").to_owned();
    let next = async |who: &Browser<'_>, after: &str| json(who, &format!("/your-turn/next?after={}", id(after))).await["table"].clone();
    assert_eq!(
        (next(&judy, &one).await, next(&judy, &three).await, next(&judy, &none).await),
        (id(&three).into(), id(&none).into(), id(&one).into())
    );
    assert_eq!(next(&judy, "/t/elsewhere").await, id(&one));
    assert_eq!(judy.get("/your-turn/next").await.0, StatusCode::SEE_OTHER);

    // Decisions lead on at tables with days, and not at the others.
    assert_eq!(decide(&mut judy, &one, 0, "b2").await, three);
    assert_eq!(waiting(&judy).await, [three.as_str(), &none]);
    assert_eq!(waiting(&panam).await, [one.as_str()]);
    assert_eq!(decide(&mut judy, &three, 0, "b2").await, none);
    assert_eq!(decide(&mut judy, &none, 0, "b2").await, none);
    assert!(waiting(&judy).await.is_empty() && next(&judy, &none).await.is_null());
    assert!(judy.get("/").await.1.contains("hidden"), "the link is there for the script");
    assert_eq!(panam.post("/alerts", "next=never").await.0, StatusCode::SEE_OTHER);
    assert_eq!(decide(&mut panam, &one, 1, "a1").await, one, "it stays where it is");
    assert_eq!(panam.post("/alerts", "next=always").await.0, StatusCode::SEE_OTHER);
    assert_eq!(decide(&mut panam, &none, 1, "a1").await, three);
    assert_eq!(panam.post("/alerts", "next=sometimes").await.0, StatusCode::UNPROCESSABLE_ENTITY);
    // A program decides where it decides, and a page with a script is told where it was.
    assert_eq!(json(&panam, "/alerts").await["next"], "always");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_ends_with_its_decision_a_pause_and_the_table() {
    let site = Site::new("turn-ends").await;
    let (mut judy, mut panam) = (Browser::new(&site), Browser::new(&site));
    let at = table(&mut judy, &mut panam, "1d").await;
    let number = async |who: &Browser<'_>| json(who, "/your-turn").await["tables"][0]["number"].clone();
    let first = number(&judy).await;
    decide(&mut judy, &at, 0, "b2").await;
    decide(&mut panam, &at, 1, "a1").await;
    let second = number(&judy).await;
    assert!(second.as_i64() > first.as_i64(), "another turn: {first} {second}");
    judy.post(&format!("{at}/pause"), "on=yes").await;
    panam.post(&format!("{at}/consent"), "agrees=yes").await;
    assert!(waiting(&judy).await.is_empty(), "nothing is decided in a pause");
    judy.post(&format!("{at}/pause"), "on=no").await;
    assert_eq!(waiting(&judy).await, [at.as_str()]);
    // It is the same after a restart, and for whom a table is taken along.
    let again = site.beside(Settings::default());
    let mut later = Browser::new(&again);
    later.cookie.clone_from(&judy.cookie);
    assert_eq!(waiting(&later).await, [at.as_str()]);
    panam.post("/account/claim", "name=Panam&passphrase=neon+rain+over+Watson").await;
    decide(&mut judy, &at, 0, "c3").await;
    let mut away = Browser::new(&site);
    let (_, own, _) = away.post("/tables", "game=tictactoe&seat-0=me&seat-1=me&clock=3d").await;
    away.post("/sign-in", "name=Panam&passphrase=neon+rain+over+Watson").await;
    assert_eq!(waiting(&away).await, [at.as_str(), &own], "what a guest has comes along");
    panam.post(&format!("{at}/concede"), "").await;
    assert_eq!(waiting(&away).await, [own.as_str()], "an end is nobody's turn");
    assert!(waiting(&judy).await.is_empty());
}

#[tokio::test]
async fn what_is_wanted_is_kept_and_checked() {
    let (site, _) = house("wishes", None).await;
    let mut judy = Browser::new(&site);
    assert_eq!(judy.post("/alerts", "next=never").await.0, StatusCode::UNAUTHORIZED, "nobody wants nothing");
    assert!(judy.get("/alerts").await.1.contains("href=\"/name?back=/alerts\""));
    judy.post("/guests", "name=Judy").await;
    let (status, place, _) = judy.post("/alerts", "next=always&from=22:00&to=07:30&away=-210&every=day").await;
    assert_eq!((status, place.as_str()), (StatusCode::SEE_OTHER, "/alerts"));
    let kept = json(&judy, "/alerts").await;
    assert_eq!(
        (kept["quiet"][0].as_i64(), kept["quiet"][1].as_i64(), kept["away"].as_i64()),
        (Some(1320), Some(450), Some(-210)),
        "{kept}"
    );
    for wrong in ["from=22:00&to=", "from=25:00&to=07:00", "from=x&to=y", "away=900", "every=never"] {
        let (status, _, page) = judy.post("/alerts", wrong).await;
        assert!(status == StatusCode::UNPROCESSABLE_ENTITY && page.contains("role=\"alert\""), "{wrong}: {page}");
    }
    // Whatever the time is, it is in one of these, and in the other it is not.
    let minute = seconds() / 60 % 1440;
    let clock = |minute: i64| format!("{:02}:{:02}", (minute + 1440) % 1440 / 60, (minute + 1440) % 60);
    for (from, to, quiet) in [(minute - 60, minute + 60, true), (minute + 60, minute - 60, false)] {
        judy.post("/alerts", &format!("from={}&to={}&away=0", clock(from), clock(to))).await;
        assert_eq!(json(&judy, "/your-turn").await["quiet"], quiet, "from {from} to {to} at {minute}");
    }
    judy.post("/alerts", "from=&to=").await;
    assert_eq!(json(&judy, "/your-turn").await["quiet"], false);
    let kept = json(&judy, "/alerts").await;
    assert!(kept["quiet"].is_null() && kept["next"] == "always" && kept["every"] == "day", "what is not said stays: {kept}");
    let page = judy.get("/alerts").await.1;
    assert!(!page.contains("type=\"email\""), "this house writes no mail");
    let worker = judy.site.send(judy.request("GET", "/service-worker.js").body(axum::body::Body::empty()).unwrap()).await;
    assert_eq!(worker.headers()["content-type"], "text/javascript; charset=utf-8");
    assert!(worker.headers()["content-security-policy"].to_str().unwrap().contains("worker-src 'self'"));
    // Phones push to what was put beside their programs alone.
    assert!(page.contains("<link rel=\"manifest\" href=\"/manifest.webmanifest\">"));
    let manifest = json(&judy, "/manifest.webmanifest").await;
    assert_eq!((manifest["display"].as_str(), manifest["start_url"].as_str()), (Some("standalone"), Some("/")), "{manifest}");
}

/// Now, and a moment later.
fn soon() -> i64 {
    seconds() + 11
}
