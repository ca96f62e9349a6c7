//! Every figure that Septet claims, measured on this machine: `bench --help`.
//!
//! Architecture invariants:
//!
//! - A figure has a reference, measured in the same run on the same cores.
//! - The server is the normal release binary in its own process, used over its protocol.
//! - CPU time is the operating system's count for that process, not wall-clock time.

mod account;
mod boxes;
mod calibration;
mod cluster;
mod cores;
mod counts;
mod figure;
mod floor;
mod form;
mod http;
mod idle;
mod moves;
mod payments;
mod playouts;
mod recover;
mod scene;
mod septet;
mod soak;
mod socket;
mod spread;
mod store;
mod subject;
mod table;
mod thinking;
mod wake;
mod wal;

use std::path::PathBuf;

use clap::{Parser, Subcommand};

use figure::Report;

/// The allocator of the server, so that the baseline has it too.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Measures Septet. Each figure is compared with a baseline of the same run.
#[derive(Parser)]
#[command(name = "bench", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// Also write the figures to this file, as JSON
    #[arg(long, global = true)]
    json: Option<PathBuf>,
    /// The binary of Septet. Default: the one beside this program
    #[arg(long, global = true)]
    septet: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    /// Moves at many tables at the same time, compared with a bare WebSocket server
    Moves(moves::Args),
    /// Pages, lists, schemas and a match record over HTTP, compared with an answer of two letters
    Http(http::Args),
    /// Appends to many tables' logs in the database, compared with another build
    Store(store::Args),
    /// One measurement of `store`
    #[command(hide = true)]
    StoreAlone(store::Alone),
    /// The cost of quiet sockets and sleeping tables
    Idle(idle::Args),
    /// The time until a killed server plays again
    Recover(recover::Args),
    /// The time to wake a table with the longest log, and its effect on other tables
    Wake(wake::Args),
    /// Random games without any server
    Playouts(playouts::Args),
    /// Random games of 7 Wonders with expansions and in teams, compared with the base game
    Boxes(boxes::Args),
    /// The search for ways to pay in 7 Wonders
    Payments(payments::Args),
    /// Moves of people while bots think at other tables, compared with no bots
    Thinking(thinking::Args),
    /// Several servers on one Postgres: moves over a link, tables of a killed server, and a bus compared with a link
    Cluster(cluster::Args),
    /// Hours of play in all games, with players who come and go, to find growth
    Soak(soak::Args),
    /// The bare WebSocket server that `moves` compares with
    #[command(hide = true)]
    Floor(floor::Args),
}

fn main() -> anyhow::Result<()> {
    let cli = Cli::parse();
    let septet = septet::Binary::find(cli.septet)?;
    let report = match &cli.command {
        Command::Floor(args) => return floor::run(args),
        Command::StoreAlone(args) => return store::measure(args),
        Command::Store(args) => store::run(args)?,
        Command::Moves(args) => moves::run(args, &septet)?,
        Command::Http(args) => http::run(args, &septet)?,
        Command::Idle(args) => idle::run(args, &septet)?,
        Command::Recover(args) => recover::run(args, &septet)?,
        Command::Wake(args) => wake::run(args, &septet)?,
        Command::Playouts(args) => playouts::run(args)?,
        Command::Boxes(args) => boxes::run(args)?,
        Command::Payments(args) => payments::run(args)?,
        Command::Thinking(args) => thinking::run(args, &septet)?,
        Command::Cluster(args) => cluster::run(args, &septet)?,
        Command::Soak(args) => soak::run(args, &septet)?,
    };
    finish(&report, cli.json.as_deref())
}

fn finish(report: &Report, json: Option<&std::path::Path>) -> anyhow::Result<()> {
    print!("{report}");
    if let Some(file) = json {
        std::fs::write(file, serde_json::to_vec_pretty(report)?)?;
    }
    anyhow::ensure!(report.wrong().is_empty(), "{}", report.wrong().join("; "));
    Ok(())
}
