//! The cells of the table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, zones::Side};

/// A cell of the table. `x` grows to the right, `y` downwards; the first card of the match is at (0, 0).
///
/// A byte is enough for every possible table: 50 cards, three zapped ones laid again and three moves reach at
/// most 56 cells.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// The column.
    pub x: i8,
    /// The row.
    pub y: i8,
}

/// A card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Placed {
    /// The card; `null` is the Silver Dragon.
    pub card: Option<Card>,
    /// Its cell.
    pub cell: Cell,
    /// True if it is turned by 180 degrees.
    pub turned: bool,
}

impl Cell {
    /// Returns the side of this cell that touches the other one, if they share a side.
    pub(crate) fn side_of(self, other: Self) -> Option<Side> {
        let step = (i16::from(other.x) - i16::from(self.x), i16::from(other.y) - i16::from(self.y));
        Side::ALL.into_iter().find(|side| side.step() == step)
    }
}
