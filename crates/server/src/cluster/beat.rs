//! Exchanges messages and heartbeats between two nodes after the handshake.

use std::time::Duration;

use bytes::Bytes;
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::{
    net::TcpStream,
    sync::{OwnedSemaphorePermit, mpsc},
    time::{MissedTickBehavior, interval, timeout},
};
use tokio_util::codec::{Framed, LengthDelimitedCodec};

use super::parcel::{Garbled, Parcel};

/// A connection, split into messages with a length.
pub(super) type Line = Framed<TcpStream, LengthDelimitedCodec>;

/// The maximum size of one message, in bytes. The longest frame of any game has a tenth of it.
pub(super) const MOST: usize = 8 * 1024 * 1024;

/// The maximum number of messages that one flush sends.
const TOGETHER: usize = 64;

/// The heartbeat interval, and the silence after which a link ends. A link ends well before the peer's lease
/// can expire.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beat {
    every: Duration,
    silence: Duration,
}

/// A message in the send queue, with its share of the queue's room.
pub(super) struct Queued {
    pub(super) bytes: Bytes,
    pub(super) room: Option<OwnedSemaphorePermit>,
}

/// The reason why a link ended.
#[derive(Debug, thiserror::Error)]
pub(super) enum Ended {
    #[error("nothing was heard of it, or it took nothing")]
    Silent,
    #[error("it closed the connection")]
    Closed,
    #[error("it is no longer needed")]
    Done,
    #[error(transparent)]
    Broken(#[from] std::io::Error),
    #[error(transparent)]
    Garbled(#[from] Garbled),
    #[error("it breaks the protocol: {0}")]
    Unruly(&'static str),
}

impl Beat {
    /// Derives the intervals from the term of a lease.
    pub(super) fn of(term: Duration) -> Self {
        Self { every: term / 8, silence: term / 2 }
    }

    /// Returns the time within which a peer has to answer.
    pub(super) const fn silence(self) -> Duration {
        self.silence
    }

    /// Sends queued messages and handles received ones until the link ends. Calls `tick` before each
    /// heartbeat.
    pub(super) async fn converse(
        self,
        line: Line,
        mut queue: mpsc::UnboundedReceiver<Queued>,
        mut hear: impl FnMut(Parcel) -> Result<(), Ended>,
        mut tick: impl FnMut(),
    ) -> Ended {
        let (mut sink, mut stream) = line.split();
        let speak = async {
            let mut beats = interval(self.every);
            beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
            let mut together = Vec::with_capacity(TOGETHER);
            loop {
                tokio::select! {
                    _ = beats.tick() => {
                        tick();
                        together.push(Queued { bytes: Parcel::Here.write(), room: None });
                    }
                    taken = queue.recv_many(&mut together, TOGETHER) => if taken == 0 {
                        return Ended::Done;
                    }
                }
                let sent = timeout(self.silence, async {
                    for Queued { bytes, room } in together.drain(..) {
                        sink.feed(bytes).await?;
                        drop(room);
                    }
                    sink.flush().await
                });
                match sent.await {
                    Ok(Ok(())) => {}
                    Ok(Err(error)) => return error.into(),
                    Err(_) => return Ended::Silent,
                }
            }
        };
        let listen = async {
            loop {
                let heard = match timeout(self.silence, stream.next()).await {
                    Ok(Some(Ok(bytes))) => {
                        Parcel::read(bytes.freeze()).map_err(Ended::from).and_then(&mut hear)
                    }
                    Ok(Some(Err(error))) => Err(error.into()),
                    Ok(None) => Err(Ended::Closed),
                    Err(_) => Err(Ended::Silent),
                };
                if let Err(ended) = heard {
                    return ended;
                }
            }
        };
        tokio::select! {
            ended = speak => ended,
            ended = listen => ended,
        }
    }
}
