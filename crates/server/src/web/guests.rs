//! Guests: who they are, what they are called, what they speak, and how they come to their tables.

use axum::extract::State;
use table::Lang;

use super::answer::Answer;
use super::error::ErrorPage;
use super::form::{Form, Query};
use super::sent::{From, Named, Speaks};
use super::who::Reading;
use super::{Web, api};

/// A program becomes a guest; a guest chooses its name.
pub async fn guest(State(web): State<Web>, reading: Reading, Form(form): Form<Named>) -> Result<Answer<api::Guest>, ErrorPage> {
    let (guest, token) = reading.somebody(&web).await?;
    if let Some(name) = &form.name {
        web.house.rename(guest, name).await?;
    }
    let name = web.house.store().name(guest).await?;
    let session = token.as_deref().map(|token| web.guard.session(token));
    let back = form.back.filter(|back| inside(back));
    Ok(reading.sent(&api::Guest { name, token }, back.as_deref().unwrap_or("/")).with_cookie(session.as_deref()))
}

/// What a guest is called, and where it chooses its name.
pub async fn name(reading: Reading, Query(from): Query<From>) -> Result<Answer<api::Guest>, ErrorPage> {
    let back = from.back.filter(|back| inside(back)).unwrap_or_default();
    let name = reading.guest.as_ref().map(|(_, name)| name.clone());
    let told = |name| api::Guest { name, token: None };
    Ok(reading.answer(name, told, |name| (String::new(), pages::house::name(reading.lang, &name.unwrap_or_default(), &back))))
}

/// Off to a table, with the session of a new guest.
pub fn seated(web: &Web, reading: &Reading, token: Option<String>, id: &str) -> Answer<api::Opened> {
    seated_at(web, reading, token, id, &format!("/t/{id}"))
}

/// Off to somewhere at a table, with the session of a new guest.
pub fn seated_at(web: &Web, reading: &Reading, token: Option<String>, id: &str, place: &str) -> Answer<api::Opened> {
    let session = token.as_deref().map(|token| web.guard.session(token));
    reading.sent(&api::Opened { table: id.to_owned(), token }, place).with_cookie(session.as_deref())
}

pub async fn language(State(web): State<Web>, reading: Reading, Form(form): Form<Speaks>) -> Answer<api::Spoken> {
    let lang: Lang = form.lang.and_then(|code| code.parse().ok()).unwrap_or_default();
    let back = form.back.filter(|back| inside(back));
    let cookie = web.guard.language(lang);
    reading.sent(&api::Spoken { lang: lang.code() }, back.as_deref().unwrap_or("/")).with_cookie(Some(&cookie))
}

/// Whether an address leads nowhere but into the house. Browsers read `\` as `/` and leave out tabs and line ends.
fn inside(back: &str) -> bool {
    back.starts_with('/') && !back.starts_with("//") && back.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}
