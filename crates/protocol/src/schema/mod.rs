//! The JSON Schema of every message.

mod messages;
mod shape;
mod sides;

use contract::plain_descriptions;
use serde_json::{Value, json};

pub use self::{messages::messages, shape::shaped, sides::Sides};
use crate::{ClientMessage, ServerMessage, Setup, http};

/// The dialect of all schemas.
const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

/// Returns one document (draft 2020-12) with every message under `$defs`.
///
/// Types of clients are described as the server reads them: fields with a default are optional, and unknown
/// fields are refused. Types of the server are described as it writes them. A type that differs between both
/// has two definitions, and the name of the clients' one ends in `Request`.
pub fn schema() -> Value {
    let mut sides = Sides::default();
    let said = json!({
            "client_message": sides.read::<ClientMessage>(),
            "sign_in": sides.read::<http::SignIn>(),
            "rename": sides.read::<http::Rename>(),
            "come_back": sides.read::<http::ComeBack>(),
            "make_code": sides.read::<http::MakeCode>(),
            "set_password": sides.read::<http::SetPassword>(),
            "begin_passkey": sides.read::<http::BeginPasskey>(),
            "add_passkey": sides.read::<http::AddPasskey>(),
            "show_passkey": sides.read::<http::ShowPasskey>(),
            "remove_passkey": sides.read::<http::RemovePasskey>(),
            "begin_provider_key": sides.read::<http::BeginProviderKey>(),
            "provider_answer": sides.read::<http::ProviderAnswer>(),
            "remove_provider_key": sides.read::<http::RemoveProviderKey>(),
            "erase": sides.read::<http::Erase>(),
            "ring_here": sides.read::<http::RingHere>(),
            "set_webhook": sides.read::<http::SetWebhook>(),
            "set_mail": sides.read::<http::SetMail>(),
            "bell_wishes": sides.read::<http::BellWishes>(),
            "set_zone": sides.read::<http::SetZone>(),
            "begin_vacation": sides.read::<http::BeginVacation>(),
            "setup": sides.read::<Setup>(),
            "fork_match": sides.read::<http::ForkMatch>(),
            "guess_match": sides.read::<http::GuessMatch>(),
            "make_duplicate": sides.read::<http::MakeDuplicate>(),
            "make_series": sides.read::<http::MakeSeries>(),
            "set_mute": sides.read::<http::SetMute>(),
            "make_report": sides.read::<http::MakeReport>(),
            "friend_code": sides.read::<http::FriendCode>(),
            "challenge": sides.read::<http::Challenge>(),
            "invite": sides.read::<http::Invite>(),
    });
    let told = json!({
            "server_message": sides.written::<ServerMessage>(),
            "signed_in": sides.written::<http::SignedIn>(),
            "about_me": sides.written::<http::AboutMe>(),
            "made_code": sides.written::<http::MadeCode>(),
            "has_password": sides.written::<http::HasPassword>(),
            "ask_browser": sides.written::<http::AskBrowser>(),
            "listed_passkey": sides.written::<http::ListedPasskey>(),
            "provider": sides.written::<http::Provider>(),
            "go_to_provider": sides.written::<http::GoToProvider>(),
            "provider_did": sides.written::<http::ProviderDid>(),
            "listed_provider_key": sides.written::<http::ListedProviderKey>(),
            "device_code": sides.written::<http::DeviceCode>(),
            "account_time": sides.written::<http::AccountTime>(),
            "doorbell": sides.written::<http::Doorbell>(),
            "made_webhook": sides.written::<http::MadeWebhook>(),
            "webhook_call": sides.written::<http::WebhookCall>(),
            "pushed": sides.written::<http::Pushed>(),
            "exported_people": sides.written::<http::ExportedPeople>(),
            "exported_bell": sides.written::<http::ExportedBell>(),
            "exported_table": sides.written::<http::ExportedTable>(),
            "game_listing": sides.written::<http::GameListing>(),
            "table_listing": sides.written::<http::TableListing>(),
            "made_table": sides.written::<http::MadeTable>(),
            "checked_setup": sides.written::<http::CheckedSetup>(),
            "match_listing": sides.written::<http::MatchListing>(),
            "statistics": sides.written::<http::Statistics>(),
            "rating": sides.written::<http::Rating>(),
            "rating_of": sides.written::<http::RatingOf>(),
            "muted_by_me": sides.written::<http::MutedByMe>(),
            "friend_link": sides.written::<http::FriendLink>(),
            "friend_offer": sides.written::<http::FriendOffer>(),
            "deal_of_the_day": sides.written::<http::DealOfTheDay>(),
            "made_duplicate": sides.written::<http::MadeDuplicate>(),
            "duplicate": sides.written::<http::Duplicate>(),
            "bots_here": sides.written::<Vec<http::BotHere>>(),
            "friends": sides.written::<http::Friends>(),
            "spoken": sides.written::<http::Spoken>(),
            "reel": sides.written::<http::Reel>(),
            "replay": sides.written::<http::Replay>(),
            "match_record": sides.written::<http::MatchRecord>(),
            "analysis": sides.written::<http::Analysis>(),
    });
    // The macro accepts no more fields at once.
    let ladders = json!({
            "ladders": sides.written::<Vec<http::LadderListing>>(),
            "ladder": sides.written::<http::Ladder>(),
            "ladder_crosstable": sides.written::<http::LadderCrosstable>(),
            "ladder_matches": sides.written::<Vec<http::LadderMatch>>(),
    });
    let (Value::Object(mut roots), Value::Object(told), Value::Object(ladders)) = (said, told, ladders)
    else {
        unreachable!("they were made as objects")
    };
    roots.extend(told);
    roots.extend(ladders);
    // The macro above is full.
    roots.insert("series".into(), json!(sides.written::<http::Series>()));
    roots.insert("series_match".into(), json!(sides.written::<http::SeriesMatch>()));
    let required: Vec<_> = roots.keys().cloned().collect();
    let mut schema = json!({
        "$schema": DIALECT,
        "title": "protocol",
        "description": "The messages of septet.v1.",
        "type": "object",
        "properties": roots,
        "required": required,
        "additionalProperties": false,
    });
    schema["$defs"] = sides.finish(&mut schema, "#/$defs/").into();
    name_apart(&mut schema);
    plain_descriptions(&mut schema);
    schema
}

/// Moves a reference next to other fields into an `allOf`. Many type generators see only one of the two
/// otherwise.
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
        // A table omits the fields that only few tables have.
        assert_eq!(
            told.len(),
            properties
                .keys()
                .filter(
                    |name| !["team_talk", "hints", "playing_hours", "random_seats"].contains(&name.as_str())
                )
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
