//! Forms, as pages and programs send them.

use std::collections::BTreeMap;

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use table::Problems;

use super::Web;
use super::error::Trouble;
use super::who::Reading;
use crate::house::HouseError;

/// The fields of a form.
pub struct Form(pub BTreeMap<String, String>);

impl FromRequest<Web> for Form {
    type Rejection = Trouble;

    async fn from_request(request: Request, web: &Web) -> Result<Form, Trouble> {
        let (mut parts, body) = request.into_parts();
        let Ok(reading) = Reading::from_request_parts(&mut parts, web).await;
        let form = axum::Form::<BTreeMap<String, String>>::from_request(Request::from_parts(parts, body), web).await;
        form.map(|form| Form(form.0)).map_err(|wrong| {
            let too_large = wrong.status() == StatusCode::PAYLOAD_TOO_LARGE;
            let error = if too_large { HouseError::TooLarge } else { HouseError::Wrong(Problems::one("form", wrong.body_text())) };
            Trouble::new(&reading, error)
        })
    }
}
