//! Prints the JSON Schema of a game's wire types, or without a name all names: `cargo run -p games --example
//! game_schema -- seven-wonders`.
//!
//! `cargo xtask gen` keeps the output in `web/src/generated/`, and makes TypeScript of it.

use std::process::ExitCode;

use contract::Rules;
use games::{GAMES, Listed, Visitor, visit};

struct Print;

impl Visitor for Print {
    type Output = ();

    fn visit<R: Rules>(self, _: Listed<R>) {
        println!("{:#}", contract::schema_of::<R>());
    }
}

fn main() -> ExitCode {
    let Some(game) = std::env::args().nth(1) else {
        GAMES.iter().for_each(|game| println!("{}", game.id));
        return ExitCode::SUCCESS;
    };
    match visit(&game, Print) {
        Some(()) => ExitCode::SUCCESS,
        None => {
            eprintln!("there is no game {game:?}");
            ExitCode::FAILURE
        }
    }
}
