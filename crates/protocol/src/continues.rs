//! Forks of finished matches.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The finished match that a fork continues. The fork has its deal and its first inputs. Readers of that
/// match know the cards, so forks are unrated.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Continues {
    /// The id of the finished match.
    #[serde(rename = "match")]
    pub of: String,
    /// The number of its inputs that the fork copied.
    pub at: u32,
}
