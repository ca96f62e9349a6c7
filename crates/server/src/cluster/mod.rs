//! Links between the nodes that share one Postgres.
//!
//! - A node that receives a request for a table of another node passes it on over a link. The answer returns
//!   over the same link, byte for byte.
//! - There is one link for each node that asks and each node that is asked. A link is a direct TCP
//!   connection. The addresses are in the table of leases.
//! - A node trusts every peer that has the secret. Links are not encrypted.
//! - A link keeps nothing that outlives it. When it ends, the clients whose requests went over it reconnect
//!   and resume ([`lobby::Peers`]).

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

/// The links of this node.
pub struct Cluster {
    store: Arc<SqlStore>,
    secret: ClusterSecret,
    beat: Beat,
    term: Duration,
    /// The nodes that this node has asked, by their names.
    peers: Mutex<HashMap<String, Arc<Peer>>>,
    over: CancellationToken,
    tasks: TaskTracker,
}

impl Cluster {
    /// Builds the links of a node. Returns `None` if the store was not opened as one of several nodes.
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

    /// Accepts other nodes that have the secret, until this is shut down.
    pub fn listen(self: &Arc<Self>, listener: TcpListener, lobby: Lobby) {
        let (cluster, over) = (Arc::clone(self), self.over.clone());
        self.tasks.spawn(async move {
            over.run_until_cancelled(listen::run(cluster, listener, lobby)).await;
        });
    }

    /// Ends all links, and waits for their tasks.
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
