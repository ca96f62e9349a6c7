//! Auto-play: the server plays forced moves for players that want that.

use std::collections::BTreeMap;

use contract::Seat;
use serde::{Deserialize, Serialize};

/// The maximum number of times that a seat may turn auto-play on in a match, because each is an entry in the
/// log. It can always be turned off.
const GIVEN: u32 = 32;

/// The auto-play setting of one player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Order {
    account: String,
    forced: bool,
    /// True after an undo: the player decides again before any forced move is played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    rests: bool,
    given: u32,
}

/// The auto-play settings of the running match. The server sends each player only their own.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct StandingOrders(BTreeMap<Seat, Order>);

impl StandingOrders {
    pub(crate) fn is_none(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the auto-play setting of an account in its seat, and a flag that is set while auto-play rests
    /// after an undo.
    pub(crate) fn of(&self, seat: Seat, account: &str) -> (bool, bool) {
        let order = self.0.get(&seat).filter(|order| order.account == account);
        order.map_or((false, false), |order| (order.forced, order.rests))
    }

    /// Returns `true` if the account changed auto-play in this match.
    pub(crate) fn is_known(&self, seat: Seat, account: &str) -> bool {
        self.0.get(&seat).is_some_and(|order| order.account == account)
    }

    /// Returns the seats with active auto-play, and their accounts.
    pub(crate) fn active(&self) -> impl Iterator<Item = (Seat, &str)> {
        let active = self.0.iter().filter(|(_, order)| order.forced && !order.rests);
        active.map(|(seat, order)| (*seat, order.account.as_str()))
    }

    /// Returns `true` if the player may turn auto-play on once more.
    pub(crate) fn may_give(&self, seat: Seat) -> bool {
        self.0.get(&seat).is_none_or(|order| order.given < GIVEN)
    }

    pub(crate) fn fold(&mut self, seat: Seat, account: &str, forced: bool) {
        let given = self.0.get(&seat).map_or(0, |before| before.given) + u32::from(forced);
        self.0.insert(seat, Order { account: account.to_owned(), forced, rests: false, given });
    }

    /// Ends the rest after an undo, because the seat has decided.
    pub(crate) fn decided(&mut self, seat: Seat) {
        self.0.entry(seat).and_modify(|order| order.rests = false);
    }

    /// Lets auto-play rest after an undo, or it would play the undone move again at once.
    pub(crate) fn took_back(&mut self, seat: Seat) {
        self.0.entry(seat).and_modify(|order| order.rests = order.forced);
    }

    /// Drops the setting, because the seat has another player or none.
    pub(crate) fn gone(&mut self, seat: Seat) {
        self.0.remove(&seat);
    }
}
