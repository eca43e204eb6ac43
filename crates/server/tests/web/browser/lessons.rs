//! A lesson of each game in a browser, played to its end by keyboard: Enter does what the lesson points at.

use std::time::{Duration, Instant};

use super::driver::{Driver, Look, Page};
use super::house::Open;

/// Where a lesson stands: how many steps are done, whether it is over, what has the focus, and whether the pointer lies
/// on something in the window and what is said does not cover it.
const STANDS: &str = "const box = (part) => part.getBoundingClientRect(), speech = document.querySelector('.speech'), \
    spot = document.querySelector('.spot'), said = speech && box(speech), lit = spot && !spot.hidden && box(spot); \
    return speech && document.readyState === 'complete' ? [document.querySelector('.speech progress').value, \
    !!document.querySelector('.speech .won'), document.activeElement.dataset.thing || document.activeElement.textContent, \
    said.left >= 0 && said.top >= 0 && said.right <= innerWidth && said.bottom <= innerHeight, \
    !lit || lit.right > 0 && lit.bottom > 0 && lit.left < innerWidth && lit.top < innerHeight, \
    !!document.querySelector('.aimed')] : null;";

async fn play(page: &Page, open: &Open, game: &str, number: usize) {
    let lesson = &registry::find(game).unwrap().lessons()[number - 1];
    page.go(&open.url(&format!("/learn/{game}/{number}?at="))).await;
    let (begun, mut pressed) = (Instant::now(), Instant::now());
    let mut before = serde_json::Value::Null;
    loop {
        assert!(begun.elapsed() < Duration::from_secs(120), "{game} {number} does not come to its end: {before}");
        let Ok(stands) = page.client.execute(STANDS, Vec::new()).await else { continue };
        // The same as before the key: the page has not answered yet.
        if stands.is_null() || stands == before {
            tokio::time::sleep(Duration::from_millis(20)).await;
            // A key that came between two pages is pressed again, as a person would, wherever the focus is.
            if pressed.elapsed() > Duration::from_secs(3) {
                (before, pressed) = (serde_json::Value::Null, Instant::now());
            }
            continue;
        }
        assert_eq!(
            (&stands[3], &stands[4]),
            (&true.into(), &true.into()),
            "{game} {number}: what is said and shown is in the window: {stands}"
        );
        if stands[1] == true {
            assert_eq!(stands[0].as_u64(), Some(lesson.steps() as u64));
            return;
        }
        (before, pressed) = (stands, Instant::now());
        page.press("\u{e007}").await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_of_each_game_is_played_by_keyboard() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("lessons").await;
    let page = driver.open(Look { size: (1366, 768), ..Look::default() }).await;
    play(&page, &open, "gangs", 1).await;
    play(&page, &open, "ccg", 3).await;
    play(&page, &open, "ccg", 4).await;
    play(&page, &open, "tcg", 2).await;
    // The end offers the next lesson, and it has the focus.
    page.press("\u{e007}").await;
    page.find("form[action='/learn/tcg/3']").await;
    // Enter goes on even where nothing has the focus.
    page.go(&open.url("/learn/gangs/1?at=")).await;
    page.holds("a first step", "document.activeElement.blur(); return document.readyState === 'complete'").await;
    let steps = "return document.querySelector('.speech progress').value";
    let before = page.ask(steps).await;
    page.ask("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))").await;
    page.holds(
        "the next step",
        &format!("return document.querySelector('.speech progress')?.value > {before} || Boolean(document.querySelector('.aimed'))"),
    )
    .await;
    page.close().await;
}
