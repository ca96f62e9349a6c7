//! Messages about one game, with the types of that game.

use contract::plain_descriptions;
use serde_json::{Map, Value, json};

use super::{
    DIALECT, Sides,
    shape::shaped,
    sides::{redirect, refers},
};
use crate::{ClientMessage, ServerMessage, Setup, http};

/// The prefix of references to definitions.
const PLACE: &str = "#/$defs/";

/// A place in the messages for JSON of one of the game's types.
struct Joint {
    definition: &'static str,
    /// The variant, if the definition has several.
    kind: Option<&'static str>,
    /// The name of the field. Lists and objects on the way to it are searched.
    field: &'static str,
    is: &'static str,
    /// True if the field may also be `null`.
    nullable: bool,
}

const fn joint(definition: &'static str, field: &'static str, is: &'static str) -> Joint {
    Joint { definition, kind: None, field, is, nullable: false }
}

const fn joint_of(
    definition: &'static str,
    kind: &'static str,
    field: &'static str,
    is: &'static str,
) -> Joint {
    Joint { kind: Some(kind), ..joint(definition, field, is) }
}

const JOINTS: [Joint; 19] = [
    joint("Analysis", "view", "view"),
    joint_of("ClientMessage", "submit", "intent", "intent"),
    Joint { nullable: true, ..joint_of("ClientMessage", "choose_ahead", "intent", "intent") },
    joint("Considered", "intent", "intent"),
    joint("Decision", "choices", "choices"),
    joint("GameUpdate", "view", "view"),
    joint("Guess", "view", "view"),
    joint("Input", "intent", "intent"),
    joint("MatchRecord", "options", "options"),
    joint("Moment", "seen", "seen"),
    joint("Problem", "refusal", "refusal"),
    joint("Reel", "view", "view"),
    joint("ReelStep", "seen", "seen"),
    joint("Replay", "view", "view"),
    joint_of("ServerMessage", "hint", "intent", "intent"),
    joint_of("ServerMessage", "foreseen", "choices", "choices"),
    Joint { nullable: true, ..joint_of("ServerMessage", "ahead", "intent", "intent") },
    joint("Setup", "options", "options"),
    joint("Step", "seen", "seen"),
];

/// Returns one document (draft 2020-12) with all messages of the socket and the match records, for one game.
/// `game` is the schema of its types.
///
/// # Panics
///
/// If `game` lacks a part of a game's schema, or a message has no place for a type.
#[must_use]
pub fn messages(id: &str, name: &str, game: &Value) -> Value {
    let mut sides = Sides::default();
    let roots = json!({
        "client_message": sides.read::<ClientMessage>(),
        "server_message": sides.written::<ServerMessage>(),
        "setup": sides.read::<Setup>(),
        "match_record": sides.written::<http::MatchRecord>(),
        "replay": sides.written::<http::Replay>(),
        "reel": sides.written::<http::Reel>(),
        "analysis": sides.written::<http::Analysis>(),
    });
    let required: Vec<String> =
        roots.as_object().map(|roots| roots.keys().cloned().collect()).unwrap_or_default();
    let mut document = json!({
        "$schema": DIALECT,
        "$id": format!("urn:septet:v1:{id}:messages"),
        "title": format!("Messages about {name}"),
        "description": format!("The messages of the socket septet.v1 at a table of {name}, and the records of its matches."),
        "type": "object",
        "properties": roots,
        "required": required,
        "additionalProperties": false,
    });
    let mut definitions = sides.finish(&mut document, PLACE);
    let own = join_in(&mut definitions, game);
    for joint in &JOINTS {
        let place = place_of(&mut definitions, joint);
        put(
            place.unwrap_or_else(|| panic!("{} has {}", joint.definition, joint.field)),
            &own[joint.is],
            joint.nullable,
        );
    }
    document["$defs"] = shaped(definitions, PLACE).into();
    plain_descriptions(&mut document);
    document
}

/// Adds the game's definitions to the others, and returns the schemas of its types.
fn join_in(definitions: &mut Map<String, Value>, game: &Value) -> Map<String, Value> {
    let mut game = game.clone();
    let Value::Object(own) = game["$defs"].take() else { panic!("a game's schema has definitions") };
    // Types that both have, such as seats, are the same. Any other type with the same name is the game's.
    let mut renamed: Vec<String> = Vec::new();
    loop {
        let more: Vec<String> = own
            .iter()
            .filter(|(name, schema)| {
                !renamed.contains(name)
                    && definitions.contains_key(*name)
                    && (definitions.get(*name) != Some(schema)
                        || refers(schema, &|to| {
                            to.strip_prefix(PLACE).is_some_and(|to| renamed.iter().any(|name| name == to))
                        }))
            })
            .map(|(name, _)| name.clone())
            .collect();
        if more.is_empty() {
            break;
        }
        renamed.extend(more);
    }
    let named = |name: &str| {
        if renamed.iter().any(|one| one == name) { format!("Game{name}") } else { name.to_owned() }
    };
    let lead = |to: &str| to.strip_prefix(PLACE).map(|name| format!("{PLACE}{}", named(name)));
    for (name, mut schema) in own {
        redirect(&mut schema, &lead);
        definitions.insert(named(&name), schema);
    }
    let Value::Object(mut roots) = game["properties"].take() else {
        panic!("a game's schema has properties")
    };
    for (name, schema) in &mut roots {
        redirect(schema, &lead);
        // A type without a name also gets a definition, so that generators make it once.
        if schema.get("$ref").is_none() {
            let mut definition = format!("Game{}{}", name[..1].to_uppercase(), &name[1..]);
            while definitions.contains_key(&definition) {
                definition.push('_');
            }
            let whole = std::mem::replace(schema, json!({ "$ref": format!("{PLACE}{definition}") }));
            definitions.insert(definition, whole);
        }
    }
    roots
}

