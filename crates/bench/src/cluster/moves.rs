//! Moves at the owner's own sockets, over a link, and at a server with its own database.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use tokio::task::JoinSet;

use super::{Postgres, nodes::Nodes};
use crate::{
    figure::Report,
    form::Form,
    moves::play::{Pace, play},
    scene::Scene,
    septet::{Binary, Database},
    spread::Spread,
    subject::Subject,
    table::{Septet, Table as _},
};

/// The number of tables, the duration, and the number of rounds.
#[derive(Clone, Copy)]
pub struct Plan {
    pub tables: u32,
    pub time: Duration,
    pub rounds: usize,
}

/// The results of one measurement, for each move.
struct Run {
    /// Microseconds of CPU of all servers.
    cpu: f64,
    /// Microseconds of CPU of Postgres.
    postgres: f64,
    statements: f64,
    spread: Spread,
}

pub async fn run(scene: &Scene, plan: Plan, septet: &Binary, report: &mut Report) -> anyhow::Result<()> {
    let postgres = Postgres::start()?;
    let (alone, cluster) = (postgres.database("alone")?, postgres.database("cluster")?);
    let mut runs = [Vec::new(), Vec::new(), Vec::new()];
    for _ in 0..plan.rounds {
        let single = septet.serve(&Database::Postgres(&alone), &[])?;
        runs[0].push(measure(scene, plan, &postgres, &[&single], single.address).await?);
        drop(single);
        let nodes = Nodes::start(septet, &cluster, &[])?;
        for (place, sockets) in [(1, &nodes.a), (2, &nodes.b)] {
            runs[place].push(measure(scene, plan, &postgres, &[&nodes.a, &nodes.b], sockets.address).await?);
        }
    }
    let [alone, own, link] = runs.map(median);
    let name = |what: &str| format!("{scene}: {what}");
    report
        .add(name("server CPU a move at the owner's own sockets"), "us", own.cpu)
        .beside("a server alone", alone.cpu);
    report
        .add(name("CPU of both servers a move over a link"), "us", link.cpu)
        .beside("at the owner's own sockets", own.cpu);
    for (part, text) in [(0.5, "p50"), (0.99, "p99")] {
        report
            .add(name(&format!("a move over a link, flat out, {text}")), "ms", link.spread.millis(part))
            .beside("at the owner's own sockets", own.spread.millis(part));
    }
    report
        .add(name("Postgres' CPU a move of a cluster"), "us", own.postgres)
        .beside("a server alone", alone.postgres);
    report
        .add(name("statements a move of a cluster"), "", own.statements)
        .beside("a server alone", alone.statements);
    Ok(())
}

/// Measures tables of the first server, played by sockets of one of the servers.
async fn measure(
    scene: &Scene,
    plan: Plan,
    postgres: &Postgres,
    servers: &[&Subject],
    sockets: SocketAddr,
) -> anyhow::Result<Run> {
    let owner = servers[0].address;
    let mut opening = JoinSet::new();
    for number in 0..plan.tables {
        opening.spawn(Septet::begin_apart(owner, sockets, number, scene.clone(), Form::Lean));
    }
    let mut open = Vec::new();
    while let Some(table) = opening.join_next().await {
        open.push(table??);
    }
    let (open, _) = play(open, Pace::FlatOut, plan.time / 4, || {}).await?;
    let cpu = || servers.iter().map(|server| server.cpu()).sum::<anyhow::Result<Duration>>();
    let (before, worked, begun) = (cpu()?, postgres.work()?, Instant::now());
    let (open, moves) = play(open, Pace::FlatOut, plan.time, || {}).await?;
    anyhow::ensure!(begun.elapsed() < plan.time * 2, "the server stands still");
    let (cpu, work, count) = (cpu()? - before, postgres.work()?.since(worked), moves.len() as f64);
    anyhow::ensure!(open.iter().all(|table| table.received().frames > 0), "a client got no frames");
    Ok(Run {
        cpu: cpu.as_secs_f64() * 1e6 / count,
        postgres: work.cpu.as_secs_f64() * 1e6 / count,
        statements: work.statements as f64 / count,
        spread: Spread::of(moves),
    })
}

fn median(mut runs: Vec<Run>) -> Run {
    runs.sort_by(|a, b| a.cpu.total_cmp(&b.cpu));
    runs.swap_remove(runs.len() / 2)
}
