//! The sockets that listen for notices about their account at any table.
//!
//! - When a table has stored its row, `notices.rs` compares it with the row before and finds the notices.
//! - Without listeners that costs a look at one number. Otherwise it costs a look at the few accounts at the
//!   table.
//! - No notice is stored. A client that returns asks for the current state.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{
        Mutex, MutexGuard,
        atomic::{AtomicUsize, Ordering},
    },
};

use contract::Json;
use protocol::{Account, Frame, Notice, ServerMessage, encode};

use crate::{Outbox, presence::ConnectionId, site::network, told::Listening};

/// The maximum number of accounts from one IP address in a list.
const AT_AN_ADDRESS: usize = 20;

/// One socket that listens.
struct Listener {
    connection: ConnectionId,
    account: Account,
    outbox: Outbox,
    /// The IP address of the client.
    address: IpAddr,
    /// The games to which any account may challenge it.
    plays: Vec<String>,
}

/// The sockets that listen, by account.
#[derive(Default)]
pub(crate) struct Listeners {
    /// The number of accounts that listen.
    count: AtomicUsize,
    by: Mutex<HashMap<String, Vec<Listener>>>,
}

impl Listeners {
    fn by(&self) -> MutexGuard<'_, HashMap<String, Vec<Listener>>> {
        self.by.lock().expect("nobody panics while holding it")
    }

    fn change(&self, change: impl FnOnce(&mut HashMap<String, Vec<Listener>>)) {
        let mut by = self.by();
        change(&mut by);
        self.count.store(by.len(), Ordering::Relaxed);
    }

    /// Adds a socket that listens, and the games that it plays with any account.
    pub(crate) fn listen(
        &self,
        connection: ConnectionId,
        (account, outbox, address): (Account, Outbox, IpAddr),
        plays: Vec<String>,
    ) {
        self.change(|by| {
            let sockets = by.entry(account.id.clone()).or_default();
            sockets.retain(|listener| listener.connection != connection);
            sockets.push(Listener { connection, account, outbox, address, plays });
        });
    }

    /// Removes a socket.
    pub(crate) fn leave(&self, connection: ConnectionId, account: &str) {
        self.change(|by| {
            if let Some(sockets) = by.get_mut(account) {
                sockets.retain(|listener| listener.connection != connection);
                if sockets.is_empty() {
                    by.remove(account);
                }
            }
        });
    }

    /// Changes the name of an account.
    pub(crate) fn rename(&self, account: &str, name: &str) {
        for listener in self.by().get_mut(account).into_iter().flatten() {
            name.clone_into(&mut listener.account.name);
        }
    }

    /// Returns `true` if at least one account listens.
    pub(crate) fn any(&self) -> bool {
        self.count.load(Ordering::Relaxed) > 0
    }

    /// Sends a notice to the listening sockets of an account.
    pub(crate) fn tell(&self, account: &str, notice: impl FnOnce() -> Notice) {
        self.send(account, || encode::<Json>(&ServerMessage::Notices { notices: vec![notice()] }));
    }

    /// Sends a frame to the listening sockets of an account.
    pub(crate) fn send(&self, account: &str, frame: impl FnOnce() -> Frame) {
        let by = self.by();
        let Some(sockets) = by.get(account) else { return };
        let frame = frame();
        for listener in sockets {
            listener.outbox.send(frame.clone());
        }
    }

    /// Returns the accounts that listen.
    pub(crate) fn accounts(&self) -> Vec<String> {
        self.by().keys().cloned().collect()
    }

    /// Returns the IP address of the account's oldest listening socket, if there is one.
    pub(crate) fn from(&self, account: &str) -> Option<IpAddr> {
        let by = self.by();
        by.get(account)?.iter().min_by_key(|listener| listener.connection).map(|listener| listener.address)
    }

    /// Returns `true` if any account may challenge this one to that game.
    pub(crate) fn plays(&self, account: &str, game: &str) -> bool {
        let by = self.by();
        by.get(account).into_iter().flatten().any(|listener| listener.plays.iter().any(|plays| plays == game))
    }

    /// Returns the listening accounts, first come first.
    pub(crate) fn listening(&self) -> Vec<Listening> {
        let by = self.by();
        let mut all: Vec<&Vec<Listener>> = by.values().collect();
        all.sort_by_key(|sockets| sockets.iter().map(|of| of.connection).min());
        all.into_iter().filter_map(|sockets| listening(sockets)).collect()
    }

    /// Returns the data of a listening account, if it listens.
    pub(crate) fn how(&self, account: &str) -> Option<Listening> {
        listening(self.by().get(account)?)
    }
}

/// Returns the data of the account of these sockets.
fn listening(sockets: &[Listener]) -> Option<Listening> {
    let first = sockets.iter().min_by_key(|of| of.connection)?;
    let mut plays: Vec<String> = sockets.iter().flat_map(|of| &of.plays).cloned().collect();
    plays.sort();
    plays.dedup();
    Some(Listening { account: first.account.clone(), address: first.address, plays })
}

/// Returns the accounts that play with any account, with their games. The number for each IP address or
/// IPv6 site is limited, so that one client cannot fill the list.
pub(crate) fn who_plays(listening: Vec<Listening>, most: usize) -> Vec<(Account, Vec<String>)> {
    let mut from: HashMap<IpAddr, usize> = HashMap::new();
    let mut named: HashSet<String> = HashSet::new();
    let willing = listening.into_iter().filter(|one| !one.plays.is_empty());
    // An account that listens on two nodes occurs once.
    let listed = willing.filter(|one| named.insert(one.account.id.clone())).filter(|one| {
        let others = from.entry(network(one.address)).or_default();
        *others += 1;
        *others <= AT_AN_ADDRESS
    });
    listed.take(most).map(|one| (one.account, one.plays)).collect()
}
