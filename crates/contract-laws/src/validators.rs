//! Validators made of the game's own JSON Schema.

use contract::{Rules, schema_of};
use jsonschema::Validator;
use serde_json::Value;

/// One validator for each kind of value that a game sends or accepts.
pub struct Validators {
    by_name: Vec<(String, Validator)>,
}

impl Validators {
    /// Compiles the schema of a game.
    ///
    /// # Panics
    ///
    /// If it is no valid JSON Schema.
    pub fn of<R: Rules>() -> Self {
        let whole = schema_of::<R>();
        let properties = whole["properties"].as_object().expect("the kinds are properties of the schema");
        let by_name = properties.iter().map(|(name, schema)| {
            let mut schema = schema.clone();
            schema["$schema"] = whole["$schema"].clone();
            schema["$defs"] = whole["$defs"].clone();
            let validator = jsonschema::validator_for(&schema);
            (name.clone(), validator.unwrap_or_else(|e| panic!("the schema of {name} is none: {e}")))
        });
        Self { by_name: by_name.collect() }
    }

    /// Checks a value against the schema; `name` is e.g. `"view"`.
    ///
    /// # Errors
    ///
    /// The first complaint of the validator.
    ///
    /// # Panics
    ///
    /// If the schema has no such kind.
    pub fn validate(&self, name: &str, value: &Value) -> Result<(), String> {
        let found = self.by_name.iter().find(|(n, _)| n == name);
        let (_, validator) = found.unwrap_or_else(|| panic!("the schema has no {name}"));
        validator.validate(value).map_err(|e| format!("{name}{}: {e}", e.instance_path()))
    }
}
