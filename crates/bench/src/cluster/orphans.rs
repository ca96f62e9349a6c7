//! Matches of a server that died: the time until they continue at another one.

use std::time::{Duration, Instant};

use super::{
    Postgres,
    nodes::{Nodes, TERM},
};
use crate::{
    account::Account,
    figure::Report,
    form::Form,
    scene::Scene,
    septet::Binary,
    socket::Socket,
    spread::Spread,
    table::{Septet, Table as _},
};

/// The number of moves in each match.
const MOVES: u32 = 10;
/// The number of sockets that request tables at the same time.
const AT_ONCE: usize = 8;

pub async fn run(count: u32, scenes: &[Scene], septet: &Binary, report: &mut Report) -> anyhow::Result<()> {
    let postgres = Postgres::start()?;
    let url = postgres.database("cluster")?;
    // Tables sleep at once, so that wakings are compared with wakings.
    let nodes = Nodes::start(septet, &url, &["--limits", "sleep-after=1"])?;
    let (of_the_dead, own) =
        (matches(&nodes.a, count, scenes).await?, matches(&nodes.b, count, scenes).await?);
    let account = Account::sign_in(nodes.b.address, "Bench").await?;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let Nodes { a, b } = nodes;
    a.kill()?;
    tokio::time::sleep(Duration::from_millis(TERM * 3 / 2)).await;

    let own = take(&account, own).await?;
    let before = (b.cpu()?, postgres.work()?);
    let taken = take(&account, of_the_dead).await?;
    let (cpu, work) = (b.cpu()? - before.0, postgres.work()?.since(before.1));
    report
        .add("tables of a dead server that one other takes over when they are asked for", "a second", taken.0)
        .beside("its own, which sleep", own.0);
    for (part, text) in [(0.5, "p50"), (0.99, "p99")] {
        report
            .add(format!("taking one over, {AT_ONCE} at once, {text}"), "ms", taken.1.millis(part))
            .beside("waking an own one", own.1.millis(part));
    }
    let each = |total: f64| total / f64::from(count);
    report.add("server CPU a table taken over", "us", each(cpu.as_secs_f64() * 1e6));
    report.add("Postgres' CPU a table taken over", "us", each(work.cpu.as_secs_f64() * 1e6));
    report.add("statements a table taken over", "", each(work.statements as f64));
    Ok(())
}

/// Starts matches at a server, of all games in turn, and returns their tables.
async fn matches(
    server: &crate::subject::Subject,
    count: u32,
    scenes: &[Scene],
) -> anyhow::Result<Vec<String>> {
    let mut accounts = Vec::new();
    for _ in 0..8 {
        accounts.push(Account::sign_in(server.address, "Bench").await?);
    }
    let mut ids = Vec::new();
    for (number, scene) in (0..count).zip(scenes.iter().cycle()) {
        let mut table = Septet::begin_with(&accounts, number, scene.clone(), Form::Lean).await?;
        for _ in 0..MOVES {
            table.turn().await?;
        }
        ids.push(table.leave());
    }
    Ok(ids)
}

/// Follows tables with a few sockets at once. Returns the rate per second, and the time for each.
async fn take(account: &Account, tables: Vec<String>) -> anyhow::Result<(f64, Spread)> {
    let (begun, count) = (Instant::now(), tables.len());
    let mut asking = tokio::task::JoinSet::new();
    for share in tables.chunks(count.div_ceil(AT_ONCE)) {
        let (share, mut socket) = (share.to_vec(), Socket::septet(account).await?);
        asking.spawn(async move {
            let mut times = Vec::new();
            for table in share {
                let start = Instant::now();
                socket.ask(format!(r#"{{"type":"watch","id":"b","table":"{table}"}}"#)).await?;
                times.push(start.elapsed());
            }
            anyhow::Ok(times)
        });
    }
    let mut times = Vec::new();
    while let Some(asked) = asking.join_next().await {
        times.extend(asked??);
    }
    Ok((count as f64 / begun.elapsed().as_secs_f64(), Spread::of(times)))
}
