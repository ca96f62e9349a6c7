//! The messages of the socket and the types in them.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::markdown::{described, fields, kind};

/// Returns all messages of clients and servers, then the types that they name.
pub(crate) fn page() -> String {
    let schema = protocol::schema();
    let types = &schema["$defs"];
    let mut text = String::new();
    let mut named = BTreeSet::new();
    for (name, title) in
        [("ClientMessage", "Requests of clients"), ("ServerMessage", "Messages of the server")]
    {
        text += &format!("## {title}\n");
        for message in types[name]["oneOf"].as_array().into_iter().flatten() {
            text += &one(message, types);
            references(message, types, &mut named);
        }
        text.push('\n');
    }
    text += "## Types\n";
    for name in named {
        text += &format!("\n### {name}\n\n{}\n", described(&types[name]));
        let body = body(&types[name]);
        if !body.is_empty() {
            text += &format!("\n{body}");
        }
    }
    text
}

/// Returns the section of a message. Its fields may be those of a separate type.
fn one(message: &Value, types: &Value) -> String {
    let name = message["properties"]["type"]["const"].as_str().unwrap_or_default();
    let own = message["$ref"].as_str().map(|path| &types[path.rsplit('/').next().unwrap_or_default()]);
    let mut body = fields(message, &["type", "id"]);
    body += &own.map(|own| fields(own, &[])).unwrap_or_default();
    let space = if body.is_empty() { "" } else { "\n" };
    format!("\n### {name}\n\n{}\n{space}{body}", described(message))
}

/// Returns the fields of a type, or its alternatives.
fn body(schema: &Value) -> String {
    let alternatives = ["oneOf", "anyOf"].into_iter().find_map(|name| schema[name].as_array());
    let Some(all) = alternatives else { return fields(schema, &[]) };
    let bullet = |one: &Value| {
        let constants = one["properties"].as_object().into_iter().flatten();
        let tag = constants.filter_map(|(name, field)| Some(format!("`{name}`: `{}`", field.get("const")?)));
        let name = tag.collect::<Vec<_>>().join(", ");
        let name = if name.is_empty() { kind(one) } else { name };
        let inner = fields(one, &["type", "kind"]);
        let inner: String = inner.lines().map(|line| format!("  {line}\n")).collect();
        let text = described(one);
        let text = if text.is_empty() { text } else { format!(": {text}") };
        format!("- {name}{text}\n{inner}")
    };
    all.iter().map(bullet).collect()
}

/// Collects the names of the types that a schema refers to, and of those that they refer to.
fn references<'a>(schema: &'a Value, types: &'a Value, found: &mut BTreeSet<&'a str>) {
    match schema {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value.as_str().filter(|_| key == "$ref").and_then(|path| path.rsplit('/').next()) {
                    Some(name) => {
                        if found.insert(name) {
                            references(&types[name], types, found);
                        }
                    }
                    None => references(value, types, found),
                }
            }
        }
        Value::Array(all) => all.iter().for_each(|one| references(one, types, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
