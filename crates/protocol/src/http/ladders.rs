//! Ladders: programs play each other again and again, and are rated.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Player, Strength};

/// Matches on a page of `GET /api/ladders/{game}/matches`.
pub const LADDER_MATCHES_ON_A_PAGE: usize = 20;

/// Players that a ladder shows at most.
pub const LADDER_PLAYERS: usize = 200;

/// Players that a crosstable shows at most: the first of the ladder.
pub const CROSSTABLE_PLAYERS: usize = 12;

/// The ladder of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LadderListing {
    /// Which game.
    pub game: String,
    /// How many sit at each match.
    pub seats: u8,
    /// Seconds for each decision.
    pub per_decision: u32,
    /// How many programs are in its queue.
    pub waiting: u32,
    /// Matches that are on.
    pub running: u32,
}

/// The ladder of a game, and who is on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Ladder {
    /// What it is.
    pub ladder: LadderListing,
    /// The best first, by the lower end of what their rating may be. 200 at most.
    pub standings: Vec<LadderStanding>,
    /// The matches that are on, the newest first.
    pub now: Vec<LadderMatch>,
}

/// Somebody on a ladder.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LadderStanding {
    /// Their place on it, from 1.
    pub rank: u32,
    /// Who: a program, or a built-in player.
    pub player: Player,
    /// How strong. It begins at 25.
    pub strength: Strength,
    /// Matches that were rated.
    pub matches: u32,
    /// How many of them they won.
    pub wins: u32,
    /// Whether they are in the queue. A built-in player always is.
    pub here: bool,
}

/// The first of a ladder, each against each.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LadderCrosstable {
    /// The best first, as the ladder has them; 12 at most.
    pub players: Vec<Player>,
    /// For each of them, what came of the matches against each; nothing against themselves, and where they never met.
    pub rows: Vec<Vec<Option<LadderEncounter>>>,
}

/// What came of the matches of two.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LadderEncounter {
    /// One for each match in which the one in this row was ahead of the other, a half if neither was.
    pub points: f64,
    /// Matches in which both sat.
    pub matches: u32,
}

/// Which matches of a ladder, as the query of `GET /api/ladders/{game}/matches`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListLadderMatches {
    /// Only those of this player: the id of an account, or the name of a built-in player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// Only those against this one as well.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent: Option<String>,
    /// Which page, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<u32>,
}

/// A match of a ladder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LadderMatch {
    /// Its id, for `GET /api/matches/{id}` once it is over.
    pub id: String,
    /// The code of its table, where it can be watched.
    pub code: String,
    /// When it began, milliseconds since 1970.
    pub began_at: u64,
    /// When it was over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended_at: Option<u64>,
    /// Who plays, by seat.
    pub seats: Vec<LadderSeat>,
}

/// A player of such a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LadderSeat {
    /// Who.
    pub player: Player,
    /// The place that counted, once the match is over; not there if it did not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
    /// Whether they lost it because they crashed, stalled or gave up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub failed: bool,
}
