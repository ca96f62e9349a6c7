//! A proxy to Postgres with faults at chosen moments.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering::SeqCst},
};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    sync::watch,
};

/// The fault when the next transaction is about to be committed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// None.
    None,
    /// The node stands still from before the commit on: no connection transports anything.
    Freezes,
    /// As before, and then released: delayed bytes arrive now, and new connections work.
    Thawed,
    /// The connection is cut before the commit arrives.
    CutsBefore,
    /// The connection is cut after the commit, before its answer arrives.
    CutsAfter,
}

/// The state shared with the connections.
struct Way {
    fault: watch::Sender<Fault>,
    /// The number of messages from the node.
    said: AtomicU64,
    /// The number of faults so far.
    happened: watch::Sender<u64>,
    to: String,
}

pub(super) struct Proxy {
    way: Arc<Way>,
    pub(super) port: u16,
}

impl Proxy {
    pub(super) async fn to(port: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let own = listener.local_addr().unwrap().port();
        let way = Arc::new(Way {
            fault: watch::Sender::new(Fault::None),
            said: AtomicU64::new(0),
            happened: watch::Sender::new(0),
            to: format!("127.0.0.1:{port}"),
        });
        let accepting = Arc::clone(&way);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(Arc::clone(&accepting).carry(client));
            }
        });
        Self { way, port: own }
    }

    pub(super) fn set(&self, fault: Fault) {
        self.way.fault.send_replace(fault);
    }

    pub(super) fn said(&self) -> u64 {
        self.way.said.load(SeqCst)
    }

    /// Waits until so many faults have occurred.
    pub(super) async fn happened(&self, times: u64) {
        self.way.happened.subscribe().wait_for(|happened| *happened >= times).await.unwrap();
    }
}

impl Way {
    async fn carry(self: Arc<Self>, client: TcpStream) {
        let server = TcpStream::connect(&self.to).await.unwrap();
        let _ = client.set_nodelay(true);
        let _ = server.set_nodelay(true);
        let ((from_client, to_client), (from_server, to_server)) = (client.into_split(), server.into_split());
        let (deaf, hears) = watch::channel(false);
        // If one direction ends, both ends are closed.
        tokio::select! {
            () = self.out(from_client, to_server, deaf) => {}
            () = self.back(from_server, to_client, hears) => {}
        }
    }

    async fn out(&self, mut from: OwnedReadHalf, mut to: OwnedWriteHalf, deaf: watch::Sender<bool>) {
        let mut buffer = vec![0; 1 << 16];
        while let Ok(n @ 1..) = from.read(&mut buffer).await {
            let said = &buffer[..n];
            self.said.fetch_add(1, SeqCst);
            self.passes().await;
            let fault = *self.fault.borrow();
            if fault != Fault::None && said.windows(6).any(|word| word == b"COMMIT") {
                match fault {
                    Fault::None | Fault::Thawed => {}
                    Fault::Freezes => {
                        self.happened.send_modify(|n| *n += 1);
                        self.thawed().await;
                    }
                    Fault::CutsBefore => {
                        self.fault.send_replace(Fault::None);
                        self.happened.send_modify(|n| *n += 1);
                        return;
                    }
                    Fault::CutsAfter => {
                        self.fault.send_replace(Fault::None);
                        deaf.send_replace(true);
                    }
                }
            }
            if to.write_all(said).await.is_err() {
                return;
            }
        }
    }

    async fn back(&self, mut from: OwnedReadHalf, mut to: OwnedWriteHalf, deaf: watch::Receiver<bool>) {
        let mut buffer = vec![0; 1 << 16];
        while let Ok(n @ 1..) = from.read(&mut buffer).await {
            self.passes().await;
            if *deaf.borrow() {
                self.happened.send_modify(|n| *n += 1);
                return;
            }
            if to.write_all(&buffer[..n]).await.is_err() {
                return;
            }
        }
    }

    /// Waits while the node stands still.
    async fn passes(&self) {
        if *self.fault.borrow() == Fault::Freezes && *self.happened.borrow() > 0 {
            self.thawed().await;
        }
    }

    async fn thawed(&self) {
        let mut fault = self.fault.subscribe();
        let _ = fault.wait_for(|fault| *fault != Fault::Freezes).await;
    }
}
