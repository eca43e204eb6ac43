//! The hosts' desk: a listener of its own, away from the house, where those who run it see to it, and where it is watched.
//! The command line asks the same router, over the wire while the house is open and in its own process while it is closed.

mod desk;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

pub use axum::Router;
use axum::body::{Body, HttpBody};
use axum::extract::{DefaultBodyLimit, Form, Path, Request, State};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE, HOST, HeaderValue, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use table::Lang;
use tower::ServiceExt;

use crate::house::{House, HouseError, hashed};
use crate::web::answer::wants_json;
use crate::web::who::{bearer, cookie, language};
use crate::web::{Limits, Metrics, gauge, network};

/// The cookie of a host.
const SESSION: &str = "fixer-host";

/// The largest form.
const BODY: usize = 16 << 10;

/// What the desk needs.
#[derive(Clone)]
pub struct Desk {
    /// The house.
    pub house: House,
    /// What is counted there.
    pub metrics: Arc<Metrics>,
    /// How much anybody may ask for there.
    pub limits: Limits,
    /// The names under which the desk answers.
    pub hosts: Vec<String>,
    /// What programs of the same machine show instead of the hosts' token.
    pub secret: String,
    /// Whether figures are told to whoever reaches the desk.
    pub open: bool,
    /// Since when the house is open.
    pub begun: Instant,
}

impl Desk {
    /// Whether somebody is a host.
    async fn knows(&self, headers: &HeaderMap) -> bool {
        let Some(shown) = bearer(headers).or_else(|| cookie(headers, SESSION)).filter(|shown| !shown.is_empty()) else { return false };
        hashed(shown) == hashed(&self.secret) || self.house.hosting().await.knows(shown)
    }
}

/// The desk's router.
pub fn app(desk: Desk) -> Router {
    Router::new()
        .route("/", get(show))
        .route("/login", post(login))
        .route("/metrics", get(metrics))
        .route("/house.css", get(style))
        .route("/{act}", post(act))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn_with_state(desk.clone(), watch))
        .with_state(desk)
}

