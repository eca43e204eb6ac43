//! Talk: who reads what, what can be said, and what can be done about it.

use std::time::Duration;

use axum::body::Body;
use axum::http::StatusCode;
use http_body_util::BodyExt;
use serde_json::Value;
use server::house::{Settings, TalkSettings};
use server::store::Retention;
use server::web::Limits;

use crate::site::{Browser, HOST, Site};

/// As much as anybody wants to say.
const FREELY: TalkSettings = TalkSettings { on: true, burst: 1000, every: Duration::from_secs(1) };

async fn site(name: &str, talk: TalkSettings) -> Site {
    let limits = Limits { requests: 100_000, changes: 100_000, newcomers: 1000, ..Limits::default() };
    Site::with(name, limits, Settings { talk, ..Settings::default() }).await
}

/// Two who play tic-tac-toe, or would once the second has sat down, and the address of their table.
async fn pair<'s>(site: &'s Site, form: &str) -> (Browser<'s>, Browser<'s>, String) {
    let (mut one, mut two) = (Browser::program(site), Browser::program(site));
    one.post("/guests", "name=Ada").await;
    two.post("/guests", "name=Bo").await;
    let (_, _, body) = one.post("/tables", &format!("game=tictactoe&seat-0=me&seat-1=open{form}")).await;
    let opened: Value = serde_json::from_str(&body).unwrap();
    (one, two, format!("/t/{}", opened["table"].as_str().unwrap()))
}

async fn says(browser: &mut Browser<'_>, place: &str, form: &str) -> Value {
    let (status, _, body) = browser.post(&format!("{place}/talk"), form).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    serde_json::from_str::<Value>(&body).unwrap()["line"].clone()
}

/// What somebody reads in a place.
async fn reads(browser: &Browser<'_>, place: &str) -> Vec<String> {
    let talk = browser.json(&format!("{place}/talk")).await;
    talk["lines"].as_array().unwrap_or_else(|| panic!("{talk}")).iter().map(|line| line["says"].as_str().unwrap().to_owned()).collect()
}

async fn opened(browser: &Browser<'_>, path: &str, accept: &str) -> Body {
    let mut request = browser.request("GET", path).body(Body::empty()).unwrap();
    request.headers_mut().insert("accept", accept.parse().unwrap());
    browser.site.send(request).await.into_body()
}

