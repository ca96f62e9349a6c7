//! A connection that breaks.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
};

/// The ends of the first connections: the number of pieces from the client before the end, and the way
/// in which it ends. None of them is in a request that signs in: those have fewer pieces.
const ENDS: [(usize, End); 4] = [(5, End::Before), (4, End::After), (6, End::After), (7, End::Before)];

#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// The last piece never arrives.
    Before,
    /// The last piece arrives, but its answer does not.
    After,
}

/// A proxy to a server whose connections break, up to four times.
pub struct Breaking {
    address: SocketAddr,
    broken: Arc<AtomicUsize>,
}

impl Breaking {
    /// Starts a proxy to this server.
    pub async fn before(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it listens");
        let broken = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&broken);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let Ok(server) = TcpStream::connect(server).await else { continue };
                tokio::spawn(carry(client, server, Arc::clone(&counted)));
            }
        });
        Self { address, broken }
    }

    /// Returns the URL for clients.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Returns the number of broken connections.
    pub fn broken(&self) -> usize {
        self.broken.load(Ordering::SeqCst)
    }
}

/// Forwards between two streams. Both are dropped when it ends.
async fn carry(mut client: TcpStream, mut server: TcpStream, broken: Arc<AtomicUsize>) {
    let end = ENDS.get(broken.load(Ordering::SeqCst)).copied();
    let (mut up, mut down) = (vec![0; 65_536], vec![0; 65_536]);
    let mut pieces = 0;
    loop {
        tokio::select! {
            read = client.read(&mut up) => {
                let Ok(length @ 1..) = read else { return };
                pieces += 1;
                let last = end.filter(|(after, _)| pieces == *after);
                if last.is_some() {
                    broken.fetch_add(1, Ordering::SeqCst);
                }
                if last.is_some_and(|(_, end)| end == End::Before) || server.write_all(&up[..length]).await.is_err() {
                    return;
                }
                if last.is_some() {
                    // The answer shows that the server has read the piece.
                    let _answer = server.read(&mut down).await;
                    return;
                }
            }
            read = server.read(&mut down) => {
                let Ok(length @ 1..) = read else { return };
                if client.write_all(&down[..length]).await.is_err() {
                    return;
                }
            }
        }
    }
}
