//! The examples of `docs/bots/protocol.md` and `docs/bots/features.md` are real messages and bodies.

use protocol::{Problem, ServerMessage, decode, http};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

const PROTOCOL: &str = include_str!("../../../../docs/bots/protocol.md");
const FEATURES: &str = include_str!("../../../../docs/bots/features.md");

/// The kinds of examples. The pages have at least one of each.
const KINDS: [&str; 11] = [
    "client",
    "server",
    "sign_in",
    "signed_in",
    "setup",
    "made_table",
    "problem",
    "replay",
    "duplicate",
    "make_series",
    "fork_match",
];

/// The code blocks that begin with "```json" and a word, with that word.
fn examples() -> impl Iterator<Item = (&'static str, &'static str)> {
    [PROTOCOL, FEATURES].into_iter().flat_map(|page| page.split("\n```json ").skip(1)).map(|block| {
        let (kind, rest) = block.split_once('\n').expect("a block has lines");
        (kind.trim(), rest.split("\n```").next().expect("a block ends"))
    })
}

/// The JSON texts of a block, which follow each other.
fn texts(block: &'static str) -> Vec<&'static str> {
    let mut read = serde_json::Deserializer::from_str(block).into_iter::<Value>();
    let (mut texts, mut from) = (Vec::new(), 0);
    while let Some(text) = read.next() {
        assert!(text.is_ok(), "{text:?}: {block}");
        let to = read.byte_offset();
        texts.push(block[from..to].trim());
        from = to;
    }
    texts
}

/// Checks that reading and writing an example gives the same, so that it has no unknown fields.
fn same<T: Serialize + DeserializeOwned>(json: &str) {
    let read: T = serde_json::from_str(json).unwrap_or_else(|e| panic!("{e}: {json}"));
    let example: Value = serde_json::from_str(json).unwrap();
    assert_eq!(serde_json::to_value(read).unwrap(), example);
}

/// Checks that the example is valid by the schema alone.
fn keeps(schema: &Value, definition: &str, json: &str) {
    let mut wanted = schema.clone();
    for field in ["type", "properties", "required", "additionalProperties"] {
        wanted.as_object_mut().unwrap().remove(field);
    }
    wanted["$ref"] = format!("#/$defs/{definition}").into();
    let validator = jsonschema::validator_for(&wanted).unwrap();
    let errors: Vec<_> =
        validator.iter_errors(&serde_json::from_str(json).unwrap()).map(|e| e.to_string()).collect();
    assert!(errors.is_empty(), "{definition}: {errors:?}: {json}");
}

#[test]
fn every_example_keeps_the_schema() {
    let schema = protocol::schema();
    for (kind, json) in examples() {
        let definition = match kind {
            "client" => "ClientMessage",
            "server" => "ServerMessage",
            "sign_in" => "SignIn",
            "signed_in" => "SignedIn",
            "setup" => "SetupRequest",
            "made_table" => "MadeTable",
            "replay" => "Replay",
            "duplicate" => "Duplicate",
            "make_series" => "MakeSeries",
            "fork_match" => "ForkMatch",
            "problem" => continue,
            other => panic!("unknown kind of example: {other}"),
        };
        texts(json).into_iter().for_each(|text| keeps(&schema, definition, text));
    }
}

#[test]
fn every_example_is_real() {
    let mut seen = std::collections::BTreeSet::new();
    for (kind, json) in examples() {
        seen.insert(kind);
        for text in texts(json) {
            match kind {
                "client" => drop(decode(text).unwrap_or_else(|e| panic!("{e:?}: {text}"))),
                "server" => same::<ServerMessage>(text),
                "sign_in" => drop(serde_json::from_str::<http::SignIn>(text).unwrap()),
                "signed_in" => same::<http::SignedIn>(text),
                "setup" => drop(serde_json::from_str::<protocol::Setup>(text).unwrap()),
                "made_table" => same::<http::MadeTable>(text),
                "replay" => same::<http::Replay>(text),
                "duplicate" => same::<http::Duplicate>(text),
                "make_series" => same::<http::MakeSeries>(text),
                "fork_match" => same::<http::ForkMatch>(text),
                "problem" => drop(serde_json::from_str::<Problem>(text).unwrap()),
                other => panic!("unknown kind of example: {other}"),
            }
        }
    }
    for kind in KINDS {
        assert!(seen.contains(kind), "no example of {kind}");
    }
}
