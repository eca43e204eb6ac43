//! Deals that tables share: the same for the same choices, told to nobody who can still play them, checked afterwards.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use axum::body::Body;
use axum::http::StatusCode;
use http_body_util::BodyExt;
use serde_json::Value;
use server::house::{Clock, Settings, Wall};
use server::web::Limits;
use table::replay::{Origin, Replay};
use tokio::time::Instant;

use crate::site::{Browser, HOST, Site, decision, play_out};

/// A clock whose date is set by hand.
#[derive(Debug)]
pub struct Calendar(AtomicI64);

impl Calendar {
    /// Noon of the 18th of November 2026.
    pub fn new() -> Arc<Calendar> {
        Arc::new(Calendar(AtomicI64::new(20_775 * 86_400 + 43_200)))
    }

    pub fn pass(&self, seconds: i64) {
        self.0.fetch_add(seconds, Ordering::SeqCst);
    }
}

impl Clock for Calendar {
    fn now(&self) -> Instant {
        Wall.now()
    }

    fn date(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }

    fn until(&self, then: Instant) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(tokio::time::sleep_until(then))
    }
}

const TODAY: &str = "2026-11-18";
const A_DAY: i64 = 86_400;

fn settings(calendar: &Arc<Calendar>) -> Settings {
    Settings { clock: calendar.clone(), pause: Duration::ZERO, ..Settings::default() }
}

async fn site(name: &str, calendar: &Arc<Calendar>) -> Site {
    let limits = Limits { requests: 100_000, changes: 100_000, newcomers: 1000, ..Limits::default() };
    Site::with(name, limits, settings(calendar)).await
}

/// Begins a daily deal as a program; its table.
async fn begins(program: &mut Browser<'_>, game: &str) -> String {
    let (status, _, body) = program.post("/daily", &format!("game={game}")).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    let opened: Value = serde_json::from_str(&body).unwrap();
    if let Some(token) = opened["token"].as_str() {
        program.token = Some(token.to_owned());
    }
    format!("/t/{}", opened["table"].as_str().unwrap())
}

