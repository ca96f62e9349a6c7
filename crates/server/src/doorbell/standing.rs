//! The current notifications: the decision of each, and the addresses that received it.

use std::{
    collections::{HashMap, HashSet},
    sync::{Mutex, MutexGuard},
};

use protocol::http::PushedKind;

use super::way::Call;

/// The addresses that received the notification.
type Reached = HashSet<String>;

/// The current notifications.
#[derive(Default)]
pub(crate) struct Standing(Mutex<HashMap<Call, (u64, Reached)>>);

impl Standing {
    fn calls(&self) -> MutexGuard<'_, HashMap<Call, (u64, Reached)>> {
        self.0.lock().expect("nobody panics while holding it")
    }

    /// Makes a notification current, until it is withdrawn.
    pub(crate) fn stand(&self, call: &Call, decision: u64) {
        let mut calls = self.calls();
        let (standing, reached) = calls.entry(call.clone()).or_default();
        if *standing != decision {
            (*standing, *reached) = (decision, HashSet::new());
        }
    }

    /// Withdraws a notification. Returns the addresses that received it, or `None` if they are not known
    /// because the server was restarted since.
    pub(crate) fn take_back(&self, call: &Call, decision: u64) -> Option<Reached> {
        let mut calls = self.calls();
        let (standing, _) = calls.get(call)?;
        if *standing != decision {
            return None;
        }
        calls.remove(call).map(|(_, reached)| reached)
    }

    /// Returns whether a message is still valid.
    pub(crate) fn holds(&self, call: &Call, decision: u64, kind: PushedKind) -> bool {
        let standing = self.calls().get(call).map(|(decision, _)| *decision);
        match kind {
            PushedKind::Turn | PushedKind::Reminder => standing == Some(decision),
            // For an offline device, it would replace a later notification.
            PushedKind::Taken => standing.is_none(),
            PushedKind::Invited => true,
        }
    }

    /// Notes an address that received the message. Returns whether the notification is still current.
    pub(crate) fn reached(&self, call: &Call, decision: u64, address: &str) -> bool {
        match self.calls().get_mut(call) {
            Some((standing, reached)) if *standing == decision => {
                reached.insert(address.to_owned());
                true
            }
            Some(_) | None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_holds_as_long_as_its_call_stands() {
        let standing = Standing::default();
        let call = Call { account: "ann".into(), table: "t".into() };
        let holds = |decision, kind| standing.holds(&call, decision, kind);
        assert!(!holds(7, PushedKind::Turn) && holds(7, PushedKind::Taken));
        standing.stand(&call, 7);
        assert!(holds(7, PushedKind::Turn) && holds(7, PushedKind::Reminder));
        assert!(!holds(6, PushedKind::Turn) && !holds(6, PushedKind::Taken));
        assert!(standing.reached(&call, 7, "there") && !standing.reached(&call, 6, "elsewhere"));
        // A reminder of the same decision.
        standing.stand(&call, 7);
        assert_eq!(standing.take_back(&call, 6), None);
        assert_eq!(standing.take_back(&call, 7), Some(HashSet::from(["there".to_owned()])));
        assert_eq!(standing.take_back(&call, 7), None);
        assert!(!holds(7, PushedKind::Turn) && !standing.reached(&call, 7, "there"));
    }
}
