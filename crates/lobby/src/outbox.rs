//! The outgoing side of a socket: bounded in frames and in bytes, so that a slow reader delays no one else.
//!
//! It is a queue of its own because there are many sockets, most of them quiet. A channel of tokio allocates
//! room for 32 frames in advance. The reason to close and the signal for room would need more channels.

use std::{
    collections::VecDeque,
    future::poll_fn,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, Waker},
};

use contract::Json;
use protocol::{CloseCode, Frame, ServerMessage, encode};
use tokio::sync::Notify;

/// The maximum number of frames that wait for one socket.
pub const OUTBOX_FRAMES: usize = 64;

/// The maximum number of frames in the answer to one request.
const ANSWERS: usize = 4;

/// The maximum number of unanswered requests of one socket. Their answers fill half of its queue.
pub(crate) const IN_FLIGHT: usize = OUTBOX_FRAMES / ANSWERS / 2;

/// A frame up to this size counts only as a frame, so that an answer fits behind the data it belongs to.
const SMALL: usize = 1024;

/// The number of frames for which an empty queue keeps its memory.
const KEPT: usize = 8;

/// The sending end; cheap to clone. Sending never waits.
#[derive(Clone, Debug)]
pub struct Outbox(Arc<Senders>);

/// All clones of one [`Outbox`].
#[derive(Debug)]
struct Senders(Arc<Shared>);

/// The socket's end.
#[derive(Debug)]
pub struct Outgoing(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    queue: Mutex<Queue>,
    /// Notified when a frame was taken and a sender waits for room.
    taken: Notify,
}

#[derive(Debug)]
struct Queue {
    frames: VecDeque<Frame>,
    /// The bytes of all frames.
    bytes: usize,
    most: usize,
    /// The first reason to close the socket.
    close: Option<CloseCode>,
    /// True if the socket's end was dropped.
    gone: bool,
    /// True if all senders were dropped.
    over: bool,
    /// The socket's task, if it waits.
    socket: Option<Waker>,
    /// True if a sender waits for room.
    wanted: bool,
}

/// The next action of the socket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Out {
    /// Send this frame.
    Frame(Frame),
    /// Close with this code; nothing follows.
    Close(CloseCode),
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the queue, and wakes the waiting tasks that the change affects.
    fn change<T>(&self, change: impl FnOnce(&mut Queue) -> T) -> T {
        let mut queue = self.queue();
        let before = (queue.frames.len(), queue.close, queue.over, queue.gone);
        let changed = change(&mut queue);
        let (frames, close, over, gone) = (queue.frames.len(), queue.close, queue.over, queue.gone);
        let news = frames > before.0 || (close, over) != (before.1, before.2);
        let socket = queue.socket.take_if(|_| news);
        let room = frames < before.0 || (close, gone) != (before.1, before.3);
        let wanted = room && std::mem::take(&mut queue.wanted);
        drop(queue);
        if let Some(socket) = socket {
            socket.wake();
        }
        if wanted {
            self.taken.notify_waiters();
        }
        changed
    }
}

impl Queue {
    fn is_closed(&self) -> bool {
        self.close.is_some() || self.gone
    }

    /// Returns `true` if so many frames fit, and at most half of the bytes wait.
    fn has_room(&self, frames: usize) -> bool {
        self.bytes <= self.most / 2 && self.frames.len() + frames <= OUTBOX_FRAMES
    }

    fn has_room_or_is_closed(&self, frames: usize) -> bool {
        self.has_room(frames) || self.is_closed()
    }

    fn send(&mut self, frame: Frame) {
        // No frame is queued for a socket that is about to be closed as slow.
        if self.gone || self.close == Some(CloseCode::Slow) {
            return;
        }
        let size = frame.size();
        let full = self.frames.len() == OUTBOX_FRAMES || (size > SMALL && self.bytes >= self.most);
        if full {
            self.close(CloseCode::Slow);
        } else {
            self.bytes += size;
            self.frames.push_back(frame);
        }
    }

    fn close(&mut self, code: CloseCode) {
        if self.close.is_none() {
            self.close = Some(code);
            if code == CloseCode::Slow {
                // Frees the memory of unread frames at once, before the client answers the close.
                (self.frames, self.bytes) = (VecDeque::new(), 0);
            }
        }
    }

    fn take(&mut self) -> Option<Frame> {
        let frame = self.frames.pop_front()?;
        self.bytes -= frame.size();
        if self.frames.is_empty() && self.frames.capacity() > KEPT {
            self.frames = VecDeque::new();
        }
        Some(frame)
    }

