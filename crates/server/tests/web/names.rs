//! What guests can be called, and how they are told that they cannot.

use axum::http::StatusCode;

use crate::site::{Browser, Site};

/// Text as a form sends it.
fn sent(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

#[tokio::test]
async fn names_that_cannot_be_seen_or_are_not_ones_own_are_refused() {
    let site = Site::new("names").await;
    let mut browser = Browser::new(&site);
    assert_eq!(browser.post("/guests", &format!("name={}", sent("Judy Álvarez"))).await.0, StatusCode::SEE_OTHER);
    let cases = [
        ("\u{202e}ydul", "nothing that cannot be seen", "niente che non si veda"),
        ("Ju\u{200b}dy", "nothing that cannot be seen", "niente che non si veda"),
        ("\u{3164}", "nothing that cannot be seen", "niente che non si veda"),
        ("street", "a bot or to the house", "un bot o alla casa"),
        ("ѕtreet", "a bot or to the house", "un bot o alla casa"),
        ("Edge 5s", "a bot or to the house", "un bot o alla casa"),
        ("Guest 99", "a bot or to the house", "un bot o alla casa"),
        ("Seat 0", "a bot or to the house", "un bot o alla casa"),
        ("", "1 to 24", "da 1 a 24"),
    ];
    for lang in ["en", "it"] {
        let mut fresh = Browser::new(&site);
        fresh.cookie = format!("fixer-lang={lang}");
        for (name, english, italian) in cases {
            let (status, _, page) = fresh.post("/guests", &format!("name={}", sent(name))).await;
            assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{name:?}");
            assert!(page.contains(if lang == "en" { english } else { italian }), "{name:?}: {page}");
            fresh.cookie = format!("fixer-lang={lang}");
        }
    }
}
