//! A name that stays, in real browsers: claimed in one, come back to in another, with a table that is played in both.

use super::driver::{Driver, Look};
use super::house::Open;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_is_claimed_and_come_back_to_on_another_device() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("claimed").await;
    let phone = Look { lang: "it", script: false, ..super::PHONE };
    let (desk, phone) = (driver.open(Look::default()).await, driver.open(phone).await);
    // A guest has a table before it has a name.
    desk.go(&open.url("/new?game=tictactoe")).await;
    desk.enter("With friends").await;
    desk.find("#table .waits").await;
    let table = desk.table().await;
    desk.go(&open.url("/account")).await;
    desk.fits("claiming a name").await;
    desk.find("[name=name]").await.send_keys("Judy").await.unwrap();
    desk.find("[name=passphrase]").await.send_keys("neon rain over Watson").await.unwrap();
    desk.enter("Claim this name").await;
    desk.holds("ten codes, once", "return document.querySelectorAll('.codes li').length === 10").await;
    desk.picture("account-codes").await;
    desk.go(&open.url("/account")).await;
    desk.holds("none any more", "return document.querySelectorAll('.codes li').length === 0").await;
    desk.fits("an account").await;
    desk.picture("account").await;
    // On a phone without script somebody types a wrong passphrase first.
    phone.go(&open.url("/sign-in")).await;
    for passphrase in ["neon rain over Heywood", "neon rain over Watson"] {
        phone.fits("coming back").await;
        let name = phone.find("[name=name]").await;
        name.clear().await.unwrap();
        name.send_keys("Judy").await.unwrap();
        phone.find("[name=passphrase]").await.send_keys(&format!("{passphrase}\u{e007}")).await.unwrap();
        let next = if passphrase.ends_with("Watson") { ".sessions" } else { ".wrong[role=alert]" };
        phone.find(next).await;
    }
    phone.fits("an account on a phone").await;
    phone.picture("account-phone-it").await;
    phone.go(&open.url(&table)).await;
    phone.holds("its own table", "return document.body.textContent.includes('Judy')").await;
    // The desk ends the phone's session.
    desk.go(&open.url("/account")).await;
    desk.enter("End all others").await;
    desk.holds("one session", "return document.querySelectorAll('.sessions input[name=session]').length === 0").await;
    phone.go(&open.url("/account")).await;
    phone.find("form[action='/account/claim']").await;
    let (desk, phone) = (desk.close(), phone.close());
    tokio::join!(desk, phone);
}
