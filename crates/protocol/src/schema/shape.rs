//! Definitions in the form that type generators handle best.

use contract::plain_descriptions;
use serde_json::{Map, Value, json};

use super::name_apart;

/// Gives every definition a title, every variant of a tagged type a definition with a discriminator, and
/// every list of words one `enum`. Removes names of the source from all descriptions. References to
/// definitions begin with `place`.
#[must_use]
pub fn shaped(definitions: Map<String, Value>, place: &str) -> Map<String, Value> {
    let names: Vec<String> = definitions.keys().cloned().collect();
    let mut shaped = Map::new();
    for (name, mut schema) in definitions {
        name_apart(&mut schema);
        words(&mut schema);
        if let Some(tagged) = Tagged::of(&schema) {
            let named = |word: &str| format!("{name}{}", pascal(word));
            if tagged.words.iter().all(|word| !names.contains(&named(word))) {
                apart(&mut schema, &tagged, &named, place, &mut shaped);
            }
        }
        titled(&mut schema, &name);
        shaped.insert(name, schema);
    }
    shaped.values_mut().for_each(plain_descriptions);
    shaped
}

fn titled(schema: &mut Value, name: &str) {
    if let Value::Object(fields) = schema {
        fields.insert("title".into(), name.into());
    }
}

/// A type with variants, of which each has a constant in one field.
struct Tagged {
    field: String,
    words: Vec<String>,
}

impl Tagged {
    fn of(schema: &Value) -> Option<Self> {
        let kinds = schema.get("oneOf")?.as_array()?;
        let first = kinds.first()?.get("properties")?.as_object()?;
        let field = first.iter().find(|(_, schema)| schema.get("const").is_some())?.0;
        let word =
            |kind: &Value| Some(kind.get("properties")?.get(field)?.get("const")?.as_str()?.to_owned());
        let words: Vec<String> = kinds.iter().map(word).collect::<Option<_>>()?;
        let mut once = words.clone();
        once.sort();
        once.dedup();
        (once.len() == words.len()).then(|| Self { field: field.clone(), words })
    }
}

/// Moves the variants of a tagged type into the definitions.
fn apart(
    schema: &mut Value,
    tagged: &Tagged,
    named: &impl Fn(&str) -> String,
    place: &str,
    definitions: &mut Map<String, Value>,
) {
    let Some(Value::Array(kinds)) = schema.get_mut("oneOf") else { return };
    let (mut references, mut mapping) = (Vec::new(), Map::new());
    for (word, mut kind) in tagged.words.iter().zip(std::mem::take(kinds)) {
        let name = named(word);
        titled(&mut kind, &name);
        let reference = format!("{place}{name}");
        references.push(json!({ "$ref": reference }));
        mapping.insert(word.clone(), reference.into());
        definitions.insert(name, kind);
    }
    *kinds = references;
    schema["discriminator"] = json!({ "propertyName": tagged.field, "mapping": mapping });
}

/// Joins words with a description each into one `enum`, and their descriptions into one.
fn words(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if let Some((listed, about)) = fields.get("oneOf").and_then(listed) {
                fields.remove("oneOf");
                fields.insert("type".into(), "string".into());
                fields.insert("enum".into(), listed.into());
                let said = fields.get("description").and_then(Value::as_str).unwrap_or_default();
                let text = format!("{said}\n\n{about}").trim().to_owned();
                fields.insert("description".into(), text.into());
            }
            fields.values_mut().for_each(words);
        }
        Value::Array(list) => list.iter_mut().for_each(words),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Returns the words of a `oneOf` that has only words, and their descriptions.
fn listed(kinds: &Value) -> Option<(Vec<String>, String)> {
    let (mut listed, mut about) = (Vec::new(), Vec::new());
    for kind in kinds.as_array()? {
        let known = ["const", "type", "description", "enum"];
        if !kind.as_object()?.keys().all(|key| known.contains(&key.as_str())) {
            return None;
        }
        let said = kind.get("description").and_then(Value::as_str);
        match (kind.get("const"), kind.get("enum").and_then(Value::as_array)) {
            (Some(word), None) => {
                let word = word.as_str()?;
                listed.push(word.to_owned());
                about.extend(said.map(|said| format!("- `{word}`: {}", said.replace('\n', " "))));
            }
            // Words without a description share one entry.
            (None, Some(words)) => {
                for word in words {
                    listed.push(word.as_str()?.to_owned());
                }
            }
            (Some(_), Some(_)) | (None, None) => return None,
        }
    }
    Some((listed, about.join("\n")))
}

fn pascal(word: &str) -> String {
    word.split('_')
        .map(|part| {
            let mut letters = part.chars();
            letters.next().map(|first| first.to_uppercase().collect::<String>() + letters.as_str())
        })
        .map(Option::unwrap_or_default)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_have_definitions_and_words_are_one_list() {
        let definitions = json!({
            "Way": { "oneOf": [
                { "const": "to", "type": "string", "description": "Thither." },
                { "const": "back", "type": "string", "description": "Hither,\nagain." },
            ], "description": "Where to." },
            "Shape": { "oneOf": [
                { "type": "object", "properties": { "is": { "const": "big_box" } }, "required": ["is"] },
                { "type": "object", "properties": { "is": { "const": "dot" } }, "required": ["is"] },
            ] },
        });
        let Value::Object(definitions) = definitions else { unreachable!() };
        let shaped = Value::Object(shaped(definitions, "#/x/"));
        assert_eq!(shaped["Way"]["enum"], json!(["to", "back"]));
        assert_eq!(shaped["Way"]["description"], "Where to.\n\n- `to`: Thither.\n- `back`: Hither, again.");
        assert_eq!(
            shaped["Shape"]["oneOf"],
            json!([{ "$ref": "#/x/ShapeBigBox" }, { "$ref": "#/x/ShapeDot" }])
        );
        assert_eq!(
            shaped["Shape"]["discriminator"],
            json!({ "propertyName": "is", "mapping": { "big_box": "#/x/ShapeBigBox", "dot": "#/x/ShapeDot" } })
        );
        assert_eq!(shaped["ShapeDot"]["title"], "ShapeDot");
    }
}
