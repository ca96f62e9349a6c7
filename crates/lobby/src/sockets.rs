//! The open sockets, by session: ending a session closes them.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard},
};

use protocol::{CloseCode, ServerMessage, encode};
use table::Json;

use crate::{Outbox, SessionHash, presence::ConnectionId};

/// The open sockets, by session.
#[derive(Default)]
pub(crate) struct Sockets(Mutex<HashMap<ConnectionId, (SessionHash, Outbox)>>);

impl Sockets {
    fn open(&self) -> MutexGuard<'_, HashMap<ConnectionId, (SessionHash, Outbox)>> {
        self.0.lock().expect("nobody panics while holding it")
    }

    pub(crate) fn add(&self, id: ConnectionId, session: SessionHash, outbox: Outbox) {
        self.open().insert(id, (session, outbox));
    }

    pub(crate) fn remove(&self, id: ConnectionId) {
        self.open().remove(&id);
    }

    pub(crate) fn len(&self) -> usize {
        self.open().len()
    }

    /// Closes the sockets of one session.
    pub(crate) fn close_session(&self, session: &SessionHash) {
        for (_, outbox) in self.open().values().filter(|(s, _)| s == session) {
            close(outbox, CloseCode::SignedOut, "the session was ended");
        }
    }

    /// Closes all sockets because the server goes.
    pub(crate) fn close_all(&self) {
        for (_, outbox) in self.open().values() {
            close(outbox, CloseCode::Restart, "the server restarts; come back in a moment");
        }
    }
}

fn close(outbox: &Outbox, code: CloseCode, reason: &str) {
    let resume = code.resumable();
    outbox.send(encode::<Json>(&ServerMessage::Closing { code, reason: reason.into(), resume }));
    outbox.close(code);
}
