//! Who looks.

use crate::{Seat, SeatCount, SeatSet};

/// Whose eyes: a player in a seat, or anyone who only sees what lies open on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Observer {
    /// A player.
    Seat(Seat),
    /// A spectator.
    Public,
}

impl Observer {
    /// Everybody who can look at a match with so many chairs: each seat, clockwise from the first, then a spectator.
    pub fn all(seats: SeatCount) -> impl Iterator<Item = Self> + use<> {
        seats.seats().map(Self::Seat).chain([Self::Public])
    }

    /// The seat; `None` for a spectator.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Public => None,
        }
    }

    /// Whether this is the player in `seat`.
    pub const fn is(self, seat: Seat) -> bool {
        self.is_in(SeatSet::one(seat))
    }

    /// Whether this is the player in one of `seats`; never so for a spectator.
    pub const fn is_in(self, seats: SeatSet) -> bool {
        match self {
            Self::Seat(seat) => seats.contains(seat),
            Self::Public => false,
        }
    }
}
