//! A server that is asked to stop while another one continues: the time until it ends, and the waiting time
//! of clients.

use std::time::{Duration, Instant};

use super::{Postgres, nodes::Nodes};
use crate::{account::Account, figure::Report, scene::Scene, septet::Binary, socket::Socket, spread::Spread};

/// The earliest and the latest reconnection of a client after it was disconnected, in milliseconds, as in the
/// web client.
const BACK: [u64; 2] = [200, 400];

/// The time between two attempts of a client that is refused.
const AGAIN: Duration = Duration::from_millis(200);

/// The observations of one client.
struct Seen {
    /// The time from the signal until the server disconnected it.
    sent_away: Duration,
    /// The time from then until it followed its table at the other server.
    waited: Duration,
    /// The number of failed attempts.
    in_vain: u32,
}

pub async fn run(
    counts: &[u32],
    scenes: &[Scene],
    septet: &Binary,
    report: &mut Report,
) -> anyhow::Result<()> {
    for &count in counts {
        measure(count, scenes, septet, report).await?;
    }
    Ok(())
}

/// Measures this number of tables of the first server, each followed by its own socket.
async fn measure(count: u32, scenes: &[Scene], septet: &Binary, report: &mut Report) -> anyhow::Result<()> {
    let postgres = Postgres::start()?;
    let Nodes { a, b } = Nodes::start(septet, &postgres.database("cluster")?, &["--cluster-notice", "0"])?;
    let account = Account::sign_in(a.address, "Bench").await?;
    let there = Account { server: b.address, ..account.clone() };
    let mut open = Vec::new();
    for (number, scene) in (0..count).zip(scenes.iter().cycle()) {
        let table = account.make_table_of(&scene.setup()?).await?;
        let mut socket = Socket::septet(&account).await?;
        let watch = format!(r#"{{"type":"watch","id":"b","table":"{table}"}}"#);
        socket.ask(watch.clone()).await?;
        let back = BACK[0] + u64::from(number) * 7_919 % (BACK[1] - BACK[0]);
        open.push((socket, watch, Duration::from_millis(back)));
    }
    let (cpu, work, begun) = (b.cpu()?, postgres.work()?, Instant::now());
    let mut clients = tokio::task::JoinSet::new();
    for (socket, watch, back) in open {
        clients.spawn(come_back(socket, watch, back, there.clone(), begun));
    }
    let stopped = a.terminate().await?;
    let mut seen = Vec::new();
    while let Some(client) = clients.join_next().await {
        seen.push(client??);
    }
    let over = begun.elapsed();
    let (cpu, work) = (b.cpu()? - cpu, postgres.work()?.since(work));
    let name = |what: &str| format!("{count} tables with a socket each: {what}");
    let away = Spread::of(seen.iter().map(|one| one.sent_away).collect());
    let waited = Spread::of(seen.iter().map(|one| one.waited).collect());
    report.add(name("until the last socket was sent away"), "s", away.millis(1.0) / 1e3);
    report.add(name("until the server had ended"), "s", stopped.as_secs_f64());
    report.add(name("until all tables were followed at the other one"), "s", over.as_secs_f64());
    for (part, text) in [(0.5, "p50"), (0.99, "p99"), (1.0, "longest")] {
        report
            .add(
                name(&format!("from being sent away to following it there, {text}")),
                "ms",
                waited.millis(part),
            )
            .beside("of which a client waits at most", BACK[1] as f64);
    }
    let in_vain: u32 = seen.iter().map(|one| one.in_vain).sum();
    report.add(name("tries in vain"), "", f64::from(in_vain));
    let each = |total: f64| total / f64::from(count);
    report.add(name("the other server's CPU for each"), "us", each(cpu.as_secs_f64() * 1e6));
    report.add(name("Postgres' CPU for each"), "us", each(work.cpu.as_secs_f64() * 1e6));
    report.add(name("statements for each"), "", each(work.statements as f64));
    Ok(())
}

/// Waits until the server disconnects the client, and follows the table at the other one.
async fn come_back(
    mut socket: Socket,
    watch: String,
    back: Duration,
    there: Account,
    begun: Instant,
) -> anyhow::Result<Seen> {
    while socket.next().await.is_ok() {}
    let sent_away = begun.elapsed();
    tokio::time::sleep(back).await;
    let mut in_vain = 0;
    loop {
        let follows = async { Socket::septet(&there).await?.ask(watch.clone()).await };
        match follows.await {
            Ok(()) => return Ok(Seen { sent_away, waited: begun.elapsed() - sent_away, in_vain }),
            Err(_) => in_vain += 1,
        }
        anyhow::ensure!(begun.elapsed() < Duration::from_secs(120), "a table is not to be had");
        tokio::time::sleep(AGAIN).await;
    }
}
