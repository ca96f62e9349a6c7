//! Values made from a schema: intents that no position has offered.

use contract::{ChaCha8Rng, Rules, below, schema_of};
use serde_json::{Map, Value, json};

/// Makes values of a game's intent type, most of them absurd, all of them well formed according to its
/// schema.
pub(crate) struct Sampler {
    intent: Value,
    definitions: Value,
}

impl Sampler {
    pub(crate) fn of<R: Rules>() -> Self {
        let mut schema = schema_of::<R>();
        Self { intent: schema["properties"]["intent"].take(), definitions: schema["$defs"].take() }
    }

    pub(crate) fn intent(&self, rng: &mut ChaCha8Rng) -> Value {
        self.value(&self.intent, rng)
    }

    fn value(&self, schema: &Value, rng: &mut ChaCha8Rng) -> Value {
        let one = |of: &Value, rng: &mut ChaCha8Rng| {
            let of = of.as_array().filter(|of| !of.is_empty())?;
            Some(of[below(rng, of.len() as u32) as usize].clone())
        };
        if let Some(name) = schema["$ref"].as_str().and_then(|path| path.strip_prefix("#/$defs/")) {
            return self.value(&self.definitions[name], rng);
        }
        if let Some(schema) = one(&schema["oneOf"], rng).or_else(|| one(&schema["anyOf"], rng)) {
            return self.value(&schema, rng);
        }
        if let Some(value) = schema.get("const").cloned().or_else(|| one(&schema["enum"], rng)) {
            return value;
        }
        let kind = schema["type"]
            .as_str()
            .map(str::to_owned)
            .or_else(|| one(&schema["type"], rng).and_then(|kind| kind.as_str().map(str::to_owned)));
        match kind.as_deref() {
            Some("object") => {
                let empty = Map::new();
                let fields = schema["properties"].as_object().unwrap_or(&empty);
                fields.iter().map(|(name, schema)| (name.clone(), self.value(schema, rng))).collect()
            }
            Some("array") => (0..below(rng, 4)).map(|_| self.value(&schema["items"], rng)).collect(),
            Some("integer" | "number") => number(schema, rng),
            Some("boolean") => json!(below(rng, 2) == 0),
            Some("string") => json!("x"),
            _ => Value::Null,
        }
    }
}

/// Returns a number, mostly small, sometimes the largest or the smallest that the schema allows.
fn number(schema: &Value, rng: &mut ChaCha8Rng) -> Value {
    let least = schema["minimum"].as_i64().unwrap_or(0);
    match below(rng, 8) {
        0 => schema.get("maximum").cloned().unwrap_or(json!(u32::MAX)),
        1 => json!(least),
        2 => json!(below(rng, 256)),
        _ => json!(least + i64::from(below(rng, 50))),
    }
}
