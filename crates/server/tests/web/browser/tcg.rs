//! The Cyberpunk TCG in a real browser.

use super::driver::{Driver, Look, Shown, meet, play_out};
use super::house::Open;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_a_whole_game_of_the_tcg_by_keyboard() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("tcg-two").await;
    let (one, two) = (driver.open(Look { size: (1440, 1000), ..Look::default() }).await, driver.open(Look::default()).await);
    meet(&open, "tcg", &one, &two).await;
    let mut asked = 0;
    play_out(&[&one, &two], 77, async |_, shown: &Shown| {
        asked += u64::from(shown.choices > 0);
        if asked == 30 {
            one.picture("tcg-table").await;
        }
        true
    })
    .await;
    assert!(asked >= 30, "the game was over after {asked} questions");
    for page in [&one, &two] {
        page.finds_chance_fair().await;
    }
    let (one, two) = (one.close(), two.close());
    tokio::join!(one, two);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_tcg_on_a_phone_in_italian() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("tcg-phone").await;
    let page = driver.open(Look { lang: "it", still: false, ..super::PHONE }).await;
    for path in ["/decks/tcg", "/cards/tcg", "/rules/tcg", "/new?game=tcg"] {
        page.go(&open.url(path)).await;
        assert_eq!(page.ask("return document.documentElement.lang").await, "it", "{path}");
        page.fits(path).await;
    }
    page.find("button[name=sit][value=bots]").await.send_keys("\u{e007}").await.unwrap();
    page.until("the first question", |shown| shown.choices > 0).await;
    let mut decided = 0;
    play_out(&[&page], 11, async |_, shown: &Shown| {
        decided += u64::from(shown.choices > 0);
        if decided % 8 == 1 {
            page.fits("the table").await;
        }
        decided < 30
    })
    .await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deck_is_built_and_played() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("tcg-deck").await;
    let page = driver.open(Look { size: (1440, 1000), ..Look::default() }).await;
    page.go(&open.url("/decks/tcg")).await;
    page.enter("Load it").await;
    page.find(".fine").await;
    page.enter("Take one Psycho Squad out").await;
    page.find("[role=alert]").await;
    page.enter("Add Psycho Squad").await;
    page.find(".fine").await;
    // The Enter key in a field only looks for cards.
    page.tab_to("Search names and texts").await;
    page.press("quickhack\u{e007}").await;
    page.find("input[value=quickhack]").await;
    page.find(".fine").await;
    page.enter("Draw sample hands").await;
    page.find(".openings").await;
    page.picture("decks").await;
    page.enter("Play it now against a bot").await;
    page.until("the first question", |shown| shown.choices > 0).await;
    page.close().await;
}
