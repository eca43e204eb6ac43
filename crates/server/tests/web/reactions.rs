//! How seats are asked for reactions: always, when they could do something, or never.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::Value;
use server::house::Settings;

use crate::site::{Browser, Site, decision};

/// Opens a table; its address.
async fn open(browser: &mut Browser<'_>, form: &str) -> String {
    let (status, _, body) = browser.post("/tables", form).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    let opened: Value = serde_json::from_str(&body).unwrap();
    format!("/t/{}", opened["table"].as_str().unwrap())
}

/// What a question can be answered with.
fn keys(state: &Value) -> Vec<&str> {
    state["offers"].as_array().unwrap().iter().map(|offer| offer["key"].as_str().unwrap()).collect()
}

/// Plays a table at random until it is over or has been looked at enough.
async fn play(players: &mut [Browser<'_>], table: &str, seed: usize, mut asked: impl FnMut(usize, &Value) -> bool) {
    let mut random = seed;
    for _ in 0..20_000 {
        let mut idle = true;
        for (place, player) in players.iter_mut().enumerate() {
            let state = player.json(table).await;
            if !state["over"].is_null() {
                return;
            }
            let Some(seat) = state["seat"].as_u64() else { continue };
            if !asked(place, &state) {
                return;
            }
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let choice = (random >> 33) % keys(&state).len();
            player.post(&format!("{table}/decide"), &decision(&state, seat, choice)).await;
            idle = false;
        }
        if idle {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    panic!("the table does not end");
}

/// The stored log of a table.
async fn log(site: &Site, table: &str) -> Vec<Value> {
    site.stored(table).await.iter().map(|entry| serde_json::from_str(entry).unwrap()).collect()
}

/// The decisions of a stored log that nobody was waited for: seat and choice.
async fn passed_over(site: &Site, table: &str) -> Vec<(u64, String)> {
    let entries = log(site, table).await;
    let automatic = entries.iter().filter(|entry| entry["automatic"] == true);
    automatic.map(|entry| (entry["seat"].as_u64().unwrap(), entry["choice"].as_str().unwrap().to_owned())).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn against_bots_one_is_asked_when_one_could_do_something() {
    let site = Site::new("reactions-bots").await;
    let (mut passed, mut asked) = (0, 0);
    for seed in 0..8 {
        let mut player = [Browser::program(&site)];
        let table = open(&mut player[0], "game=tcg").await;
        assert_eq!(player[0].json(&table).await["passes"], "idle");
        play(&mut player, &table, seed, |_, state| {
            assert_ne!(keys(state), ["pass"], "it could do nothing");
            asked += usize::from(keys(state).contains(&"pass"));
            true
        })
        .await;
        let over = passed_over(&site, &table).await;
        assert!(over.iter().all(|(seat, choice)| *seat == 0 && choice == "pass"), "{over:?}");
        passed += over.len();
        // What nobody was waited for is a decision like any other to whoever checks the table.
        let (_, replay) = player[0].get(&format!("{table}/replay.json")).await;
        let replay = table::replay::Replay::parse(&replay).unwrap();
        assert!(registry::games().find(|game| game.about().key == "tcg").unwrap().verify(&replay).is_ok());
        if passed > 0 && asked > 0 {
            break;
        }
    }
    assert!(passed > 0 && asked > 0, "{passed} passed over, {asked} asked");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn between_people_one_is_asked_always_unless_one_says_otherwise() {
    let site = Site::new("reactions-people").await;
    let (mut alone, mut over) = ([0, 0], 0);
    // Deals differ: it takes a few until somebody is asked who can do nothing.
    for seed in 0..24 {
        let mut players = [Browser::program(&site), Browser::program(&site)];
        let table = open(&mut players[0], "game=tcg&seat-0=me&seat-1=open").await;
        players[1].post(&format!("{table}/sit"), "seat=1").await;
        assert_eq!(players[1].json(&table).await["passes"], "no");
        let page = Browser { cookie: players[1].cookie.clone(), ..Browser::new(&site) };
        assert!(page.get(&table).await.1.contains("a quick pass tells the others"), "it says so");
        assert_eq!(players[1].post(&format!("{table}/pass"), "seat=1&passes=idle").await.0, StatusCode::OK);
        assert_eq!(players[1].json(&table).await["passes"], "idle");
        assert_eq!(players[0].json(&table).await["passes"], "no", "what the other wants is its own business");
        assert_eq!(players[0].post(&format!("{table}/pass"), "seat=1&passes=yes").await.0, StatusCode::FORBIDDEN);
        assert_eq!(players[1].post(&format!("{table}/pass"), "seat=1&passes=never").await.0, StatusCode::UNPROCESSABLE_ENTITY);
        play(&mut players, &table, seed, |place, state| {
            alone[place] += usize::from(keys(state) == ["pass"]);
            true
        })
        .await;
        over += passed_over(&site, &table).await.iter().filter(|(seat, _)| *seat == 1).count();
        if alone[0] > 0 && over > 0 {
            break;
        }
    }
    assert!(alone[0] > 0 && alone[1] == 0 && over > 0, "asked for nothing {alone:?} times, passed over {over} times");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_lets_all_pass_is_not_asked() {
    let site = Site::new("passing").await;
    let mut player = [Browser::program(&site)];
    let table = open(&mut player[0], "game=tcg").await;
    assert_eq!(player[0].post(&format!("{table}/pass"), "seat=0&passes=yes").await.0, StatusCode::OK);
    let mut stranger = Browser::new(&site);
    assert_eq!(stranger.post(&format!("{table}/pass"), "seat=0&passes=no").await.0, StatusCode::UNAUTHORIZED);
    // Another house over the same database, in which no bot plays, has it too.
    let beside = site.beside(Settings { doubt: Some(1), ..Settings::default() });
    let again = Browser { cookie: player[0].cookie.clone(), ..Browser::program(&beside) };
    assert_eq!(again.json(&table).await["passes"], "yes");
    let mut asked = 0;
    play(&mut player, &table, 1, |_, state| {
        asked += 1;
        assert!(!keys(state).contains(&"pass"), "it was asked for a reaction");
        true
    })
    .await;
    assert!(asked > 10 && !passed_over(&site, &table).await.is_empty(), "nobody attacked");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn taking_back_goes_past_what_was_passed_over() {
    let site = Site::new("reactions-back").await;
    for seed in 0..12 {
        let mut player = [Browser::program(&site)];
        let table = open(&mut player[0], "game=tcg").await;
        player[0].post(&format!("{table}/pass"), "seat=0&passes=yes").await;
        let mut asked = 0;
        // The first question after it was passed over.
        loop {
            let last = asked;
            play(&mut player, &table, seed, |_, _| {
                asked += 1;
                asked == last + 1
            })
            .await;
            let state = player[0].json(&table).await;
            let Some(moment) = state["moment"].as_str().filter(|_| state["over"].is_null()) else { break };
            let log = log(&site, &table).await;
            if log.iter().rev().find(|entry| entry["seat"] == 0).is_none_or(|last| last["automatic"] != true) {
                continue;
            }
            assert_eq!(player[0].post(&format!("{table}/undo"), &format!("seat=0&moment={moment}")).await.0, StatusCode::OK);
            let log = self::log(&site, &table).await;
            let to = log.iter().rev().find(|entry| entry["entry"] == "undo").unwrap()["to"].as_u64().unwrap() as usize;
            let taken_back = &log[to + 1];
            assert!(taken_back["seat"] == 0 && taken_back["automatic"] != true, "{taken_back}");
            return;
        }
    }
    panic!("nobody attacked");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_sensible_payment_is_proposed_to_programs() {
    let site = Site::new("payments").await;
    let mut player = [Browser::program(&site)];
    let table = open(&mut player[0], "game=tcg").await;
    let mut payments = 0;
    play(&mut player, &table, 5, |_, state| {
        let pays = keys(state).iter().all(|key| key.starts_with("pay "));
        assert_eq!(state["proposed"].is_string(), pays, "{state}");
        assert!(!pays || keys(state).contains(&state["proposed"].as_str().unwrap()));
        payments += usize::from(pays);
        payments < 3
    })
    .await;
    assert!(payments > 0, "nothing was paid");
}
