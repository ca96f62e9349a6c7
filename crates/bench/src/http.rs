//! `bench http`: requests over HTTP, beside `/healthz`.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use anyhow::{Context, ensure};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::TcpStream,
    task::JoinSet,
};

use crate::{
    account::Account,
    cores,
    figure::Report,
    form::Form,
    scene::Scene,
    septet::{Binary, Database},
    spread::Spread,
    subject::Subject,
    table::{Septet, Table},
};

/// The arguments of the measurement.
#[derive(clap::Args)]
pub struct Args {
    /// Requests of each kind in a round
    #[arg(long, default_value_t = 5_000)]
    requests: u32,
    /// Connections that send requests at the same time, and stay open
    #[arg(long, default_value_t = 16)]
    connections: u32,
    /// The number of measurements of each, in turn; the median by CPU time is shown
    #[arg(long, default_value_t = 3)]
    rounds: usize,
    /// The number of listed tables
    #[arg(long, default_value_t = 40)]
    tables: u32,
}

/// The time after which changes appear in lists.
const SETTLED: Duration = Duration::from_millis(500);

/// One kind of request.
struct Kind {
    name: String,
    path: String,
}

/// The cost of a request.
struct Cost {
    cpu: f64,
    spread: Spread,
    bytes: f64,
}

pub fn run(args: &Args, septet: &Binary) -> anyhow::Result<Report> {
    cores::open_many_files()?;
    cores::stay_on(cores::CLIENT)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(http(args, septet))
}

async fn http(args: &Args, septet: &Binary) -> anyhow::Result<Report> {
    let folder = tempfile::tempdir()?;
    let subject = septet.serve(&Database::Durable(folder.path()), &[])?;
    let mut report = Report::new(format!(
        "http: {} requests of each kind over {} connections, {} times, server on core {}, client on core {}",
        args.requests,
        args.connections,
        args.rounds,
        cores::SERVER,
        cores::CLIENT
    ));
    let account = Account::sign_in(subject.address, "Bench").await?;
    let records = records(&subject).await?;
    // Tables are listed as long as an account is present.
    let _there = gather(args.tables, &account).await?;
    tokio::time::sleep(SETTLED).await;
    let kinds = kinds(&subject, records).await?;
    let mut costs: Vec<Vec<Cost>> = kinds.iter().map(|_| Vec::new()).collect();
    for _ in 0..args.rounds {
        for (kind, costs) in kinds.iter().zip(&mut costs) {
            costs.push(ask(args, &subject, &account, &kind.path).await.with_context(|| kind.path.clone())?);
        }
    }
    show(&mut report, &kinds, costs.into_iter().map(median).collect());
    Ok(report)
}

/// Returns the kinds of requests; the others are compared with the first one.
async fn kinds(subject: &Subject, records: Vec<(String, String)>) -> anyhow::Result<Vec<Kind>> {
    let kind = |name: &str, path: &str| Kind { name: name.to_owned(), path: path.to_owned() };
    let mut kinds = vec![
        kind("/healthz", "/healthz"),
        kind("the page", "/"),
        kind("the list of games", "/api/games"),
        kind("the public list of tables", "/api/tables"),
        kind("the list of one's own tables", "/api/tables/mine"),
        kind("the schema of messages", "/api/schema"),
        kind("the schema of 7 Wonders", "/api/schema/seven-wonders"),
        kind("who is signed in", "/api/session"),
    ];
    // A build without the client has only the API.
    if answer(&mut connect(subject.address).await?, &request(subject.address, "/", "")).await?.0 != 200 {
        kinds.retain(|kind| kind.path != "/");
    }
    kinds.extend(records.into_iter().map(|(name, path)| Kind { name, path }));
    Ok(kinds)
}

/// Plays a match of each game to its end. Returns the names and paths of the records.
async fn records(subject: &Subject) -> anyhow::Result<Vec<(String, String)>> {
    let mut records = Vec::new();
    for (number, scene) in (1..).zip(Scene::all()?) {
        let mut table = Septet::begin(subject.address, number, scene.clone(), Form::Whole).await?;
        while !table.is_over() {
            table.turn().await?;
        }
        let id = table.match_id().await?;
        records.push((format!("the record of a match of {scene}"), format!("/api/matches/{id}")));
    }
    Ok(records)
}

