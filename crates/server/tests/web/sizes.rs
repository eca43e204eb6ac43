//! What a table weighs as it is sent, uncompressed, over whole games: the page, and what a stream sends for a decision.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::body::Body;
use http_body_util::BodyExt;

use crate::site::{Browser, Site, decision};

/// What a page of a running table may weigh, what is sent for a decision, and what is sent to whoever comes back after so
/// many of them that nearly everything has changed.
const PAGE: usize = 100_000;
const FRAGMENT: usize = 60_000;
const BACK: usize = 70_000;
/// Four Nightlancers late in a game have dozens of cards, and a new round brings five missions and ten cards at once.
const NIGHTLANCERS: (usize, usize, usize) = (130_000, 75_000, 95_000);

/// Four Sponsors have dozens of cards in play, each with all that it says. Bots that play at random never end it, and pile up
/// more than anybody would: the others play well. A turn that ends straightens the cards of all of them at once.
const SPONSORS: (usize, usize, usize) = (140_000, 75_000, 95_000);

/// The heaviest of what is drawn: four Gangs with a Story, the single player mode, two decks of many effects, four
/// Nightlancers against each other and together, four Sponsors with many Runners.
const WAYS: [&str; 7] = [
    "game=gangs&option-seats=4&option-mode=rivals&option-story=inconvenient-gift&option-gangs=voodoo-boys&option-first=random",
    "game=gangs&option-seats=4&option-mode=rivals&option-story=cost-of-success&option-gangs=maelstrom&option-first=random",
    "game=gangs&option-seats=1&option-mode=solo&option-gangs=tyger-claws&option-first=random",
    "game=tcg&option-edition=comprehensive&option-decklists=open&deck=bby-programs&deck-others=merc-turbo",
    "game=nightlancer&option-mode=rivals&option-seats=4&option-nightlancers=random&option-hardened=0",
    "game=nightlancer&option-mode=coop&option-seats=4&option-nightlancers=random&option-hardened=0",
    "game=ccg&option-seats=4&deck=new-flesh&deck-others=family-business&bot=street",
];

/// How many decisions somebody is away for.
const AWAY: usize = 12;

/// What a page has of a table, as its script says it.
fn has(page: &str) -> String {
    let parts = page.split("<!--[").skip(1).filter_map(|part| part.split("-->").next()?.split_once(' '));
    let pictures = page.split(" data-art=\"").skip(1).filter_map(|art| art.split('"').next());
    let all: Vec<String> = parts.map(|(name, mark)| format!("{name}!{mark}")).chain(pictures.map(str::to_owned)).collect();
    all.join("~")
}

/// Whether two pages have something in common that need not be sent again. The first page of a table may have none.
fn shares(before: &str, page: &str) -> bool {
    let (known, now) = (has(before), has(page));
    now.split('~').any(|part| !part.is_empty() && known.split('~').any(|other| other == part))
}

/// Whether something is only named that whoever is sent it has already.
fn is_a_change(sent: &str) -> bool {
    sent.contains("<!--=") || sent.contains("<svg data-art=")
}

/// What is sent first to whoever comes back with a page, and what it is that was sent.
async fn comes_back(browser: &Browser<'_>, table: &str, page: &str) -> (usize, String) {
    let version = page.split("data-version=\"").nth(1).unwrap().split('"').next().unwrap();
    let request = browser.request("GET", &format!("{table}/stream?version={version}&has={}", has(page)));
    let mut stream = browser.site.send(request.body(Body::empty()).unwrap()).await.into_body();
    let event = stream.frame().await.unwrap().unwrap().into_data().unwrap();
    (event.len(), String::from_utf8_lossy(&event).into_owned())
}

#[derive(Default)]
struct Weighed {
    most: AtomicUsize,
    events: AtomicUsize,
}

/// Plays a whole random game; the heaviest page and fragment of it, what is sent to whoever comes back, and how many
/// fragments there were.
async fn weigh(site: &Site, way: &str, seed: u64) -> (usize, usize, usize, usize) {
    let mut browser = Browser::new(site);
    let bots = if way.contains("&bot=") { "" } else { "&bot=random" };
    let (_, table, _) = browser.post("/tables", &format!("{way}&sit=bots{bots}")).await;
    let page = browser.get(&table).await.1;
    let version = page.split("data-version=\"").nth(1).unwrap().split('"').next().unwrap();
    let request = browser.request("GET", &format!("{table}/stream?version={version}&has={}", has(&page)));
    let mut stream = site.send(request.body(Body::empty()).unwrap()).await.into_body();
    let weighed = Arc::new(Weighed::default());
    let scales = weighed.clone();
    let reading = tokio::spawn(async move {
        while let Some(Ok(frame)) = stream.frame().await {
            let event = frame.into_data().unwrap_or_default();
            // What keeps a stream alive is no fragment, and neither is the end of a game.
            let says = String::from_utf8_lossy(&event);
            if event.starts_with(b"event") && !says.contains("replay.json") {
                assert!(is_a_change(&says), "all of a table was sent");
                scales.most.fetch_max(event.len(), Ordering::Relaxed);
                scales.events.fetch_add(1, Ordering::Relaxed);
            }
        }
    });
    let mut program = Browser { accept: "application/json", cookie: browser.cookie.clone(), ..Browser::new(site) };
    let (mut pages, mut backs, mut random, mut decided, mut before) = (page.len(), 0, seed, 0, page);
    loop {
        let state = program.json(&table).await;
        if !state["over"].is_null() {
            break;
        }
        let Some(seat) = state["seat"].as_u64() else {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            continue;
        };
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let form = decision(&state, seat, (random >> 33) as usize % state["offers"].as_array().unwrap().len());
        program.post(&format!("{table}/decide"), &form).await;
        decided += 1;
        if decided % AWAY == 0 {
            let page = browser.get(&table).await.1;
            if page.contains("replay.json") {
                continue;
            }
            pages = pages.max(page.len());
            let (back, sent) = comes_back(&browser, &table, &before).await;
            if !sent.contains("replay.json") {
                assert!(is_a_change(&sent) || !shares(&before, &page), "who comes back is sent everything: {sent}");
                backs = backs.max(back);
            }
            before = page;
        }
        assert!(decided < 5000, "the table does not end");
    }
    // What was not as it should be is told here.
    reading.abort();
    assert!(reading.await.err().is_none_or(|error| error.is_cancelled()), "what was sent");
    (pages, weighed.most.load(Ordering::Relaxed), backs, weighed.events.load(Ordering::Relaxed))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_decision_and_a_page_stay_light_over_whole_games() {
    let site = Site::new("sizes").await;
    for (seed, way) in (1..).zip(WAYS) {
        let (page, fragment, back, events) = weigh(&site, way, seed).await;
        println!("{way}: page {page}, fragment {fragment} of {events}, on coming back {back}");
        assert!(events > 10 && back > 0, "{way}: only {events} fragments");
        let most = match () {
            () if way.starts_with("game=nightlancer") => NIGHTLANCERS,
            () if way.starts_with("game=ccg") => SPONSORS,
            () => (PAGE, FRAGMENT, BACK),
        };
        assert!(
            page < most.0 && fragment < most.1 && back < most.2,
            "{way}: a page of {page} bytes, a fragment of {fragment}, {back} on coming back"
        );
    }
}
