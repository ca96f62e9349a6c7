//! Bits that are the parts of one price.

use std::ops::{BitAnd, BitOr, Shl, Shr};

/// A set of parts of one price: bit `i` is the part numbered `i`, bit 0 the one that has nothing.
pub(super) trait Set:
    Copy
    + PartialEq
    + BitOr<Output = Self>
    + BitAnd<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// How many parts it can tell apart.
    const BITS: u32;
    const NONE: Self;

    /// So many parts, from the first on.
    fn ones(count: u32) -> Self;

    fn has(self, number: u32) -> bool;

    /// The last bit first.
    fn reversed(self) -> Self;
}

/// Whatever is printed alone.
impl Set for u128 {
    const BITS: u32 = Self::BITS;
    const NONE: Self = 0;

    #[inline]
    fn ones(count: u32) -> Self {
        if count >= Self::BITS { Self::MAX } else { (1 << count) - 1 }
    }

    #[inline]
    fn has(self, number: u32) -> bool {
        self >> number & 1 != 0
    }

    #[inline]
    fn reversed(self) -> Self {
        self.reverse_bits()
    }
}

/// Twice as many, for the Palace and the like together with a Great Project.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wide {
    low: u128,
    high: u128,
}

impl Set for Wide {
    const BITS: u32 = 2 * u128::BITS;
    const NONE: Self = Self { low: 0, high: 0 };

    fn ones(count: u32) -> Self {
        Self { low: <u128 as Set>::ones(count), high: <u128 as Set>::ones(count.saturating_sub(u128::BITS)) }
    }

    fn has(self, number: u32) -> bool {
        if number < u128::BITS { self.low.has(number) } else { self.high.has(number - u128::BITS) }
    }

    fn reversed(self) -> Self {
        Self { low: self.high.reverse_bits(), high: self.low.reverse_bits() }
    }
}

impl BitOr for Wide {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self { low: self.low | other.low, high: self.high | other.high }
    }
}

impl BitAnd for Wide {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self { low: self.low & other.low, high: self.high & other.high }
    }
}

impl Shl<u32> for Wide {
    type Output = Self;

    fn shl(self, by: u32) -> Self {
        match by {
            0 => self,
            1..128 => Self { low: self.low << by, high: self.high << by | self.low >> (u128::BITS - by) },
            128.. => Self { low: 0, high: self.low << (by - u128::BITS) },
        }
    }
}

impl Shr<u32> for Wide {
    type Output = Self;

    fn shr(self, by: u32) -> Self {
        (self.reversed() << by).reversed()
    }
}
