//! A card.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A card by its number, from 1 (section 1). The higher one scores.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Card(pub u8);
