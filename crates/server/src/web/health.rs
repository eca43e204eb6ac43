//! What probes are told: whether the house lives, and whether it can answer.

use axum::extract::State;
use axum::http::StatusCode;

use super::answer::Answer;
use super::error::ErrorPage;
use super::who::Reading;
use super::{Web, api};

/// Whether the house lives.
pub async fn health(reading: Reading) -> Answer<api::Health> {
    well(&reading, "ok")
}

/// Whether the house can do all that it is for; if not, why.
pub async fn ready(State(web): State<Web>, reading: Reading) -> Result<Answer<api::Health>, ErrorPage> {
    web.house.store().ready().await.map_err(|error| ErrorPage::unwell(&error))?;
    Ok(well(&reading, "ready"))
}

/// What probes are told: one word.
fn well(reading: &Reading, status: &'static str) -> Answer<api::Health> {
    if reading.json { Answer::made(reading.json(StatusCode::OK, &api::Health { status })) } else { Answer::made(status) }
}
