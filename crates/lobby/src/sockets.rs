//! The open sockets, by session: ending a session closes them.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard},
};

use protocol::{Account, CloseCode};

use crate::{Outbox, SessionHash, presence::ConnectionId};

/// The account of a socket; its name can change while the socket is open.
pub(crate) type Who = Arc<Mutex<Account>>;

/// The close reason when the server stops.
const GOES: &str = "the server is restarting; reconnect in a moment";

struct Open {
    session: SessionHash,
    /// The signed-in account. It differs from `who` if that is a companion.
    owner: String,
    who: Who,
    outbox: Outbox,
    /// True if another node has the socket, and passes its requests on.
    guest: bool,
}

/// The open sockets, by session.
#[derive(Default)]
pub(crate) struct Sockets(Mutex<HashMap<ConnectionId, Open>>);

impl Sockets {
    fn open(&self) -> MutexGuard<'_, HashMap<ConnectionId, Open>> {
        self.0.lock().expect("nobody panics while holding it")
    }

    pub(crate) fn add(
        &self,
        id: ConnectionId,
        (account, session, owner): (Account, SessionHash, String),
        outbox: Outbox,
    ) -> Who {
        let who = Arc::new(Mutex::new(account));
        self.open().insert(id, Open { session, owner, who: Arc::clone(&who), outbox, guest: false });
        who
    }

    /// Changes the name of an account in its open sockets.
    pub(crate) fn rename(&self, account: &str, name: &str) {
        for open in self.open().values() {
            let mut who = open.who.lock().expect("nobody panics while holding it");
            if who.id == account {
                name.clone_into(&mut who.name);
            }
        }
    }

    pub(crate) fn remove(&self, id: ConnectionId) {
        self.open().remove(&id);
    }

    pub(crate) fn len(&self) -> usize {
        self.open().len()
    }

    /// Returns the sessions that have a socket open, each once.
    pub(crate) fn sessions(&self) -> HashSet<SessionHash> {
        self.open().values().map(|open| open.session.clone()).collect()
    }

    /// Returns the accounts that have a socket open, each once, with their names as this node knows them.
    pub(crate) fn accounts(&self) -> Vec<Account> {
        let open = self.open();
        let who = open.values().map(|open| open.who.lock().expect("nobody panics while holding it").clone());
        let by_id: HashMap<String, Account> = who.map(|account| (account.id.clone(), account)).collect();
        by_id.into_values().collect()
    }

    /// Returns `true` if a session has a socket open.
    pub(crate) fn has(&self, session: &SessionHash) -> bool {
        self.open().values().any(|open| open.session == *session)
    }

    /// Returns `true` if an account has a socket open.
    pub(crate) fn has_account(&self, account: &str) -> bool {
        let is = |open: &Open| open.who.lock().expect("nobody panics while holding it").id == account;
        self.open().values().any(is)
    }

    /// Closes the sockets of one session.
    pub(crate) fn close_session(&self, session: &SessionHash) {
        for open in self.open().values().filter(|open| open.session == *session) {
            open.outbox.close_because(CloseCode::SignedOut, "the session was ended");
        }
    }

    /// Closes the sockets of an account, except those of the sessions in `stay`.
    pub(crate) fn close_account(&self, account: &str, stay: &[&SessionHash]) {
        for open in self.open().values().filter(|open| !stay.contains(&&open.session)) {
            if open.who.lock().expect("nobody panics while holding it").id == account {
                open.outbox.close_because(CloseCode::SignedOut, "the session was ended");
            }
        }
    }

    /// Closes the sockets of an account that was banned, and of its companions.
    pub(crate) fn close_banned(&self, account: &str, told: &str) {
        for open in self.open().values().filter(|open| open.owner == account) {
            open.outbox.close_because(CloseCode::SignedOut, told);
        }
    }

    /// Closes the sockets of a replaced session. The client with the new session reconnects.
    pub(crate) fn hand_over(&self, session: &SessionHash) {
        for open in self.open().values().filter(|open| open.session == *session) {
            open.outbox.close_because(
                CloseCode::Restart,
                "the session was replaced by a new one; reconnect with that",
            );
        }
    }

    /// Marks a socket that another node has.
    pub(crate) fn is_guest(&self, id: ConnectionId) {
        if let Some(open) = self.open().get_mut(&id) {
            open.guest = true;
        }
    }

    /// Returns the open sockets of this node itself. Sockets of other nodes lose nothing when the tables have
    /// left this node.
    pub(crate) fn own(&self) -> Vec<ConnectionId> {
        self.open().iter().filter(|(_, open)| !open.guest).map(|(id, _)| *id).collect()
    }

    /// Closes a socket because the server stops, if it is still open.
    pub(crate) fn send_away(&self, id: ConnectionId) {
        if let Some(open) = self.open().get(&id) {
            open.outbox.close_because(CloseCode::Restart, GOES);
        }
    }

    /// Closes all sockets because the server stops.
    pub(crate) fn close_all(&self) {
        for open in self.open().values() {
            open.outbox.close_because(CloseCode::Restart, GOES);
        }
    }
}
