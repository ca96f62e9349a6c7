//! Prints the settings as they stand in a file of the checkout, which `cargo xtask gen` keeps there:
//! `cargo run -p server --example settings -- docs/host/settings.md`.

use std::process::ExitCode;

fn main() -> ExitCode {
    match std::env::args().nth(1).as_deref() {
        Some("docs/host/settings.md") => print!("{}", server::manual::table()),
        Some("docker-compose.yml") => print!("{}", server::manual::passed_on()),
        Some(_) | None => {
            eprintln!("name a file that lists the settings: docs/host/settings.md or docker-compose.yml");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
