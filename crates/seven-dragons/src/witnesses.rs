//! The observers who know the place of a hidden card or goal.

use contract::{Observer, Seat};

/// The seats that know, or all observers. Knowledge only grows, until its owner leaves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Witnesses(u8);

/// The bit of the public; seats have the lower ones.
const PUBLIC: u8 = 1 << 7;

impl Witnesses {
    pub(crate) const NOBODY: Self = Self(0);
    pub(crate) const EVERYBODY: Self = Self(PUBLIC);

    pub(crate) const fn one(seat: Seat) -> Self {
        Self(1 << seat.number())
    }

    pub(crate) const fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.number();
    }

    /// Removes a seat that was left, so that the next player does not inherit the knowledge of the previous
    /// one.
    pub(crate) const fn forget(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.number());
    }

    pub(crate) const fn include(self, who: Observer) -> bool {
        match who {
            Observer::Seat(seat) => self.0 & (PUBLIC | 1 << seat.number()) != 0,
            Observer::Public => self.0 & PUBLIC != 0,
        }
    }
}
