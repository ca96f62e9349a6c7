//! `bench cluster`: several servers on one Postgres, beside one that uses it alone.

mod bus;
mod counted;
mod drain;
mod line;
mod listening;
mod moves;
mod nats;
mod nodes;
mod orphans;
mod postgres;
mod sleeping;

use std::time::Duration;

use crate::{cores, figure::Report, scene::Scene, septet::Binary};

use postgres::Postgres;

/// How it is measured.
#[derive(clap::Args)]
pub struct Args {
    /// The measurements
    #[arg(long, value_enum, value_delimiter = ',', default_values_t = [
        Part::Moves, Part::Orphans, Part::Sleeping, Part::Bus, Part::Drain, Part::Listening
    ])]
    parts: Vec<Part>,
    /// The games with their numbers of seats, as in seven-wonders/7; `all` means every game
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "seven-kingdoms,seven-dragons,seven-sages,seven-wonders"
    )]
    games: Vec<String>,
    /// The number of tables, with a socket for each seat
    #[arg(long, default_value_t = 20)]
    tables: u32,
    /// Seconds for each measurement of moves
    #[arg(long, default_value_t = 4)]
    seconds: u64,
    /// The number of measurements of each, in turn; the median by CPU time is shown
    #[arg(long, default_value_t = 3)]
    rounds: usize,
    /// Matches of a server that is killed, which other servers continue
    #[arg(long, default_value_t = 400)]
    orphans: u32,
    /// Tables of a server that is killed, without requests for them
    #[arg(long, default_value_t = 10_000)]
    sleeping: u32,
    /// Round trips over a link and over a bus
    #[arg(long, default_value_t = 20_000)]
    trips: u32,
    /// Tables of a server that is stopped, each with a socket; one measurement for each number
    #[arg(long, value_delimiter = ',', default_values_t = [200, 2_000, 10_000])]
    drained: Vec<u32>,
    /// Accounts that listen at one server. Other servers learn of at most 10,000
    #[arg(long, default_value_t = 10_000)]
    listening: u32,
}

/// A measurement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Part {
    /// Moves at a server's own socket, and over a link
    Moves,
    /// The time until matches of a killed server continue
    Orphans,
    /// The cost of a killed server's tables before any request for them
    Sleeping,
    /// Round trips over a connection, and over a bus
    Bus,
    /// The time that a server takes to stop, and the wait of its players
    Drain,
    /// The requests between servers in each heartbeat
    Listening,
}

pub fn run(args: &Args, septet: &Binary) -> anyhow::Result<Report> {
    cores::open_many_files()?;
    cores::stay_on(cores::CLIENT)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut report = Report::new(format!(
        "cluster: {} tables, {} s each, {} times, servers on core {}, Postgres and client on core {}",
        args.tables,
        args.seconds,
        args.rounds,
        cores::SERVER,
        cores::CLIENT
    ));
    let scenes = Scene::asked(&args.games)?;
    for part in &args.parts {
        match part {
            Part::Moves => {
                let plan = moves::Plan {
                    tables: args.tables,
                    time: Duration::from_secs(args.seconds),
                    rounds: args.rounds,
                };
                for scene in &scenes {
                    runtime.block_on(moves::run(scene, plan, septet, &mut report))?;
                }
            }
            Part::Orphans => runtime.block_on(orphans::run(args.orphans, &scenes, septet, &mut report))?,
            Part::Sleeping => runtime.block_on(sleeping::run(args.sleeping, &scenes, septet, &mut report))?,
            Part::Bus => runtime.block_on(bus::run(args.trips, &mut report))?,
            Part::Drain => runtime.block_on(drain::run(&args.drained, &scenes, septet, &mut report))?,
            Part::Listening => {
                runtime.block_on(listening::run(args.listening, septet, &mut report))?;
            }
        }
    }
    Ok(report)
}
