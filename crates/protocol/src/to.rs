//! Recipients of private chat lines.

use contract::Seat;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

/// The recipient of a private chat line: the number of a seat, or `"team"`. Only during a match, between its
/// players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum To {
    /// The account of one player, in a game with whispers
    /// ([`GameListing::whispers`](crate::http::GameListing::whispers)).
    Seat(Seat),
    /// The accounts of the sender's partners, if the setup gives them a chat of their own
    /// ([`TeamTalk::Private`](crate::TeamTalk)).
    Team(Team),
}

/// The sender's team.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Team {
    /// The word `"team"`.
    Team,
}

impl To {
    /// The sender's team.
    pub const TEAM: Self = Self::Team(Team::Team);
}

impl JsonSchema for To {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "To".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let seat = generator.subschema_for::<Seat>();
        json_schema!({
            "description": "The recipients of a whisper: the account in a seat, or your team.",
            "anyOf": [seat, { "type": "string", "const": "team" }],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_seat_or_the_team_and_nothing_else() {
        let read = serde_json::from_str::<To>;
        assert!(matches!(read("2").unwrap(), To::Seat(seat) if seat.number() == 2));
        assert_eq!(read("\"team\"").unwrap(), To::TEAM);
        assert_eq!(serde_json::to_string(&To::TEAM).unwrap(), "\"team\"");
        for wrong in ["\"all\"", "-1", "300", "[2]", "{}", "\"2\""] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
