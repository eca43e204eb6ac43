//! What comes with an address or in a form, as pages and programs send it.

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use table::Problems;

use super::Web;
use super::error::{ErrorPage, Kind};
use crate::house::HouseError;

/// The fields of a form.
pub struct Form<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Web> for Form<T> {
    type Rejection = ErrorPage;

    async fn from_request(request: Request, web: &Web) -> Result<Form<T>, ErrorPage> {
        let form = axum::Form::<T>::from_request(request, web).await;
        form.map(|form| Form(form.0)).map_err(|wrong| rejected("form", wrong.status(), wrong.body_text()))
    }
}

/// What follows the question mark of an address.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Web> for Query<T> {
    type Rejection = ErrorPage;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<Query<T>, ErrorPage> {
        let query = axum::extract::Query::<T>::from_request_parts(parts, web).await;
        query.map(|query| Query(query.0)).map_err(|wrong| rejected("query", wrong.status(), wrong.body_text()))
    }
}

/// What the reader of a body or an address could not read.
pub fn rejected(place: &str, status: StatusCode, says: String) -> ErrorPage {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Kind::TooLarge.into(),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Kind::NoType.into(),
        _ => HouseError::Wrong(Problems::one(place, says)).into(),
    }
}
