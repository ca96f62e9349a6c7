//! Commands that run at the same time: many wait most of the time, and a machine has more than one core.

use std::{
    io::Write as _,
    panic::resume_unwind,
    process::{Command, Stdio},
    thread,
};

use crate::{
    command::shown,
    failure::{Failure, Outcome},
};

/// One of the commands.
pub(crate) struct Lane {
    pub(crate) command: Command,
    pub(crate) remedy: &'static str,
}

/// Runs all commands to their end. The output of each is shown when it ends, so that outputs are not mixed.
pub(crate) fn run(lanes: Vec<Lane>) -> Outcome {
    let all: Vec<_> = lanes.into_iter().map(|lane| || lane.run()).collect();
    beside(all).into_iter().fold(Ok(()), Result::and)
}

/// Runs all functions at the same time, and returns their results.
pub(crate) fn beside<T: Send>(all: Vec<impl FnOnce() -> T + Send>) -> Vec<T> {
    thread::scope(|scope| {
        let running: Vec<_> = all.into_iter().map(|one| scope.spawn(one)).collect();
        running.into_iter().map(|one| one.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    })
}

impl Lane {
    fn run(self) -> Outcome {
        let Self { mut command, remedy } = self;
        let name = shown(&command);
        let failed = |error: std::io::Error| Failure::new(format!("`{name}` cannot be run: {error}"), remedy);
        command.stdin(Stdio::null()).stderr(Stdio::piped());
        let output = command.output().map_err(failed)?;
        let mut out = std::io::stdout().lock();
        // A closed standard output does not change the outcome.
        let _ = writeln!(out, "$ {name}")
            .and_then(|()| out.write_all(&output.stdout))
            .and_then(|()| out.write_all(&output.stderr));
        if output.status.success() {
            return Ok(());
        }
        Err(Failure::new(format!("`{name}` ended with {}", output.status), remedy))
    }
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
