//! The seven sages, and the owls that serve all of them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One of the seven sages: a role card, a token and eight power cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sage {
    /// French: Sorcière.
    Witch,
    /// French: Devin; the booklet also uses "voyant".
    Seer,
    /// French: Prêtresse.
    Priestess,
    /// French: Magicien.
    Mage,
    /// French: Guérisseuse.
    Healer,
    /// French: Alchimiste.
    Alchemist,
    /// French: Druide.
    Druid,
}

/// The kind of a power card: that of a sage, or the owl, which every sage may play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kin {
    /// Cards 1, 1, 2, 3, 4, 5, 6, 7.
    Witch,
    /// Cards 1, 1, 2, 3, 4, 5, 6, 7.
    Seer,
    /// Cards 1, 1, 2, 3, 4, 5, 6, 7.
    Priestess,
    /// Cards 1, 1, 2, 3, 4, 5, 6, 7.
    Mage,
    /// Cards 1, 1, 2, 3, 4, 5, 6, 7.
    Healer,
    /// Cards 1, 1, 2, 3, 4, 5, 6, 7.
    Alchemist,
    /// Cards 1, 1, 2, 3, 4, 5, 6, 7.
    Druid,
    /// Cards 3, 3, 4, 4, 4, 4, 5, 5.
    Owl,
}

impl Sage {
    /// All sages, in the order of their numbers.
    pub const ALL: [Self; 7] =
        [Self::Witch, Self::Seer, Self::Priestess, Self::Mage, Self::Healer, Self::Alchemist, Self::Druid];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// Returns the kind of the sage's own power cards.
    pub const fn kin(self) -> Kin {
        Kin::ALL[self as usize]
    }
}

impl Kin {
    /// All kinds: the sages in the order of their numbers, then the owl.
    pub const ALL: [Self; 8] = [
        Self::Witch,
        Self::Seer,
        Self::Priestess,
        Self::Mage,
        Self::Healer,
        Self::Alchemist,
        Self::Druid,
        Self::Owl,
    ];

    /// Returns the sage; `None` for the owl.
    pub const fn sage(self) -> Option<Sage> {
        if matches!(self, Self::Owl) { None } else { Some(Sage::ALL[self as usize]) }
    }
}
