//! Sockets of another node that send requests for tables of this node.

use std::{
    collections::HashMap,
    sync::{Arc, Weak},
};

use bytes::Bytes;
use lobby::{Caller, Lobby, Out, Relay, Relayer};
use protocol::{ClientMessage, CloseCode, ProblemCode, decode};
use tokio::sync::{Semaphore, mpsc};

use super::{
    beat::{Ended, MOST, Queued},
    parcel::Parcel,
};

/// The maximum number of bytes of frames in the send queue of a link. Further frames wait in the queue of
/// their socket.
const ROOM: usize = 8 * 1024 * 1024;

/// The maximum number of waiting requests of one socket. A client has fewer in flight.
const WAITING: usize = 64;

/// The maximum number of sockets of one peer.
const SOCKETS: usize = 100_000;

/// The sockets of one peer.
pub(super) struct Guests {
    /// The peer's name.
    peer: Arc<str>,
    lobby: Lobby,
    way: Arc<Back>,
    sockets: HashMap<u64, mpsc::Sender<Asked>>,
}

/// A request and its number. `Err`: the message could not be parsed.
struct Asked {
    number: u64,
    message: Result<ClientMessage, ()>,
}

/// The return path over the link.
struct Back {
    queue: mpsc::UnboundedSender<Queued>,
    room: Arc<Semaphore>,
}

impl Guests {
    pub(super) fn new(peer: &str, lobby: Lobby) -> (Self, mpsc::UnboundedReceiver<Queued>) {
        let (queue, queued) = mpsc::unbounded_channel();
        let way = Arc::new(Back { queue, room: Arc::new(Semaphore::new(ROOM)) });
        (Self { peer: peer.into(), lobby, way, sockets: HashMap::new() }, queued)
    }

    /// Handles a message of the peer. Returns an error if the message breaks the protocol.
    pub(super) fn hear(&mut self, parcel: Parcel) -> Result<(), Ended> {
        match parcel {
            Parcel::Here => Ok(()),
            Parcel::Caller { socket, caller } => {
                if self.sockets.len() >= SOCKETS {
                    return Err(Ended::Unruly("it has too many sockets"));
                }
                let (asks, asked) = mpsc::channel(WAITING);
                // A socket with a used number is a new one, and the earlier one has closed.
                self.sockets.insert(socket, asks);
                tokio::spawn(attend(self.lobby.clone(), Arc::downgrade(&self.way), (socket, caller), asked));
                Ok(())
            }
            Parcel::Ask { socket, number, message } => {
                let Some(asks) = self.sockets.get(&socket) else {
                    return Err(Ended::Unruly("it does not say who asks"));
                };
                match asks.try_send(Asked { number, message: read(&message) }) {
                    Ok(()) => Ok(()),
                    // This node has closed the socket, and has informed the peer.
                    Err(mpsc::error::TrySendError::Closed(_)) => {
                        self.way.dealt_with(number);
                        Ok(())
                    }
                    Err(mpsc::error::TrySendError::Full(_)) => {
                        Err(Ended::Unruly("a socket asks for too much"))
                    }
                }
            }
            Parcel::Gone { socket } => {
                self.sockets.remove(&socket);
                Ok(())
            }
            Parcel::Run { number, errand } => {
                let (lobby, peer) = (self.lobby.clone(), Arc::clone(&self.peer));
                tokio::spawn(run((lobby, peer), Arc::downgrade(&self.way), number, errand));
                Ok(())
            }
            Parcel::Again => {
                self.lobby.look_again();
                Ok(())
            }
            Parcel::News { news } => {
                self.lobby.hear(&news).map_err(|_| Ended::Unruly("what it tells cannot be read"))
            }
            Parcel::Frame { .. }
            | Parcel::Close { .. }
            | Parcel::DealtWith { .. }
            | Parcel::NotHere { .. }
            | Parcel::Ran { .. } => Err(Ended::Unruly("it answers where it asks")),
        }
    }
}

fn read(message: &Bytes) -> Result<ClientMessage, ()> {
    decode(std::str::from_utf8(message).map_err(drop)?).map_err(drop)
}

/// Carries out the requests of a peer's socket until it closes.
async fn attend(
    lobby: Lobby,
    way: Weak<Back>,
    (socket, caller): (u64, Caller),
    mut asked: mpsc::Receiver<Asked>,
) {
    let (connection, mut outgoing) = match lobby.connect_for_peer(&caller).await {
        Ok(connected) => connected,
        Err(problem) => {
            tracing::debug!(why = problem.message, "an account of another server was refused");
            let code = match problem.code {
                ProblemCode::NotSignedIn | ProblemCode::AccountBanned | ProblemCode::NotFound => {
                    CloseCode::SignedOut
                }
                _ => CloseCode::Restart,
            };
            if let Some(way) = way.upgrade() {
                way.send(&Parcel::Close { socket, code });
            }
            return;
        }
    };
    let ask = async {
        while let Some(Asked { number, message }) = asked.recv().await {
            let Some(way) = way.upgrade() else { return };
            let relay = Relay::new(number, &(way as Arc<dyn Relayer>));
            // The peer has parsed the client's message. One that cannot be parsed here is not what the client
            // sent.
            let Ok(message) = message else { return };
            connection.handle_relayed(message, relay).await;
        }
    };
    let tell = async {
        while let Some(out) = outgoing.next().await {
            let Some(way) = way.upgrade() else { return };
            match out {
                Out::Frame(frame) if frame.size() < MOST / 2 => {
                    let takes = u32::try_from(frame.size().min(ROOM)).unwrap_or(u32::MAX);
                    let Ok(room) = Arc::clone(&way.room).acquire_many_owned(takes).await else { return };
                    let bytes = Parcel::Frame { socket, text: frame.bytes() }.write();
                    let _ = way.queue.send(Queued { bytes, room: Some(room) });
                }
                Out::Frame(frame) => {
                    tracing::error!(bytes = frame.size(), "a message is too long for a link between servers");
                    return way.send(&Parcel::Close { socket, code: CloseCode::Slow });
                }
                Out::Close(code) => return way.send(&Parcel::Close { socket, code }),
            }
        }
    };
    tokio::select! {
        () = ask => {}
        () = tell => {}
    }
}

/// Carries out a remote command, and sends its result.
async fn run((lobby, peer): (Lobby, Arc<str>), way: Weak<Back>, number: u64, errand: Bytes) {
    let told = lobby.run_errand(&peer, &errand).await;
    let Some(way) = way.upgrade() else { return };
    let takes = u32::try_from(told.len().min(ROOM)).unwrap_or(u32::MAX);
    let Ok(room) = Arc::clone(&way.room).acquire_many_owned(takes).await else { return };
    let bytes = Parcel::Ran { number, told: told.into() }.write();
    let _ = way.queue.send(Queued { bytes, room: Some(room) });
}

impl Back {
    /// Queues a short message without a share of the room. There are never more of them than requests and
    /// sockets.
    fn send(&self, parcel: &Parcel) {
        let _ = self.queue.send(Queued { bytes: parcel.write(), room: None });
    }
}

impl Relayer for Back {
    fn dealt_with(&self, number: u64) {
        self.send(&Parcel::DealtWith { number });
    }

    fn not_here(&self, number: u64) {
        self.send(&Parcel::NotHere { number });
    }
}
