//! Names that stay: claimed, come back to, looked after, and left.

use axum::http::StatusCode;
use serde_json::Value;

use crate::site::{Browser, Site};

pub const PASSPHRASE: &str = "passphrase=neon+rain+over+Watson";

/// Codes as a page shows them.
pub fn codes(page: &str) -> Vec<String> {
    let list = page.split("<ol class=\"codes\">").nth(1).unwrap_or_default().split("</ol>").next().unwrap_or_default();
    list.split("<code>").skip(1).filter_map(|code| code.split("</code>").next()).map(str::to_owned).collect()
}

pub async fn claim(browser: &mut Browser<'_>, name: &str) -> Vec<String> {
    let (status, _, page) = browser.post("/account/claim", &format!("name={name}&{PASSPHRASE}")).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    let codes = codes(&page);
    assert_eq!(codes.len(), 10, "{page}");
    codes
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_claims_a_name_and_comes_back_from_another_browser_with_its_tables() {
    let site = Site::new("claim").await;
    let mut home = Browser::new(&site);
    let (_, table, _) = home.post("/tables", "game=tictactoe&now=yes").await;
    let before = home.cookie.clone();
    claim(&mut home, "Judy").await;
    assert_ne!(home.cookie, before, "the session is another one");
    let mut stolen = Browser::new(&site);
    stolen.cookie = before;
    assert!(!stolen.get("/").await.1.contains(&table), "and the one before is worth nothing");
    assert!(home.get("/").await.1.contains(&table) && home.get(&table).await.1.contains("Judy"));

    let mut away = Browser::new(&site);
    let (_, other, _) = away.post("/tables", "game=leduc&now=yes").await;
    for wrong in
        ["name=Judy&passphrase=neon+rain+over+Heywood", "name=Judy&code=aaaa-aaaa-aaaa-aaaa", "name=Nobody&passphrase=whatever+it+is"]
    {
        let (status, _, page) = away.post("/sign-in", wrong).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(page.contains("do not fit together"), "{page}");
    }
    let (status, place, _) = away.post("/sign-in", &format!("name=judy&{PASSPHRASE}")).await;
    assert_eq!((status, place.as_str()), (StatusCode::SEE_OTHER, "/account"));
    let lobby = away.get("/").await.1;
    assert!(lobby.contains(&table) && lobby.contains(&other), "what it had as a guest comes along\n{lobby}");
    assert!(away.get(&other).await.1.contains("Judy"), "and plays on there by its name");
    assert_eq!(away.post(&format!("{other}/concede"), "").await.0, StatusCode::SEE_OTHER, "it sits there");

    let page = home.get("/account").await.1;
    assert_eq!(page.matches("name=\"session\"").count(), 1, "one other session\n{page}");
    home.post("/account/sessions", "").await;
    assert!(!away.get("/").await.1.contains(&table), "it was ended from the other browser");
    assert!(home.get("/").await.1.contains(&table));
    assert_eq!(home.post("/sign-out", "").await.0, StatusCode::SEE_OTHER);
    assert!(!home.get("/").await.1.contains(&table));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_claimed_name_and_what_looks_like_it_are_nobody_elses() {
    let site = Site::new("likeness").await;
    let (mut judy, mut early, mut late) = (Browser::new(&site), Browser::new(&site), Browser::new(&site));
    early.post("/guests", "name=Judy").await;
    let (_, table, _) = early.post("/tables", "game=tictactoe&now=yes").await;
    assert!(early.get(&table).await.1.contains("Judy"));
    claim(&mut judy, "Judy").await;
    assert!(!early.get(&table).await.1.contains("Judy"), "guests give a claimed name up, at their tables too");
    for name in ["Judy", "judy", "JUDY", "%D0%88udy", "Ju+dy", "J%C3%BAdy"] {
        let (status, _, page) = late.post("/guests", &format!("name={name}")).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{name}");
        assert!(page.contains("looks like it"), "{name}: {page}");
        let (status, ..) = late.post("/account/claim", &format!("name={name}&{PASSPHRASE}")).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{name}");
    }
    assert_eq!(judy.post("/guests", "name=Judy+A&back=/account").await.0, StatusCode::SEE_OTHER, "it can be called something else");
    assert_eq!(late.post("/guests", "name=Judy").await.0, StatusCode::SEE_OTHER, "and what it was called is free");
    let (_, table, _) = late.post("/tables", "game=tictactoe&now=yes").await;
    assert!(late.get(&table).await.1.contains("Judy"));
    assert_eq!(judy.post("/guests", "name=Judy&back=/account").await.0, StatusCode::SEE_OTHER);
    assert!(!late.get(&table).await.1.contains("Judy"), "until it is called so again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn passphrases_change_with_the_old_one_or_a_code_and_end_all_other_sessions() {
    let site = Site::new("passphrase").await;
    let (mut home, mut away) = (Browser::new(&site), Browser::new(&site));
    for (passphrase, says) in
        [("short", "12 to 256"), ("password+12345", "first that anybody would try"), ("Judy+Judy+Judy+Judy", "first that anybody")]
    {
        let (status, _, page) = home.post("/account/claim", &format!("name=Judy&passphrase={passphrase}")).await;
        assert!(status == StatusCode::UNPROCESSABLE_ENTITY && page.contains(says), "{passphrase}: {page}");
    }
    let codes = claim(&mut home, "Judy").await;
    away.post("/sign-in", &format!("name=Judy&{PASSPHRASE}")).await;
    assert!(away.get("/account").await.1.contains("<h1>Judy</h1>"));
    let (status, _, page) = away.post("/account/passphrase", "old=not+this+one+either&new=four+corpo+plaza+cats").await;
    assert!(status == StatusCode::UNPROCESSABLE_ENTITY && page.contains("not your passphrase"), "{page}");
    assert_eq!(away.post("/account/passphrase", "old=neon+rain+over+Watson&new=four+corpo+plaza+cats").await.0, StatusCode::SEE_OTHER);
    assert!(away.get("/account").await.1.contains("<h1>Judy</h1>"), "whoever changed it stays");
    assert!(!home.get("/account").await.1.contains("<h1>Judy</h1>"), "the others are out");

    // Who has lost it comes in by a code, each of which is good once.
    let code = codes[0].to_uppercase();
    assert_eq!(home.post("/sign-in", &format!("name=Judy&code={code}")).await.0, StatusCode::SEE_OTHER);
    assert_eq!(Browser::new(&site).post("/sign-in", &format!("name=Judy&code={code}")).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(
        home.post("/account/passphrase", &format!("code={}&new=five+corpo+plaza+cats", codes[0])).await.0,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(home.post("/account/passphrase", &format!("code={}&new=five+corpo+plaza+cats", codes[1])).await.0, StatusCode::SEE_OTHER);
    assert!(!away.get("/account").await.1.contains("<h1>Judy</h1>"));
    let (_, _, page) = home.post("/account/codes", "passphrase=five+corpo+plaza+cats").await;
    assert_eq!(self::codes(&page).len(), 10);
    let old = format!("name=Judy&code={}", codes[2]);
    assert_eq!(Browser::new(&site).post("/sign-in", &old).await.0, StatusCode::UNPROCESSABLE_ENTITY, "new codes replace all");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn guessing_is_slowed_and_the_owner_still_comes_in() {
    let site = Site::new("guessing").await;
    let mut owner = Browser::new(&site);
    claim(&mut owner, "Judy").await;
    let device = owner.cookie.clone();
    assert!(device.contains("fixer-device="), "{device}");
    owner.post("/sign-out", "").await;
    let (mut refused, begun) = (None, std::time::Instant::now());
    for tried in 0..40 {
        let mut thief = Browser::new(&site);
        thief.address = Some([10, 0, tried, 1].into());
        let (status, _, page) = thief.post("/sign-in", "name=Judy&passphrase=some+other+guess").await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            assert!(page.contains("Wait a minute"), "{page}");
            refused = Some(tried);
            break;
        }
    }
    // On a busy machine it takes a while to look at so many, and every three seconds there is one more.
    let most = 21 + begun.elapsed().as_secs() / 3;
    assert!(refused.is_some_and(|tried| u64::from(tried) <= most), "{refused:?}: from however many addresses");
    let mut stranger = Browser::new(&site);
    stranger.address = Some([10, 9, 9, 9].into());
    assert_eq!(stranger.post("/sign-in", &format!("name=Judy&{PASSPHRASE}")).await.0, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(owner.post("/sign-in", &format!("name=Judy&{PASSPHRASE}")).await.0, StatusCode::SEE_OTHER, "its browser is known");
    let mut same = Browser::new(&site);
    same.address = Some([10, 8, 8, 8].into());
    let mut tries = 0;
    while same.post("/sign-in", "name=Nobody+knows&passphrase=whatever+it+is").await.0 == StatusCode::UNPROCESSABLE_ENTITY {
        tries += 1;
    }
    assert!((5..=10).contains(&tries), "{tries} guesses from one address at names that nobody has");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_brings_a_bot_that_says_so_and_whose_token_can_be_renewed() {
    let site = Site::new("own-bot").await;
    let mut judy = Browser::program(&site);
    let (status, _, body) = judy.post("/account/claim", &format!("name=Judy&{PASSPHRASE}")).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    let account: Value = serde_json::from_str(&body).unwrap();
    judy.token = Some(account["token"].as_str().unwrap().to_owned());
    let (status, _, body) = judy.post("/account/bots", "name=Relic").await;
    assert_eq!(status, StatusCode::OK, "{body}");
    let made: Value = serde_json::from_str(&body).unwrap();
    let token = made["token"].as_str().unwrap().to_owned();
    assert_eq!(made["bots"][0]["name"], "Relic (bot)");
    let mut bot = Browser::program(&site);
    bot.token = Some(token.clone());
    let (_, _, body) = bot.post("/tables", "game=tictactoe").await;
    let opened: Value = serde_json::from_str(&body).unwrap();
    let table = format!("/t/{}", opened["table"].as_str().unwrap());
    assert!(Browser::new(&site).get(&table).await.1.contains("Relic (bot)"), "everybody sees that it is one");
    for name in ["Relic+(bot)", "Judy+[b0t]", "me+(Bot)"] {
        let mut fake = Browser::new(&site);
        assert_eq!(fake.post("/guests", &format!("name={name}")).await.0, StatusCode::UNPROCESSABLE_ENTITY, "{name}");
    }
    let mut other = Browser::program(&site);
    let id = made["bots"][0]["id"].as_i64().unwrap();
    let (status, _, body) = other.post("/account/claim", "name=Panam&passphrase=sixteen+cacti+on+fire").await;
    assert_eq!(status, StatusCode::OK, "{body}");
    other.token = Some(serde_json::from_str::<Value>(&body).unwrap()["token"].as_str().unwrap().to_owned());
    assert_eq!(other.post("/account/bots", &format!("bot={id}")).await.0, StatusCode::FORBIDDEN, "it is not theirs");
    let renewed: Value = serde_json::from_str(&judy.post("/account/bots", &format!("bot={id}")).await.2).unwrap();
    assert_ne!(renewed["token"].as_str().unwrap(), token);
    assert_eq!(bot.get("/").await.0, StatusCode::UNAUTHORIZED, "the old token is worth nothing");
    for bots in 1..5 {
        assert_eq!(judy.post("/account/bots", &format!("name=Relic+{bots}")).await.0, StatusCode::OK);
    }
    assert_eq!(judy.post("/account/bots", "name=Relic+6").await.0, StatusCode::TOO_MANY_REQUESTS, "five are enough");
    assert_eq!(judy.post("/account/bots", &format!("bot={id}&dismiss=yes")).await.0, StatusCode::OK);
    assert!(!Browser::new(&site).get(&table).await.1.contains("Relic (bot)"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_is_forgotten_and_the_tables_of_others_stay() {
    let site = Site::new("leaves").await;
    let (mut judy, mut other) = (Browser::new(&site), Browser::new(&site));
    let (_, alone, _) = judy.post("/tables", "game=tictactoe&now=yes").await;
    let (_, table, _) = judy.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    other.post(&format!("{table}/sit"), "seat=1").await;
    claim(&mut judy, "Judy").await;
    for place in ["", &table] {
        assert_eq!(judy.post(&format!("{place}/talk"), "text=see+you+in+Pacifica").await.0, StatusCode::SEE_OTHER);
    }
    judy.post("/decks/tcg", "what=save&name=Heist&list=1+Floor+It").await;
    let (status, file) = judy.get("/account/export.json").await;
    assert_eq!(status, StatusCode::OK);
    let export: Value = serde_json::from_str(&file).unwrap();
    assert_eq!(export["name"], "Judy");
    assert_eq!(export["tables"].as_array().unwrap().len(), 2);
    assert_eq!((export["said"].as_array().unwrap().len(), &export["said"][1]["says"]), (2, &"see you in Pacifica".into()), "{file}");
    assert_eq!((&export["decks"][0]["name"], &export["decks"][0]["list"]), (&"Heist".into(), &"1 Floor It".into()), "{file}");
    assert!(!file.contains("argon2") && !file.contains("token"), "{file}");
    assert_eq!(judy.post("/account/leave", "passphrase=this+is+not+it").await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(judy.post("/account/leave", PASSPHRASE).await.0, StatusCode::SEE_OTHER);
    assert_eq!(judy.get(&alone).await.0, StatusCode::NOT_FOUND, "what was hers alone is gone");
    assert!(!other.get("/").await.1.contains("Pacifica"), "nobody reads what she said");
    let (status, page) = other.get(&table).await;
    assert!(status == StatusCode::OK && !page.contains("Pacifica") && !page.contains("Judy") && page.contains("left the table"), "{page}");
    let (status, ..) = Browser::new(&site).post("/sign-in", &format!("name=Judy&{PASSPHRASE}")).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(other.post("/guests", "name=Judy").await.0, StatusCode::SEE_OTHER, "the name is free again");
}
