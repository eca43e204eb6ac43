//! The door: which names the house answers to, who may change something, how much anybody may ask for, and
//! what browsers are told about the pages.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, ORIGIN, STRICT_TRANSPORT_SECURITY};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use ipnet::IpNet;
use table::Lang;

use super::error::{ErrorPage, Kind, tell};
use super::who::{ASKED, DEVICE, LANGUAGE, Reading, SESSION, token};
use super::{Address, Web};
use crate::house::{Place, hashed};
use crate::serve::{Places, home};

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
    /// Streams that are open at once from one address.
    pub streams_each: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { requests: 50, changes: 20, newcomers: 30, streams: 8192, streams_each: 256 }
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
    pub streams: Places,
}

/// After so many requests, whoever has not come for a while is forgotten.
const FORGET: u64 = 10_000;

impl Guard {
    pub fn new(address: Address) -> Guard {
        let some = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let second = |number: u32| Quota::per_second(some(number)).allow_burst(some(number.saturating_mul(10)));
        let Limits { requests, changes, newcomers, streams, streams_each } = address.limits;
        Guard {
            requests: RateLimiter::keyed(second(requests)),
            changes: RateLimiter::keyed(second(changes)),
            newcomers: RateLimiter::keyed(Quota::per_minute(some(newcomers))),
            asked: AtomicU64::new(0),
            streams: Places::new(streams, streams_each),
            address,
        }
    }

    /// Whether one more guest or file may come from an address.
    pub fn lets_in(&self, address: IpAddr) -> bool {
        self.newcomers.check_key(&address).is_ok()
    }

    /// The address that a request comes from. Every proxy adds whom it was asked by at the end of a list, which is
    /// read from there for as long as whoever wrote it is trusted; before that anybody can have written anything.
    pub fn caller(&self, request: &Request) -> IpAddr {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map_or(Ipv4Addr::LOCALHOST.into(), |info| info.0.ip());
        let lists = request.headers().get_all("x-forwarded-for").iter().map(|list| list.to_str().unwrap_or_default());
        let named: Vec<&str> = lists.flat_map(|list| list.split(',')).map(str::trim).collect();
        let mut caller = peer.to_canonical();
        for named in named.into_iter().rev() {
            let trusted = self.address.proxies.iter().any(|proxies| proxies.contains(&caller));
            let Some(named) = named.parse::<IpAddr>().ok().filter(|_| trusted) else { break };
            caller = named.to_canonical();
        }
        home(caller)
    }

    /// Whether an address and a session ask for too much.
    fn rate_limited(&self, caller: IpAddr, request: &Request, changes: bool) -> bool {
        if self.asked.fetch_add(1, Ordering::Relaxed) % FORGET == FORGET - 1 {
            self.requests.retain_recent();
            self.changes.retain_recent();
            self.newcomers.retain_recent();
        }
        let session = token(request.headers()).filter(|_| changes).map(hashed);
        self.requests.check_key(&caller).is_err() || session.is_some_and(|session| self.changes.check_key(&session).is_err())
    }

    /// The beginning of every address, as whoever asks has reached the house.
    pub fn origin(&self, reading: &Reading) -> String {
        format!("{}://{}", self.scheme(), reading.host)
    }

    fn scheme(&self) -> &'static str {
        if self.address.tls { "https" } else { "http" }
    }

    /// The cookie of a session, which scripts do not see.
    pub fn session(&self, token: &str) -> String {
        self.cookie(SESSION, token, true)
    }

    /// The cookie of a session that is over.
    pub fn no_session(&self) -> String {
        self.cookie(SESSION, "", true).replace("Max-Age=31536000", "Max-Age=0")
    }

    /// The cookie of a browser from which somebody has signed in.
    pub fn device(&self, token: &str) -> String {
        self.cookie(DEVICE, token, true)
    }

    /// The cookie of a browser that was asked for a passkey: for a few minutes, and for what comes from the house's own
    /// pages alone.
    pub fn asked(&self, token: &str) -> String {
        self.cookie(ASKED, token, true).replace("Max-Age=31536000", "Max-Age=300").replace("SameSite=Lax", "SameSite=Strict")
    }

    /// Where the house was reached, if passkeys can be made for it.
    pub fn place(&self, reading: &Reading) -> Option<Place> {
        Place::of(&reading.host, self.address.tls)
    }

    /// The cookie of a language.
    pub fn language(&self, lang: Lang) -> String {
        self.cookie(LANGUAGE, lang.code(), false)
    }

    /// A cookie that keeps something for whoever reads.
    pub fn keeps(&self, name: &str, value: &str) -> String {
        self.cookie(name, value, true)
    }

    /// A cookie for a year, for this house alone.
    fn cookie(&self, name: &str, value: &str, hidden: bool) -> String {
        let hidden = if hidden { "; HttpOnly" } else { "" };
        let secure = if self.address.tls { "; Secure" } else { "" };
        let own = if self.address.tls { OWN } else { "" };
        format!("{own}{name}={value}; Path=/; Max-Age=31536000; SameSite=Lax{hidden}{secure}")
    }

    /// Whether the house answers to the name by which it was asked.
    fn known(&self, request: &Request) -> bool {
        host(request).is_some_and(|host| self.address.hosts.iter().any(|known| known.eq_ignore_ascii_case(host)))
    }

    /// Whether a change comes from a page of the house, or from a program that shows its token.
    fn own(&self, request: &Request) -> bool {
        let headers = request.headers();
        let (scheme, host) = (self.scheme(), host(request).unwrap_or_default());
        match headers.get(ORIGIN) {
            Some(origin) => origin.to_str().is_ok_and(|origin| origin.eq_ignore_ascii_case(&format!("{scheme}://{host}"))),
            None => headers.get("sec-fetch-site").map_or(headers.contains_key(AUTHORIZATION), |site| site == "same-origin"),
        }
    }
}

