//! The other nodes on the same store. A node passes a request on to the owner of its table.
//!
//! A connection to another node keeps each request until it is answered. If it breaks before, the sockets
//! that used it are closed as those of a restarting server. Their clients reconnect, resume, and repeat
//! unanswered requests under the same ids, which are carried out once. So no node has to know the state of
//! requests on their way.

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

/// The other nodes on the same store.
#[async_trait]
pub trait Peers: Send + Sync + 'static {
    /// Returns a connection to the node of this name at this address; `None` if it cannot be reached. Does
    /// not take long.
    async fn way(&self, node: &str, address: &str) -> Option<Arc<dyn Way>>;

    /// Sends news to another node, or to all of them, over existing connections
    /// ([`Lobby::hear`](crate::Lobby::hear)). A node that cannot be reached, or gets too much at once, reads
    /// all shared state again after it reconnects. Never waits.
    fn tell(&self, node: Option<&str>, news: &[u8]);

    /// Notes that a socket closed, so that no node need do anything for it any more.
    fn gone(&self, socket: u64);

    /// Returns the time that a request waits for a node that cannot be reached, until another node may claim
    /// the table.
    fn patience(&self) -> Duration;
}

/// A connection to another node.
#[async_trait]
pub trait Way: Send + Sync + 'static {
    /// Returns `true` while the connection is open.
    fn is_open(&self) -> bool;

    /// Passes a request on.
    ///
    /// # Errors
    ///
    /// Returns the request if the connection has closed.
    fn pass_on(&self, request: Passed) -> Result<(), Passed>;

    /// Sends a message that the other node carries out ([`Lobby::run_errand`](crate::Lobby::run_errand)), and
    /// returns the result. Returns `None` if the connection closed before that.
    async fn run(&self, errand: Vec<u8>) -> Option<Vec<u8>>;
}

/// The identity of a socket, as one node sends it to another. Each node checks its permissions itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caller {
    /// The account that plays.
    pub account: String,
    /// The session: the account's own, or for a companion that of its owner.
    pub session: SessionHash,
    /// The IP address of the client.
    pub address: IpAddr,
}

/// A request that another node carries out. It is kept until it is answered: its socket has only a few at one
/// time.
pub struct Passed {
    pub(crate) request: Box<Request>,
    table: Mailbox,
}

impl Passed {
    pub(crate) const fn new(request: Box<Request>, table: Mailbox) -> Self {
        Self { request, table }
    }

    /// Returns the number of the socket, the same as in [`Peers::gone`].
    pub fn socket(&self) -> u64 {
        self.request.connection.0
    }

    /// Returns the identity of the socket.
    pub fn caller(&self) -> Caller {
        Caller {
            account: self.request.account.id.clone(),
            session: self.request.acts.session.clone(),
            address: self.request.address,
        }
    }

    /// Returns the message.
    pub fn message(&self) -> &ClientMessage {
        &self.request.message
    }

    /// Returns the outbox for answers.
    pub fn outbox(&self) -> &Outbox {
        &self.request.outbox
    }

    /// Returns a request to its table because the other node does not own the table. If its socket has sent
    /// more requests since, it is closed instead, as the order would change.
    pub async fn come_back(mut self) {
        self.request.came_back = true;
        let alone = self.request.is_alone();
        let outbox = self.request.outbox.clone();
        if !alone || self.table.send(Command::Request(self.request)).await.is_err() {
            come_again(&outbox);
        }
    }
}

/// Has a socket's client reconnect and resume; once, also if several of its tables moved to another node.
pub fn come_again(outbox: &Outbox) {
    outbox.close_because(
        CloseCode::Restart,
        "another server takes over a table that you watch; reconnect and resume",
    );
}

/// The receiver of results of requests that another node passed on.
pub trait Relayer: Send + Sync + 'static {
    /// Notes that a request is completed.
    fn dealt_with(&self, number: u64);

    /// Notes that a request was not carried out, because this node does not own the table.
    fn not_here(&self, number: u64);
}

/// A request that another node passed on. It is completed when this is dropped.
pub struct Relay {
    number: u64,
    by: Weak<dyn Relayer>,
}

impl Relay {
    /// Builds a relay for the request of that number.
    pub fn new(number: u64, by: &Arc<dyn Relayer>) -> Self {
        Self { number, by: Arc::downgrade(by) }
    }

    /// Reports that the request is not carried out here.
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

/// A relayer that ignores all results.
struct Nobody;

impl Relayer for Nobody {
    fn dealt_with(&self, _: u64) {}
    fn not_here(&self, _: u64) {}
}
