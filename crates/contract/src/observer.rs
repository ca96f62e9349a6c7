//! The observers of a match.

use crate::{Seat, SeatCount, SeatSet};

/// An observer of a match: the player of a seat, or a spectator, who sees only the open cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Observer {
    /// A player.
    Seat(Seat),
    /// A spectator.
    Public,
}

impl Observer {
    /// Returns all observers of a match with this number of chairs: each seat, clockwise from the first, then
    /// a spectator.
    pub fn all(seats: SeatCount) -> impl Iterator<Item = Self> + use<> {
        seats.seats().map(Self::Seat).chain([Self::Public])
    }

    /// Returns the seat; `None` for a spectator.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Public => None,
        }
    }

    /// Returns true for the player of `seat`.
    pub const fn is(self, seat: Seat) -> bool {
        self.is_in(SeatSet::one(seat))
    }

    /// Returns true for the player of one of `seats`; always false for a spectator.
    pub const fn is_in(self, seats: SeatSet) -> bool {
        match self {
            Self::Seat(seat) => seats.contains(seat),
            Self::Public => false,
        }
    }
}
