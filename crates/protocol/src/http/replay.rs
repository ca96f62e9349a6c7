//! Replays and lists of finished matches.

use contract::{BySeat, Outcome, Seat, SeatCount, SeedHash, Told};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::Value;

use super::RecordedUndo;
use crate::{Account, By, Change, Continues, Deal, Setup};

/// Matches on a page of a list.
pub const MATCHES_ON_A_PAGE: u32 = 20;

/// The query of `GET /api/matches/mine`. The list begins with the match that ended last.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListMatches {
    /// Only matches of this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Only matches in which this account sat, too, by its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<String>,
    /// Only matches with this number of seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// The page, from 1. A page has 20 matches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<u32>,
}

/// The largest page of public matches. The operator can export all of them.
pub const PAGES_OF_MATCHES: u32 = 500;

/// The query of `GET /api/matches`: finished matches of public tables. The list begins with the match that
/// ended last.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListPublicMatches {
    /// Only matches in which this account sat, by its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account: Option<String>,
    /// Only matches of this table, by its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// Only matches of this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Only matches with this number of seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// The page, from 1 to 500. A page has 20 matches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<u32>,
}

/// A finished match in a list and on its page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MatchListing {
    /// The id: stable and unique.
    pub id: String,
    /// The id of its table.
    pub table: String,
    /// The number of the match at its table, from 1.
    pub number: u32,
    /// The version of the rules.
    pub rules_version: u32,
    /// The setup.
    pub setup: Setup,
    /// The player in each seat at the end, or the one who had left it. Empty for matches that very old
    /// servers began.
    pub players: Vec<Player>,
    /// Its beginning, milliseconds since 1970.
    pub began_at: u64,
    /// Its end, milliseconds since 1970.
    pub ended_at: u64,
    /// The outcome.
    pub outcome: Outcome,
    /// The match that it continues as a fork. Absent otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<Continues>,
    /// The kind of deal. Absent for a random deal of this match alone.
    #[serde(default, skip_serializing_if = "Deal::is_chance")]
    pub deal: Deal,
}

/// The occupant of a seat at the end of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Player {
    /// The seat stayed free for newcomers.
    Nobody,
    /// An account, with its current name; `a former player` if it was deleted.
    Account {
        /// The account.
        account: Account,
    },
    /// A built-in bot.
    Bot {
        /// Its name in the game's `players`.
        player: String,
    },
}

/// The query of `GET /api/matches/{id}/replay`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReplayMatch {
    /// The observer: `spectator`, `decider` for the seat that decides next, or the number of a seat. If
    /// omitted: `spectator`.
    #[serde(default, rename = "as")]
    #[schemars(with = "String")]
    pub eyes: Eyes,
}

/// The observer of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Eyes {
    /// A spectator, who sees only open information: `spectator`.
    #[default]
    Spectator,
    /// At each moment the seat that decides next, at the end the one that decided last: `decider`. It shows
    /// all hidden information that a decision used.
    Decider,
    /// A player: the number of the seat, from 0.
    Seat(Seat),
}

impl Serialize for Eyes {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Spectator => to.serialize_str("spectator"),
            Self::Decider => to.serialize_str("decider"),
            Self::Seat(seat) => to.collect_str(&seat.number()),
        }
    }
}

impl<'de> Deserialize<'de> for Eyes {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let said = String::deserialize(from)?;
        match said.as_str() {
            "spectator" => Ok(Self::Spectator),
            "decider" => Ok(Self::Decider),
            seat => {
                let all = SeatCount::new(SeatCount::MAX);
                let seat = seat.parse().ok().zip(all).and_then(|(number, all)| Seat::new(number, all));
                seat.map(Self::Seat).ok_or_else(|| de::Error::custom(NO_EYES))
            }
        }
    }
}

const NO_EYES: &str = "as is spectator, decider or the number of a seat";

/// A finished match from its beginning, as one observer saw it or would have seen it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Replay")]
pub struct Replay<J = Value> {
    /// The game, the players and the outcome.
    #[serde(rename = "match")]
    pub listing: MatchListing,
    /// The hash that the server published before the first decision.
    pub seed_hash: SeedHash,
    /// The seed of the deal, in hexadecimal. `seed_hash` is its SHA-256.
    pub seed: String,
    /// The game's `View` before the first input.
    pub view: J,
    /// The score of each seat if the match had ended then: points, crystals or the length of the chain.
    /// Absent in games without a score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<BySeat<i32>>,
    /// The decisions that players undid, in order. They are no moments. Absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<RecordedUndo>,
    /// One moment for each input of the match, in order.
    pub moments: Vec<Moment<J>>,
}

/// One input and its effects.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Moment")]
pub struct Moment<J = Value> {
    /// The time, milliseconds since 1970.
    pub at: u64,
    /// The seat of the input.
    pub seat: Seat,
    /// The source of the input.
    pub by: By,
    /// The events for the observer.
    pub events: Vec<Told<J>>,
    /// The JSON Patch (RFC 6902) for an object with the observer's last `view`.
    #[schemars(with = "Vec<Change>")]
    pub changes: J,
    /// The score of each seat if the match had ended after this input, hidden cards included. Absent in games
    /// without a score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<BySeat<i32>>,
}

/// A public chat line during a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Spoken {
    /// The time, milliseconds since 1970.
    pub at: u64,
    /// The number of inputs before it.
    pub after: u32,
    /// The speaker.
    pub account: Account,
    /// The text.
    pub text: String,
}
