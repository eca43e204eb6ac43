//! How whoever asks wants to be told that it is awaited, and what links in mail lead to.

use axum::extract::State;
use axum::http::StatusCode;
use pages::house::AlertsPage;
use url::Url;

use super::answer::{Answer, Page};
use super::error::ErrorPage;
use super::form::{Form, Query};
use super::sent::{AlertsWanted, Browsers, MailGiven, Shown};
use super::who::Reading;
use super::{Web, api};
use crate::house::{HouseError, Wanting};

/// The name of the server at an address.
pub fn service(endpoint: &str) -> String {
    Url::parse(endpoint).ok().and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default()
}

async fn page(web: &Web, reading: &Reading, wrong: Vec<String>) -> Result<AlertsPage, ErrorPage> {
    let (writes, pushes) = (web.house.writes_mail(), web.house.push_key().is_some());
    let Some((guest, _)) = &reading.guest else { return Ok(AlertsPage { writes, pushes, wrong, ..AlertsPage::default() }) };
    let store = web.house.store();
    let wishes = store.wishes(*guest).await?;
    let browsers = store.subscriptions(*guest).await?;
    Ok(AlertsPage {
        known: true,
        next: wishes.next,
        quiet: wishes.quiet,
        away: wishes.away,
        every: wishes.every,
        given_up: wishes.mail.is_none() && wishes.refused > 0,
        mail: wishes.mail,
        unconfirmed: store.unconfirmed(*guest).await?,
        claimed: store.person(*guest).await?.is_some_and(|person| person.claimed.is_some()),
        writes,
        pushes,
        browsers: browsers.into_iter().map(|browser| (browser.id, browser.device, service(&browser.endpoint))).collect(),
        wrong,
    })
}

fn told(web: &Web, page: AlertsPage) -> api::Alerts {
    let browsers = page.browsers.into_iter().map(|(id, device, service)| api::ToldBrowser { id, device, service });
    api::Alerts {
        next: page.next,
        quiet: page.quiet.map(|(from, to)| [from, to]),
        away: page.away,
        every: page.every,
        mail: page.mail,
        unconfirmed: page.unconfirmed,
        writes_mail: page.writes,
        push_key: web.house.push_key().map(str::to_owned),
        browsers: browsers.collect(),
    }
}

fn titled(reading: &Reading, page: &AlertsPage) -> Page {
    (pages::house::sentence(reading.lang, "alerts-title"), pages::house::alerts(reading.lang, page))
}

/// What whoever asks wants.
pub async fn show(State(web): State<Web>, reading: Reading) -> Result<Answer<api::Alerts>, ErrorPage> {
    let page = page(&web, &reading, Vec::new()).await?;
    Ok(reading.answer(page, |page| told(&web, page), |page| titled(&reading, &page)))
}

/// The page again after something was changed, or with what is wrong.
async fn after(web: &Web, reading: &Reading, done: Result<(), HouseError>) -> Result<Answer<api::Alerts>, ErrorPage> {
    match done {
        Ok(()) => {
            let page = page(web, reading, Vec::new()).await?;
            Ok(reading.sent(&told(web, page), "/alerts"))
        }
        Err(HouseError::Wrong(problems)) if !reading.json && !reading.fragment => {
            let page = page(web, reading, problems.lines(reading.lang)).await?;
            let (title, body) = titled(reading, &page);
            Ok(Answer::made(reading.page(StatusCode::UNPROCESSABLE_ENTITY, &title, &body)))
        }
        Err(error) => Err(error.into()),
    }
}

/// Whoever asks wants something else.
pub async fn want(State(web): State<Web>, reading: Reading, Form(form): Form<AlertsWanted>) -> Result<Answer<api::Alerts>, ErrorPage> {
    let AlertsWanted { next, from, to, away, every } = form;
    let done = web.house.want(reading.own()?, Wanting { next, from, to, away, every }, reading.lang).await;
    after(&web, &reading, done).await
}

/// A browser is told from now on, or no longer.
pub async fn push(State(web): State<Web>, reading: Reading, Form(form): Form<Browsers>) -> Result<Answer<api::Alerts>, ErrorPage> {
    let (guest, session) = (reading.own()?, reading.known.session.ok_or(HouseError::Nobody)?);
    let text = |field: Option<String>| field.unwrap_or_default();
    let done = match form.remove {
        Some(id) => web.house.unsubscribe(guest, id).await,
        None => web.house.subscribe(session, &text(form.endpoint), &text(form.key), &text(form.auth), reading.lang).await,
    };
    after(&web, &reading, done).await
}

/// Somebody gives an address for mail, or takes it back.
pub async fn mail(State(web): State<Web>, reading: Reading, Form(form): Form<MailGiven>) -> Result<Answer<api::Alerts>, ErrorPage> {
    let guest = reading.own()?;
    let done = match form.remove {
        Some(_) => web.house.no_mail(guest).await,
        None => web.house.give_address(guest, &form.mail.unwrap_or_default(), reading.lang).await,
    };
    after(&web, &reading, done).await
}

/// What a link leads back to, as it came: letters of hexadecimal numbers and nothing else.
fn token(shown: Shown) -> String {
    let token = shown.token.unwrap_or_default();
    if token.len() <= 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit()) { token } else { String::new() }
}

fn asks(reading: &Reading, place: &str, about: &'static str, does: &'static str) -> Answer<api::MailLink> {
    let title = pages::house::sentence(reading.lang, "alerts-mail");
    let page = pages::house::letter_asks(reading.lang, place, about, does);
    reading.answer((), |()| api::MailLink { done: false }, |()| (title, page))
}

fn done(reading: &Reading, says: &'static str) -> Answer<api::MailLink> {
    let title = pages::house::sentence(reading.lang, "alerts-mail");
    reading.answer((), |()| api::MailLink { done: true }, |()| (title, pages::house::letter_done(reading.lang, says)))
}

/// Where the link leads that was sent to an address: nothing is done yet, because programs that look through mail follow it.
pub async fn ask_confirm(reading: Reading, Query(shown): Query<Shown>) -> Answer<api::MailLink> {
    asks(&reading, &format!("/alerts/confirm?token={}", token(shown)), "alerts-confirm-about", "alerts-confirm")
}

/// The address is the one of whoever asked.
pub async fn confirm(State(web): State<Web>, reading: Reading, Query(shown): Query<Shown>) -> Result<Answer<api::MailLink>, ErrorPage> {
    web.house.confirm_address(&token(shown), reading.lang).await?;
    Ok(done(&reading, "alerts-confirmed"))
}

/// Where the link leads that stands in every mail.
pub async fn ask_stop(reading: Reading, Query(shown): Query<Shown>) -> Answer<api::MailLink> {
    asks(&reading, &format!("/alerts/stop?token={}", token(shown)), "alerts-stop-about", "alerts-stop")
}

/// No more mail, whoever asks with what stands in one: programs that read mail ask so too, with one click (RFC 8058).
pub async fn stop(State(web): State<Web>, reading: Reading, Query(shown): Query<Shown>) -> Result<Answer<api::MailLink>, ErrorPage> {
    web.house.stop_mail(&token(shown)).await?;
    Ok(done(&reading, "alerts-stopped"))
}
