//! The values printed on the cards, and the numbers of the rules, for clients.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Kin, Sage, Site, Spell, Track, fight::SECOND_ONE, state::KNOCKOUT, stock::Powers};

/// The values printed on the cards, and the numbers of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Facts {
    /// All sages, in the order of their numbers.
    sages: [Sage; 7],
    /// The kinds of power cards: the sages, then the owl.
    kins: Vec<KinFacts>,
    /// All spells, in the order of their numbers. There are two cards of each.
    spells: [Spell; 7],
    /// The three places in the middle of the table.
    sites: [Site; 3],
    /// The two alliances.
    tracks: [Track; 2],
    /// The value of a second 1 of a sage in a fight.
    second_one: u8,
    /// The lead that ends a fight.
    knockout: i16,
}

/// The power cards of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct KinFacts {
    /// The kind.
    kin: Kin,
    /// The values of all its cards, ascending.
    values: Vec<u8>,
}

/// Returns the facts of the game.
pub(crate) fn facts() -> Facts {
    let kin = |kin| KinFacts { kin, values: Powers::all_of(kin).iter().map(|power| power.value()).collect() };
    Facts {
        sages: Sage::ALL,
        kins: Kin::ALL.map(kin).to_vec(),
        spells: Spell::ALL,
        sites: Site::ALL,
        tracks: Track::ALL,
        second_one: SECOND_ONE,
        knockout: KNOCKOUT,
    }
}
