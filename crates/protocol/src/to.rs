//! To whom something is said that not everybody is told.

use contract::Seat;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

/// To whom something is said that not everybody is told: on the wire the number of a seat, or `"team"`. Both only while
/// the match is on, among those who play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum To {
    /// One player's account, in a game with whispers
    /// ([`GameListing::whispers`](crate::http::GameListing::whispers)).
    Seat(Seat),
    /// The accounts of one's partners, where the setup lets them talk among themselves
    /// ([`TeamTalk::Private`](crate::TeamTalk)).
    Team(Team),
}

/// One's own team.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Team {
    /// `"team"`
    Team,
}

impl To {
    /// One's own team.
    pub const TEAM: Self = Self::Team(Team::Team);
}

impl JsonSchema for To {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "To".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let seat = generator.subschema_for::<Seat>();
        json_schema!({
            "description": "To whom something is said that not everybody is told: to the account in a seat, or to one's team.",
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
