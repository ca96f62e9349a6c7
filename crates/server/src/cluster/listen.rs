//! Accepts connections of other nodes.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use lobby::Lobby;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::Semaphore,
};
use tokio_util::sync::CancellationToken;

use super::{
    Cluster,
    counted::{Counted, Made},
    guest::Guests,
    hello::Introduction,
};

/// The maximum number of connections in the handshake. Further ones wait.
const UNKNOWN: usize = 32;

/// The newest link of each other node to this one, by the node's name.
type Callers = Arc<Mutex<HashMap<String, CancellationToken>>>;

/// Accepts other nodes until it is dropped.
pub(super) async fn run(cluster: Arc<Cluster>, listener: TcpListener, lobby: Lobby) {
    let (unknown, callers) = (Arc::new(Semaphore::new(UNKNOWN)), Callers::default());
    loop {
        let Ok(place) = Arc::clone(&unknown).acquire_owned().await else { return };
        let stream = match listener.accept().await {
            Ok((stream, _)) => stream,
            Err(error) => {
                tracing::warn!(%error, "another server cannot be let in");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let (called, lobby, callers, over) =
            (Arc::clone(&cluster), lobby.clone(), Arc::clone(&callers), cluster.over.clone());
        cluster.tasks.spawn(async move {
            over.run_until_cancelled(let_in(called, stream, lobby, callers, place)).await;
        });
    }
}

async fn let_in<P>(cluster: Arc<Cluster>, stream: TcpStream, lobby: Lobby, callers: Callers, place: P) {
    let from = stream.peer_addr().map(|address| address.to_string()).unwrap_or_default();
    let introduction = Introduction::new(&cluster.store, &cluster.secret, cluster.beat.silence());
    let (line, peer) = match introduction.answer(stream).await {
        Ok(known) => known,
        Err(why) => {
            return tracing::warn!(from, %why, "a connection was refused as a server of this cluster");
        }
    };
    drop(place);
    let _counted = Counted::new(Made::There);
    let over = CancellationToken::new();
    let before = {
        let mut callers = callers.lock().unwrap_or_else(PoisonError::into_inner);
        callers.insert(peer.clone(), over.clone())
    };
    // A node that connects again has given its earlier link up.
    if let Some(before) = before {
        before.cancel();
    }
    let (mut guests, queued) = Guests::new(&peer, lobby.clone());
    let converse = cluster.beat.converse(line, queued, |parcel| guests.hear(parcel), || {});
    let ended = over.run_until_cancelled(converse).await;
    // The peer may have died with news that it had not sent.
    lobby.look_again();
    if let Some(why) = ended {
        tracing::info!(peer, %why, "the link of another server has ended");
    }
}
