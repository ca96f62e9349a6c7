//! A byte-counting forwarder to a server.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream, tcp::OwnedReadHalf, tcp::OwnedWriteHalf},
};

/// The maximum number of bytes that are forwarded together.
const PIECE: usize = 64 * 1024;

/// A byte-counting forwarder to a server.
pub struct Counted {
    /// The address for clients.
    pub address: SocketAddr,
    bytes: Arc<AtomicU64>,
}

impl Counted {
    pub async fn to(server: SocketAddr) -> anyhow::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (address, bytes) = (listener.local_addr()?, Arc::new(AtomicU64::new(0)));
        tokio::spawn(run(listener, server, Arc::clone(&bytes)));
        Ok(Self { address, bytes })
    }

    /// Returns the number of bytes in both directions so far.
    pub fn bytes(&self) -> u64 {
        self.bytes.load(Relaxed)
    }
}

async fn run(listener: TcpListener, server: SocketAddr, bytes: Arc<AtomicU64>) -> std::io::Result<()> {
    loop {
        let (near, _) = listener.accept().await?;
        // A client without a connection tries again.
        let Ok(far) = TcpStream::connect(server).await else { continue };
        near.set_nodelay(true)?;
        far.set_nodelay(true)?;
        let ((from_near, to_near), (from_far, to_far)) = (near.into_split(), far.into_split());
        tokio::spawn(pass(from_near, to_far, Arc::clone(&bytes)));
        tokio::spawn(pass(from_far, to_near, Arc::clone(&bytes)));
    }
}

async fn pass(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, bytes: Arc<AtomicU64>) -> std::io::Result<()> {
    let mut piece = vec![0; PIECE];
    loop {
        match from.read(&mut piece).await? {
            0 => return Ok(()),
            some => {
                to.write_all(&piece[..some]).await?;
                bytes.fetch_add(some as u64, Relaxed);
            }
        }
    }
}
