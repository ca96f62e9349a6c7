//! What cards and stages do.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Class, Resource};

/// A printed effect. One type for cards, stages and whatever expansions bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Effect {
    /// Points at the end.
    Points {
        /// How many.
        amount: u8,
    },
    /// Coins from the bank, once, when built.
    Coins {
        /// How many.
        amount: u8,
    },
    /// Strength in every conflict from now on.
    Shields {
        /// How many.
        amount: u8,
    },
    /// A scientific symbol.
    Science {
        /// Which.
        symbol: Symbol,
    },
    /// A scientific symbol of the owner's choice, chosen when points are counted.
    AnyScience,
    /// Each turn, so many units of one of the resources.
    Produce {
        /// Alternatives; more than one only with one unit.
        one_of: &'static [Resource],
        /// How many units.
        units: u8,
        /// Whether neighbours may buy it.
        sold: bool,
    },
    /// A lower price per unit when buying from neighbours.
    Discount {
        /// From which neighbours.
        from: Sides,
        /// Of which resources.
        class: Class,
        /// The new price.
        price: u8,
    },
    /// Coins when built and points at the end for each thing counted.
    Per {
        /// What is counted.
        count: Count,
        /// In whose cities.
        of: Whose,
        /// Coins each, when built.
        coins: u8,
        /// Points each, at the end.
        points: u8,
    },
    /// Once an age, build a card of the hand without paying.
    FreeBuild,
    /// Play the last card of each age instead of discarding it.
    PlayLastCard,
    /// At the end of the turn in which it is built, build a card of the discard pile without paying.
    BuildFromDiscard,
    /// At the end, count one guild of a neighbour as if it stood here.
    CopyGuild,
}

/// Scientific symbols.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Symbol {
    /// Also called measure.
    Compass,
    /// Also called cog.
    Gear,
    /// Also called writing.
    Tablet,
}

impl Symbol {
    /// In the order in which cities count them.
    pub const ALL: [Self; 3] = [Self::Compass, Self::Gear, Self::Tablet];
}

/// Neighbours a discount is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sides {
    /// The next clockwise.
    Left,
    /// The previous one.
    Right,
    /// Both.
    Both,
}

/// What an effect counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Brown cards.
    Brown,
    /// Grey cards.
    Grey,
    /// Blue cards.
    Blue,
    /// Yellow cards.
    Yellow,
    /// Red cards.
    Red,
    /// Green cards.
    Green,
    /// Purple cards.
    Purple,
    /// Stages built.
    Stages,
    /// Defeat tokens.
    Defeats,
}

/// In whose cities an effect counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// The owner's.
    Own,
    /// Both neighbours'.
    Neighbours,
    /// The owner's and both neighbours'.
    All,
}

pub(crate) const fn points(amount: u8) -> Effect {
    Effect::Points { amount }
}

pub(crate) const fn shields(amount: u8) -> Effect {
    Effect::Shields { amount }
}

pub(crate) const fn science(symbol: Symbol) -> Effect {
    Effect::Science { symbol }
}

pub(crate) const fn sold(units: u8, one_of: &'static [Resource]) -> Effect {
    Effect::Produce { one_of, units, sold: true }
}

pub(crate) const fn kept(units: u8, one_of: &'static [Resource]) -> Effect {
    Effect::Produce { one_of, units, sold: false }
}

pub(crate) const fn discount(from: Sides, class: Class) -> Effect {
    Effect::Discount { from, class, price: 1 }
}

pub(crate) const fn per(count: Count, of: Whose, coins: u8, points: u8) -> Effect {
    Effect::Per { count, of, coins, points }
}