/// Returns the schema at a place.
fn place_of<'a>(definitions: &'a mut Map<String, Value>, joint: &Joint) -> Option<&'a mut Value> {
    let schema = definitions.get_mut(joint.definition)?;
    let schema = match joint.kind {
        Some(word) => schema.get_mut("oneOf")?.as_array_mut()?.iter_mut().find(|kind| is_kind(kind, word))?,
        None => schema,
    };
    field_of(schema, joint.field)
}

fn is_kind(kind: &Value, word: &str) -> bool {
    let properties = kind["properties"].as_object();
    properties.is_some_and(|properties| properties.values().any(|field| field["const"] == word))
}

/// Returns the schema of a field, in this type or in its unnamed parts.
fn field_of<'a>(schema: &'a mut Value, field: &str) -> Option<&'a mut Value> {
    if schema.get("properties").is_some_and(|properties| properties.get(field).is_some()) {
        return schema.get_mut("properties")?.get_mut(field);
    }
    if schema.get("properties").is_some() {
        let inner = schema.get_mut("properties")?.as_object_mut()?;
        return inner.values_mut().find_map(|schema| field_of(schema, field));
    }
    if schema.get("oneOf").is_some() {
        return schema
            .get_mut("oneOf")?
            .as_array_mut()?
            .iter_mut()
            .find_map(|schema| field_of(schema, field));
    }
    field_of(schema.get_mut("items")?, field)
}

/// Gives an open field this type.
fn put(place: &mut Value, wanted: &Value, nullable: bool) {
    assert!(is_anything(place), "a joint holds anything, not {place}");
    let description = place.get("description").cloned();
    *place = if nullable { json!({ "anyOf": [wanted, { "type": "null" }] }) } else { wanted.clone() };
    if let Some(description) = description {
        place["description"] = description;
    }
}

/// Returns true if the schema has no constraint, at most a description or a default.
fn is_anything(schema: &Value) -> bool {
    match schema {
        Value::Bool(anything) => *anything,
        Value::Object(fields) => fields.keys().all(|key| ["description", "default"].contains(&key.as_str())),
        Value::Array(_) | Value::Null | Value::Number(_) | Value::String(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> Value {
        json!({
            "$defs": {
                "Intent": { "type": "object", "properties": { "card": { "$ref": "#/$defs/Step" } } },
                "Step": { "type": "integer", "description": "The game's own, of the same name as the protocol's." },
            },
            "properties": {
                "intent": { "$ref": "#/$defs/Intent" }, "options": { "type": "object" }, "refusal": { "type": "string" },
                "view": { "type": "object" }, "seen": { "type": "string" }, "choices": { "type": "array" },
            },
        })
    }

    #[test]
    fn what_is_of_the_game_has_its_type() {
        let schema = messages("chess", "Chess", &game());
        let defs = &schema["$defs"];
        assert_eq!(defs["ClientMessageSubmit"]["properties"]["intent"]["$ref"], "#/$defs/Intent");
        assert_eq!(defs["Intent"]["properties"]["card"]["$ref"], "#/$defs/GameStep");
        assert_eq!(defs["GameStep"]["type"], "integer");
        assert_eq!(defs["Step"]["type"], "object");
        assert_eq!(defs["GameUpdate"]["properties"]["view"]["$ref"], "#/$defs/GameView");
        let ahead = &defs["ServerMessageAhead"]["properties"]["intent"]["anyOf"];
        assert_eq!(*ahead, json!([{ "$ref": "#/$defs/Intent" }, { "type": "null" }]));
        assert_eq!(schema["$id"], "urn:septet:v1:chess:messages");
    }

    /// A new field with a game's type needs an entry in `JOINTS`.
    #[test]
    fn nothing_else_is_left_open() {
        let schema = messages("chess", "Chess", &game());
        let mut open = Vec::new();
        for (name, definition) in schema["$defs"].as_object().unwrap() {
            find_open(definition, name, &mut open);
        }
        // The value of a change may be any part of a view. A setup need not have all options.
        assert_eq!(open, ["ChangeAdd.value", "ChangeReplace.value", "SetupRequest.options"]);
    }

    fn find_open(schema: &Value, at: &str, open: &mut Vec<String>) {
        match schema {
            Value::Object(fields) => {
                for (key, inner) in fields {
                    if let (true, Some(properties)) = (key == "properties", inner.as_object()) {
                        for (field, schema) in properties {
                            let place = format!("{at}.{field}");
                            if is_anything(schema) {
                                open.push(place);
                            } else {
                                find_open(schema, &place, open);
                            }
                        }
                    } else if key == "items" && is_anything(inner) {
                        open.push(format!("{at}[]"));
                    } else {
                        find_open(inner, at, open);
                    }
                }
            }
            Value::Array(list) => list.iter().for_each(|inner| find_open(inner, at, open)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
}
