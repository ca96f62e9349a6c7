//! Several servers on one Postgres: the links between them.
//!
//! A server that is asked for a table of another one passes the request on over a link, and what that one answers comes back over it,
//! byte for byte. There is one link for each server that asks and each that is asked, a TCP connection of its own, and no part
//! between them: addresses are in the table of leases. Whoever has the secret is believed; what goes over a link is not encrypted.
//!
//! A link keeps nothing that outlives it. When it ends, the clients whose requests went over it come back and resume
//! ([`lobby::Peers`]).

mod beat;
mod counted;
mod dial;
mod guest;
mod hello;
mod link;
mod listen;
mod parcel;
mod secret;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use async_trait::async_trait;
use bytes::Bytes;
use lobby::{Lobby, Peers, Way};
use tokio::net::TcpListener;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::SqlStore;
use beat::Beat;
use dial::Peer;
pub use secret::{BadSecret, ClusterSecret};

/// The links of this server.
pub struct Cluster {
    store: Arc<SqlStore>,
    secret: ClusterSecret,
    beat: Beat,
    term: Duration,
    /// The servers that were asked for something, by their names.
    peers: Mutex<HashMap<String, Arc<Peer>>>,
    over: CancellationToken,
    tasks: TaskTracker,
}

impl Cluster {
    /// The links of a server over a store that was opened as one of several; `None` if it was not.
    pub fn new(store: Arc<SqlStore>, secret: ClusterSecret) -> Option<Arc<Self>> {
        let term = store.node_options()?.term;
        Some(Arc::new(Self {
            store,
            secret,
            beat: Beat::of(term),
            term,
            peers: Mutex::default(),
            over: CancellationToken::new(),
            tasks: TaskTracker::new(),
        }))
    }

    /// Lets other servers in that have the secret, until this is shut down.
    pub fn listen(self: &Arc<Self>, listener: TcpListener, lobby: Lobby) {
        let (cluster, over) = (Arc::clone(self), self.over.clone());
        self.tasks.spawn(async move {
            over.run_until_cancelled(listen::run(cluster, listener, lobby)).await;
        });
    }

    /// Ends all links.
    pub async fn shut_down(&self) {
        self.over.cancel();
        self.tasks.close();
        self.tasks.wait().await;
    }

    fn peers(&self) -> MutexGuard<'_, HashMap<String, Arc<Peer>>> {
        self.peers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn peer(&self, node: &str) -> Arc<Peer> {
        Arc::clone(self.peers().entry(node.to_owned()).or_default())
    }
}

#[async_trait]
impl Peers for Cluster {
    async fn way(&self, node: &str, address: &str) -> Option<Arc<dyn Way>> {
        if self.over.is_cancelled() {
            return None;
        }
        self.peer(node).way(self, node, address).await.map(|link| link as Arc<dyn Way>)
    }

    fn tell(&self, node: Option<&str>, news: &[u8]) {
        let news = Bytes::copy_from_slice(news);
        let peers = self.peers();
        match node {
            Some(node) => peers.get(node).into_iter().for_each(|peer| peer.tell(&news)),
            None => peers.values().for_each(|peer| peer.tell(&news)),
        }
    }

    fn gone(&self, socket: u64) {
        for peer in self.peers().values() {
            peer.gone(socket);
        }
    }

    fn patience(&self) -> Duration {
        self.term * 3 / 2
    }
}
