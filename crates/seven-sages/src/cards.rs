//! Cards of both kinds together.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Power, Spell};

/// Cards of a hand, a gift, or what is known of one. Sent sorted; read in any order. A card that occurs
/// several times is listed several times.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// Power cards and owls.
    pub powers: Vec<Power>,
    /// Spells.
    pub spells: Vec<Spell>,
}
