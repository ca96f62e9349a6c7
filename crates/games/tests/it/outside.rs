//! External bots in the arena: they play every game, and no failure of theirs stops it.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use std::{
    io::Write as _,
    os::unix::fs::PermissionsExt as _,
    path::Path,
    time::{Duration, Instant},
};

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

/// Returns the output.
fn arena(arguments: &[&str]) -> Result<String, ArenaError> {
    let args = Command::parse_from(std::iter::once(&"arena").chain(arguments)).args;
    let mut out = Vec::new();
    run(&args, &mut out)?;
    Ok(String::from_utf8(out).unwrap())
}

/// Writes a shell script that plays.
fn script(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    format!("exec:{}", path.display())
}

/// A script that plays the first offered intent. It cannot parse nested braces, so it looks for the first
/// intent of 7 Kingdoms.
const FIRST: &str = r#"
while read -r line; do
  case $line in
    '{"type":"decide"'*)
      rest=${line#*'"intents":['}
      echo "${rest%%\}*}}" ;;
  esac
done"#;

/// Returns how the program `name` fails in both of two matches with a random player.
fn fails(folder: &Path, name: &str, text: &str, more: &[&str]) -> String {
    let program = script(folder, name, text);
    let players = format!("{program},random");
    let mut arguments =
        vec!["--game", "seven-kingdoms", "--players", &players, "--games", "2", "--threads", "1"];
    arguments.extend(more);
    let out = arena(&arguments).unwrap();
    let row = |name: &str| out.lines().find(|line| line.starts_with(name)).unwrap().to_owned();
    assert!(row(&program).contains("   0.0 %"), "lost: {out}");
    assert!(row("random ").contains(" 100.0 %"), "won: {out}");
    let failed = format!("{program} failed in 2 of 2 matches, which it lost; first in match 0: ");
    out.lines().find_map(|line| line.strip_prefix(&failed)).unwrap_or_else(|| panic!("{out}")).to_owned()
}

#[test]
fn whatever_a_program_does_only_its_own_matches_are_lost() {
    let folder = tempfile::tempdir().unwrap();
    let fails = |name: &str, text: &str| fails(folder.path(), name, text, &["--limit", "300"]);
    assert!(fails("ends", "exit 3").ends_with("it ended instead of answering (exit status: 3)"));
    assert!(fails("mute", "exec 1>&-; sleep 20").ends_with("(its output is closed)"));
    // It answers every line, and may do so before it is asked.
    let odd = fails("odd", "while read -r line; do echo hello; done");
    let is_refused = odd.contains("its answer is no intent of this game")
        || odd.contains("a line more than it was asked for");
    assert!(is_refused && odd.ends_with(": hello"), "{odd}");
    let other = r#"while read -r line; do case $line in *decide*) echo '{"do":"resign"}';; esac; done"#;
    assert!(fails("other", other).contains("is no intent of this game (unknown variant `resign`"));
    let cheat = r#"while read -r line; do case $line in *decide*) echo '{"do":"play","card":7}
{"do":"play","card":7}';; esac; done"#;
    let cheat = fails("cheat", cheat);
    assert!(
        cheat.contains("it may not do") || cheat.contains("a line more than it was asked for"),
        "{cheat}"
    );
    let endless = fails("endless", "while :; do echo; done");
    assert!(endless.contains("a line more") || endless.contains("is no intent"), "{endless}");
    assert!(
        fails("long", "read -r line; yes | tr -d '\\n'").ends_with("its answer is longer than 65536 bytes")
    );
}

/// A program that thinks for ever, or that never reads, does not block the arena, and its children end with
/// it.
#[test]
fn nobody_waits_for_a_program_longer_than_the_limit() {
    let folder = tempfile::tempdir().unwrap();
    let began = Instant::now();
    // The first answer has ten additional seconds for the start; the script gives that one.
    let slow = format!(
        "sleep 600 & echo $! >> {}/children\n{}",
        folder.path().display(),
        FIRST.replace("echo \"", "[ -n \"$once\" ] && sleep 600; once=1; echo \"")
    );
    let slow = fails(folder.path(), "slow", &slow, &["--limit", "150"]);
    assert!(slow.ends_with("it gave no answer within 150 ms"), "{slow}");
    assert!(began.elapsed().as_secs() < 60, "{:?}", began.elapsed());
    let children = std::fs::read_to_string(folder.path().join("children")).unwrap();
    for child in children.split_whitespace() {
        // An orphan process may exist until it is reaped.
        let is_there = || {
            let stat = std::fs::read_to_string(format!("/proc/{child}/stat")).unwrap_or_default();
            !stat.is_empty() && !stat.contains(") Z ")
        };
        let asked = Instant::now();
        while is_there() && asked.elapsed().as_secs() < 120 {
            std::thread::sleep(Duration::from_millis(20));
        }
        assert!(!is_there(), "a child outlived its program");
    }
}

#[test]
fn what_cannot_be_started_is_said_before_anybody_plays() {
    let refused = arena(&["--players", "exec:/nowhere/bot,random"]).unwrap_err();
    assert!(matches!(refused, ArenaError::Outside { .. }), "{refused}");
    assert!(refused.to_string().starts_with("exec:/nowhere/bot: it could not be started: "), "{refused}");
    assert!(matches!(arena(&["--players", "exec:,random"]), Err(ArenaError::Outside { .. })));
}

/// One program in both seats, two matches at once, and none of them fails.
#[test]
fn a_program_is_run_as_often_as_it_has_seats() {
    let folder = tempfile::tempdir().unwrap();
    let program = script(folder.path(), "first", FIRST);
    let players = format!("{program},{program}");
    let out = arena(&["--players", &players, "--games", "6", "--threads", "2"]).unwrap();
    assert!(!out.contains("failed"), "{out}");
    assert_eq!(out.lines().filter(|line| line.starts_with(&program)).count(), 2, "{out}");
}

/// Reports a skipped test as `tests::skip` does, which needs the server.
fn skip(reason: &str) {
    eprintln!("SKIPPED: {reason}");
    let Some(file) = std::env::var_os("SEPTET_TEST_SKIPS") else { return };
    let file = std::fs::File::options().create(true).append(true).open(file);
    file.and_then(|mut file| writeln!(file, "{reason}")).expect("the file that xtask names can be written");
}

/// The example of `docs/bots/arena.md`.
#[test]
fn the_python_example_plays_every_game() {
    let python = std::process::Command::new("python3").arg("-V").output();
    if !python.is_ok_and(|python| python.status.success()) {
        return skip("examples/arena_bot.py: there is no python3");
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../client/examples/arena_bot.py");
    assert!(std::fs::read_to_string(path).unwrap().lines().count() < 40);
    let program = format!("exec:python3 {path}");
    let boxes = r#"{"leaders":"box","cities":true,"tower":true,"projects":true}"#;
    let setups = [
        ("seven-kingdoms", "{}"),
        ("seven-dragons", "{}"),
        ("seven-sages", "{}"),
        ("seven-wonders", "{}"),
        ("seven-wonders", boxes),
    ];
    for (game, options) in setups {
        let players = format!("{program},random,heuristic");
        let out =
            arena(&["--game", game, "--options", options, "--players", &players, "--games", "3"]).unwrap();
        assert!(!out.contains("failed"), "{out}");
        assert!(out.contains("times of exec: players are wall-clock times"), "{out}");
    }
}
