//! The other servers on the same store: a request about a table that one of them owns is passed on to it.
//!
//! A way to another server keeps what was passed on until it is answered. If it ends before, the sockets that used it are closed
//! as those of a server that restarts: their clients come back, resume, and say again under the same ids what they have no answer
//! to, which is carried out once whoever does so. So nothing has to be known of what was on its way.

use std::{
    net::IpAddr,
    sync::{Arc, Weak},
    time::Duration,
};

use async_trait::async_trait;
use protocol::{ClientMessage, CloseCode};

use crate::{
    Outbox, SessionHash,
    mailbox::{Command, Mailbox, Request},
};

/// The other servers on the same store.
#[async_trait]
pub trait Peers: Send + Sync + 'static {
    /// A way to the server of this name, that says that it is reached at this address; `None` if it is not reached. Does not take
    /// long.
    async fn way(&self, node: &str, address: &str) -> Option<Arc<dyn Way>>;

    /// Tells another server something, or all of them, if there is a way to it at this moment ([`Lobby::hear`](crate::Lobby::hear)). One
    /// that cannot be told, or is told too much at once, looks everything up anew once there is a way again. Never waits.
    fn tell(&self, node: Option<&str>, news: &[u8]);

    /// A socket is gone, and nobody need do anything for it any more.
    fn gone(&self, socket: u64);

    /// How long somebody waits for a table whose server is not reached, until another one may claim it.
    fn patience(&self) -> Duration;
}

/// A way to another server.
#[async_trait]
pub trait Way: Send + Sync + 'static {
    /// Whether it has not ended.
    fn is_open(&self) -> bool;

    /// Passes a request on, or gives it back because the way has ended.
    ///
    /// # Errors
    ///
    /// The request.
    fn pass_on(&self, request: Passed) -> Result<(), Passed>;

    /// Has something carried out there ([`Lobby::run_errand`](crate::Lobby::run_errand)), and returns what came of it; `None` if the
    /// way has ended before that was known.
    async fn run(&self, errand: Vec<u8>) -> Option<Vec<u8>>;
}

/// For whom a socket acts, as one server says it to another. What they may do each looks up for itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caller {
    /// The account that plays.
    pub account: String,
    /// The session by which they are here: their own, or that of whoever acts for them.
    pub session: SessionHash,
    /// The network address that the socket comes from.
    pub address: IpAddr,
}

/// A request that another server carries out. Whoever has it keeps it until it is answered: its socket has only a few at a time.
pub struct Passed {
    pub(crate) request: Box<Request>,
    table: Mailbox,
}

impl Passed {
    pub(crate) const fn new(request: Box<Request>, table: Mailbox) -> Self {
        Self { request, table }
    }

    /// Which socket it came from: the same as in [`Peers::gone`].
    pub fn socket(&self) -> u64 {
        self.request.connection.0
    }

    /// For whom that socket acts.
    pub fn caller(&self) -> Caller {
        Caller {
            account: self.request.account.id.clone(),
            session: self.request.acts.session.clone(),
            address: self.request.address,
        }
    }

    /// What is asked.
    pub fn message(&self) -> &ClientMessage {
        &self.request.message
    }

    /// Where answers go.
    pub fn outbox(&self) -> &Outbox {
        &self.request.outbox
    }

    /// It was not carried out: the table is not that server's. It is asked for anew, unless its socket has asked for something since,
    /// which must not come before it.
    pub async fn come_back(mut self) {
        self.request.came_back = true;
        let alone = self.request.is_alone();
        let outbox = self.request.outbox.clone();
        if !alone || self.table.send(Command::Request(self.request)).await.is_err() {
            come_again(&outbox);
        }
    }
}

/// Has a socket's client come back and resume; once, however many of its tables another server goes on with.
pub fn come_again(outbox: &Outbox) {
    outbox.close_because(CloseCode::Restart, "another server goes on with a table; reconnect and resume");
}

/// Where it is told what became of requests that another server passed on.
pub trait Relayer: Send + Sync + 'static {
    /// Nobody is busy with it any more.
    fn dealt_with(&self, number: u64);

    /// It was not carried out: this server does not own the table.
    fn not_here(&self, number: u64);
}

/// A request that another server passed on. It is dealt with when this is dropped.
pub struct Relay {
    number: u64,
    by: Weak<dyn Relayer>,
}

impl Relay {
    /// The request of that number.
    pub fn new(number: u64, by: &Arc<dyn Relayer>) -> Self {
        Self { number, by: Arc::downgrade(by) }
    }

    /// It is not carried out here.
    pub(crate) fn not_here(mut self) {
        if let Some(by) = std::mem::replace(&mut self.by, Weak::<Nobody>::new()).upgrade() {
            by.not_here(self.number);
        }
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        if let Some(by) = self.by.upgrade() {
            by.dealt_with(self.number);
        }
    }
}

/// Whom nobody tells anything.
struct Nobody;

impl Relayer for Nobody {
    fn dealt_with(&self, _: u64) {}
    fn not_here(&self, _: u64) {}
}
