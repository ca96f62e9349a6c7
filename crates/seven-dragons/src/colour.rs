//! The five colours of dragons, and the five kinds of action, each of which has a colour.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The colour of a dragon and of a goal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Red.
    Red,
    /// Gold.
    Gold,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Black.
    Black,
}

/// The effect of an action card. Each kind has three cards, in this order of numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ActionKind {
    /// Swap whole hands with another player. Black.
    TradeHands,
    /// Swap goals with another player or an unused place. Gold.
    TradeGoals,
    /// Move all goals one place round the ring. Blue.
    RotateGoals,
    /// Lift a card of the table and put it elsewhere, or turn it. Green.
    MoveCard,
    /// Take a card of the table into the hand. Red.
    ZapCard,
}

impl Colour {
    /// All five colours.
    pub const ALL: [Self; 5] = [Self::Red, Self::Gold, Self::Blue, Self::Green, Self::Black];

    /// Returns the index, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl ActionKind {
    /// All kinds, in the order of their numbers.
    pub const ALL: [Self; 5] =
        [Self::TradeHands, Self::TradeGoals, Self::RotateGoals, Self::MoveCard, Self::ZapCard];

    /// Returns the colour that Silver takes when this is the top card of the discard pile (section 2).
    pub const fn colour(self) -> Colour {
        match self {
            Self::TradeHands => Colour::Black,
            Self::TradeGoals => Colour::Gold,
            Self::RotateGoals => Colour::Blue,
            Self::MoveCard => Colour::Green,
            Self::ZapCard => Colour::Red,
        }
    }
}
