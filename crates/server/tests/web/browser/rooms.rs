//! Rooms before and after the game, and a house that cannot be reached for a while.

use std::time::{Duration, Instant};

use fantoccini::Locator;

use super::PHONE;
use super::driver::{Driver, Look, Page, meet};
use super::house::Open;

/// Waits until a question of a script is answered with yes.
async fn holds(page: &Page, what: &str, script: &str) {
    let begun = Instant::now();
    // A page that is being loaded has no document for a moment.
    while !matches!(page.client.execute(script, Vec::new()).await, Ok(serde_json::Value::Bool(true))) {
        assert!(begun.elapsed() < Duration::from_secs(40), "{what} never came:\n{}", page.client.source().await.unwrap());
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
}

async fn path(page: &Page) -> String {
    page.client.current_url().await.unwrap().path().to_owned()
}

/// Nothing sticks out of the window, and what the pictures show can be looked at.
async fn pictured(page: &Page, name: &str) {
    page.fits(name).await;
    page.look_at(name).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_waiting_room_with_two_browsers() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("rooms").await;
    let laptop = Look { size: (1366, 768), ..Look::default() };
    let (one, two) = (driver.open(laptop).await, driver.open(Look { lang: "it", ..PHONE }).await);
    one.go(&open.url("/new?game=gangs&option-seats=3")).await;
    pictured(&one, "new").await;
    one.enter("With friends").await;
    one.find(".waits .seats").await;
    holds(&one, "a title that says so", "return document.title.startsWith('Waiting for players')").await;
    pictured(&one, "waiting").await;
    let link = one.ask("return document.getElementById('link').value").await;
    assert_eq!(link.as_str().unwrap(), open.url(&path(&one).await), "the link leads here");
    one.enter("Copy").await;
    holds(&one, "the copy", "return document.querySelector('[data-copy]').textContent === 'Copied'").await;
    // Another follows the link, on a phone, and sits down; the first is shown that without loading the page.
    one.ask("document.body.dataset.loaded = 'once'").await;
    two.go(link.as_str().unwrap()).await;
    pictured(&two, "waiting-phone-it").await;
    two.enter("Siediti qui").await;
    holds(&one, "the guest", "return document.querySelector('.seats').textContent.includes('Guest 2')").await;
    two.find(".seats li:nth-child(2) .who").await;
    assert!(two.client.find(Locator::Css("form[action$=bot]")).await.is_err(), "seats are given away by who opened the table");
    // Nobody else comes: the third seat is closed, and the table is dealt.
    one.enter("Close this seat").await;
    one.until("the deal", |shown| shown.begun).await;
    two.until("the deal", |shown| shown.begun).await;
    assert_eq!(one.ask("return document.body.dataset.loaded").await, "once");
    assert_eq!(one.ask("return getComputedStyle(document.querySelector('.invite')).display").await, "none", "nobody is invited any more");
    // The titles and the icons say whose turn it is; one of the two is awaited, or both.
    let awaited = "return document.querySelector('[data-turn]').dataset.turn === 'yours'";
    let told = "const icon = document.getElementById('icon'), yours = document.querySelector('[data-turn]').dataset.turn === 'yours'; \
                return icon.getAttribute('href') === icon.dataset[yours ? 'awaited' : 'calm'] \
                && /^(Your turn|Tocca a te) · /.test(document.title) === yours";
    let mut waits = false;
    for page in [&one, &two] {
        waits |= page.ask(awaited).await == true;
        assert_eq!(page.ask(told).await, true, "{}", page.client.title().await.unwrap());
    }
    assert!(waits);
    // Somebody else looks on and is told so.
    let nobody = driver.open(Look::default()).await;
    nobody.go(link.as_str().unwrap()).await;
    assert!(nobody.find(".onlooker").await.text().await.unwrap().starts_with("You look on."));
    assert!(one.client.find(Locator::Css(".onlooker")).await.is_err());
    tokio::join!(one.close(), two.close(), nobody.close());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_agree_to_play_again() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("again-asked").await;
    let (one, two) = (driver.open(Look::default()).await, driver.open(Look::default()).await);
    meet(&open, "tictactoe", &one, &two).await;
    let table = path(&one).await;
    two.enter("Menu").await;
    two.enter("Leave the table for good").await;
    two.enter("Yes, leave for good").await;
    one.until("the end", |shown| shown.over).await;
    one.enter("Play again").await;
    one.find(".wish").await;
    two.find(".wish").await;
    two.enter("Refuse").await;
    holds(&one, "the refusal", "return document.querySelector('.wish').textContent.includes('does not want to play again')").await;
    one.enter("Play again").await;
    two.find(".answers").await;
    two.enter("Agree").await;
    for page in [&one, &two] {
        holds(page, "the next table", &format!("return location.pathname !== '{table}' && !!document.querySelector('[data-turn]')")).await;
    }
    assert_eq!(path(&one).await, path(&two).await);
    tokio::join!(one.close(), two.close());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_is_lost_comes_back() {
    let Some(driver) = Driver::start() else { return };
    let mut open = Open::new("lost").await;
    let page = driver.open(Look::default()).await;
    page.go(&open.url("/")).await;
    page.enter("Play Tic-tac-toe now").await;
    let before = page.until("the first question", |shown| shown.choices > 0).await;
    let table = path(&page).await;
    page.ask("document.body.dataset.loaded = 'once'").await;
    open.shut();
    let says = "return document.getElementById('connection').textContent";
    holds(&page, "that it is lost", "return document.getElementById('connection').className.includes('lost')").await;
    // Nothing that is clicked leads to an error page, and what was decided is kept.
    page.enter("Rules").await;
    holds(
        &page,
        "what is kept",
        "return document.getElementById('connection').textContent.includes('Kept, and sent when it is back: Rules')",
    )
    .await;
    page.decide(&before, 0).await;
    holds(&page, "what is kept", "return document.getElementById('connection').textContent.includes('back: Take a1')").await;
    assert_eq!(path(&page).await, table, "{}", page.ask(says).await);
    open.again().await;
    page.until("what came of it", |shown| shown.choices > 0 && shown.asked != before.asked).await;
    holds(&page, "that it is back", "return !document.getElementById('connection').className.includes('lost')").await;
    assert_eq!(page.ask("return document.body.dataset.loaded").await, "once", "nobody loads it anew");
    assert!(page.ask("return document.querySelector('.position').textContent").await.as_str().unwrap().contains('X'), "it was decided");
    // What does not fit any more is refused with its reason, on the same page.
    let now = page.shown().await;
    page.ask("document.querySelector('[name=asked]').value = 'old'").await;
    page.decide(&now, 0).await;
    holds(&page, "the reason", "return document.getElementById('connection').textContent.includes('Not done: The table has gone on')")
        .await;
    assert_eq!(path(&page).await, table);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_and_the_menu_on_a_phone() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("menu").await;
    for (lang, menu, name) in [("en", "Menu", "Your name"), ("it", "Menù", "Il tuo nome")] {
        let page = driver.open(Look { lang, ..PHONE }).await;
        page.go(&open.url("/")).await;
        pictured(&page, &format!("rooms-lobby-phone-{lang}")).await;
        page.go(&open.url("/new?game=tcg")).await;
        pictured(&page, &format!("rooms-new-phone-{lang}")).await;
        page.enter(menu).await;
        assert_eq!(page.ask("return document.querySelector('.language button').checkVisibility()").await, true);
        page.enter(name).await;
        page.find("input[name=name]").await;
        page.close().await;
        let wide = driver.open(Look { lang, size: (1366, 768), ..Look::default() }).await;
        wide.go(&open.url("/")).await;
        pictured(&wide, &format!("rooms-lobby-{lang}")).await;
        assert_eq!(wide.ask("return document.querySelector('.guest').checkVisibility()").await, true);
        wide.go(&open.url("/new?game=gangs")).await;
        pictured(&wide, &format!("rooms-new-{lang}")).await;
        wide.close().await;
    }
}
