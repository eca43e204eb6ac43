//! Tournaments from the first entrant to the last standing: people and bots, rounds across restarts, and whoever comes late,
//! drops out, or wants what cannot be.

use std::collections::BTreeSet;
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::Value;
use server::events::swiss;
use server::events::{Entrant, Paired};
use server::house::Settings;
use server::store::Change;
use server::store::events::Change as OfEvents;

use crate::matches::{told, until};
use crate::site::{Browser, Site};

/// Somebody with a claimed name and a browser of its own.
async fn person<'s>(site: &'s Site, name: &str) -> Browser<'s> {
    let mut browser = Browser::new(site);
    let (status, ..) = browser.post("/account/claim", &format!("name={name}&passphrase=neon+rain+over+Watson")).await;
    assert_eq!(status, StatusCode::OK);
    browser
}

/// Opens a tournament, and says where.
async fn opened(browser: &mut Browser<'_>, form: &str) -> String {
    let (status, place, page) = browser.post("/events", &format!("name=Night+Cup&game=tictactoe&{form}")).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    place
}

async fn does(browser: &mut Browser<'_>, place: &str, act: &str, form: &str) {
    let (status, _, page) = browser.post(&format!("{place}/{act}"), form).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{act}: {page}");
}

fn bots(count: usize) -> String {
    format!("bots={}", vec!["random"; count].join(","))
}

fn list(told: &Value) -> &Vec<Value> {
    told.as_array().unwrap()
}

