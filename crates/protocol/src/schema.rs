//! JSON Schema of every message.

use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

use crate::{ClientMessage, ServerMessage, http};

/// One document (draft 2020-12) with every message under `$defs`.
///
/// Optional fields of what a client says may be left out; the document lists them as always present, as the
/// server writes them.
pub fn schema() -> Value {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let roots = json!({
        "client_message": generator.subschema_for::<ClientMessage>(),
        "server_message": generator.subschema_for::<ServerMessage>(),
        "sign_in": generator.subschema_for::<http::SignIn>(),
        "signed_in": generator.subschema_for::<http::SignedIn>(),
        "rename": generator.subschema_for::<http::Rename>(),
        "game_listing": generator.subschema_for::<http::GameListing>(),
        "table_listing": generator.subschema_for::<http::TableListing>(),
        "made_table": generator.subschema_for::<http::MadeTable>(),
        "match_record": generator.subschema_for::<http::MatchRecord>(),
    });
    let required: Vec<_> = roots.as_object().expect("made as one").keys().cloned().collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "protocol",
        "description": "The messages of septet.v1.",
        "type": "object",
        "properties": roots,
        "required": required,
        "additionalProperties": false,
        "$defs": generator.take_definitions(true),
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn messages_are_named_once() {
        let schema = super::schema();
        let names: Vec<_> = schema["$defs"].as_object().unwrap().keys().collect();
        assert!(names.iter().any(|n| *n == "ServerMessage"), "{names:?}");
        assert!(names.iter().all(|n| !n.contains("_for_") && !n.ends_with(char::is_numeric)), "{names:?}");
    }
}
