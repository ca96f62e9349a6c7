//! JSON Schema of every message.

use std::collections::BTreeSet;

use schemars::{SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value, json};

use crate::{ClientMessage, ServerMessage, Setup, http};

/// One document (draft 2020-12) with every message under `$defs`.
///
/// What clients say is described as the server reads it: fields that have a default may be left out, and unknown ones
/// are refused. What the server says is described as it writes it: every field is there. A type that is not the same
/// in both has two definitions, of which that for clients ends in `Request`.
pub fn schema() -> Value {
    let (mut read, mut written) = (
        SchemaSettings::draft2020_12().for_deserialize().into_generator(),
        SchemaSettings::draft2020_12().for_serialize().into_generator(),
    );
    let mut said = Part::new(
        json!({
            "client_message": read.subschema_for::<ClientMessage>(),
            "sign_in": read.subschema_for::<http::SignIn>(),
            "rename": read.subschema_for::<http::Rename>(),
            "come_back": read.subschema_for::<http::ComeBack>(),
            "make_code": read.subschema_for::<http::MakeCode>(),
            "set_password": read.subschema_for::<http::SetPassword>(),
            "begin_passkey": read.subschema_for::<http::BeginPasskey>(),
            "add_passkey": read.subschema_for::<http::AddPasskey>(),
            "show_passkey": read.subschema_for::<http::ShowPasskey>(),
            "remove_passkey": read.subschema_for::<http::RemovePasskey>(),
            "begin_provider_key": read.subschema_for::<http::BeginProviderKey>(),
            "provider_answer": read.subschema_for::<http::ProviderAnswer>(),
            "remove_provider_key": read.subschema_for::<http::RemoveProviderKey>(),
            "erase": read.subschema_for::<http::Erase>(),
            "ring_here": read.subschema_for::<http::RingHere>(),
            "set_webhook": read.subschema_for::<http::SetWebhook>(),
            "set_mail": read.subschema_for::<http::SetMail>(),
            "bell_wishes": read.subschema_for::<http::BellWishes>(),
            "set_zone": read.subschema_for::<http::SetZone>(),
            "begin_vacation": read.subschema_for::<http::BeginVacation>(),
            "setup": read.subschema_for::<Setup>(),
            "fork_match": read.subschema_for::<http::ForkMatch>(),
            "guess_match": read.subschema_for::<http::GuessMatch>(),
            "make_duplicate": read.subschema_for::<http::MakeDuplicate>(),
            "set_mute": read.subschema_for::<http::SetMute>(),
            "make_report": read.subschema_for::<http::MakeReport>(),
            "friend_code": read.subschema_for::<http::FriendCode>(),
            "challenge": read.subschema_for::<http::Challenge>(),
            "invite": read.subschema_for::<http::Invite>(),
        }),
        read,
    );
    let told = Part::new(
        json!({
            "server_message": written.subschema_for::<ServerMessage>(),
            "signed_in": written.subschema_for::<http::SignedIn>(),
            "about_me": written.subschema_for::<http::AboutMe>(),
            "made_code": written.subschema_for::<http::MadeCode>(),
            "has_password": written.subschema_for::<http::HasPassword>(),
            "ask_browser": written.subschema_for::<http::AskBrowser>(),
            "listed_passkey": written.subschema_for::<http::ListedPasskey>(),
            "provider": written.subschema_for::<http::Provider>(),
            "go_to_provider": written.subschema_for::<http::GoToProvider>(),
            "provider_did": written.subschema_for::<http::ProviderDid>(),
            "listed_provider_key": written.subschema_for::<http::ListedProviderKey>(),
            "device_code": written.subschema_for::<http::DeviceCode>(),
            "account_time": written.subschema_for::<http::AccountTime>(),
            "doorbell": written.subschema_for::<http::Doorbell>(),
            "made_webhook": written.subschema_for::<http::MadeWebhook>(),
            "webhook_call": written.subschema_for::<http::WebhookCall>(),
            "pushed": written.subschema_for::<http::Pushed>(),
            "exported_people": written.subschema_for::<http::ExportedPeople>(),
            "exported_bell": written.subschema_for::<http::ExportedBell>(),
            "exported_table": written.subschema_for::<http::ExportedTable>(),
            "game_listing": written.subschema_for::<http::GameListing>(),
            "table_listing": written.subschema_for::<http::TableListing>(),
            "made_table": written.subschema_for::<http::MadeTable>(),
            "checked_setup": written.subschema_for::<http::CheckedSetup>(),
            "match_listing": written.subschema_for::<http::MatchListing>(),
            "statistics": written.subschema_for::<http::Statistics>(),
            "rating": written.subschema_for::<http::Rating>(),
            "rating_of": written.subschema_for::<http::RatingOf>(),
            "muted_by_me": written.subschema_for::<http::MutedByMe>(),
            "friend_link": written.subschema_for::<http::FriendLink>(),
            "friend_offer": written.subschema_for::<http::FriendOffer>(),
            "deal_of_the_day": written.subschema_for::<http::DealOfTheDay>(),
            "made_duplicate": written.subschema_for::<http::MadeDuplicate>(),
            "duplicate": written.subschema_for::<http::Duplicate>(),
            "bots_here": written.subschema_for::<Vec<http::BotHere>>(),
            "friends": written.subschema_for::<http::Friends>(),
            "spoken": written.subschema_for::<http::Spoken>(),
            "reel": written.subschema_for::<http::Reel>(),
            "replay": written.subschema_for::<http::Replay>(),
            "match_record": written.subschema_for::<http::MatchRecord>(),
            "analysis": written.subschema_for::<http::Analysis>(),
        }),
        written,
    );
    for name in said.unlike(&told) {
        said.rename(&name, &format!("{name}Request"));
    }
    let mut roots = said.roots;
    roots.extend(told.roots);
    let mut definitions = said.definitions;
    definitions.extend(told.definitions);
    let required: Vec<_> = roots.keys().cloned().collect();
    let mut schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "protocol",
        "description": "The messages of septet.v1.",
        "type": "object",
        "properties": roots,
        "required": required,
        "additionalProperties": false,
        "$defs": definitions,
    });
    name_apart(&mut schema);
    schema
}

