//! Power cards and spells together.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Power, Spell};

/// Cards of a hand, of a gift, or known cards of a hand. Sent sorted; read in any order. A card that occurs
/// several times is listed several times.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// Power cards and owls.
    pub powers: Vec<Power>,
    /// Spells.
    pub spells: Vec<Spell>,
}