/// Makes public tables at which the account is present.
async fn gather(tables: u32, account: &Account) -> anyhow::Result<Vec<crate::socket::Socket>> {
    let scenes = Scene::all()?;
    let mut there = Vec::new();
    for scene in scenes.iter().cycle().take(tables as usize) {
        // A list shows at most three tables of a host.
        let host = Account::sign_in(account.server, "Host").await?;
        let mut setup: Value = scene.setup()?;
        setup["visibility"] = json!("public");
        let id = host.make_table_of(&setup).await?;
        for account in [&host, account] {
            let mut socket = crate::socket::Socket::septet(account).await?;
            for what in ["watch", "sit"] {
                socket.ask(format!(r#"{{"type":"{what}","id":"b","table":"{id}"}}"#)).await?;
            }
            there.push(socket);
        }
    }
    Ok(there)
}

async fn ask(args: &Args, subject: &Subject, account: &Account, path: &str) -> anyhow::Result<Cost> {
    let authorization = format!("authorization: Bearer {}\r\n", account.token);
    let request = request(subject.address, path, &authorization);
    let mut open = Vec::new();
    for _ in 0..args.connections {
        open.push(connect(subject.address).await?);
    }
    let each = args.requests / args.connections;
    let cpu = subject.cpu()?;
    let mut asking = JoinSet::new();
    for mut connection in open {
        let request = request.clone();
        asking.spawn(async move {
            let (mut times, mut bytes) = (Vec::new(), 0);
            for _ in 0..each {
                let start = Instant::now();
                let (status, length) = answer(&mut connection, &request).await?;
                ensure!((200..300).contains(&status), "answered with {status}");
                times.push(start.elapsed());
                bytes += length;
            }
            anyhow::Ok((times, bytes))
        });
    }
    let (mut times, mut bytes) = (Vec::new(), 0);
    while let Some(done) = asking.join_next().await {
        let (its, length) = done??;
        times.extend(its);
        bytes += length;
    }
    let count = times.len() as f64;
    let cpu = (subject.cpu()? - cpu).as_secs_f64() * 1e6 / count;
    Ok(Cost { cpu, spread: Spread::of(times), bytes: bytes as f64 / count })
}

type Connection = BufReader<TcpStream>;

async fn connect(server: SocketAddr) -> anyhow::Result<Connection> {
    let stream = TcpStream::connect(server).await?;
    stream.set_nodelay(true)?;
    Ok(BufReader::new(stream))
}

fn request(server: SocketAddr, path: &str, more: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nhost: {server}\r\naccept-encoding: br, gzip\r\n{more}\r\n")
}

/// Returns the status and the length of the body.
async fn answer(connection: &mut Connection, request: &str) -> anyhow::Result<(u16, usize)> {
    connection.write_all(request.as_bytes()).await?;
    let (mut status, mut length) = (None, None);
    let mut line = String::new();
    loop {
        line.clear();
        ensure!(connection.read_line(&mut line).await? > 0, "the server hung up");
        if line == "\r\n" {
            break;
        }
        match line.split_once(": ") {
            None => status = line.split(' ').nth(1).and_then(|text| text.parse().ok()),
            Some(("content-length", text)) => length = text.trim().parse().ok(),
            Some(_) => {}
        }
    }
    let status = status.context("an answer has a status")?;
    // 204 has no body.
    let length: usize = length.or((status == 204).then_some(0)).context("a body has a length")?;
    let mut body = vec![0; length];
    connection.read_exact(&mut body).await?;
    Ok((status, length))
}

fn median(mut costs: Vec<Cost>) -> Option<Cost> {
    costs.sort_by(|a, b| a.cpu.total_cmp(&b.cpu));
    (!costs.is_empty()).then(|| costs.swap_remove(costs.len() / 2))
}

fn show(report: &mut Report, kinds: &[Kind], costs: Vec<Option<Cost>>) {
    let costs: Vec<_> = kinds.iter().zip(costs).filter_map(|(kind, cost)| Some((kind, cost?))).collect();
    let Some((first, health)) = costs.first() else { return };
    for (kind, cost) in &costs {
        let name = |what: &str| format!("{}: {what}", kind.name);
        report.add(name("server CPU"), "us", cost.cpu).beside(&first.name, health.cpu);
        for (part, text) in [(0.5, "p50"), (0.99, "p99")] {
            report
                .add(name(text), "ms", cost.spread.millis(part))
                .beside(&first.name, health.spread.millis(part));
        }
        report.add(name("body"), "bytes", cost.bytes);
    }
}
