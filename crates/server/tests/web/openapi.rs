//! The OpenAPI document: it has what the router has, and answers have the shapes that it tells.

use std::path::{Path, PathBuf};

use axum::body::Body;
use serde_json::Value;

use crate::site::{Browser, HOST, Site, decision};

/// Everything in which a value does not have the shape of a schema, as far as the schemas of the house use words:
/// types, properties, items, alternatives and constants.
fn misfits(document: &Value, schema: &Value, value: &Value, place: &str) -> Vec<String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let pointer = reference.strip_prefix('#').unwrap();
        let found = document.pointer(pointer).unwrap_or_else(|| panic!("{reference} is nowhere"));
        return misfits(document, found, value, place);
    }
    let mut all = Vec::new();
    for alternatives in ["anyOf", "oneOf"].iter().filter_map(|word| schema[*word].as_array()) {
        if alternatives.iter().all(|schema| !misfits(document, schema, value, place).is_empty()) {
            all.push(format!("{place}: no alternative fits {value}"));
        }
    }
    let is = |kind: &str| match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("{place}: no type is called {other}"),
    };
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    if !kinds.is_empty() && !kinds.iter().any(|kind| is(kind)) {
        all.push(format!("{place}: {value} is no {kinds:?}"));
    }
    if schema.get("const").is_some_and(|only| only != value) || schema["enum"].as_array().is_some_and(|words| !words.contains(value)) {
        all.push(format!("{place}: {value} is none of {schema}"));
    }
    if let Some(object) = value.as_object() {
        for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            if !object.contains_key(name) {
                all.push(format!("{place}: {name} is missing"));
            }
        }
        let known = schema["properties"].as_object();
        for (name, value) in object {
            let shape = known.and_then(|known| known.get(name)).or(schema.get("additionalProperties").filter(|shape| shape.is_object()));
            match shape {
                Some(shape) => all.extend(misfits(document, shape, value, &format!("{place}.{name}"))),
                // What is sent is told.
                None if known.is_some() => all.push(format!("{place}: {name} is not told of")),
                None => {}
            }
        }
    }
    if let Some(list) = value.as_array() {
        let first = schema["prefixItems"].as_array();
        for (at, value) in list.iter().enumerate() {
            let shape = first.and_then(|first| first.get(at)).or(schema.get("items").filter(|shape| shape.is_object()));
            all.extend(shape.into_iter().flat_map(|shape| misfits(document, shape, value, &format!("{place}[{at}]"))));
        }
    }
    all
}

/// The shape of what an address answers.
fn answer<'d>(document: &'d Value, path: &str, method: &str, status: &str) -> &'d Value {
    &document["paths"][path][method]["responses"][status]["content"]["application/json"]["schema"]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_document_has_what_the_router_has() {
    let site = Site::new("openapi").await;
    let document = Browser::program(&site).json("/api/openapi.json").await;
    assert!(document["openapi"] == "3.1.0" && document["info"]["version"] == "3.1.0");
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() > 30, "{}", paths.len());
    for (path, operations) in paths {
        let address = path.replace("{id}", "nowhere").replace("{game}", "tcg").replace("{lesson}", "1");
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            let request = Browser::program(&site).request(method, &address).header("origin", format!("http://{HOST}"));
            let answer = site.send(request.body(Body::empty()).unwrap()).await;
            let told = operations.get(method.to_lowercase()).is_some();
            assert_eq!(answer.status().as_u16() != 405, told, "{method} {path}: {}", answer.status());
        }
    }
    // The other way round: nothing is added past the document.
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/web");
    let files = |folder: &Path| std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect::<Vec<_>>();
    let inside = |path: PathBuf| if path.is_dir() { files(&path) } else { vec![path] };
    for file in files(Path::new(folder)).into_iter().flat_map(inside) {
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(
            file.ends_with("routes.rs") || !text.contains(".route("),
            "{}: an address is added past the OpenAPI document. Add it in `addresses()` of web/mod.rs, as \
             .get(PATH, SENTENCE, HANDLER) or .post(PATH, SENTENCE, HANDLER); the handler takes Form<T> or Query<T> with a T of \
             web/sent.rs and answers Result<Answer<T>, ErrorPage> with a T of web/api.rs that derives Serialize and JsonSchema",
            file.display()
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_have_the_shapes_that_the_document_tells() {
    let site = Site::new("shapes").await;
    let mut program = Browser::program(&site);
    let document = program.json("/api/openapi.json").await;
    for (path, address) in [
        ("/", "/"),
        ("/new", "/new?game=tcg"),
        ("/name", "/name"),
        ("/cards", "/cards"),
        ("/cards/{game}", "/cards/gangs?q=drone"),
        ("/decks", "/decks"),
        ("/decks/{game}", "/decks/tcg"),
        ("/learn", "/learn"),
        ("/learn/{game}", "/learn/tcg"),
        ("/learn/{game}/{lesson}", "/learn/gangs/2?at=0-0"),
        ("/rules", "/rules"),
        ("/rules/{game}", "/rules/gangs"),
        ("/about", "/about"),
        ("/healthz", "/healthz"),
        ("/readyz", "/readyz"),
    ] {
        let shape = answer(&document, path, "get", "200");
        assert!(shape.is_object(), "{path}");
        assert_eq!(misfits(&document, shape, &program.json(address).await, path), Vec::<String>::new());
    }
    let refused: Value = serde_json::from_str(&program.get("/t/nowhere").await.1).unwrap();
    assert_eq!(misfits(&document, answer(&document, "/t/{id}", "get", "404"), &refused, "refused"), Vec::<String>::new());
    for (game, options) in [
        ("tictactoe", ""),
        ("leduc", ""),
        ("tcg", ""),
        ("ccg", "&option-seats=3"),
        ("gangs", ""),
        ("gangs", "&option-mode=solo"),
        ("gangs", "&option-story=subtle-warfare"),
    ] {
        let (_, _, body) = program.post("/tables", &format!("game={game}{options}")).await;
        let opened: Value = serde_json::from_str(&body).unwrap();
        assert_eq!(misfits(&document, answer(&document, "/tables", "post", "200"), &opened, game), Vec::<String>::new());
        let table = format!("/t/{}", opened["table"].as_str().unwrap());
        for round in 0..20_000 {
            let state = program.json(&table).await;
            // Strict about the view: it is that of this game, and of no other.
            let view = &document["components"]["schemas"][format!("{game}.View")];
            let wrong = misfits(&document, view, &state["view"], game);
            assert_eq!(wrong, Vec::<String>::new(), "{options}");
            assert_eq!(misfits(&document, answer(&document, "/t/{id}", "get", "200"), &state, "table"), Vec::<String>::new());
            if !state["over"].is_null() || round == 19_999 {
                assert!(round < 19_999, "the table does not end");
                break;
            }
            match state["seat"].as_u64() {
                Some(seat) => {
                    let (_, _, done) = program.post(&format!("{table}/decide"), &decision(&state, seat, 0)).await;
                    let done: Value = serde_json::from_str(&done).unwrap();
                    assert_eq!(misfits(&document, answer(&document, "/t/{id}/decide", "post", "200"), &done, "done"), Vec::<String>::new());
                }
                None => tokio::time::sleep(std::time::Duration::from_millis(2)).await,
            }
        }
        let scene = program.json(&format!("{table}/replay?at=5")).await;
        assert_eq!(misfits(&document, answer(&document, "/t/{id}/replay", "get", "200"), &scene, "scene"), Vec::<String>::new());
    }
}
