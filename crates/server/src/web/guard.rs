//! The door: which names the house answers to, who may change something, how much anybody may ask for, and
//! what browsers are told about the pages.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{AUTHORIZATION, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::Semaphore;

use super::who::token;
use super::{Address, Web};
use crate::house::hashed;

/// How much anybody may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests a second from one address, with bursts of ten times as many.
    pub requests: u32,
    /// Changes a second from one session, with bursts of ten times as many.
    pub changes: u32,
    /// New guests, and replay files that are brought, a minute from one address.
    pub newcomers: u32,
    /// Streams that are open at once in all.
    pub streams: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { requests: 50, changes: 20, newcomers: 30, streams: 8192 }
    }
}

/// The address that a request comes from.
#[derive(Clone, Copy, Debug)]
pub struct Caller(pub IpAddr);

/// Whoever stands at the door.
pub struct Guard {
    address: Address,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    changes: DefaultKeyedRateLimiter<[u8; 32]>,
    newcomers: DefaultKeyedRateLimiter<IpAddr>,
    asked: AtomicU64,
    /// Streams that may still be opened.
    pub streams: Arc<Semaphore>,
}

/// After so many requests, whoever has not come for a while is forgotten.
const FORGET: u64 = 10_000;

impl Guard {
    pub fn new(address: Address) -> Guard {
        let some = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let second = |number: u32| Quota::per_second(some(number)).allow_burst(some(number.saturating_mul(10)));
        let Limits { requests, changes, newcomers, streams } = address.limits;
        Guard {
            requests: RateLimiter::keyed(second(requests)),
            changes: RateLimiter::keyed(second(changes)),
            newcomers: RateLimiter::keyed(Quota::per_minute(some(newcomers))),
            asked: AtomicU64::new(0),
            streams: Arc::new(Semaphore::new(streams)),
            address,
        }
    }

    /// Whether one more guest or file may come from an address.
    pub fn lets_in(&self, address: IpAddr) -> bool {
        self.newcomers.check_key(&address).is_ok()
    }

    /// The address that a request comes from: behind a proxy that speaks TLS, the one that it names last.
    fn caller(&self, request: &Request) -> IpAddr {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map_or(Ipv4Addr::LOCALHOST.into(), |info| info.0.ip());
        let named = request.headers().get_all("x-forwarded-for").iter().next_back().and_then(|named| named.to_str().ok());
        let named = named.filter(|_| self.address.tls).and_then(|named| named.rsplit(',').next()?.trim().parse().ok());
        match named.unwrap_or(peer) {
            // Whoever has one address of the sixth version has as many as it likes with the same first half.
            IpAddr::V6(address) => IpAddr::V6((u128::from(address) >> 64 << 64).into()),
            address => address,
        }
    }

    /// Whether an address and a session ask for too much.
    fn too_much(&self, caller: IpAddr, request: &Request, changes: bool) -> bool {
        if self.asked.fetch_add(1, Ordering::Relaxed) % FORGET == FORGET - 1 {
            self.requests.retain_recent();
            self.changes.retain_recent();
            self.newcomers.retain_recent();
        }
        let session = token(request.headers()).filter(|_| changes).map(hashed);
        self.requests.check_key(&caller).is_err() || session.is_some_and(|session| self.changes.check_key(&session).is_err())
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
pub async fn watch(State(web): State<Web>, mut request: Request, next: Next) -> Response {
    let caller = web.guard.caller(&request);
    request.extensions_mut().insert(Caller(caller));
    let mut answer = match refusal(&web.guard, caller, &request) {
        Some((status, says)) => (status, says).into_response(),
        None => next.run(request).await,
    };
    for (name, value) in HEADERS {
        answer.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    answer
}

fn refusal(guard: &Guard, caller: IpAddr, request: &Request) -> Option<(StatusCode, &'static str)> {
    let headers = request.headers();
    if !guard.known(headers) {
        return Some((StatusCode::MISDIRECTED_REQUEST, "this house does not answer to that name; start it with --host NAME"));
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes && !guard.own(headers) {
        return Some((StatusCode::FORBIDDEN, "changes are made from the pages of this house, or with a token"));
    }
    if guard.too_much(caller, request, changes) {
        return Some((StatusCode::TOO_MANY_REQUESTS, "too many requests; wait a moment"));
    }
    None
}