/// What one side says.
struct Part {
    roots: Map<String, Value>,
    definitions: Map<String, Value>,
}

impl Part {
    fn new(roots: Value, mut generator: SchemaGenerator) -> Self {
        let Value::Object(roots) = roots else { unreachable!("it was made as an object") };
        Self { roots, definitions: generator.take_definitions(true) }
    }

    /// Names of definitions that `other` has as well, but not the same, themselves or in what they refer to.
    fn unlike(&self, other: &Self) -> BTreeSet<String> {
        let shared = || self.definitions.iter().filter(|(name, _)| other.definitions.contains_key(*name));
        let differs = |name: &str, schema: &Value| other.definitions.get(name) != Some(schema);
        let mut unlike: BTreeSet<String> =
            shared().filter(|(name, schema)| differs(name, schema)).map(|(name, _)| name.clone()).collect();
        loop {
            let more: Vec<String> = shared()
                .filter(|(name, schema)| {
                    !unlike.contains(*name) && unlike.iter().any(|other| refers(schema, &reference(other)))
                })
                .map(|(name, _)| name.clone())
                .collect();
            if more.is_empty() {
                return unlike;
            }
            unlike.extend(more);
        }
    }

    fn rename(&mut self, from: &str, to: &str) {
        if let Some(schema) = self.definitions.remove(from) {
            self.definitions.insert(to.to_owned(), schema);
        }
        for schema in self.roots.values_mut().chain(self.definitions.values_mut()) {
            redirect(schema, &reference(from), &reference(to));
        }
    }
}

fn reference(name: &str) -> String {
    format!("#/$defs/{name}")
}

fn refers(schema: &Value, wanted: &str) -> bool {
    match schema {
        Value::Object(fields) => {
            fields.get("$ref").is_some_and(|found| found == wanted)
                || fields.values().any(|inner| refers(inner, wanted))
        }
        Value::Array(list) => list.iter().any(|inner| refers(inner, wanted)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

fn redirect(schema: &mut Value, from: &str, to: &str) {
    match schema {
        Value::Object(fields) => {
            for (name, inner) in fields {
                if name == "$ref" && inner == from {
                    *inner = to.into();
                } else {
                    redirect(inner, from, to);
                }
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|inner| redirect(inner, from, to)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Beside fields of its own a reference stands in an `allOf`: many programs that make types of a schema see either the
/// one or the others.
fn name_apart(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if fields.contains_key("properties")
                && let Some(reference) = fields.remove("$ref")
            {
                fields.insert("allOf".into(), json!([{ "$ref": reference }]));
            }
            fields.values_mut().for_each(name_apart);
        }
        Value::Array(list) => list.iter_mut().for_each(name_apart),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    fn variant(message: &str, kind: &str) -> Value {
        let schema = super::schema();
        let variants = schema["$defs"][message]["oneOf"].as_array().unwrap().clone();
        variants.into_iter().find(|variant| variant["properties"]["type"]["const"] == kind).unwrap()
    }

    #[test]
    fn messages_are_named_once() {
        let schema = super::schema();
        let names: Vec<_> = schema["$defs"].as_object().unwrap().keys().collect();
        assert!(names.iter().any(|n| *n == "ServerMessage"), "{names:?}");
        assert!(names.iter().all(|n| !n.contains("_for_") && !n.ends_with(char::is_numeric)), "{names:?}");
    }

    #[test]
    fn what_may_be_left_out_is_not_required_and_what_is_always_told_is() {
        assert_eq!(variant("ClientMessage", "watch")["required"], serde_json::json!(["type", "id", "table"]));
        let schema = super::schema();
        assert_eq!(schema["$defs"]["SetupRequest"]["required"], serde_json::json!(["game", "seats"]));
        let told = schema["$defs"]["Setup"]["required"].as_array().unwrap();
        let properties = schema["$defs"]["Setup"]["properties"].as_object().unwrap();
        // What only few tables have is left out at the others.
        assert_eq!(
            told.len(),
            properties
                .keys()
                .filter(|name| !["team_talk", "hints", "playing_hours"].contains(&name.as_str()))
                .count()
        );
    }

    #[test]
    fn the_match_as_it_is_told_keeps_its_name() {
        let game = variant("ServerMessage", "game");
        assert_eq!(game["allOf"][0]["$ref"], "#/$defs/GameUpdate");
        assert!(game.get("$ref").is_none());
    }
}
