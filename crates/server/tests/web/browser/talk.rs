//! Talk in a browser: two who play and one who looks on, each shown what it may read, and a board that nobody touches.

use super::PHONE;
use super::driver::{Driver, Look, Page, meet};
use super::house::Open;

/// Opens the panel by its key, says something, and comes back by Escape.
async fn say(page: &Page, text: &str) {
    page.find("#talk .fold").await;
    page.press("t").await;
    page.holds("the field", "return document.activeElement.matches('#talk input')").await;
    page.press(text).await;
    page.press("\u{e007}").await;
    page.holds("an empty field", "return document.querySelector('#talk input').value === ''").await;
    page.press("\u{e00c}").await;
    page.holds(
        "a table",
        "return !document.querySelector('.talking') && !document.querySelector('#talk').contains(document.activeElement)",
    )
    .await;
}

/// What a page reads.
fn reads(lines: &[&str]) -> String {
    let lines = serde_json::to_string(lines).unwrap();
    format!("return JSON.stringify([...document.querySelectorAll('#talk .said > span')].map((line) => line.textContent)) === '{lines}'")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_and_a_spectator_talk_beside_a_board_that_stays() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("talk").await;
    let laptop = Look { size: (1366, 768), ..Look::default() };
    let (one, two) = (driver.open(laptop).await, driver.open(laptop).await);
    meet(&open, "gangs", &one, &two).await;
    let table = one.table().await;
    let eve = driver.open(Look { lang: "it", ..PHONE }).await;
    eve.go(&open.url(&table)).await;
    let all = [&one, &two, &eve];
    for page in all {
        page.find("#talk .talk").await;
        // Whatever changes of the table from now on is counted.
        page.ask(
            "globalThis.touched = 0; const talk = document.getElementById('talk'); new MutationObserver((all) => { \
             touched += all.filter(({ target }) => !talk.contains(target) && !target.closest?.('.places')).length; \
             }).observe(document.getElementById('table'), { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['data-n', 'id', 'value', 'd', 'href'] });",
        )
        .await;
    }
    say(&one, "Hello there <b>").await;
    for page in all {
        page.holds("a line", &reads(&["Hello there <b>"])).await;
    }
    // Who looks on says a phrase, in its own language, which those who play do not read.
    eve.ask("document.querySelector('#talk .phrases').open = true; document.querySelector('#talk [value=game]').click()").await;
    eve.holds("a phrase", &reads(&["Hello there <b>", "Bella partita!"])).await;
    say(&two, "My turn").await;
    eve.holds("both", &reads(&["Hello there <b>", "Bella partita!", "My turn"])).await;
    for page in [&one, &two] {
        page.holds("those who play", &reads(&["Hello there <b>", "My turn"])).await;
    }
    // One who has the panel closed is told that there is something to read; opening it is reading.
    one.holds("a count", "return document.querySelector('#talk .unread b').textContent === '1'").await;
    eve.holds("a count on the phone", "return !!document.querySelector(\".places [href='#talk'][data-unread]\")").await;
    one.look_at("talk-closed").await;
    one.press("t").await;
    one.holds("nothing unread", "return document.querySelector('#talk .unread').hidden").await;
    let beside = "const talk = document.getElementById('talk').getBoundingClientRect(), board = document.getElementById('board').getBoundingClientRect(); \
                  return talk.left >= board.right && talk.height > 150 && talk.bottom <= innerHeight && !!document.querySelector('#talk [role=log]')";
    assert_eq!(one.ask(beside).await, true, "the panel covers no board");
    one.look_at("talk-open").await;
    one.press("\u{e00c}").await;
    for page in all {
        assert_eq!(page.ask("return touched").await, 0, "a line of talk touches no table");
    }
    eve.ask("document.querySelector(\".places [href='#talk']\").click()").await;
    eve.holds("nothing unread", "return !document.querySelector('.places [data-unread]')").await;
    eve.fits("talk on a phone").await;
    eve.look_at("talk-phone").await;
    // After the end all are together; what was written before the table was sent again is still there.
    two.ask("fetch(location.pathname + '/concede', { method: 'POST', body: new URLSearchParams() })").await;
    for page in [&one, &two] {
        page.holds("all together", &reads(&["Hello there <b>", "Good game!", "My turn"])).await;
    }
    let (one, two, eve) = (one.close(), two.close(), eve.close());
    tokio::join!(one, two, eve);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn talk_in_the_lobby_with_and_without_script() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("talk-lobby").await;
    let (one, plain) = (driver.open(Look::default()).await, driver.open(Look { script: false, ..Look::default() }).await);
    one.go(&open.url("/")).await;
    one.holds("the script", "return typeof parsed === 'function' && !!document.querySelector('script[src=\"/more.js\"]')").await;
    plain.go(&open.url("/")).await;
    plain.find("#talk input[name=text]").await.send_keys("Anybody?\u{e007}").await.unwrap();
    plain.find("#talk .said").await;
    one.holds("a line without loading", &reads(&["Anybody?"])).await;
    // A line leads to what can be done about it.
    one.enter("Guest 1").await;
    one.enter("Block Guest 1").await;
    one.find(".hero").await;
    one.find("#talk .talk").await;
    assert_eq!(one.ask("return document.querySelectorAll('#talk .said').length").await, 0);
    let (one, plain) = (one.close(), plain.close());
    tokio::join!(one, plain);
}
