//! The cost of a card or a stage.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Resource, Units};

/// The cost of a card or a stage: coins to the bank and resources.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, JsonSchema)]
pub struct Cost {
    /// The coins to the bank.
    pub coins: u8,
    /// The units of resources, listed one by one.
    #[schemars(with = "Vec<Resource>")]
    pub resources: Units,
}

/// The cost of nothing.
pub(crate) const FREE: Cost = Cost { coins: 0, resources: Units::NONE };

pub(crate) const fn coins(coins: u8) -> Cost {
    Cost { coins, resources: Units::NONE }
}

/// Returns a cost of coins and resources.
pub(crate) const fn both(coins: u8, resources: &[(Resource, u8)]) -> Cost {
    Cost { coins, resources: Units::of(resources) }
}

pub(crate) const fn cost(resources: &[(Resource, u8)]) -> Cost {
    Cost { coins: 0, resources: Units::of(resources) }
}
