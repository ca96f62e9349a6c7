//! The production of each turn.

use arrayvec::ArrayVec;

use super::parts::{Kinds, bits};
use crate::{Resource, ResourceSet, Units};

/// More sources with a choice than any city has: six brown cards, four yellow cards or stages, and room for
/// leaders, black cards and tiles.
pub const MOST_CHOICES: usize = 24;

/// The production of each turn, split for the search.
///
/// A leader that takes one unit off a price is an own source with a choice. So is a card for units that the
/// city does not produce.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Sources {
    /// The units of sources without a choice.
    pub fixed: Units,
    /// The sources of one unit of one of several resources.
    pub choices: ArrayVec<ResourceSet, MOST_CHOICES>,
    /// All resources that the sources have.
    kinds: Kinds,
}

impl Sources {
    /// No sources.
    pub const NONE: Self = Self { fixed: Units::NONE, choices: ArrayVec::new_const(), kinds: 0 };

    /// Adds a source of this number of units of one of these resources.
    ///
    /// # Panics
    ///
    /// With more than [`MOST_CHOICES`] units to choose.
    pub fn add(&mut self, one_of: &[Resource], units: u8) {
        if units > 0 {
            self.kinds |= ResourceSet::of(one_of).bits();
        }
        match one_of {
            [resource] => self.fixed.0[*resource as usize] += units,
            _ => (0..units).for_each(|_| self.choices.push(ResourceSet::of(one_of))),
        }
    }

    /// Adds a source of this number of units of one of these resources; nothing if the set is empty.
    pub(crate) fn add_set(&mut self, one_of: ResourceSet, units: u8) {
        let resources: ArrayVec<Resource, { Resource::COUNT }> = one_of.iter().collect();
        if !resources.is_empty() {
            self.add(&resources, units);
        }
    }

    /// Returns all resources that the sources have.
    pub(crate) const fn resources(&self) -> ResourceSet {
        ResourceSet::from_bits(self.kinds)
    }

    /// Returns all resources that the sources have, as bits.
    pub(super) const fn kinds(&self) -> Kinds {
        self.kinds
    }

    /// Returns the missing units of a cost after all forced uses, and the sources whose choice still matters.
    pub(super) fn spend(&self, cost: Units) -> (Units, ArrayVec<Kinds, MOST_CHOICES>) {
        let (mut missing, mut wanted) = (cost, 0);
        for (kind, units) in missing.0.iter_mut().enumerate() {
            *units = units.saturating_sub(self.fixed.0[kind]);
            wanted |= u8::from(*units > 0) << kind;
        }
        let mut open = ArrayVec::new();
        if wanted == 0 {
            return (missing, open);
        }
        for choice in &self.choices {
            let useful = choice.bits() & wanted;
            if useful.is_power_of_two() {
                // The source has no other use for this cost.
                let units = &mut missing.0[useful.trailing_zeros() as usize];
                *units -= 1;
                if *units == 0 {
                    wanted &= !useful;
                }
            } else if useful != 0 {
                open.push(useful);
            }
        }
        (missing, open)
    }

    /// Iterates over the sources of some of these resources, with their units.
    pub(super) fn each(&self, kinds: Kinds) -> impl Iterator<Item = (Kinds, u8)> {
        let fixed = bits(kinds).map(|kind| (1 << kind, self.fixed.0[kind])).filter(|(_, units)| *units > 0);
        let choices = self.choices.iter().map(move |choice| (choice.bits() & kinds, 1));
        fixed.chain(choices.filter(|(useful, _)| *useful != 0))
    }
}
