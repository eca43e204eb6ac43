//! What does not work is told as a page, or as JSON to programs.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use pages::house::Row;

use super::api::Refused;
use super::seen::stage;
use super::who::Reading;
use crate::house::{HouseError, Quota};
use crate::store::{Held, StoreError};

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
        HouseError::NotGoing | HouseError::Taken | HouseError::GoneOn | HouseError::Frozen => StatusCode::CONFLICT,
        HouseError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        HouseError::Full(_) | HouseError::Quota(_) => StatusCode::TOO_MANY_REQUESTS,
        HouseError::Refused(_) | HouseError::Wrong(_) | HouseError::Name(_) => StatusCode::UNPROCESSABLE_ENTITY,
        HouseError::Store(_) | HouseError::Broken(_) => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let status = status(&self.error);
        let says = if let HouseError::Store(StoreError::ReadOnly(_)) = &self.error {
            // Whoever writes has said why; here it would be said for everybody who asks.
            pages::house::read_only_words(self.reading.lang)
        } else if status == StatusCode::SERVICE_UNAVAILABLE {
            tracing::error!(error = %self.error, "the house could not answer");
            "the house cannot answer now; try again".to_owned()
        } else {
            match &self.error {
                HouseError::Name(fault) => fault.says(self.reading.lang),
                error => error.to_string(),
            }
        };
        let rule =
            if let HouseError::Refused(refusal) = &self.error { refusal.reason().map(|reason| reason.rule.to_string()) } else { None };
        if let HouseError::Quota(quota) = &self.error {
            return full(&self.reading, status, quota);
        }
        told(&self.reading, status, says, rule)
    }
}

/// Says to somebody that it has as many tables as it can have, and which: its own, not those of others.
fn full(reading: &Reading, status: StatusCode, quota: &Quota) -> Response {
    let own = reading.guest.as_ref().is_some_and(|(guest, _)| *guest == quota.guest);
    let held = match quota.held {
        _ if !own => "quota-other",
        Held::Playing => "quota-playing",
        Held::Open => "quota-open",
        Held::Brought => "quota-brought",
    };
    let tables = quota.tables.iter().filter(|_| own).cloned();
    let error = pages::house::quota_says(reading.lang, held, quota.most);
    if reading.json || reading.fragment {
        let close = own.then(|| tables.map(|table| format!("/t/{}", table.id)).collect());
        return reading.json(status, &Refused { error, rule: None, close });
    }
    let rows: Vec<Row> = tables
        .map(|table| Row {
            id: table.id,
            game: table.game,
            sitters: table.sitters,
            stage: stage(table.stage),
            frozen: table.frozen,
            won: None,
        })
        .collect();
    reading.page(status, "", &pages::house::quota(reading.lang, &error, &rows))
}

/// Says it to a person or to a program.
fn told(reading: &Reading, status: StatusCode, error: String, rule: Option<String>) -> Response {
    if reading.json || reading.fragment {
        return reading.json(status, &Refused { error, rule, close: None });
    }
    reading.page(status, "", &pages::house::trouble(reading.lang, &error))
}

/// Nothing is here.
pub async fn nowhere(reading: Reading) -> Response {
    told(&reading, StatusCode::NOT_FOUND, "there is nothing at this address".to_owned(), None)
}
