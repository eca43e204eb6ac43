//! Matches: several tables that count together, with decks that change in between, whoever is late, leaves or comes back.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::Value;
use server::house::Settings;
use server::store::matches::Change as OfMatches;
use server::store::{Change, StoreError};
use server::web::Limits;

use crate::site::{Browser, HOST, Site};

fn limits() -> Limits {
    Limits { requests: 100_000, changes: 100_000, newcomers: 1000, ..Limits::default() }
}

/// A match of two people at a game: its first table, and its address.
async fn meet(one: &mut Browser<'_>, two: &mut Browser<'_>, form: &str, sits: &str) -> (String, String) {
    let (status, table, page) = one.post("/tables", &format!("{form}&seat-0=me&seat-1=open")).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    assert_eq!(two.post(&format!("{table}/sit"), &format!("seat=1{sits}")).await.0, StatusCode::SEE_OTHER);
    let of = told(one, &table).await["match"]["id"].as_str().unwrap().to_owned();
    (table, format!("/matches/{of}"))
}

pub async fn told(browser: &Browser<'_>, path: &str) -> Value {
    let program = Browser { accept: "application/json", cookie: browser.cookie.clone(), ..Browser::new(browser.site) };
    let (status, answer) = program.get(path).await;
    assert_eq!(status, StatusCode::OK, "{path}: {answer}");
    serde_json::from_str(&answer).unwrap()
}

