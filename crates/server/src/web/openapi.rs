//! The OpenAPI document: what every address takes and answers, made from the types of its handlers while the
//! router is built, so that neither can have what the other has not (`routes.rs`). It describes what programs
//! get, who accept `application/json`.

use std::collections::{BTreeMap, BTreeSet};

use axum::http::StatusCode;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use schemars::{JsonSchema, Schema};
use serde_json::{Map, Value, json};

use super::api::Refused;
use super::guard::ENDS_MAIL;
use crate::house::Registered;

/// The version of what programs are promised (`docs/api.md`): the first number grows when something that was
/// promised changes, the second when something is added.
pub const VERSION: &str = "3.1.0";

/// Where schemas stand in the document.
const SCHEMAS: &str = "/components/schemas";

const ABOUT: &str = "The house answers programs on the same addresses as browsers: send `Accept: application/json`. \
    Whoever becomes a guest (`POST /guests` with `Authorization: Bearer new`) is told a token once and sends it with every request. \
    Everything that is refused has the shape `Refused`. What may change, and what will not, is promised in docs/api.md.";

/// The document while it is being written.
pub struct Document {
    paths: Map<String, Value>,
    answers: SchemaGenerator,
}

/// What one address does with one method.
pub struct Operation<'d> {
    answers: &'d mut SchemaGenerator,
    path: &'static str,
    parameters: Vec<Value>,
    body: Option<Value>,
    told: Map<String, Value>,
    refused: BTreeSet<StatusCode>,
}

/// What a handler takes, as the document tells it.
pub trait Takes {
    /// Tells it.
    fn takes(operation: &mut Operation<'_>);
}

/// What a handler gives, as the document tells it.
pub trait Gives {
    /// Tells it.
    fn gives(operation: &mut Operation<'_>);
}

/// A handler that the document can tell of.
pub trait Described<A> {
    /// Tells of it.
    fn describe(operation: &mut Operation<'_>);
}

macro_rules! described {
    ($($taken:ident)*) => {
        impl<F, O, G, M, $($taken,)*> Described<(M, $($taken,)*)> for F
        where
            F: Fn($($taken,)*) -> O,
            O: Future<Output = G>,
            G: Gives,
            $($taken: Takes,)*
        {
            fn describe(operation: &mut Operation<'_>) {
                $($taken::takes(operation);)*
                G::gives(operation);
            }
        }
    };
}

described!(A);
described!(A B);
described!(A B C);
described!(A B C D);
described!(A B C D E);

impl<F, O, G> Described<((),)> for F
where
    F: Fn() -> O,
    O: Future<Output = G>,
    G: Gives,
{
    fn describe(operation: &mut Operation<'_>) {
        G::gives(operation);
    }
}

/// The properties of an object's schema, and which of them must be there.
fn properties(schema: &Schema) -> (Map<String, Value>, Vec<String>) {
    let properties = schema.get("properties").and_then(Value::as_object).cloned().unwrap_or_default();
    let required = schema.get("required").and_then(Value::as_array).into_iter().flatten();
    (properties, required.filter_map(Value::as_str).map(str::to_owned).collect())
}

/// The schema of what is sent, in one piece.
fn sent<T: JsonSchema>() -> Schema {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.inline_subschemas = true;
        settings.meta_schema = None;
    });
    settings.for_deserialize().into_generator().into_root_schema_for::<T>()
}

impl Operation<'_> {
    /// What stands in braces in the address.
    pub fn path(&mut self) {
        for name in self.path.split('{').skip(1).filter_map(|rest| rest.split('}').next()) {
            let schema =
                if name == "game" { json!({ "$ref": format!("#{SCHEMAS}/Game") }) } else { json!({ "type": "string", "minLength": 1 }) };
            self.parameters.push(json!({ "name": name, "in": "path", "required": true, "schema": schema }));
        }
        self.refuses([StatusCode::BAD_REQUEST, StatusCode::NOT_FOUND]);
    }

    /// What follows the question mark.
    pub fn query<T: JsonSchema>(&mut self) {
        let (properties, required) = properties(&sent::<T>());
        for (name, schema) in properties {
            let required = required.contains(&name);
            let says = schema.get("description").cloned().unwrap_or_default();
            self.parameters.push(json!({ "name": name, "in": "query", "required": required, "description": says, "schema": schema }));
        }
        self.refuses([StatusCode::NOT_FOUND, StatusCode::UNPROCESSABLE_ENTITY]);
    }

    /// A header that is looked at.
    pub fn header(&mut self, name: &str, says: &str) {
        self.parameters.push(json!({ "name": name, "in": "header", "description": says, "schema": { "type": "string" } }));
    }

    /// A form.
    pub fn form<T: JsonSchema>(&mut self) {
        let schema = sent::<T>();
        let required = !properties(&schema).1.is_empty();
        self.body = Some(json!({ "required": required, "content": { "application/x-www-form-urlencoded": { "schema": schema } } }));
        self.takes_a_body();
    }

    /// A file.
    pub fn file(&mut self, content: &Value) {
        self.body = Some(json!({ "required": true, "content": content }));
        self.takes_a_body();
    }

