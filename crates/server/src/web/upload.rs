//! A file that a page sends in a form, or that a program sends as it is.

use axum::RequestExt;
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use table::Message;

use super::Web;
use super::error::ErrorPage;
use super::form::rejected;
use crate::house;

/// The largest file that is read.
const FILE: usize = 4 << 20;

/// The text of a file.
pub struct Upload(pub String);

impl FromRequest<Web> for Upload {
    type Rejection = ErrorPage;

    async fn from_request(mut request: Request, web: &Web) -> Result<Upload, ErrorPage> {
        DefaultBodyLimit::max(FILE).apply(&mut request);
        let wrong = |(status, says): (StatusCode, String)| rejected("place-file", status, says);
        let form =
            request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).is_some_and(|kind| kind.starts_with("multipart/"));
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
        Err(house::wrong("place-file", &Message::new("wrong-no-file")).into())
    }
}
