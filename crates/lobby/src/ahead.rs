//! Premoves: the inputs that players choose for their next decision while others think.

use std::collections::{BTreeMap, BTreeSet};

use contract::Seat;
use protocol::AheadDropped;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A change of a premove.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum AheadDeed {
    /// The player chose a premove, which replaces the one before.
    Chosen {
        /// The intent, in the game's own format.
        intent: Value,
        /// The kinds of intents that were legal wherever the premove was foreseen. With other kinds it is
        /// another decision.
        beside: BTreeSet<String>,
    },
    /// The player withdrew the premove.
    TakenBack,
    /// The premove could not be played.
    Dropped {
        /// The reason.
        why: AheadDropped,
    },
}

/// The maximum number of changes of a premove before the next decision, because each of them is an entry in
/// the log.
const CHANGES: u32 = 32;

/// The premove of one player, or its result. It belongs to one decision: the next one that waits for this
/// player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Ahead {
    pub(crate) account: String,
    pub(crate) what: AheadDeed,
    changes: u32,
}

/// The premoves of all players. The server sends each player only their own.
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

    /// Returns the chosen premoves by seat.
    pub(crate) fn chosen(&self) -> impl Iterator<Item = (Seat, &Ahead, &Value, &BTreeSet<String>)> {
        self.0.iter().filter_map(|(seat, ahead)| match &ahead.what {
            AheadDeed::Chosen { intent, beside } => Some((*seat, ahead, intent, beside)),
            AheadDeed::TakenBack | AheadDeed::Dropped { .. } => None,
        })
    }

    /// Returns `true` if the player may change the premove once more before their next decision.
    pub(crate) fn may_change(&self, seat: Seat) -> bool {
        self.0.get(&seat).is_none_or(|ahead| ahead.changes < CHANGES)
    }

    pub(crate) fn fold(&mut self, seat: Seat, account: &str, what: &AheadDeed) {
        let changes = self.0.get(&seat).map_or(0, |before| before.changes) + 1;
        self.0.insert(seat, Ahead { account: account.to_owned(), what: what.clone(), changes });
    }

    /// Drops the premove of a seat, because the seat has decided or has another player.
    pub(crate) fn decided(&mut self, seat: Seat) {
        self.0.remove(&seat);
    }

    /// Drops all chosen premoves after an undo, because they were chosen for the undone state.
    pub(crate) fn went_back(&mut self) {
        for ahead in self.0.values_mut() {
            if matches!(ahead.what, AheadDeed::Chosen { .. }) {
                ahead.what = AheadDeed::Dropped { why: AheadDropped::WentBack };
            }
        }
    }
}
