//! A client's end of a WebSocket, down to the frame.

use std::collections::VecDeque;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{ClientMessage, Problem, SUBPROTOCOL, ServerMessage};
use serde_json::Value;
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{
        self, Message,
        client::IntoClientRequest as _,
        http::{HeaderName, HeaderValue},
    },
};

use crate::{Credentials, waiting::patiently};

/// An open socket.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    kept: VecDeque<Heard>,
}

/// An event on a socket.
#[derive(Clone, Debug)]
pub enum Heard {
    /// A message, and its frame.
    Said(Box<ServerMessage>, String),
    /// The end: the close code, or `None` if the connection broke.
    Closed(Option<u16>),
}

/// The headers of an upgrade request. The default is that of a signed-in person's browser.
#[derive(Clone, Debug)]
pub struct Upgrade {
    /// `Origin`, if any.
    pub origin: Option<String>,
    /// `Sec-WebSocket-Protocol`, if any.
    pub subprotocol: Option<String>,
    /// The header with the credentials.
    pub credentials: Option<(&'static str, String)>,
}

/// The status with which the server refused the upgrade.
#[derive(Clone, Debug)]
pub struct NotUpgraded {
    /// The status code: 401, 403 and so on.
    pub status: u16,
    /// The body of the answer.
    pub body: String,
}

impl Upgrade {
    /// Returns the headers that the account's own client sends: with an origin for people, without for bots.
    pub fn of(server: impl Into<SocketAddr>, who: &Credentials) -> Self {
        let browser = who.header.0 == "Cookie";
        Self {
            origin: browser.then(|| format!("http://{}", server.into())),
            subprotocol: Some(SUBPROTOCOL.to_owned()),
            credentials: Some(who.header.clone()),
        }
    }

    /// Opens the socket.
    ///
    /// # Errors
    ///
    /// If the server refuses.
    ///
    /// # Panics
    ///
    /// If there is no server.
    pub async fn open(&self, server: impl Into<SocketAddr>) -> Result<Socket, NotUpgraded> {
        match self.try_open(server).await {
            Ok(answer) => answer,
            Err(error) => panic!("the server is not there: {error}"),
        }
    }

    /// Opens the socket.
    ///
    /// # Errors
    ///
    /// The outer one if there is no server, the inner one if it refuses.
    pub async fn try_open(
        &self,
        server: impl Into<SocketAddr>,
    ) -> Result<Result<Socket, NotUpgraded>, tungstenite::Error> {
        let mut request = format!("ws://{}/ws", server.into()).into_client_request()?;
        let mut set = |name: &'static str, value: &str| {
            let value = HeaderValue::from_str(value).expect("tests send printable headers");
            request.headers_mut().insert(HeaderName::from_static(name), value);
        };
        if let Some(origin) = &self.origin {
            set("origin", origin);
        }
        if let Some(subprotocol) = &self.subprotocol {
            set("sec-websocket-protocol", subprotocol);
        }
        match &self.credentials {
            Some(("Cookie", value)) => set("cookie", value),
            Some((_, value)) => set("authorization", value),
            None => {}
        }
        match connect_async(request).await {
            Ok((stream, _)) => Ok(Ok(Socket { stream, kept: VecDeque::new() })),
            Err(tungstenite::Error::Http(answer)) => Ok(Err(NotUpgraded {
                status: answer.status().as_u16(),
                body: String::from_utf8_lossy(answer.body().as_deref().unwrap_or_default()).into_owned(),
            })),
            Err(error) => Err(error),
        }
    }
}

impl Socket {
    /// Opens a socket as this account and reads the hello.
    ///
    /// # Panics
    ///
    /// If the server refuses.
    pub async fn open(server: impl Into<SocketAddr>, who: &Credentials) -> Self {
        let server = server.into();
        let mut socket = match Upgrade::of(server, who).open(server).await {
            Ok(socket) => socket,
            Err(refused) => panic!("no socket: {refused:?}"),
        };
        match socket.message().await {
            ServerMessage::Hello { you, .. } => assert_eq!(you, who.account),
            other => panic!("the first message is {other:?}"),
        }
        socket
    }

