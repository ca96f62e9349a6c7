//! The facts of a game that never change.

use schemars::{JsonSchema, generate::SchemaSettings};
use serde::Serialize;
use serde_json::Value;

use crate::plain_descriptions;

/// The values printed on the cards of a game, and all else that its rules never change. Clients draw cards
/// and explain powers from it, so they need no copy of their own that could be wrong.
#[derive(Clone, PartialEq, Debug)]
pub struct Facts {
    value: Value,
    schema: Value,
}

impl Facts {
    /// Wraps these facts. Their type is a struct of the game's own; its name is that of the type in clients.
    pub fn of<F: Serialize + JsonSchema>(facts: &F) -> Self {
        let settings = SchemaSettings::draft2020_12().for_serialize();
        let mut schema = settings.into_generator().into_root_schema_for::<F>().to_value();
        plain_descriptions(&mut schema);
        let value = serde_json::to_value(facts).expect("facts have string keys and no failing serializers");
        Self { value, schema }
    }

    /// Returns the facts as JSON.
    pub const fn value(&self) -> &Value {
        &self.value
    }

    /// Returns the JSON Schema of the facts (draft 2020-12).
    pub const fn schema(&self) -> &Value {
        &self.schema
    }
}
