//! The 66 cards of the shuffled deck.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ActionKind;

/// One card of the deck, identified by its number. On the wire it is that number.
///
/// 0 to 50 are dragon cards (0 is Rainbow), 51 to 65 action cards, three of each kind. Cards that look the
/// same have different numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

/// The front of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// A dragon card; [`Card::facts`] contains its quarters.
    Dragon,
    /// An action card.
    Action(ActionKind),
}

impl Card {
    /// The number of cards in the deck.
    pub const COUNT: u8 = 66;
    /// The number of dragon cards; they come first.
    pub const DRAGONS: u8 = 51;
    /// The one card that is always all five colours.
    pub const RAINBOW: Self = Self(0);

    /// Creates the card with this number; `None` unless it is below 66.
    pub const fn new(number: u8) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// Returns all cards, by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(Self)
    }

    /// Returns the number, 0 to 65.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the front of the card: dragon or action.
    pub const fn face(self) -> Face {
        if self.0 < Self::DRAGONS {
            Face::Dragon
        } else {
            Face::Action(ActionKind::ALL[(self.0 - Self::DRAGONS) as usize / 3])
        }
    }

    /// Returns the kind of action; `None` for a dragon card.
    pub const fn action(self) -> Option<ActionKind> {
        match self.face() {
            Face::Dragon => None,
            Face::Action(kind) => Some(kind),
        }
    }

    /// Returns true for a dragon card.
    pub const fn is_dragon(self) -> bool {
        self.0 < Self::DRAGONS
    }
}

impl TryFrom<u8> for Card {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("cards are numbered 0 to {}, not {number}", Self::COUNT - 1))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}
