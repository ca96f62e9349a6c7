//! Sets of parts of a price, as bits.

use super::set::Set;
use crate::{Resource, Units};

const RESOURCES: usize = Resource::COUNT;

/// Some of the resources, as bits.
pub(super) type Kinds = u8;

/// Which resources these are.
pub(super) fn kinds(units: Units) -> Kinds {
    (0..RESOURCES).fold(0, |kinds, kind| kinds | Kinds::from(units.0[kind] > 0) << kind)
}

/// How many parts a price has.
pub(super) const fn count(price: Units) -> u32 {
    let (mut parts, mut kind) = (1_u32, 0);
    while kind < RESOURCES {
        parts = parts.saturating_mul(price.0[kind] as u32 + 1);
        kind += 1;
    }
    parts
}

/// The numbering of the parts of one price: mixed radix, one digit for each resource.
pub(super) struct Parts<S> {
    price: Units,
    kinds: Kinds,
    count: u32,
    /// What one unit of a resource is worth in the number of a part.
    weight: [u32; RESOURCES],
    /// The parts that have at least one unit of a resource.
    having: [S; RESOURCES],
}

impl<S: Set> Parts<S> {
    pub(super) fn of(price: Units) -> Self {
        assert!(count(price) <= S::BITS, "prices are checked when they are compiled");
        let having = [S::NONE; RESOURCES];
        let mut parts = Self { price, kinds: kinds(price), count: 1, weight: [0; RESOURCES], having };
        for kind in bits(parts.kinds) {
            parts.weight[kind] = parts.count;
            parts.count *= u32::from(price.0[kind]) + 1;
        }
        for kind in bits(parts.kinds) {
            parts.having[kind] = parts.parts_having(kind);
        }
        parts
    }

    /// The runs of numbers whose digit is not 0, repeated over all higher digits.
    fn parts_having(&self, kind: usize) -> S {
        let run = self.weight[kind] * u32::from(self.price.0[kind]);
        let (mut filled, mut set) = (self.weight[kind] + run, S::ones(run) << self.weight[kind]);
        while filled < self.count {
            set = set | set << filled;
            filled *= 2;
        }
        set & S::ones(self.count)
    }

    /// Which resources the price asks for.
    pub(super) const fn kinds(&self) -> Kinds {
        self.kinds
    }

    /// How many units of a resource the price asks for.
    pub(super) const fn units(&self, kind: usize) -> u8 {
        self.price.0[kind]
    }

    /// The set of the whole price alone.
    pub(super) fn whole(&self) -> S {
        S::ones(1) << (self.count - 1)
    }

    /// Whether the part without anything is in the set.
    pub(super) fn has_nothing(set: S) -> bool {
        set.has(0)
    }

    /// Whether this part of the price is in the set.
    pub(super) fn contains(&self, set: S, part: Units) -> bool {
        let digits = part.0.into_iter().zip(self.weight);
        let number: u32 = digits.map(|(units, weight)| u32::from(units) * weight).sum();
        set.has(number)
    }

    /// The parts in the set, as units.
    pub(super) fn members(&self, set: S) -> impl Iterator<Item = Units> {
        (0..self.count).filter(move |number| set.has(*number)).map(|number| self.units_of(number))
    }

    fn units_of(&self, mut number: u32) -> Units {
        Units(self.price.0.map(|most| {
            let base = u32::from(most) + 1;
            let digit = number % base;
            number /= base;
            digit as u8
        }))
    }

    /// What is missing of the parts in `set` after one unit of the resource was added to each that lacks it.
    pub(super) fn give(&self, set: S, kind: usize) -> S {
        (set & self.having[kind]) >> self.weight[kind]
    }

    /// The same for one unit of any of these resources.
    pub(super) fn give_one(&self, set: S, kinds: Kinds) -> S {
        bits(kinds & self.kinds).fold(S::NONE, |after, kind| after | self.give(set, kind))
    }

    /// What was given, where `set` has what is missing of the whole price afterwards.
    pub(super) fn complement(&self, set: S) -> S {
        set.reversed() >> (S::BITS - self.count)
    }
}

/// The numbers of the bits that are set.
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
    use crate::payment::set::Wide;

    /// The number of a part, by the definition of mixed radix.
    fn number(price: Units, part: Units) -> u32 {
        let (mut number, mut weight) = (0, 1);
        for (units, most) in part.0.into_iter().zip(price.0) {
            number += u32::from(units) * weight;
            weight *= u32::from(most) + 1;
        }
        number
    }

    fn gives<S: Set + std::fmt::Debug>(price: Units) {
        let parts = Parts::<S>::of(price);
        for kind in bits(parts.kinds()) {
            let mut expected = S::NONE;
            for mut part in parts.members(S::ones(S::BITS)) {
                if part.0[kind] > 0 {
                    part.0[kind] -= 1;
                    expected = expected | S::ones(1) << number(price, part);
                }
            }
            assert_eq!(parts.give(S::ones(parts.count), kind), expected, "{price:?} {kind}");
        }
        assert_eq!(parts.complement(parts.whole()), S::ones(1));
        assert_eq!(parts.complement(S::ones(1)), parts.whole());
    }

    #[test]
    fn giving_a_unit_takes_it_from_each_part_that_lacks_it() {
        for price in
            [[2, 0, 3, 0, 1, 0, 2], [1; 7], [0, 4, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 0, 127]].map(Units)
        {
            gives::<u128>(price);
            gives::<Wide>(price);
        }
        for price in [[2, 1, 1, 1, 1, 1, 1], [1, 1, 1, 2, 1, 1, 1], [0, 0, 0, 0, 0, 0, 255]].map(Units) {
            gives::<Wide>(price);
        }
    }

    #[test]
    fn seven_different_units_fit_a_narrow_set_and_no_more() {
        assert_eq!(count(Units([1; 7])), 128);
        assert!(count(Units([0, 0, 4, 2, 1, 1, 1])) <= 128);
        assert!(count(Units([2, 1, 1, 1, 1, 1, 1])) > 128 && count(Units([255; 7])) > 256);
    }
}
