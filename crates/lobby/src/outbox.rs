//! The way out to one socket: bounded in frames and in bytes, so that one slow reader delays nobody and costs
//! little.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use protocol::{CloseCode, Frame};
use tokio::sync::{Notify, mpsc, watch};

/// Frames that wait for one socket at most.
pub const OUTBOX_FRAMES: usize = 64;

/// Frames with which one request is answered at most.
const ANSWERS: usize = 4;

/// Requests of one socket that tables are busy with at most. Their answers fill half of its queue.
pub(crate) const IN_FLIGHT: usize = OUTBOX_FRAMES / ANSWERS / 2;

/// A frame up to this size counts as a frame only: an answer must find room behind whatever it belongs to.
const SMALL: usize = 1024;

/// The sending end; cheap to clone. Sending never waits.
#[derive(Clone, Debug)]
pub struct Outbox {
    frames: mpsc::Sender<Frame>,
    load: Arc<Load>,
    close: watch::Sender<Option<CloseCode>>,
}

/// The socket's end.
#[derive(Debug)]
pub struct Outgoing {
    frames: mpsc::Receiver<Frame>,
    load: Arc<Load>,
    close: watch::Receiver<Option<CloseCode>>,
}

/// How much waits for one socket.
#[derive(Debug)]
struct Load {
    bytes: AtomicUsize,
    most: usize,
    /// Rung whenever something was taken.
    taken: Notify,
}

/// What the socket has to do next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Out {
    /// Send this.
    Frame(Frame),
    /// Close with this code; nothing comes after it.
    Close(CloseCode),
}

impl Load {
    fn is_half_empty(&self) -> bool {
        self.bytes.load(Ordering::Relaxed) <= self.most / 2
    }

    fn give_back(&self, frame: &Frame) {
        self.bytes.fetch_sub(frame.size(), Ordering::Relaxed);
        self.taken.notify_waiters();
    }

    /// Waits until less than half of the bytes wait, or `is_over`.
    async fn half_empty(&self, is_over: impl Fn() -> bool) {
        loop {
            // Listening first: what is taken between looking and waiting must not be missed.
            let taken = self.taken.notified();
            tokio::pin!(taken);
            taken.as_mut().enable();
            if self.is_half_empty() || is_over() {
                return;
            }
            taken.await;
        }
    }
}

impl Outbox {
    /// A way out that holds [`OUTBOX_FRAMES`] of this many bytes together.
    ///
    /// One frame may be larger than that: it is taken while less waits.
    pub fn new(bytes: u32) -> (Self, Outgoing) {
        let (frames, frames_out) = mpsc::channel(OUTBOX_FRAMES);
        let (close, close_out) = watch::channel(None);
        let load = Arc::new(Load { bytes: AtomicUsize::new(0), most: bytes as usize, taken: Notify::new() });
        let outgoing = Outgoing { frames: frames_out, load: Arc::clone(&load), close: close_out };
        (Self { frames, load, close }, outgoing)
    }

    /// Queues a frame. If the queue is full the socket is told to close as too slow.
    pub fn send(&self, frame: Frame) {
        let size = frame.size();
        // Nothing is queued for a socket that is about to be closed for it.
        if self.is_slow() {
            return;
        }
        let before = self.load.bytes.fetch_add(size, Ordering::Relaxed);
        let sent = if size > SMALL && before >= self.load.most {
            Err(true)
        } else {
            self.frames.try_send(frame).map_err(|error| matches!(error, mpsc::error::TrySendError::Full(_)))
        };
        if let Err(is_full) = sent {
            self.load.bytes.fetch_sub(size, Ordering::Relaxed);
            if is_full {
                self.close(CloseCode::Slow);
            }
        }
    }

    fn is_slow(&self) -> bool {
        *self.close.borrow() == Some(CloseCode::Slow)
    }

    /// Waits until there is room for the answers to one more request, or nobody takes any more.
    pub async fn room(&self) {
        self.load.half_empty(|| self.is_closed()).await;
        drop(self.frames.reserve_many(ANSWERS).await);
    }

    /// The same, while [`IN_FLIGHT`] requests may be answered at any moment, this one among them.
    pub(crate) async fn room_for_all(&self) {
        self.load.half_empty(|| self.is_closed()).await;
        drop(self.frames.reserve_many(ANSWERS * IN_FLIGHT).await);
    }

    /// Tells the socket to close. The first reason stands.
    pub fn close(&self, code: CloseCode) {
        let told = self.close.send_if_modified(|reason| {
            let first = reason.is_none();
            reason.get_or_insert(code);
            first
        });
        if told {
            self.load.taken.notify_waiters();
        }
    }

    /// Whether the socket was told to close or is gone.
    pub fn is_closed(&self) -> bool {
        self.close.borrow().is_some() || self.frames.is_closed()
    }
}

