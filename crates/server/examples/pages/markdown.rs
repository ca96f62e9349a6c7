//! Parts of Markdown made of JSON Schemas.

use serde_json::Value;

/// Returns a description on one line, for a cell of a table or a bullet.
pub(crate) fn described(schema: &Value) -> String {
    let text = schema["description"].as_str().unwrap_or_default();
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|")
}

/// Returns the type of a schema in words: `integer`, `Seat or null`, `list of TableView`.
pub(crate) fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str() {
        return format!("`{}`", name.rsplit('/').next().unwrap_or(name));
    }
    if let Some(constant) = schema.get("const") {
        return format!("`{constant}`");
    }
    for alternatives in ["anyOf", "oneOf"] {
        if let Some(all) = schema[alternatives].as_array() {
            return joined(all.iter().map(kind));
        }
    }
    match &schema["type"] {
        Value::Array(all) => joined(all.iter().map(|one| named(one, schema))),
        one @ Value::String(_) => named(one, schema),
        _ => "any JSON".to_owned(),
    }
}

/// Returns the name of a JSON type; a list names the type of its entries.
fn named(one: &Value, schema: &Value) -> String {
    match one.as_str().unwrap_or_default() {
        "array" if schema["items"].is_object() => format!("list of {}", kind(&schema["items"])),
        "array" => "list".to_owned(),
        other => other.to_owned(),
    }
}

/// Joins alternatives and drops repetitions.
fn joined(all: impl Iterator<Item = String>) -> String {
    let mut different: Vec<String> = Vec::new();
    for one in all {
        if !different.contains(&one) {
            different.push(one);
        }
    }
    different.join(" or ")
}

/// Returns the fields of an object as bullets. A `?` follows the name of an optional field.
pub(crate) fn fields(schema: &Value, skipped: &[&str]) -> String {
    let required: Vec<_> = schema["required"].as_array().into_iter().flatten().collect();
    let properties = schema["properties"].as_object().into_iter().flatten();
    let bullet = |(name, field): (&String, &Value)| {
        let optional = if required.iter().any(|one| *one == name) { "" } else { "?" };
        let (kind, text) = (kind(field), described(field));
        if text.is_empty() {
            format!("- `{name}`{optional}: {kind}\n")
        } else {
            format!("- `{name}`{optional}: {kind}. {text}\n")
        }
    };
    properties.filter(|(name, _)| !skipped.contains(&name.as_str())).map(bullet).collect()
}
