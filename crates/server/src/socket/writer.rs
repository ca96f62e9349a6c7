//! What goes out on one socket.

use std::{future::Future, time::Duration};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::{Sink, SinkExt, stream::SplitSink};
use lobby::{Out, Outbox, Outgoing};
use protocol::{CloseCode, Frame};

use super::{form::Form, reader::Heard};
use crate::Settings;

/// How long a client has to answer a close before its socket is dropped.
const GOODBYE: Duration = Duration::from_secs(1);

/// Writes until the socket is told to close, does not take what is written, or falls silent.
pub(super) async fn write(
    mut sink: SplitSink<WebSocket, Message>,
    form: Form,
    mut outgoing: Outgoing,
    outbox: &Outbox,
    heard: &Heard,
    settings: &Settings,
) {
    let mut ping = tokio::time::interval(settings.ping_every);
    ping.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    ping.reset();
    let limit = settings.write_timeout;
    loop {
        let written = tokio::select! {
            biased;
            out = outgoing.next() => match out {
                Some(Out::Frame(first)) => in_time(limit, frames(&mut sink, form, first, &mut outgoing)).await,
                // On the heap, as it happens once.
                Some(Out::Close(code)) => return Box::pin(close(&mut sink, code, limit)).await,
                None => return,
            },
            _ = ping.tick() => {
                if heard.ago() >= settings.silence {
                    outbox.close(CloseCode::Silent);
                }
                in_time(limit, sink.send(Message::Ping(bytes::Bytes::new()))).await
            }
        };
        if written.is_err() {
            return;
        }
    }
}

/// Everything that waits, and then one flush.
async fn frames(
    sink: &mut (impl Sink<Message, Error = axum::Error> + Unpin),
    form: Form,
    first: Frame,
    outgoing: &mut Outgoing,
) -> Result<(), axum::Error> {
    let mut next = Some(first);
    let mut written = 0;
    while let Some(frame) = next {
        sink.feed(form.message(&frame)).await?;
        written += 1;
        next = outgoing.ready();
    }
    metrics::counter!("septet_messages_out_total").increment(written);
    sink.flush().await
}

async fn close(sink: &mut SplitSink<WebSocket, Message>, code: CloseCode, limit: Duration) {
    let frame = CloseFrame { code: code.into(), reason: Utf8Bytes::from_static(reason(code)) };
    if in_time(limit, sink.send(Message::Close(Some(frame)))).await.is_ok() {
        // Hanging up at once could overtake the frame. The reader ends earlier when the client answers.
        tokio::time::sleep(GOODBYE).await;
    }
}

/// No client may keep its socket's task waiting for ever.
async fn in_time(limit: Duration, write: impl Future<Output = Result<(), axum::Error>>) -> Result<(), ()> {
    match tokio::time::timeout(limit, write).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(()),
        Err(_) => {
            metrics::counter!("septet_sockets_closed_total", "why" => "stuck").increment(1);
            Err(())
        }
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
