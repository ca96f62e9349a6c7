//! The arena as a command: its output, and its errors.

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
        r#"seven-kingdoms has no player "deepblue"; it has random, heuristic, newcomer, steady, skilled, strong, expert, uct, strong:open, expert:open"#
    );
    assert!(matches!(arena("--seats 3 --players random,random").0, Err(ArenaError::LineUp { .. })));
    assert!(matches!(arena("--players random").0, Err(ArenaError::Options(_))));
    let crowd = ["random"; 9].join(",");
    assert!(matches!(arena(&format!("--players {crowd}")).0, Err(ArenaError::LineUp { .. })));
}

/// A victory of a team is one for each of its players, and one in the share per pair.
#[test]
fn teams_have_a_share_per_pair_unless_partners_are_of_two_kinds() {
    let of = |players| {
        let options = r#"{"cities":true,"teams":true}"#;
        arena(&format!("--game seven-wonders --options {options} --players {players} --games 6")).1
    };
    let out = of("steady,steady,random,random");
    let line = out.lines().find_map(|line| line.strip_prefix("per pair, steady against random: "));
    let share: f64 = line.and_then(|line| line.split(' ').next()).expect("a share").parse().unwrap();
    assert!(share <= 1.0 && !line.unwrap().ends_with("(0.000 to 1.000)"), "{out}");
    assert!(!of("steady,random,steady,random").contains("per pair"));
}

#[test]
fn levels_play_with_budgets_and_options() {
    let (standings, out) = arena("--game seven-kingdoms --players strong@12,random --games 4");
    assert_eq!(standings.unwrap(), 2);
    assert!(out.contains("\nstrong@12 ") && out.contains(" ms"), "{out}");
    assert!(out.contains("\nper pair, strong@12 against random: "), "{out}");
    let again = arena("--game seven-kingdoms --players strong@12,random --games 4 --threads 1").1;
    let won = |out: &str| out.lines().nth(2).map(|line| line[..40].to_owned());
    assert_eq!(won(&out), won(&again), "plays are the same every time");
    let (standings, out) = arena(
        r#"--game seven-wonders --options {"cities":true} --players newcomer,steady,skilled --games 1"#,
    );
    assert_eq!(standings.unwrap(), 3);
    assert!(out.starts_with(r#"seven-wonders, {"cities":true}, 3 seats"#), "{out}");
    assert!(!out.contains("per pair"), "three kinds are no pair: {out}");
    assert!(matches!(arena("--options {").0, Err(ArenaError::NotOptions(_))));
    for wrong in ["strong@", "strong@1s", "random@5", "strong@-1", "uct@", "rules"] {
        let (refused, _) = arena(&format!("--players {wrong},random"));
        assert!(matches!(refused, Err(ArenaError::NoSuchPlayer { .. })), "{wrong}");
    }
}

/// Opponents that no table offers.
#[test]
fn opponents_of_the_literature_play_in_the_arena() {
    for game in ["seven-kingdoms", "seven-dragons", "seven-sages", "seven-wonders"] {
        let line = format!("--game {game} --players uct@20,random,heuristic --games 1");
        assert_eq!(arena(&line).0.unwrap(), 3);
    }
    let wrong = arena("--game seven-wonders --players rules@5,random,random").0;
    assert!(matches!(wrong, Err(ArenaError::NoSuchPlayer { .. })));
}

#[test]
#[ignore = "long suite: plays 100 matches"]
fn opponents_of_the_literature_beat_chance() {
    for (line, pair) in [
        ("--game seven-wonders --players rules,random,random --games 60", "rules against random"),
        ("--game seven-kingdoms --players uct@150,random --games 40", "uct@150 against random"),
    ] {
        let out = arena(line).1;
        let share = out.lines().find_map(|line| line.strip_prefix(&format!("per pair, {pair}: ")));
        let low: f64 = share.and_then(|share| share.split(['(', ' ']).nth(2)).unwrap().parse().unwrap();
        assert!(low > 0.6, "{out}");
    }
}
