//! Which tests take longest: what is slow is to be seen, so that somebody mends it.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    process::Command,
};

use crate::{
    command::shown,
    failure::{Failure, Outcome},
};

/// How many are named.
const NAMED: usize = 10;

/// Runs `cargo test` with its output visible, and names the programs that took longest in the end.
pub(crate) fn cargo_test(mut command: Command, remedy: &str) -> Outcome {
    println!("$ {}", shown(&command));
    let failed = |error: std::io::Error| Failure::new(format!("cargo cannot be started: {error}"), remedy);
    // One pipe for both: which program runs is said on the one, how long it took on the other.
    let (read, write) = std::io::pipe().map_err(failed)?;
    let second = write.try_clone().map_err(failed)?;
    let mut child = command.stdout(write).stderr(second).spawn().map_err(failed)?;
    drop(command);
    let mut times = Times::default();
    let mut lines = BufReader::new(read);
    let mut line = Vec::new();
    while lines.read_until(b'\n', &mut line).map_err(failed)? > 0 {
        // Nobody may read it any more; the tests count all the same.
        let _ = std::io::stdout().write_all(&line);
        times.hear(String::from_utf8_lossy(&line).trim());
        line.clear();
    }
    let status = child.wait().map_err(failed)?;
    times.print();
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(format!("`cargo test` ended with {status}"), remedy))
}

/// What took how long, as cargo says it.
#[derive(Default)]
struct Times {
    running: String,
    took: Vec<(f64, String)>,
}

impl Times {
    fn hear(&mut self, line: &str) {
        if let Some(program) = line.strip_prefix("Running ").or_else(|| line.strip_prefix("Doc-tests ")) {
            program.clone_into(&mut self.running);
        }
        let finished = line.starts_with("test result:").then(|| line.rsplit_once("finished in ")).flatten();
        if let Some(seconds) = finished.and_then(|(_, took)| took.trim_end_matches('s').parse().ok()) {
            self.took.push((seconds, std::mem::take(&mut self.running)));
        }
    }

    fn slowest(&mut self) -> &[(f64, String)] {
        self.took.sort_by(|a, b| b.0.total_cmp(&a.0));
        &self.took[..self.took.len().min(NAMED)]
    }

    fn print(&mut self) {
        println!("\nThe slowest programs of tests:");
        for (seconds, program) in self.slowest() {
            println!("  {seconds:>7.1} s  {program}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_come_first() {
        let mut times = Times::default();
        for line in [
            "Running tests/bots.rs (target/debug/deps/bots-0)",
            "test result: ok. 11 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 4.20s",
            "Running unittests src/lib.rs (target/debug/deps/lobby-1)",
            "test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 61.03s",
        ] {
            times.hear(line);
        }
        let slowest: Vec<_> =
            times.slowest().iter().map(|(seconds, name)| (*seconds, name.as_str())).collect();
        let lobby = "unittests src/lib.rs (target/debug/deps/lobby-1)";
        assert_eq!(slowest, [(61.03, lobby), (4.2, "tests/bots.rs (target/debug/deps/bots-0)")]);
    }
}
