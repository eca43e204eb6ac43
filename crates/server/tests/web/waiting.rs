//! The waiting room without a script, playing again, and whose turn it is.

use axum::http::StatusCode;

use crate::site::{Browser, Site};

/// The table of a page as a program sees it.
async fn state(browser: &Browser<'_>, table: &str) -> serde_json::Value {
    Browser { cookie: browser.cookie.clone(), ..Browser::program(browser.site) }.json(table).await
}

fn names(state: &serde_json::Value) -> Vec<&str> {
    state["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_waiting_room_says_what_is_played_and_how_to_come() {
    let site = Site::new("room").await;
    let (mut one, two) = (Browser::new(&site), Browser::new(&site));
    let form = "game=gangs&option-seats=3&option-story=subtle-warfare&sit=friends";
    let (_, table, _) = one.post("/tables", form).await;
    let page = one.get(&table).await.1;
    for part in
        ["Waiting for players", "Subtle Warfare", "value=\"http://127.0.0.1:2077/t/", "class=\"qr\"", "Seat 1", "Seat 3", "A bot takes it"]
    {
        assert!(page.contains(part), "{part}\n{page}");
    }
    assert!(page.contains("Close this seat") && page.contains("Cancel this table") && !page.contains("Seat 0"), "{page}");
    let other = two.get(&table).await.1;
    assert!(other.contains("Sit down here") && !other.contains("A bot takes it") && !other.contains("Cancel this table"), "{other}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_sits_twice_without_saying_so() {
    let site = Site::new("twice").await;
    let mut one = Browser::new(&site);
    let (_, table, _) = one.post("/tables", "game=tictactoe&sit=friends").await;
    let (status, _, says) = one.post(&format!("{table}/sit"), "seat=1").await;
    assert!(status == StatusCode::CONFLICT && says.contains("You sit at this table already"), "{says}");
    assert_eq!(state(&one, &table).await["stage"], "open");
    assert_eq!(one.post(&format!("{table}/sit"), "seat=1&more=yes").await.0, StatusCode::SEE_OTHER);
    assert_eq!(names(&state(&one, &table).await), ["Guest 1", "Guest 1 2"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_are_given_to_bots_or_taken_away() {
    let site = Site::new("seats").await;
    let (mut one, mut two) = (Browser::new(&site), Browser::new(&site));
    let (_, table, _) = one.post("/tables", "game=gangs&option-seats=4&sit=friends").await;
    two.post(&format!("{table}/sit"), "seat=3").await;
    let (bot, drop) = (format!("{table}/bot"), format!("{table}/drop"));
    assert_eq!(two.post(&bot, "seat=1").await.0, StatusCode::FORBIDDEN, "it is not its table");
    assert_eq!(two.post(&drop, "seat=1").await.0, StatusCode::FORBIDDEN);
    assert_eq!(one.post(&drop, "seat=3").await.0, StatusCode::CONFLICT, "somebody sits there");
    assert_eq!(one.post(&drop, "seat=1").await.0, StatusCode::SEE_OTHER);
    let now = state(&one, &table).await;
    assert_eq!(
        (names(&now), now["options"]["seats"].as_str(), now["stage"].as_str()),
        (vec!["Guest 1", "", "Guest 2"], Some("3"), Some("open"))
    );
    // It is the same for a house that was closed in between.
    let again = site.beside(server::house::Settings::default());
    assert_eq!(names(&state(&Browser { site: &again, cookie: one.cookie.clone(), ..Browser::new(&again) }, &table).await), names(&now));
    assert_eq!(one.post(&bot, "seat=1&bot=random").await.0, StatusCode::SEE_OTHER);
    let now = state(&two, &table).await;
    assert_eq!((names(&now), now["stage"].as_str()), (vec!["Guest 1", "random", "Guest 2"], Some("going")));
    assert!(now["seats"][2]["you"].as_bool().unwrap(), "who sat on the fourth seat sits on the third");
    assert_eq!(one.post(&bot, "seat=1").await.0, StatusCode::CONFLICT, "it has begun");
    // Two are the fewest.
    let (_, table, _) = one.post("/tables", "game=gangs&sit=friends").await;
    assert!(!one.get(&table).await.1.contains("Close this seat"));
    assert_eq!(one.post(&format!("{table}/drop"), "seat=1").await.0, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn playing_again_is_asked_agreed_to_and_refused() {
    let site = Site::new("asked").await;
    let (mut one, mut two) = (Browser::new(&site), Browser::new(&site));
    let (_, table, _) = one.post("/tables", "game=tictactoe&sit=friends").await;
    two.post(&format!("{table}/sit"), "seat=1").await;
    one.post(&format!("{table}/concede"), "").await;
    let (rematch, consent) = (format!("{table}/rematch"), format!("{table}/consent"));
    assert_eq!(two.post(&rematch, "").await.1, table);
    // Who has left is asked as well.
    let page = one.get(&table).await.1;
    assert!(page.contains("Guest 2 wants to play again.") && page.contains("name=\"agrees\""), "{page}");
    assert!(page.contains("<title>You are asked · Tic-tac-toe"), "{page}");
    assert!(two.get(&table).await.1.contains("Waiting for the others to agree."));
    assert_eq!(state(&one, &table).await["wish"], "rematch");
    assert_eq!(one.post(&consent, "agrees=no").await.1, table);
    let page = two.get(&table).await.1;
    assert!(page.contains("Guest 1 does not want to play again.") && page.contains("/rematch"), "{page}");
    assert!(state(&two, &table).await["next"].is_null());
    two.post(&rematch, "").await;
    let (_, next, _) = one.post(&consent, "agrees=yes").await;
    assert!(next != table && two.get(&table).await.1.contains(&format!("href=\"{next}\"")));
    assert_eq!(names(&state(&one, &next).await), ["Guest 1", "Guest 2"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_whose_turn_it_is() {
    let site = Site::new("turn").await;
    let (mut one, mut two, nobody) = (Browser::new(&site), Browser::new(&site), Browser::new(&site));
    let (_, table, _) = one.post("/tables", "game=tictactoe&sit=friends").await;
    let turn = format!("{table}/turn");
    assert_eq!(one.json(&turn).await["turn"], "open");
    assert!(one.get("/").await.1.contains("Waiting for players for a moment"));
    two.post(&format!("{table}/sit"), "seat=1").await;
    for (browser, word, title) in
        [(&one, "yours", "Your turn"), (&two, "others", "Waiting for Guest 1"), (&nobody, "others", "Waiting for Guest 1")]
    {
        assert_eq!(browser.json(&turn).await, serde_json::json!({ "turn": word, "title": format!("{title} · Tic-tac-toe") }));
        let page = browser.get(&table).await.1;
        assert!(page.contains(&format!("<title>{title} · Tic-tac-toe · Fixer</title>")), "{page}");
        assert_eq!(page.contains("You look on."), word == "others" && browser.cookie.is_empty(), "{page}");
    }
    assert!(one.get("/").await.1.contains("Your turn for a moment") && two.get("/").await.1.contains("Waiting for Guest 1 for a moment"));
    let mine = &Browser { cookie: one.cookie.clone(), ..Browser::program(&site) }.json("/").await["yours"][0];
    assert_eq!((&mine["awaited"], &mine["yours"]), (&serde_json::json!([0]), &serde_json::json!([0])));
    let asked = one.asked(&table).await;
    one.post(&format!("{table}/decide"), &format!("seat=0&asked={asked}&choice=b2")).await;
    assert!(two.get("/").await.1.contains("Your turn for a moment"), "it is written with the decision");
    two.post(&format!("{table}/concede"), "").await;
    assert_eq!(one.json(&turn).await["turn"], "over");
    assert!(one.get("/").await.1.contains("You won, ") && two.get("/").await.1.contains("Won by Guest 1, "));
}

#[tokio::test]
async fn a_name_is_changed_from_everywhere() {
    let site = Site::new("renamed").await;
    let mut browser = Browser::new(&site);
    assert!(browser.get("/rules/tcg").await.1.contains("href=\"/name?back=/rules/tcg\""));
    let (_, page) = browser.get("/name?back=/rules/tcg").await;
    assert!(page.contains("name=\"back\" value=\"/rules/tcg\""), "{page}");
    let (status, place, _) = browser.post("/guests", "name=Judy&back=/rules/tcg").await;
    assert_eq!((status, place.as_str()), (StatusCode::SEE_OTHER, "/rules/tcg"));
    assert_eq!(browser.post("/guests", "name=Judy&back=//evil.example").await.1, "/");
    assert!(!browser.get("/name?back=//evil.example").await.1.contains("value=\"//evil"));
}
