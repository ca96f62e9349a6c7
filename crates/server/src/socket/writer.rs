//! Outgoing frames of one socket.

use std::{
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use bytes::Bytes;
use lobby::{Out, Outbox, Outgoing};
use protocol::{CloseCode, Frame};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    time::{Instant, Sleep},
};
use tokio_tungstenite::tungstenite::{Utf8Bytes, protocol::CloseFrame};

use super::{
    form::Form,
    wire::{Kind, Letter, Letters, Wire},
};
use crate::Settings;

/// The time that a client has to answer a close frame before its socket is dropped.
const GOODBYE: Duration = Duration::from_secs(1);

/// Writes until the socket is to be closed, accepts no bytes, or falls silent.
pub(super) struct Writer<'a> {
    form: Form,
    outgoing: Outgoing,
    outbox: &'a Outbox,
    settings: &'a Settings,
    doing: Doing,
    ping_at: Instant,
    /// The timer for the next ping or a present deadline. It may fire too early.
    timer: Pin<Box<Sleep>>,
}

enum Doing {
    /// Waits for frames.
    Nothing,
    /// Waits until frames have left.
    Writing(Stuck),
    /// Waits until the close frame has left.
    Closing(Stuck),
    /// Waits before hanging up, which could overtake the close frame. The reader ends earlier when the client
    /// answers.
    Parting(Instant),
}

/// The time at which a client that accepts no bytes is given up. Set at the first wait.
type Stuck = Option<Instant>;

/// The end of the socket.
struct Over;

impl<E: std::error::Error> From<E> for Over {
    fn from(_: E) -> Self {
        Self
    }
}

impl<'a> Writer<'a> {
    pub(super) fn new(form: Form, outgoing: Outgoing, outbox: &'a Outbox, settings: &'a Settings) -> Self {
        let ping_at = Instant::now() + settings.ping_every;
        let timer = Box::pin(tokio::time::sleep_until(ping_at));
        Self { form, outgoing, outbox, settings, doing: Doing::Nothing, ping_at, timer }
    }

    /// Makes progress without blocking. Ready when the socket has ended. `heard` is the time of the client's
    /// last sign of life.
    pub(super) fn poll<S: AsyncRead + AsyncWrite + Unpin>(
        &mut self,
        wire: &mut Wire<S>,
        heard: std::time::Instant,
        context: &mut Context<'_>,
    ) -> Poll<()> {
        loop {
            match ready!(self.step(wire, heard, context)) {
                Ok(next) => self.doing = next,
                Err(Over) => return Poll::Ready(()),
            }
        }
    }

    fn step<S: AsyncRead + AsyncWrite + Unpin>(
        &mut self,
        wire: &mut Wire<S>,
        heard: std::time::Instant,
        context: &mut Context<'_>,
    ) -> Poll<Result<Doing, Over>> {
        match self.doing {
            Doing::Nothing if !wire.is_clear() => Poll::Ready(Ok(Doing::Writing(None))),
            Doing::Nothing => match self.outgoing.poll_next(context) {
                Poll::Ready(Some(Out::Frame(frame))) => {
                    self.write(wire, Some(frame), context)?;
                    Poll::Ready(Ok(Doing::Writing(None)))
                }
                Poll::Ready(Some(Out::Close(code))) => {
                    let reason = Utf8Bytes::from_static(reason(code));
                    wire.close(CloseFrame { code: u16::from(code).into(), reason })?;
                    Poll::Ready(Ok(Doing::Closing(None)))
                }
                Poll::Ready(None) => Poll::Ready(Err(Over)),
                Poll::Pending => {
                    ready!(self.wait(self.ping_at, context));
                    self.ping_at = Instant::now() + self.settings.ping_every;
                    if heard.elapsed() >= self.settings.silence {
                        self.outbox.close(CloseCode::Silent);
                    }
                    let mut letters = Letters::default();
                    letters.add(Letter::new(Kind::Ping, Bytes::new()));
                    wire.write(letters, context)?;
                    Poll::Ready(Ok(Doing::Writing(None)))
                }
            },
            Doing::Writing(stuck) => match wire.poll_clear(context)? {
                Poll::Ready(()) if self.write(wire, None, context)? => Poll::Ready(Ok(Doing::Writing(None))),
                Poll::Ready(()) => Poll::Ready(Ok(Doing::Nothing)),
                Poll::Pending => self.stuck(stuck, Doing::Writing, context),
            },
            Doing::Closing(stuck) => match wire.poll_clear(context)? {
                Poll::Ready(()) => Poll::Ready(Ok(Doing::Parting(Instant::now() + GOODBYE))),
                Poll::Pending => self.stuck(stuck, Doing::Closing, context),
            },
            Doing::Parting(until) => self.wait(until, context).map(|()| Err(Over)),
        }
    }

    /// Writes this frame and queued ones, as many as fit into one call. Returns whether there were any. The
    /// wire keeps bytes that find no room. Further frames stay queued until those have left.
    fn write<S: AsyncRead + AsyncWrite + Unpin>(
        &mut self,
        wire: &mut Wire<S>,
        mut first: Option<Frame>,
        context: &mut Context<'_>,
    ) -> Result<bool, Over> {
        let mut letters = Letters::default();
        while !letters.are_enough()
            && let Some(frame) = first.take().or_else(|| self.outgoing.ready())
        {
            letters.add(self.form.letter(&frame));
        }
        if letters.is_empty() {
            return Ok(false);
        }
        metrics::counter!("septet_messages_out_total").increment(letters.count() as u64);
        wire.write(letters, context)?;
        Ok(true)
    }

    /// Gives a client up that accepts no bytes for too long, so that its task does not wait for ever.
    fn stuck(
        &mut self,
        stuck: Stuck,
        doing: fn(Stuck) -> Doing,
        context: &mut Context<'_>,
    ) -> Poll<Result<Doing, Over>> {
        let until = stuck.unwrap_or_else(|| Instant::now() + self.settings.write_timeout);
        self.doing = doing(Some(until));
        ready!(self.wait(until, context));
        metrics::counter!("septet_sockets_closed_total", "why" => "stuck").increment(1);
        Poll::Ready(Err(Over))
    }

    fn wait(&mut self, until: Instant, context: &mut Context<'_>) -> Poll<()> {
        if self.timer.deadline() > until {
            self.timer.as_mut().reset(until);
        }
        while self.timer.as_mut().poll(context).is_ready() {
            if Instant::now() >= until {
                return Poll::Ready(());
            }
            self.timer.as_mut().reset(until);
        }
        Poll::Pending
    }
}

const fn reason(code: CloseCode) -> &'static str {
    match code {
        CloseCode::BadFrame => "not a WebSocket frame",
        CloseCode::NotText => "a text frame is UTF-8",
        CloseCode::TooLarge => "the frame is too large",
        CloseCode::Restart => "the server is restarting; reconnect and resume",
        CloseCode::SignedOut => "the session has ended; sign in again",
        CloseCode::Silent => "the server heard nothing from you; reconnect and resume",
        CloseCode::Slow => "you did not read fast enough; reconnect and resume",
        CloseCode::Flood => "far too many messages",
    }
}
