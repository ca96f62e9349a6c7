//! Sets of parts of a price, as bits.

use std::ops::{BitAnd, BitOr, BitOrAssign, Shl, Shr};

use crate::{Resource, Units};

const RESOURCES: usize = Resource::COUNT;

/// A set of resources, as bits.
pub(super) type Kinds = u8;

/// Returns the resources of which there are units.
pub(super) fn kinds(units: Units) -> Kinds {
    (0..RESOURCES).fold(0, |kinds, kind| kinds | Kinds::from(units.0[kind] > 0) << kind)
}

/// A set of parts of one price. Bit `i` is the part with number `i`; bit 0 is the empty part.
///
/// 128 bits are enough for all printed prices, 256 for those with a Great Project or an exchange.
pub(super) trait Set:
    Copy
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The number of parts that the set can contain.
    const BITS: u32;
    /// The set without any part.
    const NONE: Self;
    /// The set of the empty part.
    const FIRST: Self;
    /// Returns the parts in reverse order.
    fn reversed(self) -> Self;
    /// Returns the set of the first `count` parts.
    fn ones(count: u32) -> Self;
}

impl Set for u128 {
    const BITS: u32 = Self::BITS;
    const NONE: Self = 0;
    const FIRST: Self = 1;

    fn reversed(self) -> Self {
        self.reverse_bits()
    }

    fn ones(count: u32) -> Self {
        if count >= Self::BITS { Self::MAX } else { (1 << count) - 1 }
    }
}

/// Returns the number of parts of a price.
pub(super) const fn parts_of(price: Units) -> u32 {
    let (mut parts, mut kind) = (1_u32, 0);
    while kind < RESOURCES {
        parts = parts.saturating_mul(price.0[kind] as u32 + 1);
        kind += 1;
    }
    parts
}

/// Returns true if a price has at most 128 parts, as many as the usual set contains.
pub(super) const fn is_usual(price: Units) -> bool {
    parts_of(price) <= u128::BITS
}

/// Returns true if a price has at most 256 parts, as many as the search can handle.
#[cfg(test)]
pub(super) const fn fits(price: Units) -> bool {
    parts_of(price) <= <super::wide::Wide as Set>::BITS
}

/// The numbering of the parts of one price: mixed radix, with one digit for each resource.
pub(super) struct Parts<S> {
    price: Units,
    kinds: Kinds,
    count: u32,
    /// The weight of one unit of each resource in the number of a part.
    weight: [u32; RESOURCES],
    /// The parts that have at least one unit of a resource.
    having: [S; RESOURCES],
}

impl<S: Set> Parts<S> {
    pub(super) fn of(price: Units) -> Self {
        assert!(parts_of(price) <= S::BITS, "prices are checked when they are compiled");
        let (weight, having) = ([0; RESOURCES], [S::NONE; RESOURCES]);
        let mut parts = Self { price, kinds: kinds(price), count: 1, weight, having };
        for kind in bits(parts.kinds) {
            parts.weight[kind] = parts.count;
            parts.count *= u32::from(price.0[kind]) + 1;
        }
        for kind in bits(parts.kinds) {
            parts.having[kind] = parts.parts_having(kind);
        }
        parts
    }

    /// Returns the numbers whose digit is not 0: runs that repeat over all higher digits.
    fn parts_having(&self, kind: usize) -> S {
        let run = self.weight[kind] * u32::from(self.price.0[kind]);
        let (mut filled, mut set) = (self.weight[kind] + run, S::ones(run) << self.weight[kind]);
        while filled < self.count {
            set |= set << filled;
            filled *= 2;
        }
        set & S::ones(self.count)
    }

    /// Returns the resources in the price.
    pub(super) const fn kinds(&self) -> Kinds {
        self.kinds
    }

    /// Returns the number of units of a resource in the price.
    pub(super) const fn units(&self, kind: usize) -> u8 {
        self.price.0[kind]
    }

    /// Returns the set of the whole price only.
    pub(super) fn whole(&self) -> S {
        S::FIRST << (self.count - 1)
    }

