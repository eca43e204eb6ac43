//! The daily deal in a browser: played once, compared with others, told to nobody before, and checked the day after.

use server::house::Settings;

use super::PHONE;
use super::driver::{Driver, Look};
use super::house::Open;
use crate::deals::Calendar;

const LAPTOP: Look = Look { size: (1366, 768), lang: "en", script: true, phone: false, still: true };

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_daily_deal() {
    let Some(driver) = Driver::start() else { return };
    let calendar = Calendar::new();
    let open = Open::run("daily", Settings { clock: calendar.clone(), ..Settings::default() }).await;
    let page = driver.open(LAPTOP).await;
    page.go(&open.url("/")).await;
    page.enter("Today's deal").await;
    page.fits("the daily deal").await;
    page.look_at("daily").await;
    page.enter("Play today's deal of Cyberpunk TCG").await;
    page.until("the first question", |shown| shown.choices > 0).await;
    let table = page.table().await;
    page.find("#side .deal a").await;
    assert!(!page.hurry(&open, &table, 7, "false").await, "it comes to its end");
    page.go(&open.url(&table)).await;
    super::end::ends(&page).await;
    page.look_at("daily-end").await;
    let held_back = "return !document.querySelector('[data-check]') && !document.querySelector('a[href$=\"replay.json\"]')";
    assert_eq!(page.ask(held_back).await, true, "the file waits for the end of the day");
    page.enter("Results").await;
    page.holds("one's own result", "return document.querySelectorAll('.results tbody tr.you').length === 1").await;
    page.look_at("daily-results").await;
    // Somebody who has not played sees that one has, and not how.
    let other = driver.open(Look { lang: "it", ..PHONE }).await;
    for path in ["/daily", "/daily/2026-11-18", "/daily/2026-11-18/tcg"] {
        other.go(&open.url(path)).await;
        other.fits(path).await;
        let says = other.client.source().await.unwrap();
        assert!(says.contains("1 persona l'ha giocata") && !says.contains("Guest 1") && !says.contains(&table), "{path}: {says}");
    }
    other.look_at("daily-results-phone-it").await;
    other.go(&open.url("/daily")).await;
    other.look_at("daily-phone-it").await;
    other.go(&open.url(&table)).await;
    assert!(other.client.source().await.unwrap().contains("Si apre il 19 novembre 2026 alle 00:00 UTC"));
    // The day after, whoever likes looks at the table and checks it.
    calendar.pass(86_400);
    other.go(&open.url("/daily/2026-11-18/tcg")).await;
    other.holds("the seed", "return document.querySelectorAll('.badge code').length === 2").await;
    other.fits("results on a phone").await;
    other.close().await;
    page.go(&open.url(&table)).await;
    page.finds_chance_fair().await;
    page.close().await;
}
