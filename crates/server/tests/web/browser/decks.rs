//! A deck of one's own in a real browser: built, kept, changed, shared with somebody who copies it, and played by its name.

use super::driver::{Driver, Look};
use super::house::Open;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deck_is_kept_shared_and_played_by_its_name() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("own-deck").await;
    let (one, two) = (driver.open(Look::default()).await, driver.open(Look { lang: "it", ..super::PHONE }).await);
    one.go(&open.url("/decks/tcg")).await;
    one.enter("Load it").await;
    one.tab_to("Name of the deck").await;
    one.press("Night shift").await;
    one.enter("Keep this list").await;
    one.find(".keeping .fine").await;
    one.enter("Take one Psycho Squad out").await;
    one.find(".verdict[role=alert], .wrong[role=alert]").await;
    one.enter("Keep this list").await;
    one.enter("Its page").await;
    one.holds("both versions", "return document.querySelectorAll('.versions li').length === 2").await;
    one.fits("the page of a deck").await;
    one.picture("own-deck").await;
    one.enter("Take this version up again").await;
    one.holds("three versions", "return document.querySelectorAll('.versions li').length === 3").await;
    one.enter("Make a link").await;
    let link = one.find("#link").await.prop("value").await.unwrap().unwrap();
    // Somebody else copies it, on a phone.
    two.go(&link).await;
    two.fits("a deck that is shared").await;
    two.enter("Copialo tra i miei mazzi").await;
    two.holds(
        "its own copy",
        "return document.querySelector('h1').textContent === 'Night shift' && document.querySelectorAll('.versions li').length === 1",
    )
    .await;
    two.fits("its copy").await;
    two.picture("own-deck-phone").await;
    // Both bring it to one table by its name.
    one.go(&open.url("/new?game=tcg")).await;
    one.ask("document.querySelector('input[name=deck][value^=own]').click()").await;
    one.enter("With friends").await;
    one.find("#table .waits").await;
    two.go(&open.url(&one.table().await)).await;
    two.fits("the waiting room").await;
    two.enter("Siediti con questo mazzo").await;
    for page in [&one, &two] {
        page.until("the table to begin", |shown| shown.begun).await;
    }
    let (one, two) = (one.close(), two.close());
    tokio::join!(one, two);
}
