//! A connection between two nodes that a test cuts or suspends.

use std::sync::Arc;

use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::{Mutex, watch},
};

/// The state shared with the connections.
struct Way {
    cuts: watch::Sender<u64>,
    held: watch::Sender<bool>,
    /// All bytes sent to the called server.
    said: Mutex<Vec<u8>>,
    to: String,
}

pub(super) struct Cutter {
    way: Arc<Way>,
    pub(super) address: String,
}

impl Cutter {
    pub(super) async fn to(to: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let way = Arc::new(Way {
            cuts: watch::Sender::new(0),
            held: watch::Sender::new(false),
            said: Mutex::default(),
            to,
        });
        let accepting = Arc::clone(&way);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(Arc::clone(&accepting).carry(client));
            }
        });
        Self { way, address }
    }

    /// Ends all connections at once.
    pub(super) fn cut(&self) {
        self.way.cuts.send_modify(|cuts| *cuts += 1);
    }

    /// Suspends all connections, or resumes them.
    pub(super) fn hold(&self, held: bool) {
        self.way.held.send_replace(held);
    }

    pub(super) async fn said(&self) -> Vec<u8> {
        self.way.said.lock().await.clone()
    }
}

impl Way {
    async fn carry(self: Arc<Self>, client: TcpStream) {
        let Ok(server) = TcpStream::connect(&self.to).await else { return };
        let mut cuts = self.cuts.subscribe();
        cuts.mark_unchanged();
        let ((from_client, to_client), (from_server, to_server)) = (client.into_split(), server.into_split());
        tokio::select! {
            () = self.pass(from_client, to_server, true) => {}
            () = self.pass(from_server, to_client, false) => {}
            _ = cuts.changed() => {}
        }
    }

    async fn pass(&self, mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, noted: bool) {
        let mut buffer = vec![0; 1 << 16];
        while let Ok(n @ 1..) = from.read(&mut buffer).await {
            let _ = self.held.subscribe().wait_for(|held| !held).await;
            if noted {
                self.said.lock().await.extend(&buffer[..n]);
            }
            if to.write_all(&buffer[..n]).await.is_err() {
                return;
            }
        }
    }
}
