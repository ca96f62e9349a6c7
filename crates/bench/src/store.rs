//! `bench store`: appends to many tables' logs, directly to the database, beside those of an earlier build.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context, ensure};
use contract::{Input, Seat, SeatCount};
use lobby::{Append, Entry, Logged, Owes, Requested, Sitter, Store as _, Summary, TableRow};
use protocol::{By, Status};
use serde::{Deserialize, Serialize};
use serde_json::json;
use server::SqlStore;
use tokio::task::JoinSet;

use crate::{cores, figure::Report, spread::Spread};

/// The arguments of the measurement.
#[derive(clap::Args)]
pub struct Args {
    /// The numbers of tables
    #[arg(long, value_delimiter = ',', default_values_t = [50, 200, 1_000])]
    tables: Vec<usize>,
    /// Seconds for each measurement
    #[arg(long, default_value_t = 6)]
    seconds: u64,
    /// The number of measurements of each build, in turn; the median by CPU time is shown
    #[arg(long, default_value_t = 3)]
    rounds: usize,
    /// Another build of this program to compare with. Default: no comparison
    #[arg(long)]
    before: Option<PathBuf>,
}

/// The arguments of one measurement in a separate process.
#[derive(clap::Args)]
pub struct Alone {
    #[arg(long)]
    tables: usize,
    #[arg(long)]
    seconds: u64,
}

/// Appends under way at once: those that a commit takes together.
const AT_ONCE: usize = 50;
/// Entries of each log before the measurement.
const BEFORE: u64 = 200;
/// The page size of SQLite in bytes.
const PAGE: f64 = 4_096.0;

/// The results of one measurement.
#[derive(Serialize, Deserialize)]
struct Run {
    appends: u64,
    commits: u64,
    /// Bytes handed to the operating system: the write-ahead log, and the database when the log is copied
    /// into it.
    written: u64,
    /// Microseconds of CPU of the whole process.
    cpu: f64,
    seconds: f64,
    p50: f64,
    p99: f64,
    /// The measured appends' share of the database file, in bytes.
    file: u64,
}

pub fn run(args: &Args) -> anyhow::Result<Report> {
    let mut report = Report::new(format!(
        "store: {AT_ONCE} appends at once, {} s each, {} times, on core {}",
        args.seconds,
        args.rounds,
        cores::SERVER
    ));
    let ours = std::env::current_exe()?;
    for &tables in &args.tables {
        let mut runs = [Vec::new(), Vec::new()];
        for _ in 0..args.rounds {
            runs[0].push(alone(&ours, tables, args.seconds)?);
            if let Some(before) = &args.before {
                runs[1].push(alone(before, tables, args.seconds)?);
            }
        }
        let [now, before] = runs.map(median);
        let now = now.context("at least one round")?;
        show(&mut report, tables, &now, before.as_ref());
    }
    Ok(report)
}

fn median(mut runs: Vec<Run>) -> Option<Run> {
    runs.sort_by(|a, b| (a.cpu / a.appends as f64).total_cmp(&(b.cpu / b.appends as f64)));
    let middle = runs.len() / 2;
    runs.into_iter().nth(middle)
}

fn show(report: &mut Report, tables: usize, now: &Run, before: Option<&Run>) {
    type Figure = fn(&Run) -> f64;
    let figures: [(&str, &'static str, Figure); 9] = [
        ("CPU an append, with what asks for it", "us", |run| run.cpu / run.appends as f64),
        ("pages written a commit", "", |run| run.written as f64 / PAGE / run.commits as f64),
        ("bytes written a commit", "bytes", |run| run.written as f64 / run.commits as f64),
        ("bytes written an append", "bytes", |run| run.written as f64 / run.appends as f64),
        ("appends a commit", "", |run| run.appends as f64 / run.commits as f64),
        ("appends", "1/s", |run| run.appends as f64 / run.seconds),
        ("an append, p50", "ms", |run| run.p50),
        ("an append, p99", "ms", |run| run.p99),
        ("the file, an entry", "bytes", |run| run.file as f64 / run.appends as f64),
    ];
    for (name, unit, value) in figures {
        let figure = report.add(format!("{tables} tables, {name}"), unit, value(now));
        if let Some(before) = before {
            figure.beside("before", value(before));
        }
    }
}

fn alone(program: &Path, tables: usize, seconds: u64) -> anyhow::Result<Run> {
    let output = Command::new("taskset")
        .args(["--cpu-list", &cores::SERVER.to_string()])
        .arg(program)
        .args(["store-alone", "--tables", &tables.to_string(), "--seconds", &seconds.to_string()])
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start taskset, of the package util-linux")?;
    ensure!(output.status.success(), "{} did not measure: {}", program.display(), output.status);
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// Measures, and prints the results as JSON.
pub fn measure(args: &Alone) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let run = runtime.block_on(appends(args))?;
    println!("{}", serde_json::to_string(&run)?);
    Ok(())
}

async fn appends(args: &Alone) -> anyhow::Result<Run> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("septet.db");
    let store = Arc::new(SqlStore::open(&format!("sqlite://{}", file.display())).await?);
    let mut logs: Vec<Vec<Log>> = (0..AT_ONCE.min(args.tables)).map(|_| Vec::new()).collect();
    for number in 0..args.tables {
        let mut log = Log::begin(&store, number).await?;
        log.append(&store, BEFORE).await?;
        let hands = logs.len();
        logs[number % hands].push(log);
    }
    let (commits, written, cpu) = (store.written().transactions(), written()?, cpu()?);
    let begun = Instant::now();
    let end = begun + Duration::from_secs(args.seconds);
    let mut hands = JoinSet::new();
    for (number, mut logs) in logs.into_iter().enumerate() {
        let store = Arc::clone(&store);
        hands.spawn(async move {
            let (mut times, mut chance) = (Vec::new(), 0x9e37_79b9_7f4a_7c15_u64 ^ number as u64);
            while Instant::now() < end {
                for shift in [13, -7, 17_i32] {
                    chance ^= if shift > 0 { chance << shift } else { chance >> -shift };
                }
                let which = (chance % logs.len() as u64) as usize;
                let asked = Instant::now();
                logs[which].append(&store, 1).await?;
                times.push(asked.elapsed());
            }
            anyhow::Ok(times)
        });
    }
    let mut times = Vec::new();
    while let Some(its) = hands.join_next().await {
        times.extend(its??);
    }
    let seconds = begun.elapsed().as_secs_f64();
    let run = Run {
        appends: times.len() as u64,
        commits: store.written().transactions() - commits,
        written: self::written()? - written,
        cpu: self::cpu()? - cpu,
        seconds,
        p50: 0.0,
        p99: 0.0,
        file: 0,
    };
    store.close().await;
    let times = Spread::of(times);
    let before = args.tables as u64 * BEFORE;
    let file = std::fs::metadata(&file)?.len() * run.appends / (run.appends + before);
    Ok(Run { p50: times.millis(0.5), p99: times.millis(0.99), file, ..run })
}

