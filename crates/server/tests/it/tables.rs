//! `/api/tables`, `/api/games`, `/api/schema` and health.

use std::collections::BTreeSet;

use protocol::{
    Limits,
    http::{CheckedSetup, GameListing, MadeTable, TableListing},
};
use serde_json::{Value, json};
use server::Settings;

use crate::support::{Server, bearer, patiently};

fn setup() -> Value {
    json!({ "game": "seven-kingdoms", "seats": 2 })
}

#[tokio::test]
async fn a_table_is_made_listed_and_found() {
    let server = Server::start().await;
    let bearer = bearer(&server.bot("R2").await);
    let headers = [("authorization", bearer.as_str())];
    let public: MadeTable = server.json("POST", "/api/tables", &headers, setup()).await.read();
    let mut private = setup();
    private["visibility"] = "private".into();
    let private: MadeTable = server.json("POST", "/api/tables", &headers, private).await.read();

    let ids = |tables: Vec<TableListing>| tables.into_iter().map(|t| t.id).collect::<Vec<_>>();
    assert_eq!(ids(server.get("/api/tables").await.read()), [] as [String; 0], "nobody is there");
    let mine = server.send("GET", "/api/tables/mine", &headers, None).await;
    assert_eq!(ids(mine.read()), [private.id.clone(), public.id.clone()]);
    for name in [&private.code, &private.code.to_lowercase()] {
        let found: TableListing = server.get(&format!("/api/tables/{name}")).await.read();
        assert_eq!(found.id, private.id);
    }
    // An id is no permission. The account that made the table needs no code.
    let path = format!("/api/tables/{}", private.id);
    assert_eq!(server.get(&path).await.problem(), "not_found");
    let found: TableListing = server.send("GET", &path, &headers, None).await.read();
    assert_eq!(found.code, private.code);
    let none = server.get("/api/tables/nowhere").await;
    assert_eq!((none.status, none.problem().as_str()), (404, "not_found"));
}

#[tokio::test]
async fn only_who_is_signed_in_makes_tables() {
    let server = Server::start().await;
    let answer = server.json("POST", "/api/tables", &[], setup()).await;
    assert_eq!((answer.status, answer.problem().as_str()), (401, "not_signed_in"));
    assert_eq!(server.get("/api/tables/mine").await.status, 401);
}

#[tokio::test]
async fn setups_that_cannot_be_played_are_refused() {
    let server = Server::start().await;
    let bearer = bearer(&server.bot("R2").await);
    for (setup, status) in [
        (json!({ "game": "chess", "seats": 2 }), [404, 400]),
        (json!({ "game": "seven-kingdoms", "seats": 7 }), [400, 400]),
        (json!({ "game": "seven-kingdoms", "seats": 99 }), [400, 400]),
        (json!({ "game": "seven-kingdoms", "seats": 2, "options": { "jokers": true } }), [400, 400]),
        (json!({ "game": "seven-kingdoms", "seats": 2, "colour": "red" }), [400, 400]),
    ] {
        let text = setup.to_string();
        let answer = server.json("POST", "/api/tables", &[("authorization", &bearer)], setup).await;
        assert!(status.contains(&answer.status), "{text}: {answer:?}");
        answer.problem();
    }
}

#[tokio::test]
async fn a_setup_is_checked_without_making_a_table() {
    let server = Server::start().await;
    let CheckedSetup::Playable { setup: complete, teams } =
        server.json("POST", "/api/setup", &[], setup()).await.read()
    else {
        panic!("it can be played")
    };
    assert_eq!(complete.away, Some(protocol::Away::Wait));
    assert!(teams.is_none(), "everybody plays for themselves");
    for setup in [
        json!({ "game": "chess", "seats": 2 }),
        json!({ "game": "seven-kingdoms", "seats": 7 }),
        json!({ "game": "seven-kingdoms", "seats": 4, "team_talk": "private" }),
    ] {
        let text = setup.to_string();
        let answer: CheckedSetup = server.json("POST", "/api/setup", &[], setup).await.read();
        assert!(matches!(&answer, CheckedSetup::Refused { why } if !why.is_empty()), "{text}: {answer:?}");
    }
    let malformed = json!({ "game": "seven-kingdoms", "seats": 2, "colour": "red" });
    assert_eq!(server.json("POST", "/api/setup", &[], malformed).await.status, 400);
    let bearer = bearer(&server.bot("R2").await);
    let mine = server.send("GET", "/api/tables/mine", &[("authorization", &bearer)], None).await;
    assert!(mine.read::<Vec<TableListing>>().is_empty());
}

