//! A link to another node. Requests leave over it, and answers return to the sockets that sent the requests.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use async_trait::async_trait;
use bytes::Bytes;
use lobby::{Outbox, Passed, Way, come_again};
use protocol::Frame;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio_util::sync::CancellationToken;

use super::{
    beat::{Ended, Queued},
    parcel::Parcel,
};

/// The maximum number of bytes of requests in the send queue. Further client requests are tried again.
const ROOM: usize = 4 * 1024 * 1024;

/// The room that a request takes in addition to its text, in bytes.
const BESIDE: usize = 256;

/// The maximum number of bytes of news in the send queue. With more, the link ends. The next link makes the
/// peer read all shared state again.
const NEWS: usize = 4 * 1024 * 1024;

/// A link to another node.
pub(super) struct Link {
    queue: mpsc::UnboundedSender<Queued>,
    room: Arc<Semaphore>,
    for_news: Arc<Semaphore>,
    /// Cancelled when the link has to end.
    given_up: CancellationToken,
    state: Mutex<State>,
}

struct State {
    open: bool,
    next: u64,
    /// Requests that were passed on and are not answered.
    waiting: HashMap<u64, Passed>,
    /// Remote commands that are not answered.
    errands: HashMap<u64, oneshot::Sender<Bytes>>,
    /// The sockets that sent requests. Each is kept while it is open and the peer may send something for it.
    sockets: HashMap<u64, Asks>,
}

/// A socket that sent requests over the link.
struct Asks {
    outbox: Outbox,
    /// The number of requests that are not answered.
    waiting: u32,
    /// True if the peer carried out a request of the socket. Then it may send more for the socket.
    served: bool,
}

impl Link {
    pub(super) fn new() -> (Arc<Self>, mpsc::UnboundedReceiver<Queued>) {
        let (queue, queued) = mpsc::unbounded_channel();
        let (waiting, errands, sockets) = Default::default();
        let state = State { open: true, next: 0, waiting, errands, sockets };
        let (room, for_news) = (Arc::new(Semaphore::new(ROOM)), Arc::new(Semaphore::new(NEWS)));
        let link =
            Self { queue, room, for_news, given_up: CancellationToken::new(), state: Mutex::new(state) };
        (Arc::new(link), queued)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues a short message without a share of the room. There are never more of them than sockets.
    fn send(&self, parcel: &Parcel) {
        let _ = self.queue.send(Queued { bytes: parcel.write(), room: None });
    }

    /// Returns when the link has to end because the peer reads too slowly.
    pub(super) async fn given_up(&self) {
        self.given_up.cancelled().await;
    }

    /// Makes the peer read all shared state again. Sent when all further news of this node goes over this
    /// link.
    pub(super) fn again(&self) {
        self.send(&Parcel::Again);
    }

    /// Sends news. Gives the link up if the queue has no room for them.
    pub(super) fn tell(&self, news: Bytes) {
        let takes = u32::try_from(news.len() + BESIDE).unwrap_or(u32::MAX);
        match Arc::clone(&self.for_news).try_acquire_many_owned(takes) {
            Ok(room) => {
                let bytes = Parcel::News { news }.write();
                let _ = self.queue.send(Queued { bytes, room: Some(room) });
            }
            Err(_) => self.given_up.cancel(),
        }
    }

    /// Reports that a socket of this server closed.
    pub(super) fn gone(&self, socket: u64) {
        let mut state = self.state();
        if state.sockets.remove(&socket).is_some() {
            self.send(&Parcel::Gone { socket });
        }
    }

    /// Reports closed sockets. A socket may have closed before its last request was passed on.
    pub(super) fn look_round(&self) {
        let mut state = self.state();
        for (socket, _) in state.sockets.extract_if(|_, asks| asks.outbox.is_closed()) {
            self.send(&Parcel::Gone { socket });
        }
    }

    /// Handles a message of the peer. Returns an error if the message breaks the protocol.
    pub(super) fn hear(&self, parcel: Parcel) -> Result<(), Ended> {
        match parcel {
            Parcel::Here => {}
            Parcel::Frame { socket, text } => {
                let frame = Frame::written(text).ok_or(Ended::Unruly("a frame is no text"))?;
                // A closed socket receives nothing.
                if let Some(asks) = self.state().sockets.get(&socket) {
                    asks.outbox.send(frame);
                }
            }
            Parcel::Close { socket, code } => {
                let mut state = self.state();
                if let Some(asks) = state.sockets.remove(&socket) {
                    asks.outbox.close(code);
                    self.send(&Parcel::Gone { socket });
                }
            }
            Parcel::DealtWith { number } => {
                let mut state = self.state();
                let passed = state.waiting.remove(&number);
                if let Some(asks) = passed.and_then(|passed| state.sockets.get_mut(&passed.socket())) {
                    asks.waiting = asks.waiting.saturating_sub(1);
                    asks.served = true;
                }
            }
            Parcel::NotHere { number } => {
                let mut state = self.state();
                if let Some(passed) = state.waiting.remove(&number) {
                    self.not_there(&mut state, passed.socket());
                    tokio::spawn(passed.come_back());
                }
            }
            Parcel::Ran { number, told } => {
                if let Some(errand) = self.state().errands.remove(&number) {
                    // The caller may have stopped waiting.
                    let _ = errand.send(told);
                }
            }
            Parcel::Caller { .. }
            | Parcel::Ask { .. }
            | Parcel::Gone { .. }
            | Parcel::Run { .. }
            | Parcel::Again
            | Parcel::News { .. } => {
                return Err(Ended::Unruly("it asks where it is asked"));
            }
        }
        Ok(())
    }

    /// Notes that the peer did not carry out a request. A socket without any carried out or waiting request
    /// is forgotten. Its client then does not have to reconnect when the link ends.
    fn not_there(&self, state: &mut State, socket: u64) {
        let Some(asks) = state.sockets.get_mut(&socket) else { return };
        asks.waiting = asks.waiting.saturating_sub(1);
        if asks.waiting == 0 && !asks.served {
            state.sockets.remove(&socket);
            self.send(&Parcel::Gone { socket });
        }
    }

    /// Ends the link. The outcome of unanswered requests is not known, so clients send them again.
    pub(super) fn end(&self) {
        let mut state = self.state();
        state.open = false;
        state.errands.clear();
        let (waiting, sockets) = (std::mem::take(&mut state.waiting), std::mem::take(&mut state.sockets));
        drop(state);
        sockets.values().for_each(|asks| come_again(&asks.outbox));
        drop(waiting);
    }
}

#[async_trait]
impl Way for Link {
    fn is_open(&self) -> bool {
        self.state().open
    }

