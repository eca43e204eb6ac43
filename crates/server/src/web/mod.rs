//! The house on the web: addresses, and what answers there. `app` builds the router and binds nothing, so
//! that tests can call it.

mod api;
mod decks;
mod error;
mod form;
mod guard;
mod lobby;
mod replay;
mod seen;
mod stream;
mod table;
mod upload;
mod who;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use crate::house::{Fair, House};
use guard::Guard;

pub use guard::{Limits, network};
pub use ipnet::IpNet;

/// What every handler can reach.
#[derive(Clone)]
pub struct Web {
    house: House,
    guard: Arc<Guard>,
    /// Turns at trying a deck, which asks more of the machine than any other page.
    trying: Arc<Fair>,
}

/// How the house is reached.
#[derive(Clone, Debug)]
pub struct Address {
    /// The names under which it answers, as they stand in the `Host` header.
    pub hosts: Vec<String>,
    /// Whether it is reached through TLS, so that cookies are marked.
    pub tls: bool,
    /// Proxies in front of it that are believed about whom they speak for.
    pub proxies: Vec<IpNet>,
    /// How much anybody may ask for.
    pub limits: Limits,
}

/// The largest body that is read.
const BODY: usize = 64 << 10;

/// The largest replay file that is read.
const FILE: usize = 4 << 20;

/// What is smaller is not worth compressing.
const SMALL: u64 = 1 << 10;

/// How many decks of one address can wait to be tried.
const TRYING: usize = 2;

/// The house's router.
pub fn app(house: House, address: Address) -> Router {
    let large = SizeAbove::new(SMALL);
    let web = Web { house, guard: Arc::new(Guard::new(address)), trying: Fair::new(1, TRYING) };
    Router::new()
        .route("/", get(lobby::lobby))
        .route("/new", get(lobby::new_table))
        .route("/tables", post(lobby::open))
        .route("/guests", post(lobby::guest))
        .route("/name", get(lobby::name))
        .route("/replays", post(replay::bring).layer(DefaultBodyLimit::max(FILE)))
        .route("/cards", get(lobby::all_cards))
        .route("/cards/{game}", get(lobby::cards))
        .route("/decks", get(decks::all))
        .route("/decks/{game}", get(decks::show).post(decks::change))
        .route("/language", post(lobby::language))
        .route("/rules", get(lobby::all_rules))
        .route("/rules/{game}", get(lobby::rules))
        .route("/about", get(lobby::about))
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/sit", post(table::sit))
        .route("/t/{id}/decide", post(table::decide))
        .route("/t/{id}/undo", post(table::undo))
        .route("/t/{id}/concede", post(table::concede))
        .route("/t/{id}/void", post(table::void))
        .route("/t/{id}/close", post(table::close))
        .route("/t/{id}/rematch", post(table::rematch))
        .route("/t/{id}/nonce", post(table::nonce))
        .route("/t/{id}/consent", post(table::consent))
        .route("/t/{id}/curtain", post(table::curtain))
        .route("/t/{id}/pass", post(table::pass))
        .route("/t/{id}/replay", get(replay::look))
        .route("/t/{id}/continue", post(replay::go_on))
        .route("/t/{id}/replay.json", get(replay::file))
        .layer(tower_http::timeout::TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, Duration::from_secs(30)))
        .route("/t/{id}/stream", get(stream::stream))
        .route("/house.css", get(|| file("text/css; charset=utf-8", pages::house::STYLE)))
        .route("/house.js", get(|| file("text/javascript; charset=utf-8", &pages::house::SCRIPT)))
        .route("/healthz", get(|| async { "ok" }))
        .route("/readyz", get(lobby::ready))
        .fallback(error::nowhere)
        .layer(from_fn_with_state(web.clone(), guard::watch))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CatchPanicLayer::new())
        // An event of a stream is sent at once, and not when enough has come together.
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(large.and(NotForContentType::SSE)))
        .with_state(web)
}

async fn file(kind: &'static str, text: &'static str) -> impl IntoResponse {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], text)
}
