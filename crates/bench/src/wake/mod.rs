//! `bench wake`: the longest possible log of a table is read, while others play.

mod long;

use std::{
    cell::Cell,
    time::{Duration, Instant},
};

use anyhow::Context;

use crate::{
    account::Account,
    cores,
    figure::Report,
    form::Form,
    scene::Scene,
    septet::{Binary, Database},
    socket::Socket,
    spread::Spread,
    table::{Septet, Table as _},
};
use long::Long;

/// How it is measured.
#[derive(clap::Args)]
pub struct Args {
    /// The games with their numbers of seats, as in seven-wonders/8; `all` means every game
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "seven-kingdoms,seven-dragons/5,seven-sages/5,seven-wonders/8"
    )]
    games: Vec<String>,
    /// Inputs of one seat in one turn, as of a player who keeps changing their mind. 1 means an ordinary match
    #[arg(long, default_value_t = 8)]
    thoughts: u32,
    /// The most inputs of one match
    #[arg(long, default_value_t = 10_000)]
    inputs: u32,
    /// Lines of chat during the match
    #[arg(long, default_value_t = 10_000)]
    lines: u32,
    /// The number of times that a sleeping table is woken
    #[arg(long, default_value_t = 5)]
    times: u32,
}

/// Seconds after which an unwatched table sleeps.
const SLEEP_AFTER: u64 = 1;
/// The target for waking a table.
const TARGET: &str = "at most 20";

pub fn run(args: &Args, septet: &Binary) -> anyhow::Result<Report> {
    cores::stay_on(cores::CLIENT)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut report = Report::new("wake: a table with a long log is opened, while another one plays");
    for scene in Scene::asked(&args.games)? {
        runtime.block_on(wake(args, &scene, septet, &mut report))?;
    }
    Ok(report)
}

async fn wake(args: &Args, scene: &Scene, septet: &Binary, report: &mut Report) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let database = Database::Durable(folder.path());
    let subject = septet.serve(&database, &[])?;
    let mut accounts = Vec::new();
    for _ in 0..scene.seats {
        accounts.push(Account::sign_in(subject.address, "Bench").await?);
    }
    let begun = Septet::begin_with(&accounts, 1, scene.clone(), Form::Whole).await?.leave();
    // The table that plays in parallel.
    let usual: Scene = "seven-kingdoms".parse()?;
    let mut others = Vec::new();
    for _ in 0..usual.seats {
        others.push(Account::sign_in(subject.address, "Bench").await?);
    }
    subject.kill()?;
    let file = folder.path().join(crate::septet::DATABASE);
    let long = Long::write(&file, &begun, args.thoughts, (args.inputs, args.lines)).await?;

    let sleep_after = format!("sleep-after={SLEEP_AFTER}");
    let subject = septet.serve(&database, &["--limits", &sleep_after])?;
    for account in accounts.iter_mut().chain(&mut others) {
        account.server = subject.address;
    }
    let mut neighbour = Septet::begin_with(&others, 2, usual, Form::Whole).await?;
    let mut quiet = Vec::new();
    for _ in 0..400 {
        quiet.push(neighbour.turn().await?);
    }
    let (mut waking, mut meanwhile, mut cpu) = (Vec::new(), Vec::new(), Vec::new());
    let mut first_frames = None;
    for _ in 0..=args.times {
        let mut socket = Socket::septet(&accounts[0]).await?;
        let before = subject.cpu()?;
        let asked = Instant::now();
        let request = format!(r#"{{"type":"watch","id":"b","table":"{begun}"}}"#);
        let awake = Cell::new(false);
        let woken = async {
            socket.ask(request).await?;
            awake.set(true);
            anyhow::Ok(asked.elapsed())
        };
        let played = async {
            // A turn under way when the table is awake is included: it may be the one that waited.
            while !awake.get() {
                meanwhile.push(neighbour.turn().await?);
            }
            anyhow::Ok(())
        };
        let (took, ()) = tokio::try_join!(woken, played)?;
        waking.push(took);
        cpu.push((subject.cpu()? - before).as_secs_f64() * 1_000.0);
        let frames = (socket.frames, socket.received);
        anyhow::ensure!(*first_frames.get_or_insert(frames) == frames, "the frames differ each time");
        drop(socket);
        tokio::time::sleep(Duration::from_secs(SLEEP_AFTER + 2)).await;
    }
    let name = |what: &str| format!("{scene}: {what}");
    report.add(name("entries since the match began"), "", long.entries as f64);
    report.add(name("inputs among them"), "", long.inputs as f64);
    report.add(name("bytes of their JSON"), "bytes", long.bytes as f64);
    let first = waking.first().context("it was woken")?.as_secs_f64() * 1_000.0;
    report.add(name("woken for the first time"), "ms", first).target(TARGET);
    let again = Spread::of(waking.split_off(1));
    report.add(name("woken again, p50"), "ms", again.millis(0.5)).target(TARGET);
    cpu.sort_by(f64::total_cmp);
    report.add(
        name("the server's CPU meanwhile, the neighbour's moves included, p50"),
        "ms",
        cpu[cpu.len() / 2],
    );
    let (quiet, meanwhile) = (Spread::of(quiet), Spread::of(meanwhile));
    for (part, text) in [(0.5, "p50"), (0.99, "p99"), (1.0, "at most")] {
        report
            .add(name(&format!("a neighbour's move meanwhile, {text}")), "ms", meanwhile.millis(part))
            .beside("alone", quiet.millis(part));
    }
    Ok(())
}
