//! Numbers that depend on what is counted: coins, points and shields, as they are printed.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Colour, Effect, Once, Resource, Worth};

/// A number: so many, and so many more for each thing counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Amount {
    /// In any case.
    pub base: i8,
    /// For each thing counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub per: Option<Per>,
    /// It is never less than this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<i8>,
    /// It is nothing unless this holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only: Option<If>,
}

/// So many for each thing counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Per {
    /// How many.
    pub each: i8,
    /// What is counted.
    pub count: Count,
    /// In whose cities.
    pub of: Whose,
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Cards of a colour.
    Cards(Colour),
    /// Stages built.
    Stages,
    /// Defeat tokens.
    Defeats,
    /// Victory tokens, whatever is on them.
    Victories,
    /// So many coins.
    Coins(u8),
    /// Sets of a card of each of these colours.
    Sets(&'static [Colour]),
    /// Sets of three different scientific symbols.
    ScienceSets,
    /// Recruited leaders.
    Leaders,
    /// The number of the age.
    Age,
    /// Coins of the neighbour who has more of them.
    RicherNeighbour,
    /// Tiles of one's own that lie on the Tower of Babel, covered ones too.
    Tiles,
    /// For each pair of victory tokens of one value, what is on one of them.
    EqualVictories,
    /// Symbols of a resource on brown cards: two on a card that makes two units, one on a card that has a choice.
    Printed(Resource),
    /// Cards of the colour of the card that marks the stage on which it is printed; leaders, if a leader marks it.
    LikeMarker,
    /// Nothing: there only when it is tried out whether something new to count is noticed everywhere.
    #[cfg(probe)]
    Probe,
}

/// In whose cities something counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// The owner's.
    Own,
    /// Both neighbours'.
    Neighbours,
    /// The owner's and both neighbours'.
    Around,
}

impl Whose {
    /// Whether the owner's own city counts.
    pub(crate) const fn includes_own(self) -> bool {
        match self {
            Self::Own | Self::Around => true,
            Self::Neighbours => false,
        }
    }

    /// Whether the cities beside it count.
    pub(crate) const fn includes_neighbours(self) -> bool {
        match self {
            Self::Neighbours | Self::Around => true,
            Self::Own => false,
        }
    }
}

/// What has to hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum If {
    /// The owner has none.
    None(Count),
    /// The owner has more than each neighbour.
    MoreThanNeighbours(Count),
    /// The owner has exactly one.
    One(Count),
}

impl Amount {
    /// Always the same.
    pub const fn fixed(base: i8) -> Self {
        Self { base, per: None, least: None, only: None }
    }

    /// Whether it is always the same.
    pub const fn is_fixed(&self) -> bool {
        self.per.is_none() && self.least.is_none() && self.only.is_none()
    }

    /// So many for each.
    pub const fn per(each: i8, count: Count, of: Whose) -> Self {
        Self { base: 0, per: Some(Per { each, count, of }), least: None, only: None }
    }
}

/// Coins now, for each thing counted.
pub(crate) const fn now(each: i8, count: Count, of: Whose) -> Effect {
    Effect::Once(Once::Coins { amount: Amount::per(each, count, of) })
}

/// Points at the end, for each thing counted.
pub(crate) const fn worth(each: i8, count: Count, of: Whose) -> Effect {
    Effect::Worth(Worth::Points { amount: Amount::per(each, count, of) })
}
