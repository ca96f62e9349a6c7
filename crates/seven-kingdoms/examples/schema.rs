//! Prints the JSON Schema of the game's wire types: `cargo run -p seven-kingdoms --example schema`.
//!
//! `cargo xtask gen` keeps the output in `web/src/generated/`, where TypeScript is made of it.

use schemars::{JsonSchema, generate::SchemaSettings};
use seven_kingdoms::{Intent, Refusal, Seen, View};
use table::Choices;

fn main() {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let roots = serde_json::json!({
        "intent": generator.subschema_for::<Intent>(),
        "refusal": generator.subschema_for::<Refusal>(),
        "seen": generator.subschema_for::<Seen>(),
        "view": generator.subschema_for::<View>(),
        "choices": Choices::<Intent>::json_schema(&mut generator),
    });
    let required: Vec<_> = roots.as_object().expect("made as one").keys().cloned().collect();
    let document = serde_json::json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "seven-kingdoms",
        "description": "The wire types of 7 Kingdoms.",
        "type": "object",
        "properties": roots,
        "required": required,
        "additionalProperties": false,
        "$defs": generator.take_definitions(true),
    });
    println!("{document:#}");
}
