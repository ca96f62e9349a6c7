//! What a card or a stage costs.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Resource, Units};

/// What a card or a stage costs: coins to the bank and resources.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, JsonSchema)]
pub struct Cost {
    /// Coins to the bank.
    pub coins: u8,
    /// Units of resources, one by one.
    #[schemars(with = "Vec<Resource>")]
    pub resources: Units,
}

/// Nothing.
pub(crate) const FREE: Cost = Cost { coins: 0, resources: Units::NONE };

pub(crate) const fn coins(coins: u8) -> Cost {
    Cost { coins, resources: Units::NONE }
}

/// Coins and resources.
pub(crate) const fn both(coins: u8, resources: &[(Resource, u8)]) -> Cost {
    Cost { coins, resources: Units::of(resources) }
}

pub(crate) const fn cost(resources: &[(Resource, u8)]) -> Cost {
    Cost { coins: 0, resources: Units::of(resources) }
}
