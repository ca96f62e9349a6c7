//! The goal ring.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::state::CHAIRS;

/// One of the five goal places, which form a ring: 0 to 4 clockwise, one for each chair. So the places of the
/// first players come first, then the unused ones. On the wire it is that number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
pub struct Place(u8);

impl Place {
    /// The number of places.
    pub const COUNT: usize = 5;

    /// Creates the place with this number; `None` unless it is below 5.
    pub const fn at(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Returns all places, clockwise from that of the first seat.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Returns the number, 0 to 4.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the chair of the place.
    pub const fn seat(self) -> Seat {
        Seat::new(self.0 as usize, CHAIRS).expect("there are as many chairs as places")
    }

    /// Returns the place of a seat; `None` for a seat that this game does not have.
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
