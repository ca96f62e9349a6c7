//! Prints the generated part of a page: `cargo run -p server --example pages -- docs/host/settings.md`.
//!
//! `cargo xtask gen` writes it into the page.

mod http_api;
mod markdown;
mod messages;
mod problems;

use std::process::ExitCode;

use server::manual;

/// Prints the generated part of a file.
type Part = fn() -> String;

/// Each file with a generated part.
const PAGES: [(&str, Part); 7] = [
    ("docker-compose.yml", manual::passed_on),
    ("docs/bots/http-api.md", http_api::page),
    ("docs/bots/limits.md", manual::limits),
    ("docs/bots/messages.md", messages::page),
    ("docs/bots/problems.md", problems::page),
    ("docs/host/metrics.md", manual::metrics),
    ("docs/host/settings.md", manual::table),
];

fn main() -> ExitCode {
    let wanted = std::env::args().nth(1).unwrap_or_default();
    if let Some((_, page)) = PAGES.iter().find(|(file, _)| *file == wanted) {
        print!("{}", page());
        return ExitCode::SUCCESS;
    }
    let files: Vec<_> = PAGES.iter().map(|(file, _)| *file).collect();
    eprintln!("name a file with a generated part: {}", files.join(", "));
    ExitCode::FAILURE
}
