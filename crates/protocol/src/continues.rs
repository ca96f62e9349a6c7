//! Which match another one goes on from.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Which match another one goes on from: it has the same deal, and its first inputs are the same. Whoever has seen that
/// match knows what was dealt, so such a match decides nothing between people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Continues {
    /// The id of the match that is over.
    #[serde(rename = "match")]
    pub of: String,
    /// So many of its inputs were taken over.
    pub at: u32,
}
