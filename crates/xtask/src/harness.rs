//! Runs programs of tests, and collects their results.

use std::{
    io::{BufRead as _, BufReader},
    process::{Command, Stdio},
};

use crate::{
    command,
    failure::{Failure, Outcome},
    heard::Heard,
    programs::Program,
    skips,
    suite::Suite,
};

/// The maximum size of the shown output of failed tests, in bytes.
const SHOWN: usize = 12_000;

/// Returns the command that runs the tests of a program: at most `threads` at a time, and those of the long
/// suite if it is selected. `more` are further arguments of the program, such as `--skip NAME`.
pub(crate) fn command(program: &Program, suite: Suite, threads: usize, more: &[&str]) -> Command {
    let mut command = command::program(&program.file.to_string_lossy(), more);
    command.current_dir(&program.folder).env("CARGO_MANIFEST_DIR", &program.folder);
    command.args(["--test-threads", &threads.to_string()]);
    // The times of tests are a feature that the test harness calls unstable.
    command.args(["-Z", "unstable-options", "--report-time"]).env("RUSTC_BOOTSTRAP", "1");
    if suite == Suite::Long {
        command.arg("--include-ignored");
    }
    command.envs(suite.variables()).env(skips::VARIABLE, skips::file());
    command
}

/// Runs it, and adds its results to `heard`. Shows one line if all tests pass, else all output of those that
/// failed.
pub(crate) fn run(mut command: Command, name: &str, heard: &mut Heard) -> Outcome {
    let failed = |error: std::io::Error| Failure::new(format!("{name} cannot be run: {error}"), "see above");
    // One pipe for both: output of a test belongs to the line before it.
    let (read, write) = std::io::pipe().map_err(failed)?;
    let second = write.try_clone().map_err(failed)?;
    let mut child = command.stdin(Stdio::null()).stdout(write).stderr(second).spawn().map_err(failed)?;
    // The command keeps the pipe open.
    drop(command);
    let (mut lines, mut said, mut line) = (BufReader::new(read), String::new(), Vec::new());
    while lines.read_until(b'\n', &mut line).map_err(failed)? > 0 {
        let text = String::from_utf8_lossy(&line);
        heard.hear(name, text.trim());
        said.push_str(&text);
        line.clear();
    }
    let status = child.wait().map_err(failed)?;
    let result = said.lines().rfind(|line| line.starts_with("test result:")).unwrap_or("no result");
    println!("{name}: {result}");
    if status.success() {
        return Ok(());
    }
    let why = failures(&said);
    println!("\n{name} failed:\n{why}");
    heard.failed.push(format!("{name}:\n{why}"));
    Err(Failure::new(
        format!("{name} ended with {status}"),
        "run the failing test by itself: `cargo test -p CRATE NAME`",
    ))
}

/// Returns the output of failed tests with their names; the end of the output if the program did not get that
/// far.
fn failures(said: &str) -> &str {
    let from = said.find("\nfailures:\n").map_or(0, |at| at + 1);
    let most = said.len().saturating_sub(SHOWN).max(from);
    let from = (most..said.len()).find(|at| said.is_char_boundary(*at)).unwrap_or(from);
    said[from..].trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_output_of_failed_tests_is_found() {
        let said = "test a ... FAILED\n\nfailures:\n\n---- a stdout ----\nwhy\n\nfailures:\n    a\n\ntest result: FAILED.\n";
        assert!(failures(said).starts_with("failures:") && failures(said).contains("why"));
        assert_eq!(failures("running 1 test\nit aborted\n"), "running 1 test\nit aborted");
        assert_eq!(failures(&format!("\nfailures:\n{}", "ä".repeat(SHOWN))).len(), SHOWN);
    }

    #[test]
    fn a_failure_is_an_error_and_is_kept() {
        let mut heard = Heard::default();
        assert!(run(command::cargo(&["--version"]), "cargo", &mut heard).is_ok());
        assert!(run(command::cargo(&["--no-such-flag"]), "cargo", &mut heard).is_err());
        assert!(heard.failed[0].contains("--no-such-flag"), "{:?}", heard.failed);
    }
}
