//! Whatever leaves the house for a seat or an onlooker is the same, byte for byte, when everything that is
//! hidden from them is something else.

use axum::body::Body;
use http_body_util::BodyExt;
use server::house::Settings;

use crate::site::{Browser, Site, decision, text};

/// All that the house sends to whoever asks about a table.
async fn sent(browser: &Browser<'_>, table: &str) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let program = Browser { cookie: browser.cookie.clone(), ..Browser::program(browser.site) };
    let last = program.json(&format!("{table}/replay")).await["last"].as_u64().unwrap();
    let mut paths = vec![table.to_owned(), format!("{table}/words"), format!("{table}/replay.json")];
    paths.extend([0, last / 2, last].map(|at| format!("{table}/replay?at={at}")));
    for path in paths {
        for (accept, language, fragment) in [("text/html", "en", ""), ("text/html", "it", "fragment"), ("application/json", "en", "")] {
            let request = browser.request("GET", &path).header("accept-language", language).header("x-fixer", fragment);
            let request = request.body(Body::empty()).map(|mut request| {
                request.headers_mut().insert("accept", accept.parse().unwrap());
                request
            });
            let body = text(browser.site.send(request.unwrap()).await).await;
            all.push((format!("{path} {accept} {language}"), body));
        }
    }
    for accept in ["text/html", "application/json"] {
        let mut request = browser.request("GET", &format!("{table}/stream")).body(Body::empty()).unwrap();
        request.headers_mut().insert("accept", accept.parse().unwrap());
        let mut stream = browser.site.send(request).await.into_body();
        let first = stream.frame().await.unwrap().unwrap().into_data().unwrap();
        all.push((format!("stream {accept}"), String::from_utf8(first.to_vec()).unwrap()));
    }
    all
}