    /// Returns the next action of the socket; `None` at the end.
    fn next(&mut self, context: &Context<'_>) -> Poll<Option<Out>> {
        if let Some(frame) = self.take() {
            return Poll::Ready(Some(Out::Frame(frame)));
        }
        if let Some(code) = self.close {
            return Poll::Ready(Some(Out::Close(code)));
        }
        if self.over {
            return Poll::Ready(None);
        }
        match &mut self.socket {
            Some(waker) => waker.clone_from(context.waker()),
            none => *none = Some(context.waker().clone()),
        }
        Poll::Pending
    }
}

impl Outbox {
    /// Builds a queue for [`OUTBOX_FRAMES`] frames of this many bytes together.
    ///
    /// One frame may be larger than that: it fits while less waits.
    pub fn new(bytes: u32) -> (Self, Outgoing) {
        let queue = Queue {
            frames: VecDeque::new(),
            bytes: 0,
            most: bytes as usize,
            close: None,
            gone: false,
            over: false,
            socket: None,
            wanted: false,
        };
        let shared = Arc::new(Shared { queue: Mutex::new(queue), taken: Notify::new() });
        (Self(Arc::new(Senders(Arc::clone(&shared)))), Outgoing(shared))
    }

    fn shared(&self) -> &Shared {
        &self.0.0
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.shared().queue()
    }

    /// Sends the reason, and closes the socket with this code. Does nothing if the socket is closing already.
    pub(crate) fn close_because(&self, code: CloseCode, reason: &str) {
        if self.is_closed() {
            return;
        }
        let closing = ServerMessage::Closing { code, reason: reason.into(), resume: code.resumable() };
        let frame = encode::<Json>(&closing);
        self.shared().change(|queue| {
            if !queue.is_closed() {
                queue.send(frame);
                queue.close(code);
            }
        });
    }

    /// Queues a frame. If the queue is full, the socket closes as too slow.
    pub fn send(&self, frame: Frame) {
        self.shared().change(|queue| queue.send(frame));
    }

    /// Returns `true` if there is room for the answers to one more request, or the socket is closed.
    pub fn has_room(&self) -> bool {
        self.queue().has_room_or_is_closed(ANSWERS)
    }

    /// Does the same, while [`IN_FLIGHT`] requests may be answered at any moment, this one among them.
    pub(crate) fn has_room_for_all(&self) -> bool {
        self.queue().has_room_or_is_closed(ANSWERS * IN_FLIGHT)
    }

    /// Waits until there is room for the answers to one more request, or the socket is closed.
    pub async fn room(&self) {
        self.room_for(ANSWERS).await;
    }

    /// Does the same, while [`IN_FLIGHT`] requests may be answered at any moment, this one among them.
    pub(crate) async fn room_for_all(&self) {
        self.room_for(ANSWERS * IN_FLIGHT).await;
    }

    async fn room_for(&self, frames: usize) {
        if self.queue().has_room_or_is_closed(frames) {
            return;
        }
        loop {
            // Listens first, so that no frame taken between the check and the wait is missed.
            let mut taken = std::pin::pin!(self.shared().taken.notified());
            taken.as_mut().enable();
            {
                let mut queue = self.queue();
                if queue.has_room_or_is_closed(frames) {
                    return;
                }
                queue.wanted = true;
            }
            taken.await;
        }
    }

    /// Closes the socket. The first reason is kept.
    pub fn close(&self, code: CloseCode) {
        self.shared().change(|queue| queue.close(code));
    }

    /// Returns `true` if the socket is closing or was dropped.
    pub fn is_closed(&self) -> bool {
        self.queue().is_closed()
    }
}

impl Outgoing {
    /// Returns the next action; `None` when all senders were dropped.
    ///
    /// Frames queued before a close are still delivered, unless the socket was too slow for them. Safe to
    /// cancel.
    pub async fn next(&mut self) -> Option<Out> {
        poll_fn(|context| self.poll_next(context)).await
    }

    /// Does the same for a task that also waits for other events.
    pub fn poll_next(&mut self, context: &Context<'_>) -> Poll<Option<Out>> {
        self.0.change(|queue| queue.next(context))
    }

    /// Returns a frame that waits already, so that several can be written at once.
    pub fn ready(&mut self) -> Option<Frame> {
        self.0.change(Queue::take)
    }
}

impl Drop for Senders {
    fn drop(&mut self) {
        self.0.change(|queue| queue.over = true);
    }
}

impl Drop for Outgoing {
    /// Wakes the senders that wait for room.
    fn drop(&mut self) {
        self.0.change(|queue| {
            queue.gone = true;
            queue.frames = VecDeque::new();
            queue.bytes = 0;
        });
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
        assert_eq!(outbox.queue().bytes, 0, "whether or not its task is writing");
        outbox.send(large(6_000));
        assert_eq!(outbox.queue().bytes, 0, "nothing is queued any more");
        assert_eq!(out.next().await, Some(Out::Close(CloseCode::Slow)));
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
