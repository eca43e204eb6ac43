//! Time at a table, as people see it: a clock that runs out, and somebody who goes away and comes back.

use std::time::Duration;

use super::driver::{Driver, Look, Page};
use super::house::Open;

const LAPTOP: Look = Look { size: (1366, 768), lang: "en", script: true, phone: false, still: true };

/// Sits down at a table by its link.
async fn sits(open: &Open, page: &Page, table: &str) {
    page.go(&open.url(table)).await;
    page.enter("Sit down here").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_runs_out() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("clock").await;
    let (one, two) = (driver.open(LAPTOP).await, driver.open(super::PHONE).await);
    // Eight seconds and two more for each act, asked for on the page of a new table.
    one.go(&open.url("/new?game=tictactoe")).await;
    assert_eq!(one.ask("return document.querySelector('details.time').open").await, false);
    assert_eq!(one.ask("return document.querySelector('details.time > summary').textContent").await, "Time: without a clock");
    assert!(one.click("details.time > summary").await);
    one.ask(
        "const form = document.getElementById('opening'); form.elements.clock.value = 'fischer'; form.elements.base.value = '0.14'; \
         form.elements.increment.value = '2'",
    )
    .await;
    one.enter("With friends").await;
    one.find(".waits").await;
    assert!(one.ask("return document.body.textContent").await.as_str().unwrap().contains("0:09 and 2 s more for each act"));
    let table = one.table().await;
    sits(&open, &two, &table).await;
    one.until("the deal", |shown| shown.begun).await;
    two.until("the deal", |shown| shown.begun).await;
    // It runs for whoever has to decide, on both pages, and for nobody else.
    let own = "document.querySelectorAll('ul.players time.clock')";
    one.holds("a clock that runs", &format!("return {own}[0].dataset.runs !== undefined && {own}[1].dataset.runs === undefined")).await;
    two.holds("a clock that runs down", "return document.querySelector('ul.clocks time.clock').textContent === '0:06'").await;
    assert_eq!(two.ask("return document.querySelectorAll('ul.clocks time.clock')[1].textContent").await, "0:09");
    one.find("button[name=choice]").await;
    one.press("1").await;
    two.until("the question", |shown| shown.choices > 0).await;
    one.holds("the other clock", &format!("return {own}[0].dataset.runs === undefined && {own}[1].dataset.runs !== undefined")).await;
    // Whoever comes back sees what is left now, and has won nothing by it.
    two.holds("less time", "return document.querySelectorAll('ul.clocks time.clock')[1].textContent === '0:06'").await;
    two.client.refresh().await.unwrap();
    two.holds(
        "no more time than before",
        "const clock = document.querySelectorAll('ul.clocks time.clock')[1]; return /^0:0[0-6]$/.test(clock.textContent)",
    )
    .await;
    for page in [&one, &two] {
        page.find(".end").await;
        page.holds("why", "return document.querySelector('.end').textContent.includes(\"time has run out.\")").await;
        page.holds("the log", "return document.querySelector('.log').textContent.includes(\"Guest 2's time has run out.\")").await;
    }
    tokio::join!(one.close(), two.close());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_absent_player_is_replaced_and_returns() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::with("absent", Duration::from_secs(1)).await;
    let (one, two, three) = (driver.open(LAPTOP).await, driver.open(LAPTOP).await, driver.open(LAPTOP).await);
    one.go(&open.url("/new?game=gangs&option-seats=3")).await;
    one.enter("With friends").await;
    one.find(".waits").await;
    let table = one.table().await;
    for page in [&two, &three] {
        sits(&open, page, &table).await;
    }
    let pages = [&one, &two, &three];
    for page in pages {
        page.until("the deal", |shown| shown.begun).await;
    }
    // Whoever is awaited goes away.
    let away = loop {
        let mut asked = None;
        for (place, page) in pages.iter().enumerate() {
            // A single choice is taken after a moment.
            if page.shown().await.choices > 1 {
                asked = Some(place);
            }
        }
        if let Some(place) = asked {
            break place;
        }
    };
    let [first, second] = [pages[(away + 1) % 3], pages[(away + 2) % 3]];
    pages[away].go("about:blank").await;
    for page in [first, second] {
        page.find(".notices .away").await;
    }
    first.enter("Let a bot play until they return").await;
    second.find(".wish[data-asks=stand-in]").await;
    first.holds("that it waits", "return !document.querySelector('.wish button')").await;
    second.enter("Agree").await;
    for page in [first, second] {
        page.holds(
            "the bot",
            "return document.querySelector('ul.players').textContent.includes('street plays') && !document.querySelector('.away')",
        )
        .await;
        page.holds(
            "the log",
            "return /A bot \\(street\\) plays for Guest \\d from here on/.test(document.querySelector('.log').textContent)",
        )
        .await;
    }
    // It has decided, and somebody else is asked.
    loop {
        if first.shown().await.choices > 0 || second.shown().await.choices > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // Who comes back is told, takes the seat over and is asked again.
    pages[away].go(&open.url(&table)).await;
    pages[away].find(".stand-in").await;
    assert_eq!(pages[away].shown().await.choices, 0, "the bot decides");
    pages[away].enter("Take your seat back").await;
    // The bot may be in the middle of an act to which the others have something to say first.
    let begun = std::time::Instant::now();
    while pages[away].ask("return !!document.querySelector('.stand-in')").await == true {
        assert!(begun.elapsed() < Duration::from_secs(40), "the seat was never given back");
        for page in [first, second] {
            let shown = page.shown().await;
            if shown.choices > 0 {
                page.decide(&shown, 0).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    for page in pages {
        page.holds(
            "the person",
            "return !document.querySelector('.stand-in') && !document.querySelector('ul.players').textContent.includes('street plays')",
        )
        .await;
        page.holds("the log", "return /Guest \\d is back\\./.test(document.querySelector('.log').textContent)").await;
    }
    let [one, two, three] = [one.close(), two.close(), three.close()];
    tokio::join!(one, two, three);
}
