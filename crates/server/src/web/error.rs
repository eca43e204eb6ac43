//! What does not work is told as a page, or as JSON to programs.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::api::Refused;
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
        HouseError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        HouseError::Full(_) => StatusCode::TOO_MANY_REQUESTS,
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
        let rule =
            if let HouseError::Refused(refusal) = &self.error { refusal.reason().map(|reason| reason.rule.to_string()) } else { None };
        told(&self.reading, status, says, rule)
    }
}

/// Says it to a person or to a program.
fn told(reading: &Reading, status: StatusCode, error: String, rule: Option<String>) -> Response {
    if reading.json || reading.fragment {
        return reading.json(status, &Refused { error, rule });
    }
    reading.page(status, "", &pages::house::trouble(reading.lang, &error))
}

/// Nothing is here.
pub async fn nowhere(reading: Reading) -> Response {
    told(&reading, StatusCode::NOT_FOUND, "there is nothing at this address".to_owned(), None)
}
