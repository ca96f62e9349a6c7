//! What stands before several servers.

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

/// How often each server is asked whether it is ready.
const EVERY: Duration = Duration::from_millis(50);

/// Leads each connection to one of the servers that say that they are ready, in turn, as proxies do. It ends when it is dropped.
pub struct Balancer {
    address: SocketAddr,
    _tasks: JoinSet<()>,
}

struct Behind {
    address: SocketAddr,
    ready: AtomicBool,
}

impl Balancer {
    /// One before these servers.
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

    /// Where clients come.
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
            // If nobody is ready it hangs up.
            let Some(to) = turn.into_iter().find(|server| server.ready.load(Relaxed)) else { return };
            let Ok(mut server) = TcpStream::connect(to.address).await else { return };
            // Either end may go whenever it likes.
            let _ended = copy_bidirectional(&mut client, &mut server).await;
        });
        while open.try_join_next().is_some() {}
    }
}
