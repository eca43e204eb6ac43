//! What comes with an address or in a form, as pages and programs send it.

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use table::Message;

use super::Web;
use super::error::{ErrorPage, Kind};
use crate::house::wrong;

/// The fields of a form.
pub struct Form<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Web> for Form<T> {
    type Rejection = ErrorPage;

    async fn from_request(request: Request, web: &Web) -> Result<Form<T>, ErrorPage> {
        let form = axum::Form::<T>::from_request(request, web).await;
        form.map(|form| Form(form.0)).map_err(|wrong| rejected("place-form", wrong.status(), wrong.body_text()))
    }
}

/// What follows the question mark of an address.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Web> for Query<T> {
    type Rejection = ErrorPage;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<Query<T>, ErrorPage> {
        let query = axum::extract::Query::<T>::from_request_parts(parts, web).await;
        query.map(|query| Query(query.0)).map_err(|wrong| rejected("place-address", wrong.status(), wrong.body_text()))
    }
}

/// What the reader of a body or an address could not read, and where that was. What it says of that is for whoever wrote
/// the program that sent it.
pub fn rejected(place: &'static str, status: StatusCode, says: String) -> ErrorPage {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Kind::TooLarge.into(),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Kind::NoType.into(),
        _ => wrong(place, &Message::new("wrong-unreadable").with("detail", says)).into(),
    }
}
