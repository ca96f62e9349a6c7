//! A socket that writes shared frames without copies: each is written from its shared place, without a buffer
//! for every socket.
//!
//! `tungstenite` reads, answers pings and closes. Its few frames and those written here alternate at frame
//! boundaries. It gets no room while one of our frames is incomplete, and no frame of ours begins while one
//! of its is.

use std::{
    collections::VecDeque,
    io::{Error, ErrorKind, IoSlice, Result},
    pin::Pin,
    task::{Context, Poll, ready},
};

use bytes::{Buf, Bytes};
use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        self, Message,
        protocol::{CloseFrame, Role, WebSocketConfig},
    },
};

/// The size of the read buffer in bytes. Frames are small, and larger ones are read in pieces.
const READ_BUFFER: usize = 1024;

/// The most frames in one write call.
pub(super) const TOGETHER: usize = 8;

/// The bytes from which no further frame is added to one write call. Frames in it are not counted as queued
/// any more, so they must be few.
const ENOUGH: usize = 16 * 1024;

/// One socket.
pub(super) struct Wire<S> {
    socket: WebSocketStream<Line<S>>,
    /// True if `tungstenite` may have something to send.
    answers: bool,
    /// True after a close frame was received or queued: no frame may follow.
    parted: bool,
}

/// The connection, and the rest of our frames that it had no room for.
struct Line<S> {
    stream: S,
    /// Nearly always empty, and then without memory.
    rest: VecDeque<Bytes>,
}

/// The type of a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Text,
    Binary,
    Ping,
}

/// A frame that is ready to be sent.
#[derive(Debug)]
pub(super) struct Letter {
    head: [u8; 10],
    head_bytes: u8,
    body: Bytes,
}

/// Frames that are sent in one call.
#[derive(Default)]
pub(super) struct Letters {
    letters: [Option<Letter>; TOGETHER],
    count: usize,
    bytes: usize,
}

impl Letter {
    /// Builds a frame with a whole message, unmasked, as servers send it (RFC 6455, 5.2).
    pub(super) fn new(kind: Kind, body: Bytes) -> Self {
        let mut head = [0; 10];
        head[0] = 0x80
            | match kind {
                Kind::Text => 0x1,
                Kind::Binary => 0x2,
                Kind::Ping => 0x9,
            };
        let head_bytes = match (u8::try_from(body.len()), u16::try_from(body.len())) {
            (Ok(short @ ..126), _) => {
                head[1] = short;
                2
            }
            (_, Ok(medium)) => {
                head[1] = 126;
                head[2..4].copy_from_slice(&medium.to_be_bytes());
                4
            }
            (_, Err(_)) => {
                head[1] = 127;
                head[2..].copy_from_slice(&(body.len() as u64).to_be_bytes());
                10
            }
        };
        Self { head, head_bytes, body }
    }

    fn head(&self) -> &[u8] {
        &self.head[..usize::from(self.head_bytes)]
    }

    #[cfg(test)]
    pub(super) fn body(&self) -> &Bytes {
        &self.body
    }

    #[cfg(test)]
    pub(super) fn is(&self, kind: Kind) -> bool {
        self.head[0] == Self::new(kind, Bytes::new()).head[0]
    }
}

impl Letters {
    pub(super) fn add(&mut self, letter: Letter) {
        self.bytes += letter.head().len() + letter.body.len();
        self.letters[self.count] = Some(letter);
        self.count += 1;
    }

    pub(super) fn are_enough(&self) -> bool {
        self.count == TOGETHER || self.bytes >= ENOUGH
    }

    pub(super) fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub(super) fn count(&self) -> usize {
        self.count
    }

    fn iter(&self) -> impl Iterator<Item = &Letter> {
        self.letters.iter().flatten()
    }