/// Waits until the game waits for the reader, or is over.
async fn asked(program: &Browser<'_>, table: &str) -> Value {
    for _ in 0..10_000 {
        let state = program.json(table).await;
        if !state["over"].is_null() || state["must"] == true {
            return state;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    panic!("nobody is asked");
}

/// The same, when no bot has to decide any more.
async fn settled(program: &Browser<'_>, table: &str) -> Value {
    loop {
        let state = asked(program, table).await;
        if state["seats"].as_array().unwrap().iter().skip(1).all(|seat| seat["awaited"] == false) {
            return state;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// What is asked, without what is different for each person: names, and the id.
fn question(state: &Value) -> String {
    let keys: Vec<&Value> = state["offers"].as_array().unwrap().iter().map(|offer| &offer["key"]).collect();
    format!("{} {keys:?} {}", state["view"], state["seed_commitment"])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_choices_bring_the_same_game() {
    let calendar = Calendar::new();
    let site = site("same", &calendar).await;
    for (game, most) in [("leduc", 100), ("tcg", 60), ("ccg", 40), ("nightlancer", 40), ("gangs", 60)] {
        // The second plays in a house that was opened later, with the same guests and tables. Its bots take their time, so
        // that it is quicker than they are where both decide at once.
        let beside = site.beside(Settings { pause: Duration::from_millis(40), ..settings(&calendar) });
        let (mut one, mut two) = (Browser::program(&site), Browser::program(&beside));
        let tables = [begins(&mut one, game).await, begins(&mut two, game).await];
        assert_ne!(tables[0], tables[1]);
        let (mut rolled, mut joint) = (0, 0);
        for step in 0..most {
            let (own, other) = (settled(&one, &tables[0]).await, asked(&two, &tables[1]).await);
            let others = other["seats"].as_array().unwrap().iter().skip(1).any(|seat| seat["awaited"] == true);
            joint += usize::from(others);
            if !others {
                assert_eq!(question(&own), question(&other), "{game}, step {step}");
            }
            if !own["over"].is_null() {
                break;
            }
            let offers = own["offers"].as_array().unwrap().len();
            let place = (step * 7 + 3) % offers;
            for (program, table, state) in [(&mut one, &tables[0], &own), (&mut two, &tables[1], &other)] {
                let (status, _, body) = program.post(&format!("{table}/decide"), &decision(state, 0, place)).await;
                assert_eq!(status, StatusCode::OK, "{body}");
            }
            rolled += 1;
        }
        assert!(rolled > 0);
        assert!(game != "gangs" || joint > 0, "somebody was quicker than a bot");
        let shared = settled(&one, &tables[0]).await;
        settled(&two, &tables[1]).await;
        // Every line of both logs: bots' decisions, chance, digests of states.
        let bare = |lines: Vec<String>| -> Vec<Value> {
            let bare = |line: &String| {
                let mut line: Value = serde_json::from_str(line).unwrap();
                // What a choice is called may name a person.
                line.as_object_mut().unwrap().remove("label");
                line
            };
            lines.iter().map(bare).collect()
        };
        let (one, two) = (bare(site.stored(&tables[0]).await), bare(site.stored(&tables[1]).await));
        assert_eq!(one, two, "{game}");
        assert!(one.iter().any(|entry| entry["seat"] == 1), "{game}: a bot has decided");
        // Tables of one's own are dealt anew.
        let mut alone = Browser::program(&site);
        let (_, _, body) = alone.post("/tables", &format!("game={game}")).await;
        let opened: Value = serde_json::from_str(&body).unwrap();
        alone.token = opened["token"].as_str().map(str::to_owned);
        let dealt = alone.json(&format!("/t/{}", opened["table"].as_str().unwrap())).await;
        assert_ne!(dealt["seed_commitment"], shared["seed_commitment"], "{game}");
    }
}

/// All addresses of a table, as the document lists them, with the methods.
async fn addresses_of(site: &Site, table: &str) -> Vec<(String, String)> {
    let document = Browser::program(site).json("/api/openapi.json").await;
    let paths = document["paths"].as_object().unwrap();
    let of = |path: &&String| path.starts_with("/t/{id}");
    let each = |path: &String| {
        let methods: Vec<String> = paths[path].as_object().unwrap().keys().cloned().collect();
        methods.into_iter().map(|method| (method, path.replace("/t/{id}", table))).collect::<Vec<_>>()
    };
    let all: Vec<_> = paths.keys().filter(of).flat_map(each).collect();
    assert!(all.len() > 20, "{all:?}");
    all
}

/// What somebody is answered at an address, as a page, a part of one and JSON.
async fn answers(site: &Site, browser: &Browser<'_>, method: &str, path: &str) -> Vec<(StatusCode, String)> {
    let mut all = Vec::new();
    for (accept, part) in [("text/html", false), ("text/html", true), ("application/json", false)] {
        let asks = Browser { cookie: browser.cookie.clone(), accept, token: browser.token.clone(), ..Browser::new(site) };
        let mut request = asks.request(&method.to_uppercase(), path).header("origin", format!("http://{HOST}"));
        if part {
            request = request.header("x-fixer", "fragment");
        }
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        let answer = site.send(request.body(Body::from("seat=0&at=0")).unwrap()).await;
        let status = answer.status();
        all.push((status, if status.is_success() && path.ends_with("/stream") { String::new() } else { crate::site::text(answer).await }));
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_told_to_whoever_can_still_play() {
    let calendar = Calendar::new();
    let site = site("spoilers", &calendar).await;
    let mut one = Browser::program(&site);
    one.post("/guests", "name=Johnny").await;
    let token = one.post("/guests", "name=Johnny").await.2;
    let token: Value = serde_json::from_str(&token).unwrap();
    one.token = token["token"].as_str().map(str::to_owned);
    assert_eq!(one.post("/account/claim", "name=Johnny&passphrase=neon+rain+over+Watson").await.0, StatusCode::OK);
    let table = begins(&mut one, "tcg").await;
    let id = table.trim_start_matches("/t/").to_owned();
    let (mut late, nobody) = (Browser::program(&site), Browser::program(&site));
    late.post("/guests", "").await;
    let body = late.post("/guests", "").await.2;
    late.token = serde_json::from_str::<Value>(&body).unwrap()["token"].as_str().map(str::to_owned);
    // While it is played, and when it is over.
    for over in [false, true] {
        if over {
            play_out(&mut one, &table).await;
        }
        for reader in [&late, &nobody] {
            for (method, path) in addresses_of(&site, &table).await {
                for (status, says) in answers(&site, reader, &method, &path).await {
                    assert_eq!(status, StatusCode::FORBIDDEN, "{method} {path}: {says}");
                    assert!(says.contains("19 November 2026") && !says.contains("Johnny"), "{method} {path}: {says}");
                }
            }
            let own = one.json("/daily").await["games"][0]["table"].clone();
            assert!(own.is_null(), "another game");
            for path in ["/", "/daily", "/daily/2026-11-18", "/daily/2026-11-18/tcg", "/people", "/people/1", "/talk"] {
                for (status, says) in answers(&site, reader, "get", path).await {
                    assert!(status.is_success(), "{path}");
                    assert!(!says.contains(&id), "{path}: {says}");
                    assert!(path == "/people/1" || !says.contains("Johnny"), "{path}: {says}");
                    assert!(!says.contains("\"seed\":\"") && !says.contains("\"results\":["), "{path}: {says}");
                }
            }
            let results = reader.json("/daily/2026-11-18/tcg").await;
            assert!(results["results"].is_null() && results["reference"].is_null() && results["deal"]["own"].is_null());
            assert_eq!(results["deal"]["players"], i64::from(over), "how many have played may be known");
        }
        let person = late.json("/people/1").await;
        assert_eq!(person["last"].as_array().unwrap().len() + person["sides"].as_array().unwrap().len(), 0, "{person}");
        // Whoever plays it has no file to hand on, and cannot go on from it elsewhere.
        assert_eq!(one.get(&format!("{table}/replay.json")).await.0, StatusCode::FORBIDDEN);
        assert_eq!(one.post(&format!("{table}/continue"), "at=0&seat=0").await.0, StatusCode::FORBIDDEN);
        assert_eq!(one.post(&format!("{table}/talk"), "words=The+ace+is+on+top").await.0, StatusCode::CONFLICT);
        let (_, page) = Browser { accept: "text/html", token: one.token.clone(), ..Browser::new(&site) }.get(&table).await;
        assert!(!page.contains("replay.json") && !page.contains("data-file"), "{page}");
    }
    let shown = one.json("/daily/2026-11-18/tcg").await;
    assert_eq!((shown["results"][0]["name"].as_str(), shown["deal"]["own"]["at"].as_i64()), (Some("Johnny"), Some(1)), "{shown}");
    assert!(shown["deal"]["seed"].is_null(), "the seed waits for the day's end");
    // Whoever has played too may look; the file waits.
    let own = begins(&mut late, "tcg").await;
    assert_eq!(late.get(&table).await.0, StatusCode::FORBIDDEN, "not before it has played");
    assert_eq!(late.post(&format!("{own}/concede"), "seat=0").await.0, StatusCode::OK);
    assert_eq!(late.get(&table).await.0, StatusCode::OK);
    assert_eq!(late.get(&format!("{table}/replay?at=3")).await.0, StatusCode::OK);
    assert_eq!(late.get(&format!("{table}/replay.json")).await.0, StatusCode::FORBIDDEN);
    let shown = late.json("/daily/2026-11-18/tcg").await;
    assert_eq!(shown["results"].as_array().unwrap().len(), 2);
    assert_eq!(shown["results"][1]["conceded"], true, "whoever left comes last: {shown}");
    // The day is over: all is open, and follows from what was published.
    let published = shown["deal"]["commitment"].as_str().unwrap().to_owned();
    calendar.pass(A_DAY / 2);
    let past = nobody.json("/daily/2026-11-18/tcg").await;
    let seed = past["deal"]["seed"].as_str().unwrap();
    assert_eq!((past["results"].as_array().unwrap().len(), past["deal"]["commitment"].as_str()), (2, Some(published.as_str())));
    assert_eq!(nobody.json("/daily").await["day"], "2026-11-19");
    assert_eq!(nobody.json("/daily").await["days"][0], TODAY);
    let person = nobody.json("/people/1").await;
    assert_eq!(
        (&person["daily"][0]["at"], &person["daily"][0]["players"], &person["streak"]),
        (&1.into(), &2.into(), &1.into()),
        "{person}"
    );
    let export = one.json("/account/export.json").await;
    assert_eq!(export["daily"][0][0], "daily 2026-11-18 tcg", "{export}");
    let (status, file) = nobody.get(&format!("{table}/replay.json")).await;
    assert_eq!(status, StatusCode::OK);
    let replay = Replay::parse(&file).unwrap();
    let Origin::Fair { seed: own, seed_commitment, .. } = &replay.chance else { panic!("{:?}", replay.chance) };
    assert_eq!((hex::encode(own.0), hex::encode(seed_commitment.0)), (seed.to_owned(), published));
    assert_eq!(replay.head.table, "daily 2026-11-18 tcg");
    let game = registry::find("tcg").unwrap();
    assert!(game.verify(&replay).unwrap() > 0);
    // A nonce that does not follow from the seed is found, though everything else is as it should be.
    let mut forged = replay.clone();
    let Origin::Fair { seed, mut nonces, salts, made_by_table, .. } = replay.chance.clone() else { panic!() };
    nonces[1].0[0] ^= 1;
    forged.chance = forged.head.commit(seed, nonces, salts, made_by_table);
    let wrong = game.verify(&forged).unwrap_err();
    assert!(wrong.says.contains("does not follow from the seed"), "{wrong}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_has_one_attempt() {
    let calendar = Calendar::new();
    let site = site("once", &calendar).await;
    let mut browser = Browser::new(&site);
    browser.post("/guests", "").await;
    let request = || {
        let request = browser.request("POST", "/daily").header("origin", format!("http://{HOST}"));
        request.header("content-type", "application/x-www-form-urlencoded").body(Body::from("game=leduc")).unwrap()
    };
    let answers = site.at_once((0..8).map(|_| request()).collect()).await;
    assert!(answers.iter().all(|status| *status == StatusCode::SEE_OTHER), "{answers:?}");
    let (_, table, _) = browser.post("/daily", "game=leduc").await;
    let lobby = browser.get("/").await.1;
    let tables: std::collections::BTreeSet<&str> = lobby.split("href=\"/t/").skip(1).filter_map(|rest| rest.get(..16)).collect();
    assert_eq!(tables.len(), 1, "eight at once are one table");
    assert_eq!(browser.post("/daily", "game=leduc").await.1, table, "and later it is the same");
    for act in ["undo", "void", "close", "rematch"] {
        let (status, _, says) = browser.post(&format!("{table}/{act}"), "seat=0&moment=0-0").await;
        assert_eq!(status, StatusCode::CONFLICT, "{act}: {says}");
    }
    let page = browser.get(&table).await.1;
    assert!(page.contains("Daily deal, 18 November 2026") && page.contains("href=\"/daily/2026-11-18/leduc\""), "{page}");
    assert!(!page.contains("/undo") && !page.contains("/void") && page.contains("/concede"), "{page}");
    assert_eq!(browser.post(&format!("{table}/concede"), "seat=0").await.0, StatusCode::SEE_OTHER);
    assert_eq!(browser.post("/daily", "game=leduc").await.1, table, "leaving is no way to another attempt");
    assert_eq!(browser.post(&format!("{table}/rematch"), "").await.0, StatusCode::CONFLICT);
    let page = browser.get("/daily").await.1;
    assert!(page.contains("Place 1 of 1") && page.contains("left"), "{page}");
    // Somebody who signs in has what it played as a guest; in a browser where somebody has signed in nobody plays twice.
    let claim = "name=Judy&passphrase=neon+rain+over+Watson";
    assert_eq!(browser.post("/account/claim", claim).await.0, StatusCode::OK);
    assert_eq!(browser.post("/sign-out", "").await.0, StatusCode::SEE_OTHER);
    assert_eq!(browser.post("/sign-in", claim).await.0, StatusCode::SEE_OTHER);
    assert_eq!(browser.post("/daily", "game=leduc").await.1, table);
    let (_, nightly, _) = browser.post("/daily", "game=nightlancer").await;
    assert_eq!(browser.post("/sign-out", "").await.0, StatusCode::SEE_OTHER);
    let (status, _, says) = browser.post("/daily", "game=nightlancer").await;
    assert_eq!(status, StatusCode::CONFLICT, "{says}");
    assert!(says.contains("in this browser"), "{says}");
    // A guest elsewhere begins what Judy has begun before, and signs in: the first attempt counts.
    let mut other = Browser::new(&site);
    let (_, again, _) = other.post("/daily", "game=nightlancer").await;
    assert_ne!(again, nightly);
    assert_eq!(other.post("/sign-in", claim).await.0, StatusCode::SEE_OTHER);
    assert_eq!(other.post("/daily", "game=nightlancer").await.1, nightly);
    // The next day has another deal.
    calendar.pass(A_DAY);
    let (_, next, _) = other.post("/daily", "game=leduc").await;
    assert_ne!(next, table);
    for (form, status) in [("game=chess", StatusCode::NOT_FOUND), ("", StatusCode::NOT_FOUND), ("game=tictactoe", StatusCode::NOT_FOUND)] {
        assert_eq!(other.post("/daily", form).await.0, status, "{form}");
    }
    for path in ["2026-11-20", "2026-02-30", "today", "2020-01-01/leduc", "2026-11-18/chess", "2026-11-18/tictactoe", "9999-12-31"] {
        let (status, says) = other.get(&format!("/daily/{path}")).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}: {says}");
    }
    assert_eq!(other.get("/daily/2020-01-01").await.0, StatusCode::OK, "a day without deals");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_not_over_with_the_day_has_no_result() {
    let calendar = Calendar::new();
    let site = site("midnight", &calendar).await;
    let (mut one, mut two) = (Browser::program(&site), Browser::program(&site));
    let tables = [begins(&mut one, "leduc").await, begins(&mut two, "leduc").await];
    play_out(&mut one, &tables[0]).await;
    let before = one.json("/daily/2026-11-18/leduc").await;
    // The bot that plays for comparison does so once, whoever opens the house again.
    let mut reference = Value::Null;
    for _ in 0..500 {
        reference = one.json("/daily/2026-11-18/leduc").await["reference"].clone();
        if !reference.is_null() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(reference["name"] == "street" && reference["bot"] == true && reference["decisions"].as_i64() > Some(0), "{reference}");
    calendar.pass(A_DAY / 2 - 1);
    assert!(one.json("/daily/2026-11-18/leduc").await["deal"]["seed"].is_null(), "a second before midnight");
    let beside = site.beside(settings(&calendar));
    let again = Browser { token: one.token.clone(), ..Browser::program(&beside) };
    let after = again.json("/daily/2026-11-18/leduc").await;
    assert_eq!((&after["reference"], &after["deal"]["commitment"]), (&reference, &before["deal"]["commitment"]), "after a restart");
    calendar.pass(1);
    let open = again.json("/daily/2026-11-18/leduc").await;
    assert_eq!(open["deal"]["seed"].as_str().unwrap().len(), 64);
    play_out(&mut two, &tables[1]).await;
    let past = two.json("/daily/2026-11-18/leduc").await;
    assert_eq!((past["results"].as_array().unwrap().len(), past["deal"]["own"].is_null()), (1, true), "{past}");
    assert_eq!(two.get(&tables[0]).await.0, StatusCode::OK);
    assert_eq!(one.get(&tables[1]).await.0, StatusCode::OK);
}

/// A guest with a token.
async fn guest<'s>(site: &'s Site, name: &str) -> Browser<'s> {
    let mut program = Browser::program(site);
    let body = program.post("/guests", &format!("name={name}")).await.2;
    program.token = serde_json::from_str::<Value>(&body).unwrap()["token"].as_str().map(str::to_owned);
    program
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_duplicate_compares_those_who_had_the_same_seat() {
    let calendar = Calendar::new();
    let site = site("duplicate", &calendar).await;
    let (mut ada, mut bo) = (guest(&site, "Ada").await, guest(&site, "Bo").await);
    let (mut cy, mut di) = (guest(&site, "Cy").await, guest(&site, "Di").await);
    for (form, status) in [
        ("game=leduc&tables=1", StatusCode::UNPROCESSABLE_ENTITY),
        ("game=leduc&tables=9", StatusCode::UNPROCESSABLE_ENTITY),
        ("game=leduc&tables=many", StatusCode::UNPROCESSABLE_ENTITY),
        ("game=leduc", StatusCode::UNPROCESSABLE_ENTITY),
        ("game=chess&tables=2", StatusCode::NOT_FOUND),
        ("game=tcg&tables=2&deck=own:77", StatusCode::UNPROCESSABLE_ENTITY),
        ("game=leduc&tables=2&seat-0=me&seat-1=bot+hal", StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let (told, _, says) = ada.post("/duplicates", form).await;
        assert_eq!(told, status, "{form}: {says}");
    }
    for path in ["x", "0123456789abcdef", "..%2Fx"] {
        assert_eq!(ada.get(&format!("/duplicate/{path}")).await.0, StatusCode::NOT_FOUND, "{path}");
    }
    let opens = async |program: &mut Browser<'_>, form: &str| -> String {
        let (status, _, body) = program.post("/duplicates", form).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        format!("/duplicate/{}", serde_json::from_str::<Value>(&body).unwrap()["duplicate"].as_str().unwrap())
    };
    let event = opens(&mut ada, "game=leduc&tables=2&sit=friends").await;
    let told = ada.json(&event).await;
    let tables: Vec<String> =
        told["tables"].as_array().unwrap().iter().map(|table| format!("/t/{}", table["id"].as_str().unwrap())).collect();
    assert_eq!(tables.len(), 2);
    assert!(told["seed"].is_null() && told["standings"].is_null() && told["commitment"].as_str().unwrap().len() == 64);
    // Whoever sits at one table does not sit at the other, in whatever order.
    assert_eq!(ada.post(&format!("{}/sit", tables[1]), "seat=0").await.0, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(bo.get(&tables[0]).await.0, StatusCode::OK, "before the deal there is nothing to see");
    let stream = bo.request("GET", &format!("{}/stream", tables[0])).body(Body::empty()).unwrap();
    let mut stream = site.send(stream).await.into_body();
    let next = async |stream: &mut Body| {
        let frame = tokio::time::timeout(Duration::from_secs(10), stream.frame()).await.unwrap()?;
        Some(String::from_utf8(frame.unwrap().into_data().unwrap().to_vec()).unwrap())
    };
    assert!(next(&mut stream).await.unwrap().contains("\"stage\":\"open\""));
    assert_eq!(cy.post(&format!("{}/sit", tables[0]), "seat=1").await.0, StatusCode::OK);
    assert_eq!(ada.post(&format!("{event}/close"), "").await.0, StatusCode::CONFLICT, "a table has begun");
    // A stream that was open before the deal tells nothing of it.
    while let Some(told) = next(&mut stream).await {
        assert!(told.contains("\"stage\":\"open\""), "{told}");
    }
    assert_eq!(bo.get(&tables[0]).await.0, StatusCode::FORBIDDEN);
    assert_eq!(bo.post(&format!("{}/sit", tables[1]), "seat=0").await.0, StatusCode::OK);
    assert_eq!(di.post(&format!("{}/sit", tables[1]), "seat=1").await.0, StatusCode::OK);
    // The same cards lie before the same seats.
    let (own, other) = (ada.json(&tables[0]).await, bo.json(&tables[1]).await);
    assert_eq!((&own["view"]["cards"][0], &own["seed_commitment"]), (&other["view"]["cards"][0], &other["seed_commitment"]));
    assert!(own["view"]["cards"][0].is_string() && own["deal"] == event.as_str());
    let (third, fourth) = (cy.json(&tables[0]).await, di.json(&tables[1]).await);
    assert_eq!(third["view"]["cards"][1], fourth["view"]["cards"][1]);
    // At the first table seat 0 leaves; the second is played by always taking the first choice.
    assert_eq!(ada.post(&format!("{}/concede", tables[0]), "seat=0").await.0, StatusCode::OK);
    for reader in [&bo, &di, &Browser::program(&site)] {
        for (method, path) in addresses_of(&site, &tables[0]).await {
            for (status, says) in answers(&site, reader, &method, &path).await {
                assert_eq!(status, StatusCode::FORBIDDEN, "{method} {path}: {says}");
                assert!(says.contains("when all tables of the duplicate are over"), "{says}");
            }
        }
    }
    assert_eq!(ada.get(&format!("{}/replay.json", tables[0])).await.0, StatusCode::FORBIDDEN, "nor the file for those who sat there");
    let between = bo.json(&event).await;
    assert!(between["standings"].is_null() && between["seed"].is_null());
    assert_eq!((between["tables"][0]["stage"].as_str(), between["tables"][1]["stage"].as_str()), (Some("over"), Some("going")));
    for _ in 0..100 {
        let mut over = true;
        for program in [&mut bo, &mut di] {
            let state = program.json(&tables[1]).await;
            over &= !state["over"].is_null();
            if state["must"] == true {
                let (seat, place) = (state["seat"].as_u64().unwrap(), state["offers"].as_array().unwrap().len() - 1);
                program.post(&format!("{}/decide", tables[1]), &decision(&state, seat, place.min(1))).await;
            }
        }
        if over {
            break;
        }
    }
    let all = Browser::program(&site).json(&event).await;
    let standings = all["standings"].as_array().unwrap();
    assert_eq!(standings.len(), 4, "{all}");
    let of = |name: &str| standings.iter().find(|row| row["result"]["name"] == name).unwrap();
    // In seat 0 Ada left, so Bo did better; in seat 1 Cy won because of that, and Di did at most as well.
    assert_eq!((of("Ada")["points"].as_u64(), of("Bo")["points"].as_u64(), of("Ada")["most"].as_u64()), (Some(0), Some(2), Some(2)));
    assert_eq!(of("Cy")["points"].as_u64().unwrap() + of("Di")["points"].as_u64().unwrap(), 2, "{all}");
    assert_eq!((of("Bo")["share"].as_f64(), of("Bo")["number"].as_i64(), of("Bo")["seat"].as_u64()), (Some(100.0), Some(2), Some(0)));
    assert_eq!(bo.get(&tables[0]).await.0, StatusCode::OK);
    for table in &tables {
        let (status, file) = bo.get(&format!("{table}/replay.json")).await;
        assert_eq!(status, StatusCode::OK);
        let replay = Replay::parse(&file).unwrap();
        let Origin::Fair { seed, seed_commitment, .. } = &replay.chance else { panic!() };
        assert_eq!(
            (all["seed"].as_str().unwrap(), all["commitment"].as_str().unwrap()),
            (&*hex::encode(seed.0), &*hex::encode(seed_commitment.0))
        );
        assert!(registry::find("leduc").unwrap().verify(&replay).is_ok());
    }
    let page = Browser::new(&site).get(&event).await.1;
    assert!(page.contains("100.0 %") && page.contains("Standings"), "{page}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_duplicate_is_called_off_and_bounded() {
    let calendar = Calendar::new();
    let site = site("called-off", &calendar).await;
    let (mut ada, mut bo) = (guest(&site, "Ada").await, guest(&site, "Bo").await);
    let mut events = Vec::new();
    for _ in 0..3 {
        let body = ada.post("/duplicates", "game=leduc&tables=2&sit=friends").await.2;
        events.push(format!("/duplicate/{}", serde_json::from_str::<Value>(&body).unwrap()["duplicate"].as_str().unwrap()));
    }
    let (status, _, says) = ada.post("/duplicates", "game=leduc&tables=2&sit=friends").await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "{says}");
    assert!(says.contains("duplicates"), "{says}");
    assert_eq!(bo.post(&format!("{}/close", events[0]), "").await.0, StatusCode::FORBIDDEN);
    assert_eq!(ada.post(&format!("{}/close", events[0]), "").await.0, StatusCode::OK);
    let told = bo.json(&events[0]).await;
    assert!(told["tables"].as_array().unwrap().iter().all(|table| table["stage"] == "over"), "{told}");
    assert_eq!(told["standings"].as_array().unwrap().len(), 0);
    assert_eq!(ada.post("/duplicates", "game=leduc&tables=2&sit=friends").await.0, StatusCode::OK, "there is room again");
    // Bots can take the seats that nobody takes; all tables have the same seats.
    let told = ada.json(&events[1]).await;
    let table = format!("/t/{}", told["tables"][1]["id"].as_str().unwrap());
    assert_eq!(ada.post(&format!("{table}/drop"), "seat=1").await.0, StatusCode::CONFLICT);
    assert_eq!(bo.post(&format!("{table}/sit"), "seat=0&deck=anything").await.0, StatusCode::OK);
    assert_eq!(ada.post(&format!("{table}/bot"), "seat=1&bot=street").await.0, StatusCode::OK);
    assert_eq!(asked(&bo, &table).await["stage"], "going");
    // What is forgotten takes its deal along.
    let forgotten = told["tables"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned());
    for id in forgotten {
        site.store.commit(vec![server::store::Change::Forget(id, i64::MAX)]).await.unwrap();
    }
    assert_eq!(bo.get(&events[1]).await.0, StatusCode::NOT_FOUND);
}
