//! A set of sages as bits.

use crate::Sage;

/// A set of sages. Bit `n` is sage number `n`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct SageSet(u8);

impl SageSet {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self(0x7f);

    pub(crate) const fn has(self, sage: Sage) -> bool {
        self.0 & 1 << sage as u8 != 0
    }

    #[must_use]
    pub(crate) const fn with(self, sage: Sage) -> Self {
        Self(self.0 | 1 << sage as u8)
    }

    #[must_use]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Iterates by number.
    pub(crate) fn iter(self) -> impl Iterator<Item = Sage> {
        Sage::ALL.into_iter().filter(move |sage| self.has(*sage))
    }
}

impl FromIterator<Sage> for SageSet {
    fn from_iter<I: IntoIterator<Item = Sage>>(sages: I) -> Self {
        sages.into_iter().fold(Self::NONE, Self::with)
    }
}
