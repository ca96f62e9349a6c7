//! Programs that are run on the way.

use std::process::{Command, Stdio};

/// Runs it to its end.
///
/// # Errors
///
/// What it said if it failed, or why it could not be started.
pub fn run(command: &mut Command) -> Result<String, String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| format!("{command:?}: {error}"))?;
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    match output.status.success() {
        true => Ok(out.into_owned()),
        false => Err(format!("{command:?} ended with {}\n{out}\n{err}", output.status)),
    }
}

/// As [`run()`], where a failure is one of the test.
///
/// # Panics
///
/// If it fails.
pub fn must(command: &mut Command) -> String {
    run(command).unwrap_or_else(|why| panic!("{why}"))
}
