//! What is shown of a table is drawn once for all who see the same, and again when something changes.

use std::time::Duration;

use axum::body::Body;
use axum::http::StatusCode;
use http_body_util::BodyExt;

use crate::site::{Browser, Site, text};

/// Whoever reads a table, in a language.
struct Reader<'s> {
    browser: Browser<'s>,
    lang: &'static str,
}

impl Reader<'_> {
    async fn page(&self, table: &str) -> String {
        let request = self.browser.request("GET", table).header("accept-language", self.lang).body(Body::empty()).unwrap();
        text(self.browser.site.send(request).await).await
    }

    /// A stream that has seen what a page shows.
    async fn stream(&self, table: &str, page: &str) -> Body {
        let version = page.split("data-version=\"").nth(1).unwrap().split('"').next().unwrap();
        let request = self.browser.request("GET", &format!("{table}/stream?version={version}")).header("accept-language", self.lang);
        self.browser.site.send(request.body(Body::empty()).unwrap()).await.into_body()
    }
}

async fn event(stream: &mut Body) -> Vec<u8> {
    loop {
        let frame = tokio::time::timeout(Duration::from_secs(60), stream.frame()).await.unwrap().unwrap().unwrap();
        let data = frame.into_data().unwrap().to_vec();
        // On a slow machine there may be something in between that only says that the stream lives.
        if !data.starts_with(b":") {
            return data;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_drawn_once_for_all_who_see_the_same() {
    let site = Site::new("looks").await;
    let (mut one, mut two, mut stranger) = (Browser::new(&site), Browser::new(&site), Browser::new(&site));
    let (_, table, _) = one.post("/tables", "game=leduc&seat-0=me&seat-1=open").await;
    two.post(&format!("{table}/sit"), "seat=1").await;
    // A guest whom the table does not concern is shown what everybody is shown.
    stranger.post("/guests", "name=Judy").await;
    let asked = one.asked(&table).await;
    let mut readers = vec![Reader { browser: one, lang: "en" }, Reader { browser: two, lang: "en" }];
    readers.push(Reader { browser: stranger, lang: "en" });
    readers.extend((0..99).map(|number| Reader { browser: Browser::new(&site), lang: if number % 3 == 0 { "it" } else { "en" } }));
    // Two seats, and everybody else in two languages; seat 0 has looked already.
    let before = site.house.drawn();
    let mut streams = Vec::new();
    for reader in &readers {
        let page = reader.page(&table).await;
        streams.push(reader.stream(&table, &page).await);
    }
    assert_eq!(site.house.drawn() - before, 3, "a page that is there is not drawn again, nor is a stream that has seen it");
    let before = site.house.drawn();
    let (status, ..) = readers[0].browser.post(&format!("{table}/decide"), &format!("seat=0&asked={asked}&choice=raise")).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let mut told = Vec::new();
    for stream in &mut streams {
        told.push(event(stream).await);
    }
    assert_eq!(site.house.drawn() - before, 4, "a decision is drawn once for each audience and language");
    for reader in &readers {
        reader.page(&table).await;
    }
    assert_eq!(site.house.drawn() - before, 4, "whoever comes back is shown what the streams brought");
    assert!(told[0] != told[1] && told[0] != told[2] && told[1] != told[2], "two audiences share nothing");
    for lang in ["en", "it"] {
        let mut spectators = readers.iter().zip(&told).skip(2).filter(|(reader, _)| reader.lang == lang).map(|(_, told)| told);
        let first = spectators.next().unwrap();
        assert!(spectators.all(|told| told == first), "{lang}: all spectators are sent the same");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_seldom_read_has_a_page_of_its_own() {
    let site = Site::new("words").await;
    let (mut one, mut two) = (Browser::new(&site), Browser::new(&site));
    let (_, table, _) = one.post("/tables", "game=gangs&seat-0=me&seat-1=open").await;
    let words = format!("{table}/words");
    assert_eq!(one.get(&words).await.0, StatusCode::CONFLICT, "it has not begun");
    two.post(&format!("{table}/sit"), "seat=1").await;
    let pages = [one.get(&table).await.1, two.get(&table).await.1];
    assert!(pages.iter().all(|page| page.contains(&format!("href=\"{words}#position\"")) && !page.contains("<pre")), "{pages:?}");
    // Whoever decides is told why not.
    let decides = usize::from(!pages[0].contains("#why-not"));
    assert!(pages[decides].contains(&format!("href=\"{words}#why-not\"")) && !pages[1 - decides].contains("#why-not"));
    let readers = [one, two];
    let (own, other) = (readers[decides].get(&words).await.1, readers[1 - decides].get(&words).await.1);
    assert!(own.contains("href=\"/rules/gangs#R") && !other.contains("href=\"/rules/gangs#R"), "{own}");
    let before = site.house.drawn();
    let told = Browser { accept: "application/json", cookie: readers[decides].cookie.clone(), ..Browser::new(&site) }.json(&words).await;
    let (position, forbidden) = (told["position"].as_str().unwrap(), told["forbidden"].as_array().unwrap());
    assert!(own.contains(position.lines().next().unwrap()) && other.contains("id=\"position\""), "{position}");
    assert!(forbidden.iter().all(|forbidden| forbidden["rule"].as_str().unwrap().contains('R')) && !forbidden.is_empty());
    let request = readers[decides].request("GET", &words).header("x-fixer", "fragment").body(Body::empty()).unwrap();
    let part = text(site.send(request).await).await;
    assert!(part.starts_with("<section") && own.contains(&part), "the script of the page is sent only what it asks for: {part}");
    assert_eq!(site.house.drawn() - before, 1, "a page that is there is not drawn again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_at_once_waits_for_one_drawing() {
    let site = Site::new("at-once").await;
    let mut one = Browser::new(&site);
    let (_, table, _) = one.post("/tables", "game=gangs&seat-0=me&seat-1=open").await;
    let before = site.house.drawn();
    let nobody = Browser::new(&site);
    let requests = (0..50).map(|_| nobody.request("GET", &table).body(Body::empty()).unwrap()).collect();
    assert!(site.at_once(requests).await.iter().all(|status| *status == StatusCode::OK));
    assert_eq!(site.house.drawn() - before, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_changes_without_a_decision_is_shown_too() {
    let site = Site::new("changes").await;
    let (mut one, mut two) = (Browser::new(&site), Browser::new(&site));
    let (_, table, _) = one.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    let nobody = Browser::new(&site);
    assert!(nobody.get(&table).await.1.contains("name=\"seat\" value=\"1\""), "a seat is open");
    two.post(&format!("{table}/sit"), "seat=1").await;
    let page = nobody.get(&table).await.1;
    assert!(page.contains("Guest 2") && !page.contains("name=\"seat\" value=\"1\""), "it is taken: {page}");
    two.post("/guests", "name=Panam").await;
    for reader in [&one, &two, &nobody] {
        let page = reader.get(&table).await.1;
        assert!(page.contains("Panam") && !page.contains("Guest 2"), "{page}");
    }
    // Each is shown who it is itself.
    assert!(two.get(&table).await.1.contains("Panam (you)") && !one.get(&table).await.1.contains("Panam (you)"));
    let asked = one.asked(&table).await;
    one.post(&format!("{table}/decide"), &format!("seat=0&asked={asked}&choice=b2")).await;
    two.post(&format!("{table}/void"), "").await;
    assert!(one.get(&table).await.1.contains("name=\"agrees\"") && !two.get(&table).await.1.contains("name=\"agrees\""));
    assert!(!nobody.get(&table).await.1.contains("name=\"agrees\""));
    one.post(&format!("{table}/consent"), "agrees=yes").await;
    let page = two.get(&table).await.1;
    assert!(page.contains("replay.json") && page.contains("/rematch"), "it is over: {page}");
    two.post(&format!("{table}/rematch"), "").await;
    assert!(one.get(&table).await.1.contains("Panam wants to play again.") && !nobody.get(&table).await.1.contains("name=\"agrees\""));
    let again = one.post(&format!("{table}/consent"), "agrees=yes").await.1;
    assert!(one.get(&table).await.1.contains(&format!("href=\"{again}\"")), "who sat there finds the next table");
}
