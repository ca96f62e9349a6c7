//! Schemas in the form that client generators can read.

use serde_json::{Map, Value, json};

/// The keys of a schema whose value is another schema. [`LISTS`] have a list of schemas, [`NAMED`] schemas by
/// name.
const SCHEMAS: [&str; 3] = ["items", "schema", "additionalProperties"];
const LISTS: [&str; 4] = ["allOf", "anyOf", "oneOf", "prefixItems"];
const NAMED: [&str; 2] = ["properties", "schemas"];

/// Changes parts of schemas that generators misread:
///
/// - `true` as a schema becomes `{}`, because some generators do not support boolean schemas.
/// - A property's `default` moves to its description, because some generators treat properties with a default
///   as required.
pub(super) fn readable(document: &mut Value) {
    match document {
        Value::Array(list) => list.iter_mut().for_each(readable),
        Value::Object(fields) => {
            for key in SCHEMAS {
                fields.get_mut(key).into_iter().for_each(opened);
            }
            for list in LISTS {
                fields.get_mut(list).and_then(Value::as_array_mut).into_iter().flatten().for_each(opened);
            }
            for named in NAMED {
                let named = fields.get_mut(named).and_then(Value::as_object_mut);
                named.into_iter().flat_map(Map::values_mut).for_each(opened);
            }
            let properties = fields.get_mut("properties").and_then(Value::as_object_mut);
            let objects = properties.into_iter().flat_map(Map::values_mut).filter_map(Value::as_object_mut);
            objects.for_each(told);
            fields.values_mut().for_each(readable);
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn opened(schema: &mut Value) {
    if *schema == Value::Bool(true) {
        *schema = json!({});
    }
}

fn told(property: &mut Map<String, Value>) {
    let Some(default) = property.remove("default") else { return };
    let said = property.get("description").and_then(Value::as_str).unwrap_or_default();
    property.insert("description".to_owned(), format!("{said} Default: `{default}`.").trim_start().into());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn schemas_are_objects_and_defaults_are_told() {
        let mut document = json!({
            "properties": {
                "intent": true,
                "default": { "type": "string" },
                "page": { "type": "integer", "default": 0, "description": "From 0." },
                "hints": { "type": "boolean", "default": false },
            },
            "items": true,
            "anyOf": [true, { "type": "null" }],
            "additionalProperties": false,
        });
        readable(&mut document);
        let expected = json!({
            "properties": {
                "intent": {},
                "default": { "type": "string" },
                "page": { "type": "integer", "description": "From 0. Default: `0`." },
                "hints": { "type": "boolean", "description": "Default: `false`." },
            },
            "items": {},
            "anyOf": [{}, { "type": "null" }],
            "additionalProperties": false,
        });
        assert_eq!(document, expected);
    }
}
