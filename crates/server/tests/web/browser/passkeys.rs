//! Passkeys in a real browser, with a device of its own: made, shown, shown again instead of the passphrase, removed.

use super::driver::{Driver, Look, Page};
use super::house::Open;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_passkey_is_made_and_come_back_with_alone_until_it_is_removed() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("passkeys").await;
    let page = driver.open(Look::default()).await;
    page.go(&open.named("/account")).await;
    page.find("[name=name]").await.send_keys("Judy").await.unwrap();
    page.find("[name=passphrase]").await.send_keys("neon rain over Watson").await.unwrap();
    page.enter("Claim this name").await;
    page.find(".codes").await;
    page.keeps_passkeys().await;
    page.go(&open.named("/account")).await;
    page.fits("an account with passkeys").await;
    page.ask("document.querySelector('form[action=\"/account/passkeys\"]').closest('details').open = true").await;
    page.find("[name=label]").await.send_keys("This desk").await.unwrap();
    page.find("form[action='/account/passkeys'] [name=passphrase]").await.send_keys("neon rain over Heywood").await.unwrap();
    page.find("form[action='/account/passkeys'] button[data-passkey]").await.click().await.unwrap();
    page.holds(
        "a wrong passphrase",
        "return document.querySelector('form[action=\"/account/passkeys\"] [role=alert]').textContent.includes('not your')",
    )
    .await;
    let passphrase = page.find("form[action='/account/passkeys'] [name=passphrase]").await;
    passphrase.clear().await.unwrap();
    passphrase.send_keys("neon rain over Watson\u{e007}").await.unwrap();
    page.holds("a passkey", "return document.body.textContent.includes('This desk')").await;
    page.look_at("account-passkeys").await;

    // Out, and in with nothing but the device.
    leave(&page, &open).await;
    come(&page, true).await;
    // Where nothing is offered by itself, a button asks.
    page.always("PublicKeyCredential.isConditionalMediationAvailable = undefined").await;
    leave(&page, &open).await;
    page.look_at("sign-in-passkey").await;
    come(&page, true).await;
    // Somebody who has shown a passkey is not asked for the passphrase; it removes the passkey.
    page.holds("it is shown", "return document.body.textContent.includes('shown a passkey just now')").await;
    page.ask("document.querySelector('select[name=remove]').closest('details').open = true").await;
    page.find("form:has(select[name=remove]) button.danger").await.click().await.unwrap();
    page.holds("none is left", "return !document.querySelector('select[name=remove]') && !!document.querySelector('.sessions')").await;

    leave(&page, &open).await;
    come(&page, false).await;
    page.close().await;
}

/// Signs out, and goes to where one comes back.
async fn leave(page: &Page, open: &Open) {
    page.enter("Sign out").await;
    page.holds("the lobby", "return location.pathname === '/' && document.readyState === 'complete'").await;
    page.go(&open.named("/sign-in")).await;
}

/// Comes in with the device, or is refused. Some browsers offer it before anybody has pressed anything.
async fn come(page: &Page, lets_in: bool) {
    let shown = if lets_in { ".sessions" } else { ".wrong[role=alert] li" };
    for _ in 0..40 {
        if page.ask(&format!("return !!document.querySelector('{shown}')")).await == true {
            return;
        }
        page.ask(
            "const button = document.querySelector('[data-passkey=\"/sign-in/ask\"]:not([hidden], :disabled)'); if (button) button.click()",
        )
        .await;
        tokio::time::sleep(std::time::Duration::from_millis(250)).await;
    }
    panic!("{shown} never came:\n{}", page.client.source().await.unwrap());
}
