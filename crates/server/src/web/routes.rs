//! Addresses. Each is added once, with a sentence about it and its handler, and stands in the router and in the
//! OpenAPI document alike: what it takes and answers is read off the handler's own types.

use std::time::Duration;

use axum::Router;
use axum::extract::{Path, State};
use axum::handler::Handler;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::{MethodRouter, get, post};
use schemars::JsonSchema;
use serde_json::{Value, json};
use tower_http::timeout::TimeoutLayer;

use super::Web;
use super::answer::{Answer, Raw, Sends};
use super::error::ErrorPage;
use super::form::{Form, Query};
use super::learn::Kept;
use super::openapi::{Described, Document, Gives, Operation, Takes};
use super::table::At;
use super::upload::Upload;
use super::who::Reading;
use crate::house::Registered;

/// The addresses of the house.
pub struct Routes {
    router: Router<Web>,
    document: Document,
}

impl Routes {
    /// None yet.
    pub fn new() -> Routes {
        Routes { router: Router::new(), document: Document::new() }
    }

    /// An address where something is looked at.
    pub fn get<H, A>(self, path: &'static str, says: &str, handler: H) -> Routes
    where
        H: Handler<A, Web> + Described<A>,
        A: 'static,
    {
        self.add("get", path, says, get(handler), H::describe)
    }

    /// An address where something is changed.
    pub fn post<H, A>(self, path: &'static str, says: &str, handler: H) -> Routes
    where
        H: Handler<A, Web> + Described<A>,
        A: 'static,
    {
        self.add("post", path, says, post(handler), H::describe)
    }

    fn add(mut self, method: &str, path: &'static str, says: &str, route: MethodRouter<Web>, describe: fn(&mut Operation<'_>)) -> Routes {
        self.router = self.router.route(path, route);
        self.document.add(method, path, says, describe);
        self
    }

    /// Gives up after a while what was added so far.
    pub fn within(mut self, time: Duration) -> Routes {
        self.router = self.router.layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, time));
        self
    }

    /// The router, and the document about it.
    pub fn finish(self, games: &[Registered]) -> (Router<Web>, Value) {
        (self.router, self.document.finish(games))
    }
}

impl Takes for State<Web> {
    fn takes(_: &mut Operation<'_>) {}
}

impl Takes for Reading {
    fn takes(_: &mut Operation<'_>) {}
}

impl Takes for HeaderMap {
    fn takes(operation: &mut Operation<'_>) {
        operation.header("Last-Event-ID", "The id of the last event that was seen.");
    }
}

impl Takes for Path<String> {
    fn takes(operation: &mut Operation<'_>) {
        operation.path();
    }
}

impl Takes for Path<(String, String)> {
    fn takes(operation: &mut Operation<'_>) {
        operation.path();
    }
}

impl Takes for Kept {
    fn takes(_: &mut Operation<'_>) {}
}

impl Takes for At {
    fn takes(operation: &mut Operation<'_>) {
        operation.path();
    }
}

impl<T: JsonSchema> Takes for Query<T> {
    fn takes(operation: &mut Operation<'_>) {
        operation.query::<T>();
    }
}

impl<T: JsonSchema> Takes for Form<T> {
    fn takes(operation: &mut Operation<'_>) {
        operation.form::<T>();
    }
}

impl Takes for Upload {
    fn takes(operation: &mut Operation<'_>) {
        let form = json!({ "type": "object", "properties": { "file": { "type": "string", "format": "binary" } }, "required": ["file"] });
        operation.file(&json!({ "application/json": { "schema": { "type": "object" } }, "multipart/form-data": { "schema": form } }));
    }
}

impl<T: JsonSchema> Gives for Answer<T> {
    fn gives(operation: &mut Operation<'_>) {
        operation.answers::<T>();
    }
}

impl<R: Raw> Gives for Sends<R> {
    fn gives(operation: &mut Operation<'_>) {
        operation.answers_with(R::TYPE, &R::schema());
    }
}

impl<G: Gives> Gives for Result<G, ErrorPage> {
    fn gives(operation: &mut Operation<'_>) {
        G::gives(operation);
        operation.refuses([StatusCode::NOT_FOUND, StatusCode::CONFLICT]);
    }
}
