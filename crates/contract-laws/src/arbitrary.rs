//! Hostile JSON: arbitrary values, slightly changed choices, and values that a schema allows or almost
//! allows.

use contract::{ChaCha8Rng, below};
use serde_json::{Value, json};

/// Returns arbitrary JSON, at most `depth` levels deep.
pub fn garbage(rng: &mut ChaCha8Rng, depth: u32) -> Value {
    match below(rng, if depth == 0 { 6 } else { 8 }) {
        0 => Value::Null,
        1 => json!(below(rng, 2) == 0),
        2 => json!(below(rng, 300)),
        3 => json!(-i64::from(below(rng, 300))),
        4 => strange_number(rng),
        5 => strange_text(rng),
        6 => (0..below(rng, 4)).map(|_| garbage(rng, depth - 1)).collect(),
        _ => {
            let names = ["do", "card", "to", "from", "seat", "rank", "coins", "", "é"];
            let name = |rng: &mut ChaCha8Rng| names[below(rng, names.len() as u32) as usize].to_owned();
            (0..below(rng, 4)).map(|_| (name(rng), garbage(rng, depth - 1))).collect()
        }
    }
}

fn strange_number(rng: &mut ChaCha8Rng) -> Value {
    let numbers = [json!(u64::MAX), json!(i64::MIN), json!(0.5), json!(1e300), json!(256), json!(-1)];
    numbers[below(rng, numbers.len() as u32) as usize].clone()
}

fn strange_text(rng: &mut ChaCha8Rng) -> Value {
    let texts = ["", "do", "null", "\u{0}", "🂡", "constructor", "0"];
    json!(texts[below(rng, texts.len() as u32) as usize])
}

