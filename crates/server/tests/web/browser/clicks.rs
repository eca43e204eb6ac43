//! Fewer clicks: one key pays, single choices are taken after a moment, reactions are asked for as one likes.

use std::time::Duration;

use serde_json::json;

use super::driver::{Driver, Look, Page, Shown, meet, play_out};
use super::house::Open;

/// A laptop.
const DESK: Look = Look { size: (1366, 768), lang: "en", script: true, phone: false, still: true };

/// Opens a table against a bot.
async fn sit_down(page: &Page, open: &Open, way: &str) {
    page.go(&open.url("/about")).await;
    let script = "const [body, done] = arguments; fetch('/tables', { method: 'POST', body: new URLSearchParams(body) }).then((answer) => done(answer.url))";
    let url = page.client.execute_async(script, vec![json!(format!("{way}&sit=bots&bot=random"))]).await.unwrap();
    page.go(url.as_str().unwrap()).await;
    page.until("the first question", |shown| shown.choices > 0).await;
}

/// Plays until there are several ways to pay.
async fn until_a_payment(page: &Page, seed: u64) -> Shown {
    let mut pays = false;
    play_out(&[page], seed, async |_, _| {
        pays = page.ask("return Boolean(document.querySelector('.prompt .otherwise'))").await == true;
        !pays
    })
    .await;
    assert!(pays, "nothing had to be paid");
    page.shown().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_key_pays() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("pays").await;
    for look in [DESK, Look { lang: "it", ..super::PHONE }] {
        let page = driver.open(look).await;
        sit_down(&page, &open, "game=tcg").await;
        let asked = until_a_payment(&page, 3).await;
        page.look_at(&format!("payment-{}", look.lang)).await;
        let seen = "return [...document.querySelectorAll('.prompt button[name=choice]')].filter((button) => button.checkVisibility()).map((button) => button.dataset.digit)";
        assert_eq!(page.ask(seen).await, json!(["1"]), "a single way to pay is offered");
        page.press("1").await;
        page.until("what was paid for", |shown| shown.asked != asked.asked).await;
        if look.phone {
            page.close().await;
            continue;
        }
        // The others are behind it, and named.
        let asked = until_a_payment(&page, 4).await;
        page.enter("Pay otherwise").await;
        page.look_at("payment-otherwise").await;
        page.fits("other ways to pay").await;
        let labels = page.ask("return [...document.querySelectorAll('.otherwise button')].map((button) => button.textContent)").await;
        assert!(labels.as_array().unwrap().iter().all(|label| label.as_str().unwrap().starts_with("Pay with ")), "{labels}");
        page.press("2").await;
        page.until("what was paid for", |shown| shown.asked != asked.asked).await;
        page.close().await;
    }
}

/// Opens tables until one comes to a single choice; the question.
async fn until_a_single_choice(page: &Page, open: &Open) -> Shown {
    for seed in 0..60 {
        sit_down(page, open, "game=tictactoe").await;
        let mut single = None;
        play_out(&[page], seed, async |_, shown: &Shown| {
            single = (shown.choices == 1).then(|| shown.clone());
            single.is_none()
        })
        .await;
        if let Some(single) = single {
            return single;
        }
    }
    panic!("no table came to its last cell");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_single_choice_is_taken_after_a_moment_unless_one_prefers_to_click() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("itself").await;
    let page = driver.open(DESK).await;
    let single = until_a_single_choice(&page, &open).await;
    page.until("the end", |shown| shown.over && shown.asked != single.asked).await;
    // Kept for the person, at every table.
    page.ask("document.querySelector('.menu').open = true; document.querySelector('[data-alert=click]').click()").await;
    let single = until_a_single_choice(&page, &open).await;
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert_eq!(page.shown().await.asked, single.asked, "it waits");
    page.press("1").await;
    page.until("the end", |shown| shown.over).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reactions_are_asked_for_as_one_likes() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("reactions").await;
    let (one, two) = (driver.open(DESK).await, driver.open(Look { lang: "it", ..super::PHONE }).await);
    meet(&open, "tcg", &one, &driver.open(DESK).await).await;
    let now = "return document.querySelector('.reactions > summary').textContent";
    assert_eq!(one.ask(now).await, "Reactions: ask me always", "between people");
    one.enter("Reactions").await;
    one.look_at("reactions").await;
    one.fits("how reactions are asked for").await;
    assert!(one.find(".reactions .soft").await.text().await.unwrap().contains("a quick pass tells the others"));
    one.enter("ask me when I could do something").await;
    one.find(".reactions button[value=idle][aria-pressed=true]").await;
    sit_down(&two, &open, "game=tcg").await;
    assert_eq!(two.ask(now).await, "Reazioni: chiedi quando potrei fare qualcosa", "against bots");
    let plain = driver.open(Look { script: false, ..DESK }).await;
    plain.go(&open.url("/new?game=tcg")).await;
    assert!(plain.click("form[action='/tables'] button.legal").await);
    plain.find(".reactions > summary").await.click().await.unwrap();
    plain.find(".reactions button[value=yes]").await.click().await.unwrap();
    plain.find(".reactions button[value=yes][aria-pressed=true]").await;
    for page in [one, two, plain] {
        page.close().await;
    }
}
