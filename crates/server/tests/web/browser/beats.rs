//! What happens is seen, one beat after the other.

use super::driver::{Driver, Look, Page, meet, play_out};
use super::house::Open;

/// Notes every caption that is shown, and whether cards are compared beside it.
const WATCH: &str = "window.shows = []; const show = document.getElementById('show'); \
    new MutationObserver(() => { if (show.classList.contains('on')) window.shows.push([show.querySelector('.caption').textContent, \
    show.querySelectorAll('figure .side .card').length]); }).observe(show, { attributes: true, childList: true, subtree: true });";

/// How many cards of Firefights stand in the log, with the totals of both sides.
async fn compared(page: &Page) -> u64 {
    let script = "return [...document.querySelectorAll('.log .compared')].filter((drawn) => [...drawn.querySelectorAll('.total b')]\
        .every((total) => /^[0-9]+$/.test(total.textContent))).length";
    page.ask(script).await.as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_firefight_is_watched_by_both_players_and_by_an_onlooker() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("beats").await;
    let (one, two) = (driver.open(Look::default()).await, driver.open(Look { still: false, ..Look::default() }).await);
    let onlooker = driver.open(Look { lang: "it", ..Look::default() }).await;
    meet(&open, "gangs", &one, &two).await;
    let table = one.ask("return location.pathname").await;
    onlooker.go(&open.url(table.as_str().unwrap())).await;
    two.ask(WATCH).await;
    let mut seen = [false; 3];
    play_out(&[&one, &two], 5, async |_, _| {
        for (page, seen) in [&one, &two, &onlooker].into_iter().zip(&mut seen) {
            *seen |= compared(page).await > 0;
        }
        seen.contains(&false)
    })
    .await;
    assert_eq!(seen, [true; 3], "cards and totals stand in everybody's log");
    // Whoever lets things move has been shown the cards with a caption; nothing moves for whoever does not want it.
    let shows = two.ask("return window.shows").await;
    let shows: Vec<(String, u64)> = serde_json::from_value(shows).unwrap();
    assert!(shows.iter().any(|(caption, cards)| *cards > 0 && !caption.is_empty()), "{shows:?}");
    assert!(one.ask("return document.getElementById('show').hidden").await.as_bool().unwrap());
    // The result stays until it is put away, and any key goes on at once.
    two.press("\u{e00c}").await;
    two.press("\u{e00c}").await;
    assert!(!two.ask("return document.getElementById('show').classList.contains('on')").await.as_bool().unwrap());
}
