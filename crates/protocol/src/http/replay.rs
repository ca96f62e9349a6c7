//! Matches that are over, seen again.

use contract::{BySeat, Outcome, Seat, SeatCount, SeedHash, Told};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::Value;

use super::RecordedUndo;
use crate::{Account, By, Change, Continues, Deal, Setup};

/// Matches on one page of a list.
pub const MATCHES_ON_A_PAGE: u32 = 20;

/// Which of one's own matches are listed, as the query of `GET /api/matches/mine`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListMatches {
    /// Of this game only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Only those in which this account sat as well, by its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<String>,
    /// Only those with so many seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// From 1 on; [`MATCHES_ON_A_PAGE`] on each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<u32>,
}

/// Pages of public matches that can be asked for: who wants all of them asks the host for an export.
pub const PAGES_OF_MATCHES: u32 = 500;

/// Which of the matches that are over and were played at public tables are listed, as the query of `GET /api/matches`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListPublicMatches {
    /// Only those in which this account sat, by its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account: Option<String>,
    /// Only those of this table, by its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// Of this game only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Only those with so many seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// From 1 to [`PAGES_OF_MATCHES`]; [`MATCHES_ON_A_PAGE`] on each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<u32>,
}

/// A match that is over, in a list and at the head of its page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MatchListing {
    /// Stable and unique.
    pub id: String,
    /// The id of the table where it was played.
    pub table: String,
    /// Counted from 1 at its table.
    pub number: u32,
    /// Version of the rules it was played by.
    pub rules_version: u32,
    /// What was played.
    pub setup: Setup,
    /// Who sat in each seat when it ended; in one that somebody left, who had left. Empty if an earlier version of Septet began the
    /// match.
    pub players: Vec<Player>,
    /// When it began, milliseconds since 1970.
    pub began_at: u64,
    /// When it ended, milliseconds since 1970.
    pub ended_at: u64,
    /// How it ended.
    pub outcome: Outcome,
    /// Which match it goes on from. Not there if it was dealt for itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<Continues>,
    /// What deal it was. Not there if it was dealt for this match alone.
    #[serde(default, skip_serializing_if = "Deal::is_chance")]
    pub deal: Deal,
}

/// Who sat in a seat when a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Player {
    /// Nobody: a chair for newcomers that none took.
    Nobody,
    /// An account, with the name that it has now: `a former player` if it was erased.
    Account {
        /// Which.
        account: Account,
    },
    /// An automatic player.
    Bot {
        /// Its name in the game's list.
        player: String,
    },
}

/// Through whose eyes a match is seen again, as the query of `GET /api/matches/{id}/replay`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReplayMatch {
    /// Whose: `spectator`, `decider` for whoever decides at each moment, or the number of a seat. Left out, of spectators.
    #[serde(default, rename = "as")]
    #[schemars(with = "String")]
    pub eyes: Eyes,
}

/// Through whose eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Eyes {
    /// Of somebody who only sees what lies open: `spectator`.
    #[default]
    Spectator,
    /// At each moment of whoever decides next, and in the end of whoever decided last: `decider`. So everything hidden is
    /// seen that somebody decided by.
    Decider,
    /// Of a player: the number of the seat, from 0.
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

/// A match that is over, from its beginning, as one observer saw it or would have.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Replay")]
pub struct Replay<J = Value> {
    /// What was played, by whom, and how it ended.
    #[serde(rename = "match")]
    pub listing: MatchListing,
    /// What was published before the first decision.
    pub seed_hash: SeedHash,
    /// What the match was dealt from, in hexadecimal: its SHA-256 is `seed_hash`.
    pub seed: String,
    /// The game's `View` before the first input.
    pub view: J,
    /// What each seat would have had then if the match had ended; not there in games that count nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<BySeat<i32>>,
    /// Which decisions were taken back, in order; they are no moments. Not there if none was.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<RecordedUndo>,
    /// One for each input of the match, in order.
    pub moments: Vec<Moment<J>>,
}

/// What one input did to a match.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Moment")]
pub struct Moment<J = Value> {
    /// When, milliseconds since 1970.
    pub at: u64,
    /// Whose input.
    pub seat: Seat,
    /// Who decided it.
    pub by: By,
    /// What the observer was told.
    pub events: Vec<Told<J>>,
    /// What it changed for the observer, as a JSON Patch (RFC 6902) of an object with the `view` before.
    #[schemars(with = "Vec<Change>")]
    pub changes: J,
    /// What each seat would have had after it if the match had ended, hidden cards included; not there in games that count
    /// nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<BySeat<i32>>,
}

/// Something that was said to everybody at the table while a match ran.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Spoken {
    /// When, milliseconds since 1970.
    pub at: u64,
    /// After how many inputs of the match.
    pub after: u32,
    /// Who said it.
    pub account: Account,
    /// What.
    pub text: String,
}