    /// Sends a message. Only reading reports a broken connection.
    pub async fn send(&mut self, message: &ClientMessage) {
        self.send_text(&serde_json::to_string(message).expect("messages serialize")).await;
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: &str) {
        self.send_frame(Message::text(text)).await;
    }

    /// Sends any frame.
    pub async fn send_frame(&mut self, frame: Message) {
        // Only reading reports a broken connection.
        let _sent = self.stream.send(frame).await;
    }

    /// Returns the next event.
    ///
    /// # Panics
    ///
    /// If none arrives, or something that the protocol does not define.
    pub async fn heard(&mut self) -> Heard {
        match self.kept.pop_front() {
            Some(heard) => heard,
            None => self.read().await,
        }
    }

    /// Returns the next message.
    ///
    /// # Panics
    ///
    /// If the socket is closed instead.
    pub async fn message(&mut self) -> ServerMessage {
        match self.heard().await {
            Heard::Said(message, _) => *message,
            Heard::Closed(code) => panic!("closed with {code:?}"),
        }
    }

    /// Sends a request and waits for its answer. Other messages that arrive before it are kept for
    /// [`Socket::heard`].
    ///
    /// # Errors
    ///
    /// If the server refuses it.
    ///
    /// # Panics
    ///
    /// If the socket is closed instead.
    pub async fn ask(&mut self, message: &ClientMessage) -> Result<Option<u64>, Problem> {
        self.send(message).await;
        self.answer(message.id()).await
    }

    /// Waits for the answer to a request.
    ///
    /// # Errors
    ///
    /// If the server refuses it.
    ///
    /// # Panics
    ///
    /// If the socket is closed instead.
    pub async fn answer(&mut self, wanted: &str) -> Result<Option<u64>, Problem> {
        loop {
            let heard = self.read().await;
            let Heard::Said(message, _) = &heard else { panic!("no answer to {wanted}: {heard:?}") };
            match &**message {
                ServerMessage::Done { id, seq, .. } if id == wanted => return Ok(*seq),
                ServerMessage::Pong { id, .. } if id == wanted => return Ok(None),
                ServerMessage::Problem { id: Some(id), problem, .. } if id == wanted => {
                    return Err(problem.clone());
                }
                _ => self.kept.push_back(heard),
            }
        }
    }

    /// Returns the next message that arrived before the last answer.
    pub fn kept(&mut self) -> Option<Heard> {
        self.kept.pop_front()
    }

    /// Returns the close code that ends the socket, and ignores all messages before it.
    pub async fn closed(&mut self) -> Option<u16> {
        loop {
            if let Heard::Closed(code) = self.heard().await {
                return code;
            }
        }
    }

    /// Returns true if the server still answers on this socket.
    pub async fn is_alive(&mut self) -> bool {
        self.ask(&ClientMessage::Ping { id: "alive".into() }).await.is_ok()
    }

    /// Breaks the connection without a close frame.
    pub fn cut(self) {
        drop(self);
    }

    async fn read(&mut self) -> Heard {
        patiently("the server says something", async {
            loop {
                match self.stream.next().await {
                    Some(Ok(Message::Text(text))) => {
                        let message = match serde_json::from_str::<ServerMessage<Value>>(&text) {
                            Ok(message) => Box::new(message),
                            Err(error) => panic!("not a message of ours: {error}: {text}"),
                        };
                        return Heard::Said(message, text.as_str().to_owned());
                    }
                    Some(Ok(Message::Close(frame))) => {
                        return Heard::Closed(frame.map(|frame| frame.code.into()));
                    }
                    Some(Ok(Message::Binary(_) | Message::Frame(_))) => panic!("the server sends text"),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Err(_)) | None => return Heard::Closed(None),
                }
            }
        })
        .await
    }
}
