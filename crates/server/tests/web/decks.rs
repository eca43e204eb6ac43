//! Decks: brought to tables by name or as a list, refused with every problem, tried on their page.

use axum::http::StatusCode;

use crate::site::{Browser, Site};

/// A list as a form sends it.
fn sent(text: &str) -> String {
    text.bytes().map(|byte| if byte.is_ascii_alphanumeric() { (byte as char).to_string() } else { format!("%{byte:02X}") }).collect()
}

fn heist() -> String {
    let catalog = tcg::catalog::Catalog::load();
    catalog.deck("the-heist").unwrap().write(catalog)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn decks_are_brought_by_name_or_as_a_list() {
    let site = Site::new("decks").await;
    let mut one = Browser::new(&site);
    assert!(one.get("/new?game=tcg").await.1.contains("name=\"list\""), "the page asks for a deck");
    let mine = heist().replace("3 Floor It", "2 Floor It\n1 Psycho Squad");
    let (status, table, _) = one.post("/tables", &format!("game=tcg&sit=friends&list={}", sent(&mine))).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let mut two = Browser::new(&site);
    let (status, _, page) = two.post(&format!("{table}/sit"), "seat=1&list=5+Minotaur").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    for part in ["exactly 3 Legends", "40 to 50 cards", "5 copies of Minotaur"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let (status, ..) = two.post(&format!("{table}/sit"), "seat=1&deck=merc-turbo").await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let id = table.strip_prefix("/t/").unwrap();
    let kept = site.store.table(id).await.unwrap().unwrap();
    assert_eq!(kept.brings, [Some(mine), Some("merc-turbo".to_owned())]);
    // What was dealt is what was brought, and nobody is shown the list of the other.
    assert!(kept.replay.contains("\"psycho-squad\":3") && kept.replay.contains("saul-bright-stormrider"), "{}", kept.replay);
    let page = two.get(&table).await.1;
    assert!(!page.contains("psycho-squad") && !page.contains("Psycho Squad"), "{page}");
    let (status, _, page) = one.post("/tables", "game=tcg&deck=no-such-deck").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains("no-such-deck") && page.contains("the-heist"), "{page}");
    // What was written is still there when it is refused, or when other options are shown.
    let (status, _, page) = one.post("/tables", "game=tcg&sit=bots&list=5+Minotaur&deck-others=merc-turbo").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains(">5 Minotaur</textarea>") && page.contains("value=\"merc-turbo\" selected"), "{page}");
    assert!(one.get("/new?game=tcg&list=3+Minotaur").await.1.contains(">3 Minotaur</textarea>"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deck_is_written_judged_and_tried() {
    let site = Site::new("workshop").await;
    let mut browser = Browser::new(&site);
    assert_eq!(browser.get("/decks/leduc").await.0, StatusCode::NOT_FOUND);
    let (status, page) = browser.get("/decks/tcg").await;
    assert_eq!(status, StatusCode::OK, "{page}");
    let (_, _, page) = browser.post("/decks/tcg", "deck=the-heist&load=yes").await;
    assert!(page.contains("This deck is legal.") && page.contains("3 Floor It"), "{page}");
    let (_, _, page) = browser.post("/decks/tcg", &format!("list={}&what=try", sent(&heist()))).await;
    assert!(page.contains("of 100 games"), "{page}");
    let (_, _, page) = browser.post("/decks/tcg", &format!("list={}&what=hand&hand=4", sent(&heist()))).await;
    assert!(page.contains("Opening hands"), "{page}");
    // The form of the page opens a table with the list that stands there.
    let form = format!("game=tcg&deck=merc-turbo&list={}&q=&kind=&color=&hand=0&sit=bots", sent(&heist()));
    let (status, table, _) = browser.post("/tables", &form).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let kept = site.store.table(table.strip_prefix("/t/").unwrap()).await.unwrap().unwrap();
    assert_eq!(kept.brings[0], Some(heist()));
    let (_, _, page) = browser.post("/decks/tcg", "list=3+Minotaur&what=try").await;
    assert!(page.contains("not legal yet") && !page.contains("of 100 games"), "{page}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_decks_under_a_sponsor_are_written_judged_and_played() {
    let site = Site::new("sponsors").await;
    let mut browser = Browser::new(&site);
    let (_, _, page) = browser.post("/decks/ccg", "deck=blue-line&load=yes").await;
    for part in ["This deck is legal.", "Sponsor: N.C.P.D.", "Costs: Runs Deck", "Costs: Gear Deck", "Keep teams of Cops unused"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let list = page.split("</textarea>").next().and_then(|page| page.rsplit_once('>')).map(|(_, list)| list.replace("&#39;", "'")).unwrap();
    // Another Sponsor, and a card less: the list says so, and what is wrong with it.
    let (_, _, page) = browser.post("/decks/ccg", &format!("list={}&add=arasaka", sent(&list))).await;
    assert!(page.contains("Sponsor: Arasaka") && page.contains("This deck is legal."), "{page}");
    let (_, _, page) = browser.post("/decks/ccg", &format!("list={}&drop=beat-cop", sent(&list))).await;
    assert!(page.contains("the deck has at least 42 cards (R199)") && page.contains("this one has 41"), "{page}");
    let (status, table, _) = browser.post("/tables", &format!("game=ccg&list={}&sit=bots", sent(&list))).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert!(browser.get(&table).await.1.contains("N.C.P.D."));
}
