//! Spell cards, and the targets that a cast names.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{CrystalAt, Sage};

/// A spell card; there are two of each (section 5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Spell {
    /// Take an owl of the fight into the hand.
    Volensia,
    /// Swap two crystals of two tiles.
    Moventi,
    /// Discard a power card of the fight.
    Anulensa,
    /// Draw three power cards.
    Potentia,
    /// From the next turn on: skip turns without passing.
    Absentus,
    /// Swap role cards with a partner.
    Mutantus,
    /// Take a second role that no player has.
    Binensus,
}

impl Spell {
    /// All spells, in the order of their numbers.
    pub const ALL: [Self; 7] = [
        Self::Volensia,
        Self::Moventi,
        Self::Anulensa,
        Self::Potentia,
        Self::Absentus,
        Self::Mutantus,
        Self::Binensus,
    ];
}

/// A spell with its target. A target must be named if there is one. Without any target the spell may still be
/// cast: it has no effect, and is the player's spell of this fight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "spell", rename_all = "snake_case", deny_unknown_fields)]
pub enum Casting {
    /// Take an owl back.
    Volensia {
        /// The number in this fight ([`Lying::n`](crate::Lying::n)) of an owl of any player; `null` if there
        /// is none.
        owl: Option<u8>,
    },
    /// Swap two crystals.
    Moventi {
        /// Two crystals of two different sites, in the order left, right, bottom; `null` if only one site has
        /// any.
        swap: Option<[CrystalAt; 2]>,
    },
    /// Discard a card.
    Anulensa {
        /// The number in this fight of a power card or owl of any player; `null` if there is none.
        card: Option<u8>,
    },
    /// Draw.
    Potentia,
    /// Skip from now on.
    Absentus,
    /// Swap roles.
    Mutantus {
        /// A player of the own alliance; `null` for a player who fights alone.
        with: Option<Seat>,
    },
    /// Play a second role.
    Binensus {
        /// A role card that no player has; there is always one. From the next turn on its power cards may be
        /// played.
        sage: Sage,
    },
}

impl Casting {
    /// Returns the spell card of the cast.
    pub const fn spell(self) -> Spell {
        match self {
            Self::Volensia { .. } => Spell::Volensia,
            Self::Moventi { .. } => Spell::Moventi,
            Self::Anulensa { .. } => Spell::Anulensa,
            Self::Potentia => Spell::Potentia,
            Self::Absentus => Spell::Absentus,
            Self::Mutantus { .. } => Spell::Mutantus,
            Self::Binensus { .. } => Spell::Binensus,
        }
    }
}