impl Outgoing {
    /// The next thing to do; `None` when nobody can send any more.
    ///
    /// Frames queued before a close are still delivered, unless the socket was too slow for them. Safe to
    /// cancel.
    pub async fn next(&mut self) -> Option<Out> {
        let told = *self.close.borrow_and_update();
        if let Some(code) = told {
            if code == CloseCode::Slow {
                // Memory of messages that nobody will read is given back at once, not when the client has said goodbye.
                while self.ready().is_some() {}
            } else if let Some(frame) = self.ready() {
                return Some(Out::Frame(frame));
            }
            return Some(Out::Close(code));
        }
        tokio::select! {
            biased;
            changed = self.close.changed() => match changed {
                Ok(()) => Box::pin(self.next()).await,
                Err(_) => self.frames.recv().await.map(|frame| self.take(frame)).map(Out::Frame),
            },
            frame = self.frames.recv() => frame.map(|frame| self.take(frame)).map(Out::Frame),
        }
    }

    /// A frame that waits already, so that several can be written at once.
    pub fn ready(&mut self) -> Option<Frame> {
        let frame = self.frames.try_recv().ok()?;
        Some(self.take(frame))
    }

    fn take(&self, frame: Frame) -> Frame {
        self.load.give_back(&frame);
        frame
    }
}

impl Drop for Outgoing {
    /// Senders that wait for room need not wait any longer.
    fn drop(&mut self) {
        self.frames.close();
        self.load.taken.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use protocol::{ServerMessage, encode};

    use super::*;

    const PLENTY: u32 = 1 << 20;

    fn frame(now: u64) -> Frame {
        encode::<serde_json::Value>(&ServerMessage::Pong { id: "p".into(), now })
    }

    fn large(bytes: usize) -> Frame {
        encode::<serde_json::Value>(&ServerMessage::Pong { id: "p".repeat(bytes), now: 0 })
    }

    #[tokio::test]
    async fn a_slow_reader_is_closed_and_nobody_waits_for_it() {
        let (outbox, mut out) = Outbox::new(PLENTY);
        for n in 0..=OUTBOX_FRAMES as u64 {
            outbox.send(frame(n));
        }
        assert!(outbox.is_closed());
        assert_eq!(out.next().await, Some(Out::Close(CloseCode::Slow)));
    }

    #[tokio::test]
    async fn bytes_are_bounded_as_frames_are_and_given_back_at_once() {
        let (outbox, mut out) = Outbox::new(10_000);
        for _ in 0..2 {
            outbox.send(large(6_000));
        }
        assert!(!outbox.is_closed(), "the frame that exceeds the bound is the last one");
        outbox.send(frame(1));
        assert!(!outbox.is_closed(), "an answer finds room behind it");
        outbox.send(large(6_000));
        assert!(outbox.is_closed());
        let before = outbox.load.bytes.load(Ordering::Relaxed);
        outbox.send(large(6_000));
        assert_eq!(outbox.load.bytes.load(Ordering::Relaxed), before, "nothing is queued any more");
        assert_eq!(out.next().await, Some(Out::Close(CloseCode::Slow)));
        assert_eq!(outbox.load.bytes.load(Ordering::Relaxed), 0);
    }

    #[tokio::test]
    async fn who_reads_gets_any_number_of_large_frames() {
        let (outbox, mut out) = Outbox::new(10_000);
        for _ in 0..100 {
            outbox.send(large(50_000));
            assert!(matches!(out.next().await, Some(Out::Frame(_))));
        }
        assert!(!outbox.is_closed());
    }

    #[tokio::test]
    async fn room_is_waited_for_in_bytes_until_nobody_reads_any_more() {
        let (outbox, mut out) = Outbox::new(10_000);
        outbox.send(large(6_000));
        let waits = |outbox: &Outbox| {
            let outbox = outbox.clone();
            tokio::spawn(async move { outbox.room_for_all().await })
        };
        let waiting = waits(&outbox);
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        assert!(out.ready().is_some());
        waiting.await.unwrap();

        outbox.send(large(6_000));
        let waiting = waits(&outbox);
        tokio::task::yield_now().await;
        drop(out);
        waiting.await.unwrap();
    }

    #[tokio::test]
    async fn what_was_queued_before_a_close_is_delivered() {
        let (outbox, mut out) = Outbox::new(PLENTY);
        outbox.send(frame(1));
        outbox.close(CloseCode::Restart);
        outbox.close(CloseCode::SignedOut);
        assert_eq!(out.next().await, Some(Out::Frame(frame(1))));
        assert_eq!(out.next().await, Some(Out::Close(CloseCode::Restart)));
    }

    #[tokio::test]
    async fn it_ends_when_nobody_can_send() {
        let (outbox, mut out) = Outbox::new(PLENTY);
        outbox.send(frame(1));
        drop(outbox);
        assert_eq!(out.next().await, Some(Out::Frame(frame(1))));
        assert_eq!(out.next().await, None);
    }
}
