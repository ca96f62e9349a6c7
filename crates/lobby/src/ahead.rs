//! What players chose to do at their next decision, while others think.

use std::collections::{BTreeMap, BTreeSet};

use contract::Seat;
use protocol::AheadDropped;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What happened to a choice ahead.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum AheadDeed {
    /// It was made, instead of the one before.
    Chosen {
        /// What, as the game writes it.
        intent: Value,
        /// What kinds of things could be done wherever it was foreseen. With others it is another decision.
        beside: BTreeSet<String>,
    },
    /// Its player took it back.
    TakenBack,
    /// It could not be played.
    Dropped {
        /// Why.
        why: AheadDropped,
    },
}

/// How often a choice ahead may be changed or taken back before the next decision: each time is a line in the log.
const CHANGES: u32 = 32;

/// What one player chose, or what became of it. It belongs to one decision: the next one for which they are waited for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Ahead {
    pub(crate) account: String,
    pub(crate) what: AheadDeed,
    changes: u32,
}

/// What players chose to do at their next decision. Each is told of their own and of no other.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Aheads(BTreeMap<Seat, Ahead>);

impl Aheads {
    pub(crate) fn is_none(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn get(&self, seat: Seat) -> Option<&Ahead> {
        self.0.get(&seat)
    }

    /// What is chosen, by seat.
    pub(crate) fn chosen(&self) -> impl Iterator<Item = (Seat, &Ahead, &Value, &BTreeSet<String>)> {
        self.0.iter().filter_map(|(seat, ahead)| match &ahead.what {
            AheadDeed::Chosen { intent, beside } => Some((*seat, ahead, intent, beside)),
            AheadDeed::TakenBack | AheadDeed::Dropped { .. } => None,
        })
    }

    /// Whether a player may change their mind once more before they decide something.
    pub(crate) fn may_change(&self, seat: Seat) -> bool {
        self.0.get(&seat).is_none_or(|ahead| ahead.changes < CHANGES)
    }

    pub(crate) fn fold(&mut self, seat: Seat, account: &str, what: &AheadDeed) {
        let changes = self.0.get(&seat).map_or(0, |before| before.changes) + 1;
        self.0.insert(seat, Ahead { account: account.to_owned(), what: what.clone(), changes });
    }

    /// Something was decided in a seat, or somebody else sits there: what was chosen for it is done with.
    pub(crate) fn decided(&mut self, seat: Seat) {
        self.0.remove(&seat);
    }

    /// The match went back to where it was: what was chosen with a view to what was taken back is dropped.
    pub(crate) fn went_back(&mut self) {
        for ahead in self.0.values_mut() {
            if matches!(ahead.what, AheadDeed::Chosen { .. }) {
                ahead.what = AheadDeed::Dropped { why: AheadDropped::WentBack };
            }
        }
    }
}
