//! What changes at a table, as it happens: one stream of server-sent events.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, HeaderName};
use pages::Known;
use tokio::time::{Instant, interval_at};
use tokio_stream::StreamExt;
use tokio_stream::wrappers::WatchStream;

use super::answer::{Raw, Sends};
use super::error::{ErrorPage, Kind};
use super::form::Query;
use super::look::look;
use super::sent::Since;
use super::table::At;
use super::talk;
use crate::house::{Look, Part};

/// A stream of events.
pub struct Events;

impl Raw for Events {
    const TYPE: &'static str = "text/event-stream";
}

/// What comes by a stream: the table, if it can be shown, or something that was said there.
enum Come {
    Look(Option<Arc<Look>>),
    Said(Bytes),
}

impl Come {
    /// Nothing of a table that cannot be shown, and nothing after that.
    fn there(self) -> Option<Come> {
        if matches!(self, Come::Look(None)) { None } else { Some(self) }
    }
}

/// What whoever is between is told: an event is passed on at once, and nothing is kept.
pub const STREAMED: [(HeaderName, &str); 2] = [(CACHE_CONTROL, "no-cache"), (HeaderName::from_static("x-accel-buffering"), "no")];

/// How often something is sent that means nothing, so that whoever is between does not take the stream for dead.
pub const ALIVE: Duration = Duration::from_secs(20);

/// What the time of the house is.
fn time(now: i64) -> Bytes {
    format!("event: time\ndata: {now}\n\n").into()
}

/// Sends the table again whenever it has changed. A reader that says what it has seen last is only sent
/// what it has not. What is said there has events of its own in between, for which no table is drawn.
pub async fn stream(Query(since): Query<Since>, headers: HeaderMap, at: At) -> Result<Sends<Events>, ErrorPage> {
    let At { web, reading, live } = at;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).map(str::to_owned).or(since.version);
    let open = web.guard.streams.take(reading.who().address).ok_or(Kind::Unavailable)?;
    let (eye, news, reading) = (reading.eye(), live.news(), Arc::new(reading));
    let said = talk::events(&web, Some(live.clone()), reading.clone(), since.said).await;
    let stay = match eye.guest {
        Some(guest) => web.house.stays(&live, guest).await,
        None => None,
    };
    let timed = live.seating().await.terms.is_some();
    let house = web.house.clone();
    let looks = WatchStream::new(news).then(move |_| {
        // The place is free again when the stream is dropped.
        let (web, live, reading, _open, _stay) = (web.clone(), live.clone(), reading.clone(), &open, &stay);
        // If it cannot be shown the stream ends, and whoever looks comes back to the table as it can be built then; and so it
        // does if whoever looks is not let in any more, or not as the one that it was.
        async move { if reading.holds(&web).await { look(&web, &live, eye, Part::Table).await.ok() } else { None } }
    });
    let mut sent: Option<Arc<Look>> = None;
    let events = looks.map(Come::Look).merge(said.map(Come::Said)).map_while(Come::there).filter_map(move |come| {
        let look = match come {
            Come::Look(look) => look?,
            Come::Said(said) => return Some(said),
        };
        let version = sent.as_ref().map(|sent| &sent.version).or(last.as_ref());
        // It has what it says that it has, and from then on what it was sent.
        let has = || sent.as_ref().map(|sent| Known::of(&sent.text)).or_else(|| since.has.as_deref().map(Known::said));
        // Whoever sees no change is told nothing.
        let news = (version != Some(&look.version)).then(|| Bytes::from_owner(look.since(version, has)));
        // What is shown of clocks is as it was then: with it goes what the time is now.
        let news = if timed { Some([time(house.now()), news.unwrap_or_default()].concat().into()) } else { news };
        sent = Some(look);
        news
    });
    let alive = events.timeout_repeating(interval_at(Instant::now() + ALIVE, ALIVE));
    let bytes = alive.map(|event| Ok::<Bytes, Infallible>(event.unwrap_or(Bytes::from_static(b":\n\n"))));
    Ok(Sends::new((STREAMED, Body::from_stream(bytes))))
}
