//! The seven columns of the table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A column of the row, I to VII. On the wire: 1 to 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
pub struct Slot(u8);

impl Slot {
    /// The number of columns.
    pub const COUNT: usize = 7;

    /// Creates the column with this index, from 0; `None` if there is no such column.
    pub const fn at(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Returns the index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns columns I to VII.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Self)
    }
}

impl TryFrom<u8> for Slot {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        usize::from(number)
            .checked_sub(1)
            .and_then(Self::at)
            .ok_or_else(|| format!("columns are numbered 1 to {}, not {number}", Self::COUNT))
    }
}

impl From<Slot> for u8 {
    fn from(slot: Slot) -> Self {
        slot.0 + 1
    }
}
