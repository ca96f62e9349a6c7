//! The 49 title cards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One title card, identified by its number, 1 to 49. On the wire it is that number.
///
/// The title of a number: section 1. The arms of a number: `(number - 1) mod 7`, R-1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

/// The title of a card, which determines its power. Each title has seven cards, in this order of numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Title {
    /// Cards 1 to 7.
    King,
    /// Cards 8 to 14.
    Bishop,
    /// Cards 15 to 21.
    General,
    /// Cards 22 to 28.
    Princess,
    /// Cards 29 to 35.
    Knight,
    /// Cards 36 to 42.
    Merchant,
    /// Cards 43 to 49.
    Peasant,
}

/// The coat of arms of a card and of a column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Arms {
    /// Red.
    Lion,
    /// Gold.
    Eagle,
    /// Green.
    Stag,
    /// Blue.
    Griffin,
    /// Brown.
    Bear,
    /// White.
    Unicorn,
    /// Black.
    Raven,
}

impl Title {
    /// All titles, in the order of their numbers.
    pub const ALL: [Self; 7] = [
        Self::King,
        Self::Bishop,
        Self::General,
        Self::Princess,
        Self::Knight,
        Self::Merchant,
        Self::Peasant,
    ];
}

impl Arms {
    /// All arms, in the order of the numbers that bear them.
    pub const ALL: [Self; 7] =
        [Self::Lion, Self::Eagle, Self::Stag, Self::Griffin, Self::Bear, Self::Unicorn, Self::Raven];
}

impl Card {
    /// The number of cards.
    pub const COUNT: u8 = 49;

    /// Creates the card with this number; `None` unless it is 1 to 49.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// Returns all cards, by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(|n| Self(n + 1))
    }

    /// Returns the number, 1 to 49. The higher number acts first.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the title, from the block of seven numbers.
    pub const fn title(self) -> Title {
        Title::ALL[(self.0 as usize - 1) / 7]
    }

    /// Returns the coat of arms.
    pub const fn arms(self) -> Arms {
        Arms::ALL[(self.0 as usize - 1) % 7]
    }
}

impl TryFrom<u8> for Card {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("cards are numbered 1 to {}, not {number}", Self::COUNT))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}
