//! `bench moves`: many tables at once, beside the baseline.

pub mod play;
mod run;
mod schedule;
mod show;

use std::time::Duration;

use crate::{cores, figure::Report, form::Form, scene::Scene, septet::Binary, table::Trace};

use run::{Plan, Run};

/// How it is measured.
#[derive(clap::Args)]
pub struct Args {
    /// The games with their numbers of seats, as in seven-wonders/7; `all` means every game
    #[arg(long, value_delimiter = ',', default_value = "seven-kingdoms")]
    games: Vec<String>,
    /// The numbers of tables, each with a socket for each seat
    #[arg(long, value_delimiter = ',', default_values_t = [10, 50, 200])]
    tables: Vec<u32>,
    /// The frames of sockets: whole views, or changes in compressed frames
    #[arg(long, value_enum, value_delimiter = ',', default_values_t = [Form::Whole, Form::Lean])]
    forms: Vec<Form>,
    /// Seconds for each measurement, and as many at a rate below the limit
    #[arg(long, default_value_t = 8)]
    seconds: u64,
    /// The number of measurements of each, in turn; the median by CPU time is shown
    #[arg(long, default_value_t = 3)]
    rounds: usize,
    /// The rate below the limit, as a part of the highest rate just measured
    #[arg(long, default_value_t = 0.3)]
    load: f64,
    /// The bytes of the one frame that the baseline sends to each socket. Default: frames as many and as large as
    /// those of the match
    #[arg(long)]
    frame_bytes: Option<usize>,
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
    for scene in Scene::asked(&args.games)? {
        for &tables in &args.tables {
            let plan = Plan { tables, time: Duration::from_secs(args.seconds), load: args.load };
            for &form in &args.forms {
                let rounds = runtime.block_on(measure(args, &scene, form, plan, septet))?;
                let name = format!("{scene}, {tables} tables, {form}");
                show::show(&mut report, &name, &rounds.map(median), args.load);
                if let Some(each) = runtime.block_on(run::allocations(&scene, form, plan, septet))? {
                    show::allocations(&mut report, &name, each);
                }
            }
        }
    }
    Ok(report)
}

async fn measure(
    args: &Args,
    scene: &Scene,
    form: Form,
    plan: Plan,
    septet: &Binary,
) -> anyhow::Result<[Vec<Run>; 3]> {
    let mut rounds = [Vec::new(), Vec::new(), Vec::new()];
    // Septet first: it determines the frames.
    let mut trace = args.frame_bytes.map(|bytes| Trace::even(scene.seats.into(), bytes));
    for _ in 0..args.rounds {
        let durable = run::septet(scene, form, true, plan, septet).await?;
        let trace = trace.get_or_insert_with(|| durable.trace.clone());
        rounds[0].push(durable);
        rounds[1].push(run::floor(trace, plan).await?);
        // The cost of durability is the same in every form.
        if form == Form::Whole {
            rounds[2].push(run::septet(scene, form, false, plan, septet).await?);
        }
    }
    Ok(rounds)
}

/// Returns the median; `None` without runs.
fn median(mut runs: Vec<Run>) -> Option<Run> {
    runs.sort_by(|a, b| a.cpu.total_cmp(&b.cpu));
    (!runs.is_empty()).then(|| runs.swap_remove(runs.len() / 2))
}
