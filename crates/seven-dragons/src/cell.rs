//! Where cards lie.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, zones::Side};

/// A cell of the table: x grows to the right, y downwards; the first card of the match lies at (0, 0).
///
/// A byte is enough for every table that can come about: 50 cards, three zapped ones laid again and three
/// moves reach no further than 56 cells.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// Column.
    pub x: i8,
    /// Row.
    pub y: i8,
}

/// A card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Placed {
    /// Which; `null` is the Silver Dragon.
    pub card: Option<Card>,
    /// Where.
    pub cell: Cell,
    /// Whether it stands turned by 180 degrees.
    pub turned: bool,
}

impl Cell {
    /// On which side of this cell the other one lies, if they share one.
    pub(crate) fn side_of(self, other: Self) -> Option<Side> {
        let step = (i16::from(other.x) - i16::from(self.x), i16::from(other.y) - i16::from(self.y));
        Side::ALL.into_iter().find(|side| side.step() == step)
    }
}
