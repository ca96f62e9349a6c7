//! Where an account lives, and its vacations.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What an account said of its time, for its owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AccountTime {
    /// Where it lives: a name like `Europe/Paris`. Playing hours are counted by the clock there, and by UTC without any.
    pub zone: Option<String>,
    /// The vacation that it is on.
    pub vacation: Option<Vacation>,
    /// Days of vacation that are left of this year's.
    pub days_left: u32,
    /// Days of vacation within any year.
    pub days_a_year: u32,
    /// The server's clock when this was written, milliseconds since 1970.
    pub now: u64,
}

/// Time in which an account's clocks stand still at tables where days pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Vacation {
    /// From this moment, milliseconds since 1970.
    pub from: u64,
    /// To this one.
    pub until: u64,
}

/// Says where one lives. Once a day; decisions that are open keep the hours they began with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetZone {
    /// A name like `Europe/Paris`.
    pub zone: String,
}

/// Begins a vacation now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginVacation {
    /// For so many days. Ended earlier, it costs those that have begun.
    pub days: u32,
}
