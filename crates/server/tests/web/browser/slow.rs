//! Slow play in real browsers: three tables wait, and decisions lead from one to the next; a phone without script follows
//! the link.

use super::driver::{Driver, Look, Page};
use super::house::Open;

/// Presses Enter on something: a browser without script cannot be told to click.
async fn enter(page: &Page, css: &str) {
    page.find(css).await.send_keys("\u{e007}").await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn decisions_lead_from_one_table_to_the_next() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("slow").await;
    let phone = Look { script: false, lang: "it", ..super::PHONE };
    let (desk, phone) = (driver.open(Look { still: true, ..Look::default() }).await, driver.open(phone).await);
    desk.go(&open.url("/")).await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let form = "{ game: 'tictactoe', 'seat-0': 'me', 'seat-1': 'open', clock: '1d' }";
        let opened = format!(
            "return fetch('/tables', {{ method: 'POST', body: new URLSearchParams({form}) }}).then((a) => new URL(a.url).pathname)"
        );
        let table = desk.ask(&opened).await.as_str().unwrap().to_owned();
        phone.go(&open.url(&table)).await;
        enter(&phone, "form[action$='/sit'] button").await;
        phone.find("form.felt").await;
        tables.push(table);
    }
    let at = |table: &str| format!("return location.pathname === '{table}' && document.querySelector('button[name=choice]') !== null");
    let there = |table: &str| format!("return location.pathname === '{table}'");
    // The lobby says so, and one key leads around.
    desk.go(&open.url("/")).await;
    desk.holds("three tables", "return document.querySelectorAll('.your-turn li').length === 3").await;
    assert_eq!(desk.ask("return document.getElementById('turns').textContent").await, "Your turn at 3 tables");
    desk.fits("a lobby with turns").await;
    desk.look_at("slow-lobby").await;
    desk.go(&open.url(&tables[0])).await;
    desk.holds("the first", &at(&tables[0])).await;
    for next in [1, 2, 0] {
        desk.press("n").await;
        desk.holds("the next", &at(&tables[next])).await;
        assert_eq!(desk.ask("return document.getElementById('turns').textContent").await, "Next table (2)");
    }
    desk.fits("a table with others that wait").await;
    desk.look_at("slow-table").await;
    // Decisions lead from one to the next, and stay at the last.
    for next in [1, 2] {
        desk.press("1").await;
        desk.holds("where a decision leads", &at(&tables[next])).await;
    }
    assert_eq!(desk.ask("return document.getElementById('turns').hidden").await, true);
    desk.press("1").await;
    desk.holds("that it waits", "return document.querySelector('[data-turn]').dataset.turn === 'others'").await;
    desk.holds("that it stays", &format!("return location.pathname === '{}'", tables[2])).await;
    // Without script: a link leads on, and so does a decision.
    phone.go(&open.url("/")).await;
    assert_eq!(phone.find("#turns").await.text().await.unwrap(), "Tocca a te a 3 tavoli");
    phone.fits("a lobby with turns on a phone").await;
    phone.look_at("slow-lobby-phone").await;
    enter(&phone, "#turns").await;
    phone.find("ol.waiting").await;
    phone.fits("the list on a phone").await;
    phone.look_at("slow-list-phone").await;
    enter(&phone, "ol.waiting li:first-child a").await;
    phone.holds("the table", &there(&tables[0])).await;
    assert_eq!(phone.find("#turns").await.text().await.unwrap(), "Prossimo tavolo (2)");
    phone.fits("a table with others that wait, on a phone").await;
    phone.look_at("slow-table-phone").await;
    enter(&phone, "#turns").await;
    phone.holds("the table", &there(&tables[1])).await;
    enter(&phone, "button[name=choice]").await;
    phone.holds("that a decision leads to the most urgent", &there(&tables[0])).await;
    // Back at the desk, what has become its turn again is told without a reload.
    desk.go(&open.url("/alerts")).await;
    desk.fits("how one is told").await;
    desk.look_at("slow-alerts").await;
    desk.holds("the one table", "return document.getElementById('turns').textContent === 'Your turn at a table'").await;
    phone.go(&open.url("/alerts")).await;
    phone.fits("how one is told, on a phone").await;
    phone.look_at("slow-alerts-phone").await;
    let (desk, phone) = (desk.close(), phone.close());
    tokio::join!(desk, phone);
}
