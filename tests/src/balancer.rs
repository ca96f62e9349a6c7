//! A load balancer in front of several servers.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
    time::Duration,
};

use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    task::JoinSet,
};

use crate::http::request;

/// The interval between two readiness checks of a server.
const EVERY: Duration = Duration::from_millis(50);

/// A load balancer that forwards each connection to one of the ready servers in turn, as proxies do. It ends
/// when it is dropped.
pub struct Balancer {
    address: SocketAddr,
    _tasks: JoinSet<()>,
}

struct Behind {
    address: SocketAddr,
    ready: AtomicBool,
}

impl Balancer {
    /// Starts a load balancer in front of these servers.
    ///
    /// # Panics
    ///
    /// If there is no port.
    pub async fn before(servers: &[SocketAddr]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it listens");
        let behind = servers.iter().map(|&address| Behind { address, ready: AtomicBool::new(false) });
        let behind: Arc<[Behind]> = behind.collect();
        let mut tasks = JoinSet::new();
        for number in 0..behind.len() {
            let behind = Arc::clone(&behind);
            tasks.spawn(async move {
                loop {
                    let answer = request(behind[number].address, "GET", "/readyz", &[], "").await;
                    behind[number].ready.store(answer.is_ok_and(|answer| answer.status == 200), Relaxed);
                    tokio::time::sleep(EVERY).await;
                }
            });
        }
        tasks.spawn(lead(listener, behind));
        Self { address, _tasks: tasks }
    }

    /// Returns the address for clients.
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

async fn lead(listener: TcpListener, behind: Arc<[Behind]>) {
    let (next, mut open) = (AtomicUsize::new(0), JoinSet::new());
    while let Ok((mut client, _)) = listener.accept().await {
        let first = next.fetch_add(1, Relaxed);
        let behind = Arc::clone(&behind);
        open.spawn(async move {
            let turn = (0..behind.len()).map(|n| &behind[(first + n) % behind.len()]);
            // If no server is ready, it closes the connection.
            let Some(to) = turn.into_iter().find(|server| server.ready.load(Relaxed)) else { return };
            let Ok(mut server) = TcpStream::connect(to.address).await else { return };
            // Either end may close the connection at any time.
            let _ended = copy_bidirectional(&mut client, &mut server).await;
        });
        while open.try_join_next().is_some() {}
    }
}