/// Waits until something holds of what is told at an address.
pub async fn until(browser: &Browser<'_>, path: &str, what: &str, holds: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..2000 {
        let told = told(browser, path).await;
        if holds(&told) {
            return told;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("{what} never came: {}", told(browser, path).await);
}

/// Whoever concedes loses the game that is being played.
async fn concede(browser: &mut Browser<'_>, table: &str) {
    let (status, _, page) = browser.post(&format!("{table}/concede"), "").await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
}

async fn rests(browser: &Browser<'_>, of: &str) -> Value {
    until(browser, of, "the break", |told| !told["next_in"].is_null()).await
}

fn wins(told: &Value) -> Vec<i64> {
    told["players"].as_array().unwrap().iter().map(|player| player["wins"].as_i64().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_best_of_three_is_played_with_seats_that_move_on() {
    let site = Site::new("match-three").await;
    let (mut one, mut two) = (Browser::new(&site), Browser::new(&site));
    let (first, of) = meet(&mut one, &mut two, "game=tictactoe&best-of=3", "").await;
    assert!(one.get(&first).await.1.contains("Guest 1 0 : 0 Guest 2, game 1, best of 3"));
    assert_eq!(one.post(&format!("{of}/ready"), "").await.1, first, "it is being played");
    concede(&mut one, &first).await;
    let told_now = rests(&one, &of).await;
    assert_eq!((wins(&told_now), told_now["over"].as_bool()), (vec![0, 1], Some(false)));
    let page = until(&one, &first, "the score", |told| told["match"]["wins"] == serde_json::json!([0, 1])).await;
    assert!(page["next"].is_null());
    let page = one.get(&first).await.1;
    assert!(page.contains(&format!("{of}/ready")) && page.contains("Next game") && !page.contains("/rematch"), "{page}");
    assert_eq!(one.post(&format!("{first}/rematch"), "").await.0, StatusCode::UNPROCESSABLE_ENTITY, "the match goes on first");
    // Nobody else is asked, and nothing begins before both are ready.
    let mut stranger = Browser::new(&site);
    assert_eq!(stranger.post(&format!("{of}/ready"), "").await.0, StatusCode::UNAUTHORIZED);
    stranger.post("/guests", "").await;
    assert_eq!(stranger.post(&format!("{of}/ready"), "").await.0, StatusCode::FORBIDDEN);
    assert_eq!(stranger.post(&format!("{of}/leave"), "").await.0, StatusCode::FORBIDDEN);
    assert_eq!(one.post(&format!("{of}/ready"), "").await.1, of, "the other is waited for");
    assert!(one.get(&first).await.1.contains("Waiting for Guest 2."));
    assert_eq!(one.post(&format!("{of}/ready"), "").await.1, of, "once more changes nothing");
    let (status, second, _) = two.post(&format!("{of}/ready"), "").await;
    assert!(status == StatusCode::SEE_OTHER && second.starts_with("/t/") && second != first, "{second}");
    let table = told(&one, &second).await;
    assert_eq!(table["seats"][0]["name"], "Guest 2", "whoever had the first seat does not have it again");
    assert_eq!((table["match"]["number"].as_u64(), &table["match"]["wins"]), (Some(2), &serde_json::json!([1, 0])));
    assert_eq!(told(&one, &first).await["next"], second.trim_start_matches("/t/"));
    assert!(one.get("/").await.1.contains("Guest 2 1 : 0 Guest 1, game 2, best of 3"), "the lobby says the score");
    concede(&mut two, &second).await;
    rests(&one, &of).await;
    two.post(&format!("{of}/ready"), "").await;
    let third = one.post(&format!("{of}/ready"), "").await.1;
    assert_eq!(told(&one, &third).await["seats"][0]["name"], "Guest 1");
    concede(&mut two, &third).await;
    let over = until(&one, &of, "the end", |told| told["over"] == true).await;
    assert_eq!((wins(&over), over["players"][0]["won"].as_bool()), (vec![2, 1], Some(true)));
    assert_eq!(over["tables"].as_array().unwrap().len(), 3);
    let page = one.get(&third).await.1;
    assert!(page.contains("Guest 1 has won the match: Guest 1 2 : 1 Guest 2") && page.contains("/rematch"), "{page}");
    assert!(stranger.get(&of).await.1.contains("won the match"));
    for act in ["ready", "leave"] {
        assert_eq!(two.post(&format!("{of}/{act}"), "").await.0, StatusCode::CONFLICT, "{act}: it is over");
    }
    // The same again is another match.
    assert_eq!(one.post(&format!("{third}/rematch"), "").await.1, third);
    let again = two.post(&format!("{third}/consent"), "agrees=yes").await.1;
    assert_eq!(told(&one, &again).await["match"]["games"], 3);
    assert_ne!(told(&one, &again).await["match"]["id"], of.trim_start_matches("/matches/"));
    for path in ["/matches/no-such", "/matches/%00", "/matches/no-such/stream"] {
        assert_eq!(one.get(path).await.0, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn decks_are_changed_between_games_and_nobody_is_shown_them() {
    let site = Site::new("match-decks").await;
    let (mut one, mut two) = (Browser::new(&site), Browser::new(&site));
    let decks: Vec<&str> = site.house.game("tcg").unwrap().decks();
    let form = format!("game=tcg&best-of=3&match-decks=change&deck={}", decks[0]);
    let (first, of) = meet(&mut one, &mut two, &form, &format!("&deck={}", decks[1])).await;
    let id = of.trim_start_matches("/matches/").to_owned();
    concede(&mut two, &first).await;
    rests(&one, &of).await;
    let page = one.get(&of).await.1;
    assert!(page.contains("The same again") && page.contains("name=\"deck\"") && page.contains("name=\"list\""), "{page}");
    // What is not legal is not taken, and what was written stays.
    let (status, _, page) = one.post(&format!("{of}/ready"), "list=3+Floor+It").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains("3 Floor It") && page.contains("role=\"alert\""), "{page}");
    assert_eq!(one.post(&format!("{of}/ready"), "deck=own:77").await.0, StatusCode::UNPROCESSABLE_ENTITY, "a deck of nobody");
    assert_eq!(told(&one, &of).await["players"][0]["ready"], false);
    let before = (two.get(&of).await.1, two.get(&first).await.1);
    assert_eq!(one.post(&format!("{of}/ready"), &format!("deck={}", decks[2])).await.1, of);
    let after = (two.get(&of).await.1, two.get(&first).await.1);
    for (before, after) in [(&before.0, &after.0), (&before.1, &after.1)] {
        let count = |page: &String| page.matches(decks[2]).count();
        assert_eq!(count(before), count(after), "that one is ready is all that is told");
    }
    // Until the other is ready one can think again.
    one.post(&format!("{of}/ready"), &format!("deck={}", decks[3])).await;
    let second = two.post(&format!("{of}/ready"), "").await.1;
    assert!(second.starts_with("/t/"), "{second}");
    let kept = site.store.match_of_id(&id).await.unwrap().unwrap();
    let brought: Vec<_> = kept.tables[1].brings.iter().map(|brings| brings.as_ref().unwrap().text.as_str()).collect();
    assert_eq!(brought, [decks[1], decks[3]], "seats have moved, and one brings something else");
    assert_eq!(one.post(&format!("{of}/ready"), &format!("deck={}", decks[0])).await.0, StatusCode::CONFLICT, "it was dealt");
    concede(&mut two, &second).await;
    until(&one, &of, "the end", |told| told["over"] == true).await;
    let kept = site.store.match_of_id(&id).await.unwrap().unwrap();
    assert!(kept.ready.is_empty(), "what somebody was to bring is forgotten");
    // Where decks stay the same none can be named.
    let (first, of) = meet(&mut one, &mut two, &form.replace("change", "same"), "").await;
    concede(&mut two, &first).await;
    rests(&one, &of).await;
    assert!(!one.get(&of).await.1.contains("name=\"deck\""));
    let (status, _, page) = one.post(&format!("{of}/ready"), &format!("deck={}", decks[2])).await;
    assert!(status == StatusCode::UNPROCESSABLE_ENTITY && page.contains("all games with the same deck"), "{page}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_not_ready_in_time_plays_with_what_it_had() {
    let settings = Settings { interval: Duration::ZERO, ..Settings::default() };
    let site = Site::with("match-late", limits(), settings).await;
    let (mut one, mut two) = (Browser::new(&site), Browser::new(&site));
    let (first, of) = meet(&mut one, &mut two, "game=tictactoe&best-of=5", "").await;
    concede(&mut one, &first).await;
    let next = until(&one, &first, "the next game", |told| !told["next"].is_null()).await;
    let second = format!("/t/{}", next["next"].as_str().unwrap());
    assert_eq!(told(&two, &second).await["stage"], "going");
    // Leaving gives the game that is being played and the rest.
    assert_eq!(two.post(&format!("{of}/leave"), "").await.0, StatusCode::SEE_OTHER);
    let over = told(&one, &of).await;
    assert!(over["over"] == true && over["players"][0]["won"] == true && over["players"][1]["left"] == true, "{over}");
    assert_eq!(told(&one, &second).await["stage"], "over");
    // A match against bots goes on as soon as its one person wants it.
    let (_, table, _) = one.post("/tables", "game=tictactoe&best-of=3&seat-0=me&seat-1=bot+street").await;
    concede(&mut one, &table).await;
    until(&one, &table, "the next game", |told| !told["next"].is_null()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_more_than_two_a_bot_takes_the_seat_of_who_leaves() {
    let site = Site::with("match-four", limits(), Settings { interval: Duration::ZERO, ..Settings::default() }).await;
    let (mut one, mut two) = (Browser::new(&site), Browser::new(&site));
    let form = "game=ccg&option-seats=3&best-of=3&seat-0=me&seat-1=open&seat-2=bot+random";
    let (status, first, page) = one.post("/tables", form).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    two.post(&format!("{first}/sit"), "seat=1").await;
    let of = format!("/matches/{}", told(&one, &first).await["match"]["id"].as_str().unwrap());
    assert_eq!(told(&one, &of).await["most"], 3, "nothing is added where more than two play");
    two.post(&format!("{of}/leave"), "").await;
    let rest = told(&one, &of).await;
    assert!(rest["over"] == false && rest["players"][1]["left"] == true, "two are left: {rest}");
    concede(&mut one, &first).await;
    let next = until(&one, &first, "the next game", |told| !told["next"].is_null()).await;
    let table = told(&one, &format!("/t/{}", next["next"].as_str().unwrap())).await;
    let names: Vec<&str> = table["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["street", "random", "Guest 1"], "everybody has moved on, with a bot for who has left");
    one.post(&format!("{of}/leave"), "").await;
    let over = told(&one, &of).await;
    assert!(over["over"] == true && over["players"][2]["won"] == true, "the bot is the only one left: {over}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_are_ready_at_once_come_to_one_table() {
    let site = Site::new("match-at-once").await;
    let (mut one, mut two) = (Browser::new(&site), Browser::new(&site));
    for round in 0..4 {
        let (first, of) = meet(&mut one, &mut two, "game=tictactoe&best-of=3", "").await;
        concede(if round % 2 == 0 { &mut one } else { &mut two }, &first).await;
        rests(&one, &of).await;
        let ready = |browser: &Browser<'_>| -> Request<Body> {
            let request = browser.request("POST", &format!("{of}/ready")).header("origin", format!("http://{HOST}"));
            request.header("content-type", "application/x-www-form-urlencoded").body(Body::empty()).unwrap()
        };
        let sent: Vec<_> = (0..6).map(|at| ready(if at % 2 == 0 { &one } else { &two })).collect();
        let answers = site.at_once(sent).await;
        assert!(answers.iter().all(|status| [StatusCode::SEE_OTHER, StatusCode::CONFLICT].contains(status)), "{answers:?}");
        let tables = told(&one, &of).await["tables"].as_array().unwrap().len();
        assert_eq!(tables, 2, "one game follows on the first");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_goes_on_after_a_restart_in_every_state() {
    let site = Site::new("match-restart").await;
    let (mut one, mut two) = (Browser::new(&site), Browser::new(&site));
    let (first, of) = meet(&mut one, &mut two, "game=tictactoe&best-of=3", "").await;
    let id = of.trim_start_matches("/matches/").to_owned();
    concede(&mut one, &first).await;
    rests(&one, &of).await;
    one.post(&format!("{of}/ready"), "").await;
    // In the break: who was ready still is, and the other makes it go on.
    let again = site.beside(Settings { pause: Duration::ZERO, ..Settings::default() });
    let (one, mut two) = (Browser { site: &again, ..one }, Browser { site: &again, ..two });
    assert_eq!(told(&one, &of).await["players"][0]["ready"], true);
    assert!(one.get(&first).await.1.contains("Waiting for Guest 2."));
    let second = two.post(&format!("{of}/ready"), "").await.1;
    assert!(second.starts_with("/t/"));
    concede(&mut two, &second).await;
    rests(&one, &of).await;
    // Both had said it, and the house was closed before it could open the table.
    for player in [0, 1] {
        site.store.commit(vec![Change::Match(OfMatches::Ready(id.clone(), player, 2, None))]).await.unwrap();
    }
    let stale = site.store.commit(vec![Change::Match(OfMatches::Ready(id.clone(), 0, 1, None))]).await;
    assert!(matches!(stale, Err(StoreError::Taken)), "{stale:?}");
    let third = site.beside(Settings { pause: Duration::ZERO, ..Settings::default() });
    let (mut one, two) = (Browser { site: &third, ..one }, Browser { site: &third, ..two });
    third.house.keep_time().await.unwrap();
    let going = until(&one, &of, "the third game", |told| told["tables"].as_array().unwrap().len() == 3).await;
    let last = format!("/t/{}", going["tables"][2]["table"].as_str().unwrap());
    // Somebody has left, and the house was closed before its game was given.
    site.store.commit(vec![Change::Match(OfMatches::Leave(id.clone(), 1))]).await.unwrap();
    let fourth = site.beside(Settings { pause: Duration::ZERO, ..Settings::default() });
    one = Browser { site: &fourth, ..one };
    drop(two);
    fourth.house.keep_time().await.unwrap();
    let over = until(&one, &of, "the end", |told| told["over"] == true).await;
    assert_eq!(over["players"][0]["won"], true);
    until(&one, &last, "the end of its game", |told| told["stage"] == "over").await;
    // Nothing follows on a match that is over.
    let late = site.store.commit(vec![Change::Match(OfMatches::Table(id, 9, "x".to_owned(), 0))]).await;
    assert!(matches!(late, Err(StoreError::Taken)), "{late:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_a_match_is_told_and_one_that_was_called_off_is_over() {
    let site = Site::new("match-wrong").await;
    let mut one = Browser::new(&site);
    for (form, says) in [
        ("game=tictactoe&best-of=2", "best of 1, 3 or 5"),
        ("game=tictactoe&best-of=-3", "best of 1, 3 or 5"),
        ("game=nightlancer&option-mode=solitaire&option-seats=1&best-of=3", "nobody to win a match against"),
    ] {
        let (status, _, page) = one.post("/tables", form).await;
        assert!(status == StatusCode::UNPROCESSABLE_ENTITY && page.contains(says), "{form}: {page}");
    }
    let (_, table, _) = one.post("/tables", "game=tictactoe&best-of=3&seat-0=me&seat-1=open").await;
    let of = format!("/matches/{}", told(&one, &table).await["match"]["id"].as_str().unwrap());
    assert_eq!(one.post(&format!("{of}/leave"), "").await.0, StatusCode::CONFLICT, "it has not begun");
    assert_eq!(one.post(&format!("{table}/close"), "").await.0, StatusCode::SEE_OTHER);
    let over = until(&one, &of, "its end", |told| told["over"] == true).await;
    assert!(over["players"].as_array().unwrap().iter().all(|player| player["won"] == false), "{over}");
    // It is forgotten with its tables.
    site.store.commit(vec![Change::Forget(table.trim_start_matches("/t/").to_owned(), i64::MAX)]).await.unwrap();
    assert_eq!(one.get(&of).await.0, StatusCode::NOT_FOUND);
}