    fn pass_on(&self, passed: Passed) -> Result<(), Passed> {
        // A closed socket needs no answer.
        if passed.outbox().is_closed() {
            return Ok(());
        }
        let Ok(text) = serde_json::to_vec(passed.message()) else { return Err(passed) };
        let takes = u32::try_from(text.len() + BESIDE).unwrap_or(u32::MAX);
        let Ok(room) = Arc::clone(&self.room).try_acquire_many_owned(takes) else { return Err(passed) };
        let mut state = self.state();
        if !state.open {
            return Err(passed);
        }
        let (socket, number) = (passed.socket(), state.next);
        state.next += 1;
        let asks = state.sockets.entry(socket).or_insert_with(|| {
            self.send(&Parcel::Caller { socket, caller: passed.caller() });
            Asks { outbox: passed.outbox().clone(), waiting: 0, served: false }
        });
        asks.waiting += 1;
        let ask = Parcel::Ask { socket, number, message: Bytes::from(text) };
        let _ = self.queue.send(Queued { bytes: ask.write(), room: Some(room) });
        state.waiting.insert(number, passed);
        metrics::counter!("septet_passed_on_total", "what" => "request").increment(1);
        Ok(())
    }

    async fn run(&self, errand: Vec<u8>) -> Option<Vec<u8>> {
        let takes = u32::try_from((errand.len() + BESIDE).min(ROOM)).unwrap_or(u32::MAX);
        let room = Arc::clone(&self.room).acquire_many_owned(takes).await.ok()?;
        let (done, told) = oneshot::channel();
        {
            let mut state = self.state();
            if !state.open {
                return None;
            }
            let number = state.next;
            state.next += 1;
            state.errands.insert(number, done);
            let bytes = Parcel::Run { number, errand: errand.into() }.write();
            let _ = self.queue.send(Queued { bytes, room: Some(room) });
            metrics::counter!("septet_passed_on_total", "what" => "command").increment(1);
        }
        told.await.ok().map(Into::into)
    }
}
