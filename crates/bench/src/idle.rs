//! `bench idle`: the cost of idle sockets and tables.

use std::time::{Duration, Instant};

use crate::{
    account::Account,
    cores,
    figure::Report,
    scene::Scene,
    septet::{Binary, Database},
    socket::Socket,
    spread::Spread,
    subject::Subject,
};

/// The arguments of the measurement.
#[derive(clap::Args)]
pub struct Args {
    /// Quiet sockets
    #[arg(long, default_value_t = 2_000)]
    sockets: u32,
    /// Tables that wake and fall asleep. As many wake after them
    #[arg(long, default_value_t = 1_000)]
    tables: u32,
    /// The games with their numbers of seats, as in seven-wonders/7; `all` means every game
    #[arg(long, value_delimiter = ',', default_value = "seven-kingdoms")]
    games: Vec<String>,
}

/// Seconds after which an unwatched table sleeps.
const SLEEP_AFTER: u64 = 2;
/// The maximum cost of an idle socket in bytes.
const TARGET: f64 = 8.0 * 1024.0;
/// The number of tables that are woken to measure the time.
const WOKEN: usize = 200;

pub fn run(args: &Args, septet: &Binary) -> anyhow::Result<Report> {
    let files = cores::open_many_files()?;
    anyhow::ensure!(u64::from(args.sockets) + 200 < files, "only {files} files can be open here");
    cores::stay_on(cores::CLIENT)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut report = Report::new(format!("idle: {} sockets, {} tables", args.sockets, args.tables));
    runtime.block_on(sockets(args.sockets, septet, &mut report))?;
    for scene in Scene::asked(&args.games)? {
        runtime.block_on(tables(args.tables, &scene, septet, &mut report))?;
    }
    Ok(report)
}

async fn sockets(count: u32, septet: &Binary, report: &mut Report) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let subject = septet.serve(&Database::Durable(folder.path()), &[])?;
    let account = Account::sign_in(subject.address, "Bench").await?;
    // The first sockets pay for shared structures.
    let mut open = vec![Socket::septet(&account).await?];
    let empty = subject.memory()?;
    for _ in 0..count {
        open.push(Socket::septet(&account).await?);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let each = (subject.memory()? - empty) as f64 / f64::from(count);
    report.add("memory an idle socket", "bytes", each).beside("target", TARGET).target("at most 8192");
    let cpu = subject.cpu()?;
    tokio::time::sleep(Duration::from_secs(5)).await;
    let share = (subject.cpu()? - cpu).as_secs_f64() / 5.0 * 100.0;
    report.add(format!("CPU while {count} sockets are idle"), "% of a core", share);
    drop(open);
    Ok(())
}

async fn tables(count: u32, scene: &Scene, septet: &Binary, report: &mut Report) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let sleep_after = format!("sleep-after={SLEEP_AFTER}");
    let subject = septet.serve(&Database::Durable(folder.path()), &["--limits", &sleep_after])?;
    let account = Account::sign_in(subject.address, "Bench").await?;
    let mut made = Vec::new();
    for _ in 0..2 * count {
        made.push(account.make_table_of(&scene.setup()?).await?);
    }
    let (first, second) = made.split_at(count as usize);
    let empty = subject.memory()?;
    let awake = wake(first, &account, &subject).await?;
    let each = |memory: u64, before: u64| memory.saturating_sub(before) as f64 / f64::from(count);
    // Memory that was used once stays with the process. The growth when others wake is the memory that the
    // first ones, which sleep now, still need.
    let again = wake(second, &account, &subject).await?;
    report
        .add(format!("{scene}: memory a table asleep still needs"), "bytes", each(again, awake))
        .beside("a table awake", each(awake, empty));

    let mut socket = Socket::septet(&account).await?;
    let (mut waking, mut watching) = (Vec::new(), Vec::new());
    for table in made.iter().take(WOKEN) {
        for (request, times) in
            [("watch", &mut waking), ("unwatch", &mut Vec::new()), ("watch", &mut watching)]
        {
            let start = Instant::now();
            socket.ask(self::request(request, table)).await?;
            times.push(start.elapsed());
        }
    }
    let (waking, watching) = (Spread::of(waking), Spread::of(watching));
    for (part, text) in [(0.5, "p50"), (0.99, "p99")] {
        report
            .add(format!("{scene}: time to follow a table asleep, {text}"), "ms", waking.millis(part))
            .beside("awake", watching.millis(part));
    }
    Ok(())
}

/// Follows tables with one socket, and waits until they sleep again. Returns the memory while all were awake.
async fn wake(tables: &[String], account: &Account, subject: &Subject) -> anyhow::Result<u64> {
    let mut socket = Socket::septet(account).await?;
    for table in tables {
        socket.ask(request("watch", table)).await?;
    }
    let memory = subject.memory()?;
    for table in tables {
        socket.ask(request("unwatch", table)).await?;
    }
    tokio::time::sleep(Duration::from_secs(SLEEP_AFTER + 2)).await;
    Ok(memory)
}

fn request(what: &str, table: &str) -> String {
    format!(r#"{{"type":"{what}","id":"b","table":"{table}"}}"#)
}
