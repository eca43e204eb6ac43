//! The door: which names the house answers to, who may change something, how much anybody may ask for, and
//! what browsers are told about the pages.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{AUTHORIZATION, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::Semaphore;

use super::{Address, Web};

/// How much anybody may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests a second from one address, with bursts of ten times as many.
    pub requests: u32,
    /// Streams that are open at once in all.
    pub streams: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { requests: 50, streams: 8192 }
    }
}

/// Whoever stands at the door.
pub struct Guard {
    address: Address,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    /// Streams that may still be opened.
    pub streams: Arc<Semaphore>,
}

impl Guard {
    pub fn new(address: Address) -> Guard {
        let second = NonZeroU32::new(address.limits.requests).unwrap_or(NonZeroU32::MIN);
        let burst = second.saturating_mul(NonZeroU32::new(10).unwrap_or(NonZeroU32::MIN));
        let requests = RateLimiter::keyed(Quota::per_second(second).allow_burst(burst));
        let streams = Arc::new(Semaphore::new(address.limits.streams));
        Guard { address, requests, streams }
    }

    /// A cookie for a year, for this house alone.
    pub fn cookie(&self, name: &str, value: &str, hidden: bool) -> String {
        let hidden = if hidden { "; HttpOnly" } else { "" };
        let secure = if self.address.tls { "; Secure" } else { "" };
        format!("{name}={value}; Path=/; Max-Age=31536000; SameSite=Lax{hidden}{secure}")
    }

    fn known(&self, headers: &HeaderMap) -> bool {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        self.address.hosts.iter().any(|known| known.eq_ignore_ascii_case(host))
    }

    /// Whether a change comes from a page of the house, or from a program that shows its token.
    fn own(&self, headers: &HeaderMap) -> bool {
        let scheme = if self.address.tls { "https" } else { "http" };
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        match headers.get(ORIGIN) {
            Some(origin) => origin.to_str().is_ok_and(|origin| origin.eq_ignore_ascii_case(&format!("{scheme}://{host}"))),
            None => headers.get("sec-fetch-site").map_or(headers.contains_key(AUTHORIZATION), |site| site == "same-origin"),
        }
    }
}

/// What browsers are told: nothing from elsewhere, nothing inside another page.
const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; \
         base-uri 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// Looks at every request before anybody else does.
pub async fn watch(State(web): State<Web>, request: Request, next: Next) -> Response {
    let mut answer = match refusal(&web.guard, &request) {
        Some((status, says)) => (status, says).into_response(),
        None => next.run(request).await,
    };
    for (name, value) in HEADERS {
        answer.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    answer
}

fn refusal(guard: &Guard, request: &Request) -> Option<(StatusCode, &'static str)> {
    let headers = request.headers();
    if !guard.known(headers) {
        return Some((StatusCode::MISDIRECTED_REQUEST, "this house does not answer to that name; start it with --host NAME"));
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes && !guard.own(headers) {
        return Some((StatusCode::FORBIDDEN, "changes are made from the pages of this house, or with a token"));
    }
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>().map_or(Ipv4Addr::LOCALHOST.into(), |info| info.0.ip());
    if guard.requests.check_key(&address).is_err() {
        return Some((StatusCode::TOO_MANY_REQUESTS, "too many requests; wait a moment"));
    }
    None
}
