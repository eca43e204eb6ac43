//! What does not work is told as a page, or as JSON to programs.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::who::Reading;
use crate::house::HouseError;

/// Something that did not work, for whoever asked.
pub struct Trouble {
    reading: Reading,
    error: HouseError,
}

impl Trouble {
    pub fn new(reading: &Reading, error: impl Into<HouseError>) -> Trouble {
        Trouble { reading: reading.clone(), error: error.into() }
    }
}

fn status(error: &HouseError) -> StatusCode {
    match error {
        HouseError::NoTable | HouseError::NoGame => StatusCode::NOT_FOUND,
        HouseError::NotYours => StatusCode::FORBIDDEN,
        HouseError::NotGoing | HouseError::Taken | HouseError::GoneOn => StatusCode::CONFLICT,
        HouseError::Refused(_) | HouseError::Wrong(_) => StatusCode::UNPROCESSABLE_ENTITY,
        HouseError::Store(_) | HouseError::Broken(_) => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let status = status(&self.error);
        let says = if status == StatusCode::SERVICE_UNAVAILABLE {
            tracing::error!(error = %self.error, "the house could not answer");
            "the house cannot answer now; try again".to_owned()
        } else {
            self.error.to_string()
        };
        self.reading.answer(status, &json!({ "error": says }), |lang| pages::house::trouble(lang, &says))
    }
}

/// Nothing is here.
pub async fn nowhere(reading: Reading) -> Response {
    let says = "there is nothing at this address";
    reading.answer(StatusCode::NOT_FOUND, &json!({ "error": says }), |lang| pages::house::trouble(lang, says))
}
