//! What two servers say to each other once they know each other: parcels, and in between that they are still there.

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

/// A connection, cut into parcels.
pub(super) type Line = Framed<TcpStream, LengthDelimitedCodec>;

/// Bytes of one parcel at most. The longest frame of any game has a tenth of it.
pub(super) const MOST: usize = 8 * 1024 * 1024;

/// Parcels that leave together at most.
const TOGETHER: usize = 64;

/// How often a server says that it is there, and after how long a silence it is given up: well before its lease could be over.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beat {
    every: Duration,
    silence: Duration,
}

/// A parcel that waits to leave, and its share of the room for such.
pub(super) struct Queued {
    pub(super) bytes: Bytes,
    pub(super) room: Option<OwnedSemaphorePermit>,
}

/// Why a link has ended.
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
    /// For leases of this term.
    pub(super) fn of(term: Duration) -> Self {
        Self { every: term / 8, silence: term / 2 }
    }

    /// How long somebody may take who has to answer at once.
    pub(super) const fn silence(self) -> Duration {
        self.silence
    }

    /// Sends what is queued and hears what comes until either ends.
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