/// Plays every game that somebody is asked to by giving it, until the tournament is over.
async fn gives_all(browser: &mut Browser<'_>, place: &str) -> Value {
    for _ in 0..2000 {
        let now = told(browser, place).await;
        if now["stage"] == "over" {
            return now;
        }
        if let Some(table) = now["plays"].as_str() {
            browser.post(&format!("/t/{table}/concede"), "").await;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("it does not end: {}", told(browser, place).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_swiss_tournament_of_eight_bots_and_a_person_comes_to_its_end() {
    let site = Site::new("event-swiss").await;
    let mut judy = person(&site, "Judy").await;
    let place = opened(&mut judy, "system=swiss").await;
    assert!(judy.get("/events").await.1.contains("Night Cup"));
    does(&mut judy, &place, "enter", "").await;
    does(&mut judy, &place, "bots", &bots(8)).await;
    let before = told(&judy, &place).await;
    assert_eq!((before["stage"].as_str(), list(&before["standings"]).len(), before["last_round"].as_u64()), (Some("open"), 9, Some(4)));
    does(&mut judy, &place, "start", "").await;
    // Whoever has the bye of the first round plays in the second.
    let mut looks = 0;
    while !judy.get("/").await.1.contains("Your match in round ") {
        looks += 1;
        assert!(looks < 2000, "the lobby says what is to be played next");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let over = gives_all(&mut judy, &place).await;
    assert_eq!(over["round"], 4);
    assert_eq!(sha(over["seed"].as_str().unwrap()), before["seed"], "what was published before is the seed");
    let (mut met, mut byes) = (BTreeSet::new(), BTreeSet::new());
    for round in list(&over["rounds"]) {
        let mut seen = BTreeSet::new();
        assert_eq!(list(round).len(), 5);
        for pairing in list(round) {
            let names: Vec<&str> = list(&pairing["names"]).iter().filter_map(Value::as_str).collect();
            names.iter().for_each(|name| assert!(seen.insert((*name).to_owned()), "{name} twice in a round"));
            match names[..] {
                [alone] => assert!(byes.insert(alone.to_owned()), "{alone} has a second bye"),
                _ => assert!(met.insert([names[0].min(names[1]).to_owned(), names[0].max(names[1]).to_owned()]), "{names:?} meet again"),
            }
            assert!(pairing["won"].is_string() && (names.len() == 1 || pairing["table"].is_string()));
        }
        assert_eq!(seen.len(), 9);
    }
    let total: f64 = list(&over["standings"]).iter().map(|row| row["points"].as_f64().unwrap()).sum();
    assert!((total - 20.0).abs() < f64::EPSILON, "a point for every pairing: {over}");
    let table = over["rounds"][0].as_array().unwrap().iter().find_map(|pairing| pairing["table"].as_str()).unwrap();
    assert_eq!(judy.get(&format!("/t/{table}/replay.json")).await.0, StatusCode::OK, "tables of bots can be looked back at");
    let page = judy.get(&place).await.1;
    assert!(
        page.contains("It is over.") && page.contains("has won.") && !page.contains("<form method=\"post\" action=\"/events"),
        "{page}"
    );
    assert!(!judy.get("/").await.1.contains("Your match in round"));
}

fn sha(seed: &str) -> String {
    hex(&server::house::hashed(seed))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_elimination_of_five_bots_has_one_winner() {
    let site = Site::new("event-out").await;
    let mut judy = person(&site, "Judy").await;
    let place = opened(&mut judy, "system=elimination&best-of=3").await;
    does(&mut judy, &place, "bots", &bots(5)).await;
    does(&mut judy, &place, "start", "").await;
    assert_eq!(judy.post(&format!("{place}/enter"), "").await.0, StatusCode::UNPROCESSABLE_ENTITY, "nobody comes late");
    let over = until(&judy, &place, "the end", |told| told["stage"] == "over").await;
    let sizes: Vec<usize> = list(&over["rounds"]).iter().map(|round| list(round).len()).collect();
    assert_eq!(sizes, [4, 2, 1]);
    let last = &over["rounds"][2][0];
    let winner = &last["names"][usize::from(last["won"] == "two")];
    assert_eq!(*winner, over["standings"][0]["name"]);
    assert!(judy.get(&place).await.1.contains("class=\"columns\""), "the bracket is drawn");
    let of = last["match"].as_str().unwrap();
    let played = told(&judy, &format!("/matches/{of}")).await;
    assert!(list(&played["tables"]).len() >= 2 && played["over"] == true, "{played}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_round_that_was_paired_before_the_house_was_closed_is_played_once() {
    let site = Site::new("event-restart").await;
    let mut judy = person(&site, "Judy").await;
    let place = opened(&mut judy, "system=swiss&rounds=3").await;
    let id = place.trim_start_matches("/events/").to_owned();
    does(&mut judy, &place, "enter", "").await;
    does(&mut judy, &place, "bots", &bots(4)).await;
    // The round is written, and nothing else.
    let seed = site.store.event(&id).await.unwrap().unwrap().new.seed;
    let entrants: Vec<Entrant> = (0..5).map(|number| Entrant { number, from: 1, until: None }).collect();
    let paired = swiss::pair(&entrants, &[], &seed);
    let round = || Change::Event(OfEvents::Round(id.clone(), 1, paired.clone()));
    site.store.commit(vec![round()]).await.unwrap();
    assert!(site.store.commit(vec![round()]).await.is_err(), "no round is paired twice");
    let again = site.beside(Settings { pause: Duration::ZERO, ..Settings::default() });
    let mut judy = Browser { site: &again, ..judy };
    again.house.keep_time().await.unwrap();
    let over = gives_all(&mut judy, &place).await;
    assert_eq!(list(&over["rounds"]).len(), 3);
    let first: Vec<Paired> = site.store.event(&id).await.unwrap().unwrap().rounds[0].iter().map(|row| row.paired).collect();
    assert_eq!(
        first.iter().map(|row| (row.one, row.two)).collect::<Vec<_>>(),
        paired.iter().map(|row| (row.one, row.two)).collect::<Vec<_>>()
    );
    // Every table belongs to one pairing, and every pairing to one match.
    let kept = site.store.event(&id).await.unwrap().unwrap();
    let matches: Vec<&String> = kept.rounds.iter().flatten().filter_map(|row| row.match_id.as_ref()).collect();
    assert_eq!(matches.len(), 6);
    assert_eq!(matches.iter().collect::<BTreeSet<_>>().len(), 6);
    // Results that are told twice stay what they were.
    let won = kept.rounds[0][0].paired.won;
    site.store.commit(vec![Change::Event(OfEvents::Result(id.clone(), 1, 0, server::events::Won::Nobody))]).await.unwrap();
    assert_eq!(site.store.event(&id).await.unwrap().unwrap().rounds[0][0].paired.won, won);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tournament_is_taken_up_at_any_moment() {
    let site = Site::new("event-moments").await;
    let mut judy = person(&site, "Judy").await;
    let place = opened(&mut judy, "system=swiss&rounds=4").await;
    does(&mut judy, &place, "enter", "").await;
    does(&mut judy, &place, "bots", &bots(5)).await;
    does(&mut judy, &place, "start", "").await;
    // A house after the other looks after it, all at the same database: whatever two of them do at once is done once.
    let houses: Vec<Site> = (0..3).map(|_| site.beside(Settings { pause: Duration::ZERO, ..Settings::default() })).collect();
    for house in &houses {
        house.house.keep_time().await.unwrap();
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    let over = gives_all(&mut judy, &place).await;
    let sizes: Vec<usize> = list(&over["rounds"]).iter().map(|round| list(round).len()).collect();
    assert_eq!(sizes, [3, 3, 3, 3]);
    let kept = site.store.event(place.trim_start_matches("/events/")).await.unwrap().unwrap();
    let matches: BTreeSet<&String> = kept.rounds.iter().flatten().filter_map(|row| row.match_id.as_ref()).collect();
    assert_eq!(matches.len(), 12, "one match for each pairing");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_come_late_drop_out_and_are_seen_to() {
    let site = Site::new("event-people").await;
    let (mut judy, mut panam, mut river) = (person(&site, "Judy").await, person(&site, "Panam").await, person(&site, "River").await);
    let mut guest = Browser::new(&site);
    guest.post("/guests", "").await;
    let place = opened(&mut judy, "system=swiss&rounds=3&late=2").await;
    let (status, _, page) = guest.post(&format!("{place}/enter"), "").await;
    assert!(status == StatusCode::UNPROCESSABLE_ENTITY && page.contains("claimed their name"), "{page}");
    assert_eq!(Browser::new(&site).post(&format!("{place}/enter"), "").await.0, StatusCode::UNAUTHORIZED);
    does(&mut judy, &place, "enter", "").await;
    let (status, _, page) = judy.post(&format!("{place}/enter"), "").await;
    assert!(status == StatusCode::UNPROCESSABLE_ENTITY && page.contains("already"), "{page}");
    let (status, _, page) = judy.post(&format!("{place}/start"), "").await;
    assert!(status == StatusCode::UNPROCESSABLE_ENTITY && page.contains("two entrants"), "{page}");
    does(&mut panam, &place, "enter", "").await;
    for (act, form) in [("start", ""), ("bots", "bots=street"), ("remove", "entrant=0"), ("forfeit", "entrant=0"), ("end", "")] {
        assert_eq!(panam.post(&format!("{place}/{act}"), form).await.0, StatusCode::FORBIDDEN, "{act}: it is Judy's");
    }
    does(&mut judy, &place, "start", "").await;
    assert_eq!(judy.post(&format!("{place}/start"), "").await.0, StatusCode::CONFLICT, "it has begun");
    let table = format!("/t/{}", told(&judy, &place).await["plays"].as_str().unwrap());
    // Nobody undoes what counts.
    for (act, form) in [("void", ""), ("pause", "on=yes"), ("close", "")] {
        let status = judy.post(&format!("{table}/{act}"), form).await.0;
        assert!(status == StatusCode::UNPROCESSABLE_ENTITY || status == StatusCode::FORBIDDEN, "{act}: {status}");
    }
    // Late, with nothing for the round before.
    does(&mut river, &place, "enter", "").await;
    assert!(told(&river, &place).await["plays"].is_null());
    // Who does not come loses this match alone.
    does(&mut judy, &place, "forfeit", "entrant=1").await;
    let now = until(&judy, &place, "the second round", |told| told["round"] == 2).await;
    assert_eq!(now["rounds"][0][0]["won"], if now["rounds"][0][0]["names"][0] == "Judy" { "one" } else { "two" });
    assert_eq!(told(&judy, &table).await["stage"], "over");
    let names: BTreeSet<&str> = list(&now["rounds"][1]).iter().flat_map(|row| list(&row["names"])).filter_map(Value::as_str).collect();
    assert_eq!(names.len(), 3, "all three are in the second round: {now}");
    assert_eq!(
        person(&site, "Evelyn").await.post(&format!("{place}/enter"), "").await.0,
        StatusCode::UNPROCESSABLE_ENTITY,
        "it is too late"
    );
    // Two drop out: their matches are given, and they are paired no more.
    does(&mut panam, &place, "drop", "").await;
    assert_eq!(panam.post(&format!("{place}/drop"), "").await.0, StatusCode::CONFLICT);
    let (status, _, page) = panam.post(&format!("{place}/enter"), "").await;
    assert!(status == StatusCode::UNPROCESSABLE_ENTITY && page.contains("does not come back"), "{page}");
    does(&mut judy, &place, "remove", "entrant=2").await;
    let over = until(&judy, &place, "the end", |told| told["stage"] == "over").await;
    assert_eq!(over["standings"][0]["name"], "Judy", "{over}");
    assert_eq!(list(&over["standings"]).iter().filter(|row| row["dropped"] == true).count(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_the_house_holds_nobody_up() {
    let site = Site::new("event-leave").await;
    let (mut judy, mut panam) = (person(&site, "Judy").await, person(&site, "Panam").await);
    let place = opened(&mut judy, "system=elimination").await;
    does(&mut judy, &place, "enter", "").await;
    does(&mut panam, &place, "enter", "").await;
    let waiting = opened(&mut judy, "system=swiss").await;
    does(&mut judy, &place, "start", "").await;
    assert_eq!(judy.post("/account/leave", "passphrase=neon+rain+over+Watson").await.0, StatusCode::SEE_OTHER);
    let over = until(&panam, &place, "the end", |told| told["stage"] == "over").await;
    assert_eq!(over["standings"][0]["name"], "Panam");
    assert_eq!(told(&panam, &waiting).await["stage"], "over", "what nobody can begin is called off");
    assert!(panam.get(&waiting).await.1.contains("called off"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hosts_see_to_tournaments_of_others() {
    let site = Site::new("event-hosts").await;
    let (mut judy, mut panam) = (person(&site, "Judy").await, person(&site, "Panam").await);
    let desk = crate::hosts::desk(&site, true);
    let place = opened(&mut judy, "system=swiss&rounds=1").await;
    let id = place.trim_start_matches("/events/").to_owned();
    does(&mut judy, &place, "enter", "").await;
    does(&mut panam, &place, "enter", "").await;
    let asked = |form: String| crate::hosts::does(&desk, "/event", Box::leak(form.into_boxed_str()));
    assert_eq!(asked(format!("event={id}&do=dance")).await.0, 422);
    assert_eq!(asked("event=no-such&do=end".to_owned()).await.0, 404);
    assert_eq!(asked(format!("event={id}&do=forfeit")).await.0, 422, "whose");
    assert_eq!(asked(format!("event={id}&do=start")).await.0, 200);
    assert_eq!(asked(format!("event={id}&do=forfeit&entrant=0")).await.0, 200);
    let over = until(&judy, &place, "the end", |told| told["stage"] == "over").await;
    assert_eq!(over["standings"][0]["name"], "Panam");
    assert_eq!(asked(format!("event={id}&do=end")).await.0, 422, "it is over");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_a_tournament_is_told_all_at_once() {
    let site = Site::new("event-wrong").await;
    let mut judy = person(&site, "Judy").await;
    let mut guest = Browser::new(&site);
    assert_eq!(guest.post("/events", "name=x&game=tictactoe").await.0, StatusCode::UNAUTHORIZED);
    guest.post("/guests", "").await;
    let (status, _, page) = guest.post("/events", "name=x&game=tictactoe").await;
    assert!(status == StatusCode::UNPROCESSABLE_ENTITY && page.contains("claimed their name"), "{page}");
    // What a table's opener chooses for itself goes with a seat here.
    let page = judy.get("/events/new?game=gangs").await.1;
    assert!(page.to_lowercase().contains("the gang in the first seat") && !page.to_lowercase().contains("your gang"), "{page}");
    let (status, _, page) = judy.post("/events", "name=%E2%80%AE&game=tictactoe&rounds=99&best-of=7&clock=none&system=ladder&late=x").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    for says in ["something that can be read", "1 to 20 rounds", "best of 1 or 3", "needs a clock", "swiss or elimination"] {
        assert!(page.contains(says), "{says}: {page}");
    }
    for form in
        ["game=nightlancer&option-mode=coop", "game=nightlancer&option-mode=solitaire", "game=gangs&option-seats=4&option-mode=solo"]
    {
        let (status, _, page) = judy.post("/events", &format!("name=x&{form}")).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{form}: {page}");
    }
    // Of a game for up to four two play.
    let (status, place, page) = judy.post("/events", "name=x&game=gangs").await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    for wrong in ["bots=", "bots=nobody", "bots=edge:99999999", &bots(65)] {
        assert_eq!(judy.post(&format!("{place}/bots"), wrong).await.0, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
    }
    for _ in 0..4 {
        does(&mut judy, &place, "bots", &bots(64)).await;
    }
    assert!(!judy.post(&format!("{place}/bots"), "bots=random").await.0.is_success());
    assert_eq!(list(&told(&judy, &place).await["standings"]).len(), 256);
    opened(&mut judy, "").await;
    opened(&mut judy, "").await;
    assert_eq!(judy.post("/events", "name=x&game=tictactoe").await.0, StatusCode::TOO_MANY_REQUESTS);
    does(&mut judy, &place, "end", "").await;
    assert_eq!(judy.post(&format!("{place}/end"), "").await.0, StatusCode::CONFLICT);
    opened(&mut judy, "").await;
    for (path, status) in [("/events/no-such", 404), ("/events/no-such/stream", 404), ("/events/new?game=no-such", 404)] {
        assert_eq!(judy.get(path).await.0.as_u16(), status, "{path}");
    }
    for (act, form) in [("enter", ""), ("drop", ""), ("start", ""), ("end", ""), ("remove", "entrant=0"), ("bots", "bots=street")] {
        assert_eq!(judy.post(&format!("/events/no-such/{act}"), form).await.0, StatusCode::NOT_FOUND, "{act}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn decks_of_a_tournament_are_legal_and_stay_where_that_is_agreed_on() {
    let site = Site::new("event-decks").await;
    let (mut judy, mut panam) = (person(&site, "Judy").await, person(&site, "Panam").await);
    let decks: Vec<&str> = site.house.game("tcg").unwrap().decks();
    for free in [false, true] {
        let form = format!("name=Cup&game=tcg&best-of=3&event-decks={}", if free { "free" } else { "fixed" });
        let place = judy.post("/events", &form).await.1;
        let (status, _, page) = judy.post(&format!("{place}/enter"), "list=3+Floor+It").await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{page}");
        does(&mut judy, &place, "enter", &format!("deck={}", decks[0])).await;
        does(&mut judy, &place, "enter", &format!("deck={}", decks[2])).await;
        does(&mut panam, &place, "enter", "").await;
        does(&mut judy, &place, "start", "").await;
        let kept = site.store.event(place.trim_start_matches("/events/")).await.unwrap().unwrap();
        let of = kept.rounds[0][0].match_id.clone().unwrap();
        let found = site.store.match_of_id(&of).await.unwrap().unwrap();
        assert_eq!(found.changes, free);
        let brought: Vec<_> = found.tables[0].brings.iter().flatten().map(|brings| brings.text.as_str()).collect();
        assert_eq!(brought, [decks[2]], "what was chosen last before it began");
        let status = judy.post(&format!("{place}/enter"), &format!("deck={}", decks[1])).await.0;
        assert_eq!(status, if free { StatusCode::SEE_OTHER } else { StatusCode::UNPROCESSABLE_ENTITY });
        // Best of three between two people: each game is a table of its own, and the score stands on both pages.
        let table = format!("/t/{}", found.tables[0].id);
        panam.post(&format!("{table}/concede"), "").await;
        let rests = until(&judy, &format!("/matches/{of}"), "the break", |told| !told["next_in"].is_null()).await;
        assert!(rests["event"].is_string());
        judy.post(&format!("/matches/{of}/ready"), "").await;
        let next = panam.post(&format!("/matches/{of}/ready"), "").await.1;
        panam.post(&format!("{next}/concede"), "").await;
        let over = until(&judy, &place, "the end", |told| told["stage"] == "over").await;
        assert_eq!(over["standings"][0]["name"], "Judy");
        let page = judy.get(&next).await.1;
        assert!(page.contains("Cup, round 1") && !page.contains("/rematch"), "{page}");
    }
}