#[tokio::test]
async fn tables_are_limited_for_each_account_and_address() {
    let limits = Limits { tables_per_account: 2, ..Limits::default() };
    let server = Server::with(Settings { limits, tables_per_minute: 4, ..Settings::default() }).await;
    let (one, two) = (bearer(&server.bot("R2").await), bearer(&server.bot("D2").await));
    for (who, status) in [(&one, 201), (&one, 201), (&one, 429), (&two, 201), (&two, 429)] {
        let answer = server.json("POST", "/api/tables", &[("authorization", who)], setup()).await;
        assert_eq!(answer.status, status, "{answer:?}");
        if status == 429 {
            assert_eq!(answer.problem(), "too_many");
        }
    }
}

/// Returns a part of a schema whose root may be a reference.
fn schema_of<'a>(schema: &'a Value, part: &str) -> &'a Value {
    let root = schema["$ref"].as_str().and_then(|at| schema.pointer(at.trim_start_matches('#')));
    &root.unwrap_or(schema)[part]
}

#[tokio::test]
async fn games_and_schemas_are_told() {
    let server = Server::start().await;
    let listed: Vec<GameListing> = server.get("/api/games").await.read();
    for game in &listed {
        let schema = jsonschema::validator_for(&game.options_schema).unwrap();
        let left_out = schema.iter_errors(&serde_json::json!({})).map(|error| error.to_string()).next();
        assert_eq!(left_out, None, "{}: every option has a default", game.id);
        let keys = |of: &Value| of.as_object().into_iter().flat_map(|all| all.keys().cloned()).collect();
        let [told, all]: [BTreeSet<String>; 2] =
            [&game.options, schema_of(&game.options_schema, "properties")].map(keys);
        assert_eq!(told, all, "{}", game.id);
        assert!(schema.is_valid(&game.options) && !schema.is_valid(&serde_json::json!({ "x": 1 })));
    }
    let ids: Vec<&str> = listed.iter().map(|game| game.id.as_str()).collect();
    assert_eq!(ids, games::GAMES.iter().map(|game| game.id).collect::<Vec<_>>(), "in the order of the list");
    assert_eq!(server.get("/api/schema").await.read::<Value>(), protocol::schema());
    for id in ids {
        let game: Value = server.get(&format!("/api/schema/{id}")).await.read();
        assert!(game["$defs"]["View"].is_object(), "{id}");
    }
    let none = server.get("/api/schema/chess").await;
    assert_eq!((none.status, none.problem().as_str()), (404, "not_found"));
}

#[tokio::test]
async fn health_is_told() {
    let server = Server::start().await;
    assert_eq!(server.get("/healthz").await.status, 200);
    assert_eq!(server.get("/readyz").await.status, 200);
    server.store.close().await;
    // The heartbeat of every second is the probe. A single failure may be temporary.
    patiently("a server that cannot store says so", async {
        while server.get("/readyz").await.status == 200 {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    })
    .await;
    let answer = server.get("/readyz").await;
    assert_eq!((answer.status, answer.problem().as_str()), (503, "storage_unavailable"));
    assert_eq!(server.get("/healthz").await.status, 200, "the process lives");
}

/// Returns all descriptions in a document.
fn descriptions<'a>(of: &'a Value, found: &mut Vec<&'a str>) {
    match of {
        Value::Object(fields) => {
            found.extend(fields.get("description").and_then(Value::as_str));
            fields.values().for_each(|inner| descriptions(inner, found));
        }
        Value::Array(list) => list.iter().for_each(|inner| descriptions(inner, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[tokio::test]
async fn no_document_names_what_only_the_source_has() {
    let server = Server::start().await;
    let mut paths = vec!["/api/schema".to_owned(), "/api/openapi.json".to_owned()];
    for game in games::GAMES {
        paths.extend(["", "/messages"].map(|what| format!("/api/schema/{}{what}", game.id)));
    }
    for path in paths {
        let answer = server.get(&path).await;
        assert_eq!(answer.status, 200, "{path}");
        let (document, mut found) = (answer.read::<Value>(), Vec::new());
        descriptions(&document, &mut found);
        assert!(found.len() > 20, "{path}");
        for said in found {
            assert!(!["::", "[`"].iter().any(|of| said.contains(of)), "{path}: {said}");
        }
    }
}