/// What browsers are told: nothing from elsewhere, nothing inside another page, nothing kept.
const HEADERS: [(&str, &str); 5] = [
    ("content-security-policy", "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"),
    ("x-content-type-options", "nosniff"),
    // Without a referrer a browser would not say of which origin a form is.
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Lets in whoever asks by a name of the desk and, for changes, from a page of it or with a token.
async fn watch(State(desk): State<Desk>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default().to_owned();
    let known = desk.hosts.iter().any(|known| known.eq_ignore_ascii_case(&host));
    let own = match headers.get(ORIGIN) {
        Some(origin) => origin.to_str().is_ok_and(|origin| origin.eq_ignore_ascii_case(&format!("http://{host}"))),
        None => headers.contains_key(AUTHORIZATION),
    };
    let mut answer = if !known {
        StatusCode::MISDIRECTED_REQUEST.into_response()
    } else if *request.method() != Method::GET && !own {
        StatusCode::FORBIDDEN.into_response()
    } else {
        next.run(request).await
    };
    for (name, value) in HEADERS {
        answer.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

fn page(status: StatusCode, lang: Lang, body: &maud::Markup) -> Response {
    (status, [(CONTENT_TYPE, "text/html; charset=utf-8")], pages::house::hosts_page(lang, body).into_string()).into_response()
}

fn json(status: StatusCode, value: &serde_json::Value) -> Response {
    (status, [(CONTENT_TYPE, "application/json")], value.to_string()).into_response()
}

/// Whoever is no host is asked for the token.
fn stranger(headers: &HeaderMap, wrong: bool) -> Response {
    let lang = language(headers);
    if wants_json(headers) {
        return json(StatusCode::UNAUTHORIZED, &serde_json::json!({ "error": pages::house::sentence(lang, "host-wrong-token") }));
    }
    page(StatusCode::UNAUTHORIZED, lang, &pages::house::host_login(lang, wrong))
}

/// The desk with all that is on it.
async fn show(State(desk): State<Desk>, headers: HeaderMap) -> Response {
    if !desk.knows(&headers).await {
        return stranger(&headers, false);
    }
    shown(&desk, &headers, StatusCode::OK, None).await
}

async fn shown(desk: &Desk, headers: &HeaderMap, status: StatusCode, told: Option<String>) -> Response {
    let lang = language(headers);
    let on_it = match desk.read(lang, told).await {
        Ok(on_it) => on_it,
        Err(error) => return json(StatusCode::SERVICE_UNAVAILABLE, &serde_json::json!({ "error": error.to_string() })),
    };
    if wants_json(headers) { json(status, &desk::told(&on_it)) } else { page(status, lang, &pages::house::hosts(lang, &on_it)) }
}

/// A host shows the token.
async fn login(State(desk): State<Desk>, headers: HeaderMap, Form(form): Form<BTreeMap<String, String>>) -> Response {
    let token = form.get("token").map(|token| token.trim()).unwrap_or_default();
    if !desk.house.hosting().await.knows(token) {
        tracing::warn!(target: "security", "somebody who is no host could not come to the desk");
        return stranger(&headers, true);
    }
    let mut answer = Redirect::to("/").into_response();
    if let Ok(cookie) = HeaderValue::from_str(&format!("{SESSION}={token}; Path=/; Max-Age=604800; SameSite=Strict; HttpOnly")) {
        answer.headers_mut().insert(SET_COOKIE, cookie);
    }
    answer
}

/// A number of a form; nothing if it is empty.
fn number<N: std::str::FromStr>(form: &BTreeMap<String, String>, name: &str) -> Result<Option<N>, HouseError> {
    let text = form.get(name).map(|text| text.trim()).filter(|text| !text.is_empty());
    text.map(|text| text.parse().map_err(|_| HouseError::Unsettled)).transpose()
}

/// What a host does; what there is to tell once.
async fn done(house: &House, act: &str, form: &BTreeMap<String, String>) -> Result<Option<(&'static str, String)>, HouseError> {
    let text = |name: &str| form.get(name).map(String::as_str).unwrap_or_default();
    let id = || number::<i64>(form, "id").and_then(|id| id.ok_or(HouseError::Unsettled));
    match act {
        "set" => house.set(text("key"), text("value")).await?,
        "invite" => {
            let (uses, days) = (number(form, "uses")?.unwrap_or(1), number(form, "days")?);
            return Ok(Some(("code", house.invite(text("note"), uses, days).await?)));
        }
        "withdraw" => house.withdraw(id()?).await?,
        "ban" => {
            let range = Some(text("range").trim()).filter(|range| !range.is_empty());
            let range = range.map(|range| network(range).map_err(|_| HouseError::Unsettled)).transpose()?;
            house.ban(number(form, "guest")?, range, text("reason"), number(form, "days")?).await?;
        }
        "unban" => house.unban(id()?).await?,
        "sessions" => match (number(form, "guest")?, text("all")) {
            (Some(guest), "") => house.end_sessions(Some(guest)).await?,
            (None, "yes") => house.end_sessions(None).await?,
            _ => return Err(HouseError::Unsettled),
        },
        "settle" => house.settle_report(id()?).await?,
        "event" => {
            let (event, entrant) =
                (text("event").trim(), || number(form, "entrant").and_then(|number| number.ok_or(HouseError::Unsettled)));
            match text("do") {
                "start" => house.start_event(event, None).await?,
                "remove" => house.remove_entrant(event, None, entrant()?, false).await?,
                "forfeit" => house.remove_entrant(event, None, entrant()?, true).await?,
                "end" => house.end_event(event, None).await?,
                _ => return Err(HouseError::Unsettled),
            }
        }
        "token" => return Ok(Some(("token", house.host_token().await?))),
        _ => return Err(HouseError::NoLine),
    }
    Ok(None)
}

/// A host does something.
async fn act(
    State(desk): State<Desk>,
    Path(act): Path<String>,
    headers: HeaderMap,
    Form(form): Form<BTreeMap<String, String>>,
) -> Response {
    if !desk.knows(&headers).await {
        return stranger(&headers, false);
    }
    let lang = language(&headers);
    let done = done(&desk.house, &act, &form).await;
    if !matches!(done, Err(HouseError::NoLine)) {
        // Whom or what it was about, and nothing else that was typed.
        let about = ["key", "id", "guest", "range", "all"].into_iter().filter_map(|name| form.get(name)).find(|value| !value.is_empty());
        let about = about.map(String::as_str);
        tracing::info!(target: "security", act, about, done = done.is_ok(), "a host did something");
    }
    match done {
        Ok(told) if wants_json(&headers) => {
            let told: BTreeMap<&str, String> = told.into_iter().collect();
            json(StatusCode::OK, &serde_json::json!({ "done": act, "told": told }))
        }
        Ok(None) => Redirect::to("/").into_response(),
        Ok(Some((_, told))) => {
            let says = pages::house::say(lang, &table::Message::new("host-invited-by").with("code", told));
            shown(&desk, &headers, StatusCode::OK, Some(says)).await
        }
        Err(error) => {
            let status = match error {
                HouseError::NoLine | HouseError::NoEvent => StatusCode::NOT_FOUND,
                HouseError::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            };
            let says = match &error {
                HouseError::Words(fault) => fault.says(lang),
                error => error.to_string(),
            };
            if wants_json(&headers) {
                return json(status, &serde_json::json!({ "error": says }));
            }
            shown(&desk, &headers, status, Some(says)).await
        }
    }
}

/// What is counted, as Prometheus reads it.
async fn metrics(State(desk): State<Desk>, headers: HeaderMap) -> Response {
    if !desk.open && !desk.knows(&headers).await {
        return stranger(&headers, false);
    }
    let mut text = desk.metrics.write();
    let house = &desk.house;
    let mut tell = |name: &str, says: &str, value: f64| gauge(&mut text, name, says, value);
    tell("fixer_up_seconds", "For how long the house is open.", desk.begun.elapsed().as_secs_f64());
    tell("fixer_writable", "Whether the house can write.", f64::from(u8::from(house.store().writable().is_ok())));
    tell("fixer_tables_in_memory", "Tables that are in memory.", house.tables_in_memory() as f64);
    tell("fixer_tables_rebuilt", "Tables that were rebuilt from their logs so far.", house.rebuilt() as f64);
    tell("fixer_looks_drawn", "Looks at tables that were drawn so far.", house.drawn() as f64);
    if let (Ok(counts), Ok(reports)) = (house.store().counts().await, house.store().reports(false, 1000).await) {
        let names = [
            ("fixer_guests", "Guests that are kept."),
            ("fixer_tables_open", "Tables that wait for players."),
            ("fixer_tables_going", "Tables that are being played."),
            ("fixer_tables_over", "Tables that are over."),
            ("fixer_talk_lines", "Lines of talk that are kept."),
            ("fixer_database_bytes", "The size of the database."),
        ];
        for ((name, says), count) in names.into_iter().zip(counts) {
            tell(name, says, count as f64);
        }
        tell("fixer_reports_open", "Reports that no host has settled.", reports.len() as f64);
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}

async fn style() -> Response {
    ([(CONTENT_TYPE, "text/css; charset=utf-8")], pages::house::STYLE.as_str()).into_response()
}

/// Asks a desk in this process: the status and what was answered, as JSON.
pub async fn ask(router: Router, desk: &Desk, method: &str, path: &str, form: &str) -> (u16, String) {
    let host = desk.hosts.first().map_or("localhost", String::as_str);
    let request = Request::builder().method(method).uri(path).header(HOST, host).header("accept", "application/json");
    let request =
        request.header(AUTHORIZATION, format!("Bearer {}", desk.secret)).header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    let Ok(request) = request.body(Body::from(form.to_owned())) else { return (400, String::new()) };
    let answer = match router.oneshot(request).await {
        Ok(answer) => answer,
        Err(never) => match never {},
    };
    let status = answer.status().as_u16();
    let most = answer.body().size_hint().upper().unwrap_or(1 << 24);
    let bytes = axum::body::to_bytes(answer.into_body(), usize::try_from(most).unwrap_or(1 << 24)).await.unwrap_or_default();
    (status, String::from_utf8_lossy(&bytes).into_owned())
}
