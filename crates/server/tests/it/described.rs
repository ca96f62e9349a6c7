//! Checks all answers in these tests against the OpenAPI document.

use std::{
    collections::HashMap,
    sync::{LazyLock, Mutex},
};

use jsonschema::Validator;
use serde_json::{Value, json};

use crate::support::{Answer, Server};

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| server::openapi(&server::Settings::default()));

/// The validators of schemas, by the text of the schema.
static VALIDATORS: LazyLock<Mutex<HashMap<String, &'static Validator>>> = LazyLock::new(Mutex::default);

fn validator(schema: &Value) -> &'static Validator {
    let mut known = VALIDATORS.lock().unwrap();
    known.entry(schema.to_string()).or_insert_with(|| {
        let mut whole = schema.clone();
        whole["components"] = json!({ "schemas": DOCUMENT["components"]["schemas"] });
        Box::leak(Box::new(jsonschema::validator_for(&whole).unwrap()))
    })
}

/// Returns the description of a request, if the document has it. Of two fitting paths, the one with fewer
/// parameters is meant.
fn said_of(method: &str, path: &str) -> Option<&'static Value> {
    let path = path.split('?').next().unwrap_or(path);
    let fits = |template: &str| {
        let (mut parts, mut asked) = (template.split('/'), path.split('/'));
        loop {
            match (parts.next(), asked.next()) {
                (None, None) => return true,
                (Some(part), Some(asked)) if part.starts_with('{') || part == asked => {}
                _ => return false,
            }
        }
    };
    let paths = DOCUMENT["paths"].as_object().unwrap().iter().filter(|(template, _)| fits(template));
    let (_, methods) = paths.min_by_key(|(template, _)| template.matches('{').count())?;
    methods.get(method.to_lowercase())
}

/// Fails if the document does not describe this answer to the request.
#[track_caller]
pub fn check(method: &str, path: &str, answer: &Answer) {
    let Some(said) = said_of(method, path) else { return };
    let listed = &said["responses"][answer.status.to_string()];
    let listed = match listed["$ref"].as_str() {
        Some(at) => DOCUMENT.pointer(at.trim_start_matches('#')).unwrap(),
        None => listed,
    };
    assert!(listed.is_object(), "{method} {path}: {} is not foreseen: {answer:?}", answer.status);
    let whole = ["transfer-encoding", "content-encoding"].iter().all(|name| answer.header(name).is_none());
    let Some(mime) = answer.header("content-type").filter(|_| whole) else { return };
    let mime = mime.split(';').next().unwrap();
    let content = &listed["content"][mime];
    assert!(content.is_object(), "{method} {path}: {} with {mime} is not foreseen", answer.status);
    if !mime.ends_with("json") {
        return;
    }
    let told: Value = answer.read();
    let wrong: Vec<String> =
        validator(&content["schema"]).iter_errors(&told).map(|e| e.to_string()).collect();
    assert!(wrong.is_empty(), "{method} {path}: {wrong:?}: {told}");
    if let Some(code) = told.get("code").and_then(Value::as_str).filter(|_| mime.contains("problem")) {
        let about = listed["description"].as_str().unwrap();
        assert!(about.contains(&format!("`{code}`")), "{method} {path}: {code} is not foreseen: {told}");
    }
}

#[tokio::test]
async fn the_server_describes_itself() {
    let server = Server::start().await;
    let told: Value = server.get("/api/openapi.json").await.read();
    assert_eq!(told, *DOCUMENT);
    assert_eq!(told["openapi"], "3.1.1");
    for (path, mime) in
        [("/docs/api", "text/html; charset=utf-8"), ("/docs/api.css", "text/css; charset=utf-8")]
    {
        let page = server.get(path).await;
        assert_eq!((page.status, page.header("content-type")), (200, Some(mime)), "{path}");
    }
    let page = String::from_utf8(server.get("/docs/api").await.body).unwrap();
    for (path, methods) in told["paths"].as_object().unwrap() {
        for said in methods.as_object().unwrap().values() {
            let id = said["operationId"].as_str().unwrap();
            assert!(page.contains(&format!("id=\"{id}\"")), "{path}");
        }
    }
    assert!(!page.contains("<script") && !page.contains("style=\""));
}

#[tokio::test]
async fn every_schema_of_every_game_is_one() {
    let server = Server::start().await;
    let games: Vec<protocol::http::GameListing> = server.get("/api/games").await.read();
    for game in games {
        let messages: Value = server.get(&format!("/api/schema/{}/messages", game.id)).await.read();
        jsonschema::meta::validate(&messages).unwrap();
        let submit = &messages["$defs"]["ClientMessageSubmit"]["properties"]["intent"];
        assert_eq!(submit["$ref"], "#/$defs/Intent", "{}", game.id);
        assert_eq!(messages["$id"], format!("urn:septet:v1:{}:messages", game.id));
    }
    assert_eq!(server.get("/api/schema/chess/messages").await.problem(), "not_found");
}
