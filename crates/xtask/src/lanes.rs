//! Commands side by side: many wait most of the time, and a machine has more than one core.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    panic::resume_unwind,
    process::Command,
    thread,
};

use crate::{
    command::shown,
    failure::{Failure, Outcome},
    slowest::Times,
};

/// One of them.
pub(crate) struct Lane {
    pub(crate) command: Command,
    pub(crate) remedy: &'static str,
}

/// Of what a failing program of tests says, at most so many bytes are shown again at the end.
const AGAIN: usize = 6_000;

/// Runs them all to their end, and names the programs of tests that took longest. What they say is shown a program of
/// tests at a time, so that nothing is mixed up, and what failed once more at the end.
pub(crate) fn run(lanes: Vec<Lane>) -> Outcome {
    let ended: Vec<_> = thread::scope(|scope| {
        let running: Vec<_> = lanes.into_iter().map(|lane| scope.spawn(|| lane.run())).collect();
        running.into_iter().map(|lane| lane.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    });
    let mut times = Times::default();
    let (mut outcome, mut failures) = (Ok(()), Vec::new());
    for (ended, heard, failed) in ended {
        times.add(heard);
        failures.extend(failed);
        outcome = outcome.and(ended);
    }
    times.print();
    for failed in failures {
        println!("\nOnce more, what failed:\n{failed}");
    }
    outcome
}

impl Lane {
    fn run(self) -> (Outcome, Times, Vec<String>) {
        let (mut times, mut failures) = (Times::default(), Vec::new());
        (self.listen(&mut times, &mut failures), times, failures)
    }

    fn listen(self, times: &mut Times, failures: &mut Vec<String>) -> Outcome {
        let Self { mut command, remedy } = self;
        let name = shown(&command);
        println!("$ {name}");
        let failed = |error: std::io::Error| Failure::new(format!("`{name}` cannot be run: {error}"), remedy);
        // One pipe for both: which program runs is said on the one, how long it took on the other.
        let (read, write) = std::io::pipe().map_err(failed)?;
        let second = write.try_clone().map_err(failed)?;
        let mut child = command.stdout(write).stderr(second).spawn().map_err(failed)?;
        // It holds the pipe open.
        drop(command);
        let mut lines = BufReader::new(read);
        let (mut said, mut begin) = (Vec::new(), 0);
        while lines.read_until(b'\n', &mut said).map_err(failed)? > 0 {
            let line = String::from_utf8_lossy(&said[begin..]);
            if times.hear(line.trim()) {
                failures.extend(failed_tests(&String::from_utf8_lossy(&said)));
                show(&mut said);
            }
            begin = said.len();
        }
        show(&mut said);
        let status = child.wait().map_err(failed)?;
        if status.success() {
            return Ok(());
        }
        Err(Failure::new(format!("`{name}` ended with {status}"), remedy))
    }
}

/// What the tests say that failed, and their names, if any did.
fn failed_tests(said: &str) -> Option<String> {
    let (_, failed) = said.split_once("\nfailures:\n")?;
    let from = (failed.len().saturating_sub(AGAIN)..).find(|at| failed.is_char_boundary(*at))?;
    Some(failed[from..].trim().to_owned())
}

fn show(said: &mut Vec<u8>) {
    // Nobody may read it any more; the tests count all the same.
    let _ = std::io::stdout().lock().write_all(said);
    said.clear();
}

#[cfg(test)]
mod tests {
    use crate::command;

    use super::*;

    #[test]
    fn all_run_and_one_failure_is_a_failure() {
        let lane = |arg| Lane { command: command::cargo(&[arg]), remedy: "see above" };
        assert!(run(vec![lane("--version"), lane("--list")]).is_ok());
        let failure = run(vec![lane("--no-such-flag"), lane("--version")]).unwrap_err();
        assert!(failure.to_string().contains("--no-such-flag` ended with"), "{failure}");
    }

    #[test]
    fn what_failed_is_said_again() {
        assert_eq!(failed_tests("test a ... ok\n\ntest result: ok. 1 passed\n"), None);
        let said = "test a ... FAILED\n\nfailures:\n\n---- a stdout ----\nwhy\n\nfailures:\n    a\n\ntest result: FAILED.\n";
        let again = failed_tests(said).unwrap();
        assert!(again.starts_with("---- a") && again.contains("why"), "{again}");
        assert_eq!(failed_tests(&format!("\nfailures:\n{}", "ä".repeat(AGAIN))).unwrap().len(), AGAIN);
    }
}
