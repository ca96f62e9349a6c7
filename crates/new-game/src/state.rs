//! The truth.

use contract::{BySeat, Seat};

use crate::Card;

/// The whole truth of a match, including secrets. It is never sent to a client.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    /// The hands, sorted.
    pub(crate) hands: BySeat<Vec<Card>>,
    /// The cards laid, in order.
    pub(crate) pile: Vec<Card>,
    pub(crate) points: BySeat<u8>,
    /// The seat whose turn it is, as long as there are cards to lay.
    pub(crate) turn: Seat,
    pub(crate) left: BySeat<bool>,
}

impl State {
    pub(crate) fn is_over(&self) -> bool {
        self.hands.iter().all(|(_, hand)| hand.is_empty())
    }
}
