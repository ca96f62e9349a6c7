//! Lets built-in bots play each other: `cargo run --release -p games --example arena -- --players
//! heuristic,random --games 1000`.

use std::{io, process::ExitCode};

use clap::Parser;

#[derive(Parser)]
struct Command {
    #[command(flatten)]
    args: games::cli::ArenaArgs,
}

fn main() -> ExitCode {
    match games::arena::run(&Command::parse().args, &mut io::stdout()) {
        Ok(_) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("arena: {error}");
            ExitCode::FAILURE
        }
    }
}
