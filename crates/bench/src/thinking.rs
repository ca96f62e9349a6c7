//! `bench thinking`: the effect of bots that think at other tables on moves of people.

use std::{
    net::{SocketAddr, TcpListener},
    time::{Duration, Instant},
};

use anyhow::Context;
use serde_json::json;
use tokio::task::JoinSet;

use crate::{
    account::{Account, text_of},
    figure::Report,
    form::Form,
    scene::Scene,
    septet::{Binary, Database},
    socket::{Socket, no_problem},
    spread::Spread,
    table::{Septet, Table},
};

/// The arguments of the measurement.
#[derive(clap::Args)]
pub struct Args {
    /// Tables at which only bots play
    #[arg(long, default_value_t = 20)]
    tables: u32,
    /// The level of the bots
    #[arg(long, default_value = "expert")]
    player: String,
    /// The games of the bots with their numbers of seats, in turn
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "seven-kingdoms,seven-wonders,seven-sages,seven-dragons"
    )]
    games: Vec<String>,
    /// The game of the people at another table
    #[arg(long, default_value = "seven-kingdoms")]
    beside: String,
    /// Milliseconds between two moves of people
    #[arg(long, default_value_t = 20)]
    every: u64,
    /// Seconds without bots in each round. As many with bots follow
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// The number of rounds, each with its own server
    #[arg(long, default_value_t = 3)]
    rounds: u32,
}

/// The time until all bots play.
const SETTLED: Duration = Duration::from_secs(3);
/// The target for the time of 99 of 100 moves of people beside bots.
const TARGET: &str = "at most 2 times";
/// The ways in which decisions were made, as the server counts them.
const THOUGHTS: [&str; 5] = ["whole", "short", "none", "at_once", "dropped"];

pub fn run(args: &Args, septet: &Binary) -> anyhow::Result<Report> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut report = Report::new(format!(
        "thinking: {} tables of {}, server and people on the same cores",
        args.tables, args.player
    ));
    runtime.block_on(measure(args, septet, &mut report))?;
    Ok(report)
}

/// The results of all rounds.
#[derive(Default)]
struct Measured {
    alone: Vec<Duration>,
    beside: Vec<Duration>,
    decisions: [f64; THOUGHTS.len()],
    seconds: f64,
    cpu: Duration,
}

async fn measure(args: &Args, septet: &Binary, report: &mut Report) -> anyhow::Result<()> {
    let scenes = Scene::asked(&args.games)?;
    let beside: Scene = args.beside.parse()?;
    let mut measured = Measured::default();
    for _ in 0..args.rounds {
        round(args, (&scenes, &beside), septet, &mut measured).await?;
    }
    let Measured { alone, beside: among, decisions, seconds, cpu } = measured;
    let (alone, among) = (Spread::of(alone), Spread::of(among));
    for (name, part) in [("median", 0.5), ("99 of 100", 0.99), ("999 of 1,000", 0.999)] {
        let figure = report.add(format!("a person's move at {beside}, {name}"), "ms", among.millis(part));
        figure.beside("without bots", alone.millis(part));
        if part == 0.99 {
            figure.target(TARGET);
        }
    }
    report.add("moves of people", "", among.len() as f64).beside("without bots", alone.len() as f64);
    report.add("CPU of the server beside bots", "% of a core", 100.0 * cpu.as_secs_f64() / seconds);
    report.add("decisions of bots", "a second", decisions.iter().sum::<f64>() / seconds);
    for (thought, count) in THOUGHTS.iter().zip(decisions) {
        report.add(format!("decisions, thought: {thought}"), "", count);
    }
    Ok(())
}

async fn round(
    args: &Args,
    (scenes, beside): (&[Scene], &Scene),
    septet: &Binary,
    measured: &mut Measured,
) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let metrics = free_address()?;
    let subject = septet.serve_on_all_cores(&Database::Durable(folder.path()), metrics)?;
    let mut people = Septet::begin(subject.address, 0, beside.clone(), Form::Whole).await?;
    let (time, every) = (Duration::from_secs(args.seconds), Duration::from_millis(args.every));
    // The first moves pay for shared structures.
    play(&mut people, Duration::from_secs(1), every).await?;
    measured.alone.extend(play(&mut people, time, every).await?);

    let mut bots = JoinSet::new();
    for (number, scene) in (0..args.tables).zip(scenes.iter().cycle()) {
        bots.spawn(among_themselves(subject.address, number, scene.clone(), args.player.clone()));
    }
    tokio::time::sleep(SETTLED).await;
    let (before, cpu, began) = (decisions(metrics).await?, subject.cpu()?, Instant::now());
    measured.beside.extend(play(&mut people, time, every).await?);
    measured.seconds += began.elapsed().as_secs_f64();
    measured.cpu += subject.cpu()? - cpu;
    for ((sum, after), before) in measured.decisions.iter_mut().zip(decisions(metrics).await?).zip(before) {
        *sum += after - before;
    }
    while let Some(ended) = bots.try_join_next() {
        ended??;
    }
    Ok(())
}

/// Makes people's moves at this pace. Returns the time of each until all seats had received it.
async fn play(people: &mut Septet, time: Duration, every: Duration) -> anyhow::Result<Vec<Duration>> {
    let (began, mut took) = (Instant::now(), Vec::new());
    while began.elapsed() < time {
        took.push(people.turn().await?);
        tokio::time::sleep(every).await;
    }
    Ok(took)
}

/// Lets bots play match after match, with one socket as spectator.
async fn among_themselves(
    server: SocketAddr,
    number: u32,
    scene: Scene,
    player: String,
) -> anyhow::Result<()> {
    let host = Account::sign_in(server, &format!("Host {number}")).await?;
    let mut socket = Socket::septet(&host).await?;
    loop {
        let table = host.make_table_of(&scene.setup()?).await?;
        let add = json!({"type": "add_bot", "id": "b", "table": table, "player": player});
        for request in [
            format!(r#"{{"type":"watch","id":"b","table":"{table}"}}"#),
            add.to_string(),
            format!(r#"{{"type":"start","id":"b","table":"{table}"}}"#),
        ] {
            socket.ask(request).await?;
        }
        loop {
            let text = socket.next().await?;
            no_problem(&text)?;
            if text.contains(r#""status":"finished""#) {
                break;
            }
        }
        socket.ask(format!(r#"{{"type":"unwatch","id":"b","table":"{table}"}}"#)).await?;
    }
}

/// Returns the number of decisions made in each way.
async fn decisions(metrics: SocketAddr) -> anyhow::Result<[f64; THOUGHTS.len()]> {
    let text = text_of(metrics, "/metrics").await?;
    let count = |thought: &str| {
        let start = format!(r#"septet_decisions_total{{thought="{thought}"}} "#);
        let line = text.lines().find_map(|line| line.strip_prefix(&start));
        line.and_then(|count| count.parse().ok()).unwrap_or(0.0)
    };
    Ok(THOUGHTS.map(count))
}

/// Returns an address with a free port.
fn free_address() -> anyhow::Result<SocketAddr> {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).context("no port is free")
}
