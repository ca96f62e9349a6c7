//! Who is looking at a table right now. Not in the log: after a restart everybody has to come back.

use std::{collections::HashMap, net::IpAddr};

use protocol::{Account, Frame};

use crate::changes::Shown;

use crate::Outbox;

/// Names one socket among all of the server.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct ConnectionId(pub(crate) u64);

/// One socket that follows the table.
pub(crate) struct Watcher {
    pub(crate) account: Account,
    pub(crate) outbox: Outbox,
    /// The network address it comes from.
    pub(crate) address: IpAddr,
    /// What it was shown of the match last, if it asked for changes.
    pub(crate) shown: Option<Shown>,
    /// The entry up to which it was told of the match, if the rest is to be told in a moment.
    pub(crate) behind: Option<u64>,
}

/// Who is looking at a table right now, and since when others are gone.
#[derive(Default)]
pub(crate) struct Presence {
    watchers: HashMap<ConnectionId, Watcher>,
    /// When each account lost its last socket, milliseconds since 1970.
    gone: HashMap<String, u64>,
    /// Who plays at somebody else's device, and at whose: it is here as long as any of them is.
    devices: Box<[(String, String)]>,
}

impl Presence {
    /// Returns whether the account was not connected before.
    pub(crate) fn attach(
        &mut self,
        id: ConnectionId,
        account: Account,
        outbox: Outbox,
        address: IpAddr,
        shown: Option<Shown>,
    ) -> bool {
        let fresh = !self.connected(&account.id);
        self.gone.remove(&account.id);
        self.watchers.insert(id, Watcher { account, outbox, address, shown, behind: None });
        fresh
    }

    /// Returns the account if it has no socket here any more.
    pub(crate) fn detach(&mut self, id: ConnectionId, now: u64) -> Option<String> {
        let account = self.watchers.remove(&id)?.account.id;
        if self.connected(&account) {
            return None;
        }
        self.gone.insert(account.clone(), now);
        Some(account)
    }

    /// Forgets all sockets of an account, and returns them.
    pub(crate) fn detach_account(&mut self, account: &str, now: u64) -> Vec<Outbox> {
        let of_it = self.watchers.extract_if(|_, watcher| watcher.account.id == account);
        let outboxes: Vec<_> = of_it.map(|(_, watcher)| watcher.outbox).collect();
        if !outboxes.is_empty() {
            self.gone.insert(account.to_owned(), now);
        }
        outboxes
    }

    /// Notes who plays at whose device.
    pub(crate) fn set_devices<'a>(&mut self, devices: impl Iterator<Item = (&'a str, &'a str)>) {
        self.devices = devices.map(|(companion, of)| (companion.to_owned(), of.to_owned())).collect();
    }

    /// At whose device an account is.
    fn device<'a>(&'a self, account: &'a str) -> &'a str {
        let is_there = |(companion, of): &'a (String, String)| (companion == account).then_some(of.as_str());
        self.devices.iter().find_map(is_there).unwrap_or(account)
    }

    pub(crate) fn is_attached(&self, id: ConnectionId) -> bool {
        self.watchers.contains_key(&id)
    }

    pub(crate) fn connected(&self, account: &str) -> bool {
        let device = self.device(account);
        self.watchers.values().any(|w| self.device(&w.account.id) == device)
    }

    /// The network address of a watcher: of the preferred account if it is here, else of the one that came first.
    pub(crate) fn from(&self, preferred: &str) -> Option<IpAddr> {
        let first = self.watchers.iter().min_by_key(|(id, w)| (w.account.id != preferred, **id));
        first.map(|(_, watcher)| watcher.address)
    }

    pub(crate) fn nobody(&self) -> bool {
        self.watchers.is_empty()
    }

    pub(crate) fn watchers(&self) -> impl Iterator<Item = &Watcher> {
        self.watchers.values()
    }

    /// Remembers up to which entry a socket was told of the match, if the rest is to be told in a moment.
    pub(crate) fn set_behind(&mut self, id: ConnectionId, behind: Option<u64>) {
        if let Some(watcher) = self.watchers.get_mut(&id) {
            watcher.behind = behind;
        }
    }

    /// Whether anybody is to be told more in a moment.
    pub(crate) fn is_behind(&self) -> bool {
        self.watchers.values().any(|watcher| watcher.behind.is_some())
    }

    /// Remembers what a socket was shown of the match, if it wants changes.
    pub(crate) fn shows(&mut self, id: ConnectionId, now: Shown) {
        if let Some(shown) = self.watchers.get_mut(&id).and_then(|watcher| watcher.shown.as_mut()) {
            *shown = now;
        }
    }

    /// A socket watches anew: it may ask for changes now, or no longer.
    pub(crate) fn set_shown(&mut self, id: ConnectionId, shown: Option<Shown>) {
        if let Some(watcher) = self.watchers.get_mut(&id) {
            watcher.shown = shown;
        }
    }

    /// Those that watch, by their sockets.
    pub(crate) fn sockets(&self) -> impl Iterator<Item = (ConnectionId, &Watcher)> {
        self.watchers.iter().map(|(id, watcher)| (*id, watcher))
    }

    pub(crate) fn watcher(&self, id: ConnectionId) -> Option<&Watcher> {
        self.watchers.get(&id)
    }

    /// Since when an account is gone; `None` if it is connected. An account that never came counts from `start`.
    pub(crate) fn gone_since(&self, account: &str, start: u64) -> Option<u64> {
        if self.connected(account) {
            return None;
        }
        let device = self.device(account);
        let gone = self.gone.iter().filter(|(other, _)| self.device(other) == device).map(|(_, at)| *at);
        Some(gone.max().unwrap_or(start))
    }

    pub(crate) fn tell_all(&self, frame: &Frame) {
        for watcher in self.watchers.values() {
            watcher.outbox.send(frame.clone());
        }
    }
}
