//! The house on the web: addresses, and what answers there. `app` builds the router and binds nothing, so
//! that tests can call it.

mod error;
mod guard;
mod lobby;
mod stream;
mod table;
mod who;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;

use crate::house::House;
use guard::Guard;

pub use guard::Limits;

/// What every handler can reach.
#[derive(Clone)]
pub struct Web {
    house: House,
    guard: Arc<Guard>,
}

/// How the house is reached.
#[derive(Clone, Debug)]
pub struct Address {
    /// The names under which it answers, as they stand in the `Host` header.
    pub hosts: Vec<String>,
    /// Whether it is reached through TLS, so that cookies are marked.
    pub tls: bool,
    /// How much anybody may ask for.
    pub limits: Limits,
}

/// The largest body that is read.
const BODY: usize = 64 << 10;

/// The house's router.
pub fn app(house: House, address: Address) -> Router {
    let web = Web { house, guard: Arc::new(Guard::new(address)) };
    Router::new()
        .route("/", get(lobby::lobby))
        .route("/new", get(lobby::new_table))
        .route("/tables", post(lobby::open))
        .route("/language", post(lobby::language))
        .route("/rules", get(lobby::all_rules))
        .route("/rules/{game}", get(lobby::rules))
        .route("/about", get(lobby::about))
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/sit", post(table::sit))
        .route("/t/{id}/decide", post(table::decide))
        .route("/t/{id}/undo", post(table::undo))
        .route("/t/{id}/concede", post(table::concede))
        .route("/t/{id}/rematch", post(table::rematch))
        .route("/t/{id}/replay.json", get(table::replay))
        .layer(tower_http::timeout::TimeoutLayer::with_status_code(axum::http::StatusCode::REQUEST_TIMEOUT, Duration::from_secs(30)))
        .route("/t/{id}/stream", get(stream::stream))
        .route("/house.css", get(|| file("text/css; charset=utf-8", pages::house::STYLE)))
        .route("/house.js", get(|| file("text/javascript; charset=utf-8", pages::house::SCRIPT)))
        .route("/healthz", get(|| async { "ok" }))
        .route("/readyz", get(lobby::ready))
        .fallback(error::nowhere)
        .layer(from_fn_with_state(web.clone(), guard::watch))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CatchPanicLayer::new())
        .with_state(web)
}

async fn file(kind: &'static str, text: &'static str) -> impl IntoResponse {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], text)
}
