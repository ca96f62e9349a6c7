//! A request and its answer between two processes: over a direct connection, and over core NATS.

use std::{
    net::{SocketAddr, TcpListener},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use super::{
    line::{self, Line},
    nats::Nats,
};
use crate::{figure::Report, spread::Spread};

/// The bytes of a request, and of a frame that answers it: about as many as at a table.
const ASKED: usize = 300;
const TOLD: usize = 2_000;

/// The cost of a round trip over one kind of connection.
struct Trip {
    spread: Spread,
    /// Microseconds of CPU of both ends and of the processes between them.
    cpu: f64,
}

pub async fn run(trips: u32, report: &mut Report) -> anyhow::Result<()> {
    let direct = direct(trips).await?;
    let Some(bus) = bus(trips).await? else {
        println!("no bus: nats-server is not installed (Debian's package of that name)");
        return Ok(());
    };
    for (part, text) in [(0.5, "p50"), (0.99, "p99")] {
        report
            .add(format!("a round trip over core NATS, {text}"), "ms", bus.spread.millis(part))
            .beside("over a connection of their own", direct.spread.millis(part));
    }
    report
        .add("CPU of a round trip over core NATS, both ends and the bus", "us", bus.cpu)
        .beside("both ends of a connection", direct.cpu);
    Ok(())
}

async fn direct(trips: u32) -> anyhow::Result<Trip> {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    let answering = tokio::spawn(line::answer(listener, vec![b'f'; TOLD]));
    let mut line = Line::to(address).await?;
    let request = [b'r'; ASKED];
    let (begun, mut times) = (own_cpu()?, Vec::new());
    for _ in 0..trips {
        let start = Instant::now();
        line.send(&request).await?;
        anyhow::ensure!(line.hear().await?.len() == TOLD, "another answer");
        times.push(start.elapsed());
    }
    let cpu = own_cpu()? - begun;
    answering.abort();
    Ok(Trip { spread: Spread::of(times), cpu: cpu.as_secs_f64() * 1e6 / f64::from(trips) })
}

/// Measures core NATS; `None` if NATS is not installed.
async fn bus(trips: u32) -> anyhow::Result<Option<Trip>> {
    let Some(server) = NatsServer::start().await? else { return Ok(None) };
    let mut answers = Nats::hearing(server.address, "owner").await?;
    let answering = tokio::spawn(async move {
        let frame = vec![b'f'; TOLD];
        while let Ok(asked) = answers.next().await {
            if let Some(reply) = asked.reply {
                answers.publish(&reply, "", &frame).await?;
            }
        }
        anyhow::Ok(())
    });
    let mut asks = Nats::hearing(server.address, "answers").await?;
    let request = [b'r'; ASKED];
    let (begun, theirs, mut times) = (own_cpu()?, server.cpu()?, Vec::new());
    for _ in 0..trips {
        let start = Instant::now();
        asks.publish("owner", "answers", &request).await?;
        anyhow::ensure!(asks.next().await?.bytes.len() == TOLD, "another answer");
        times.push(start.elapsed());
    }
    let cpu = own_cpu()? - begun + (server.cpu()? - theirs);
    answering.abort();
    Ok(Some(Trip { spread: Spread::of(times), cpu: cpu.as_secs_f64() * 1e6 / f64::from(trips) }))
}

/// A private NATS server. It ends when this is dropped.
struct NatsServer {
    process: Child,
    address: SocketAddr,
}

impl NatsServer {
    async fn start() -> anyhow::Result<Option<Self>> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let port = address.port().to_string();
        let started = Command::new("nats-server")
            .args(["-a", "127.0.0.1", "-p", &port])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let process = match started {
            Ok(process) => process,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        let server = Self { process, address };
        for _ in 0..200 {
            if tokio::net::TcpStream::connect(address).await.is_ok() {
                return Ok(Some(server));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        anyhow::bail!("nats-server does not answer")
    }

    fn cpu(&self) -> anyhow::Result<Duration> {
        cpu_of(&self.process.id().to_string())
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn own_cpu() -> anyhow::Result<Duration> {
    cpu_of("self")
}

/// Returns the CPU time of a process so far, all threads.
fn cpu_of(process: &str) -> anyhow::Result<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    // Fields 14 and 15 of proc(5); the first two are cut off.
    let ticks: u64 = fields.skip(11).take(2).map(|ticks| ticks.parse::<u64>().unwrap_or(0)).sum();
    Ok(Duration::from_millis(ticks * 1_000 / rustix::param::clock_ticks_per_second()))
}
