//! `bench soak`: all games for a long time, with visitors who come and go, and the growth of the server.

mod sample;
mod tally;
mod visit;
mod visitor;

use std::{
    fs::File,
    path::Path,
    time::{Duration, Instant},
};

use anyhow::Context;

use crate::{
    cores,
    figure::Report,
    septet::{Binary, Database},
    subject::Subject,
};

use sample::{Sample, slope};
use tally::Tally;
use visit::Venue;
use visitor::Manners;

/// The arguments of the measurement.
#[derive(clap::Args)]
pub struct Args {
    /// Minutes of play. A fifth of them is for warming up
    #[arg(long, default_value_t = 10.0)]
    minutes: f64,
    /// The number of tables at the same time. Each has up to three players and two spectators
    #[arg(long, default_value_t = 8)]
    tables: u32,
    /// The longest thinking time of players, in milliseconds
    #[arg(long, default_value_t = 10)]
    think: u32,
    /// Seconds without a message after which a table counts as stuck
    #[arg(long, default_value_t = 120)]
    patience: u64,
}

impl Args {
    fn manners(&self) -> Manners {
        Manners { think: self.think, patience: Duration::from_secs(self.patience) }
    }
}

/// Seconds after which an unwatched table sleeps.
const SLEEP_AFTER: u64 = 2;
/// The time from the last visitor's leaving until the measurement: everything sleeps then.
const QUIET: Duration = Duration::from_secs(6);
/// Files that the database may have opened since: eight connections with three files each.
const SPARE_FILES: u64 = 24;
/// The number of log lines that are shown.
const SHOWN: usize = 5;

pub fn run(args: &Args, septet: &Binary) -> anyhow::Result<Report> {
    cores::open_many_files()?;
    cores::stay_on(cores::CLIENT)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(soak(args, septet))
}

async fn soak(args: &Args, septet: &Binary) -> anyhow::Result<Report> {
    let folder = tempfile::tempdir()?;
    let log = folder.path().join("errors.log");
    let sleep_after = format!("sleep-after={SLEEP_AFTER}");
    let flags = ["--bot-pause", "0", "--limits", &sleep_after];
    let database = Database::Durable(folder.path());
    let subject = septet.serve_with_log(&database, &flags, File::create(&log)?.into())?;
    let scene = Venue::new(subject.address, args.manners()).await?;
    let time = Duration::from_secs_f64(args.minutes * 60.0);

    let start = Instant::now();
    let (warm_up, _) = play(&scene, &subject, args.tables, time / 5, start).await?;
    tokio::time::sleep(QUIET).await;
    let before = Sample::take(&subject, start)?;
    let (tally, samples) = play(&scene, &subject, args.tables, time * 4 / 5, start).await?;
    tokio::time::sleep(QUIET).await;
    let after = Sample::take(&subject, start)?;

    let mut report = Report::new(format!(
        "soak: {} minutes, {} tables at a time, every game of the catalogue, server on core {}",
        args.minutes,
        args.tables,
        cores::SERVER
    ));
    let all = warm_up + tally;
    show_play(&mut report, &scene, &all);
    show_growth(&mut report, &samples, before, after);
    judge(&mut report, &log, before, after)?;
    Ok(report)
}

/// Runs tables with visitors until the time is up, and samples the server.
async fn play(
    scene: &Venue,
    subject: &Subject,
    tables: u32,
    time: Duration,
    start: Instant,
) -> anyhow::Result<(Tally, Vec<Sample>)> {
    let every = (time / 20).clamp(Duration::from_millis(500), Duration::from_secs(5));
    let mut looks = tokio::time::interval_at(tokio::time::Instant::now() + every, every);
    let mut samples = Vec::new();
    let mut playing = std::pin::pin!(scene.play(tables, Instant::now() + time));
    loop {
        tokio::select! {
            tally = &mut playing => return Ok((tally?, samples)),
            _ = looks.tick() => samples.push(Sample::take(subject, start)?),
        }
    }
}

fn show_play(report: &mut Report, scene: &Venue, all: &Tally) {
    for (game, matches) in scene.names().zip(&all.matches) {
        report.add(format!("matches of {game} played to their end"), "", f64::from(*matches));
    }
    report.add("decisions of people", "", all.decisions as f64);
    report.add("sockets opened", "", all.sockets as f64);
    report.add("of these to come back to a running match", "", all.returns as f64);
    report.add("seats given up", "", f64::from(all.resigned));
    report.add("seats taken in a running match", "", f64::from(all.joined));
    report.add("requests refused because another came first", "", all.late as f64);
}

fn show_growth(report: &mut Report, samples: &[Sample], before: Sample, after: Sample) {
    let kib = |sample: Sample| sample.memory as f64 / 1024.0;
    report.add("memory under load, growth after warming up", "KiB/min", slope(samples));
    report.add("times it was looked at", "", samples.len() as f64);
    let most = samples.iter().map(|sample| kib(*sample)).fold(0.0, f64::max);
    report.add("memory under load, most", "KiB", most);
    report.add("memory with nobody there, at the end", "KiB", kib(after)).beside("warmed up", kib(before));
    report
        .add("open files with nobody there, at the end", "", after.files as f64)
        .beside("warmed up", before.files as f64);
    report
        .add("threads with nobody there, at the end", "", after.threads as f64)
        .beside("warmed up", before.threads as f64);
}

fn judge(report: &mut Report, log: &Path, before: Sample, after: Sample) -> anyhow::Result<()> {
    if after.files > before.files + SPARE_FILES {
        report.note_wrong(format!("{} files are open, {} were before", after.files, before.files));
    }
    let log = std::fs::read_to_string(log).context("cannot read the server's log")?;
    let lines: Vec<&str> = log.lines().filter(|line| !line.trim().is_empty()).collect();
    report.add("lines of the server's log that tell of errors", "", lines.len() as f64).target("0");
    if !lines.is_empty() {
        let first = lines[..lines.len().min(SHOWN)].join("\n");
        report.note_wrong(format!("the server logged {} errors:\n{first}", lines.len()));
    }
    Ok(())
}
