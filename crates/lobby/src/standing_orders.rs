//! What players have played for them, because it leaves them no choice.

use std::collections::BTreeMap;

use contract::Seat;
use serde::{Deserialize, Serialize};

/// How often one seat may give its order in a match: each time is a line in the log. It can always be taken back.
const GIVEN: u32 = 32;

/// What one player said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Order {
    account: String,
    forced: bool,
    /// Its player took back what they had decided: they decide that anew before anything is played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    rests: bool,
    given: u32,
}

/// What players have played for them in the running match. Each is told of their own and of no other.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct StandingOrders(BTreeMap<Seat, Order>);

impl StandingOrders {
    pub(crate) fn is_none(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether what leaves an account no choice is played in its seat, and whether that rests.
    pub(crate) fn of(&self, seat: Seat, account: &str) -> (bool, bool) {
        let order = self.0.get(&seat).filter(|order| order.account == account);
        order.map_or((false, false), |order| (order.forced, order.rests))
    }

    /// Whether an account said anything in this match.
    pub(crate) fn is_known(&self, seat: Seat, account: &str) -> bool {
        self.0.get(&seat).is_some_and(|order| order.account == account)
    }

    /// Whose decisions are to be looked at.
    pub(crate) fn active(&self) -> impl Iterator<Item = (Seat, &str)> {
        let active = self.0.iter().filter(|(_, order)| order.forced && !order.rests);
        active.map(|(seat, order)| (*seat, order.account.as_str()))
    }

    /// Whether a player may give the order once more.
    pub(crate) fn may_give(&self, seat: Seat) -> bool {
        self.0.get(&seat).is_none_or(|order| order.given < GIVEN)
    }

    pub(crate) fn fold(&mut self, seat: Seat, account: &str, forced: bool) {
        let given = self.0.get(&seat).map_or(0, |before| before.given) + u32::from(forced);
        self.0.insert(seat, Order { account: account.to_owned(), forced, rests: false, given });
    }

    /// Something was decided in a seat.
    pub(crate) fn decided(&mut self, seat: Seat) {
        self.0.entry(seat).and_modify(|order| order.rests = false);
    }

    /// The player of a seat took back what they had decided: it would be played again at once.
    pub(crate) fn took_back(&mut self, seat: Seat) {
        self.0.entry(seat).and_modify(|order| order.rests = order.forced);
    }

    /// Somebody else sits there, or nobody.
    pub(crate) fn gone(&mut self, seat: Seat) {
        self.0.remove(&seat);
    }
}
