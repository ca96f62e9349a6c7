//! A round trip over a direct connection of two processes, framed like a link between nodes.

use std::net::SocketAddr;

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::{TcpListener, TcpStream, tcp::OwnedReadHalf, tcp::OwnedWriteHalf},
};

/// One end of a connection.
pub struct Line {
    from: BufReader<OwnedReadHalf>,
    to: OwnedWriteHalf,
}

impl Line {
    fn over(stream: TcpStream) -> anyhow::Result<Self> {
        stream.set_nodelay(true)?;
        let (from, to) = stream.into_split();
        Ok(Self { from: BufReader::new(from), to })
    }

    pub async fn to(address: SocketAddr) -> anyhow::Result<Self> {
        Self::over(TcpStream::connect(address).await?)
    }

    /// Sends a message: its length and its bytes.
    pub async fn send(&mut self, parcel: &[u8]) -> anyhow::Result<()> {
        let mut bytes = u32::try_from(parcel.len())?.to_be_bytes().to_vec();
        bytes.extend(parcel);
        Ok(self.to.write_all(&bytes).await?)
    }

    /// Returns the next message.
    pub async fn hear(&mut self) -> anyhow::Result<Vec<u8>> {
        let mut parcel = vec![0; self.from.read_u32().await? as usize];
        self.from.read_exact(&mut parcel).await?;
        Ok(parcel)
    }
}

/// Answers each message of each connection with this one.
pub async fn answer(listener: TcpListener, answer: Vec<u8>) -> anyhow::Result<()> {
    loop {
        let mut line = Line::over(listener.accept().await?.0)?;
        while line.hear().await.is_ok() {
            line.send(&answer).await?;
        }
    }
}
