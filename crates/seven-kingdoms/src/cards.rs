//! The 49 title cards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One title card, named by its number, 1 to 49. On the wire: that number.
///
/// Number and title: section 1. Number to arms: `(number - 1) mod 7`, R-1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

/// What a card can do. Seven cards each, in this order of numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Title {
    /// 1 to 7.
    King,
    /// 8 to 14.
    Bishop,
    /// 15 to 21.
    General,
    /// 22 to 28.
    Princess,
    /// 29 to 35.
    Knight,
    /// 36 to 42.
    Merchant,
    /// 43 to 49.
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
    /// In order of their numbers.
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
    /// In order of the numbers that bear them.
    pub const ALL: [Self; 7] =
        [Self::Lion, Self::Eagle, Self::Stag, Self::Griffin, Self::Bear, Self::Unicorn, Self::Raven];
}

impl Card {
    /// How many cards there are.
    pub const COUNT: u8 = 49;

    /// The card of this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// All of them, by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(|n| Self(n + 1))
    }

    /// 1 to 49. The higher acts first.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The title of its block of seven numbers.
    pub const fn title(self) -> Title {
        Title::ALL[(self.0 as usize - 1) / 7]
    }

    ///
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
