//! Taking back, one screen for several, the agreement on chance, names.

use std::time::Duration;

use axum::http::StatusCode;
use server::house::Settings;
use server::web::Limits;
use table::chance::fair::{Bytes, commit_nonce};
use table::replay::{Origin, Replay};

use crate::site::{Browser, Site, play_out};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_others_have_seen_is_taken_back_with_their_consent() {
    let site = Site::new("consent").await;
    let (mut one, mut two, mut nobody) = (Browser::new(&site), Browser::new(&site), Browser::new(&site));
    let (_, table, _) = one.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    two.post(&format!("{table}/sit"), "seat=1").await;
    let (decide, undo, consent) = (format!("{table}/decide"), format!("{table}/undo"), format!("{table}/consent"));
    let asked = one.asked(&table).await;
    one.post(&decide, &format!("seat=0&asked={asked}&choice=b2")).await;
    let asked = two.asked(&table).await;
    two.post(&decide, &format!("seat=1&asked={asked}&choice=a1")).await;
    assert!(one.get(&table).await.1.contains("Ask to take back"), "seat 1 has decided since");
    assert_eq!(one.post(&undo, "moment=1-0").await.0, StatusCode::SEE_OTHER);
    assert!(two.get(&table).await.1.contains("Guest 1 wants to take back the last move."));
    assert!(!one.get(&table).await.1.contains("name=\"agrees\""), "nobody agrees with themselves");
    assert_eq!(one.post(&consent, "agrees=yes").await.0, StatusCode::FORBIDDEN);
    assert_eq!(nobody.post(&consent, "agrees=yes").await.0, StatusCode::UNAUTHORIZED);
    two.post(&consent, "agrees=no").await;
    assert!(!two.get(&table).await.1.contains("wants to take back"), "refused");
    assert_eq!(two.post(&consent, "agrees=yes").await.0, StatusCode::CONFLICT, "nobody asks any more");
    one.post(&undo, "moment=1-0").await;
    two.post(&consent, "agrees=yes").await;
    let page = one.get(&table).await.1;
    assert!(page.contains("class=\"undone") && page.contains("value=\"b2\""), "the centre is free again: {page}");
    // What was asked before the table went on has lapsed.
    let asked = one.asked(&table).await;
    one.post(&decide, &format!("seat=0&asked={asked}&choice=b2")).await;
    let asked = two.asked(&table).await;
    two.post(&decide, &format!("seat=1&asked={asked}&choice=a1")).await;
    one.post(&undo, "moment=2-1").await;
    let asked = one.asked(&table).await;
    one.post(&decide, &format!("seat=0&asked={asked}&choice=c3")).await;
    assert_eq!(two.post(&consent, "agrees=yes").await.0, StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_ends_without_a_result_when_everybody_agrees() {
    let site = Site::new("void").await;
    let (mut one, mut two, mut nobody) = (Browser::new(&site), Browser::new(&site), Browser::new(&site));
    let (_, table, _) = one.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    let (void, consent) = (format!("{table}/void"), format!("{table}/consent"));
    assert_eq!(one.post(&void, "").await.0, StatusCode::CONFLICT, "it has not begun");
    two.post(&format!("{table}/sit"), "seat=1").await;
    assert_eq!(nobody.post(&void, "").await.0, StatusCode::UNAUTHORIZED);
    // As long as nobody else has decided, who opened the table ends it alone.
    for (player, seat, choice) in [(&mut one, 0, "b2"), (&mut two, 1, "a1")] {
        let asked = player.asked(&table).await;
        player.post(&format!("{table}/decide"), &format!("seat={seat}&asked={asked}&choice={choice}")).await;
    }
    assert_eq!(one.post(&void, "").await.0, StatusCode::SEE_OTHER);
    assert!(two.get(&table).await.1.contains("Guest 1 wants to end the table without a result."));
    two.post(&consent, "agrees=no").await;
    assert!(one.get(&table).await.1.contains("Ask the others to end it"), "refused, and it can be asked again");
    one.post(&void, "").await;
    assert_eq!(nobody.post(&consent, "agrees=yes").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(two.post(&consent, "agrees=yes").await.0, StatusCode::SEE_OTHER);
    for reader in [&one, &two] {
        let page = reader.get(&table).await.1;
        assert!(page.contains("Ended by consent, without a result."), "{page}");
    }
    assert_eq!(one.post(&void, "").await.0, StatusCode::CONFLICT, "it is over");
    let program = Browser { cookie: one.cookie.clone(), ..Browser::program(&site) };
    let over = program.json(&table).await;
    assert_eq!((over["stage"].as_str(), &over["over"]["winners"]), (Some("over"), &serde_json::json!([])), "{over}");
    let (_, file) = one.get(&format!("{table}/replay.json")).await;
    assert!(file.contains("\"how\":\"void\""), "{file}");
    // Whoever plays against bots needs nobody's consent.
    let (_, alone, _) = one.post("/tables", "game=leduc").await;
    assert!(one.get(&alone).await.1.contains("Yes, end it"));
    one.post(&format!("{alone}/void"), "").await;
    assert!(one.get(&alone).await.1.contains("does not count"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_curtain_falls_between_players_of_one_screen() {
    let site = Site::new("curtain").await;
    let mut screen = Browser::new(&site);
    let (_, table, _) = screen.post("/tables", "game=leduc&seat-0=me&seat-1=me").await;
    let card = |page: &str| page.contains("name=\"choice\"");
    let page = screen.get(&table).await.1;
    assert!(page.contains("Hand the screen to Guest 1") && !card(&page), "{page}");
    assert_eq!(screen.post(&format!("{table}/curtain"), "seat=0").await.0, StatusCode::SEE_OTHER);
    let page = screen.get(&table).await.1;
    assert!(card(&page) && !page.contains("Hand the screen"), "{page}");
    let asked = screen.asked(&table).await;
    assert_eq!(screen.post(&format!("{table}/decide"), &format!("seat=0&asked={asked}&choice=call")).await.0, StatusCode::SEE_OTHER);
    let page = screen.get(&table).await.1;
    assert!(page.contains("Hand the screen to Guest 1 2") && !card(&page), "the other player comes: {page}");
    assert_eq!(Browser::new(&site).post(&format!("{table}/curtain"), "seat=1").await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_agree_on_chance_before_the_deal() {
    let site = Site::new("shake").await;
    let (mut one, mut two) = (Browser::program(&site), Browser::program(&site));
    let (_, _, body) = one.post("/tables", "game=leduc&seat-0=me&seat-1=open&nonce=own").await;
    let opened: serde_json::Value = serde_json::from_str(&body).unwrap();
    let table = format!("/t/{}", opened["table"].as_str().unwrap());
    two.post(&format!("{table}/sit"), "seat=1&nonce=own").await;
    let state = one.json(&table).await;
    assert_eq!(state["handshake"]["steps"]["0"], "commit", "{state}");
    let terms = Bytes(hex::decode(state["handshake"]["terms"].as_str().unwrap()).unwrap().try_into().unwrap());
    let nonces = [Bytes([3; 32]), Bytes([4; 32])];
    let say = |seat: u8, what: &str, bytes: Bytes| format!("seat={seat}&{what}={}", hex::encode(bytes.0));
    let path = format!("{table}/nonce");
    assert_eq!(one.post(&path, &say(0, "nonce", nonces[0])).await.0, StatusCode::CONFLICT, "nothing is revealed before all commit");
    assert_eq!(two.post(&path, &say(0, "commitment", nonces[0])).await.0, StatusCode::FORBIDDEN, "not its seat");
    one.post(&path, &say(0, "commitment", commit_nonce(terms, 0, nonces[0]))).await;
    assert!(one.json(&table).await["handshake"]["steps"].as_object().unwrap().is_empty(), "seat 1 has not committed");
    two.post(&path, &say(1, "commitment", commit_nonce(terms, 1, nonces[1]))).await;
    assert_eq!(one.json(&table).await["handshake"]["steps"]["0"], "reveal");
    assert_eq!(one.post(&path, &say(0, "nonce", nonces[1])).await.0, StatusCode::UNPROCESSABLE_ENTITY, "not what it committed to");
    one.post(&path, &say(0, "nonce", nonces[0])).await;
    assert!(one.json(&table).await["view"].is_null());
    two.post(&path, &say(1, "nonce", nonces[1])).await;
    let promised = one.json(&table).await["seed_commitment"].as_str().unwrap().to_owned();
    for player in [&mut one, &mut two] {
        player.post(&format!("{table}/concede"), "").await;
    }
    let (_, file) = one.get(&format!("{table}/replay.json")).await;
    let replay = Replay::parse(&file).unwrap();
    let Origin::Fair { nonces: used, made_by_table, seed_commitment, .. } = &replay.chance else { panic!("not fair") };
    assert_eq!((used.as_slice(), made_by_table.as_slice(), hex::encode(seed_commitment.0)), (&nonces[..], &[][..], promised));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_never_draws_its_nonce_is_given_one() {
    let settings = Settings { handshake: Duration::from_millis(50), ..Settings::default() };
    let site = Site::with("late", Limits { requests: 100_000, ..Limits::default() }, settings).await;
    let mut one = Browser::program(&site);
    let (_, _, body) = one.post("/tables", "game=leduc&nonce=own").await;
    let opened: serde_json::Value = serde_json::from_str(&body).unwrap();
    let table = format!("/t/{}", opened["table"].as_str().unwrap());
    assert!(one.json(&table).await["view"].is_null());
    let over = play_out(&mut one, &table).await;
    assert_eq!(over["stage"], "over");
    let replay = Replay::parse(&one.get(&format!("{table}/replay.json")).await.1).unwrap();
    assert!(matches!(replay.chance, Origin::Fair { made_by_table, .. } if made_by_table == [0, 1]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_is_called_what_it_likes() {
    let site = Site::new("names").await;
    let mut browser = Browser::new(&site);
    let (_, table, _) = browser.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    assert!(browser.get(&table).await.1.contains("Guest 1"));
    assert_eq!(browser.post("/guests", "name=%20Judy%20%20<b>").await.0, StatusCode::SEE_OTHER);
    let page = browser.get(&table).await.1;
    assert!(page.contains("Judy &lt;b&gt;") && !page.contains("Guest 1"), "{page}");
    let long = "x".repeat(25);
    for wrong in ["", "%20", "a%00b", &long] {
        assert_eq!(browser.post("/guests", &format!("name={wrong}")).await.0, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_play_again_meet_at_the_same_table() {
    let site = Site::new("again").await;
    let (mut one, mut two) = (Browser::new(&site), Browser::new(&site));
    let (_, table, _) = one.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    two.post(&format!("{table}/sit"), "seat=1").await;
    let rematch = format!("{table}/rematch");
    assert_eq!(one.post(&rematch, "").await.0, StatusCode::CONFLICT, "it is not over");
    two.post(&format!("{table}/concede"), "").await;
    assert_eq!(one.post(&rematch, "").await.1, table, "the other is asked");
    assert_eq!(one.post(&rematch, "").await.1, table, "however often it is wanted");
    let (_, next, _) = two.post(&rematch, "").await;
    assert!(one.get(&table).await.1.contains(&next), "the other is shown where to go");
    assert_eq!(one.post(&rematch, "").await.1, next);
    assert!(next != table && two.get(&next).await.1.contains("(you)"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_story_and_the_game_for_one_are_played_to_the_end() {
    let site = Site::new("stories").await;
    let stories =
        ["cost-of-success", "night-city-tour", "subtle-warfare", "inconvenient-gift"].map(|story| format!("&option-story={story}"));
    for options in stories.into_iter().chain(["&option-mode=solo".to_owned()]) {
        let mut program = Browser::program(&site);
        let (status, _, body) = program.post("/tables", &format!("game=gangs{options}")).await;
        assert_eq!(status, StatusCode::OK, "{options}: {body}");
        let opened: serde_json::Value = serde_json::from_str(&body).unwrap();
        let table = format!("/t/{}", opened["table"].as_str().unwrap());
        let person = Browser { cookie: program.cookie.clone(), ..Browser::new(&site) };
        let page = person.get(&table).await.1;
        assert!(page.contains("class=\"game gangs\"") && page.len() < 100_000, "{options}: {}", page.len());
        let over = play_out(&mut program, &table).await;
        let page = person.get(&table).await.1;
        assert!(page.contains(over["over"]["says"].as_str().unwrap()) && !page.contains('⟦'), "{options}");
    }
}
