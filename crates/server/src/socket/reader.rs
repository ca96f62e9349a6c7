//! What comes in on one socket.

use std::{
    future::pending,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    time::{Duration, Instant},
};

use axum::extract::ws::{Message, WebSocket};
use futures_util::{StreamExt, stream::SplitStream};
use lobby::{Bucket, Connection, Outbox, Rate};
use protocol::{CloseCode, Limits, Problem, ProblemCode, decode};
use tokio_tungstenite::tungstenite;

/// Messages in a row that are refused as too many before the socket is closed. Fewer than an outbox holds, so
/// that the client can read why.
const PATIENCE: u32 = 50;

/// When the client was last heard.
pub(super) struct Heard {
    start: Instant,
    millis: AtomicU64,
}

impl Heard {
    pub(super) fn new(start: Instant) -> Self {
        Self { start, millis: AtomicU64::new(0) }
    }

    fn now(&self) {
        self.millis.store(self.start.elapsed().as_millis() as u64, Relaxed);
    }

    pub(super) fn ago(&self) -> Duration {
        self.start.elapsed().saturating_sub(Duration::from_millis(self.millis.load(Relaxed)))
    }
}

/// Reads until the client is gone. Messages are carried out one after the other.
pub(super) async fn read(
    mut stream: SplitStream<WebSocket>,
    connection: &Connection,
    outbox: &Outbox,
    heard: &Heard,
    limits: &Limits,
) {
    let rate = Rate { burst: limits.message_burst, per_second: limits.messages_per_second.into() };
    let mut bucket = Bucket::full(rate, Instant::now());
    let mut refused_in_a_row = 0_u32;
    while let Some(message) = stream.next().await {
        heard.now();
        let message = match message {
            Ok(message) => message,
            Err(error) => match fault(&error) {
                Some((code, why)) => {
                    metrics::counter!("septet_sockets_closed_total", "why" => why).increment(1);
                    outbox.close(code);
                    // The rest of the frame is not read; the writer says why and ends the socket.
                    return pending().await;
                }
                None => return,
            },
        };
        // Only the client's own closing is waited for any more.
        if outbox.is_closed() {
            continue;
        }
        // A client that sends a lot is answered at the pace it reads, and its socket is not closed as too slow for that.
        outbox.room().await;
        metrics::counter!("septet_messages_in_total").increment(1);
        if let Err(wait) = bucket.take(rate, Instant::now()) {
            // Each gets a time of its own: what is sent for several tables does not come back together, only to be
            // refused together.
            let turn = Duration::from_secs_f64(f64::from(refused_in_a_row) / rate.per_second.max(1.0));
            refused_in_a_row += 1;
            too_many(connection, &message, wait + turn);
            if refused_in_a_row >= PATIENCE {
                metrics::counter!("septet_sockets_closed_total", "why" => "flood").increment(1);
                outbox.close(CloseCode::Flood);
            }
            continue;
        }
        refused_in_a_row = 0;
        match message {
            Message::Text(text) => match decode(&text) {
                // On the heap, so that a quiet socket does not reserve room for it.
                Ok(message) => Box::pin(connection.handle(message)).await,
                Err((id, problem)) => connection.refuse(id, problem),
            },
            Message::Binary(_) => {
                let message = "a message must be one JSON text in a text frame";
                connection.refuse(None, Problem::new(ProblemCode::Malformed, message));
            }
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => {}
        }
    }
}

fn too_many(connection: &Connection, message: &Message, wait: Duration) {
    let Message::Text(text) = message else { return };
    let id = match decode(text) {
        Ok(message) => Some(message.id().clone()),
        Err((id, _)) => id,
    };
    let mut problem = Problem::new(ProblemCode::TooMany, "too many messages; slow down");
    problem.retry_after = Some((wait.as_millis() as u64).max(1));
    connection.refuse(id, problem);
}

/// What was wrong with what came, if anything came.
fn fault(error: &axum::Error) -> Option<(CloseCode, &'static str)> {
    use tungstenite::{Error, error::ProtocolError};
    match std::error::Error::source(error)?.downcast_ref::<Error>()? {
        Error::Capacity(_) => Some((CloseCode::TooLarge, "too_large")),
        Error::Utf8(_) => Some((CloseCode::NotText, "not_text")),
        // The client is gone without a word.
        Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
        Error::Protocol(_) => Some((CloseCode::BadFrame, "bad_frame")),
        _ => None,
    }
}