    /// Returns the rest of the frames after so many sent bytes.
    fn after(self, mut gone: usize) -> impl Iterator<Item = Bytes> {
        let pieces = self.letters.into_iter().flatten();
        let pieces = pieces.flat_map(|letter| [Bytes::copy_from_slice(letter.head()), letter.body]);
        pieces.filter_map(move |mut piece| {
            let leaves = gone.min(piece.len());
            gone -= leaves;
            piece.advance(leaves);
            (!piece.is_empty()).then_some(piece)
        })
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Wire<S> {
    /// Starts WebSocket on a connection. `most` limits the size of messages and frames from the client.
    pub(super) async fn new(stream: S, most: usize) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_message_size(Some(most))
            .max_frame_size(Some(most));
        let line = Line { stream, rest: VecDeque::new() };
        let socket = WebSocketStream::from_raw_socket(line, Role::Server, Some(config)).await;
        Self { socket, answers: false, parted: false }
    }

    /// Reads the next message, or `None` after the client has disconnected.
    pub(super) fn poll_read(
        &mut self,
        context: &mut Context<'_>,
    ) -> Poll<Option<std::result::Result<Message, tungstenite::Error>>> {
        let message = ready!(self.socket.poll_next_unpin(context));
        if let Some(Ok(message)) = &message {
            self.answers |= message.is_ping() || message.is_close();
            self.parted |= message.is_close();
        }
        Poll::Ready(message)
    }

    /// Returns whether nothing waits to be sent.
    pub(super) fn is_clear(&self) -> bool {
        !self.answers && self.socket.get_ref().rest.is_empty()
    }

    /// Sends all that waits.
    pub(super) fn poll_clear(&mut self, context: &mut Context<'_>) -> Poll<Result<()>> {
        ready!(self.socket.get_mut().poll_rest(context))?;
        if self.answers {
            ready!(self.socket.poll_flush_unpin(context)).map_err(Error::other)?;
            self.answers = false;
        }
        Poll::Ready(Ok(()))
    }

    /// Writes frames. The rest that the connection has no room for is kept and sent later. Only allowed when
    /// nothing waits.
    pub(super) fn write(&mut self, letters: Letters, context: &mut Context<'_>) -> Result<()> {
        debug_assert!(self.is_clear(), "frames follow each other");
        if self.parted {
            return Err(ErrorKind::BrokenPipe.into());
        }
        let mut slices = [IoSlice::new(&[]); 2 * TOGETHER];
        for (pair, letter) in slices.chunks_exact_mut(2).zip(letters.iter()) {
            (pair[0], pair[1]) = (IoSlice::new(letter.head()), IoSlice::new(&letter.body));
        }
        let line = self.socket.get_mut();
        let slices = &slices[..2 * letters.count()];
        let gone = match Pin::new(&mut line.stream).poll_write_vectored(context, slices) {
            Poll::Ready(gone) => gone?,
            Poll::Pending => 0,
        };
        if gone < letters.bytes {
            line.rest.extend(letters.after(gone));
        }
        Ok(())
    }

    /// Sends a close frame. Only allowed when nothing waits.
    pub(super) fn close(&mut self, frame: CloseFrame) -> std::result::Result<(), tungstenite::Error> {
        debug_assert!(self.is_clear(), "frames follow each other");
        self.answers = true;
        self.parted = true;
        self.socket.start_send_unpin(Message::Close(Some(frame)))
    }
}

impl<S: AsyncWrite + Unpin> Line<S> {
    fn poll_rest(&mut self, context: &mut Context<'_>) -> Poll<Result<()>> {
        while let Some(first) = self.rest.front_mut() {
            match ready!(Pin::new(&mut self.stream).poll_write(context, first))? {
                0 => return Poll::Ready(Err(ErrorKind::WriteZero.into())),
                gone => first.advance(gone),
            }
            if first.is_empty() {
                self.rest.pop_front();
            }
            if self.rest.is_empty() {
                self.rest = VecDeque::new();
            }
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Line<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

/// Writes the frames of `tungstenite`.
impl<S: AsyncWrite + Unpin> AsyncWrite for Line<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        ready!(self.poll_rest(context))?;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use std::{future::poll_fn, time::Duration};

    use tokio::io::duplex;

    use super::*;

    type Client = WebSocketStream<tokio::io::DuplexStream>;

    async fn pair(room: usize) -> (Wire<tokio::io::DuplexStream>, Client) {
        let (here, there) = duplex(room);
        let client = WebSocketStream::from_raw_socket(there, Role::Client, None).await;
        (Wire::new(here, 1 << 14).await, client)
    }

    fn text(n: usize, bytes: usize) -> Bytes {
        format!("{n:08}{}", "x".repeat(bytes)).into()
    }

    /// Sends texts of all lengths through a connection with a limited buffer, while it answers pings.
    async fn talk(room: usize, texts: usize) {
        let (mut wire, client) = pair(room).await;
        // The lengths are limited, because passing them on in pieces takes time.
        let lengths = move |n: usize| {
            let all = [0, 3, 117, 118, 119, 400, 5_000, 65_526, 65_527, 65_528, 70_000];
            all[n * 7 % all.len()].min(room * 200)
        };
        let server = tokio::spawn(async move {
            let (mut next, mut heard) = (0, 0);
            poll_fn(|context| {
                while let Poll::Ready(message) = wire.poll_read(context) {
                    match message.unwrap().unwrap() {
                        Message::Ping(_) => heard += 1,
                        Message::Text(_) => {}
                        other => panic!("{other:?}"),
                    }
                }
                loop {
                    ready!(wire.poll_clear(context)).unwrap();
                    if next == texts {
                        return if heard == texts { Poll::Ready(()) } else { Poll::Pending };
                    }
                    let mut letters = Letters::default();
                    while next < texts && !letters.are_enough() && letters.count() <= next % TOGETHER {
                        letters.add(Letter::new(Kind::Text, text(next, lengths(next))));
                        next += 1;
                    }
                    wire.write(letters, context).unwrap();
                }
            })
            .await;
            wire
        });
        let (mut out, mut back) = client.split();
        let asks = async {
            for n in 0..texts {
                out.send(Message::Ping(format!("{n}").into())).await.unwrap();
            }
        };
        let reads = async {
            // Of the answers to pings only the newest one is sent.
            let (mut seen, mut answered) = (0, false);
            while seen < texts || !answered {
                match back.next().await.unwrap().unwrap() {
                    Message::Pong(to) => answered = *to == *format!("{}", texts - 1).as_bytes(),
                    Message::Text(told) => {
                        assert_eq!(told.as_bytes(), text(seen, lengths(seen)));
                        seen += 1;
                    }
                    other => panic!("{other:?}"),
                }
            }
        };
        tokio::join!(asks, reads);
        let mut wire = server.await.unwrap();
        assert!(wire.is_clear());
        assert_eq!(wire.socket.get_ref().rest.capacity(), 0, "no memory is kept");
        wire.close(CloseFrame { code: 1012.into(), reason: "restart".into() }).unwrap();
        let closing = poll_fn(|context| wire.poll_clear(context));
        let (closed, told) = tokio::join!(closing, back.next());
        closed.unwrap();
        assert!(
            matches!(told.unwrap().unwrap(), Message::Close(Some(frame)) if u16::from(frame.code) == 1012)
        );
    }

    #[tokio::test]
    async fn frames_and_answers_to_pings_follow_each_other_whatever_room_there_is() {
        for room in [1, 2, 7, 64, 1_000, 100_000] {
            let talk = talk(room, 60);
            tokio::time::timeout(Duration::from_secs(60), talk).await.expect("nobody waits for ever");
        }
    }

    #[tokio::test]
    async fn nothing_follows_the_clients_goodbye() {
        let (mut wire, mut client) = pair(1_000).await;
        client.close(None).await.unwrap();
        let read = poll_fn(|context| wire.poll_read(context)).await;
        assert!(read.unwrap().unwrap().is_close());
        poll_fn(|context| wire.poll_clear(context)).await.unwrap();
        let mut letters = Letters::default();
        letters.add(Letter::new(Kind::Text, text(0, 0)));
        let refused = poll_fn(|context| Poll::Ready(wire.write(std::mem::take(&mut letters), context))).await;
        refused.unwrap_err();
        assert!(client.next().await.unwrap().unwrap().is_close());
    }
}