    /// Returns true if the empty part is in the set.
    pub(super) fn has_nothing(set: S) -> bool {
        set & S::FIRST != S::NONE
    }

    /// Returns true if this part of the price is in the set.
    pub(super) fn contains(&self, set: S, part: Units) -> bool {
        let digits = part.0.into_iter().zip(self.weight);
        let number: u32 = digits.map(|(units, weight)| u32::from(units) * weight).sum();
        Self::has_nothing(set >> number)
    }

    /// Iterates over the parts in the set, as units.
    pub(super) fn members(&self, set: S) -> impl Iterator<Item = Units> {
        (0..self.count)
            .filter(move |number| Self::has_nothing(set >> *number))
            .map(|number| self.units_of(number))
    }

    fn units_of(&self, mut number: u32) -> Units {
        Units(self.price.0.map(|most| {
            let base = u32::from(most) + 1;
            let digit = number % base;
            number /= base;
            digit as u8
        }))
    }

    /// Returns the missing parts after one unit of the resource is given to each part in `set` that lacks it.
    pub(super) fn give(&self, set: S, kind: usize) -> S {
        (set & self.having[kind]) >> self.weight[kind]
    }

    /// Returns the missing parts after one unit of any of these resources is given.
    pub(super) fn give_one(&self, set: S, kinds: Kinds) -> S {
        bits(kinds & self.kinds).fold(S::NONE, |after, kind| after | self.give(set, kind))
    }

    /// Returns the given parts, if `set` are the parts of the whole price that are missing afterwards.
    pub(super) fn complement(&self, set: S) -> S {
        set.reversed() >> (S::BITS - self.count)
    }
}

/// Iterates over the numbers of the bits that are set.
pub(super) fn bits(mut kinds: Kinds) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = kinds.trailing_zeros() as usize;
        (kinds != 0).then(|| {
            kinds &= kinds - 1;
            lowest
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::payment::wide::Wide;

    /// Returns the number of a part, by the definition of mixed radix.
    fn number(price: Units, part: Units) -> u32 {
        let (mut number, mut weight) = (0, 1);
        for (units, most) in part.0.into_iter().zip(price.0) {
            number += u32::from(units) * weight;
            weight *= u32::from(most) + 1;
        }
        number
    }

    fn giving<S: Set + std::fmt::Debug>(price: Units) {
        let parts = Parts::<S>::of(price);
        for kind in bits(parts.kinds()) {
            let mut expected = S::NONE;
            for mut part in parts.members(S::ones(S::BITS)) {
                if part.0[kind] > 0 {
                    part.0[kind] -= 1;
                    expected |= S::FIRST << number(price, part);
                }
            }
            assert_eq!(parts.give(S::ones(parts.count), kind), expected, "{price:?} {kind}");
        }
        assert_eq!(parts.complement(parts.whole()), S::FIRST);
        assert_eq!(parts.complement(S::FIRST), parts.whole());
    }

    #[test]
    fn giving_a_unit_takes_it_from_each_part_that_lacks_it() {
        for price in
            [[2, 0, 3, 0, 1, 0, 2], [1; 7], [0, 4, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 0, 127]].map(Units)
        {
            giving::<u128>(price);
            giving::<Wide>(price);
        }
        for price in [[2, 1, 1, 1, 1, 1, 1], [1, 3, 1, 1, 1, 1, 1], [0, 0, 255, 0, 0, 0, 0]].map(Units) {
            giving::<Wide>(price);
        }
    }

    #[test]
    fn seven_different_units_are_usual_and_more_fit() {
        assert!(is_usual(Units([1; 7])) && is_usual(Units([0, 0, 4, 2, 1, 1, 1])));
        assert!(!is_usual(Units([2, 1, 1, 1, 1, 1, 1])) && fits(Units([2, 1, 1, 1, 1, 1, 1])));
        assert!(fits(Units([1, 3, 1, 1, 1, 1, 1])) && !fits(Units([2, 3, 1, 1, 1, 1, 1])));
        assert!(!fits(Units([255; 7])));
    }
}
