//! `bench moves`: many tables at once, beside the floor.

use std::{
    net::SocketAddr,
    process::Stdio,
    time::{Duration, Instant},
};

use tokio::task::JoinSet;

use crate::{
    cores,
    figure::Report,
    septet::{Binary, Database},
    spread::Spread,
    subject::Subject,
    table::{Floor, Septet, Table},
};

/// How it is measured.
#[derive(clap::Args)]
pub struct Args {
    /// Numbers of tables, each with four sockets
    #[arg(long, value_delimiter = ',', default_values_t = [10, 50, 200])]
    tables: Vec<u32>,
    /// Seconds for each measurement
    #[arg(long, default_value_t = 8)]
    seconds: u64,
    /// Each is measured this often, in turn; the median by CPU time is shown
    #[arg(long, default_value_t = 3)]
    rounds: usize,
    /// Bytes in a frame of the floor; without this as many as Septet's have
    #[arg(long)]
    frame_bytes: Option<u64>,
}

/// What one measurement found.
struct Run {
    moves: f64,
    /// Microseconds of the server for a move.
    cpu: f64,
    spread: Spread,
    /// Bytes for each table with its four sockets.
    memory: f64,
    frame_bytes: u64,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Floor,
    Durable,
    Memory,
}

pub fn run(args: &Args, septet: &Binary) -> anyhow::Result<Report> {
    cores::open_many_files()?;
    cores::stay_on(cores::CLIENT)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut report = Report::new(format!(
        "moves: {} s each, {} times, server on core {}, client on core {}",
        args.seconds,
        args.rounds,
        cores::SERVER,
        cores::CLIENT
    ));
    for &tables in &args.tables {
        let mut runs = Kind::ALL.map(|_| Vec::new());
        let mut frame_bytes = args.frame_bytes;
        for _ in 0..args.rounds {
            for (kind, runs) in Kind::ALL.into_iter().zip(&mut runs) {
                let bytes = frame_bytes.unwrap_or(2_000);
                let one = runtime.block_on(measure(kind, tables, args.seconds, bytes, septet))?;
                if kind != Kind::Floor {
                    frame_bytes.get_or_insert(one.frame_bytes);
                }
                runs.push(one);
            }
        }
        show(&mut report, tables, runs.map(median));
    }
    Ok(report)
}

impl Kind {
    /// Septet first: it says how large the frames are.
    const ALL: [Self; 3] = [Self::Durable, Self::Floor, Self::Memory];
}

fn median(mut runs: Vec<Run>) -> Run {
    runs.sort_by(|a, b| a.cpu.total_cmp(&b.cpu));
    runs.swap_remove(runs.len() / 2)
}

fn show(report: &mut Report, tables: u32, [durable, floor, memory]: [Run; 3]) {
    let name = |what: &str| format!("{tables} tables, {what}");
    let target = if tables == 50 { "at most 2x" } else { "" };
    report
        .add(name("server CPU a move, durable"), "us", durable.cpu)
        .beside("floor", floor.cpu)
        .target(target);
    report.add(name("server CPU a move, in memory"), "us", memory.cpu).beside("floor", floor.cpu);
    report.add(name("moves, durable"), "1/s", durable.moves).beside("floor", floor.moves);
    report.add(name("moves, in memory"), "1/s", memory.moves).beside("floor", floor.moves);
    for (part, text) in [(0.5, "p50"), (0.99, "p99"), (0.999, "p99.9")] {
        let name = name(&format!("a move for all four, durable, {text}"));
        report.add(name, "ms", durable.spread.millis(part)).beside("floor", floor.spread.millis(part));
    }
    let kib = |run: &Run| run.memory / 1024.0;
    report.add(name("memory a table with its sockets"), "KiB", kib(&durable)).beside("floor", kib(&floor));
    report
        .add(name("memory a socket, a quarter of that"), "KiB", kib(&durable) / 4.0)
        .beside("floor", kib(&floor) / 4.0);
    let count = durable.spread.len() as f64;
    report.add(name("moves measured, durable"), "", count).beside("floor", floor.spread.len() as f64);
    report
        .add(name("a frame of the game"), "bytes", durable.frame_bytes as f64)
        .beside("floor", floor.frame_bytes as f64);
}

async fn measure(
    kind: Kind,
    tables: u32,
    seconds: u64,
    frame_bytes: u64,
    septet: &Binary,
) -> anyhow::Result<Run> {
    let folder = tempfile::tempdir()?;
    let subject = match kind {
        Kind::Durable => septet.serve(&Database::Durable(folder.path()), &[])?,
        Kind::Memory => septet.serve(&Database::Memory, &[])?,
        Kind::Floor => {
            let args = ["floor", "--frame-bytes", &frame_bytes.to_string()].map(str::to_owned);
            Subject::start(&std::env::current_exe()?, &args, Stdio::inherit())?
        }
    };
    let time = Duration::from_secs(seconds);
    match kind {
        Kind::Floor => {
            let bytes = |_: &Floor| frame_bytes;
            drive(&subject, tables, time, Floor::begin, bytes).await
        }
        Kind::Durable | Kind::Memory => drive(&subject, tables, time, Septet::begin, Septet::bytes).await,
    }
}

/// Opens the tables, warms up, and lets them all make moves for a while.
async fn drive<T: Table, B: Future<Output = anyhow::Result<T>> + Send + 'static>(
    subject: &Subject,
    tables: u32,
    time: Duration,
    begin: fn(SocketAddr, u32) -> B,
    bytes: impl Fn(&T) -> u64,
) -> anyhow::Result<Run> {
    let empty = subject.memory()?;
    let mut opening = JoinSet::new();
    for number in 0..tables {
        opening.spawn(begin(subject.address, number));
    }
    let mut open = Vec::new();
    while let Some(table) = opening.join_next().await {
        open.push(table??);
    }
    let memory = subject.memory()?.saturating_sub(empty) as f64 / f64::from(tables);
    let (open, _) = play(open, time / 8).await?;
    let (start, cpu) = (Instant::now(), subject.cpu()?);
    let (open, moves) = play(open, time).await?;
    let (wall, cpu) = (start.elapsed(), subject.cpu()? - cpu);
    let count = moves.len() as f64;
    Ok(Run {
        moves: count / wall.as_secs_f64(),
        cpu: cpu.as_secs_f64() * 1e6 / count,
        spread: Spread::of(moves),
        memory,
        frame_bytes: open.iter().map(bytes).sum::<u64>() / u64::from(tables),
    })
}

async fn play<T: Table>(tables: Vec<T>, time: Duration) -> anyhow::Result<(Vec<T>, Vec<Duration>)> {
    let end = Instant::now() + time;
    // The client does not sleep: on one machine, waking it would be the work of whichever server sends to it.
    let awake = tokio::spawn(async move {
        while Instant::now() < end {
            tokio::task::yield_now().await;
        }
    });
    let mut playing = JoinSet::new();
    for mut table in tables {
        playing.spawn(async move {
            let mut moves = Vec::new();
            while Instant::now() < end {
                moves.push(table.turn().await?);
            }
            anyhow::Ok((table, moves))
        });
    }
    let (mut tables, mut moves) = (Vec::new(), Vec::new());
    while let Some(done) = playing.join_next().await {
        let (table, its) = done??;
        tables.push(table);
        moves.extend(its);
    }
    awake.await?;
    Ok((tables, moves))
}