/// Returns the bytes that this process has written.
fn written() -> anyhow::Result<u64> {
    let io = std::fs::read_to_string("/proc/self/io")?;
    let line = io.lines().find_map(|line| line.strip_prefix("wchar: "));
    Ok(line.context("the system counts what a process writes")?.trim().parse()?)
}

/// Returns the microseconds of CPU of all threads of this process.
fn cpu() -> anyhow::Result<f64> {
    let mut all = 0.0;
    for task in std::fs::read_dir("/proc/self/task")? {
        let text = std::fs::read_to_string(task?.path().join("schedstat"))?;
        let nanoseconds: f64 = text.split_whitespace().next().context("the system counts time")?.parse()?;
        all += nanoseconds;
    }
    Ok(all / 1_000.0)
}

/// The log of a table of 7 Kingdoms for four.
struct Log {
    row: TableRow,
    players: Vec<String>,
    seats: Vec<Seat>,
    last: u64,
}

impl Log {
    async fn begin(store: &SqlStore, number: usize) -> anyhow::Result<Self> {
        let id = |of: usize| format!("01a1f9cc-1adf-73e2-aad{of:x}-{number:012x}");
        let players: Vec<String> = (0..4).map(id).collect();
        let setup: protocol::Setup = serde_json::from_value(json!({
            "game": "seven-kingdoms", "seats": 4, "options": {}, "clock": { "clock": "none" },
            "visibility": "public"
        }))?;
        let count = SeatCount::new(4).context("four can play")?;
        let seats: Vec<Seat> = (0..4).filter_map(|n| Seat::new(n, count)).collect();
        let row = TableRow {
            id: id(4),
            code: format!("{number:010}"),
            host: players[0].clone(),
            public: true,
            summary: Summary {
                setup: setup.clone().into(),
                status: Status::Playing,
                sitting: Arc::new(players.iter().cloned().map(Sitter::Account).collect()),
                accounts: players.clone().into(),
                waiting: Vec::new(),
                free_seats: 0,
                seats: seats.clone().into(),
                teams: contract::Teams::NONE,
                continues: None,
                guess: None,
                owes: Vec::new(),
                refunded: 0,
                since_turn: Vec::new(),
                duplicate: None,
                closed: false,
                beside: Vec::new().into(),
            },
            made_at: 1_700_000_000_000,
            wake_at: None,
        };
        let made = Entry::Made { host: players[0].clone(), setup, fork: None, duplicate: None };
        store.make_table(&row, &Logged { seq: 1, at: row.made_at, entry: made }).await?;
        Ok(Self { row, players, seats, last: 1 })
    }

    /// Appends moves of one player after the other at once.
    async fn append(&mut self, store: &SqlStore, moves: u64) -> anyhow::Result<()> {
        let entries = (1..=moves).map(|n| self.played(self.last + n)).collect();
        self.last += moves;
        let turn = (self.last % 4) as usize;
        self.row.summary.waiting = vec![self.players[turn].clone()];
        self.row.summary.owes = vec![Owes { seat: self.seats[turn], until: None, decision: 0 }];
        let row = Arc::new(self.row.clone());
        store
            .append(Append {
                epoch: 1,
                row,
                relisted: false,
                entries,
                checkpoint: None,
                begun: None,
                ended: None,
            })
            .await?;
        Ok(())
    }

    fn played(&self, seq: u64) -> Logged {
        let turn = (seq % 4) as usize;
        let request = format!("18e9cddaa7cd6df8-{seq}");
        let from = Some(Requested { account: self.players[turn].clone(), request });
        let input = Input::Intent(json!({ "do": "play", "card": seq % 49 }));
        let entry = Entry::Played { seat: self.seats[turn], by: By::Player, from, input };
        Logged { seq, at: 1_700_000_000_000 + seq, entry }
    }
}