/// What a stream brings next, apart from what only keeps it alive.
async fn event(stream: &mut Body) -> String {
    loop {
        let frame = tokio::time::timeout(Duration::from_secs(20), stream.frame()).await.unwrap().unwrap().unwrap();
        let text = String::from_utf8(frame.into_data().unwrap().to_vec()).unwrap();
        if text != ":\n\n" {
            return text;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_talk_apart_until_the_end() {
    let site = site("talk-rooms", FREELY).await;
    let (mut one, mut two, table) = pair(&site, "").await;
    let mut eve = Browser::program(&site);
    // Whoever has looked since before the deal is parted from spectators by it.
    let mut early = opened(&one, &format!("{table}/stream"), "application/json").await;
    assert!(event(&mut early).await.starts_with("event: table\n"));
    // Before the game there is one room.
    says(&mut eve, &table, "text=before").await;
    assert_eq!(reads(&one, &table).await, ["before"]);
    two.post(&format!("{table}/sit"), "seat=1").await;
    let played = says(&mut one, &table, "text=mine").await;
    assert_eq!((&played["room"], &played["seat"], &played["you"]), (&"table".into(), &0.into(), &true.into()));
    let aside = says(&mut eve, &table, "text=take+b2").await;
    assert_eq!((&aside["room"], &aside["seat"]), (&"spectators".into(), &Value::Null));
    let stranger = Browser::program(&site);
    for player in [&one, &two] {
        assert_eq!(reads(player, &table).await, ["before", "mine"]);
        // Nor by its number.
        let (status, _) = player.get(&format!("/talk/{}", aside["id"])).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
    }
    let mut told = String::new();
    let last = says(&mut one, &table, "text=last").await;
    while !told.contains(&last["id"].to_string()) {
        told += &event(&mut early).await;
    }
    assert!(told.contains("before") && told.contains("mine") && !told.contains("take b2"), "{told}");
    for onlooker in [&eve, &stranger] {
        assert_eq!(reads(onlooker, &table).await, ["before", "mine", "take b2", "last"]);
    }
    // Streams bring the same, and who plays is told the rest when the game ends.
    let mut playing = opened(&two, &format!("{table}/stream"), "application/json").await;
    let mut looking = opened(&stranger, &format!("{table}/stream"), "application/json").await;
    for stream in [&mut playing, &mut looking] {
        assert!(event(stream).await.starts_with("event: table\n"));
    }
    let drawn = site.house.drawn();
    let line = says(&mut eve, &table, "text=or+a1").await;
    let heard = event(&mut looking).await;
    assert!(heard.starts_with("event: talk\ndata: {") && heard.contains("or a1") && !heard.contains("id: "), "{heard}");
    says(&mut one, &table, "phrase=game").await;
    let heard = event(&mut playing).await;
    assert!(heard.contains("Good game!") && !heard.contains("or a1"), "{heard}");
    assert_eq!(site.house.drawn(), drawn, "no table is drawn for what is said");
    assert_eq!(two.post(&format!("{table}/concede"), "").await.0, StatusCode::OK);
    let mut after = event(&mut playing).await;
    while !after.contains("event: talk") {
        after = event(&mut playing).await;
    }
    assert!(after.contains("take b2") && after.contains("or a1") && !after.contains("mine"), "{after}");
    assert_eq!(reads(&two, &table).await, ["before", "mine", "take b2", "last", "or a1", "Good game!"]);
    let together = says(&mut eve, &table, "text=well+done").await;
    assert_eq!(together["room"], "table");
    assert!(event(&mut playing).await.contains("well done"));
    // Whoever comes back says what it has read last.
    let mut again = opened(&stranger, &format!("{table}/stream?said={}", line["id"]), "text/html").await;
    let mut missed = event(&mut again).await;
    if !missed.contains("event: talk") {
        missed = event(&mut again).await;
    }
    assert_eq!(missed.matches("data-line=").count(), 2, "{missed}");
    let talk = stranger.json(&format!("{table}/talk?after={}", line["id"])).await;
    assert_eq!(talk["lines"].as_array().unwrap().len(), 2);
    // It is in no log and in no replay.
    let replay = one.get(&format!("{table}/replay.json")).await.1;
    assert!(!replay.contains("take b2") && !site.stored(&table).await.concat().contains("take b2"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_page_holds_nothing_that_others_have_written() {
    let site = site("talk-page", FREELY).await;
    let (mut one, mut two, table) = pair(&site, "").await;
    two.post(&format!("{table}/sit"), "seat=1").await;
    says(&mut two, &table, "text=%3Cb%3Ehttps%3A%2F%2Fnight.city%3C%2Fb%3E").await;
    let person = Browser { cookie: one.cookie.clone(), ..Browser::new(&site) };
    let page = person.get(&table).await.1;
    assert!(page.contains("id=\"talk\"") && !page.contains("night.city"), "{page}");
    let talk = person.get(&format!("{table}/talk")).await.1;
    assert!(talk.contains("&lt;b&gt;https://night.city&lt;/b&gt;") && talk.contains("role=\"log\""), "{talk}");
    let italian = Browser { cookie: format!("{}; fixer-lang=it", one.cookie), ..Browser::new(&site) };
    says(&mut one, &table, "phrase=game").await;
    let talk = italian.get(&format!("{table}/talk")).await.1;
    assert!(talk.contains("Bella partita!") && !talk.contains('⟦'), "{talk}");
    // Without a script one comes back to it.
    let (status, place, _) = Browser { cookie: one.cookie.clone(), ..Browser::new(&site) }.post(&format!("{table}/talk"), "text=hi").await;
    assert_eq!((status, place), (StatusCode::SEE_OTHER, format!("{table}/talk")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_has_talk_and_a_stream_of_its_own() {
    let site = site("talk-lobby", FREELY).await;
    let mut eve = Browser::new(&site);
    assert!(eve.get("/").await.1.contains("Nobody has said anything lately."));
    let mut stream = opened(&eve, "/talk/stream?said=0", "text/html").await;
    let (status, place, _) = eve.post("/talk", "text=Anybody+for+Gangs%3F").await;
    assert_eq!((status, place.as_str()), (StatusCode::SEE_OTHER, "/#talk"));
    assert!(eve.cookie.starts_with("fixer="), "whoever talks is a guest");
    let heard = event(&mut stream).await;
    assert!(heard.starts_with("event: talk\ndata: <li class=\"said\"") && heard.contains("Anybody for Gangs?"), "{heard}");
    let page = Browser::new(&site).get("/").await.1;
    assert!(page.contains("Anybody for Gangs?") && page.contains("Guest 1"), "{page}");
    // It is forgotten after a while, on the disk and in memory.
    let keep = Retention { talk: Some(Duration::ZERO), ..Retention::default() };
    let beside = site.beside(Settings { retention: keep, ..Settings::default() });
    assert_eq!(reads(&Browser::program(&beside), "").await, ["Anybody for Gangs?"]);
    tokio::time::sleep(Duration::from_millis(1100)).await;
    beside.house.sweep().await.unwrap();
    assert!(reads(&Browser::program(&beside), "").await.is_empty() && site.store.lines(None, 10).await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_said_is_refused_with_what_would_be_right() {
    let site = site("talk-limits", TalkSettings { burst: 3, every: Duration::from_secs(1000), ..FREELY }).await;
    let mut eve = Browser::program(&site);
    let long = format!("text={}", "x".repeat(301));
    for (form, says) in [
        ("text=", "one character at least"),
        ("", "one character at least"),
        ("text=%20%0A", "one character at least"),
        (long.as_str(), "300 characters at most"),
        ("text=a%E2%80%AEb", "cannot be seen"),
        ("text=a%00b", "cannot be seen"),
        ("phrase=insult", "no such phrase"),
    ] {
        let (status, _, body) = eve.post("/talk", form).await;
        assert!(status == StatusCode::UNPROCESSABLE_ENTITY && body.contains(says), "{form}: {body}");
    }
    // A few at once, and then one has to wait; somebody else has not.
    for _ in 0..3 {
        assert_eq!(eve.post("/talk", "text=hey").await.0, StatusCode::OK);
    }
    let request =
        eve.request("POST", "/talk").header("origin", format!("http://{HOST}")).header("content-type", "application/x-www-form-urlencoded");
    let answer = site.send(request.body(Body::from("text=hey")).unwrap()).await;
    let wait: u64 = answer.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    assert!(answer.status() == StatusCode::TOO_MANY_REQUESTS && (900..=1000).contains(&wait), "{wait}");
    let (_, _, body) = eve.post("/talk", "text=hey").await;
    assert!(body.contains("too-often") && body.contains(" seconds."), "{body}");
    assert_eq!(Browser::program(&site).post("/talk", "text=me").await.0, StatusCode::OK);
    assert_eq!(reads(&eve, "").await.len(), 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_muted_or_blocked_is_not_read() {
    let site = site("talk-shun", FREELY).await;
    let (mut one, mut two, table) = pair(&site, "").await;
    let in_lobby = says(&mut two, "", "text=lobby").await["id"].clone();
    let rude = says(&mut two, &table, "text=rude").await["id"].clone();
    let mut stream = opened(&one, &format!("{table}/stream"), "application/json").await;
    event(&mut stream).await;
    assert!(one.get(&format!("/talk/{rude}")).await.1.contains("rude"));
    assert_eq!(two.post(&format!("/talk/{rude}/mute"), "").await.0, StatusCode::UNPROCESSABLE_ENTITY, "nobody mutes itself");
    assert_eq!(one.post(&format!("/talk/{in_lobby}/mute"), "").await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(one.post(&format!("/talk/{rude}/mute"), "").await.0, StatusCode::OK);
    assert!(reads(&one, &table).await.is_empty() && reads(&one, "").await == ["lobby"]);
    assert_eq!(reads(&two, &table).await, ["rude"], "nobody is told");
    // A stream that is open already brings nothing more of them.
    says(&mut two, &table, "text=again").await;
    says(&mut one, &table, "text=mine").await;
    assert!(event(&mut stream).await.contains("mine"));
    assert_eq!(one.json("/shunned").await["shunned"][0]["name"], "Bo");
    // Blocked, they are read nowhere and do not sit down where one has opened a table.
    assert_eq!(one.post(&format!("/talk/{rude}/block"), "").await.0, StatusCode::OK);
    assert!(reads(&one, "").await.is_empty());
    let (status, _, body) = two.post(&format!("{table}/sit"), "seat=1").await;
    assert!(status == StatusCode::FORBIDDEN && body.contains("not-welcome"), "{body}");
    let shunned = one.json("/shunned").await;
    assert_eq!(shunned["shunned"].as_array().unwrap().len(), 2);
    let guest = &shunned["shunned"][0]["guest"];
    assert_eq!(one.post("/shunned", &format!("guest={guest}")).await.0, StatusCode::OK);
    let id = table.trim_start_matches("/t/");
    assert_eq!(one.post("/shunned", &format!("guest={guest}&table={id}")).await.0, StatusCode::OK);
    assert_eq!(reads(&one, &table).await, ["rude", "again", "mine"]);
    assert_eq!(two.post(&format!("{table}/sit"), "seat=1").await.0, StatusCode::OK);
    // All of it is known after the house was closed.
    one.post(&format!("/talk/{rude}/mute"), "").await;
    let beside = site.beside(Settings::default());
    let again = Browser { cookie: one.cookie.clone(), ..Browser::program(&beside) };
    assert_eq!(reads(&again, &table).await, ["mine"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_report_holds_the_lines_as_they_were() {
    let site = site("talk-report", FREELY).await;
    let (mut one, mut two, table) = pair(&site, "").await;
    let first = says(&mut two, &table, "text=first").await["id"].as_i64().unwrap();
    for number in 0..40 {
        says(&mut one, &table, &format!("text=line+{number}")).await;
    }
    says(&mut two, "", "text=elsewhere").await;
    assert_eq!(one.post(&format!("/talk/{first}/report"), "").await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(one.post(&format!("/talk/{first}/report"), "reason=").await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(one.post(&format!("/talk/{first}/report"), "reason=It+is+rude").await.0, StatusCode::OK);
    let reports = site.store.reports(false, 10).await.unwrap();
    let report = &reports[0];
    assert_eq!((report.reporter.1.as_str(), report.reported.1.as_str(), report.reason.as_str()), ("Ada", "Bo", "It is rude"));
    assert_eq!((report.lines.len(), report.lines[0].id, report.line), (31, first, first), "the line, and the last 30");
    // It outlives what it is about, and nobody makes more than a few.
    let mut refused = 0;
    for _ in 0..10 {
        refused += usize::from(one.post(&format!("/talk/{first}/report"), "reason=again").await.0 == StatusCode::TOO_MANY_REQUESTS);
    }
    assert_eq!((refused, site.store.reports(false, 100).await.unwrap().len()), (6, 5));
    let keep = Retention { open: Some(Duration::ZERO), guests: Some(Duration::ZERO), ..Retention::default() };
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let beside = site.beside(Settings { retention: keep, ..Settings::default() });
    assert_eq!(beside.house.sweep().await.unwrap(), 1);
    assert!(site.store.line(first).await.unwrap().is_none(), "talk goes with its table");
    let kept = site.store.reports(false, 10).await.unwrap();
    assert_eq!((kept[4].lines.len(), kept[4].reported.0), (31, None), "reports stay, of guests who are forgotten by name");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn talk_can_be_switched_off_at_a_table_and_in_the_house() {
    let site = site("talk-off", FREELY).await;
    let (mut one, mut two, table) = pair(&site, "&talk=off").await;
    let beside = site.beside(Settings { talk: TalkSettings { on: false, ..FREELY }, ..Settings::default() });
    let (mut three, _, other) = pair(&site, "").await;
    let line = says(&mut three, &other, "text=here").await["id"].clone();
    for (browser, place) in [
        (&Browser { cookie: one.cookie.clone(), ..Browser::program(&site) }, table.as_str()),
        (&Browser { cookie: three.cookie.clone(), ..Browser::program(&beside) }, other.as_str()),
        (&Browser { cookie: three.cookie.clone(), ..Browser::program(&beside) }, ""),
    ] {
        let (status, body) = browser.get(&format!("{place}/talk")).await;
        assert!(status == StatusCode::CONFLICT && body.contains("Talk is switched off here."), "{place}: {body}");
        let mut browser = Browser { cookie: browser.cookie.clone(), ..Browser::program(browser.site) };
        let (status, _, body) = browser.post(&format!("{place}/talk"), "text=hey").await;
        assert!(status == StatusCode::CONFLICT && body.contains("quiet"), "{place}: {body}");
        let page = Browser::new(browser.site).get(if place.is_empty() { "/" } else { place }).await.1;
        assert!(!page.contains("id=\"talk\""), "{place}");
    }
    assert_eq!(Browser::program(&beside).get("/talk/stream").await.0, StatusCode::CONFLICT);
    assert_eq!(Browser::program(&beside).get(&format!("/talk/{line}")).await.0, StatusCode::CONFLICT);
    // The same again is quiet too.
    two.post(&format!("{table}/sit"), "seat=1").await;
    two.post(&format!("{table}/concede"), "").await;
    one.post(&format!("{table}/rematch"), "").await;
    let (_, _, body) = two.post(&format!("{table}/consent"), "agrees=yes").await;
    let next = serde_json::from_str::<Value>(&body).unwrap()["table"].as_str().unwrap().to_owned();
    assert!(!table.ends_with(&next), "{body}");
    assert_eq!(one.get(&format!("/t/{next}/talk")).await.0, StatusCode::CONFLICT);
}
