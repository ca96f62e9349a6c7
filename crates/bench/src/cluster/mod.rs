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
    /// What is measured
    #[arg(long, value_enum, value_delimiter = ',', default_values_t = [
        Part::Moves, Part::Orphans, Part::Sleeping, Part::Bus, Part::Drain, Part::Listening
    ])]
    parts: Vec<Part>,
    /// What is played: games with how many seats, as in seven-wonders/7; `all` is every game of the list
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "seven-kingdoms,seven-dragons,seven-sages,seven-wonders"
    )]
    games: Vec<String>,
    /// Tables at once, with a socket for each seat
    #[arg(long, default_value_t = 20)]
    tables: u32,
    /// Seconds for each measurement of moves
    #[arg(long, default_value_t = 4)]
    seconds: u64,
    /// Each is measured this often, in turn; the median by CPU time is shown
    #[arg(long, default_value_t = 3)]
    rounds: usize,
    /// Matches of a server that dies, which others go on with
    #[arg(long, default_value_t = 400)]
    orphans: u32,
    /// Tables of a server that dies, at which nobody asks for anything
    #[arg(long, default_value_t = 10_000)]
    sleeping: u32,
    /// Round trips over a link and over a bus
    #[arg(long, default_value_t = 20_000)]
    trips: u32,
    /// Tables of a server that is told to stop, each with a socket; one measurement for each number
    #[arg(long, value_delimiter = ',', default_values_t = [200, 2_000, 10_000])]
    drained: Vec<u32>,
    /// Accounts that listen at one server; more than 10,000 others are not told of
    #[arg(long, default_value_t = 10_000)]
    listening: u32,
}

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Part {
    /// Moves at a server's own socket, and over a link
    Moves,
    /// How soon tables of a server that died are played at again
    Orphans,
    /// What tables of a server that died cost until somebody asks for them
    Sleeping,
    /// Round trips over a connection, and over a bus
    Bus,
    /// How long a server takes to stop, and people wait
    Drain,
    /// What servers ask each other once a beat
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