    fn takes_a_body(&mut self) {
        use StatusCode as Status;
        self.refuses([
            Status::FORBIDDEN,
            Status::NOT_FOUND,
            Status::PAYLOAD_TOO_LARGE,
            Status::UNSUPPORTED_MEDIA_TYPE,
            Status::UNPROCESSABLE_ENTITY,
        ]);
    }

    /// An answer as JSON.
    pub fn answers<T: JsonSchema>(&mut self) {
        let schema = self.answers.subschema_for::<T>();
        self.answers_with("application/json", &json!(schema));
    }

    /// An answer of some other type.
    pub fn answers_with(&mut self, kind: &str, schema: &Value) {
        self.told.insert("200".to_owned(), json!({ "description": "Done.", "content": { kind: { "schema": schema } } }));
    }

    /// What may be refused.
    pub fn refuses(&mut self, statuses: impl IntoIterator<Item = StatusCode>) {
        self.refused.extend(statuses);
    }
}

/// What anything may be refused with.
const ALWAYS: [StatusCode; 7] = [
    StatusCode::UNAUTHORIZED,
    StatusCode::REQUEST_TIMEOUT,
    StatusCode::MISDIRECTED_REQUEST,
    StatusCode::UNPROCESSABLE_ENTITY,
    StatusCode::TOO_MANY_REQUESTS,
    StatusCode::INTERNAL_SERVER_ERROR,
    StatusCode::SERVICE_UNAVAILABLE,
];

impl Document {
    /// An empty document.
    pub fn new() -> Document {
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = SCHEMAS.into();
            settings.meta_schema = None;
        });
        Document { paths: Map::new(), answers: settings.for_serialize().into_generator() }
    }

    /// Writes down what an address does.
    pub fn add(&mut self, method: &str, path: &'static str, says: &str, describe: fn(&mut Operation<'_>)) {
        let (parameters, told) = (Vec::new(), Map::new());
        let mut operation = Operation { answers: &mut self.answers, path, parameters, body: None, told, refused: BTreeSet::from(ALWAYS) };
        describe(&mut operation);
        let Operation { parameters, body, told: mut responses, refused, .. } = operation;
        let schema = json!(self.answers.subschema_for::<Refused>());
        for status in refused {
            let says = status.canonical_reason().unwrap_or_default();
            responses.insert(
                status.as_str().to_owned(),
                json!({ "description": says, "content": { "application/json": { "schema": schema } } }),
            );
        }
        // Whoever only looks need not be anybody.
        let security = if method == "get" || path == ENDS_MAIL { json!([{}, { "token": [] }]) } else { json!([{ "token": [] }]) };
        let name: Vec<&str> = path.split(['/', '.']).map(|part| part.trim_matches(['{', '}'])).filter(|part| !part.is_empty()).collect();
        let id = [&[method], name.as_slice()].concat().join("-");
        let mut told =
            json!({ "operationId": id, "summary": says, "security": security, "parameters": parameters, "responses": responses });
        if let Some(body) = body {
            told["requestBody"] = body;
        }
        self.paths.entry(path).or_insert_with(|| json!({}))[method] = told;
    }

    /// The whole document, with the views of the games of this house.
    pub fn finish(mut self, games: &[Registered]) -> Value {
        let mut schemas = self.answers.take_definitions(true);
        let keys: Vec<&str> = games.iter().map(|game| game.about().key).collect();
        schemas.insert("Game".to_owned(), json!({ "description": "The short name of a game.", "type": "string", "enum": keys }));
        let mut views = vec![json!({ "type": "null" })];
        for game in games {
            let name = format!("{}.View", game.about().key);
            views.push(json!({ "$ref": format!("#{SCHEMAS}/{name}") }));
            schemas.insert(name.clone(), view(*game, &name));
        }
        // A table holds the view of whichever game is played there.
        for shape in ["Table", "Scene"] {
            if let Some(view) = schemas.get_mut(shape).and_then(|shape| shape.pointer_mut("/properties/view")) {
                let says = view.get("description").cloned().unwrap_or_default();
                *view = json!({ "description": says, "anyOf": views });
            }
        }
        json!({
            "openapi": "3.1.0",
            "info": { "title": "Fixer", "version": VERSION, "description": ABOUT, "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" } },
            "paths": self.paths,
            "components": {
                "schemas": schemas,
                "securitySchemes": { "token": { "type": "http", "scheme": "bearer", "description": "The token of a guest, or `new` to become one." } },
            },
        })
    }
}

/// The schema of a game's view. What it is made of stands inside it, because games use the same names for different things.
fn view(game: Registered, name: &str) -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = format!("{SCHEMAS}/{name}/$defs").into();
        settings.meta_schema = None;
    });
    let mut generator = settings.for_serialize().into_generator();
    let mut schema = game.view_schema(&mut generator).to_value();
    let definitions: BTreeMap<String, Value> = generator.take_definitions(true).into_iter().collect();
    if let Some(schema) = schema.as_object_mut() {
        schema.insert("$defs".to_owned(), json!(definitions));
    }
    schema
}
