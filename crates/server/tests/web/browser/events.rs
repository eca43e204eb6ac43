//! Matches and tournaments in real browsers: two people play the best of three with other decks, and somebody plays a Swiss
//! tournament against bots while another follows it on a phone.

use super::driver::{Driver, Look, Page, Shown, play_out};
use super::house::Open;

/// The game that is being played is given.
async fn concede(page: &Page) {
    page.find("form[action$='/concede']").await;
    page.ask("document.querySelector(\"form[action$='/concede']\").requestSubmit()").await;
    page.holds(
        "the end with the score",
        "return Boolean(document.querySelector('.end .series') && document.querySelector('.then .button'))",
    )
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_best_of_three_is_played_with_changed_decks() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("match").await;
    let (one, two) =
        (driver.open(Look { size: (1366, 768), ..Look::default() }).await, driver.open(Look { lang: "it", ..super::PHONE }).await);
    one.go(&open.url("/new?game=tcg")).await;
    one.ask("document.querySelector('[name=best-of]').value = '3'; document.querySelector('[name=match-decks]').value = 'change'").await;
    one.fits("a new match").await;
    one.enter("With friends").await;
    one.find("#table .waits").await;
    let mut table = one.table().await;
    two.go(&open.url(&table)).await;
    assert!(two.click("form[action$=sit] button.legal").await);
    let both = [&one, &two];
    for page in both {
        page.until("the first game", |shown| shown.begun).await;
    }
    one.picture("match-table").await;
    concede(&one).await;
    one.picture("match-end").await;
    // The phone is ready with one click, and waits; the desk takes another deck on the page of the match.
    two.find(".then form[action$='/ready'] button").await;
    two.picture("match-end-phone").await;
    assert!(two.click(".then form[action$='/ready'] button").await);
    two.find(".then .ready").await;
    one.enter("Change your deck").await;
    one.find(".choose").await;
    one.fits("the page of a match").await;
    one.picture("match-page").await;
    one.ask("document.querySelectorAll('.choose [name=deck]')[2].click()").await;
    one.enter("Play with this deck").await;
    for page in both {
        page.holds("the next game by itself", &format!("return location.pathname !== '{table}' && location.pathname.startsWith('/t/')"))
            .await;
        page.until("the second game", |shown| shown.begun).await;
    }
    assert_eq!(one.table().await, two.table().await, "both at the same table");
    table = one.table().await;
    one.holds("the score", "return document.querySelector('.of-match').textContent.includes('1 : 0') && document.querySelector('.of-match').textContent.includes('game 2')").await;
    two.fits("the table with a score").await;
    concede(&two).await;
    // The same again, by keyboard; the phone goes by the page of the match.
    one.enter("Next game").await;
    one.find(".then .ready").await;
    two.go(&open.url(&format!(
        "/matches/{}",
        two.ask("return document.querySelector('.of-match a').pathname.split('/').pop()").await.as_str().unwrap()
    )))
    .await;
    two.fits("the page of a match on a phone").await;
    two.picture("match-page-phone-it").await;
    two.enter("Di nuovo lo stesso").await;
    for page in both {
        page.holds("the third game", &format!("return location.pathname !== '{table}' && location.pathname.startsWith('/t/')")).await;
        page.until("the third game", |shown| shown.begun).await;
    }
    concede(&two).await;
    one.holds("the match is won", "return document.querySelector('.end .series').textContent.includes('has won the match')").await;
    one.picture("match-won").await;
    let (one, two) = (one.close(), two.close());
    tokio::join!(one, two);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_swiss_tournament_of_eight_bots_and_a_person_is_played_and_followed() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("event").await;
    let (judy, phone) =
        (driver.open(Look { size: (1366, 768), ..Look::default() }).await, driver.open(Look { lang: "it", ..super::PHONE }).await);
    judy.go(&open.url("/account")).await;
    judy.find("[name=name]").await.send_keys("Judy").await.unwrap();
    judy.find("[name=passphrase]").await.send_keys("neon rain over Watson\u{e007}").await.unwrap();
    judy.find(".codes").await;
    judy.go(&open.url("/events/new?game=tictactoe")).await;
    judy.fits("a new tournament").await;
    judy.picture("event-new").await;
    judy.find("[name=name]").await.send_keys("Night City Cup").await.unwrap();
    judy.enter("Open it").await;
    judy.find(".running").await;
    let place = judy.ask("return location.pathname").await.as_str().unwrap().to_owned();
    phone.go(&open.url(&place)).await;
    phone.fits("a tournament that can be entered").await;
    // What others do shows by itself.
    judy.enter("Enter").await;
    phone.holds("who has entered", "return document.querySelectorAll('.standings tbody tr').length === 1").await;
    judy.ask("document.querySelector('[name=bots]').value = Array(8).fill('random').join(', ')").await;
    judy.enter("Add them").await;
    phone.holds("the bots", "return document.querySelectorAll('.standings tbody tr').length === 9").await;
    judy.enter("Begin").await;
    for round in 1..=4 {
        // A round goes by without a game for whoever has the bye.
        let there = format!(
            "return Boolean(document.querySelector('#live a[href^=\"/t/\"].legal')) || document.querySelectorAll('.pairings').length > {round} || document.querySelector('p.stage').textContent.includes('over')"
        );
        judy.holds("a game, or the next round", &there).await;
        if judy.ask("return Boolean(document.querySelector('#live a.legal'))").await != true {
            continue;
        }
        if round == 2 {
            judy.fits("a round").await;
            judy.picture("event-round").await;
        }
        judy.go(&open.url("/")).await;
        judy.enter(&format!(
            "Your match in round {}",
            judy.ask("return document.querySelector('.events .legal').textContent.match(/\\d+/)[0]").await.as_str().unwrap()
        ))
        .await;
        judy.until("the game", |shown| shown.begun).await;
        play_out(&[&judy], round, async |_, shown: &Shown| !shown.over).await;
        judy.find(".end .then a[href^='/events/']").await;
        let table = judy.table().await;
        judy.go(&open.url(&place)).await;
        // What came of it is noted a moment later.
        judy.holds("the result", &format!("return !document.querySelector('#live a.legal[href=\"{table}\"]')")).await;
    }
    judy.holds("the end", "return document.querySelector('p.stage').textContent.includes('has won')").await;
    phone.holds("the end, without a reload", "return document.querySelector('p.stage').textContent.includes('È finito')").await;
    assert_eq!(judy.ask("return document.querySelectorAll('.pairings').length").await, 4);
    judy.fits("the end of a tournament").await;
    judy.picture("event-over").await;
    phone.fits("the end of a tournament on a phone").await;
    phone.picture("event-over-phone-it").await;
    // An elimination of bots alone is drawn as a bracket.
    judy.go(&open.url("/events/new?game=tictactoe")).await;
    judy.find("[name=name]").await.send_keys("Knockout").await.unwrap();
    judy.ask("document.querySelector('[name=system][value=elimination]').click()").await;
    judy.enter("Open it").await;
    judy.find(".running").await;
    judy.ask("document.querySelector('[name=bots]').value = 'random, street, random, street, random, random'").await;
    judy.enter("Add them").await;
    judy.enter("Begin").await;
    judy.holds("one winner", "return document.querySelector('p.stage').textContent.includes('has won')").await;
    judy.holds(
        "the bracket",
        "return document.querySelectorAll('.bracket .columns > ol').length === 3 && document.querySelector('.bracket').offsetHeight > 100",
    )
    .await;
    judy.fits("a bracket").await;
    judy.picture("event-bracket").await;
    let (judy, phone) = (judy.close(), phone.close());
    tokio::join!(judy, phone);
}
