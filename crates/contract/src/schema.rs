//! JSON Schema of what a game sends and accepts.

use schemars::{JsonSchema, generate::SchemaSettings};
use serde_json::{Value, json};

use crate::{Choices, Rules, plain_descriptions};

/// Returns one document (draft 2020-12) with the named types of one game under `$defs`: `Options`, `Intent`,
/// `Choices`, `Refusal`, `Seen` (a [`Rules::Event`]), `View`.
///
/// Optional fields are always present on the wire, as `null` if they have no value.
pub fn schema_of<R: Rules>() -> Value {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let mut roots = serde_json::Map::new();
    let mut add = |name: &str, schema: schemars::Schema| {
        roots.insert(name.to_owned(), schema.to_value());
    };
    add("options", generator.subschema_for::<R::Options>());
    add("intent", generator.subschema_for::<R::Intent>());
    add("refusal", generator.subschema_for::<R::Refusal>());
    add("seen", generator.subschema_for::<R::Event>());
    add("view", generator.subschema_for::<R::View>());
    add("choices", Choices::<R::Intent>::json_schema(&mut generator));
    let required: Vec<_> = roots.keys().cloned().collect();
    let mut schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": R::INFO.id,
        "description": format!("The wire types of {}.", R::INFO.name),
        "type": "object",
        "properties": roots,
        "required": required,
        "additionalProperties": false,
        "$defs": generator.take_definitions(true),
    });
    plain_descriptions(&mut schema);
    schema
}
