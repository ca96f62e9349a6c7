//! What is printed on the cards, and the numbers of the rules, for clients.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Kin, Sage, Site, Spell, Track, fight::SECOND_ONE, state::KNOCKOUT, stock::Powers};

/// What is printed on the cards, and the numbers of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Facts {
    /// In the order of their numbers.
    sages: [Sage; 7],
    /// The sages, then the owl.
    kins: Vec<KinFacts>,
    /// In the order of their numbers; there are two of each.
    spells: [Spell; 7],
    /// The three places in the middle of the table.
    sites: [Site; 3],
    /// The two alliances.
    tracks: [Track; 2],
    /// What a second 1 of a sage counts in a fight.
    second_one: u8,
    /// A lead of so much ends a fight.
    knockout: i16,
}

/// The power cards of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct KinFacts {
    /// Which.
    kin: Kin,
    /// The values of all its cards, ascending.
    values: Vec<u8>,
}

/// All of it.
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
