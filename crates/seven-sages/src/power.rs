//! Power cards, owls included.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Kin;

/// A power card as it looks. Cards that look the same are equal: no number distinguishes two 1s of one sage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "PowerFields", into = "PowerFields")]
pub struct Power {
    kin: Kin,
    value: u8,
}

/// The values printed on a power card.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Power")]
struct PowerFields {
    /// The sage of the card, or the owl.
    kin: Kin,
    /// 1 to 7 for a sage's card (two 1s, one of each other), 3 to 5 for an owl (two 3s, four 4s, two 5s).
    value: u8,
}

impl Power {
    /// Creates the card of this kin and value; `None` if there is no such card.
    pub const fn new(kin: Kin, value: u8) -> Option<Self> {
        let exists =
            if matches!(kin, Kin::Owl) { value >= 3 && value <= 5 } else { value >= 1 && value <= 7 };
        if exists { Some(Self { kin, value }) } else { None }
    }

    /// Returns the sage of the card, or the owl.
    pub const fn kin(self) -> Kin {
        self.kin
    }

    /// Returns the number printed on it.
    pub const fn value(self) -> u8 {
        self.value
    }
}

impl TryFrom<PowerFields> for Power {
    type Error = String;
    fn try_from(PowerFields { kin, value }: PowerFields) -> Result<Self, String> {
        Self::new(kin, value).ok_or_else(|| format!("there is no {kin:?} of {value}"))
    }
}

impl From<Power> for PowerFields {
    fn from(Power { kin, value }: Power) -> Self {
        Self { kin, value }
    }
}
