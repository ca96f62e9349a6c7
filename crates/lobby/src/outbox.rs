//! The way out to one socket: bounded, so that one slow reader delays nobody.

use protocol::{CloseCode, Frame};
use tokio::sync::{mpsc, watch};

/// Frames that wait for one socket at most.
pub const OUTBOX_FRAMES: usize = 64;

/// Frames with which one request is answered at most.
const ANSWERS: usize = 4;

/// Requests of one socket that tables are busy with at most. Their answers fill half of its queue.
pub(crate) const IN_FLIGHT: usize = OUTBOX_FRAMES / ANSWERS / 2;

/// The sending end; cheap to clone. Sending never waits.
#[derive(Clone, Debug)]
pub struct Outbox {
    frames: mpsc::Sender<Frame>,
    close: watch::Sender<Option<CloseCode>>,
}

/// The socket's end.
#[derive(Debug)]
pub struct Outgoing {
    frames: mpsc::Receiver<Frame>,
    close: watch::Receiver<Option<CloseCode>>,
}

/// What the socket has to do next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Out {
    /// Send this.
    Frame(Frame),
    /// Close with this code; nothing comes after it.
    Close(CloseCode),
}

impl Outbox {
    /// A way out that holds [`OUTBOX_FRAMES`].
    pub fn new() -> (Self, Outgoing) {
        let (frames, frames_out) = mpsc::channel(OUTBOX_FRAMES);
        let (close, close_out) = watch::channel(None);
        (Self { frames, close }, Outgoing { frames: frames_out, close: close_out })
    }

    /// Queues a frame. If the queue is full the socket is told to close as too slow.
    pub fn send(&self, frame: Frame) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.frames.try_send(frame) {
            self.close(CloseCode::Slow);
        }
    }

    /// Waits until there is room for the answers to one more request, or nobody takes any more.
    pub async fn room(&self) {
        drop(self.frames.reserve_many(ANSWERS).await);
    }

    /// The same, while [`IN_FLIGHT`] requests may be answered at any moment, this one among them.
    pub(crate) async fn room_for_all(&self) {
        drop(self.frames.reserve_many(ANSWERS * IN_FLIGHT).await);
    }

    /// Tells the socket to close. The first reason stands.
    pub fn close(&self, code: CloseCode) {
        self.close.send_if_modified(|reason| {
            let first = reason.is_none();
            reason.get_or_insert(code);
            first
        });
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
        if let Some(code) = *self.close.borrow_and_update() {
            if code != CloseCode::Slow
                && let Ok(frame) = self.frames.try_recv()
            {
                return Some(Out::Frame(frame));
            }
            return Some(Out::Close(code));
        }
        tokio::select! {
            biased;
            changed = self.close.changed() => match changed {
                Ok(()) => Box::pin(self.next()).await,
                Err(_) => self.frames.recv().await.map(Out::Frame),
            },
            frame = self.frames.recv() => frame.map(Out::Frame),
        }
    }

    /// A frame that waits already, so that several can be written at once.
    pub fn ready(&mut self) -> Option<Frame> {
        self.frames.try_recv().ok()
    }
}

#[cfg(test)]
mod tests {
    use protocol::{ServerMessage, encode};

    use super::*;

    fn frame(now: u64) -> Frame {
        encode::<serde_json::Value>(&ServerMessage::Pong { id: "p".into(), now })
    }

    #[tokio::test]
    async fn a_slow_reader_is_closed_and_nobody_waits_for_it() {
        let (outbox, mut out) = Outbox::new();
        for n in 0..=OUTBOX_FRAMES as u64 {
            outbox.send(frame(n));
        }
        assert!(outbox.is_closed());
        assert_eq!(out.next().await, Some(Out::Close(CloseCode::Slow)));
    }

    #[tokio::test]
    async fn what_was_queued_before_a_close_is_delivered() {
        let (outbox, mut out) = Outbox::new();
        outbox.send(frame(1));
        outbox.close(CloseCode::Restart);
        outbox.close(CloseCode::SignedOut);
        assert_eq!(out.next().await, Some(Out::Frame(frame(1))));
        assert_eq!(out.next().await, Some(Out::Close(CloseCode::Restart)));
    }

    #[tokio::test]
    async fn it_ends_when_nobody_can_send() {
        let (outbox, mut out) = Outbox::new();
        outbox.send(frame(1));
        drop(outbox);
        assert_eq!(out.next().await, Some(Out::Frame(frame(1))));
        assert_eq!(out.next().await, None);
    }
}
