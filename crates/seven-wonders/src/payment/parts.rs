//! Sets of parts of a price, as bits.

use crate::{Resource, Units};

const RESOURCES: usize = Resource::COUNT;

/// Some of the resources, as bits.
pub(super) type Kinds = u8;

/// Which resources these are.
pub(super) fn kinds(units: Units) -> Kinds {
    (0..RESOURCES).fold(0, |kinds, kind| kinds | Kinds::from(units.0[kind] > 0) << kind)
}

/// A set of parts of one price: bit `i` is the part numbered `i`, bit 0 the one that has nothing.
pub(super) type Set = u128;

/// Whether a price has no more parts than the search can tell apart: 128.
pub(super) const fn fits(price: Units) -> bool {
    let (mut parts, mut kind) = (1_u32, 0);
    while kind < RESOURCES {
        parts = parts.saturating_mul(price.0[kind] as u32 + 1);
        kind += 1;
    }
    parts <= Set::BITS
}

/// The numbering of the parts of one price: mixed radix, one digit for each resource.
pub(super) struct Parts {
    price: Units,
    kinds: Kinds,
    count: u32,
    /// What one unit of a resource is worth in the number of a part.
    weight: [u32; RESOURCES],
    /// The parts that have at least one unit of a resource.
    having: [Set; RESOURCES],
}

impl Parts {
    pub(super) fn of(price: Units) -> Self {
        assert!(fits(price), "prices are checked when they are compiled");
        let mut parts =
            Self { price, kinds: kinds(price), count: 1, weight: [0; RESOURCES], having: [0; RESOURCES] };
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
    fn parts_having(&self, kind: usize) -> Set {
        let run = self.weight[kind] * u32::from(self.price.0[kind]);
        let (mut filled, mut set) = (self.weight[kind] + run, ones(run) << self.weight[kind]);
        while filled < self.count {
            set |= set << filled;
            filled *= 2;
        }
        set & ones(self.count)
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
    pub(super) const fn whole(&self) -> Set {
        1 << (self.count - 1)
    }

    /// Whether the part without anything is in the set.
    pub(super) const fn has_nothing(set: Set) -> bool {
        set & 1 != 0
    }

    /// Whether this part of the price is in the set.
    pub(super) fn contains(&self, set: Set, part: Units) -> bool {
        let digits = part.0.into_iter().zip(self.weight);
        let number: u32 = digits.map(|(units, weight)| u32::from(units) * weight).sum();
        set >> number & 1 != 0
    }

    /// The parts in the set, as units.
    pub(super) fn members(&self, set: Set) -> impl Iterator<Item = Units> {
        (0..self.count).filter(move |number| set >> number & 1 != 0).map(|number| self.units_of(number))
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
    pub(super) const fn give(&self, set: Set, kind: usize) -> Set {
        (set & self.having[kind]) >> self.weight[kind]
    }

    /// The same for one unit of any of these resources.
    pub(super) fn give_one(&self, set: Set, kinds: Kinds) -> Set {
        bits(kinds & self.kinds).fold(0, |after, kind| after | self.give(set, kind))
    }

    /// What was given, where `set` has what is missing of the whole price afterwards.
    pub(super) const fn complement(&self, set: Set) -> Set {
        set.reverse_bits() >> (Set::BITS - self.count)
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

const fn ones(count: u32) -> Set {
    if count >= Set::BITS { Set::MAX } else { (1 << count) - 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of a part, by the definition of mixed radix.
    fn number(price: Units, part: Units) -> u32 {
        let (mut number, mut weight) = (0, 1);
        for (units, most) in part.0.into_iter().zip(price.0) {
            number += u32::from(units) * weight;
            weight *= u32::from(most) + 1;
        }
        number
    }

    #[test]
    fn giving_a_unit_takes_it_from_each_part_that_lacks_it() {
        for price in
            [[2, 0, 3, 0, 1, 0, 2], [1; 7], [0, 4, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 0, 127]].map(Units)
        {
            let parts = Parts::of(price);
            for kind in bits(parts.kinds()) {
                let mut expected = 0;
                for mut part in parts.members(Set::MAX) {
                    if part.0[kind] > 0 {
                        part.0[kind] -= 1;
                        expected |= 1 << number(price, part);
                    }
                }
                assert_eq!(parts.give(ones(parts.count), kind), expected, "{price:?} {kind}");
            }
            assert_eq!(parts.complement(parts.whole()), 1);
            assert_eq!(parts.complement(1), parts.whole());
        }
    }

    #[test]
    fn seven_different_units_fit_and_no_more() {
        assert!(fits(Units([1; 7])) && fits(Units([0, 0, 4, 2, 1, 1, 1])));
        assert!(!fits(Units([2, 1, 1, 1, 1, 1, 1])) && !fits(Units([255; 7])));
    }
}
