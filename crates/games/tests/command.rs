//! The arena as a command: what it prints, and what it refuses.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use clap::Parser;
use games::{
    arena::{ArenaError, run},
    cli::ArenaArgs,
};

#[derive(Parser)]
struct Command {
    #[command(flatten)]
    args: ArenaArgs,
}

fn arena(line: &str) -> (Result<usize, ArenaError>, String) {
    let args = Command::parse_from(std::iter::once("arena").chain(line.split_whitespace())).args;
    let mut out = Vec::new();
    let standings = run(&args, &mut out).map(|standings| standings.len());
    (standings, String::from_utf8(out).unwrap())
}

#[test]
fn the_arena_prints_shares_with_their_intervals() {
    let (standings, out) = arena("--game seven-kingdoms --seats 2 --players random,random --games 40");
    assert_eq!(standings.unwrap(), 2);
    assert!(out.starts_with("seven-kingdoms, 2 seats, 40 games, seed 7\n"), "{out}");
    assert_eq!(out.lines().filter(|line| line.starts_with("random ") && line.contains(" % to ")).count(), 2);
}

#[test]
fn line_ups_that_do_not_fit_are_refused() {
    assert_eq!(
        arena("--game chess").0.unwrap_err().to_string(),
        r#"there is no game "chess"; there are seven-wonders, seven-kingdoms, seven-dragons, seven-sages"#
    );
    let (wrong, _) = arena("--players random,deepblue");
    assert_eq!(
        wrong.unwrap_err().to_string(),
        r#"seven-kingdoms has no player "deepblue"; it has random, heuristic"#
    );
    assert!(matches!(arena("--seats 3 --players random,random").0, Err(ArenaError::LineUp { .. })));
    assert!(matches!(arena("--players random").0, Err(ArenaError::Options(_))));
    let crowd = ["random"; 9].join(",");
    assert!(matches!(arena(&format!("--players {crowd}")).0, Err(ArenaError::LineUp { .. })));
}
