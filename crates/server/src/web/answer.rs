//! Answers: to a program as JSON of one type, to a person as a page or as the way to one. What is accepted is
//! looked at here and nowhere else.

use std::marker::PhantomData;

use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, HeaderValue, SET_COOKIE, VARY as VARIES};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use serde::Serialize;
use serde_json::{Value, json};

use super::who::Reading;

/// The same address answers pages and JSON, in two languages.
const VARY: (HeaderName, &str) = (VARIES, "accept, accept-language, cookie");

/// The headers of a page.
const HTML: [(HeaderName, &str); 3] = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store"), VARY];

/// A page: its title and what stands on it.
pub type Page = (String, Markup);

/// An answer that is a `T` to programs.
pub struct Answer<T> {
    answer: Response,
    told: PhantomData<fn() -> T>,
}

impl<T> Answer<T> {
    /// An answer that is made already: a page for people alone, a file.
    pub fn made(answer: impl IntoResponse) -> Answer<T> {
        Answer { answer: answer.into_response(), told: PhantomData }
    }

    /// A page that says what is wrong with what was sent.
    pub fn refused(mut self) -> Answer<T> {
        *self.answer.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
        self
    }

    /// With a cookie, if there is one.
    pub fn with_cookie(mut self, cookie: Option<&str>) -> Answer<T> {
        if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
            self.answer.headers_mut().append(SET_COOKIE, cookie);
        }
        self
    }
}

impl<T> Answer<T> {
    /// With the wish that the browser forgets what pages have kept there for whoever leaves.
    pub fn forgetting(mut self) -> Answer<T> {
        self.answer.headers_mut().insert(HeaderName::from_static("clear-site-data"), HeaderValue::from_static("\"storage\""));
        self
    }

    /// As a file of this name.
    pub fn with_file(mut self, name: &'static str) -> Answer<T> {
        if let Ok(kept) = HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")) {
            self.answer.headers_mut().insert(CONTENT_DISPOSITION, kept);
        }
        self
    }
}

impl<T> IntoResponse for Answer<T> {
    fn into_response(self) -> Response {
        self.answer
    }
}

/// What is sent as it is, whoever asks.
pub trait Raw {
    /// Its type.
    const TYPE: &'static str;

    /// Its shape, as far as there is one to tell.
    fn schema() -> Value {
        json!({ "type": "string" })
    }
}

/// An answer that is sent as it is.
pub struct Sends<R> {
    answer: Response,
    kind: PhantomData<fn() -> R>,
}

impl<R: Raw> Sends<R> {
    /// Sends this.
    pub fn new(what: impl IntoResponse) -> Sends<R> {
        let mut answer = what.into_response();
        answer.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(R::TYPE));
        Sends { answer, kind: PhantomData }
    }
}

impl<R> IntoResponse for Sends<R> {
    fn into_response(self) -> Response {
        self.answer
    }
}

impl Reading {
    /// Answers with what there is to tell: to a program as JSON, to a person as a page.
    pub fn answer<W, T: Serialize>(&self, what: W, told: impl FnOnce(W) -> T, page: impl FnOnce(W) -> Page) -> Answer<T> {
        if self.json {
            return Answer::made(self.json(StatusCode::OK, &told(what)));
        }
        let (title, body) = page(what);
        Answer::made(self.page(StatusCode::OK, &title, &body))
    }

    /// Answers that something is done: to a program as JSON, and a person is sent to where it shows.
    pub fn sent<T: Serialize>(&self, told: &T, place: &str) -> Answer<T> {
        if self.json || self.fragment { Answer::made(self.json(StatusCode::OK, told)) } else { Answer::made(Redirect::to(place)) }
    }

    /// JSON with its headers.
    pub fn json(&self, status: StatusCode, answer: &impl Serialize) -> Response {
        self.json_text(status, serde_json::to_string(answer).unwrap_or_default())
    }

    /// JSON that is written already, with its headers.
    pub fn json_text(&self, status: StatusCode, json: String) -> Response {
        (status, [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store"), VARY], json).into_response()
    }

    /// A whole page with its headers.
    pub fn page(&self, status: StatusCode, title: &str, body: &Markup) -> Response {
        (status, HTML, pages::house::page(self.reader(), title, body).into_string()).into_response()
    }

    /// A part of a page with its headers, for the script of that page.
    pub fn part(&self, html: String) -> Response {
        (HTML, html).into_response()
    }
}

/// Whether JSON is wanted rather than a page: it is named, and a page not more so.
pub fn wants_json(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(ACCEPT).iter().filter_map(|header| header.to_str().ok()).flat_map(|header| header.split(','));
    let (mut json, mut page) = (0.0_f32, 0.0_f32);
    for range in accepted {
        let mut parts = range.split(';').map(str::trim);
        let kind = parts.next().unwrap_or_default();
        let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse().ok()).unwrap_or(1.0);
        if kind.eq_ignore_ascii_case("application/json") {
            json = json.max(weight);
        } else if kind.eq_ignore_ascii_case("text/html") {
            page = page.max(weight);
        }
    }
    json > 0.0 && json >= page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_is_sent_to_whoever_wants_it_most() {
        let wants = |accept: &'static str| wants_json(&HeaderMap::from_iter([(ACCEPT, HeaderValue::from_static(accept))]));
        assert!(wants("application/json"));
        assert!(wants("application/json, text/plain, */*"));
        assert!(wants("text/html;q=0.5, Application/JSON"));
        assert!(!wants("text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8"));
        assert!(!wants("application/json;q=0"));
        assert!(!wants("*/*") && !wants(""));
    }
}
