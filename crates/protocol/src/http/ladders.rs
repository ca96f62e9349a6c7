//! Ladders: bots play each other continuously, and are rated.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Player, Strength};

/// Matches on a page of `GET /api/ladders/{game}/matches`.
pub const LADDER_MATCHES_ON_A_PAGE: usize = 20;

/// The most players in the standings of a ladder.
pub const LADDER_PLAYERS: usize = 200;

/// The most players in a crosstable: the first of the ladder.
pub const CROSSTABLE_PLAYERS: usize = 12;

/// The ladder of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LadderListing {
    /// The machine name of the game.
    pub game: String,
    /// The number of seats of each match.
    pub seats: u8,
    /// Seconds for each decision.
    pub per_decision: u32,
    /// The number of bots in the queue.
    pub waiting: u32,
    /// The number of running matches.
    pub running: u32,
}

/// The ladder of a game with its standings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Ladder {
    /// The ladder.
    pub ladder: LadderListing,
    /// The players, sorted by the lower end of their rating interval, the best first. At most 200.
    pub standings: Vec<LadderStanding>,
    /// The running matches, the newest first.
    pub now: Vec<LadderMatch>,
}

/// A player on a ladder.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LadderStanding {
    /// The rank, from 1.
    pub rank: u32,
    /// The player: an external or a built-in bot.
    pub player: Player,
    /// The rating. It begins at 25.
    pub strength: Strength,
    /// The number of rated matches.
    pub matches: u32,
    /// The number of victories in them.
    pub wins: u32,
    /// True if the player is in the queue. A built-in bot always is.
    pub here: bool,
}

/// The results between the first players of a ladder.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LadderCrosstable {
    /// The players in the order of the ladder, at most 12.
    pub players: Vec<Player>,
    /// For each player the results against each player. `null` for players that never met, and for the player
    /// itself.
    pub rows: Vec<Vec<Option<LadderEncounter>>>,
}

/// The results between two players.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LadderEncounter {
    /// The points of the player of this row: 1 for each match with the better place, ½ for each with the same
    /// place.
    pub points: f64,
    /// The number of matches between the two.
    pub matches: u32,
}

/// The query of `GET /api/ladders/{game}/matches`. The list begins with the newest match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListLadderMatches {
    /// Only matches of this player: an account id, or the name of a built-in bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// Only matches against this player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent: Option<String>,
    /// The page, from 1. A page has 20 matches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<u32>,
}

/// A match of a ladder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LadderMatch {
    /// The id of the match, for `GET /api/matches/{id}` after its end.
    pub id: String,
    /// The code of the table, for watching.
    pub code: String,
    /// Its beginning, milliseconds since 1970.
    pub began_at: u64,
    /// Its end, milliseconds since 1970. Absent before the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended_at: Option<u64>,
    /// The players, by seat.
    pub seats: Vec<LadderSeat>,
}

/// A player of a ladder match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LadderSeat {
    /// The player.
    pub player: Player,
    /// The rated place. Absent before the end, and if the match was not rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
    /// True if the player lost the match by a crash, a stall or its resignation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub failed: bool,
}
