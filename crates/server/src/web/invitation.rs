//! Coming to a house by invitation.

use axum::extract::State;

use super::answer::Answer;
use super::error::{ErrorPage, Kind};
use super::form::{Form, Query};
use super::sent::Invited;
use super::who::Reading;
use super::{Web, api};
use crate::house::HouseError;

/// Where a code is entered.
pub async fn show(State(web): State<Web>, reading: Reading, Query(form): Query<Invited>) -> Answer<api::Invitation> {
    let needed = web.house.hosting().await.invited && reading.guest.is_none();
    let code = form.code.unwrap_or_default();
    let title = pages::house::sentence(reading.lang, "invitation-title");
    let page = |needed: bool| (title, pages::house::invitation(reading.lang, needed, &code));
    reading.answer(needed, |needed| api::Invitation { needed }, page)
}

/// Somebody comes by a code, and is a guest from then on.
pub async fn come(State(web): State<Web>, reading: Reading, Form(form): Form<Invited>) -> Result<Answer<api::Guest>, ErrorPage> {
    if let Some((_, name)) = &reading.guest {
        return Ok(reading.sent(&api::Guest { name: Some(name.clone()), token: None }, "/"));
    }
    reading.lets_in(&web)?;
    let code = form.code.filter(|code| code.len() <= 64).ok_or(Kind::NotInvited)?;
    let (guest, token) = web.house.welcome_by(&code).await?;
    let name = web.house.store().name(guest).await.map_err(HouseError::from)?;
    let session = web.guard.session(&token);
    Ok(reading.sent(&api::Guest { name, token: Some(token) }, "/").with_cookie(Some(&session)))
}
