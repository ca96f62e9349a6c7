//! The three places in the middle of the table and the tiles on them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Sage;

/// A hexagonal tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "tile", rename_all = "snake_case")]
pub enum Tile {
    /// A sacred clearing.
    Clearing {
        /// The number, 1 to 11: its row in the order of tiles.
        number: u8,
    },
    /// Finitum, the tile that announces the end.
    Finitum,
}

/// One of the three places of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// Above on the left.
    Left,
    /// Above on the right.
    Right,
    /// Below; the pawn starts here.
    Bottom,
}

/// The place of a crystal on a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CrystalAt {
    /// The site of the tile.
    pub site: Site,
    /// The slot, from 0 ([`SiteView::crystals`](crate::SiteView::crystals)).
    pub slot: u8,
}

impl Site {
    /// All sites: left, right, bottom.
    pub const ALL: [Self; 3] = [Self::Left, Self::Right, Self::Bottom];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

use Sage::{Alchemist as A, Druid as D, Healer as H, Mage as M, Priestess as P, Seer as S, Witch as W};

/// The printed orders. R-1: no order occurs twice. Each sage has each rank once or twice. Of any two sages
/// each is above the other five or six times. Each is directly above each other once or twice.
const ORDERS: [[Sage; 7]; 11] = [
    [S, W, D, H, M, P, A],
    [D, M, H, S, W, P, A],
    [D, A, P, S, H, M, W],
    [M, P, S, A, H, D, W],
    [W, S, P, M, A, H, D],
    [A, M, S, D, P, W, H],
    [H, A, M, W, D, S, P],
    [A, W, H, P, M, S, D],
    [P, H, W, M, D, A, S],
    [H, S, A, D, P, W, M],
    [P, D, W, A, S, M, H],
];

impl Tile {
    /// The number of clearings.
    pub const CLEARINGS: u8 = 11;

    /// Returns the seven sages as printed, highest first; empty for finitum and for numbers that no clearing
    /// has.
    pub fn order(self) -> &'static [Sage] {
        match self {
            Self::Clearing { number } => {
                let row = usize::from(number).checked_sub(1).and_then(|index| ORDERS.get(index));
                row.map_or(&[], |order| order)
            }
            Self::Finitum => &[],
        }
    }
}
