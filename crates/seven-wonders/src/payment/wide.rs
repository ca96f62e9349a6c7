//! A set of 256 bits, for the few prices that need more than the largest integer has.

use std::ops::{BitAnd, BitOr, BitOrAssign, Shl, Shr};

use super::parts::Set;

/// 256 bits: the upper half, and the lower one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wide(u128, u128);

impl BitAnd for Wide {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0, self.1 & other.1)
    }
}

impl BitOr for Wide {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0, self.1 | other.1)
    }
}

impl BitOrAssign for Wide {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Shl<u32> for Wide {
    type Output = Self;

    fn shl(self, by: u32) -> Self {
        match by.checked_sub(u128::BITS) {
            Some(more) => Self(self.1.checked_shl(more).unwrap_or(0), 0),
            None => {
                let carried = self.1.checked_shr(u128::BITS - by).unwrap_or(0);
                Self(self.0 << by | carried, self.1 << by)
            }
        }
    }
}

impl Shr<u32> for Wide {
    type Output = Self;

    fn shr(self, by: u32) -> Self {
        match by.checked_sub(u128::BITS) {
            Some(more) => Self(0, self.0.checked_shr(more).unwrap_or(0)),
            None => {
                let carried = self.0.checked_shl(u128::BITS - by).unwrap_or(0);
                Self(self.0 >> by, self.1 >> by | carried)
            }
        }
    }
}

impl Set for Wide {
    const BITS: u32 = 2 * u128::BITS;
    const NONE: Self = Self(0, 0);
    const FIRST: Self = Self(0, 1);

    fn reversed(self) -> Self {
        Self(self.1.reverse_bits(), self.0.reverse_bits())
    }

    fn ones(count: u32) -> Self {
        Self(u128::ones(count.saturating_sub(u128::BITS)), u128::ones(count))
    }
}
