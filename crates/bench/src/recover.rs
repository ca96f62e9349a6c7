//! `bench recover`: a server with many unfinished matches is killed and started again.

use std::time::Instant;

use crate::{
    account::Account,
    cores,
    figure::Report,
    form::Form,
    scene::Scene,
    septet::{Binary, Database},
    spread::Spread,
    table::{Septet, Table},
};

/// How it is measured.
#[derive(clap::Args)]
pub struct Args {
    /// Unfinished matches in the log
    #[arg(long, default_value_t = 200)]
    matches: u32,
    /// Moves in each of them
    #[arg(long, default_value_t = 40)]
    moves: u32,
    /// The games with their numbers of seats, as in seven-wonders/7; `all` means every game
    #[arg(long, value_delimiter = ',', default_value = "seven-kingdoms")]
    games: Vec<String>,
}

pub fn run(args: &Args, septet: &Binary) -> anyhow::Result<Report> {
    cores::open_many_files()?;
    cores::stay_on(cores::CLIENT)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut report =
        Report::new(format!("recover: {} unfinished matches of {} moves", args.matches, args.moves));
    for scene in Scene::asked(&args.games)? {
        runtime.block_on(recover(args, &scene, septet, &mut report))?;
    }
    Ok(report)
}

async fn recover(args: &Args, scene: &Scene, septet: &Binary, report: &mut Report) -> anyhow::Result<()> {
    let fresh = tempfile::tempdir()?;
    let start = Instant::now();
    septet.serve(&Database::Durable(fresh.path()), &[])?.kill()?;
    let nothing = millis(start);

    let folder = tempfile::tempdir()?;
    let database = Database::Durable(folder.path());
    let subject = septet.serve(&database, &[])?;
    let mut accounts = Vec::new();
    for _ in 0..scene.seats {
        accounts.push(Account::sign_in(subject.address, "Bench").await?);
    }
    let mut ids = Vec::new();
    for number in 0..args.matches {
        let mut table = Septet::begin_with(&accounts, number, scene.clone(), Form::Whole).await?;
        for _ in 0..args.moves {
            table.turn().await?;
        }
        ids.push(table.leave());
    }
    subject.kill()?;

    let start = Instant::now();
    let subject = septet.serve(&database, &[])?;
    let listening = millis(start);
    for account in &mut accounts {
        account.server = subject.address;
    }
    let (mut waking, mut moving) = (Vec::new(), Vec::new());
    let mut first = None;
    for id in &ids {
        let wake = Instant::now();
        let mut table = Septet::resume(&accounts, id, scene.clone(), Form::Whole).await?;
        waking.push(wake.elapsed());
        table.turn().await?;
        first.get_or_insert_with(|| millis(start));
        moving.push(table.turn().await?);
    }
    let all = millis(start);
    let name = |what: &str| format!("{scene}: {what}");
    report
        .add(name("killed until it listens again"), "ms", listening)
        .beside("with an empty database", nothing);
    let first = first.unwrap_or(f64::NAN);
    report
        .add(name("killed until the first move is accepted"), "ms", first)
        .beside("empty, until it listens", nothing);
    let (waking, moving) = (Spread::of(waking), Spread::of(moving));
    report
        .add(name("all sockets connect and wake a table, p50"), "ms", waking.millis(0.5))
        .beside("a move there afterwards", moving.millis(0.5));
    report.add(name(&format!("killed until all {} played on, one by one", ids.len())), "ms", all);
    Ok(())
}

fn millis(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1_000.0
}
