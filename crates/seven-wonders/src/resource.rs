//! Resources, and numbers of their units.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};

/// A resource, of which cards and stages cost units.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Resource {
    /// A raw material.
    Wood,
    /// A raw material.
    Stone,
    /// A raw material.
    Ore,
    /// A raw material.
    Clay,
    /// A manufactured good.
    Glass,
    /// A manufactured good.
    Loom,
    /// A manufactured good.
    Papyrus,
}

/// The two classes of resources. Discounts apply to one of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Class {
    /// Wood, stone, ore, clay.
    Raw,
    /// Glass, loom, papyrus.
    Manufactured,
}

impl Resource {
    /// The number of resources.
    pub const COUNT: usize = 7;
    /// All resources, raw ones first.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Wood, Self::Stone, Self::Ore, Self::Clay, Self::Glass, Self::Loom, Self::Papyrus];

    /// Returns the class of the resource.
    pub const fn class(self) -> Class {
        if (self as u8) < Self::Glass as u8 { Class::Raw } else { Class::Manufactured }
    }
}

/// A set of resources, as alternatives of one unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct ResourceSet(u8);

impl ResourceSet {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Builds the set of these resources.
    pub const fn of(resources: &[Resource]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < resources.len() {
            bits |= 1 << resources[i] as u8;
            i += 1;
        }
        Self(bits)
    }

    /// Builds a set from bits; the lowest is wood.
    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Returns the union of both sets.
    pub(crate) const fn union(self, other: Self) -> Self {
        Self::from_bits(self.bits() | other.bits())
    }

    /// Returns the set of all other resources.
    pub(crate) const fn complement(self) -> Self {
        Self(!self.0 & ((1 << Resource::COUNT) - 1))
    }

    /// Returns true if the resource is in the set.
    pub const fn contains(self, resource: Resource) -> bool {
        self.0 >> resource as u8 & 1 == 1
    }

    /// Returns the number of resources in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the resources, raw ones first.
    pub fn iter(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |resource| self.contains(*resource))
    }

    /// Returns the set as bits; the lowest is wood.
    pub const fn bits(self) -> u8 {
        self.0
    }
}

/// Units of each resource. In JSON, a list of units such as `["wood", "wood", "ore"]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Deserialize)]
#[serde(from = "Vec<Resource>")]
pub struct Units(pub [u8; Resource::COUNT]);

impl Units {
    /// No units.
    pub const NONE: Self = Self([0; Resource::COUNT]);

    /// Builds the units of a list of resources and numbers.
    pub const fn of(list: &[(Resource, u8)]) -> Self {
        let mut units = [0; Resource::COUNT];
        let mut i = 0;
        while i < list.len() {
            units[list[i].0 as usize] += list[i].1;
            i += 1;
        }
        Self(units)
    }

    /// Returns the set of resources of which there are units.
    pub(crate) fn kinds(self) -> ResourceSet {
        let kinds = Resource::ALL.into_iter().filter(|resource| self.get(*resource) > 0);
        kinds.fold(ResourceSet::NONE, |all, kind| all.union(ResourceSet::of(&[kind])))
    }

    /// Returns the number of units of one resource.
    pub const fn get(self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    /// Returns the number of units of all resources together.
    pub const fn total(self) -> u8 {
        let mut sum = 0;
        let mut i = 0;
        while i < Resource::COUNT {
            sum += self.0[i];
            i += 1;
        }
        sum
    }

    /// Returns true if there are no units.
    pub const fn is_empty(self) -> bool {
        self.total() == 0
    }

    /// Returns the sum of both.
    #[must_use]
    pub fn and(self, more: Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind].saturating_add(more.0[kind])))
    }

    /// Returns the difference, never below 0.
    #[must_use]
    pub fn without(self, fewer: Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind].saturating_sub(fewer.0[kind])))
    }

    /// Returns true if `whole` has at least these units.
    pub fn is_part_of(self, whole: Self) -> bool {
        self.0.iter().zip(whole.0).all(|(units, most)| *units <= most)
    }
}

/// Iterates over each unit, in the order of the resources.
fn each(units: &Units) -> impl Iterator<Item = Resource> {
    Resource::ALL.iter().flat_map(|r| std::iter::repeat_n(*r, usize::from(units.get(*r))))
}

impl From<Units> for Vec<Resource> {
    fn from(units: Units) -> Self {
        each(&units).collect()
    }
}

impl Serialize for Units {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(each(self))
    }
}

impl From<Vec<Resource>> for Units {
    fn from(list: Vec<Resource>) -> Self {
        let mut units = Self::NONE;
        for resource in list {
            let count = &mut units.0[resource as usize];
            *count = count.saturating_add(1);
        }
        units
    }
}

impl JsonSchema for Units {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Units".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Resource>::json_schema(generator)
    }
}
