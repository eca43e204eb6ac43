//! What changes at a table, as it happens: one stream of server-sent events.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use tokio_stream::StreamExt;
use tokio_stream::wrappers::WatchStream;

use super::Web;
use super::answer::{Raw, Sends};
use super::error::{Kind, Trouble};
use super::form::Query;
use super::seen::{as_json, board, seen, version};
use super::sent::Since;
use super::who::Reading;

/// A stream of events.
pub struct Events;

impl Raw for Events {
    const TYPE: &'static str = "text/event-stream";
}

/// Sends the table again whenever it has changed. A reader that says what it has seen last is only sent
/// what it has not.
pub async fn stream(
    State(web): State<Web>,
    reading: Reading,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    headers: HeaderMap,
) -> Result<Sends<Events>, Trouble> {
    let live = web.house.table(&id).await?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).map(str::to_owned).or(since.version);
    let open = web.guard.streams.take(reading.who().address).ok_or(Kind::Unavailable)?;
    let (eye, news) = (reading.eye(), live.news());
    let events = WatchStream::new(news).then(move |_| {
        // The place is free again when the stream is dropped.
        let (live, _open) = (live.clone(), &open);
        async move {
            let seating = live.seating().await;
            if seating.lost {
                // It ends, and whoever looks comes back to the table as it can be built then.
                return None;
            }
            let page = seen(&live, &seating, eye);
            if eye.program {
                let json = serde_json::to_string(&as_json(&live, &seating, eye, page)).unwrap_or_default();
                let version = version(&json);
                return Some((json, version));
            }
            drop(seating);
            let (board, version) = board(eye.lang, &page);
            Some((board.into_string(), version))
        }
    });
    let mut sent = last;
    let events = events.map_while(|event| event).filter_map(move |(data, version)| {
        // Whoever sees no change is told nothing.
        let known = sent.as_ref() == Some(&version);
        sent = Some(version.clone());
        (!known).then(|| Ok::<Event, Infallible>(Event::default().event("table").id(version).data(data)))
    });
    Ok(Sends::new(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(20)))))
}
