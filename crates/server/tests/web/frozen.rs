//! Tables whose log the rules of today do not agree with: they are shown, and ended by those who play.

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::house::Settings;

use crate::site::{Browser, Site, play_out};

/// The entry of a stored log with another digest, as other rules would have written it.
async fn with_other_digest(site: &Site, table: &str, number: usize) {
    site.rewrite(table, number, |line| {
        let mut entry: Value = serde_json::from_str(line).unwrap();
        entry["digest"] = json!("0123456789abcdef");
        entry.to_string()
    })
    .await;
}

/// Two people at a table of tic-tac-toe, after three decisions.
async fn two<'s>(site: &'s Site) -> (Browser<'s>, Browser<'s>, String) {
    let (mut one, mut two) = (Browser::new(site), Browser::new(site));
    let (_, table, _) = one.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    two.post(&format!("{table}/sit"), "seat=1").await;
    for (seat, choice) in [(0, "b2"), (1, "a1"), (0, "c3")] {
        let player = if seat == 0 { &mut one } else { &mut two };
        let asked = player.asked(&table).await;
        let (status, ..) = player.post(&format!("{table}/decide"), &format!("seat={seat}&asked={asked}&choice={choice}")).await;
        assert_eq!(status, StatusCode::SEE_OTHER);
    }
    (one, two, table)
}

fn at<'s>(site: &'s Site, browser: &Browser<'_>) -> Browser<'s> {
    Browser { cookie: browser.cookie.clone(), ..Browser::new(site) }
}

