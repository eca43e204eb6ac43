//! Files that are sent to everybody alike: the look and the script of pages, and the OpenAPI document.

use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use serde_json::{Value, json};

use super::Web;
use super::answer::{Raw, Sends};

/// How pages look.
pub struct Style;

impl Raw for Style {
    const TYPE: &'static str = "text/css; charset=utf-8";
}

/// What pages do.
pub struct Script;

impl Raw for Script {
    const TYPE: &'static str = "text/javascript; charset=utf-8";
}

/// What a browser is told that keeps the house among its programs.
pub struct Manifest;

impl Raw for Manifest {
    const TYPE: &'static str = "application/manifest+json";

    fn schema() -> Value {
        json!({ "type": "object", "required": ["name", "start_url", "display"] })
    }
}

/// The OpenAPI document.
pub struct OpenApi;

impl Raw for OpenApi {
    const TYPE: &'static str = "application/json";

    fn schema() -> Value {
        json!({ "type": "object", "required": ["openapi", "info", "paths"] })
    }
}

pub async fn style() -> Sends<Style> {
    Sends::new(([(CACHE_CONTROL, "no-cache")], pages::house::STYLE.as_str()))
}

pub async fn script() -> Sends<Script> {
    Sends::new(([(CACHE_CONTROL, "no-cache")], pages::house::SCRIPT.as_str()))
}

pub async fn more() -> Sends<Script> {
    Sends::new(([(CACHE_CONTROL, "no-cache")], pages::house::MORE.as_str()))
}

pub async fn worker() -> Sends<Script> {
    Sends::new(([(CACHE_CONTROL, "no-cache")], pages::house::WORKER.as_str()))
}

pub async fn manifest() -> Sends<Manifest> {
    Sends::new(([(CACHE_CONTROL, "no-cache")], pages::house::MANIFEST.as_str()))
}

pub async fn document(State(web): State<Web>) -> Sends<OpenApi> {
    Sends::new(([(CACHE_CONTROL, "no-cache")], web.document.to_string()))
}
