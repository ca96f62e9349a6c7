//! The requests that servers send each other with each heartbeat, when many accounts listen at one of them.

use std::{net::TcpListener, time::Duration};

use tokio::task::JoinSet;

use super::{
    Postgres,
    counted::Counted,
    nodes::{SECRET, TERM},
};
use crate::{
    account::Account,
    figure::Report,
    septet::{Binary, Database},
    socket::Socket,
    subject::Subject,
};

/// The duration of each measurement in seconds.
const SECONDS: u64 = 10;

/// The server with the listeners, the other one, and the forwarder through which the other one sends
/// requests.
struct Two {
    here: Subject,
    there: Subject,
    way: Counted,
}

/// The activity in a second.
struct Second {
    /// CPU of the server with the listeners, and of the other one, in milliseconds.
    cpu: [f64; 2],
    /// Bytes over the link through which the other server sends requests.
    bytes: f64,
}

pub async fn run(count: u32, septet: &Binary, report: &mut Report) -> anyhow::Result<()> {
    let postgres = Postgres::start()?;
    let two = Two::start(septet, &postgres.database("cluster")?).await?;
    tokio::time::sleep(Duration::from_millis(TERM)).await;
    let nobody = two.second(async || Ok(())).await?;
    let mut open = JoinSet::new();
    for _ in 0..count {
        let socket = listen(&two.here).await?;
        open.spawn(stay(socket));
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    let same = two.second(async || Ok(())).await?;
    // After a change the whole list is sent again.
    let changed = two
        .second(async || {
            open.spawn(stay(listen(&two.here).await?));
            Ok(())
        })
        .await?;
    anyhow::ensure!(open.try_join_next().is_none(), "a socket was closed");
    for (what, second) in [("nothing changes", &same), ("one more comes in each second", &changed)] {
        let name = |of: &str| format!("{count} listen at a server, {what}: {of}");
        for (of, side) in [("its CPU", 0), ("CPU of another one", 1)] {
            report.add(name(of), "ms a second", second.cpu[side]).beside("nobody listens", nobody.cpu[side]);
        }
        report
            .add(name("over the link"), "bytes a second", second.bytes)
            .beside("nobody listens", nobody.bytes);
    }
    Ok(())
}

/// Opens a socket that listens.
async fn listen(server: &Subject) -> anyhow::Result<Socket> {
    let mut socket = Socket::septet(&Account::sign_in(server.address, "Bench").await?).await?;
    socket.ask(r#"{"type":"listen","id":"b","plays":[]}"#.to_owned()).await?;
    Ok(socket)
}

/// Answers the server's pings until the socket is closed.
async fn stay(mut socket: Socket) {
    while socket.next().await.is_ok() {}
}

impl Two {
    async fn start(septet: &Binary, url: &str) -> anyhow::Result<Self> {
        let free = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let way = Counted::to(free).await?;
        let (listen, address) = (free.to_string(), way.address.to_string());
        let first = ["--cluster-node", "a", "--cluster-listen", &listen, "--cluster-address", &address];
        let second = ["--cluster-node", "b", "--cluster-listen", "127.0.0.1:0"];
        let start = |more: &[&str]| septet.serve(&Database::Postgres(url), &[more, &SECRET].concat());
        Ok(Self { here: start(&first)?, there: start(&second)?, way })
    }

    /// Returns the activity in a second, in which `done` runs once.
    async fn second(&self, mut done: impl AsyncFnMut() -> anyhow::Result<()>) -> anyhow::Result<Second> {
        let cpu = || anyhow::Ok([self.here.cpu()?, self.there.cpu()?]);
        let (before, bytes) = (cpu()?, self.way.bytes());
        let mut beats = tokio::time::interval(Duration::from_secs(1));
        for _ in 0..=SECONDS {
            beats.tick().await;
            done().await?;
        }
        let after = cpu()?;
        let each = |side: usize| (after[side] - before[side]).as_secs_f64() * 1e3 / SECONDS as f64;
        Ok(Second { cpu: [each(0), each(1)], bytes: (self.way.bytes() - bytes) as f64 / SECONDS as f64 })
    }
}
