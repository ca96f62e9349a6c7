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

/// Runs them all to their end, and names the programs of tests that took longest. What they say is shown a program of
/// tests at a time, so that nothing is mixed up.
pub(crate) fn run(lanes: Vec<Lane>) -> Outcome {
    let ended: Vec<_> = thread::scope(|scope| {
        let running: Vec<_> = lanes.into_iter().map(|lane| scope.spawn(|| lane.run())).collect();
        running.into_iter().map(|lane| lane.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    });
    let mut times = Times::default();
    let mut outcome = Ok(());
    for (ended, heard) in ended {
        times.add(heard);
        outcome = outcome.and(ended);
    }
    times.print();
    outcome
}

impl Lane {
    fn run(self) -> (Outcome, Times) {
        let mut times = Times::default();
        (self.listen(&mut times), times)
    }

    fn listen(self, times: &mut Times) -> Outcome {
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
}
