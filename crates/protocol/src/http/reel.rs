//! Missed moves of a match.

use contract::{Seat, Told};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{By, Change};

/// The most steps of a [`Reel`], the newest ones.
pub const STEPS_IN_A_REEL: usize = 200;

/// The query of `GET /api/tables/{id}/since`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListSince {
    /// The `seq` of the last known step. If omitted: the account's own last move; for spectators the
    /// beginning of the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u64>,
}

/// The running or last match of a table after some step, as the account saw it or would have seen it. It
/// contains no more than the account was allowed to see at each moment.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Reel")]
pub struct Reel<J = Value> {
    /// The number of the match at its table.
    pub number: u32,
    /// The account's seat. `null` for a spectator.
    pub you: Option<Seat>,
    /// The number of steps before the first one that are missing here, because a reel has at most 200.
    pub left_out: u32,
    /// The game's `View` before the first step.
    pub view: J,
    /// The seats that the match waited for then.
    pub waiting: Vec<Seat>,
    /// The steps, in order. Empty if nothing happened.
    pub steps: Vec<ReelStep<J>>,
}

/// One step, and its changes for the account.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "ReelStep")]
pub struct ReelStep<J = Value> {
    /// The entry in the table's log, in the account's numbering.
    pub seq: u64,
    /// The time, milliseconds since 1970.
    pub at: u64,
    /// The seat of the input.
    pub seat: Seat,
    /// The source of the input.
    pub by: By,
    /// The events.
    pub events: Vec<Told<J>>,
    /// The JSON Patch (RFC 6902) for an object with the last `view`.
    #[schemars(with = "Vec<Change>")]
    pub changes: J,
    /// The seats that the match waited for after the step.
    pub waiting: Vec<Seat>,
}