fn program<'s>(browser: &Browser<'s>) -> Browser<'s> {
    Browser { cookie: browser.cookie.clone(), ..Browser::program(browser.site) }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_disagrees_is_shown_as_far_as_it_agrees_and_ended_by_consent() {
    let site = Site::new("frozen").await;
    let (one, two, table) = two(&site).await;
    let before = site.stored(&table).await;
    with_other_digest(&site, &table, 2).await;
    let stored = site.stored(&table).await;
    let later = site.beside(Settings::default());
    let (mut one, mut two, mut nobody) = (at(&later, &one), at(&later, &two), Browser::new(&later));
    let page = one.get(&table).await.1;
    assert!(page.contains("This table is frozen: it was played by version 1 of the rules"), "{page}");
    assert!(page.contains("takes b2") && !page.contains("takes a1"), "as far as it agrees: {page}");
    assert!(one.get("/").await.1.contains("is frozen"), "the lobby says it");
    let state = program(&one).json(&table).await;
    assert_eq!((&state["stage"], &state["frozen"], &state["offers"]), (&json!("going"), &json!({"rules": 1, "today": 1}), &json!([])));
    assert!(!state["seats"].to_string().contains("\"awaited\":true"), "{state}");
    assert_eq!(program(&one).json("/").await["yours"][0]["frozen"], 1);
    for (path, form) in [("decide", "seat=1&asked=&choice=a1"), ("undo", "seat=1&moment=1-0")] {
        let (status, _, said) = two.post(&format!("{table}/{path}"), form).await;
        assert_eq!(status, StatusCode::CONFLICT, "{path}: {said}");
        assert!(said.contains("other rules"), "{path}: {said}");
    }
    assert_eq!(one.get(&format!("{table}/replay?at=1")).await.0, StatusCode::OK, "it can be looked back through");
    let file = format!("{table}/replay.json");
    assert_eq!(one.get(&file).await.0, StatusCode::CONFLICT, "the other hand may not be looked into before the end");
    // It ends when both agree.
    let (void, consent) = (format!("{table}/void"), format!("{table}/consent"));
    assert_eq!(nobody.post(&void, "").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(one.post(&void, "").await.0, StatusCode::SEE_OTHER);
    assert!(two.get(&table).await.1.contains("Guest 1 wants to end the table without a result."));
    assert_eq!(two.post(&consent, "agrees=yes").await.0, StatusCode::SEE_OTHER);
    let whole = one.get(&file).await.1;
    for line in &stored {
        assert!(whole.contains(line.as_str()), "{line} is not in\n{whole}");
    }
    assert!(table::replay::Replay::parse(&whole).is_ok_and(|replay| replay.log.len() == before.len() + 1));
    assert_eq!(site.stored(&table).await[..before.len()], stored[..], "what was stored stays as it is");
    // It stays so, and nobody has to make room for it.
    let again = site.beside(Settings::default());
    let one = at(&again, &one);
    let page = one.get(&table).await.1;
    assert!(page.contains("does not count") && page.contains("version 1 of the rules") && !page.contains("/void\""), "{page}");
    assert_eq!(program(&one).json(&table).await["over"]["void"], true);
    assert_eq!(program(&one).json("/").await["yours"][0]["stage"], "over");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_a_frozen_table_loses_it() {
    let site = Site::new("frozen-left").await;
    let (one, two, table) = two(&site).await;
    // Not even the deal agrees, so nothing can be shown but who sits there.
    with_other_digest(&site, &table, 0).await;
    let later = site.beside(Settings::default());
    let (mut one, mut two) = (at(&later, &one), at(&later, &two));
    let page = one.get(&table).await.1;
    assert!(page.contains("This table is frozen") && page.contains("Guest 2"), "{page}");
    assert_eq!(one.get(&format!("{table}/replay")).await.0, StatusCode::CONFLICT);
    assert_eq!(two.post(&format!("{table}/concede"), "").await.0, StatusCode::SEE_OTHER);
    assert_eq!(two.post(&format!("{table}/concede"), "").await.0, StatusCode::UNPROCESSABLE_ENTITY);
    let over = program(&one).json(&table).await;
    assert_eq!((&over["stage"], &over["over"]["winners"], &over["over"]["places"]), (&json!("over"), &json!([0]), &json!([1, 2])));
    let page = one.get(&table).await.1;
    assert!(page.contains("Guest 1 wins"), "{page}");
    assert!(one.get("/").await.1.contains("You won"));
    assert_eq!(one.post(&format!("{table}/concede"), "").await.0, StatusCode::UNPROCESSABLE_ENTITY, "it is over");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_alone_has_the_file_and_ends_a_frozen_table_alone() {
    let site = Site::new("frozen-alone").await;
    let mut one = Browser::new(&site);
    let (_, table, _) = one.post("/tables", "game=gangs&option-seats=4").await;
    // A line that this program cannot read at all.
    site.rewrite(&table, 0, |line| line.replace("\"deal\"", "\"deal-of-another-time\"")).await;
    let later = site.beside(Settings::default());
    let (mut one, stranger) = (at(&later, &one), Browser::new(&later));
    let page = one.get(&table).await.1;
    assert!(page.contains("This table is frozen") && page.contains("Yes, end it"), "{page}");
    let file = format!("{table}/replay.json");
    assert_eq!(stranger.get(&file).await.0, StatusCode::CONFLICT);
    let (status, whole) = one.get(&file).await;
    assert!(status == StatusCode::OK && whole.contains("deal-of-another-time"), "{whole}");
    let guest = later.store.tables(Some(1), 9).await.unwrap();
    assert_eq!((guest.len(), guest[0].frozen), (1, Some(registry::find("gangs").unwrap().about().rules)));
    one.post(&format!("{table}/void"), "").await;
    assert!(one.get(&table).await.1.contains("does not count"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_had_ended_shows_its_end_without_the_rules() {
    let site = Site::new("frozen-over").await;
    let mut player = Browser::program(&site);
    let (_, _, body) = player.post("/tables", "game=leduc").await;
    let table = format!("/t/{}", serde_json::from_str::<Value>(&body).unwrap()["table"].as_str().unwrap());
    let over = play_out(&mut player, &table).await;
    with_other_digest(&site, &table, 1).await;
    let later = site.beside(Settings::default());
    let player = Browser { cookie: player.cookie.clone(), ..Browser::program(&later) };
    let then = player.json(&table).await;
    for field in ["winners", "places", "scores", "void"] {
        assert_eq!(then["over"][field], over["over"][field], "{then}");
    }
    assert!(then["over"]["says"].as_str().unwrap().starts_with(over["over"]["says"].as_str().unwrap()), "{then}");
    let page = at(&later, &player).get(&table).await.1;
    assert!(page.contains("with the end that it had") && !page.contains('⟦'), "{page}");
    assert_eq!(player.get(&format!("{table}/replay.json")).await.0, StatusCode::OK);
    assert_eq!(player.get(&format!("{table}/replay")).await.0, StatusCode::OK);
}
