//! The eight bonus tokens.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A bonus token. Section 6 defines its points at the end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// 1 point.
    #[serde(rename = "plus_1")]
    Plus1,
    /// 2 points.
    #[serde(rename = "plus_2")]
    Plus2,
    /// 3 points.
    #[serde(rename = "plus_3")]
    Plus3,
    /// 4 points.
    #[serde(rename = "plus_4")]
    Plus4,
    /// 5 points.
    #[serde(rename = "plus_5")]
    Plus5,
    /// Cards with the arms of the token's column score double.
    Double,
    /// 1 point for each peasant in the kingdom.
    Peasant,
    /// 1 point for each different arms in the kingdom.
    Arms,
}

impl Token {
    /// All eight tokens.
    pub const ALL: [Self; 8] = [
        Self::Plus1,
        Self::Plus2,
        Self::Plus3,
        Self::Plus4,
        Self::Plus5,
        Self::Double,
        Self::Peasant,
        Self::Arms,
    ];
}
