//! The values printed on the cards.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{ActionKind, Card, Colour, Face};

/// One quarter of a dragon card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Quarter {
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
    /// All five colours at once.
    Rainbow,
}

/// The layout of the zones of a dragon card. A zone is one picture of one dragon, of any size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DragonKind {
    /// The whole card, all five colours.
    Rainbow,
    /// One zone: the whole card.
    One,
    /// Two zones, one above the other.
    Stacked,
    /// Two zones, side by side.
    SideBySide,
    /// Three zones: the left half and two quarters.
    ThreeLeft,
    /// Three zones: the upper half and two quarters.
    ThreeTop,
    /// Four zones: four quarters.
    Four,
}

/// The values printed on one card, for a client's table of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "face", rename_all = "snake_case")]
pub enum CardFacts {
    /// A dragon card.
    Dragon {
        /// The card.
        id: Card,
        /// The layout of its zones.
        kind: DragonKind,
        /// The quarters of the upright card: top left, top right, bottom left, bottom right.
        quarters: [Quarter; 4],
        /// True if it looks the same when turned. Such a card is never laid `turned`.
        same_when_turned: bool,
    },
    /// An action card.
    Action {
        /// The card.
        id: Card,
        /// Its kind.
        kind: ActionKind,
        /// The colour of Silver while this is the top card of the discard pile.
        colour: Colour,
    },
}

use Quarter::{Black as K, Blue as U, Gold as D, Green as G, Rainbow as A, Red as R};

/// The quarters by card number: top left, top right, bottom left, bottom right.
const QUARTERS: [[Quarter; 4]; Card::DRAGONS as usize] = [
    [A, A, A, A],
    // One zone, two copies of each colour.
    [R, R, R, R],
    [R, R, R, R],
    [D, D, D, D],
    [D, D, D, D],
    [U, U, U, U],
    [U, U, U, U],
    [G, G, G, G],
    [G, G, G, G],
    [K, K, K, K],
    [K, K, K, K],
    // Two zones, one above the other.
    [R, R, D, D],
    [R, R, U, U],
    [D, D, G, G],
    [D, D, K, K],
    [U, U, D, D],
    [U, U, K, K],
    [G, G, R, R],
    [G, G, U, U],
    [K, K, R, R],
    [K, K, G, G],
    // Two zones, side by side.
    [R, D, R, D],
    [R, K, R, K],
    [D, U, D, U],
    [D, G, D, G],
    [U, R, U, R],
    [U, K, U, K],
    [G, R, G, R],
    [G, U, G, U],
    [K, D, K, D],
    [K, G, K, G],
    // The left half and two quarters.
    [R, D, R, U],
    [D, U, D, G],
    [U, G, U, K],
    [G, K, G, R],
    [K, R, K, D],
    // The upper half and two quarters.
    [R, R, K, G],
    [D, D, R, K],
    [U, U, D, R],
    [G, G, U, D],
    [K, K, G, U],
    // Four quarters.
    [R, K, U, G],
    [D, U, R, K],
    [D, G, U, R],
    [D, K, G, U],
    [U, R, G, K],
    [U, K, D, R],
    [G, R, D, U],
    [G, R, K, D],
    [G, D, U, K],
    [K, G, D, R],
];

/// The first card number of each kind, in order.
const KINDS: [(u8, DragonKind); 7] = [
    (0, DragonKind::Rainbow),
    (1, DragonKind::One),
    (11, DragonKind::Stacked),
    (21, DragonKind::SideBySide),
    (31, DragonKind::ThreeLeft),
    (36, DragonKind::ThreeTop),
    (41, DragonKind::Four),
];

impl Card {
    /// Returns the quarters of an upright dragon card: top left, top right, bottom left, bottom right.
    pub const fn quarters(self) -> Option<[Quarter; 4]> {
        if self.is_dragon() { Some(QUARTERS[self.number() as usize]) } else { None }
    }

    /// Returns true if the card looks the same when turned by 180 degrees.
    pub const fn same_when_turned(self) -> bool {
        self.number() < 11
    }

    /// Returns the values printed on the card.
    pub fn facts(self) -> CardFacts {
        match (self.face(), self.quarters()) {
            (Face::Action(kind), _) => CardFacts::Action { id: self, kind, colour: kind.colour() },
            (Face::Dragon, quarters) => CardFacts::Dragon {
                id: self,
                kind: self.kind(),
                quarters: quarters.expect("a dragon card has quarters"),
                same_when_turned: self.same_when_turned(),
            },
        }
    }

    fn kind(self) -> DragonKind {
        let of_or_before = KINDS.iter().rev().find(|(first, _)| *first <= self.number());
        of_or_before.expect("the first kind starts at 0").1
    }
}

/// Checks the deck at build time: 24 zones of each colour, and the layout of each kind.
const _: () = {
    let mut zones = [0; 5];
    let mut card = 1;
    while card < QUARTERS.len() {
        let [tl, tr, bl, br] = QUARTERS[card];
        let (tl, tr, bl, br) = (tl as usize, tr as usize, bl as usize, br as usize);
        let shape = [tl == tr, bl == br, tl == bl, tr == br, tl == br, tr == bl];
        let wanted = match card {
            1..11 => [true, true, true, true, true, true],
            11..21 => [true, true, false, false, false, false],
            21..31 => [false, false, true, true, false, false],
            31..36 => [false, false, true, false, false, false],
            36..41 => [true, false, false, false, false, false],
            _ => [false; 6],
        };
        let mut i = 0;
        while i < 6 {
            assert!(shape[i] == wanted[i]);
            i += 1;
        }
        zones[tl] += 1;
        if !shape[0] {
            zones[tr] += 1;
        }
        if !shape[2] {
            zones[bl] += 1;
        }
        if !shape[1] && !shape[3] {
            zones[br] += 1;
        }
        card += 1;
    }
    let mut colour = 0;
    while colour < 5 {
        assert!(zones[colour] == 24);
        colour += 1;
    }
};

impl Quarter {
    /// Returns true if the quarter is of this colour.
    pub const fn bears(self, colour: Colour) -> bool {
        matches!(self, Self::Rainbow) || self as u8 == colour as u8
    }
}
