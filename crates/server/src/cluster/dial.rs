//! Connects to another node, and keeps the link to it.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use bytes::Bytes;
use tokio::{net::TcpStream, time::timeout};

use super::{
    Cluster,
    beat::Ended,
    counted::{Counted, Made},
    hello::{Introduction, Refused},
    link::Link,
};

/// The pause after a failed connection, before the next attempt at the same address.
const REST: Duration = Duration::from_millis(200);

/// The time during which the log does not repeat the same failure.
const TOLD: Duration = Duration::from_secs(60);

/// Another node. Kept as long as this server runs.
#[derive(Default)]
pub(super) struct Peer {
    link: Mutex<Option<Arc<Link>>>,
    /// Held by the task that connects to the node.
    calling: tokio::sync::Mutex<Calls>,
}

#[derive(Default)]
struct Calls {
    /// The address and the time of the last failed attempt.
    failed: Option<(String, Instant)>,
    /// The last failure in the log, and its time.
    told: Option<(String, Instant)>,
}

impl Peer {
    /// Returns the link to the node, and opens one if there is none. `None`: the node cannot be reached, or
    /// the last attempt failed just before.
    pub(super) async fn way(&self, cluster: &Cluster, node: &str, address: &str) -> Option<Arc<Link>> {
        if let Some(link) = self.open() {
            return Some(link);
        }
        let mut calls = self.calling.lock().await;
        // Another task may have opened a link before this one got the lock.
        if let Some(link) = self.open() {
            return Some(link);
        }
        let rests = |(at, when): &(String, Instant)| at == address && when.elapsed() < REST;
        if calls.failed.as_ref().is_some_and(rests) {
            return None;
        }
        match call(cluster, node, address).await {
            Ok(link) => {
                *calls = Calls::default();
                *self.link.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&link));
                link.again();
                tracing::info!(peer = node, address, "there is a link to another server");
                Some(link)
            }
            Err(refused) => {
                metrics::counter!("septet_links_lost_total", "what" => "refused").increment(1);
                let (why, now) = (refused.to_string(), Instant::now());
                if calls.told.as_ref().is_none_or(|(told, when)| *told != why || when.elapsed() > TOLD) {
                    tracing::warn!(peer = node, address, why, "there is no link to another server");
                    calls.told = Some((why, now));
                }
                calls.failed = Some((address.to_owned(), now));
                None
            }
        }
    }

    fn open(&self) -> Option<Arc<Link>> {
        let link = self.link.lock().unwrap_or_else(PoisonError::into_inner);
        link.as_ref().filter(|link| lobby::Way::is_open(link.as_ref())).cloned()
    }

    /// Sends news to the node, if a link to it is open.
    pub(super) fn tell(&self, news: &Bytes) {
        if let Some(link) = self.open() {
            link.tell(news.clone());
        }
    }

    /// Reports to the node that a socket of this server closed.
    pub(super) fn gone(&self, socket: u64) {
        if let Some(link) = self.link.lock().unwrap_or_else(PoisonError::into_inner).as_ref() {
            link.gone(socket);
        }
    }
}

async fn call(cluster: &Cluster, node: &str, address: &str) -> Result<Arc<Link>, Refused> {
    let patience = cluster.beat.silence();
    let stream = timeout(patience, TcpStream::connect(address)).await.map_err(|_| Refused::Silent)??;
    let line = Introduction::new(&cluster.store, &cluster.secret, patience).call(stream, node).await?;
    let (link, queued) = Link::new();
    let (beat, over, peer, kept) = (cluster.beat, cluster.over.clone(), node.to_owned(), Arc::clone(&link));
    let counted = Counted::new(Made::Here);
    cluster.tasks.spawn(async move {
        let _counted = counted;
        let converse = beat.converse(line, queued, |parcel| kept.hear(parcel), || kept.look_round());
        let converse = async {
            tokio::select! {
                ended = converse => ended,
                () = kept.given_up() => Ended::Unruly("it reads messages too slowly"),
            }
        };
        let ended = over.run_until_cancelled(converse).await;
        kept.end();
        if let Some(why) = ended {
            metrics::counter!("septet_links_lost_total", "what" => "ended").increment(1);
            tracing::warn!(peer, %why, "the link to another server has ended");
        }
    });
    Ok(link)
}
