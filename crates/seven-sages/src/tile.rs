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
        /// 1 to 11: its row in the order of tiles.
        number: u8,
    },
    /// The end is near.
    Finitum,
}

/// One of the three places where a tile lies.
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

/// A crystal on a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CrystalAt {
    /// On which tile.
    pub site: Site,
    /// Which of its slots, from 0 ([`SiteView::crystals`](crate::SiteView::crystals)).
    pub slot: u8,
}

impl Site {
    /// Left, right, bottom.
    pub const ALL: [Self; 3] = [Self::Left, Self::Right, Self::Bottom];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

use Sage::{Alchemist as A, Druid as D, Healer as H, Mage as M, Priestess as P, Seer as S, Witch as W};

/// no order twice; each sage holds each rank once or twice; of any two sages each stands above the other
/// five or six times; each stands directly above each other once or twice.
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
    /// How many clearings there are.
    pub const CLEARINGS: u8 = 11;

    /// The seven sages as printed, highest first; nothing for finitum and for numbers no clearing has.
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