/// Returns a valid value with one change: a number, a field more or less, another type.
pub fn bend(sample: &Value, rng: &mut ChaCha8Rng) -> Value {
    let mut bent = sample.clone();
    match &mut bent {
        Value::Object(fields) if !fields.is_empty() => {
            let index = below(rng, fields.len() as u32) as usize;
            let name = fields.keys().nth(index).expect("an index below the length").clone();
            match below(rng, 5) {
                0 => drop(fields.remove(&name)),
                1 => drop(fields.insert("more".to_owned(), garbage(rng, 1))),
                2 => drop(fields.insert(name, garbage(rng, 1))),
                _ => {
                    let inner = bend(&fields[&name], rng);
                    fields.insert(name, inner);
                }
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let index = below(rng, items.len() as u32) as usize;
            match below(rng, 3) {
                0 => drop(items.remove(index)),
                1 => items.push(items[index].clone()),
                _ => items[index] = bend(&items[index], rng),
            }
        }
        Value::Number(_) => {
            bent = if below(rng, 3) == 0 { strange_number(rng) } else { json!(below(rng, 60)) }
        }
        _ => bent = garbage(rng, 1),
    }
    bent
}

/// Returns a valid value with an additional field in one of its objects, at any depth. The field's value may
/// nest as deep as JSON is read. `None` if there is no object. Cost: linear in the value and in that depth.
pub fn more(sample: &Value, rng: &mut ChaCha8Rng) -> Option<Value> {
    fn objects(value: &Value) -> u32 {
        match value {
            Value::Object(fields) => 1 + fields.values().map(objects).sum::<u32>(),
            Value::Array(items) => items.iter().map(objects).sum(),
            _ => 0,
        }
    }
    /// Adds the field to the object after `left` other objects.
    fn add(value: &mut Value, left: &mut u32, name: &str, field: &mut Option<Value>) {
        match value {
            Value::Object(fields) => {
                if *left == 0
                    && let Some(field) = field.take()
                {
                    fields.insert(name.to_owned(), field);
                    return;
                }
                *left = left.saturating_sub(1);
                fields.values_mut().for_each(|value| add(value, left, name, field));
            }
            Value::Array(items) => items.iter_mut().for_each(|item| add(item, left, name, field)),
            _ => {}
        }
    }
    let count = objects(sample);
    if count == 0 {
        return None;
    }
    let deep = match below(rng, 4) {
        0 => below(rng, 120),
        _ => below(rng, 3),
    };
    let nested = (0..deep).fold(garbage(rng, 1), |inner, _| {
        if below(rng, 2) == 0 { json!([inner]) } else { json!({ "x": inner }) }
    });
    let names = ["more", "x", "", "Do", "do ", "$serde_json::private::RawValue"];
    let name = names[below(rng, names.len() as u32) as usize];
    let mut grown = sample.clone();
    add(&mut grown, &mut below(rng, count), name, &mut Some(nested));
    Some(grown)
}

/// Returns a value that the part `node` of the schema `document` allows; one in `slips` places contains
/// another value. A text is one of `words`, or a strange one. Of unique values each is taken or not, in their
/// order. It knows the keywords that schemas of wire types use.
pub fn of_schema(
    document: &Value,
    node: &Value,
    words: &[String],
    slips: u32,
    rng: &mut ChaCha8Rng,
) -> Value {
    let again = |node: &Value, rng: &mut ChaCha8Rng| of_schema(document, node, words, slips, rng);
    if below(rng, slips) == 0 {
        return garbage(rng, 2);
    }
    if let Some(name) = node["$ref"].as_str().and_then(|path| path.strip_prefix("#/$defs/")) {
        return again(&document["$defs"][name], rng);
    }
    if let Some(constant) = node.get("const") {
        return constant.clone();
    }
    for choice in ["oneOf", "anyOf", "enum"] {
        let Some(choices) = node[choice].as_array().filter(|choices| !choices.is_empty()) else { continue };
        let chosen = &choices[below(rng, choices.len() as u32) as usize];
        return if choice == "enum" { chosen.clone() } else { again(chosen, rng) };
    }
    let kind = match &node["type"] {
        Value::Array(kinds) if !kinds.is_empty() => &kinds[below(rng, kinds.len() as u32) as usize],
        kind => kind,
    };
    match kind.as_str() {
        Some("object") => {
            let fields = node["properties"].as_object().into_iter().flatten();
            fields.map(|(name, field)| (name.clone(), again(field, rng))).collect()
        }
        Some("array") => {
            if let Some(parts) = node["prefixItems"].as_array() {
                return parts.iter().map(|part| again(part, rng)).collect();
            }
            if node["uniqueItems"] == true
                && let Some(all) = members(document, &node["items"])
            {
                return all.into_iter().filter(|_| below(rng, 2) == 0).cloned().collect();
            }
            let least = node["minItems"].as_u64().unwrap_or(0) as u32;
            let most = node["maxItems"].as_u64().unwrap_or(4).min(8) as u32;
            let count = least + below(rng, most.saturating_sub(least) + 1);
            (0..count).map(|_| again(&node["items"], rng)).collect()
        }
        Some("integer" | "number") => match below(rng, 12) {
            0 => strange_number(rng),
            1 => node.get("maximum").cloned().unwrap_or(json!(u32::MAX)),
            2 => node.get("minimum").cloned().unwrap_or(json!(i32::MIN)),
            3..7 => json!(below(rng, 4)),
            _ => json!(below(rng, 64)),
        },
        Some("string") if !words.is_empty() && below(rng, 8) > 0 => {
            json!(words[below(rng, words.len() as u32) as usize])
        }
        Some("string") => strange_text(rng),
        Some("boolean") => json!(below(rng, 2) == 0),
        Some("null") => Value::Null,
        _ => garbage(rng, 2),
    }
}

/// Returns all values of an enum, in their order; `None` if the node is none.
fn members<'a>(document: &'a Value, node: &'a Value) -> Option<Vec<&'a Value>> {
    if let Some(name) = node["$ref"].as_str().and_then(|path| path.strip_prefix("#/$defs/")) {
        return members(document, &document["$defs"][name]);
    }
    if let Some(all) = node["enum"].as_array() {
        return Some(all.iter().collect());
    }
    node["oneOf"].as_array()?.iter().map(|one| one.get("const")).collect()
}

#[cfg(test)]
mod tests {
    use contract::{Purpose, Seed};

    use super::*;

    #[test]
    fn one_field_more_is_added_somewhere() {
        let mut rng = Seed::from_bytes([7; 32]).stream(Purpose(0), 0);
        assert_eq!(more(&json!([1, "do"]), &mut rng), None);
        let sample = json!({ "do": "x", "a": [{ "b": 1 }, { "c": {} }] });
        let mut found = [false; 4];
        for _ in 0..200 {
            let grown = more(&sample, &mut rng).unwrap();
            let fields = |value: &Value| value.as_object().unwrap().len();
            let at = [&grown, &grown["a"][0], &grown["a"][1], &grown["a"][1]["c"]];
            let more: Vec<usize> = at.iter().map(|value| fields(value)).collect();
            let place = [[3, 1, 1, 0], [2, 2, 1, 0], [2, 1, 2, 0], [2, 1, 1, 1]];
            found[place.iter().position(|counts| *counts == *more).expect("one more, once")] = true;
        }
        assert_eq!(found, [true; 4]);
    }

    #[test]
    fn most_of_what_a_schema_makes_fits_it() {
        let schema = contract::schema_of::<crate::toys::Haggle>();
        let mut rng = Seed::from_bytes([7; 32]).stream(Purpose(0), 0);
        let make = |rng: &mut ChaCha8Rng| of_schema(&schema, &schema["$defs"]["Intent"], &[], 100, rng);
        let fits = (0..1_000)
            .filter(|_| serde_json::from_value::<crate::toys::haggle::Intent>(make(&mut rng)).is_ok())
            .count();
        assert!((600..1_000).contains(&fits), "{fits}");
    }
}
