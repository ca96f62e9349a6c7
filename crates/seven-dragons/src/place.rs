//! The goal ring.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::state::CHAIRS;

/// One of the five goal places, which lie in a ring: 0 to 4 clockwise, one for each chair, so that the places
/// of those who play come first, then the unused ones. On the wire: that number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
pub struct Place(u8);

impl Place {
    /// How many there are.
    pub const COUNT: usize = 5;

    /// The place of this number, if there is one.
    pub const fn at(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Clockwise from the first seat's.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Self)
    }

    /// 0 to 4.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The chair it belongs to.
    pub const fn seat(self) -> Seat {
        Seat::new(self.0 as usize, CHAIRS).expect("there are as many chairs as places")
    }

    /// The place of a seat; `None` for seats this game has not.
    pub const fn of(seat: Seat) -> Option<Self> {
        Self::at(seat.number())
    }
}

impl TryFrom<u8> for Place {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        Self::at(usize::from(number)).ok_or_else(|| format!("goal places are numbered 0 to 4, not {number}"))
    }
}

impl From<Place> for u8 {
    fn from(place: Place) -> Self {
        place.0
    }
}
