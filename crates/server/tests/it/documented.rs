//! `docs/bots/protocol.md` says the truth.

use protocol::{CloseCode, Limits, Problem, ServerMessage, decode, http};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

const TEXT: &str = include_str!("../../../../docs/bots/protocol.md");

/// The code blocks that begin with "```json" and a word, with that word.
fn examples() -> impl Iterator<Item = (&'static str, &'static str)> {
    TEXT.split("\n```json ").skip(1).map(|block| {
        let (kind, rest) = block.split_once('\n').expect("a block has lines");
        (kind.trim(), rest.split("\n```").next().expect("a block ends"))
    })
}

/// Reading and writing it again gives the same: nothing in the example is unknown.
fn same<T: Serialize + DeserializeOwned>(json: &str) {
    let read: T = serde_json::from_str(json).unwrap_or_else(|e| panic!("{e}: {json}"));
    let example: Value = serde_json::from_str(json).unwrap();
    assert_eq!(serde_json::to_value(read).unwrap(), example);
}

/// Whoever has nothing but the schema finds that the example keeps it.
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
            "come_back" => "ComeBack",
            "setup" => "SetupRequest",
            "made_table" => "MadeTable",
            "match_record" => "MatchRecord",
            "analysis" => "Analysis",
            "reel" => "Reel",
            "replay" => "Replay",
            "statistics" => "Statistics",
            "account_time" => "AccountTime",
            "fork_match" => "ForkMatch",
            "guess_match" => "GuessMatch",
            "rating" => "Rating",
            "rating_of" => "RatingOf",
            "make_report" => "MakeReport",
            "friends" => "Friends",
            "deal_of_the_day" => "DealOfTheDay",
            "duplicate" => "Duplicate",
            "make_series" => "MakeSeries",
            "series" => "Series",
            "checked_setup" => "CheckedSetup",
            "outcome" => "Outcome",
            "problem" => continue,
            other => panic!("what is {other}?"),
        };
        match kind {
            "client" | "server" => json.lines().for_each(|line| keeps(&schema, definition, line)),
            _ => keeps(&schema, definition, json),
        }
    }
}

#[test]
fn every_example_is_real() {
    let mut seen = std::collections::BTreeMap::new();
    for (kind, json) in examples() {
        *seen.entry(kind).or_insert(0) += 1;
        match kind {
            "client" => {
                for line in json.lines() {
                    decode(line).unwrap_or_else(|e| panic!("{e:?}: {line}"));
                }
            }
            "server" => json.lines().for_each(same::<ServerMessage>),
            "sign_in" => drop(serde_json::from_str::<http::SignIn>(json).unwrap()),
            "account_time" => same::<http::AccountTime>(json),
            "signed_in" => same::<http::SignedIn>(json),
            "come_back" => same::<http::ComeBack>(json),
            "setup" => drop(serde_json::from_str::<protocol::Setup>(json).unwrap()),
            "made_table" => same::<http::MadeTable>(json),
            "match_record" => same::<http::MatchRecord>(json),
            "analysis" => same::<http::Analysis>(json),
            "reel" => same::<http::Reel>(json),
            "replay" => same::<http::Replay>(json),
            "statistics" => same::<http::Statistics>(json),
            "fork_match" => same::<http::ForkMatch>(json),
            "guess_match" => same::<http::GuessMatch>(json),
            "rating" => same::<http::Rating>(json),
            "rating_of" => same::<http::RatingOf>(json),
            "make_report" => same::<http::MakeReport>(json),
            "friends" => same::<http::Friends>(json),
            "deal_of_the_day" => same::<http::DealOfTheDay>(json),
            "duplicate" => same::<http::Duplicate>(json),
            "make_series" => same::<http::MakeSeries>(json),
            "series" => same::<http::Series>(json),
            "checked_setup" => same::<http::CheckedSetup>(json),
            "outcome" => same::<contract::Outcome>(json),
            "problem" => drop(serde_json::from_str::<Problem>(json).unwrap()),
            other => panic!("what is {other}?"),
        }
    }
    let kinds = [
        "client",
        "server",
        "sign_in",
        "signed_in",
        "come_back",
        "setup",
        "made_table",
        "match_record",
        "analysis",
        "reel",
        "replay",
        "statistics",
        "fork_match",
        "guess_match",
        "rating",
        "rating_of",
        "make_report",
        "friends",
        "deal_of_the_day",
        "duplicate",
        "make_series",
        "series",
        "problem",
    ];
    for kind in kinds.into_iter().chain(["checked_setup", "outcome"]) {
        assert!(seen.contains_key(kind), "no example of {kind}");
    }
}

#[test]
fn every_message_close_code_and_limit_is_named() {
    let schema = protocol::schema();
    for message in ["ClientMessage", "ServerMessage"] {
        for variant in schema["$defs"][message]["oneOf"].as_array().unwrap() {
            let kind = variant["properties"]["type"]["const"].as_str().unwrap();
            assert!(TEXT.contains(&format!("`{kind}`")), "{kind}");
        }
    }
    for code in CloseCode::ALL {
        assert!(TEXT.contains(&format!("| {} |", code as u16)), "{code:?}");
    }
    for (limit, value) in serde_json::to_value(Limits::default()).unwrap().as_object().unwrap() {
        assert!(TEXT.contains(&format!("| `{limit}` | {value} |")), "{limit} {value}");
    }
    let codes = schema["$defs"]["ProblemCode"]["oneOf"].as_array().unwrap();
    for code in codes.iter().map(|c| c["const"].as_str().unwrap()) {
        assert!(TEXT.contains(&format!("`{code}`")), "{code}");
    }
}
