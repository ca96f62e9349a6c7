//! Incoming messages of one socket.

use std::{
    pin::Pin,
    task::{Context, Poll, ready},
    time::{Duration, Instant},
};

use lobby::{Bucket, Connection, Outbox, Rate};
use protocol::{CloseCode, Problem, ProblemCode, decode};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::tungstenite::{Error, Message, error::ProtocolError};

use super::wire::Wire;
use crate::bucket::limited;

/// The number of consecutive messages refused as too many before the socket is closed. It is below the size
/// of an outbox, so that the client can read the reason.
const PATIENCE: u32 = 50;

/// Reads until the client disconnects. Messages are carried out one after the other.
pub(super) struct Reader<'a> {
    connection: &'a Connection,
    outbox: &'a Outbox,
    rate: Rate,
    bucket: Bucket,
    refused_in_a_row: u32,
    /// The time at which the last refused message may be sent again.
    promised: Instant,
    heard: Instant,
    doing: Doing<'a>,
}

/// The reader's state. Futures are on the heap, so that a quiet socket reserves no room for them.
enum Doing<'a> {
    /// Waits for the next message.
    Reading,
    /// Waits for room for the answers to this message.
    Room(Waits<'a>, Box<Message>),
    /// Waits until the table has accepted the last message.
    Handing(Waits<'a>),
    /// Reads nothing any more, because the client sends too much or unreadable frames. The writer sends the
    /// reason and closes the socket.
    Nothing,
}

type Waits<'a> = Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

impl<'a> Reader<'a> {
    pub(super) fn new(connection: &'a Connection, outbox: &'a Outbox, rate: Rate) -> Self {
        let now = Instant::now();
        let bucket = Bucket::full(rate, now);
        let (refused_in_a_row, doing) = (0, Doing::Reading);
        Self { connection, outbox, rate, bucket, refused_in_a_row, promised: now, heard: now, doing }
    }

    /// Returns the time of the client's last sign of life.
    pub(super) fn heard(&self) -> Instant {
        self.heard
    }

    /// Makes progress without blocking. Ready when the client has disconnected.
    pub(super) fn poll<S: AsyncRead + AsyncWrite + Unpin>(
        &mut self,
        wire: &mut Wire<S>,
        context: &mut Context<'_>,
    ) -> Poll<()> {
        loop {
            match &mut self.doing {
                Doing::Reading => {}
                Doing::Room(room, _) => {
                    ready!(room.as_mut().poll(context));
                    if let Doing::Room(_, message) = std::mem::replace(&mut self.doing, Doing::Reading) {
                        self.doing = self.carry_out(*message);
                    }
                    continue;
                }
                Doing::Handing(taken) => {
                    ready!(taken.as_mut().poll(context));
                    self.doing = Doing::Reading;
                }
                Doing::Nothing => return Poll::Pending,
            }
            let Some(message) = ready!(wire.poll_read(context)) else { return Poll::Ready(()) };
            self.heard = Instant::now();
            self.doing = match message {
                // Only the client's close frame is expected now, at the same rate.
                Ok(_) if self.outbox.is_closed() => match self.bucket.take(self.rate, self.heard) {
                    Ok(()) => Doing::Reading,
                    Err(_) => Doing::Nothing,
                },
                // A client that sends a lot gets answers at the pace at which it reads, and its socket is not
                // closed as too slow.
                Ok(message) if !self.outbox.has_room() => {
                    Doing::Room(Box::pin(self.outbox.room()), Box::new(message))
                }
                Ok(message) => self.carry_out(message),
                Err(error) => {
                    let Some((code, why)) = fault(&error) else { return Poll::Ready(()) };
                    metrics::counter!("septet_sockets_closed_total", "why" => why).increment(1);
                    self.outbox.close(code);
                    Doing::Nothing
                }
            };
        }
    }

    fn carry_out(&mut self, message: Message) -> Doing<'a> {
        metrics::counter!("septet_messages_in_total").increment(1);
        let now = Instant::now();
        if let Err(wait) = self.bucket.take(self.rate, now) {
            return self.too_many(&message, now, wait);
        }
        self.refused_in_a_row = 0;
        match message {
            Message::Text(text) => match decode(&text) {
                Ok(message) => {
                    if let Some(message) = self.connection.handle_now(message) {
                        return Doing::Handing(Box::pin(self.connection.handle(message)));
                    }
                }
                Err((id, problem)) => self.connection.refuse(id, problem),
            },
            Message::Binary(_) => {
                let message = "a message must be one JSON text in a text frame";
                self.connection.refuse(None, Problem::new(ProblemCode::Malformed, message));
            }
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) | Message::Frame(_) => {}
        }
        Doing::Reading
    }

    fn too_many(&mut self, message: &Message, now: Instant, wait: Duration) -> Doing<'a> {
        // Each refused message gets its own time to return. So messages for several tables do not return
        // together and get refused again.
        let turn = Duration::from_secs_f64(1.0 / self.rate.per_second.max(1.0));
        self.promised = (now + wait).max(self.promised + turn);
        let wait = self.promised - now;
        self.refused_in_a_row += 1;
        limited("messages");
        if let Message::Text(text) = message {
            let id = match decode(text) {
                Ok(message) => Some(message.id().clone()),
                Err((id, _)) => id,
            };
            let mut problem = Problem::new(ProblemCode::TooMany, "too many messages; slow down");
            problem.retry_after = Some(wait.as_millis() as u64 + 1);
            self.connection.refuse(id, problem);
        }
        if self.refused_in_a_row < PATIENCE {
            return Doing::Reading;
        }
        metrics::counter!("septet_sockets_closed_total", "why" => "flood").increment(1);
        self.outbox.close(CloseCode::Flood);
        Doing::Nothing
    }
}

/// Returns the fault in a received frame, or `None` if the connection just ended.
fn fault(error: &Error) -> Option<(CloseCode, &'static str)> {
    match error {
        Error::Capacity(_) => Some((CloseCode::TooLarge, "too_large")),
        Error::Utf8(_) => Some((CloseCode::NotText, "not_text")),
        // The client disconnected without a close frame.
        Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
        Error::Protocol(_) => Some((CloseCode::BadFrame, "bad_frame")),
        _ => None,
    }
}
