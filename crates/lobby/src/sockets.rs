//! The open sockets, by session: ending a session closes them.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard},
};

use protocol::{Account, CloseCode};

use crate::{Outbox, SessionHash, presence::ConnectionId};

/// Who a socket belongs to; the name can change while it is open.
pub(crate) type Who = Arc<Mutex<Account>>;

/// What sockets are told when the server goes.
const GOES: &str = "the server is restarting; reconnect in a moment";

struct Open {
    session: SessionHash,
    /// The account that is signed in: another one than `who`, if that is a companion.
    owner: String,
    who: Who,
    outbox: Outbox,
    /// Whether another server has it, and asks here for it.
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

    /// Gives an account's open sockets its new name.
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

    /// The sessions that have a socket open, each once.
    pub(crate) fn sessions(&self) -> HashSet<SessionHash> {
        self.open().values().map(|open| open.session.clone()).collect()
    }

    /// The accounts that have a socket open, each once, as they are known here.
    pub(crate) fn accounts(&self) -> Vec<Account> {
        let open = self.open();
        let who = open.values().map(|open| open.who.lock().expect("nobody panics while holding it").clone());
        let by_id: HashMap<String, Account> = who.map(|account| (account.id.clone(), account)).collect();
        by_id.into_values().collect()
    }

    /// Whether a session has a socket open.
    pub(crate) fn has(&self, session: &SessionHash) -> bool {
        self.open().values().any(|open| open.session == *session)
    }

    /// Whether an account has a socket open.
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

    /// Closes the sockets of an account, but for those of the sessions that stay.
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

    /// Closes the sockets of a session that another one has taken the place of. Whoever has that one comes back.
    pub(crate) fn hand_over(&self, session: &SessionHash) {
        for open in self.open().values().filter(|open| open.session == *session) {
            open.outbox.close_because(
                CloseCode::Restart,
                "the session was replaced by a new one; reconnect with that",
            );
        }
    }

    /// Another server has this one, and asks here for it.
    pub(crate) fn is_guest(&self, id: ConnectionId) {
        if let Some(open) = self.open().get_mut(&id) {
            open.guest = true;
        }
    }

    /// Which sockets are open that are this server's own. Others have lost nothing once no table is here any more.
    pub(crate) fn own(&self) -> Vec<ConnectionId> {
        self.open().iter().filter(|(_, open)| !open.guest).map(|(id, _)| *id).collect()
    }

    /// Closes a socket because the server goes, if it is still open.
    pub(crate) fn send_away(&self, id: ConnectionId) {
        if let Some(open) = self.open().get(&id) {
            open.outbox.close_because(CloseCode::Restart, GOES);
        }
    }

    /// Closes all sockets because the server goes.
    pub(crate) fn close_all(&self) {
        for open in self.open().values() {
            open.outbox.close_because(CloseCode::Restart, GOES);
        }
    }
}
