//! What happened in a match while somebody was away.

use contract::{Seat, Told};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{By, Change};

/// Steps that a [`Reel`] has at most, the newest ones.
pub const STEPS_IN_A_REEL: usize = 200;

/// From when on, as the query of `GET /api/tables/{id}/since`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListSince {
    /// The last step that is known, by its `seq`. Left out, the account's own last deed; for whoever only watches, the match's
    /// beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u64>,
}

/// The running or last match of a table from some step on, as the account saw it, or would have if it had been there. Never more
/// than it was entitled to see at each moment.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Reel")]
pub struct Reel<J = Value> {
    /// The match's number at its table.
    pub number: u32,
    /// Whose eyes: the account's seat; `null` for whoever only watches.
    pub you: Option<Seat>,
    /// How many steps since then are older than the first of these: a reel has no more than 200.
    pub left_out: u32,
    /// The game's `View` before the first step.
    pub view: J,
    /// For whom the match waited then.
    pub waiting: Vec<Seat>,
    /// The steps since then, in order; none if nothing happened.
    pub steps: Vec<ReelStep<J>>,
}

/// One step, and what it changed for the account.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "ReelStep")]
pub struct ReelStep<J = Value> {
    /// Its place in the table's log as it is told to the account.
    pub seq: u64,
    /// When, milliseconds since 1970.
    pub at: u64,
    /// Whose.
    pub seat: Seat,
    /// Who decided it.
    pub by: By,
    /// What happened.
    pub events: Vec<Told<J>>,
    /// What it changed, as a JSON Patch (RFC 6902) of an object with the `view` before.
    #[schemars(with = "Vec<Change>")]
    pub changes: J,
    /// For whom the match waited after it.
    pub waiting: Vec<Seat>,
}