/// Whether somebody is asked, or the table is over.
async fn any_asked(players: &[Browser<'_>], table: &str) -> bool {
    for player in players {
        let state = player.json(table).await;
        if !state["seat"].is_null() || state["stage"] == "over" {
            return true;
        }
    }
    false
}

/// Plays a table with a person in every seat and compares at every few decisions what is sent to each of
/// them and to somebody else.
async fn compare(game: &str, seats: usize, options: &str, decisions: usize, every: usize) {
    let site = Site::new(&format!("twins-{game}-{seats}")).await;
    let mut players: Vec<Browser<'_>> = (0..seats).map(|_| Browser::program(&site)).collect();
    let open: String = (1..seats).map(|seat| format!("&seat-{seat}=open")).collect();
    let (_, _, body) = players[0].post("/tables", &format!("game={game}{options}&seat-0=me{open}")).await;
    let opened: serde_json::Value = serde_json::from_str(&body).unwrap();
    let table = format!("/t/{}", opened["table"].as_str().unwrap());
    for (seat, player) in players.iter_mut().enumerate().skip(1) {
        player.post(&format!("{table}/sit"), &format!("seat={seat}")).await;
        // In games with reactions every other seat is asked only when it could do something.
        let passes = if seat % 2 == 1 { "idle" } else { "no" };
        player.post(&format!("{table}/pass"), &format!("seat={seat}&passes={passes}")).await;
    }
    let (mut chosen, mut compared) = (1usize, 0);
    for decided in 0..decisions {
        let mut over = true;
        for player in &mut players {
            let state = player.json(&table).await;
            over &= state["stage"] == "over";
            if let Some(seat_number) = state["seat"].as_u64().filter(|_| state["must"] == true) {
                let offers = state["offers"].as_array().unwrap().len();
                chosen = chosen.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let form = decision(&state, seat_number, (chosen >> 33) % offers);
                player.post(&format!("{table}/decide"), &form).await;
            }
        }
        if over {
            break;
        }
        if decided % every != 0 {
            continue;
        }
        // Whoever is passed over is so in a moment.
        while !any_asked(&players, &table).await {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
        let doubt = |seed| site.beside(Settings { doubt: Some(seed), ..Settings::default() });
        let (doubtful, other) = (doubt(7), doubt(8));
        let onlooker = Browser::new(&site);
        let ended = Browser::program(&site).json(&table).await["stage"] == "over";
        for player in players.iter().chain([&onlooker]) {
            let real = sent(player, &table).await;
            for site in [&doubtful, &other] {
                let twin = Browser { site, cookie: player.cookie.clone(), ..Browser::new(site) };
                for ((path, real), (_, twin)) in real.iter().zip(sent(&twin, &table).await) {
                    assert!(*real == twin, "{path} after {decided} decisions tells what it should not:\n{real}\n---\n{twin}");
                    let tells = real.contains("class=\"end\"") || real.contains("\"curve\"");
                    assert!(ended || !tells, "{path} tells of the end before it:\n{real}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 100, "only {compared} answers were compared");
    // The end is made of what everybody saw: whoever looks is told the same.
    for (seat, player) in players.iter_mut().enumerate().skip(1) {
        player.post(&format!("{table}/concede"), &format!("seat={seat}")).await;
    }
    let onlooker = Browser::program(&site);
    let over = onlooker.json(&table).await["over"].clone();
    assert!(!over.is_null());
    for player in &players {
        assert_eq!(player.json(&table).await["over"], over);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn leduc_tells_nobody_anothers_card() {
    compare("leduc", 2, "", 6, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn gangs_tells_nobody_anothers_hand() {
    compare("gangs", 2, "", 160, 20).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nightlancer_tells_nobody_anothers_hand() {
    compare("nightlancer", 3, "&option-seats=3", 120, 30).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_ccg_tells_nobody_anothers_hand_or_decks() {
    compare("ccg", 3, "&option-seats=3", 160, 40).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_story_tells_nobody_what_comes() {
    compare("gangs", 4, "&option-seats=4&option-story=cost-of-success", 60, 20).await;
}

/// A page without the hash of what it shows, which the id of the table is a part of.
fn unhashed(page: &str) -> String {
    let mut parts = page.split("data-version=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |page, part| page + part.split_once('"').map_or("", |(_, rest)| rest))
}

/// Everything that a stranger is sent about a table that waits for players, with its id taken out.
async fn waiting(site: &Site, table: &str) -> Vec<String> {
    let (page, program) = (Browser::new(site), Browser::program(site));
    let mut all = Vec::new();
    for browser in [&page, &program] {
        for path in ["/", table] {
            let page = unhashed(&browser.get(path).await.1.replace(table.trim_start_matches("/t/"), "ID"));
            // When a table was touched last is told in seconds.
            let page: Vec<&str> =
                page.split("\"touched\":").map(|part| part.trim_start_matches(|digit: char| digit.is_ascii_digit())).collect();
            let page = page.concat();
            // The square says the address of the table, and nothing else.
            let square = page.find("<svg class=\"qr\"").map(|from| from..from + page[from..].find("</svg>").unwrap_or_default());
            all.push(square.map_or(page.clone(), |square| [&page[..square.start], &page[square.end..]].concat()));
        }
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_waiting_table_tells_nobody_which_deck_was_brought() {
    let list = |deck: &str| {
        let catalog = tcg::catalog::Catalog::load();
        let text = catalog.deck(deck).unwrap().write(catalog);
        text.bytes()
            .map(|byte| if byte.is_ascii_alphanumeric() { (byte as char).to_string() } else { format!("%{byte:02X}") })
            .collect::<String>()
    };
    // Every way to name a deck; one that is refused tells nothing.
    let ways: [&dyn Fn(&str) -> String; 4] = [
        &|deck| format!("&deck={deck}"),
        &|deck| format!("&list={}", list(deck)),
        &|deck| format!("&deck=the-heist&deck-others={deck}"),
        &|deck| format!("&option-decks={deck}"),
    ];
    let mut told = 0;
    for (number, way) in ways.into_iter().enumerate() {
        let mut sent = Vec::new();
        for deck in ["merc-turbo", "bby-programs"] {
            let site = Site::new(&format!("waiting-{number}-{deck}")).await;
            let mut opens = Browser::new(&site);
            let (status, table, _) = opens.post("/tables", &format!("game=tcg&sit=friends{}", way(deck))).await;
            if status == axum::http::StatusCode::SEE_OTHER {
                sent.push(waiting(&site, &table).await);
            }
        }
        if let [one, other] = &sent[..] {
            assert_eq!(one, other, "way {number} to bring a deck tells which");
            told += one.len();
        }
    }
    assert!(told >= 12, "only {told} answers were compared");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_tcg_tells_nobody_anothers_hand_or_deck() {
    // Closed lists: to who looks, the other deck could be any that fits what was seen of it.
    compare("tcg", 2, "&deck=bby-programs", 120, 15).await;
}
