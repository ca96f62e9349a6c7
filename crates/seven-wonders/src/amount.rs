//! Numbers that depend on a count: coins, points and shields, as they are printed.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Colour, Effect, Once, Resource, Worth};

/// A number: a base, plus a number for each thing counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Amount {
    /// The base, which always applies.
    pub base: i8,
    /// The number for each thing counted; absent if nothing is counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub per: Option<Per>,
    /// The lower limit; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<i8>,
    /// The condition without which the number is 0; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only: Option<If>,
}

/// A number for each thing counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Per {
    /// The number for one thing.
    pub each: i8,
    /// The things counted.
    pub count: Count,
    /// The cities in which they are counted.
    pub of: Whose,
}

/// A kind of thing that is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Cards of a colour.
    Cards(Colour),
    /// Stages that are built.
    Stages,
    /// Defeat tokens.
    Defeats,
    /// Victory tokens, regardless of their value.
    Victories,
    /// Full groups of this number of coins.
    Coins(u8),
    /// Sets of one card of each of these colours.
    Sets(&'static [Colour]),
    /// Sets of three different scientific symbols.
    ScienceSets,
    /// Recruited leaders.
    Leaders,
    /// The number of the age.
    Age,
    /// The coins of the neighbour who has more of them.
    RicherNeighbour,
    /// The owner's tiles on the Tower of Babel and on boards, covered ones included.
    Tiles,
    /// For each pair of equal victory tokens, the value of one of them.
    EqualVictories,
    /// Symbols of a resource on brown cards: two on a card with two units, one on a card with a choice.
    Printed(Resource),
    /// Cards of the colour of this stage's marker, or leaders if a leader marks it.
    LikeMarker,
    /// A variant without meaning, compiled only for `tests/it/probe.rs`.
    #[cfg(probe)]
    Probe,
}

/// The cities in which something counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// The owner's city.
    Own,
    /// Both neighbours' cities.
    Neighbours,
    /// The owner's city and both neighbours' cities.
    Around,
}

impl Whose {
    /// Returns true if the owner's own city counts.
    pub(crate) const fn includes_own(self) -> bool {
        match self {
            Self::Own | Self::Around => true,
            Self::Neighbours => false,
        }
    }

    /// Returns true if the neighbours' cities count.
    pub(crate) const fn includes_neighbours(self) -> bool {
        match self {
            Self::Neighbours | Self::Around => true,
            Self::Own => false,
        }
    }
}

/// A condition of an amount.
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
    /// Returns an amount that is always the same.
    pub const fn fixed(base: i8) -> Self {
        Self { base, per: None, least: None, only: None }
    }

    /// Returns true if the amount is always the same.
    pub const fn is_fixed(&self) -> bool {
        self.per.is_none() && self.least.is_none() && self.only.is_none()
    }

    /// Returns an amount of this number for each thing counted.
    pub const fn per(each: i8, count: Count, of: Whose) -> Self {
        Self { base: 0, per: Some(Per { each, count, of }), least: None, only: None }
    }
}

/// Returns the effect of coins at once, for each thing counted.
pub(crate) const fn now(each: i8, count: Count, of: Whose) -> Effect {
    Effect::Once(Once::Coins { amount: Amount::per(each, count, of) })
}

/// Returns the effect of points at the end, for each thing counted.
pub(crate) const fn worth(each: i8, count: Count, of: Whose) -> Effect {
    Effect::Worth(Worth::Points { amount: Amount::per(each, count, of) })
}
