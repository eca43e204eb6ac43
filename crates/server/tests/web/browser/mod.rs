//! A real browser, and programs in other languages, at a house that listens.

mod accounts;
mod asked;
mod beats;
mod ccg;
mod clicks;
mod clocks;
mod deals;
mod decks;
mod driver;
mod end;
mod events;
mod hosts;
mod house;
mod lessons;
mod nightlancer;
mod passkeys;
mod patch;
mod programs;
mod rooms;
mod slow;
mod stage;
mod talk;
mod tcg;

use std::time::Duration;

use driver::{Driver, Look, Shown, meet, play_out};
use fantoccini::Locator;
use house::Open;

const PHONE: Look = Look { size: (390, 844), lang: "en", script: true, phone: true, still: true };

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_by_keyboard_and_see_the_end() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("two").await;
    let (one, two) = (driver.open(Look::default()).await, driver.open(Look::default()).await);
    meet(&open, "gangs", &one, &two).await;
    // Whole games by keyboard are played of the TCG and against bots: here the rest of one goes by undrawn.
    let (mut asked, mut decided) = (String::new(), 0);
    play_out(&[&one, &two], 2077, async |_, shown: &Shown| {
        decided += u64::from(shown.choices > 0 && shown.asked != asked);
        asked.clone_from(&shown.asked);
        decided < 30
    })
    .await;
    let table = one.table().await;
    tokio::join!(one.hurry(&open, &table, 5, "false"), two.hurry(&open, &table, 6, "false"));
    for page in [&one, &two] {
        page.go(&open.url(&table)).await;
    }
    // The last screen says who won and why, with the curve and what turned it.
    let (who, why) = end::ends(&one).await;
    assert!(!who.is_empty() && !why.is_empty());
    assert_eq!(one.ask("return document.querySelectorAll('.end .curve polyline').length").await, 2);
    one.find(".end .moments a[href*='/replay?at=']").await;
    // Both browsers have drawn a nonce, and both find that nobody cheated.
    for page in [&one, &two] {
        page.finds_chance_fair().await;
        assert!(!page.client.source().await.unwrap().contains("Made by the house"), "both drew their own");
    }
    let (one, two) = (one.close(), two.close());
    tokio::join!(one, two);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_clicks_and_a_game_against_bots() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("bots").await;
    let page = driver.open(Look { size: (1440, 1000), ..Look::default() }).await;
    page.go(&open.url("/")).await;
    page.picture("lobby").await;
    page.enter("Play Cyberpunk 2077: Gangs of Night City now").await;
    page.until("the first question", |shown| shown.choices > 0).await;
    let mut pictured = 0;
    play_out(&[&page], 7, async |_, shown: &Shown| {
        pictured += u64::from(shown.choices > 0);
        if pictured == 20 {
            page.picture("table").await;
        }
        true
    })
    .await;
    assert!(pictured >= 20, "the game was over after {pictured} questions");
    // Looking back, and on from there.
    page.enter("Replay").await;
    page.find("#scrub").await;
    page.enter("Last").await;
    page.client.wait().at_most(Duration::from_secs(20)).for_element(Locator::Css(".end, .prompt.over")).await.unwrap();
    let last = page.ask("return document.querySelector('#scrub output').textContent").await;
    page.enter("First").await;
    page.client.wait().at_most(Duration::from_secs(20)).for_element(Locator::Css("form[action$='/continue']")).await.unwrap();
    assert_ne!(page.ask("return document.querySelector('#scrub output').textContent").await, last);
    page.enter("Play as").await;
    page.until("the game that goes on", |shown| shown.begun && !shown.over).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_works_without_script() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("plain").await;
    let page = driver.open(Look { script: false, ..Look::default() }).await;
    page.go(&open.url("/new?game=leduc")).await;
    assert!(page.click("form[action='/tables'] button.legal").await);
    for _ in 0..400 {
        if page.client.find(Locator::Css("a[href$='replay.json']")).await.is_ok() {
            break;
        }
        if !page.click("button[name=choice]").await {
            page.client.refresh().await.unwrap();
        }
    }
    page.find("a[href$='replay.json']").await;
    // The board of Gangs is all there too.
    page.go(&open.url("/")).await;
    assert!(page.click("form[action='/tables'] button").await);
    let mut decided = 0;
    for _ in 0..400 {
        if page.click(".prompt .free button[name=choice]").await {
            decided += 1;
        } else if page.click(".prompt details.placed summary").await {
            decided += usize::from(page.click(".prompt .list button[name=choice]").await);
        } else {
            page.client.refresh().await.unwrap();
        }
        if decided >= 12 {
            break;
        }
    }
    assert!(decided >= 12, "only {decided} decisions:\n{}", page.client.source().await.unwrap());
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_phone_in_italian() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("phone").await;
    let page = driver.open(Look { lang: "it", still: false, ..PHONE }).await;
    for path in ["/", "/new?game=gangs", "/rules/gangs", "/cards/gangs", "/about", "/name"] {
        page.go(&open.url(path)).await;
        assert_eq!(page.ask("return document.documentElement.lang").await, "it", "{path}");
        page.fits(path).await;
    }
    page.go(&open.url("/")).await;
    page.find("form[action='/tables'] button").await.send_keys("\u{e007}").await.unwrap();
    page.until("the first question", |shown| shown.choices > 0).await;
    let mut decided = 0;
    play_out(&[&page], 11, async |_, shown: &Shown| {
        decided += u64::from(shown.choices > 0);
        if decided % 8 == 1 {
            page.fits("the table").await;
            let seen = "const bar = document.querySelector('.prompt').getBoundingClientRect(); \
                        return bar.bottom <= innerHeight + 1 && bar.top >= 0 && bar.bottom > innerHeight / 2";
            assert_eq!(page.ask(seen).await, true, "the prompt is at the thumb");
        }
        decided < 30
    })
    .await;
    page.close().await;
    let page = driver.open(PHONE).await;
    page.go(&open.url("/")).await;
    page.picture("lobby-phone").await;
    page.enter("Play Cyberpunk 2077: Gangs of Night City now").await;
    page.until("the first question", |shown| shown.choices > 0).await;
    play_out(&[&page], 5, async |_, shown: &Shown| {
        decided += u64::from(shown.choices > 0);
        decided < 60
    })
    .await;
    page.picture("table-phone").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_firefight_goes_on_after_the_house_was_closed() {
    let Some(driver) = Driver::start() else { return };
    let mut open = Open::new("again").await;
    let page = driver.open(Look::default()).await;
    page.go(&open.url("/")).await;
    page.enter("Play Cyberpunk 2077: Gangs of Night City now").await;
    page.until("the first question", |shown| shown.choices > 0).await;
    let mut fights = false;
    play_out(&[&page], 3, async |_, shown: &Shown| {
        fights = shown.fight && shown.choices > 0;
        !fights && !shown.over
    })
    .await;
    assert!(fights, "no Firefight came");
    let before = page.shown().await;
    // The page notices by itself that the house is there again: nobody loads it anew.
    page.ask("document.body.dataset.loaded = 'once'").await;
    open.again().await;
    tokio::time::sleep(Duration::from_secs(4)).await;
    let after = page.shown().await;
    assert_eq!((&after.asked, after.choices, after.fight), (&before.asked, before.choices, true), "where it was");
    page.decide(&after, 0).await;
    page.until("what comes next", |shown| shown.asked != before.asked).await;
    let mut further = 0;
    play_out(&[&page], 4, async |_, shown: &Shown| {
        further += u64::from(shown.choices > 0);
        further < 10 && !shown.over
    })
    .await;
    assert_eq!(page.ask("return document.body.dataset.loaded").await, "once");
    page.close().await;
}
