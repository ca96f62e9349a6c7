//! The part of NATS' text protocol that a request and its answer need.

use std::net::SocketAddr;

use anyhow::{Context, bail};
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::{TcpStream, tcp::OwnedReadHalf, tcp::OwnedWriteHalf},
};

/// A connection to a NATS server.
pub struct Nats {
    from: BufReader<OwnedReadHalf>,
    to: OwnedWriteHalf,
}

/// A received message.
pub struct Message {
    /// The subject for an answer.
    pub reply: Option<String>,
    pub bytes: Vec<u8>,
}

impl Nats {
    /// Connects and subscribes to a subject.
    pub async fn hearing(address: SocketAddr, subject: &str) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (from, to) = stream.into_split();
        let mut nats = Self { from: BufReader::new(from), to };
        nats.say(&format!("CONNECT {{\"verbose\":false}}\r\nSUB {subject} 1\r\nPING\r\n")).await?;
        // After this answer the server knows the subscription.
        while nats.line().await? != "PONG" {}
        Ok(nats)
    }

    async fn say(&mut self, text: &str) -> anyhow::Result<()> {
        Ok(self.to.write_all(text.as_bytes()).await?)
    }

    async fn line(&mut self) -> anyhow::Result<String> {
        let mut line = String::new();
        anyhow::ensure!(self.from.read_line(&mut line).await? > 0, "NATS hung up");
        line.truncate(line.trim_end().len());
        Ok(line)
    }

    /// Publishes bytes under a subject, with `reply` as the subject for an answer.
    pub async fn publish(&mut self, subject: &str, reply: &str, bytes: &[u8]) -> anyhow::Result<()> {
        let mut message =
            format!("PUB {subject} {reply} {}\r\n", bytes.len()).replace("  ", " ").into_bytes();
        message.extend(bytes);
        message.extend(b"\r\n");
        Ok(self.to.write_all(&message).await?)
    }

    /// Returns the next message.
    pub async fn next(&mut self) -> anyhow::Result<Message> {
        loop {
            let line = self.line().await?;
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                ["MSG", _, _, ref rest @ ..] => {
                    let length: usize = rest.last().context("a message has a length")?.parse()?;
                    let reply = (rest.len() == 2).then(|| rest[0].to_owned());
                    let mut bytes = vec![0; length + 2];
                    self.from.read_exact(&mut bytes).await?;
                    bytes.truncate(length);
                    return Ok(Message { reply, bytes });
                }
                ["PING"] => self.say("PONG\r\n").await?,
                ["PONG"] | ["INFO", ..] => {}
                _ => bail!("NATS says {line}"),
            }
        }
    }
}
