//! Who asks: a guest with a session, or nobody yet; in which language; a person or a program.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::VARY as VARIES;
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use pages::house::Reader;
use serde::Serialize;
use table::Lang;

use super::Web;
use super::guard::Caller;
use super::seen::Eye;
use crate::house::{HouseError, Who, hashed};
use crate::store::GuestId;

/// The cookie of a session.
pub const SESSION: &str = "fixer";
/// The cookie of a language.
pub const LANGUAGE: &str = "fixer-lang";

/// The same address answers pages and JSON, in two languages.
const VARY: (HeaderName, &str) = (VARIES, "accept, accept-language, cookie");

/// Whoever asks.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The language.
    pub lang: Lang,
    /// The guest and its name.
    pub guest: Option<(GuestId, String)>,
    /// Whether a program asks, which wants JSON.
    pub json: bool,
    /// Whether the script of a page asks, which wants only the part that changes.
    pub fragment: bool,
    address: Option<Caller>,
    path: String,
}

/// The value of a cookie.
pub fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let all = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok()).flat_map(|header| header.split(';'));
    all.filter_map(|pair| pair.trim().split_once('=')).find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// The token of a session: from the cookie, or from a program's header.
pub fn token(headers: &HeaderMap) -> Option<&str> {
    let bearer = headers.get(AUTHORIZATION).and_then(|header| header.to_str().ok()).and_then(|header| header.strip_prefix("Bearer "));
    bearer.or_else(|| cookie(headers, SESSION)).filter(|token| token.len() == 64)
}

fn language(headers: &HeaderMap) -> Lang {
    if let Some(lang) = cookie(headers, LANGUAGE).and_then(|code| code.parse().ok()) {
        return lang;
    }
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok()).unwrap_or_default();
    let code = |part: &str| part.trim().get(..2).and_then(|code| code.to_ascii_lowercase().parse().ok());
    wanted.split(',').find_map(code).unwrap_or_default()
}

/// The address that a page says it stands at. On a page with secrets nothing is repeated that others can choose: from
/// the length of what is compressed one could learn whether it stands there a second time.
fn place(uri: &Uri) -> String {
    let moment = |query: &str| query.strip_prefix("at=").is_some_and(|at| at.len() < 8 && at.bytes().all(|byte| byte.is_ascii_digit()));
    match uri.query() {
        Some(query) if !uri.path().starts_with("/t/") || moment(query) => format!("{}?{query}", uri.path()),
        _ => uri.path().to_owned(),
    }
}

impl FromRequestParts<Web> for Reading {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<Reading, Infallible> {
        let headers = &parts.headers;
        let guest = match token(headers) {
            // A database that does not answer knows nobody; what needs somebody then says so.
            Some(token) => web.house.store().guest(&hashed(token)).await.ok().flatten(),
            None => None,
        };
        let json = headers.get(ACCEPT).and_then(|header| header.to_str().ok()).is_some_and(|accept| accept.contains("application/json"));
        let fragment = headers.get("x-fixer").is_some_and(|wants| wants == "fragment");
        let path = place(&parts.uri);
        let address = parts.extensions.get::<Caller>().copied();
        if let (Some((guest, _)), Some(Caller(address))) = (&guest, address) {
            web.house.came(*guest, address);
        }
        Ok(Reading { lang: language(headers), guest, json, fragment, address, path })
    }
}

impl Reading {
    /// Whoever asks, as a page is written for it.
    pub fn reader(&self) -> Reader<'_> {
        Reader { lang: self.lang, name: self.guest.as_ref().map(|(_, name)| name.as_str()), path: &self.path }
    }

    /// Whoever asks, as it looks at a table.
    pub fn eye(&self) -> Eye {
        Eye { guest: self.guest.as_ref().map(|(guest, _)| *guest), lang: self.lang, program: self.json }
    }

    /// Answers a program.
    pub fn json(&self, status: StatusCode, answer: &impl Serialize) -> Response {
        let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store"), VARY];
        (status, headers, serde_json::to_string(answer).unwrap_or_default()).into_response()
    }

    /// Answers with a whole page.
    pub fn page(&self, status: StatusCode, title: &str, body: &Markup) -> Response {
        let headers = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store"), VARY];
        (status, headers, pages::house::page(self.reader(), title, body).into_string()).into_response()
    }

    /// For whom something is done.
    pub fn who(&self) -> Who {
        let guest = self.guest.as_ref().map_or(0, |(guest, _)| *guest);
        Who { address: self.address.map(|Caller(address)| address), guest }
    }

    /// Whether one more guest, or file, may come from this address.
    pub fn lets_in(&self, web: &Web) -> Result<(), HouseError> {
        match self.address {
            Some(Caller(address)) if !web.guard.lets_in(address) => {
                Err(HouseError::Full("too much that is new comes from your address; wait a moment".to_owned()))
            }
            _ => Ok(()),
        }
    }

    /// The guest, or a new one with the token that its browser has to keep.
    pub async fn somebody(&self, web: &Web) -> Result<(GuestId, Option<String>), HouseError> {
        if let Some((guest, _)) = self.guest {
            return Ok((guest, None));
        }
        self.lets_in(web)?;
        let (guest, token) = web.house.welcome(None).await?;
        if let Some(Caller(address)) = self.address {
            web.house.came(guest, address);
        }
        Ok((guest, Some(web.guard.cookie(SESSION, &token, true))))
    }
}
