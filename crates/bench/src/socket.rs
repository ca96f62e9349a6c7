//! A client's end of a socket that reads as little as possible: its cost must not hide the server's.

use std::{io::Read, net::SocketAddr};

use anyhow::{Context, bail};
use flate2::read::ZlibDecoder;
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{
        Message, Utf8Bytes, client::IntoClientRequest, http::HeaderValue, protocol::WebSocketConfig,
    },
};

use crate::{account::Account, form::Form};

/// A client's end of a socket.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// Bytes of the received frames on the wire.
    pub received: u64,
    /// The number of received frames.
    pub frames: u64,
    /// The sizes of the frames since they were last taken, if that is recorded.
    sizes: Option<Vec<usize>>,
}

impl Socket {
    /// Connects an account to Septet, and reads the hello.
    pub async fn septet(account: &Account) -> anyhow::Result<Self> {
        Self::septet_with(account, Form::Whole).await
    }

    /// Connects with this form of messages.
    pub async fn septet_with(account: &Account, form: Form) -> anyhow::Result<Self> {
        let mut socket = Self::open(account.server, "/ws", Some((&account.token, form))).await?;
        socket.next().await?;
        Ok(socket)
    }

    /// Connects to a path of a server.
    pub async fn open(server: SocketAddr, path: &str, who: Option<(&str, Form)>) -> anyhow::Result<Self> {
        let mut request = format!("ws://{server}{path}").into_client_request()?;
        if let Some((token, form)) = who {
            let headers = request.headers_mut();
            headers.insert("authorization", HeaderValue::from_str(&format!("Bearer {token}"))?);
            headers.insert("sec-websocket-protocol", HeaderValue::from_static(form.subprotocol()));
        }
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
        let (stream, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Self { stream, received: 0, frames: 0, sizes: None })
    }

    /// Sends one text.
    pub async fn send(&mut self, text: String) -> anyhow::Result<()> {
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// Returns the next text.
    pub async fn next(&mut self) -> anyhow::Result<Utf8Bytes> {
        loop {
            match self.stream.next().await.context("the server hung up")?? {
                Message::Text(text) => {
                    self.count(text.len());
                    return Ok(text);
                }
                Message::Binary(stream) => {
                    self.count(stream.len());
                    let mut text = String::with_capacity(4 * stream.len());
                    ZlibDecoder::new(stream.as_ref()).read_to_string(&mut text)?;
                    return Ok(text.into());
                }
                Message::Close(why) => bail!("the server closed the socket: {why:?}"),
                _ => {}
            }
        }
    }

    fn count(&mut self, bytes: usize) {
        self.received += bytes as u64;
        self.frames += 1;
        if let Some(sizes) = &mut self.sizes {
            sizes.push(bytes);
        }
    }

    /// Returns the sizes of the frames since the last call. The first call returns none.
    pub fn sizes(&mut self) -> Vec<usize> {
        self.sizes.replace(Vec::new()).unwrap_or_default()
    }

    /// Removes the last frame, of this size, from the counts.
    pub fn uncount(&mut self, bytes: usize) {
        self.received -= bytes as u64;
        self.frames -= 1;
        self.sizes.as_mut().and_then(Vec::pop);
    }

    /// Sends a request with the id `b`, which no other kind has, and reads until it is carried out.
    pub async fn ask(&mut self, request: String) -> anyhow::Result<()> {
        self.send(request).await?;
        self.until_done().await
    }

    async fn until_done(&mut self) -> anyhow::Result<()> {
        loop {
            let text = self.next().await?;
            if text.starts_with(r#"{"type":"done","id":"b""#) {
                return Ok(());
            }
            no_problem(&text)?;
        }
    }
}

/// Fails if a message reports a problem: figures with refusals would be useless.
pub fn no_problem(text: &str) -> anyhow::Result<()> {
    let wrong = [r#"{"type":"problem""#, r#"{"type":"closing""#, r#"{"type":"unwatched""#];
    if wrong.iter().any(|start| text.starts_with(start)) {
        bail!("refused: {text}");
    }
    Ok(())
}
