//! Prints the facts of a game that never change, or nothing if it has none; with `schema` their JSON Schema:
//! `cargo run -p games --example game_facts -- seven-wonders`.
//!
//! `cargo xtask gen` keeps both in `web/src/generated/`. The web client draws cards from them.

use std::process::ExitCode;

use contract::Rules;
use games::{Listed, Visitor, visit};

struct Print {
    schema: bool,
}

impl Visitor for Print {
    type Output = ();

    fn visit<R: Rules>(self, _: Listed<R>) {
        if let Some(facts) = R::facts() {
            println!("{:#}", if self.schema { facts.schema() } else { facts.value() });
        }
    }
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap_or_default();
    let schema = args.next().is_some_and(|arg| arg == "schema");
    match visit(&game, Print { schema }) {
        Some(()) => ExitCode::SUCCESS,
        None => {
            eprintln!("there is no game {game:?}");
            ExitCode::FAILURE
        }
    }
}