/// The name by which the house was asked. A request that names two is taken for one thing by a proxy and for another
/// here, so it is none.
fn host(request: &Request) -> Option<&str> {
    let mut named = request.headers().get_all(HOST).iter();
    let host = named.next()?.to_str().ok()?;
    let agrees = request.uri().authority().is_none_or(|target| target.as_str().eq_ignore_ascii_case(host));
    (named.next().is_none() && agrees).then_some(host)
}

/// Reads an address, or a network as in `10.0.0.0/8`.
pub fn network(text: &str) -> Result<IpNet, String> {
    let one = text.parse::<IpAddr>().map(IpNet::from);
    one.or_else(|_| text.parse()).map_err(|_| format!("'{text}' is no address and no network; write 10.0.0.7 or 10.0.0.0/8"))
}

/// What browsers are told: nothing from elsewhere, nothing inside another page.
const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
         form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// Programs that read mail end it with one click, from no page: what stands in the address is all that it takes.
pub(super) const ENDS_MAIL: &str = "/alerts/stop";

/// What browsers are told of a house behind TLS: for a year there is no other way to it, nor to what is named below it.
const STRICT: HeaderValue = HeaderValue::from_static("max-age=31536000; includeSubDomains");

/// How the names of cookies begin behind TLS: browsers let nobody else set such a one, no neighbour under the same domain
/// and nobody on the wire.
const OWN: &str = "__Host-";

/// Behind TLS only cookies count that the house alone can have set; from here on they have their plain names.
fn keep_own_cookies(headers: &mut HeaderMap) {
    let all = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok()).flat_map(|header| header.split(';'));
    let own: Vec<&str> = all.filter_map(|pair| pair.trim().strip_prefix(OWN)).collect();
    let own = HeaderValue::from_str(&own.join("; "));
    headers.remove(COOKIE);
    if let Ok(own) = own {
        headers.insert(COOKIE, own);
    }
}

/// Looks at every request before anybody else does, and tells whatever did not work.
pub async fn watch(State(web): State<Web>, mut request: Request, next: Next) -> Response {
    if web.guard.address.tls {
        keep_own_cookies(request.headers_mut());
    }
    let caller = web.guard.caller(&request);
    let mut reading = Reading::stranger(request.headers(), request.uri(), Some(Caller(caller)));
    let let_in = match refusal(&web.guard, caller, &request) {
        Some(kind) => Err(ErrorPage::from(kind)),
        None => reading.recognise(&web, request.headers()).await,
    };
    let hosting = web.house.hosting().await;
    reading.notice = hosting.notice(reading.lang).map(str::to_owned);
    reading.count_turns(&web, request.method(), request.uri().path()).await;
    let let_in = let_in.and_then(|()| {
        // What the page that says so is made of, and what probes ask, everybody may have.
        let open = ["/house.css", "/house.js", "/healthz", "/readyz", "/language"].contains(&request.uri().path());
        let guest = reading.guest.as_ref().map(|(guest, _)| *guest);
        let ban = hosting.ban(guest, Some(caller)).filter(|_| !open);
        ban.map_or(Ok(()), |ban| Err(ErrorPage::banned(ban)))
    });
    let answer = match let_in {
        Err(trouble) => trouble.into_response(),
        Ok(()) => {
            request.extensions_mut().insert(reading.clone());
            next.run(request).await
        }
    };
    let mut answer = tell(&web, &reading, answer);
    for (name, value) in HEADERS {
        answer.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if web.guard.address.tls {
        answer.headers_mut().insert(STRICT_TRANSPORT_SECURITY, STRICT);
    }
    answer
}

fn refusal(guard: &Guard, caller: IpAddr, request: &Request) -> Option<Kind> {
    let headers = request.headers();
    // Whoever watches over the machine asks by number, and often; nothing is done for it.
    let watches = |path: &str| request.uri().path() == path && request.method() == Method::GET;
    if watches("/healthz") {
        return None;
    }
    if !guard.known(request) && !watches("/readyz") {
        return Some(Kind::OtherHost);
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let ends_mail = request.uri().path() == ENDS_MAIL && request.method() == Method::POST;
    if changes && !ends_mail && !guard.own(request) {
        // Whoever shows neither a page nor a token is a program that forgot the token.
        let page = headers.contains_key(ORIGIN) || headers.contains_key("sec-fetch-site");
        return Some(if page { Kind::OtherOrigin } else { Kind::NoToken });
    }
    guard.rate_limited(caller, request, changes).then_some(Kind::TooOften)
}
