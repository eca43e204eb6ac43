//! A file that a page sends in a form, or that a program sends as it is.

use axum::RequestExt;
use axum::extract::{FromRequest, FromRequestParts, Multipart, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use table::Problems;

use super::Web;
use super::error::Trouble;
use super::who::Reading;
use crate::house::HouseError;

/// The text of a file.
pub struct Upload(pub String);

impl FromRequest<Web> for Upload {
    type Rejection = Trouble;

    async fn from_request(request: Request, web: &Web) -> Result<Upload, Trouble> {
        let (mut parts, body) = request.into_parts();
        let Ok(reading) = Reading::from_request_parts(&mut parts, web).await;
        let wrong = |(status, says): (StatusCode, String)| {
            let too_large = status == StatusCode::PAYLOAD_TOO_LARGE;
            Trouble::new(&reading, if too_large { HouseError::TooLarge } else { HouseError::Wrong(Problems::one("file", says)) })
        };
        let form = parts.headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).is_some_and(|kind| kind.starts_with("multipart/"));
        let request = Request::from_parts(parts, body);
        if !form {
            let text: Result<String, _> = request.with_limited_body().extract().await;
            return text.map(Upload).map_err(|error| wrong((error.status(), error.body_text())));
        }
        let mut form = Multipart::from_request(request, web).await.map_err(|error| wrong((error.status(), error.body_text())))?;
        while let Some(field) = form.next_field().await.map_err(|error| wrong((error.status(), error.body_text())))? {
            if field.name() == Some("file") {
                return field.text().await.map(Upload).map_err(|error| wrong((error.status(), error.body_text())));
            }
        }
        Err(wrong((StatusCode::UNPROCESSABLE_ENTITY, "expected a file in the field 'file'".to_owned())))
    }
}
