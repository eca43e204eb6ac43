//! What changes at a table, as it happens: one stream of server-sent events.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use tokio_stream::StreamExt;
use tokio_stream::wrappers::WatchStream;

use super::Web;
use super::error::Trouble;
use super::table::seen;
use super::who::Reading;

#[derive(serde::Deserialize)]
pub struct Since {
    /// The length of the log that the reader has seen.
    at: Option<usize>,
}

/// Sends the table again whenever it has changed. A reader that says what it has seen last is only sent
/// what it has not.
pub async fn stream(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let live = web.house.table(&id).await.map_err(|error| Trouble::new(&reading, error))?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse().ok()).or(since.at);
    let Ok(open) = web.guard.streams.clone().try_acquire_owned() else {
        return Ok((StatusCode::SERVICE_UNAVAILABLE, "too many streams are open").into_response());
    };
    let guest = reading.guest.as_ref().map(|(guest, _)| *guest);
    let (lang, news) = (reading.lang, live.news());
    let mut sent = last;
    let events = WatchStream::new(news).then(move |_| {
        let live = live.clone();
        async move {
            let seating = live.seating().await;
            seen(&live, &seating, guest, lang)
        }
    });
    let mut first = true;
    let events = events.filter_map(move |page| {
        // The place is free again when the stream is dropped.
        let _ = &open;
        let known = std::mem::take(&mut first) && sent == Some(page.at);
        sent = Some(page.at);
        let html = pages::house::board(lang, &page).into_string();
        (!known).then(|| Ok::<Event, Infallible>(Event::default().event("table").id(page.at.to_string()).data(html)))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))).into_response())
}
