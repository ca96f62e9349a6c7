//! The OpenAPI document of all requests.

use protocol::schema::{Sides, shaped};
use serde_json::{Map, Value, json};

use super::{
    Group, Operation,
    description::{Asks, Description},
};
use crate::request::HttpProblem;

/// Where references to schemas lead.
const PLACE: &str = "#/components/schemas/";

/// What any request can be answered because of the server or the network, by the name among the components.
const COMMON: [(u16, &str, &str); 4] = [
    (408, "slow", "The request took too long."),
    (
        429,
        "too_many",
        "`too_many`: too much came from your network. `Retry-After` and `retry_after` say when to try again.",
    ),
    (500, "failed", "`internal`: a fault of the server, which logged it. Nothing was changed."),
    (503, "unavailable", "`storage_unavailable`, `overtaken`, `closing`: nothing was changed; try again."),
];

/// What is said of the server as a whole.
pub(crate) struct About {
    /// The name of the session's cookie.
    pub cookie: &'static str,
    /// Most bytes of a body.
    pub body: u64,
    /// Requests a minute from one network.
    pub requests: u32,
}

/// The document (OpenAPI 3.1) of all requests.
pub(crate) fn openapi(about: &About, groups: &[Group], operations: &[Operation]) -> Value {
    let mut sides = Sides::default();
    let problem = sides.written::<HttpProblem<'static>>();
    let common: Vec<(u16, &str)> = COMMON.iter().map(|(status, name, _)| (*status, *name)).collect();
    let mut paths = Map::new();
    for operation in operations {
        let mut description = Description::new(&mut sides, operation.method, operation.path);
        (operation.describe)(&mut description);
        for code in &operation.problems {
            description.problem(*code);
        }
        let mut said = json!({
            "operationId": operation.id,
            "summary": operation.summary,
            "tags": [operation.group],
            "security": security(description.asks),
            "responses": description.answers(&problem, &common),
        });
        if !description.parameters.is_empty() {
            said["parameters"] = std::mem::take(&mut description.parameters).into();
        }
        if let Some(body) = description.body.take() {
            said["requestBody"] = body;
        }
        let path = paths.entry(operation.path).or_insert_with(|| json!({}));
        path[operation.method] = said;
    }
    let tags: Vec<Value> =
        groups.iter().map(|group| json!({ "name": group.name, "description": group.about })).collect();
    let problem_content = json!({ "application/problem+json": { "schema": problem } });
    let mut responses: Map<String, Value> = COMMON
        .iter()
        .map(|(_, name, about)| {
            ((*name).to_owned(), json!({ "description": about, "content": problem_content }))
        })
        .collect();
    responses["too_many"]["headers"]["retry-after"] =
        json!({ "description": "Seconds.", "schema": { "type": "integer" } });
    responses.insert(
        "problem".into(),
        json!({ "description": "What is wrong, and what to do about it.", "content": problem_content }),
    );
    let mut document = json!({
        "openapi": "3.1.1",
        "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema",
        "info": {
            "title": "Septet",
            "version": env!("CARGO_PKG_VERSION"),
            "summary": "Card games at a table of one's own.",
            "description": format!(
                "What is asked over HTTP. A match is played over the WebSocket at `/ws`: its messages are described for each \
                 game at `/api/schema/{{game}}/messages`.\n\n\
                 A program signs in with `sign_in` and the kind `bot`, and sends the token that it gets as \
                 `Authorization: Bearer`. People have a cookie, which counts only with an `Origin` that the server allows.\n\n\
                 A body has at most {} bytes, as `application/json` that says nothing more than its schema does: unknown fields are \
                 refused. Answers may have more fields in later versions. From one network the server takes {} requests a minute, \
                 and fewer of those that cost more; further ones are answered with 429.\n\n\
                 Times are milliseconds since 1970. What goes wrong is answered with a problem (RFC 9457) with a `code` for \
                 programs. What is listed with a request is what can be foreseen; any problem can be answered where `default` stands.",
                about.body, about.requests,
            ),
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "tags": tags,
        "paths": paths,
        "components": {
            "responses": responses,
            "securitySchemes": {
                "bearer": {
                    "type": "http", "scheme": "bearer",
                    "description": "For programs: the token that signing in gave.",
                },
                "cookie": {
                    "type": "apiKey", "in": "cookie", "name": about.cookie,
                    "description": "For people, whose browsers add it by themselves: only from this server's own pages.",
                },
            },
        },
    });
    let schemas = sides.finish(&mut document, PLACE);
    document["components"]["schemas"] = shaped(schemas, PLACE).into();
    document
}

fn security(asks: Asks) -> Value {
    match asks {
        Asks::Anybody => json!([]),
        Asks::Known => json!([{}, { "bearer": [] }, { "cookie": [] }]),
        Asks::SignedIn => json!([{ "bearer": [] }, { "cookie": [] }]),
    }
}
