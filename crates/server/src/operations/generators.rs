//! Schemas as generators of clients read them.

use serde_json::{Map, Value, json};

/// Keys of a schema under which another schema stands.
const SCHEMAS: [&str; 3] = ["items", "schema", "additionalProperties"];

/// Changes what generators read in another way than JSON Schema means it:
///
/// - `true` as a schema becomes `{}`: some know no boolean schemas.
/// - A property's `default` goes into its description: some take a property with a default for one that is required.
pub(super) fn readable(document: &mut Value) {
    match document {
        Value::Array(list) => list.iter_mut().for_each(readable),
        Value::Object(fields) => {
            for key in SCHEMAS {
                fields.get_mut(key).into_iter().for_each(opened);
            }
            if let Some(Value::Object(properties)) = fields.get_mut("properties") {
                properties.values_mut().for_each(|property| {
                    opened(property);
                    property.as_object_mut().into_iter().for_each(told);
                });
            }
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
            "additionalProperties": false,
        });
        assert_eq!(document, expected);
    }
}
