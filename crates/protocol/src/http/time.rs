//! Time zones and vacations of accounts.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The time zone and the vacations of an account, for its owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AccountTime {
    /// The time zone, for example `Europe/Paris` or `+02:00`, for playing hours. `null`: UTC.
    pub zone: Option<String>,
    /// The current vacation.
    pub vacation: Option<Vacation>,
    /// The days of vacation that are left.
    pub days_left: u32,
    /// The days of vacation in any 365 days.
    pub days_a_year: u32,
    /// The server's clock, milliseconds since 1970.
    pub now: u64,
}

/// A vacation: the account's clocks in correspondence matches stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Vacation {
    /// The beginning, milliseconds since 1970.
    pub from: u64,
    /// The end, milliseconds since 1970.
    pub until: u64,
}

/// Sets the time zone, at most once a day. Open decisions keep the zone that they began with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetZone {
    /// The time zone, for example `Europe/Paris` or `+02:00`.
    pub zone: String,
}

/// Begins a vacation now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginVacation {
    /// The number of days. An early end costs the days that have begun.
    pub days: u32,
}

/// The time of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MatchTime {
    /// Its beginning, milliseconds since 1970.
    pub began_at: u64,
    /// Its end, milliseconds since 1970.
    pub ended_at: u64,
}
