//! The OpenAPI document of all operations.

use axum::http::{HeaderMap, Uri};
use contract::plain_descriptions;
use protocol::{
    ProblemCode,
    schema::{Sides, shaped},
};
use serde_json::{Map, Value, json};

use super::{
    description::{Asks, Description},
    generators::readable,
};
use crate::{
    Settings,
    origin::Origins,
    request::{Cookies, HttpProblem},
    routes,
};

/// The prefix of references to schemas.
const PLACE: &str = "#/components/schemas/";

/// The problems that every request can get: status, name in the components, description.
const COMMON: [(u16, &str, &str); 4] = [
    (408, "slow", "408, `malformed`: the request took too long."),
    (
        429,
        "too_many",
        "429, `too_many`: too many requests from your IP address. Wait for `Retry-After` or `retry_after`.",
    ),
    (500, "failed", "500, `internal`: the server failed and logged the error. Nothing changed."),
    (503, "unavailable", "503, `storage_unavailable`, `overtaken`, `closing`: nothing changed. Try again."),
];

/// Returns the OpenAPI 3.1 document of a server with these settings.
pub fn openapi(settings: &Settings) -> Value {
    let origins = Origins::new(settings.public_url.as_ref(), &settings.allow_origins);
    let cookies = Cookies::of(&origins, &HeaderMap::new(), &Uri::from_static("/"));
    let (_, groups, operations) = routes::operations().into_parts();
    let mut sides = Sides::default();
    let problem = sides.written::<HttpProblem<'static>>();
    let common: Vec<(u16, &str)> = COMMON.iter().map(|(status, name, _)| (*status, *name)).collect();
    let mut paths = Map::new();
    for operation in &operations {
        let mut description = Description::new(&mut sides, operation.path);
        // Requests from other websites' pages, and requests with a foreign `Host`.
        description.problem(ProblemCode::NotAllowed);
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
        json!({ "description": "Seconds to wait.", "schema": { "type": "integer" } });
    responses.insert(
        "problem".into(),
        json!({ "description": "Any other error, with the next step.", "content": problem_content }),
    );
    let mut document = json!({
        "openapi": "3.1.1",
        "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema",
        "info": {
            "title": "Septet",
            "version": env!("CARGO_PKG_VERSION"),
            "summary": "A self-hosted server for four card games.",
            "description": format!(
                "The HTTP routes of the server. Matches are played on the WebSocket at `/ws`. \
                 `/api/schema/{{game}}/messages` describes its messages for each game.\n\n\
                 A bot signs in with `sign_in` and the kind `bot`. It sends its token as `Authorization: Bearer`. People \
                 have a cookie, which is valid only with an `Origin` that the server allows.\n\n\
                 A body is `application/json` with at most {} bytes. The server refuses fields that the schema does not \
                 have. Answers may have more fields in later versions. The server accepts {} requests a minute from \
                 one IP address, and fewer expensive ones. It answers further requests with 429.\n\n\
                 Times are milliseconds since 1970. An error is a problem (RFC 9457) with a `code` for programs. Each route \
                 lists its usual problems. A route with `default` can answer any problem.",
                settings.limits.frame_bytes, settings.requests_per_minute,
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
                    "description": "For bots: the token from `sign_in`.",
                },
                "cookie": {
                    "type": "apiKey", "in": "cookie", "name": cookies.session_name(),
                    "description": "For people. Browsers send it by themselves, only from pages of this server. \
                                    With another port than 80 or 443 the name ends with the port: \
                                    `septet-7777`.",
                },
            },
        },
    });
    let schemas = sides.finish(&mut document, PLACE);
    document["components"]["schemas"] = shaped(schemas, PLACE).into();
    plain_descriptions(&mut document);
    readable(&mut document);
    document
}

fn security(asks: Asks) -> Value {
    match asks {
        Asks::Anybody => json!([]),
        Asks::Known => json!([{}, { "bearer": [] }, { "cookie": [] }]),
        Asks::SignedIn => json!([{ "bearer": [] }, { "cookie": [] }]),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Collects all strings of a document with their keys.
    fn strings<'a>(value: &'a Value, key: &'a str, found: &mut Vec<(&'a str, &'a str)>) {
        match value {
            Value::String(text) => found.push((key, text)),
            Value::Array(list) => list.iter().for_each(|inner| strings(inner, key, found)),
            Value::Object(fields) => fields.iter().for_each(|(key, inner)| strings(inner, key, found)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }

    #[test]
    fn it_refers_to_what_there_is_in_words_of_the_wire() {
        let document = openapi(&Settings::default());
        let mut found = Vec::new();
        strings(&document, "", &mut found);
        for (key, text) in &found {
            if *key == "$ref" {
                assert!(document.pointer(text.trim_start_matches('#')).is_some(), "{text}");
            }
            if ["description", "summary"].contains(key) {
                for foreign in ["::", "[`", "crate", "Option<", "Vec<", "serde", "Self", "`J`"] {
                    assert!(!text.contains(foreign), "{foreign}: {text}");
                }
                assert!(!text.trim().is_empty());
            }
        }
        let ids: Vec<_> = found.iter().filter(|(key, _)| *key == "operationId").map(|(_, id)| id).collect();
        assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len());
        assert_eq!(ids.len(), routes::operations().into_parts().2.len());
    }

    /// Client generators do not support boolean schemas, and treat properties with a default as required.
    #[test]
    fn generators_can_read_it() {
        fn properties<'a>(value: &'a Value, found: &mut Vec<(&'a String, &'a Value)>) {
            match value {
                Value::Array(list) => list.iter().for_each(|inner| properties(inner, found)),
                Value::Object(fields) => {
                    found.extend(fields.get("properties").and_then(Value::as_object).into_iter().flatten());
                    fields.values().for_each(|inner| properties(inner, found));
                }
                Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
            }
        }
        let (document, mut found) = (openapi(&Settings::default()), Vec::new());
        properties(&document, &mut found);
        assert!(found.len() > 500, "{}", found.len());
        for (name, schema) in found {
            assert!(schema.is_object() && schema.get("default").is_none(), "{name}: {schema}");
        }
    }

    #[test]
    fn what_a_request_takes_and_answers_is_read_off_its_handler() {
        let document = openapi(&Settings::default());
        let report = &document["paths"]["/api/reports"]["post"];
        let body = &report["requestBody"]["content"]["application/json"]["schema"];
        assert_eq!(body["$ref"], "#/components/schemas/MakeReport");
        assert_eq!(report["security"], json!([{ "bearer": [] }, { "cookie": [] }]));
        for (status, code) in [("401", "`not_signed_in`"), ("404", "`not_found`"), ("415", "`malformed`")] {
            let said = report["responses"][status]["description"].as_str().unwrap();
            assert!(said.contains(code), "{status}: {said}");
        }
        let analysis = &document["paths"]["/api/matches/{id}/analysis/{input}"]["get"]["parameters"];
        assert_eq!(analysis[1]["name"], "input");
        assert_eq!(analysis[1]["schema"]["type"], "integer");
        let list = &document["paths"]["/api/tables"]["get"];
        let query: Vec<_> = list["parameters"].as_array().unwrap().iter().map(|one| &one["name"]).collect();
        assert_eq!(query, ["game", "page", "status"]);
        assert!(list["responses"]["200"]["headers"]["x-total-count"].is_object());
    }
}
