//! The clients that watch a table right now. They are not in the log: after a restart they have to reconnect.

use std::{collections::HashMap, net::IpAddr};

use protocol::{Account, Frame};

use crate::changes::Shown;

use crate::Outbox;

/// The id of a socket, unique on this node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct ConnectionId(pub(crate) u64);

/// One socket that watches the table.
pub(crate) struct Watcher {
    pub(crate) account: Account,
    pub(crate) outbox: Outbox,
    /// The IP address of the client.
    pub(crate) address: IpAddr,
    /// The last view of the match that it received, if it asked for changes.
    pub(crate) shown: Option<Shown>,
    /// The last entry of the match that it received, if the rest follows in a moment.
    pub(crate) behind: Option<u64>,
}

/// The sockets that watch a table, and the times when other accounts disconnected.
#[derive(Default)]
pub(crate) struct Presence {
    watchers: HashMap<ConnectionId, Watcher>,
    /// The time when each account lost its last socket, in milliseconds since 1970.
    gone: HashMap<String, u64>,
    /// The companions, each with the owner of the device. A companion is present while any player on the
    /// device is.
    devices: Box<[(String, String)]>,
}

impl Presence {
    /// Adds a socket. Returns `true` if the account was not connected before.
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

    /// Removes a socket. Returns the account if it has no other socket here.
    pub(crate) fn detach(&mut self, id: ConnectionId, now: u64) -> Option<String> {
        let account = self.watchers.remove(&id)?.account.id;
        if self.connected(&account) {
            return None;
        }
        self.gone.insert(account.clone(), now);
        Some(account)
    }

    /// Removes all sockets of an account, and returns them.
    pub(crate) fn detach_account(&mut self, account: &str, now: u64) -> Vec<Outbox> {
        let of_it = self.watchers.extract_if(|_, watcher| watcher.account.id == account);
        let outboxes: Vec<_> = of_it.map(|(_, watcher)| watcher.outbox).collect();
        if !outboxes.is_empty() {
            self.gone.insert(account.to_owned(), now);
        }
        outboxes
    }

    /// Sets the companions and the owners of their devices.
    pub(crate) fn set_devices<'a>(&mut self, devices: impl Iterator<Item = (&'a str, &'a str)>) {
        self.devices = devices.map(|(companion, of)| (companion.to_owned(), of.to_owned())).collect();
    }

    /// Returns the owner of the device that an account uses.
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

    /// Returns the IP address of the preferred account's oldest socket, or else of the oldest one of any
    /// account.
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

    /// Stores the last entry of the match that a socket received, if the rest follows in a moment.
    pub(crate) fn set_behind(&mut self, id: ConnectionId, behind: Option<u64>) {
        if let Some(watcher) = self.watchers.get_mut(&id) {
            watcher.behind = behind;
        }
    }

    /// Returns `true` if a socket waits for the rest of the match.
    pub(crate) fn is_behind(&self) -> bool {
        self.watchers.values().any(|watcher| watcher.behind.is_some())
    }

    /// Stores the view of the match that a socket received, if it wants changes.
    pub(crate) fn shows(&mut self, id: ConnectionId, now: Shown) {
        if let Some(shown) = self.watchers.get_mut(&id).and_then(|watcher| watcher.shown.as_mut()) {
            *shown = now;
        }
    }

    /// Sets if a socket that watches again wants changes.
    pub(crate) fn set_shown(&mut self, id: ConnectionId, shown: Option<Shown>) {
        if let Some(watcher) = self.watchers.get_mut(&id) {
            watcher.shown = shown;
        }
    }

    /// Returns the watchers by their sockets.
    pub(crate) fn sockets(&self) -> impl Iterator<Item = (ConnectionId, &Watcher)> {
        self.watchers.iter().map(|(id, watcher)| (*id, watcher))
    }

    pub(crate) fn watcher(&self, id: ConnectionId) -> Option<&Watcher> {
        self.watchers.get(&id)
    }

    /// Returns the time since when an account is disconnected; `None` if it is connected. For an account that
    /// never connected it is `start`.
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
