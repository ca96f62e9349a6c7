//! One socket with typed messages.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{Account, ClientMessage, Limits, SUBPROTOCOL, ServerMessage};
use tokio::{
    net::TcpStream,
    time::{Instant, timeout, timeout_at},
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{
        Error as WsError, Message,
        client::IntoClientRequest as _,
        http::{HeaderName, HeaderValue},
    },
};

use crate::{Error, Session, session::refusal};

/// The time limit for opening a socket, and for sending one message.
const PATIENCE: Duration = Duration::from_secs(20);
/// The silence after which the client pings the server. After as long again it gives the server up.
const QUIET: Duration = Duration::from_secs(20);

/// The first message of the server.
#[derive(Clone, PartialEq, Debug)]
pub struct Hello {
    /// The account that the client is signed in to.
    pub you: Account,
    /// The server's clock at that moment, milliseconds since 1970.
    pub now: u64,
    /// The limits for this account.
    pub limits: Limits,
}

/// One socket with typed messages. It does not reconnect after a break: [`Client`](crate::Client) does.
#[derive(Debug)]
pub struct Connection {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    hello: Hello,
    heard: Instant,
    asked: bool,
}

impl Connection {
    /// Opens a socket and waits for the server's first message.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, refuses the session, or does not send `hello`.
    pub async fn open(session: &Session) -> Result<Self, Error> {
        let wrong = || Error::Address(session.address().to_string());
        let mut request = session.address().socket().into_client_request().map_err(|_| wrong())?;
        let mut headers = vec![("sec-websocket-protocol", SUBPROTOCOL.to_owned())];
        headers.extend(session.credentials());
        headers.extend(session.needs_origin().then(|| ("origin", session.address().origin())));
        for (name, value) in headers {
            let value = HeaderValue::from_str(&value).map_err(|_| wrong())?;
            request.headers_mut().insert(HeaderName::from_static(name), value);
        }
        // Messages are small and wait for each other's answers: Nagle's algorithm would cost 40 ms each.
        let opened =
            timeout(PATIENCE, connect_async_with_config(request, None, true)).await.map_err(|_| silent())?;
        let (stream, _) = opened.map_err(failure)?;
        let hello = Hello { you: session.account().clone(), now: 0, limits: Limits::default() };
        let mut connection = Self { stream, hello, heard: Instant::now(), asked: false };
        match timeout(PATIENCE, connection.next()).await.map_err(|_| silent())?? {
            ServerMessage::Hello { you, now, limits, .. } => connection.hello = Hello { you, now, limits },
            other => return Err(Error::Garbled(format!("a socket that begins with {other:?}"))),
        }
        Ok(connection)
    }

    /// Returns the server's first message.
    pub const fn hello(&self) -> &Hello {
        &self.hello
    }

    /// Sends a message to the server.
    ///
    /// # Errors
    ///
    /// If the socket broke.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), Error> {
        self.send_text(serde_json::to_string(message).expect("messages have string keys")).await
    }

    /// Sends any text, to test the server's reaction.
    ///
    /// # Errors
    ///
    /// If the socket broke.
    pub async fn send_text(&mut self, text: impl Into<String>) -> Result<(), Error> {
        let sent = self.stream.send(Message::text(text.into()));
        timeout(PATIENCE, sent).await.map_err(|_| silent())?.map_err(failure)
    }

    /// Waits for the next message and answers pings. Dropping the future loses nothing.
    ///
    /// # Errors
    ///
    /// If the socket broke, was closed, or carries data that is not a message.
    pub async fn next(&mut self) -> Result<ServerMessage, Error> {
        loop {
            let patience = if self.asked { 2 * QUIET } else { QUIET };
            let frame = match timeout_at(self.heard + patience, self.stream.next()).await {
                Ok(frame) => frame.ok_or_else(broken)?.map_err(failure)?,
                Err(_) if self.asked => return Err(silent()),
                Err(_) => {
                    self.asked = true;
                    let ping = self.stream.send(Message::Ping(Default::default()));
                    timeout(PATIENCE, ping).await.map_err(|_| silent())?.map_err(failure)?;
                    continue;
                }
            };
            (self.heard, self.asked) = (Instant::now(), false);
            match frame {
                Message::Text(text) => {
                    return serde_json::from_str(&text).map_err(|error| Error::Garbled(error.to_string()));
                }
                Message::Close(frame) => {
                    let frame = frame.ok_or_else(broken)?;
                    return Err(Error::Closed { code: frame.code.into(), reason: frame.reason.to_string() });
                }
                Message::Binary(_) => return Err(Error::Garbled("a binary frame".into())),
                Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }

    /// Closes the socket with a closing handshake.
    pub async fn close(mut self) {
        // If the server has already disconnected, there is no handshake.
        let _ = timeout(Duration::from_secs(2), self.stream.close(None)).await;
    }
}

fn failure(error: WsError) -> Error {
    match error {
        WsError::Http(response) => {
            refusal(response.status().as_u16(), response.body().as_deref().unwrap_or_default())
        }
        WsError::Protocol(_) | WsError::Utf8(_) | WsError::Capacity(_) => {
            Error::Unreachable(error.to_string())
        }
        other => Error::Unreachable(other.to_string()),
    }
}

fn silent() -> Error {
    Error::Unreachable("it does not answer".into())
}

fn broken() -> Error {
    Error::Unreachable("the connection broke".into())
}
