//! The 66 cards of the shuffled deck.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ActionKind;

/// One card of the deck, named by its number. On the wire: that number.
///
/// 0 to 50 are dragon cards (0 is Rainbow), 51 to 65 action cards, three of each kind. Cards that look the
/// same have numbers of their own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

/// What is on the front of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// A dragon card; its quarters are in [`Card::facts`].
    Dragon,
    /// An action card.
    Action(ActionKind),
}

impl Card {
    /// How many cards the deck has.
    pub const COUNT: u8 = 66;
    /// How many of them are dragon cards; they come first.
    pub const DRAGONS: u8 = 51;
    /// The one card that is always all five colours.
    pub const RAINBOW: Self = Self(0);

    /// The card of this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// All of them, by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(Self)
    }

    /// 0 to 65.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Dragon or action.
    pub const fn face(self) -> Face {
        if self.0 < Self::DRAGONS {
            Face::Dragon
        } else {
            Face::Action(ActionKind::ALL[(self.0 - Self::DRAGONS) as usize / 3])
        }
    }

    /// What kind of action it is, if it is one.
    pub const fn action(self) -> Option<ActionKind> {
        match self.face() {
            Face::Dragon => None,
            Face::Action(kind) => Some(kind),
        }
    }

    /// Whether it is a dragon card.
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
