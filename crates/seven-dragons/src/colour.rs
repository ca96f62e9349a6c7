//! The five colours of dragons, and the five kinds of action, each of which bears one.

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

/// What an action card does. Three cards each, in this order of numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ActionKind {
    /// Swap whole hands with another player. Black.
    TradeHands,
    /// Swap goals with another player or an unused place. Gold.
    TradeGoals,
    /// All goals move one place round the ring. Blue.
    RotateGoals,
    /// Lift a card of the table and put it elsewhere, or turn it. Green.
    MoveCard,
    /// Take a card of the table into the hand. Red.
    ZapCard,
}

impl Colour {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Red, Self::Gold, Self::Blue, Self::Green, Self::Black];

    /// Counted from 0, for indexing.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl ActionKind {
    /// In order of their numbers.
    pub const ALL: [Self; 5] =
        [Self::TradeHands, Self::TradeGoals, Self::RotateGoals, Self::MoveCard, Self::ZapCard];

    /// The colour Silver takes when this lies on top of the discard pile (section 2).
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
